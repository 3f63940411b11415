//! The texts of the folder `voices/`: compiled in, and whatever a person lays over them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::OnceLock;

use include_dir::{Dir, include_dir};

use super::glossary::GlossaryWords;
use super::lexicon::{self, Lexicon};
use super::listen::SpokenWords;
use super::placement::BoardWords;
use super::{Commands, Message, Messages};

static FOLDER: Dir<'_> = include_dir!("$OUT_DIR/voices");

/// Every language there is: lexicons for the announcements, messages and command words for the rest.
#[derive(Debug)]
pub struct Voices {
    lexicons: BTreeMap<String, Lexicon>,
    messages: BTreeMap<String, LazyMessages>,
    commands: Commands,
    spoken: BTreeMap<String, SpokenWords>,
    boards: BTreeMap<String, BoardWords>,
    glossary: GlossaryWords,
    /// The help of the command line as its file has it: what reads it knows the options.
    help: BTreeMap<String, String>,
}

/// The messages of one language, read when they are first asked for: a game needs those of one or two.
#[derive(Debug, Default)]
struct LazyMessages(OnceLock<Messages>);

impl LazyMessages {
    fn hold(&self, messages: Messages) {
        self.0.get_or_init(|| messages);
    }

    /// Returns them; those that come with the program if none are held.
    fn of(&self, tag: &str) -> &Messages {
        self.0.get_or_init(|| {
            let file = format!("{tag}/messages.ftl");
            let ours: Vec<Source<'_>> = compiled_in().into_iter().filter(|it| it.file == file).collect();
            Messages::read(tag, &ours).expect("a test reads the folder that is compiled in")
        })
    }
}

/// A file of the voices that cannot be used: which, where in it, and why.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{file}{}: {key}: {flaw}", line.map(|it| format!(":{it}")).unwrap_or_default())]
pub struct VoiceError {
    /// The file inside `voices/`, e.g. `de/lexicon.toml`.
    pub file: String,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// The key in the file; empty if the file as a whole is not readable.
    pub key: String,
    /// What is wrong.
    pub flaw: VoiceFlaw,
}

/// What is wrong with an entry of the voices.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum VoiceFlaw {
    /// The text is not what its format asks for.
    #[error("{0}")]
    Syntax(String),
    /// No such file belongs to the voices.
    #[error("no file of that name belongs to the voices")]
    UnknownFile,
    /// The folder is not named as a language.
    #[error("not the tag of a language")]
    NotALanguage,
    /// There is no such key.
    #[error("unknown key")]
    UnknownKey,
    /// The key is missing.
    #[error("missing")]
    Missing,
    /// The text is empty.
    #[error("empty")]
    Empty,
    /// The lexicon it extends does not exist.
    #[error("there is no lexicon {0:?} to extend")]
    UnknownBase(String),
    /// The lexicon extends itself, perhaps by way of others.
    #[error("extends itself")]
    Circle,
    /// The same form already means something else.
    #[error("{form:?} already means {other}")]
    Taken {
        /// The form.
        form: String,
        /// The key it belongs to.
        other: String,
    },
    /// Phonemes are mnemonics in plain letters, without brackets.
    #[error("not mnemonics of phonemes")]
    NotPhonemes,
    /// The message is not about that.
    #[error("unknown argument ${0}")]
    UnknownArgument(String),
    /// The message must be about that.
    #[error("argument ${0} is missing")]
    MissingArgument(String),
}

impl VoiceFlaw {
    /// Makes a flaw of what the reader of TOML says, without the value that it did not expect.
    pub(super) fn of_toml(error: &toml::de::Error) -> Self {
        let said = error.message();
        let expected = said.strip_prefix("invalid ").and_then(|it| it.rsplit_once("expected "));
        Self::Syntax(match expected {
            Some((_value, expected)) => format!("expected {expected}"),
            None => said.to_owned(),
        })
    }
}

impl VoiceError {
    pub(super) fn new(file: impl Into<String>, key: impl Into<String>, flaw: VoiceFlaw) -> Self {
        Self {
            file: file.into(),
            line: None,
            key: key.into(),
            flaw,
        }
    }

    pub(super) fn at_line(self, line: Option<usize>) -> Self {
        Self { line, ..self }
    }
}

/// A file of the voices, as text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    /// Its path inside `voices/`.
    pub(super) file: &'a str,
    pub(super) text: &'a str,
}

impl Voices {
    /// Returns the voices that come with the program.
    pub fn compiled_in() -> Self {
        Self::overlaid(&BTreeMap::new()).expect("a test reads the folder that is compiled in")
    }

    /// Returns the voices of the program with `files` laid over them, text by path: `de/lexicon.toml`.
    ///
    /// A word, message or command that a file names takes the place of ours; the folder of an unknown tag adds a
    /// language.
    ///
    /// # Errors
    ///
    /// Returns a [`VoiceError`] for the first entry that cannot be used.
    pub fn overlaid(files: &BTreeMap<String, String>) -> Result<Self, VoiceError> {
        let layers = Layers::sorted(files)?;
        let mut messages = BTreeMap::new();
        for (tag, sources) in &layers.messages {
            let messages_of_tag = LazyMessages::default();
            // What somebody has laid over ours may be wrong, which is said at once.
            if sources.iter().any(|it| files.contains_key(it.file)) {
                messages_of_tag.hold(Messages::read(tag, sources)?);
            }
            messages.insert((*tag).to_owned(), messages_of_tag);
        }
        let mut spoken = BTreeMap::new();
        for (tag, sources) in &layers.spoken {
            spoken.insert((*tag).to_owned(), SpokenWords::read(sources)?);
        }
        let lexicons = lexicon::read_all(&layers.lexicons)?;
        Ok(Self {
            spoken,
            boards: boards(&layers.boards, &lexicons)?,
            lexicons,
            messages,
            commands: Commands::read(&layers.commands)?,
            glossary: GlossaryWords::read(&layers.glossary)?,
            help: layers
                .help
                .into_iter()
                .map(|(tag, it)| (tag.to_owned(), it.text.to_owned()))
                .collect(),
        })
    }

    /// Returns the words of the announcements: `de-fide`, `de`, `en`.
    pub fn lexicon(&self, tag: &str) -> Option<&Lexicon> {
        self.lexicons.get(tag)
    }

    /// Returns the words in which a person is told of the board who reads or hears it alone: those of their reports, or
    /// the announced ones where both are of one language; spelled as people read them.
    pub fn lexicon_to_be_read(&self, announced: &Lexicon, reports: &str) -> Lexicon {
        let own = self.lexicon(reports).filter(|it| it.language() != announced.language());
        own.unwrap_or(announced).spelled_to_be_read()
    }

    /// Returns the messages in a language.
    pub fn messages(&self, tag: &str) -> Option<&Messages> {
        self.messages.get(tag).map(|it| it.of(tag))
    }

    /// Returns true if a word is one of those a message lists, parted by commas, in a language or in English, however it is
    /// spelled.
    pub fn is_listed(&self, reports: &str, list: &Message, word: &str) -> bool {
        let lists = [reports, "en"].into_iter().filter_map(|it| self.messages(it));
        let folded = fold(word);
        lists
            .map(|it| it.say(list))
            .any(|it| it.split(',').any(|one| fold(one) == folded))
    }

    /// Returns the words of the commands.
    pub fn commands(&self) -> &Commands {
        &self.commands
    }

    /// Returns the file with the help of the command line in a language.
    pub fn help_of_the_command_line(&self, tag: &str) -> Option<&str> {
        self.help.get(tag).map(String::as_str)
    }

    /// Returns the terms that stand in no other file.
    pub(super) fn glossary_words(&self) -> &GlossaryWords {
        &self.glossary
    }

    /// Returns what is said aloud beside the words of a lexicon: its own, or that of its language.
    pub fn spoken(&self, lexicon: &Lexicon) -> Option<&SpokenWords> {
        let own = self.spoken.get(lexicon.tag());
        own.or_else(|| self.spoken.get(lexicon.language()))
    }

    /// Returns the words in which a board is told, for a lexicon: those of its language, and its own over them.
    pub fn board_words(&self, lexicon: &Lexicon) -> Option<&BoardWords> {
        self.boards.get(lexicon.tag())
    }

    /// Returns the names that [`Voices::lexicon`] knows.
    pub fn lexicon_tags(&self) -> impl Iterator<Item = &str> {
        self.lexicons.keys().map(String::as_str)
    }

    /// Returns the names that [`Voices::messages`] knows.
    pub fn message_tags(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }
}

/// The files by what they are, ours below what lies over them.
#[derive(Default)]
struct Layers<'a> {
    lexicons: BTreeMap<&'a str, Vec<Source<'a>>>,
    messages: BTreeMap<&'a str, Vec<Source<'a>>>,
    commands: Vec<Source<'a>>,
    spoken: BTreeMap<&'a str, Vec<Source<'a>>>,
    boards: BTreeMap<&'a str, Vec<Source<'a>>>,
    glossary: Vec<Source<'a>>,
    help: BTreeMap<&'a str, Source<'a>>,
}

impl<'a> Layers<'a> {
    fn sorted(files: &'a BTreeMap<String, String>) -> Result<Self, VoiceError> {
        let mut layers = Self::default();
        let laid_over = files.iter().map(|(file, text)| Source { file, text });
        for source in compiled_in().into_iter().chain(laid_over) {
            layers.add(source)?;
        }
        Ok(layers)
    }

    fn add(&mut self, source: Source<'a>) -> Result<(), VoiceError> {
        match source.file.split_once('/') {
            Some((tag, "lexicon.toml")) => self.lexicons.entry(language(tag, source)?).or_default().push(source),
            Some((tag, "messages.ftl")) => self.messages.entry(language(tag, source)?).or_default().push(source),
            Some((tag, "spoken.toml")) => self.spoken.entry(language(tag, source)?).or_default().push(source),
            Some((tag, "board.toml")) => self.boards.entry(language(tag, source)?).or_default().push(source),
            Some((tag, "help.toml")) => {
                self.help.insert(language(tag, source)?, source);
            }
            None if source.file == "commands.toml" => self.commands.push(source),
            None if source.file == "glossary.toml" => self.glossary.push(source),
            Some(_) | None => return Err(VoiceError::new(source.file, "", VoiceFlaw::UnknownFile)),
        }
        Ok(())
    }
}

/// Returns the words of a board for every lexicon whose language has them; they must be complete.
fn boards(
    files: &BTreeMap<&str, Vec<Source<'_>>>,
    lexicons: &BTreeMap<String, Lexicon>,
) -> Result<BTreeMap<String, BoardWords>, VoiceError> {
    let mut boards = BTreeMap::new();
    for (tag, lexicon) in lexicons {
        let own = files.get(tag.as_str());
        let base = files.get(lexicon.language());
        let Some(last) = own.or(base).and_then(|it| it.last()) else {
            continue;
        };
        let read = |it: Option<&Vec<Source<'_>>>| BoardWords::read(it.map_or(&[], Vec::as_slice));
        let words = read(own)?.over(&read(base)?);
        if let Some(key) = words.missing() {
            return Err(VoiceError::new(last.file, key, VoiceFlaw::Missing));
        }
        boards.insert(tag.clone(), words);
    }
    Ok(boards)
}

fn compiled_in() -> Vec<Source<'static>> {
    let folders = FOLDER.dirs().flat_map(Dir::files);
    let all = FOLDER.files().chain(folders);
    all.filter_map(|it| {
        Some(Source {
            file: it.path().to_str()?,
            text: it.contents_utf8()?,
        })
    })
    .collect()
}

fn language<'a>(tag: &'a str, source: Source<'_>) -> Result<&'a str, VoiceError> {
    match tag.parse::<unic_langid::LanguageIdentifier>() {
        Ok(_) => Ok(tag),
        Err(_) => Err(VoiceError::new(source.file, tag, VoiceFlaw::NotALanguage)),
    }
}

/// A table of a TOML file with the line its key stands on.
pub(super) struct Section {
    pub(super) key: String,
    pub(super) line: usize,
    pub(super) value: toml::Value,
}

/// Reads a TOML file into what stands at its top, in the order of the keys.
pub(super) fn sections(source: &Source<'_>) -> Result<Vec<Section>, VoiceError> {
    type Top = BTreeMap<toml::Spanned<String>, toml::Value>;
    let top = toml::from_str::<Top>(source.text).map_err(|error| {
        let line = error.span().map(|Range { start, .. }| line_at(source.text, start));
        VoiceError::new(source.file, "", VoiceFlaw::Syntax(error.message().to_owned())).at_line(line)
    })?;
    let ends: Vec<usize> = source.text.match_indices('\n').map(|(end, _)| end).collect();
    let section = |(key, value): (toml::Spanned<String>, toml::Value)| Section {
        line: ends.partition_point(|end| *end < key.span().start) + 1,
        key: key.into_inner(),
        value,
    };
    Ok(top.into_iter().map(section).collect())
}

/// Returns the line, from 1, of a place in a text.
pub(super) fn line_at(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|it| *it == b'\n').count() + 1
}

/// Proves that no form stands for two keys.
pub(super) struct FormClaims {
    taken: BTreeMap<String, String>,
}

impl FormClaims {
    pub(super) fn new() -> Self {
        Self { taken: BTreeMap::new() }
    }

    /// Claims a form for a key.
    pub(super) fn claim(&mut self, form: &str, key: &str) -> Result<(), VoiceFlaw> {
        let spellings = spellings(form);
        if let Some((_, other)) = spellings
            .iter()
            .filter_map(|it| self.taken.get_key_value(it))
            .find(|(_, other)| *other != key)
        {
            return Err(VoiceFlaw::Taken {
                form: form.to_owned(),
                other: other.clone(),
            });
        }
        self.taken.extend(spellings.into_iter().map(|it| (it, key.to_owned())));
        Ok(())
    }
}

/// Returns a text as it is compared: lower case, no accents, single blanks.
pub fn fold(text: &str) -> String {
    use unicode_normalization::UnicodeNormalization as _;
    use unicode_normalization::char::is_combining_mark;
    if text.is_ascii() {
        return text
            .to_ascii_lowercase()
            .split_ascii_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
    }
    let plain = text
        .nfkd()
        .filter(|it| !is_combining_mark(*it))
        .flat_map(char::to_lowercase)
        .collect::<String>()
        .replace('ß', "ss");
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns every folded spelling of a word: `zurück` is `zuruck` and `zurueck`.
pub fn spellings(word: &str) -> BTreeSet<String> {
    if word.is_ascii() {
        return [fold(word)].into();
    }
    let lower = word.to_lowercase();
    let with_e = lower.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
    [fold(&lower), fold(&with_e)].into()
}

#[cfg(test)]
mod tests;
