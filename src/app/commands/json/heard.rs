//! What `ansage listen` prints of each passage: what was heard, how it can be read and what follows.

use serde::Serialize;

use crate::app::recogniser::heard::seconds;
use crate::app::recogniser::session::Understood;
use ansage_core::game::Move;
use ansage_core::game::scoresheet::score;
use ansage_core::language::listen::{Heard, HeardWord, Meaning, Outcome, Reading, ScoredPhrase};
use ansage_wire::{RATE, listening};

/// A passage and what it means; seconds from the beginning of the recording.
#[derive(Serialize)]
pub(in crate::app::commands) struct HeardPassage {
    #[serde(flatten)]
    decided: Decided,
    /// In free mode and of a move that is clear.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<bool>,
    /// From the first word to the end of the last.
    seconds: f32,
    times: Times,
}

#[derive(Serialize)]
struct Times {
    /// From the end of the last word to the sample at which it was decided that no more follows.
    pause_ms: u64,
    /// From that sample to the words.
    result_ms: f64,
    /// All the work of the recogniser on this passage.
    work_ms: f64,
}

/// What was heard, its readings and the decision, as JSON shows them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decided {
    /// The words.
    heard: Vec<HeardWord>,
    /// What the scorer makes of it, the likeliest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    scored: Option<Vec<ScoredPhrase>>,
    /// Everything that may be meant, the likeliest first.
    readings: Vec<HeardReading>,
    /// `clear`, `ask` or `nothing`.
    decision: &'static str,
    /// What is clearly meant.
    #[serde(flatten)]
    meant: Option<HeardMeaning>,
    /// What is asked back: the words that tell the readings apart.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    asks: Vec<String>,
    /// What each of those words stands for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    between: Vec<HeardMeaning>,
    /// Why nothing follows: `silence`, `junk`, `too-short`, `not-understood`, `impossible`, `not-asked`.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

/// A reading.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct HeardReading {
    /// What it means.
    #[serde(flatten)]
    meaning: HeardMeaning,
    /// 0 if these very words were heard, more the more must be supposed.
    cost: f32,
    /// How it is said.
    said: String,
    /// How many of the words heard it rests on.
    words_used: usize,
}

/// A meaning; exactly one of the fields is there, `offer` aside.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct HeardMeaning {
    /// A move in UCI form.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub m: Option<Move>,
    /// True if a draw is offered with the move.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub offer: bool,
    /// The id of a command.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<&'static str>,
    /// `yes` or `no`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<&'static str>,
    /// How the game ended, as a scoresheet writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<&'static str>,
    /// The square that is asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    /// What stands on the square that was asked about, as a FEN has it; `-` for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands: Option<char>,
    /// What is said of the other sheet: `missing` or `end`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<&'static str>,
    /// True for a move that no piece can make.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub impossible: bool,
}

impl HeardPassage {
    /// Makes the form of a passage and of how it was understood.
    pub(in crate::app::commands) fn of(understood: &Understood, legal: Option<bool>) -> Self {
        let Understood {
            passage,
            heard,
            readings,
            outcome,
        } = understood;
        Self {
            decided: Decided::of(heard, readings, outcome),
            legal,
            seconds: match (passage.words.first(), passage.words.last()) {
                (Some(first), Some(last)) => seconds(last.end.saturating_sub(first.start)),
                _ => 0.0,
            },
            times: Times::of(passage),
        }
    }
}

impl Times {
    fn of(passage: &listening::Heard) -> Self {
        let end = passage.words.last().map_or(passage.to, |it| it.end);
        Self {
            pause_ms: passage.to.saturating_sub(end) * 1000 / u64::from(RATE),
            result_ms: passage.result_us as f64 / 1000.0,
            work_ms: passage.work_us as f64 / 1000.0,
        }
    }
}

impl Decided {
    /// Makes the form of what was heard and decided.
    pub fn of(heard: &Heard, readings: &[Reading], outcome: &Outcome) -> Self {
        let as_shown = |it: &Reading| HeardReading {
            meaning: HeardMeaning::of(&it.meaning),
            cost: it.cost,
            said: it.said.join(" "),
            words_used: it.words_used,
        };
        let mut form = Self {
            heard: heard.words.clone(),
            scored: heard.scored.clone(),
            readings: readings.iter().map(as_shown).collect(),
            decision: "nothing",
            meant: None,
            asks: Vec::new(),
            between: Vec::new(),
            why: None,
        };
        match outcome {
            Outcome::Clear(meaning) => {
                form.decision = "clear";
                form.meant = Some(HeardMeaning::of(meaning));
            }
            Outcome::Ask(question) => {
                form.decision = "ask";
                form.asks.clone_from(&question.apart);
                form.between = question.meanings.iter().map(HeardMeaning::of).collect();
            }
            Outcome::Nothing(why) => form.why = Some(why.name()),
        }
        form
    }
}

impl HeardMeaning {
    /// Returns a meaning as JSON shows it.
    pub fn of(meaning: &Meaning) -> Self {
        let mut shown = Self::default();
        match meaning {
            Meaning::Move(m) => shown.m = Some(*m),
            Meaning::MoveAndOffer(m) => {
                shown.m = Some(*m);
                shown.offer = true;
            }
            Meaning::Impossible(_) => shown.impossible = true,
            // Only a game of an event understands the words alone.
            Meaning::Said(_) | Meaning::SaidAndOffer(_) => {}
            Meaning::Command(word) => shown.command = Some(word.id()),
            Meaning::Yes => shown.answer = Some("yes"),
            Meaning::No => shown.answer = Some("no"),
            Meaning::Result(outcome) => shown.result = Some(score(*outcome)),
            Meaning::Stands(piece) => shown.stands = Some(piece.map_or('-', shakmaty::Piece::char)),
            Meaning::Missing => shown.sheet = Some("missing"),
            Meaning::SheetEnds => shown.sheet = Some("end"),
            // Nothing is numbered where a recording is heard.
            Meaning::Number(_) | Meaning::LeftOpen => {}
            Meaning::Square(square) => shown.square = Some(square.to_string()),
        }
        shown
    }
}
