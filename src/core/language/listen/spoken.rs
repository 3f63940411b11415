//! What is said aloud beside moves, in one language: commands, yes and no, and which words sound alike.

use std::collections::BTreeMap;

use serde::Deserialize;
use shakmaty::Color;

use super::heard::Heard;
use super::readings::ILLEGAL;
use super::written_phrases::ScoredPhrase;
use crate::game::Outcome;
use crate::language::voices::{FormClaims, Section, Source, VoiceError, VoiceFlaw, fold, sections};
use crate::language::{CommandSet as _, CommandWord};

/// The file `spoken.toml` of a language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SpokenWords {
    commands: BTreeMap<CommandWord, Vec<String>>,
    answers: BTreeMap<Answered, Vec<String>>,
    results: BTreeMap<Ended, Vec<String>>,
    square: Vec<String>,
    compared: BTreeMap<Compared, Vec<String>>,
    confusions: Vec<Confusion>,
    scored: ForScorer,
    fillers: Vec<String>,
}

/// What a phrase beside the moves asks for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Spoken {
    /// A command.
    Command(CommandWord),
    /// Yes.
    Yes,
    /// No.
    No,
    /// What stands on the square that follows.
    Square,
    /// The game ended like that.
    Result(Outcome),
    /// The colour of a piece, where a board is told.
    Side(Color),
    /// Nothing stands there: on a square, or in a line of the other sheet.
    Empty,
    /// The other sheet ends here.
    Ends,
}

impl Spoken {
    /// What stops something as soon as it is heard.
    pub const VETO: [Spoken; 3] = [
        Spoken::No,
        Spoken::Command(CommandWord::Correct),
        Spoken::Command(CommandWord::Cancel),
    ];
}

#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd)]
#[serde(rename_all = "lowercase")]
enum Answered {
    Yes,
    No,
}

#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd)]
#[serde(rename_all = "lowercase")]
enum Ended {
    White,
    Black,
    Draw,
}

impl Ended {
    fn outcome(self) -> Outcome {
        match self {
            Ended::White => Outcome::WhiteWins,
            Ended::Black => Outcome::BlackWins,
            Ended::Draw => Outcome::Draw,
        }
    }
}

/// What is said beside moves while two boards are compared (D.2.8).
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd)]
#[serde(rename_all = "lowercase")]
enum Compared {
    White,
    Black,
    Empty,
    Ends,
}

impl Compared {
    fn spoken(self) -> Spoken {
        match self {
            Compared::White => Spoken::Side(Color::White),
            Compared::Black => Spoken::Side(Color::Black),
            Compared::Empty => Spoken::Empty,
            Compared::Ends => Spoken::Ends,
        }
    }
}

/// Words that are taken for each other.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Confusion {
    words: Vec<String>,
    cost: f32,
}

/// How the words of a language are written where speech is written down, and texts of their kind.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(deny_unknown_fields, default)]
struct ForScorer {
    prompts: Vec<String>,
    written: BTreeMap<String, Vec<String>>,
}

impl SpokenWords {
    /// Returns each way a word is written where speech is written down, if that is listed; the word in lower case.
    pub(super) fn written(&self, word: &str) -> &[String] {
        self.scored.written.get(word).map_or(&[], Vec::as_slice)
    }

    /// Returns texts of the kind that is said.
    pub(super) fn prompts(&self) -> &[String] {
        &self.scored.prompts
    }

    /// Returns every phrase as it is written, with what it asks for.
    pub fn phrases(&self) -> impl Iterator<Item = (&str, Spoken)> {
        let commands = self.commands.iter().map(|(word, all)| (all, Spoken::Command(*word)));
        let answers = self.answers.iter().map(|(answer, all)| {
            let spoken = match answer {
                Answered::Yes => Spoken::Yes,
                Answered::No => Spoken::No,
            };
            (all, spoken)
        });
        let results = self.results.iter();
        let results = results.map(|(ended, all)| (all, Spoken::Result(ended.outcome())));
        let square = std::iter::once((&self.square, Spoken::Square));
        let compared = self.compared.iter().map(|(it, all)| (all, it.spoken()));
        let all = commands.chain(answers).chain(results).chain(square).chain(compared);
        all.flat_map(|(phrases, spoken)| phrases.iter().map(move |it| (it.as_str(), spoken)))
    }

    /// Returns the first phrase for something, as it is written.
    pub fn usual(&self, spoken: Spoken) -> Option<&str> {
        self.phrases().find(|(_, it)| *it == spoken).map(|(phrase, _)| phrase)
    }

    /// Returns the first phrase of two words or more for something.
    pub fn in_two_words(&self, spoken: Spoken) -> Option<&str> {
        let mut phrases = self.phrases().filter(|(_, it)| *it == spoken);
        let has_two = |it: &&str| it.split_whitespace().count() > 1;
        phrases.by_ref().map(|(phrase, _)| phrase).find(has_two)
    }

    /// Returns what was heard behind a phrase for something; `None` if it does not begin with one.
    pub fn after(&self, spoken: Spoken, heard: &Heard) -> Option<Heard> {
        let begins = |phrase: &str| {
            let words: Vec<String> = phrase.split_whitespace().map(fold).collect();
            let heard = heard.words.get(..words.len())?;
            let is_said = heard.iter().zip(&words).all(|(heard, word)| fold(&heard.word) == *word);
            is_said.then_some(words.len())
        };
        let phrases = self.phrases().filter(|(_, it)| *it == spoken);
        let longest = phrases.filter_map(|(phrase, _)| begins(phrase)).max()?;
        Some(Heard {
            words: heard.words[longest..].to_vec(),
            scored: self.scored_after(spoken, heard),
            ..heard.clone()
        })
    }

    /// Returns what the scored phrases say behind a phrase for something.
    fn scored_after(&self, spoken: Spoken, heard: &Heard) -> Option<Vec<ScoredPhrase>> {
        let begins: Vec<&str> = self
            .phrases()
            .filter(|(_, it)| *it == spoken)
            .map(|(it, _)| it)
            .collect();
        let rest = |it: &ScoredPhrase| {
            let rests = begins.iter().filter_map(|phrase| {
                let count = phrase.split_whitespace().count();
                let words: Vec<&str> = it.said.split_whitespace().collect();
                let is_said = words.len() >= count && fold(&words[..count].join(" ")) == fold(phrase);
                is_said.then(|| words[count..].join(" "))
            });
            let said = rests.min_by_key(String::len)?;
            Some(ScoredPhrase { said, log: it.log })
        };
        Some(heard.scored.as_ref()?.iter().filter_map(rest).collect())
    }

    /// Returns what people say while they think, as it is written: it means nothing.
    pub fn fillers(&self) -> &[String] {
        &self.fillers
    }

    /// Returns what may have been said where a word was heard, and what it costs to think so.
    pub fn confused_with(&self, word: &str) -> Vec<(&str, f32)> {
        let heard = fold(word);
        let mut all: Vec<(&str, f32)> = Vec::new();
        for confusion in &self.confusions {
            if confusion.words.iter().any(|it| fold(it) == heard) {
                let others = confusion.words.iter().filter(|it| fold(it) != heard);
                all.extend(others.map(|it| (it.as_str(), confusion.cost)));
            }
        }
        all
    }

    /// Reads the files of a language; what a later one says takes the place of what an earlier one said, a command or
    /// the whole list of confusions at a time.
    pub(in crate::language) fn read(sources: &[Source<'_>]) -> Result<Self, VoiceError> {
        let mut spoken = Self::default();
        for source in sources {
            for section in sections(source)? {
                let error =
                    |key: &str, flaw: VoiceFlaw| VoiceError::new(source.file, key, flaw).at_line(Some(section.line));
                spoken.lay_over(&section, &error)?;
            }
            spoken.check(source.file)?;
        }
        Ok(spoken)
    }

    fn lay_over(&mut self, section: &Section, error: &dyn Fn(&str, VoiceFlaw) -> VoiceError) -> Result<(), VoiceError> {
        let Section { key, value, .. } = section;
        let syntax = |it: toml::de::Error| error(key, VoiceFlaw::of_toml(&it));
        match key.as_str() {
            "commands" => {
                let table = value.clone().try_into::<BTreeMap<String, Vec<String>>>();
                for (id, phrases) in table.map_err(syntax)? {
                    let word = CommandWord::of_id(&id).ok_or_else(|| error(&id, VoiceFlaw::UnknownKey))?;
                    self.commands.insert(word, phrases);
                }
            }
            "answers" => {
                let table = value.clone().try_into::<BTreeMap<Answered, Vec<String>>>();
                self.answers.extend(table.map_err(syntax)?);
            }
            "results" => {
                let table = value.clone().try_into::<BTreeMap<Ended, Vec<String>>>();
                self.results.extend(table.map_err(syntax)?);
            }
            "square" => {
                let mut table = value
                    .clone()
                    .try_into::<BTreeMap<String, Vec<String>>>()
                    .map_err(syntax)?;
                self.square = table.remove("asks").ok_or_else(|| error("asks", VoiceFlaw::Missing))?;
                if let Some(key) = table.into_keys().next() {
                    return Err(error(&key, VoiceFlaw::UnknownKey));
                }
            }
            "compared" => {
                let table = value.clone().try_into::<BTreeMap<Compared, Vec<String>>>();
                self.compared.extend(table.map_err(syntax)?);
            }
            "scored" => {
                let scored = value.clone().try_into::<ForScorer>().map_err(syntax)?;
                if !scored.prompts.is_empty() {
                    self.scored.prompts = scored.prompts;
                }
                self.scored.written.extend(scored.written);
            }
            "fillers" => self.fillers = value.clone().try_into::<Vec<String>>().map_err(syntax)?,
            "confusions" => {
                self.confusions = value.clone().try_into::<Vec<Confusion>>().map_err(syntax)?;
                // Less than being illegal costs, and what was clearly said would be changed into what is legal.
                let too_cheap = |it: &&Confusion| !(it.cost.is_finite() && it.cost > ILLEGAL && it.words.len() > 1);
                if let Some(confusion) = self.confusions.iter().find(too_cheap) {
                    let what = format!("{:?} need two words and a cost of 1 or more", confusion.words);
                    return Err(error(key, VoiceFlaw::Syntax(what)));
                }
            }
            _ => return Err(error(key, VoiceFlaw::UnknownKey)),
        }
        Ok(())
    }

    /// Proves that no phrase asks for two things.
    fn check(&self, file: &str) -> Result<(), VoiceError> {
        let mut claims = FormClaims::new();
        for (phrase, spoken) in self.phrases() {
            let key = match spoken {
                Spoken::Command(word) => word.id(),
                Spoken::Yes => "yes",
                Spoken::No => "no",
                Spoken::Square => "square",
                Spoken::Result(_) => "result",
                Spoken::Side(_) | Spoken::Empty | Spoken::Ends => "compared",
            };
            if phrase.trim().is_empty() {
                return Err(VoiceError::new(file, key, VoiceFlaw::Empty));
            }
            claims
                .claim(phrase, key)
                .map_err(|flaw| VoiceError::new(file, key, flaw))?;
        }
        for filler in &self.fillers {
            let key = "fillers";
            if filler.trim().is_empty() {
                return Err(VoiceError::new(file, key, VoiceFlaw::Empty));
            }
            claims
                .claim(filler, key)
                .map_err(|flaw| VoiceError::new(file, key, flaw))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Color;

    use super::{Outcome, Spoken, SpokenWords};
    use crate::game::Position;
    use crate::language::listen::readings::exactly;
    use crate::language::listen::{Asked, Hearing, Meaning, is_of_weight};
    use crate::language::voices::{Source, VoiceFlaw};
    use crate::language::{CommandWord, Sight, Vocabulary, Voices};

    fn read(text: &str) -> Result<SpokenWords, VoiceFlaw> {
        let source = Source {
            file: "de/spoken.toml",
            text,
        };
        SpokenWords::read(&[source]).map_err(|it| it.flaw)
    }

    #[test]
    fn every_language_of_the_announcements_can_be_spoken() {
        let voices = Voices::of(ansage_texts::VOICES);
        for tag in voices.lexicon_tags() {
            let lexicon = voices.lexicon(tag).expect("it is listed");
            let spoken = voices
                .spoken(lexicon)
                .unwrap_or_else(|| panic!("{tag} has no spoken.toml"));
            use CommandWord as C;
            let needed = [C::Time, C::Repeat, C::Correct, C::Clock, C::Offer, C::Resign, C::Result];
            let compares = [C::Mismatch, C::Board, C::Tell, C::Restore];
            let needed = needed.into_iter().chain(compares);
            for word in needed {
                assert!(spoken.usual(Spoken::Command(word)).is_some(), "{tag}: {}", word.id());
            }
            let ends = [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw].map(Spoken::Result);
            let told = [
                Spoken::Side(Color::White),
                Spoken::Side(Color::Black),
                Spoken::Empty,
                Spoken::Ends,
            ];
            let answers = [Spoken::Yes, Spoken::No, Spoken::Square].into_iter();
            for answer in answers.chain(told).chain(ends) {
                assert!(spoken.usual(answer).is_some(), "{tag}: {answer:?}");
            }
            assert!(!spoken.fillers().is_empty(), "{tag}");
            let is_a_form = |it: &&String| lexicon.heard().any(|(form, _)| form.to_lowercase() == **it);
            assert_eq!(spoken.fillers().iter().find(is_a_form), None, "{tag}");
        }
    }

    #[test]
    fn what_can_be_said_in_one_language_can_be_said_in_all() {
        let voices = Voices::of(ansage_texts::VOICES);
        let of = |tag: &str| {
            let lexicon = voices.lexicon(tag).expect("a lexicon");
            voices.spoken(lexicon).expect("what is spoken")
        };
        let commands = |tag: &str| -> Vec<CommandWord> { of(tag).commands.keys().copied().collect() };
        let german = commands("de");
        for tag in voices.lexicon_tags() {
            assert_eq!(commands(tag), german, "{tag}");
            // What weighs much can be said in the two words it needs.
            let weighs = of(tag).phrases().map(|(_, it)| it).filter(|it| match it {
                Spoken::Command(word) => is_of_weight(*word),
                Spoken::Yes | Spoken::Result(_) => true,
                _ => false,
            });
            for spoken in weighs {
                assert!(of(tag).in_two_words(spoken).is_some(), "{tag}: {spoken:?}");
            }
        }
    }

    #[test]
    fn nothing_that_is_said_means_two_things() {
        let voices = Voices::of(ansage_texts::VOICES);
        for tag in voices.lexicon_tags() {
            let lexicon = voices.lexicon(tag).expect("a lexicon");
            let hearing = Hearing {
                vocabulary: &Vocabulary::of([lexicon]),
                lexicon,
                spoken: voices.spoken(lexicon),
            };
            let position = Position::start();
            for (phrase, spoken) in hearing.spoken.into_iter().flat_map(|it| it.phrases()) {
                for asked in [Asked::Nothing, Asked::YesOrNo, Asked::Sheet, Asked::Numbered(4)] {
                    if !asked.allows(spoken) || spoken == Spoken::Square {
                        continue;
                    }
                    let read = exactly(phrase, &hearing, &position, Sight::Movement, &asked);
                    let least = read.first().map_or(0.0, |it| it.cost);
                    let best: Vec<Meaning> = read.iter().filter(|it| it.cost <= least).map(|it| it.meaning).collect();
                    assert_eq!(best.len(), 1, "{tag}: {phrase}: {best:?}");
                }
            }
        }
    }

    #[test]
    fn words_that_sound_alike_stand_for_each_other() {
        let spoken = read("[[confusions]]\nwords = [\"zwei\", \"drei\", \"fünf\"]\ncost = 1.5").expect("a table");
        assert_eq!(spoken.confused_with("drei"), [("zwei", 1.5), ("fünf", 1.5)]);
        assert_eq!(spoken.confused_with("FÜNF"), [("zwei", 1.5), ("drei", 1.5)]);
        assert_eq!(spoken.confused_with("vier"), []);
    }

    #[test]
    fn damage_is_named() {
        assert_eq!(read("[commands]\nfly = [\"flieg\"]"), Err(VoiceFlaw::UnknownKey));
        assert_eq!(read("[commands]\ntime = [\" \"]"), Err(VoiceFlaw::Empty));
        assert_eq!(read("fillers = [\"\"]"), Err(VoiceFlaw::Empty));
        let both = read("fillers = [\"Ja\"]\n[answers]\nyes = [\"ja\"]");
        assert!(matches!(both, Err(VoiceFlaw::Taken { .. })), "{both:?}");
        assert_eq!(read("[tunes]\na = 1"), Err(VoiceFlaw::UnknownKey));
        assert_eq!(read("[square]\n"), Err(VoiceFlaw::Missing));
        let twice = read("[commands]\ntime = [\"ja\"]\n[answers]\nyes = [\"Ja\"]");
        assert!(matches!(twice, Err(VoiceFlaw::Taken { .. })), "{twice:?}");
        for cost in ["0.5", "-1.0", "inf", "nan"] {
            let cheap = read(&format!("[[confusions]]\nwords = [\"zwei\", \"drei\"]\ncost = {cost}"));
            assert!(matches!(cheap, Err(VoiceFlaw::Syntax(_))), "{cost}: {cheap:?}");
        }
    }
}
