//! What follows from what was heard, and whether that is what was meant.

use ansage::app::commands::json::heard::HeardMeaning;
use ansage_core::game::{Board, Position};
use ansage_core::language::listen::{
    Asked, Heard, HeardWord, Hearing, Meaning, Outcome, Phrasebook, ScoredPhrase, Thresholds, WordGraph,
    WrittenPhrases, is_complete, judge as judged, without_disfluencies,
};
use ansage_core::language::{Lexicon, Sight, Vocabulary, Voices};
use ansage_devices::listening::model::Bindable;
use ansage_wire::RATE;
use ansage_wire::listening;

use super::speech::Item;

/// How a game is listened to.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub(crate) enum Mode {
    Free,
    Event,
}

impl Mode {
    pub(crate) fn sight(self) -> Sight {
        match self {
            Mode::Free => Sight::Legal,
            Mode::Event => Sight::Movement,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Mode::Free => "free",
            Mode::Event => "event",
        }
    }
}

/// What became of something that was said.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub(crate) enum Verdict {
    /// It was clear, and it is what was meant.
    Right,
    /// It is asked about, and what was meant is among what is asked.
    Asked,
    /// It is asked about, and what was meant is not among it.
    AskedAmiss,
    /// Nothing follows.
    Refused,
    /// It was clear, and something else was meant.
    Wrong,
}

/// The German words, and what is understood with them.
pub(crate) struct Mind {
    voices: Voices,
    vocabulary: Vocabulary,
    pub(crate) book: Phrasebook,
}

const LEXICON: &str = "de-fide";

impl Mind {
    pub(crate) fn new(model: &Bindable) -> Self {
        let voices = Voices::of(ansage_texts::VOICES);
        let lexicons = || [LEXICON, "de"].map(|it| voices.lexicon(it).unwrap());
        let heard = lexicons().into_iter().flat_map(Lexicon::heard);
        let vocabulary = Vocabulary::new(heard.map(|(form, word)| (form.to_owned(), word)));
        let [lexicon, _] = lexicons();
        let book = Phrasebook::new(lexicon, voices.spoken(lexicon), &model.known_words());
        Self {
            voices,
            vocabulary,
            book,
        }
    }

    /// Returns what may be heard.
    pub(crate) fn grammar(&self, position: &Position, mode: Mode) -> WordGraph {
        self.book.grammar(position, mode.sight(), &Asked::Nothing)
    }

    /// Returns what a scorer may be told.
    pub(crate) fn written(&self) -> WrittenPhrases {
        let hearing = self.hearing();
        WrittenPhrases::new(hearing.lexicon, hearing.spoken)
    }

    /// Returns what follows from a passage.
    pub(crate) fn outcome(
        &self,
        heard: &Heard,
        position: &Position,
        mode: Mode,
        asked: &Asked<'_>,
        thresholds: &Thresholds,
    ) -> Outcome {
        let hearing = self.hearing();
        let heard = &without_disfluencies(heard, &hearing);
        judged(heard, &hearing, position, mode.sight(), asked, thresholds).outcome
    }

    /// Returns true if nothing may follow the words so far, so that open listening ends at a short pause.
    pub(crate) fn is_complete(&self, words: &[String]) -> bool {
        is_complete(words, &self.hearing(), &Asked::Nothing)
    }

    fn hearing(&self) -> Hearing<'_> {
        let lexicon = self.voices.lexicon(LEXICON).unwrap();
        Hearing {
            vocabulary: &self.vocabulary,
            lexicon,
            spoken: self.voices.spoken(lexicon),
        }
    }
}

/// Judges an outcome by what was meant.
pub(crate) fn judge(outcome: &Outcome, item: &Item) -> Verdict {
    let is_meant = |meaning: &Meaning| {
        let reported = HeardMeaning::of(meaning);
        !item.means.is_empty()
            && item.means.iter().all(|(what, which)| match what.as_str() {
                "move" | "illegal" => reported.m.is_some_and(|it| it.to_string() == *which) && !reported.offer,
                "command" => reported.command == Some(which),
                "answer" => reported.answer == Some(which),
                other => panic!("{other} is no meaning"),
            })
    };
    match outcome {
        Outcome::Clear(meaning) if is_meant(meaning) => Verdict::Right,
        Outcome::Clear(_) => Verdict::Wrong,
        Outcome::Ask(question) if question.meanings.iter().any(is_meant) => Verdict::Asked,
        Outcome::Ask(_) => Verdict::AskedAmiss,
        Outcome::Nothing(_) => Verdict::Refused,
    }
}

pub(crate) fn asked(item: &Item) -> Asked<'static> {
    match item.asked.as_str() {
        "nothing" => Asked::Nothing,
        "yes-or-no" => Asked::YesOrNo,
        other => panic!("{other} is no question"),
    }
}

pub(crate) fn position(fen: &str) -> Position {
    Position::of(Board::from_fen(fen, false).unwrap())
}

/// Returns a passage in seconds, as it is understood.
pub(crate) fn in_seconds(heard: &listening::Heard, scored: Option<Vec<ScoredPhrase>>) -> Heard {
    let seconds = |samples: u64| samples as f32 / RATE as f32;
    let word = |it: &listening::HeardWord| HeardWord {
        word: it.word.clone(),
        confidence: it.confidence,
        start: seconds(it.start),
        end: seconds(it.end),
    };
    Heard {
        words: heard.words.iter().map(word).collect(),
        scored,
        ..Heard::default()
    }
}
