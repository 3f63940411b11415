//! The help of the command line in a person's language: clap has it in English, and `help.toml` of a language its sentences by
//! the English ones, with the words around them. The manual pages say the same.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use clap::builder::{PossibleValue, Resettable, Str, StyledStr};
use clap::{Arg, ArgAction, Command};
use serde::Deserialize;

use ansage_core::language::Voices;

/// Why the help of a language cannot be used as it is.
#[derive(Debug, thiserror::Error)]
pub enum WordingFlaw {
    /// There is no help in that language.
    #[error("there is no help.toml in {0}")]
    None(String),
    /// It is not as it should be.
    #[error("{language}/help.toml: {reason}")]
    Syntax {
        /// The language.
        language: String,
        /// What the reader says.
        reason: String,
    },
    /// These have no translation.
    #[error("{language}/help.toml does not translate: {}", texts.join("; "))]
    Untranslated {
        /// The language.
        language: String,
        /// The English.
        texts: Vec<String>,
    },
    /// These are translated, and the program does not say them.
    #[error("{language}/help.toml translates what is not said: {}", texts.join("; "))]
    Unused {
        /// The language.
        language: String,
        /// The English.
        texts: Vec<String>,
    },
}

/// The words around the help.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Frame {
    /// What a manual is called.
    pub manual: String,
    /// The heading of the name.
    pub name: String,
    /// The heading of the forms of a line.
    pub synopsis: String,
    /// The heading of what it does.
    pub description: String,
    /// The heading of the options.
    pub options: String,
    /// The heading of the commands.
    pub commands: String,
    /// The heading of the files.
    pub files: String,
    /// The heading of the variables.
    pub environment: String,
    /// The heading of the exit codes.
    pub exit_status: String,
    /// The heading of the other pages.
    pub see_also: String,
    usage: String,
    arguments: String,
    /// What stands for the options where a command line is shown.
    pub any_options: String,
    /// What stands for a command there.
    pub any_command: String,
    default: String,
    possible_values: String,
    alias: String,
    print_help: String,
    print_version: String,
    /// Each place where the program keeps something, and what.
    pub places: BTreeMap<String, String>,
    /// Each variable that the program reads, and what for.
    pub variables: BTreeMap<String, String>,
}

impl Frame {
    /// Returns the forms of a command line, one a line, as clap shows them but in these words.
    pub fn usage_in_words(&self, usage: &str) -> String {
        let forms = usage.trim_start_matches("Usage:").lines().map(str::trim);
        let forms: Vec<_> = forms
            .map(|it| it.replace("[OPTIONS]", &format!("[{}]", self.any_options)))
            .collect();
        forms.join("\n")
    }
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

/// The help in a language.
#[derive(Debug)]
pub struct Wording {
    /// The words around it.
    pub frame: Frame,
    translation: Option<Translation>,
}

impl Wording {
    /// Reads the help of a language.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with its file, or that there is none.
    pub fn read(voices: &Voices, language: &str) -> Result<Self, WordingFlaw> {
        let none = || WordingFlaw::None(language.to_owned());
        let text = voices.help_of_the_command_line(language).ok_or_else(none)?;
        let File { frame, texts, values } = toml::from_str(text).map_err(|error| WordingFlaw::Syntax {
            language: language.to_owned(),
            reason: error.to_string(),
        })?;
        let translation = texts.zip(values).map(|(texts, values)| Translation {
            language: language.to_owned(),
            texts,
            values,
            used: RefCell::default(),
            missing: RefCell::default(),
        });
        Ok(Self { frame, translation })
    }

    /// Returns true if it is in another language than the program's own.
    pub fn is_translated(&self) -> bool {
        self.translation.is_some()
    }

    /// Returns the command with all below it as its help stands on a page.
    ///
    /// # Errors
    ///
    /// Returns what is not translated, or what is and is not said.
    pub fn of_pages(&self, command: Command) -> Result<Command, WordingFlaw> {
        let command = self.whole(command);
        match &self.translation {
            Some(translation) => translation.is_whole().map(|()| command),
            None => Ok(command),
        }
    }

    /// Returns the command with all below it as its help stands in a terminal. What has no translation stays English.
    pub fn of_a_terminal(&self, command: Command) -> Command {
        let mut command = self.headed(self.whole(command));
        command.build();
        self.with_usage(command)
    }

    fn whole(&self, command: Command) -> Command {
        let version = Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version);
        self.reworded(command)
            .disable_version_flag(true)
            .arg(version.help(self.frame.print_version.clone()))
    }

    fn headed(&self, command: Command) -> Command {
        let heading = |arg: &Arg| match arg.is_positional() {
            true => for_ever(&as_a_heading(&self.frame.arguments)),
            false => for_ever(&as_a_heading(&self.frame.options)),
        };
        let usage = as_a_heading(&self.frame.usage);
        command
            .help_template(format!(
                "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"
            ))
            .subcommand_help_heading(for_ever(&as_a_heading(&self.frame.commands)))
            .mut_args(|arg| {
                let heading = heading(&arg);
                // Its help names them already, and clap would once more, in English.
                let aliases: Vec<_> = arg.get_visible_aliases().unwrap_or_default();
                let aliases: Vec<_> = aliases.into_iter().map(for_ever).collect();
                let unnamed: Resettable<Str> = Resettable::Reset;
                arg.help_heading(heading).visible_alias(unnamed).aliases(aliases)
            })
            .mut_subcommands(|it| self.headed(it))
    }

    /// The forms of the line are known once the command is built.
    fn with_usage(&self, mut command: Command) -> Command {
        let usage = self.frame.usage_in_words(&command.render_usage().to_string());
        command.override_usage(usage).mut_subcommands(|it| self.with_usage(it))
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

/// Returns a heading of a page, in capitals, as it stands in a terminal.
fn as_a_heading(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter();
    first.chain(letters.flat_map(char::to_lowercase)).collect()
}

/// clap takes names for a value only as they stand in a program. The program ends as soon as the help is written.
fn for_ever(name: &str) -> &'static str {
    name.to_owned().leak()
}

/// What is said in English, in another language.
#[derive(Debug)]
struct Translation {
    language: String,
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
    fn is_whole(&self) -> Result<(), WordingFlaw> {
        let missing = self.missing.borrow();
        if !missing.is_empty() {
            return Err(WordingFlaw::Untranslated {
                language: self.language.clone(),
                texts: missing.iter().cloned().collect(),
            });
        }
        let used = self.used.borrow();
        let all = self.texts.keys().chain(self.values.keys());
        let unused: Vec<_> = all.filter(|it| !used.contains(*it)).cloned().collect();
        if unused.is_empty() {
            return Ok(());
        }
        Err(WordingFlaw::Unused {
            language: self.language.clone(),
            texts: unused,
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::{Arg, Command};

    use super::{Wording, WordingFlaw, as_a_heading};
    use ansage_core::language::Voices;

    /// Returns a language that has nothing but these texts.
    fn language(texts: &[(&str, &str)]) -> Wording {
        let mut language = Wording::read(&Voices::of(ansage_texts::VOICES), "de").expect("a language");
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
        let said = german.of_pages(command("Play")).expect("all of it is translated");
        assert_eq!(said.get_about().map(ToString::to_string).as_deref(), Some("Spielen"));

        let fault = german
            .of_pages(command("Play a game"))
            .expect_err("nobody translated that");
        assert!(matches!(fault, WordingFlaw::Untranslated { texts, .. } if texts == ["Play a game"]));
    }

    #[test]
    fn a_translation_of_what_is_no_longer_said_is_refused() {
        let german = language(&[("Play", "Spielen"), ("The file", "Die Datei"), ("A file", "Eine Datei")]);
        let fault = german.of_pages(command("Play")).expect_err("no option is called so");
        assert!(matches!(fault, WordingFlaw::Unused { texts, .. } if texts == ["A file"]));
    }

    #[test]
    fn a_heading_of_a_page_is_one_of_a_terminal() {
        assert_eq!(as_a_heading("RÜCKGABEWERT"), "Rückgabewert");
        assert_eq!(as_a_heading("ÓRDENES"), "Órdenes");
    }
}
