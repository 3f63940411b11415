//! The words of the announcements in one language: how each is written, spoken and heard.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde::Deserialize;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::voices::{FormClaims, Section, Source, VoiceError, VoiceFlaw, sections, spellings};
use super::when_asked::WhenAsked;
use super::{Vocabulary, Word};
use ansage_wire::{Part, Segment};

/// Every [`Word`] in one language.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Lexicon {
    tag: String,
    language: String,
    entries: Vec<(Word, Entry)>,
    /// The word of every spelling of every form.
    meanings: WhenAsked<HashMap<String, Word>>,
    vocabulary: WhenAsked<Arc<Vocabulary>>,
}

/// One word in one language.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// As it stands in a line of text.
    written: String,
    /// As a person reads it who has nothing to compare it with, where the written form is the print of the Laws.
    read: Option<String>,
    /// Plain text for any voice, where the written form would be read wrongly.
    spoken: Option<String>,
    /// Mnemonics for espeak-ng, where its own sounds are wrong.
    phonemes: Option<String>,
    /// What else is understood.
    #[serde(default)]
    heard: Vec<String>,
}

/// A few words of an announcement, for the eye and for a voice.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Phrase {
    /// The line of text: `Springer Felix drei`.
    pub written: String,
    /// The same for a voice of the lexicon's language.
    pub spoken: Segment,
}

impl Lexicon {
    /// Returns the name of the lexicon: `de-fide`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Returns the language of the voice that says these words: `de`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Puts words together.
    pub fn phrase(&self, words: &[Word]) -> Phrase {
        let entries = || words.iter().map(|word| self.entry(*word));
        let written = entries().map(|it| it.written.as_str()).collect::<Vec<_>>();
        Phrase {
            written: written.join(" "),
            spoken: Segment {
                language: self.language.clone(),
                parts: entries().map(Entry::part).collect(),
            },
        }
    }

    /// Returns a text of this language as a phrase: words of the announcements sound as they do there.
    pub fn phrase_of(&self, text: &str) -> Phrase {
        let part = |written: &str| {
            let entry = self.entries.iter().find(|(_, it)| it.written == written);
            entry.map_or_else(
                || Part {
                    text: written.to_owned(),
                    ..Part::default()
                },
                |(_, it)| it.part(),
            )
        };
        let whole = self.entries.iter().any(|(_, it)| it.written == text);
        let words: Vec<&str> = if whole {
            vec![text]
        } else {
            text.split_whitespace().collect()
        };
        Phrase {
            written: text.to_owned(),
            spoken: Segment {
                language: self.language.clone(),
                parts: words.into_iter().map(part).collect(),
            },
        }
    }

    /// Returns the same words, spelled as a person reads them who has nothing to compare them with: König, not Koenig.
    #[must_use]
    pub fn spelled_to_be_read(&self) -> Lexicon {
        let mut spelled = self.clone();
        for (_, entry) in &mut spelled.entries {
            if let Some(read) = entry.read.take() {
                entry.written = read;
            }
        }
        spelled
    }

    /// Returns every form that is understood, with its word: written, spoken and heard ones.
    pub fn heard(&self) -> impl Iterator<Item = (&str, Word)> {
        self.entries
            .iter()
            .flat_map(|(word, entry)| entry.forms().map(|form| (form, *word)))
    }

    /// Returns every form that is understood, ready to be found in a line.
    pub(super) fn vocabulary(&self) -> &Vocabulary {
        let forms = || self.heard().map(|(form, word)| (form.to_owned(), word));
        self.vocabulary.get_or_init(|| Arc::new(Vocabulary::new(forms())))
    }

    /// Returns the word of every form, by its spellings as they are compared.
    pub(super) fn meanings(&self) -> &HashMap<String, Word> {
        self.meanings.get_or_init(|| {
            let spelled = |(form, word)| spellings(form).into_iter().map(move |it| (it, word));
            self.heard().flat_map(spelled).collect()
        })
    }

    /// Returns the word of a form that is folded already.
    pub fn meaning(&self, folded: &str) -> Option<Word> {
        self.meanings().get(folded).copied()
    }

    /// Returns the words that are said in the Room, each with the name of its clip; a name stands there once.
    pub fn clips(&self) -> Vec<(String, Word)> {
        let mut clips: Vec<(String, Word)> = Vec::new();
        for (word, entry) in self.entries.iter().filter(|(word, _)| word.is_announced()) {
            let name = clip_name(&entry.written);
            if !clips.iter().any(|(other, _)| *other == name) {
                clips.push((name, *word));
            }
        }
        clips
    }

    fn entry(&self, word: Word) -> &Entry {
        let found = self.entries.iter().find(|(it, _)| *it == word);
        let (_, entry) = found.expect("a lexicon is complete once read");
        entry
    }
}

impl Entry {
    fn part(&self) -> Part {
        Part {
            text: self.spoken.as_ref().unwrap_or(&self.written).clone(),
            phonemes: self.phonemes.clone(),
            clip: Some(clip_name(&self.written)),
        }
    }

    fn forms(&self) -> impl Iterator<Item = &str> {
        let main = std::iter::once(&self.written).chain(&self.spoken);
        main.chain(&self.heard).map(String::as_str)
    }

    fn check(&self) -> Result<(), VoiceFlaw> {
        if self.forms().any(|it| it.trim().is_empty()) {
            return Err(VoiceFlaw::Empty);
        }
        // Brackets would end the stretch of phonemes inside the text that espeak-ng is given.
        let mnemonic = |c: char| c.is_ascii_graphic() && !matches!(c, '[' | ']') || c == ' ';
        match &self.phonemes {
            Some(phonemes) if phonemes.trim().is_empty() || !phonemes.chars().all(mnemonic) => {
                Err(VoiceFlaw::NotPhonemes)
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// Returns the name of the clip of a word, by which people know the file: `laeufer` of "Läufer" and of "Laeufer", and
/// `kurze-rochade`.
fn clip_name(written: &str) -> String {
    // Most words, each time they are said.
    if written.bytes().all(|it| it.is_ascii_alphanumeric()) {
        return written.to_ascii_lowercase();
    }
    let umlauts = [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")];
    let plain = umlauts
        .into_iter()
        .fold(written.to_lowercase(), |text, (from, to)| text.replace(from, to));
    // Accents come off as signs of their own.
    let letters: String = plain.nfd().filter(|it| !is_combining_mark(*it)).collect();
    let words = letters
        .split(|it: char| !it.is_alphanumeric())
        .filter(|it| !it.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// A lexicon file, or several of the same name on each other, as they stand.
#[derive(Default)]
struct Draft<'a> {
    file: &'a str,
    language: Option<String>,
    extends: Option<String>,
    entries: BTreeMap<String, (Entry, Place<'a>)>,
}

/// Where an entry stands, for the error that names it.
#[derive(Clone, Copy)]
struct Place<'a> {
    file: &'a str,
    line: usize,
}

/// Reads a lexicon and those it extends; what a later source says lies over what an earlier one said, entry by entry.
pub(super) fn read(tag: &str, files: &BTreeMap<&str, Vec<Source<'_>>>) -> Result<Lexicon, VoiceError> {
    let mut drafts = BTreeMap::new();
    let mut next = Some(tag.to_owned());
    while let Some((tag, sources)) = next.and_then(|it| files.get_key_value(it.as_str()))
        && !drafts.contains_key(tag)
    {
        let draft = Draft::of(sources)?;
        next = draft.extends.clone();
        drafts.insert(*tag, draft);
    }
    finish(tag, &drafts)
}

impl<'a> Draft<'a> {
    fn of(sources: &[Source<'a>]) -> Result<Self, VoiceError> {
        let mut draft = Self::default();
        for source in sources {
            draft.lay_over(source)?;
        }
        Ok(draft)
    }

    fn lay_over(&mut self, source: &Source<'a>) -> Result<(), VoiceError> {
        self.file = source.file;
        let words: Vec<String> = Word::all().iter().map(|it| it.key()).collect();
        for section in sections(source)? {
            let Section { key, line, value } = section;
            let place = Place {
                file: source.file,
                line,
            };
            match key.as_str() {
                "language" => self.language = Some(from_toml(value, &key, place)?),
                "extends" => self.extends = Some(from_toml(value, &key, place)?),
                word if words.iter().any(|it| it == word) => {
                    let entry = from_toml::<Entry>(value, &key, place)?;
                    entry.check().map_err(|flaw| place.error(&key, flaw))?;
                    self.entries.insert(key, (entry, place));
                }
                _ => return Err(place.error(&key, VoiceFlaw::UnknownKey)),
            }
        }
        Ok(())
    }
}

impl Place<'_> {
    fn error(self, key: &str, flaw: VoiceFlaw) -> VoiceError {
        VoiceError::new(self.file, key, flaw).at_line(Some(self.line))
    }
}

fn from_toml<T: serde::de::DeserializeOwned>(value: toml::Value, key: &str, place: Place<'_>) -> Result<T, VoiceError> {
    value
        .try_into()
        .map_err(|error: toml::de::Error| place.error(key, VoiceFlaw::of_toml(&error)))
}

/// Completes a lexicon by those it extends and proves that no form means two words.
fn finish(tag: &str, drafts: &BTreeMap<&str, Draft<'_>>) -> Result<Lexicon, VoiceError> {
    let line = ancestry(tag, drafts)?;
    let own = line[0];
    let language = line.iter().find_map(|it| it.language.clone());
    let language = language.ok_or_else(|| VoiceError::new(own.file, "language", VoiceFlaw::Missing))?;
    let mut claims = FormClaims::new();
    let mut entries = Vec::new();
    for word in Word::all() {
        let key = word.key();
        let found = line.iter().find_map(|it| it.entries.get(&key));
        let (entry, place) = found.ok_or_else(|| VoiceError::new(own.file, key.as_str(), VoiceFlaw::Missing))?;
        for form in entry.forms() {
            claims.claim(form, &key).map_err(|flaw| place.error(&key, flaw))?;
        }
        entries.push((word, entry.clone()));
    }
    Ok(Lexicon {
        tag: tag.to_owned(),
        language,
        entries,
        meanings: WhenAsked::default(),
        vocabulary: WhenAsked::default(),
    })
}

/// Returns a lexicon and those it extends, the nearest first.
fn ancestry<'a, 'b>(tag: &str, drafts: &'a BTreeMap<&str, Draft<'b>>) -> Result<Vec<&'a Draft<'b>>, VoiceError> {
    let mut line: Vec<&Draft<'_>> = Vec::new();
    let mut next = drafts.get(tag);
    while let Some(draft) = next {
        if line.iter().any(|it| std::ptr::eq(*it, draft)) {
            return Err(VoiceError::new(draft.file, "extends", VoiceFlaw::Circle));
        }
        line.push(draft);
        let Some(base) = &draft.extends else { break };
        next = Some(
            drafts
                .get(base.as_str())
                .ok_or_else(|| VoiceError::new(draft.file, "extends", VoiceFlaw::UnknownBase(base.clone())))?,
        );
    }
    Ok(line)
}
