//! The texts of the folder `voices/`: those that come with the program, and what a person lays over them.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::glossary::GlossaryWords;
use super::lexicon::{self, Lexicon};
use super::listen::SpokenWords;
use super::placement::BoardWords;
use super::when_asked::WhenAsked;
use super::{Commands, Message, Messages};

/// The files that come with the program: each by its path inside `voices/`, and its text.
pub type VoiceTexts = &'static [(&'static str, &'static str)];

/// Every language there is: lexicons for the announcements, messages and command words for the rest.
///
/// Each text of the program is read when it is first asked for: a game needs those of one or two languages.
#[derive(Debug)]
pub struct Voices {
    ours: Layers<'static>,
    lexicons: ByTag<Lexicon>,
    messages: ByTag<Messages>,
    commands: WhenAsked<Commands>,
    spoken: ByTag<SpokenWords>,
    /// By lexicon; `None` where its language has none.
    boards: ByTag<Option<BoardWords>>,
    glossary: WhenAsked<GlossaryWords>,
    /// The help of the command line as its file has it: what reads it knows the options.
    help: BTreeMap<String, Cow<'static, str>>,
}

type ByTag<T> = BTreeMap<String, WhenAsked<T>>;

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
    /// Returns the voices of the texts that come with the program.
    ///
    /// # Panics
    ///
    /// A text that is not as it must be is found when it is asked for; [`Voices::overlaid`] finds it at once.
    pub fn of(texts: VoiceTexts) -> Self {
        let ours = Layers::of(texts).expect(TESTED);
        let help = |(tag, it): (&&str, &Source<'static>)| ((*tag).to_owned(), Cow::Borrowed(it.text));
        Self {
            lexicons: unread(&ours.lexicons),
            messages: unread(&ours.messages),
            commands: WhenAsked::default(),
            spoken: unread(&ours.spoken),
            boards: unread(&ours.lexicons),
            glossary: WhenAsked::default(),
            help: ours.help.iter().map(help).collect(),
            ours,
        }
    }

    /// Returns the same with `files` laid over them, text by path: `de/lexicon.toml`.
    ///
    /// A word, message or command that a file names takes the place of ours; the folder of an unknown tag adds a
    /// language.
    ///
    /// # Errors
    ///
    /// Returns a [`VoiceError`] for the first entry that cannot be used.
    pub fn overlaid(texts: VoiceTexts, files: &BTreeMap<String, String>) -> Result<Self, VoiceError> {
        let mut layers = Layers::of(texts)?;
        for (file, text) in files {
            layers.add(Source { file, text })?;
        }
        let mut messages = unread(&layers.messages);
        for (tag, sources) in &layers.messages {
            // A text that is laid over ours may be wrong, which is said at once.
            if sources.iter().any(|it| files.contains_key(it.file)) {
                messages.insert((*tag).to_owned(), Messages::read(tag, sources)?.into());
            }
        }
        let mut spoken = ByTag::new();
        for (tag, sources) in &layers.spoken {
            spoken.insert((*tag).to_owned(), SpokenWords::read(sources)?.into());
        }
        let (mut lexicons, mut boards) = (ByTag::new(), ByTag::new());
        for tag in layers.lexicons.keys() {
            let lexicon = lexicon::read(tag, &layers.lexicons)?;
            boards.insert((*tag).to_owned(), board_words(&layers.boards, &lexicon)?.into());
            lexicons.insert((*tag).to_owned(), lexicon.into());
        }
        let help = |(tag, it): (&str, Source<'_>)| (tag.to_owned(), Cow::Owned(it.text.to_owned()));
        Ok(Self {
            ours: Layers::of(texts)?,
            spoken,
            boards,
            lexicons,
            messages,
            commands: Commands::read(&layers.commands)?.into(),
            glossary: GlossaryWords::read(&layers.glossary)?.into(),
            help: layers.help.into_iter().map(help).collect(),
        })
    }

    /// Returns the words of the announcements: `de-fide`, `de`, `en`.
    pub fn lexicon(&self, tag: &str) -> Option<&Lexicon> {
        let lexicon = self.lexicons.get(tag)?;
        Some(lexicon.get_or_init(|| lexicon::read(tag, &self.ours.lexicons).expect(TESTED)))
    }

    /// Returns the words in which a person is told of the board who reads or hears it alone: those of their reports, or
    /// the announced ones where both are of one language; spelled as people read them.
    pub fn lexicon_to_be_read(&self, announced: &Lexicon, reports: &str) -> Lexicon {
        let own = self.lexicon(reports).filter(|it| it.language() != announced.language());
        own.unwrap_or(announced).spelled_to_be_read()
    }

    /// Returns the messages in a language.
    pub fn messages(&self, tag: &str) -> Option<&Messages> {
        let messages = self.messages.get(tag)?;
        Some(messages.get_or_init(|| {
            let ours = self.ours.messages.get(tag).and_then(|it| it.first());
            ours.and_then(|it| Messages::of_tested(tag, it.text)).expect(TESTED)
        }))
    }

    /// Returns true if a word is one of those a message lists, parted by commas, in a language or in English, however it is
    /// spelled.
    pub fn is_listed(&self, reports: &str, list: &Message, word: &str) -> bool {
        let lists = [reports, "en"].into_iter().filter_map(|it| self.messages(it));
        let folded = fold(word);
        lists
            .map(|it| it.say(list))
            .any(|it| it.split(',').any(|one| folds_to(one, &folded)))
    }

    /// Returns the words of the commands.
    pub fn commands(&self) -> &Commands {
        self.commands
            .get_or_init(|| Commands::read(&self.ours.commands).expect(TESTED))
    }

    /// Returns the file with the help of the command line in a language.
    pub fn help_of_the_command_line(&self, tag: &str) -> Option<&str> {
        self.help.get(tag).map(|it| &**it)
    }

    /// Returns the terms that stand in no other file.
    pub(super) fn glossary_words(&self) -> &GlossaryWords {
        self.glossary
            .get_or_init(|| GlossaryWords::read(&self.ours.glossary).expect(TESTED))
    }

    /// Returns what is said aloud beside the words of a lexicon: its own, or that of its language.
    pub fn spoken(&self, lexicon: &Lexicon) -> Option<&SpokenWords> {
        let of_tag = |tag| {
            let spoken = self.spoken.get(tag)?;
            let ours = || self.ours.spoken.get(tag).map_or(&[][..], Vec::as_slice);
            Some(spoken.get_or_init(|| SpokenWords::read(ours()).expect(TESTED)))
        };
        of_tag(lexicon.tag()).or_else(|| of_tag(lexicon.language()))
    }

    /// Returns the words in which a board is told, for a lexicon: those of its language, and its own over them.
    pub fn board_words(&self, lexicon: &Lexicon) -> Option<&BoardWords> {
        let words = self.boards.get(lexicon.tag())?;
        let ours = || board_words(&self.ours.boards, lexicon).expect(TESTED);
        words.get_or_init(ours).as_ref()
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

/// Why a text of ours can be read.
const TESTED: &str = "a test reads the texts that come with the program";

fn unread<T>(sources: &BTreeMap<&str, Vec<Source<'_>>>) -> ByTag<T> {
    let tags = sources.keys().map(|tag| (*tag).to_owned());
    tags.map(|tag| (tag, WhenAsked::default())).collect()
}

/// The files by what they are, ours below what lies over them.
#[derive(Debug, Default)]
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
    fn of(texts: VoiceTexts) -> Result<Self, VoiceError> {
        let mut layers = Self::default();
        for (file, text) in texts {
            layers.add(Source { file, text })?;
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

/// Returns the words of a board for a lexicon whose language has them; they must be complete.
fn board_words(files: &BTreeMap<&str, Vec<Source<'_>>>, lexicon: &Lexicon) -> Result<Option<BoardWords>, VoiceError> {
    let own = files.get(lexicon.tag());
    let base = files.get(lexicon.language());
    let Some(last) = own.or(base).and_then(|it| it.last()) else {
        return Ok(None);
    };
    let read = |it: Option<&Vec<Source<'_>>>| BoardWords::read(it.map_or(&[], Vec::as_slice));
    let words = read(own)?.over(&read(base)?);
    match words.missing() {
        Some(key) => Err(VoiceError::new(last.file, key, VoiceFlaw::Missing)),
        None => Ok(Some(words)),
    }
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

/// Returns true if a text, once folded, is this folded one.
fn folds_to(text: &str, folded: &str) -> bool {
    if !text.is_ascii() {
        return fold(text) == folded;
    }
    let (words, others) = (text.split_ascii_whitespace(), folded.split_ascii_whitespace());
    words.clone().count() == others.clone().count()
        && words.zip(others).all(|(word, other)| word.eq_ignore_ascii_case(other))
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
