//! The words of the pages: those around the help in each language, and the help itself in another than English.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use clap::builder::{PossibleValue, Resettable, StyledStr};
use clap::{Arg, ArgAction, Command};
use serde::Deserialize;

use super::Fault;

/// The words around the help.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Frame {
    pub(crate) manual: String,
    pub(crate) name: String,
    pub(crate) synopsis: String,
    pub(crate) description: String,
    pub(crate) options: String,
    pub(crate) commands: String,
    pub(crate) files: String,
    pub(crate) environment: String,
    pub(crate) exit_status: String,
    pub(crate) see_also: String,
    /// What stands for the options where a command line is shown.
    pub(crate) any_options: String,
    /// What stands for a command there.
    pub(crate) any_command: String,
    default: String,
    possible_values: String,
    alias: String,
    print_help: String,
    print_version: String,
    /// Each place where the program keeps something, and what.
    pub(crate) places: BTreeMap<String, String>,
    /// Each variable that the program reads, and what for.
    pub(crate) variables: BTreeMap<String, String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    frame: Frame,
    /// By the English sentence.
    texts: Option<BTreeMap<String, String>>,
    /// By the English name of a value.
    values: Option<BTreeMap<String, String>>,
}

/// A language for the pages.
#[derive(Debug)]
pub(crate) struct Wording {
    pub(crate) frame: Frame,
    translation: Option<Translation>,
}

impl Wording {
    /// Returns the words of the program itself.
    pub(crate) fn english() -> Result<Self, Fault> {
        Self::read("en.toml", include_str!("en.toml"))
    }

    /// Returns those in German.
    pub(crate) fn german() -> Result<Self, Fault> {
        Self::read("de.toml", include_str!("de.toml"))
    }

    fn read(file: &'static str, text: &str) -> Result<Self, Fault> {
        let File { frame, texts, values } = toml::from_str(text).map_err(|error| Fault::Words {
            file,
            reason: error.to_string(),
        })?;
        let translation = texts.zip(values).map(|(texts, values)| Translation {
            file,
            texts,
            values,
            used: RefCell::default(),
            missing: RefCell::default(),
        });
        Ok(Self { frame, translation })
    }

    /// Returns the command with all below it as its help stands on a page.
    ///
    /// # Errors
    ///
    /// Returns what is not translated, or what is and is not said.
    pub(crate) fn of(&self, command: Command) -> Result<Command, Fault> {
        let version = Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version);
        let command = self
            .reworded(command)
            .disable_version_flag(true)
            .arg(version.help(self.frame.print_version.clone()));
        match &self.translation {
            Some(translation) => translation.is_whole().map(|()| command),
            None => Ok(command),
        }
    }

    fn reworded(&self, mut command: Command) -> Command {
        if let Some(about) = command.get_about().cloned() {
            command = command.about(self.text(&about));
        }
        if let Some(about) = command.get_long_about().cloned() {
            command = command.long_about(self.text(&about));
        }
        if let Some(after) = command.get_after_help().cloned() {
            command = command.after_help(self.text(&after));
        }
        let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
        command
            .disable_help_flag(true)
            .subcommand_value_name(for_ever(&self.frame.any_command))
            .mut_args(|arg| self.reworded_option(arg))
            .mut_subcommands(|it| self.reworded(it))
            .arg(help.help(self.frame.print_help.clone()))
    }

    /// Returns an option whose help says all that there is to say: defaults, values and other names too.
    fn reworded_option(&self, arg: Arg) -> Arg {
        if arg.is_hide_set() {
            return arg;
        }
        let mut help = arg
            .get_long_help()
            .or(arg.get_help())
            .map(|it| self.text(it))
            .unwrap_or_default();
        let mut more = |what: &str, of: &[String]| {
            if !of.is_empty() {
                help += &format!(" [{what}: {}]", of.join(", "));
            }
        };
        let defaults = arg.get_default_values().iter();
        let defaults: Vec<_> = defaults.map(|it| it.to_string_lossy().into_owned()).collect();
        let takes = arg.get_action().takes_values();
        more(&self.frame.default, if takes { &defaults } else { &[] });
        let aliases = arg.get_visible_aliases().unwrap_or_default();
        let aliases: Vec<_> = aliases.iter().map(|it| format!("--{it}")).collect();
        more(&self.frame.alias, &aliases);
        let values = if takes { arg.get_possible_values() } else { Vec::new() };
        let values: Vec<_> = values
            .iter()
            .filter(|it| !it.is_hide_set())
            .map(|it| self.value(it))
            .collect();
        more(&self.frame.possible_values, &values);

        let arg = arg.help(help).long_help(Resettable::Reset);
        if !takes {
            return arg;
        }
        let names = arg.get_value_names().unwrap_or_default();
        let names: Vec<_> = names.iter().map(|it| for_ever(&self.name(it))).collect();
        let arg = if names.is_empty() { arg } else { arg.value_names(names) };
        arg.hide_default_value(true).hide_possible_values(true)
    }

    fn value(&self, value: &PossibleValue) -> String {
        match value.get_help() {
            Some(help) => format!("{} ({})", value.get_name(), self.text(help)),
            None => value.get_name().to_owned(),
        }
    }

    /// Translates a text, paragraph by paragraph.
    fn text(&self, text: &StyledStr) -> String {
        let text = text.to_string();
        let paragraphs: Vec<_> = text.trim().split("\n\n").map(|it| self.paragraph(it)).collect();
        paragraphs.join("\n\n")
    }

    fn paragraph(&self, text: &str) -> String {
        match &self.translation {
            Some(translation) => translation.of(&translation.texts, text),
            None => text.to_owned(),
        }
    }

    /// Translates what stands for a value. Small letters are words that are to be typed.
    fn name(&self, name: &str) -> String {
        match &self.translation {
            Some(translation) if name.contains(char::is_uppercase) => translation.of(&translation.values, name),
            Some(_) | None => name.to_owned(),
        }
    }
}

/// clap takes names for a value only as they stand in a program. This program ends as soon as the pages are written.
fn for_ever(name: &str) -> &'static str {
    name.to_owned().leak()
}

/// What is said in English, in another language.
#[derive(Debug)]
struct Translation {
    file: &'static str,
    texts: BTreeMap<String, String>,
    values: BTreeMap<String, String>,
    used: RefCell<BTreeSet<String>>,
    missing: RefCell<BTreeSet<String>>,
}

impl Translation {
    fn of(&self, texts: &BTreeMap<String, String>, text: &str) -> String {
        if let Some(translated) = texts.get(text) {
            self.used.borrow_mut().insert(text.to_owned());
            return translated.clone();
        }
        self.missing.borrow_mut().insert(text.to_owned());
        text.to_owned()
    }

    /// Checks that there was a translation for all that was asked for, and that all there is was asked for.
    fn is_whole(&self) -> Result<(), Fault> {
        let missing = self.missing.borrow();
        if !missing.is_empty() {
            return Err(Fault::Untranslated {
                file: self.file,
                texts: missing.iter().cloned().collect(),
            });
        }
        let used = self.used.borrow();
        let all = self.texts.keys().chain(self.values.keys());
        let unused: Vec<_> = all.filter(|it| !used.contains(*it)).cloned().collect();
        if unused.is_empty() {
            return Ok(());
        }
        Err(Fault::Unused {
            file: self.file,
            texts: unused,
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::{Arg, Command};

    use super::{Fault, Wording};

    /// Returns a language that has nothing but these texts.
    fn language(texts: &[(&str, &str)]) -> Wording {
        let mut language = Wording::german().expect("a language");
        let translation = language.translation.as_mut().expect("a translation");
        let texts = texts
            .iter()
            .map(|(english, own)| ((*english).to_owned(), (*own).to_owned()));
        translation.texts = texts.collect();
        translation.values = [("FILE".to_owned(), "DATEI".to_owned())].into();
        language
    }

    fn command(about: &'static str) -> Command {
        let file = Arg::new("file").long("file").value_name("FILE").help("The file");
        Command::new("ansage").about(about).arg(file)
    }

    #[test]
    fn a_sentence_that_was_changed_is_refused_until_it_is_translated_anew() {
        let german = language(&[("Play", "Spielen"), ("The file", "Die Datei")]);
        let said = german.of(command("Play")).expect("all of it is translated");
        assert_eq!(said.get_about().map(ToString::to_string).as_deref(), Some("Spielen"));

        let fault = german.of(command("Play a game")).expect_err("nobody translated that");
        assert!(matches!(fault, Fault::Untranslated { texts, .. } if texts == ["Play a game"]));
    }

    #[test]
    fn a_translation_of_what_is_no_longer_said_is_refused() {
        let german = language(&[("Play", "Spielen"), ("The file", "Die Datei"), ("A file", "Eine Datei")]);
        let fault = german.of(command("Play")).expect_err("no option is called so");
        assert!(matches!(fault, Fault::Unused { texts, .. } if texts == ["A file"]));
    }
}
