//! What a scorer weighs: every phrase that may be said, each word of it as people write it.
//!
//! A recogniser has a list of words of its own; a scorer takes any text, for it was trained on speech that people wrote down.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use super::asked::Asked;
use super::graph::{Spelling, WordGraph};
use super::phrasebook::{Phrasebook, is_of_a_move};
use super::spoken::SpokenWords;
use crate::language::{Lexicon, Sight, Word};

/// A phrase that may have been said.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct ScoredPhrase {
    /// Its words, with blanks between them.
    pub said: String,
    /// How likely it is among everything that could have been said: the natural logarithm.
    pub log: f32,
}

/// Every phrase of a language, for a scorer.
#[derive(Clone, Debug)]
pub struct WrittenPhrases {
    book: Phrasebook,
    written: BTreeMap<Spelling, Vec<String>>,
    prompts: Vec<String>,
}

impl WrittenPhrases {
    /// Puts together what may be said in a language.
    pub fn new(lexicon: &Lexicon, spoken: Option<&SpokenWords>) -> Self {
        let read = lexicon.spelled_to_be_read();
        let listed = |word: &str| spoken.map(|it| it.written(word)).unwrap_or_default();
        let mut written: BTreeMap<Spelling, Vec<String>> = BTreeMap::new();
        let mut spell = |text: &str| -> Vec<Spelling> {
            let spell = |word: &str| {
                let spelling = Spelling::from(word.to_lowercase());
                let forms = written.entry(spelling.clone()).or_default();
                let listed = listed(&spelling);
                let own = [word.to_owned()];
                for form in if listed.is_empty() { &own } else { listed } {
                    if !forms.contains(form) {
                        forms.push(form.clone());
                    }
                }
                spelling
            };
            text.split_whitespace().map(spell).collect()
        };
        let mut words: HashMap<Word, Vec<Vec<Spelling>>> = HashMap::new();
        for word in Word::all().into_iter().filter(|it| is_of_a_move(*it)) {
            let usual = read.phrase(&[word]).written;
            // Of the other forms those that are words of their own; most only spell the same one. For castling everybody has
            // words of their own, but one alone, such as "long", is soon heard out of something else.
            let is_castling = matches!(word, Word::Castles(_));
            let is_own = |form: &str| (is_castling && form.contains(' ')) || !listed(&form.to_lowercase()).is_empty();
            let others = lexicon.heard().filter(|(form, it)| *it == word && is_own(form));
            let mut all: Vec<Vec<Spelling>> = Vec::new();
            for form in std::iter::once(usual.as_str()).chain(others.map(|(form, _)| form)) {
                let form = spell(form);
                if !form.is_empty() && !all.contains(&form) {
                    all.push(form);
                }
            }
            words.insert(word, all);
        }
        let phrases = spoken.into_iter().flat_map(SpokenWords::phrases);
        let phrases = phrases.map(|(text, asks)| (spell(text), asks)).collect();
        Self {
            book: Phrasebook::of(words, phrases),
            written,
            prompts: spoken.map(|it| it.prompts().to_vec()).unwrap_or_default(),
        }
    }

    /// Returns everything that may be said now, whatever stands on the board; also what is taken back in the same breath.
    pub fn graph(&self, sight: Sight, asked: &Asked<'_>) -> WordGraph {
        let all = self.book.everything(sight, asked);
        all.union(self.book.said_in_the_end()).compact()
    }

    /// Returns each way a word of the graph is written where speech is written down.
    pub fn written(&self, word: &str) -> &[String] {
        self.written.get(word).map_or(&[], Vec::as_slice)
    }

    /// Returns texts of the kind that is said.
    pub fn prompts(&self) -> &[String] {
        &self.prompts
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::CastlingSide;

    use super::WrittenPhrases;
    use crate::language::listen::Asked;
    use crate::language::voices::fold;
    use crate::language::{Sight, Voices, Word};

    fn phrases(tag: &str) -> WrittenPhrases {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicon = voices.lexicon(tag).expect("a lexicon");
        WrittenPhrases::new(lexicon, voices.spoken(lexicon))
    }

    #[test]
    fn every_announcement_and_command_may_be_said_and_is_written_as_people_write() {
        let phrases = phrases("de-fide");
        let graph = phrases.graph(Sight::Movement, &Asked::Nothing);
        let can_be_said = |text: &str| graph.accepts(text.split(' ')).is_some();
        for text in [
            "springer gustav eins felix drei",
            "läufer schlägt cesar sechs",
            "bauer eva acht dame",
            "kurze rochade",
            "uhr drücken",
            "korrektur bauer eva vier",
            "pferd felix drei",
            "dame hector fünf schach",
            "bauer eva vier nein david vier",
            "springer korrektur läufer felix vier",
            "nein bauer eva vier",
        ] {
            assert!(can_be_said(text), "{text}");
        }
        for text in [
            "",
            "springer",
            "eva",
            "wie geht es",
            "springer schlägt",
            "bauer eva vier bauer eva vier",
        ] {
            assert!(!can_be_said(text), "{text}");
        }
        assert_eq!(phrases.written("läufer"), ["Läufer"]);
        assert!(phrases.written("cesar").iter().any(|it| it == "Cäsar"));
    }

    #[test]
    fn each_language_castles_in_its_own_words() {
        let voices = Voices::of(ansage_texts::VOICES);
        let castling = [CastlingSide::KingSide, CastlingSide::QueenSide].map(Word::Castles);
        for own in voices.lexicon_tags() {
            let graph = phrases(own).graph(Sight::Movement, &Asked::Nothing);
            let can_be_said = |text: &str| graph.accepts(text.to_lowercase().split(' ')).is_some();
            let lexicon = voices.lexicon(own).expect("a lexicon");
            for other in voices.lexicon_tags() {
                let forms = voices.lexicon(other).expect("a lexicon").heard();
                for (form, _) in forms.filter(|(form, it)| castling.contains(it) && form.contains(' ')) {
                    let is_own = lexicon.meaning(&fold(form)).is_some_and(|it| castling.contains(&it));
                    assert_eq!(can_be_said(form), is_own, "{form}, where {own} is spoken");
                }
            }
        }
        let dutch = phrases("nl").graph(Sight::Movement, &Asked::Nothing);
        assert!(dutch.accepts(["korte", "rokade"]).is_some());
        let german = phrases("de-fide").graph(Sight::Movement, &Asked::Nothing);
        assert!(german.accepts(["korte", "rokade"]).is_none());
    }

    #[test]
    fn a_word_alone_may_answer_which_one() {
        let graph = phrases("de-fide").graph(Sight::Movement, &Asked::Which(&[]));
        assert!(graph.accepts(["gustav"]).is_some());
    }

    #[test]
    fn every_language_has_two_prompts_and_a_spelling_for_every_word() {
        for tag in Voices::of(ansage_texts::VOICES).lexicon_tags() {
            let phrases = phrases(tag);
            assert_eq!(phrases.prompts().len(), 2, "{tag}");
            let graph = phrases.graph(Sight::Legal, &Asked::Nothing);
            for step in graph.states().iter().flat_map(|it| &it.steps) {
                assert!(!phrases.written(&step.word).is_empty(), "{tag}: {}", step.word);
            }
        }
    }
}
