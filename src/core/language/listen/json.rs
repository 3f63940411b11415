//! What `ansage listen` prints: what was heard, how it can be read and what follows, for scripts.

use serde::Serialize;

use super::decide::Outcome;
use super::heard::{Heard, HeardWord};
use super::readings::{Meaning, Reading};
use super::scored::ScoredPhrase;
use crate::game::Move;
use crate::game::scoresheet::score;

/// What was heard, its readings and the decision, as JSON shows them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The words.
    pub heard: Vec<HeardWord>,
    /// What the scorer makes of it, the likeliest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scored: Option<Vec<ScoredPhrase>>,
    /// Everything that may be meant, the likeliest first.
    pub readings: Vec<ReportedReading>,
    /// `clear`, `ask` or `nothing`.
    pub decision: &'static str,
    /// What is clearly meant.
    #[serde(flatten)]
    pub meant: Option<ReportedMeaning>,
    /// What is asked back: the words that tell the readings apart.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<String>,
    /// What each of those words stands for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub between: Vec<ReportedMeaning>,
    /// Why nothing follows: `silence`, `junk`, `too-short`, `not-understood`, `impossible`, `not-asked`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<&'static str>,
}

/// A reading.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ReportedReading {
    /// What it means.
    #[serde(flatten)]
    pub meaning: ReportedMeaning,
    /// 0 if these very words were heard, more the more must be supposed.
    pub cost: f32,
    /// How it is said.
    pub said: String,
    /// How many of the words heard it rests on.
    pub words_used: usize,
}

/// A meaning; exactly one of the fields is there, `offer` aside.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ReportedMeaning {
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

impl Report {
    /// Makes the report of what was heard.
    pub fn of(heard: &Heard, readings: &[Reading], outcome: &Outcome) -> Report {
        let reported = |it: &Reading| ReportedReading {
            meaning: ReportedMeaning::of(&it.meaning),
            cost: it.cost,
            said: it.said.join(" "),
            words_used: it.words_used,
        };
        let mut report = Report {
            heard: heard.words.clone(),
            scored: heard.scored.clone(),
            readings: readings.iter().map(reported).collect(),
            decision: "nothing",
            meant: None,
            asks: Vec::new(),
            between: Vec::new(),
            why: None,
        };
        match outcome {
            Outcome::Clear(meaning) => {
                report.decision = "clear";
                report.meant = Some(ReportedMeaning::of(meaning));
            }
            Outcome::Ask(question) => {
                report.decision = "ask";
                report.asks.clone_from(&question.apart);
                report.between = question.meanings.iter().map(ReportedMeaning::of).collect();
            }
            Outcome::Nothing(why) => report.why = Some(why.name()),
        }
        report
    }
}

impl ReportedMeaning {
    /// Returns a meaning as JSON shows it.
    pub fn of(meaning: &Meaning) -> Self {
        let mut reported = Self::default();
        match meaning {
            Meaning::Move(m) => reported.m = Some(*m),
            Meaning::MoveAndOffer(m) => {
                reported.m = Some(*m);
                reported.offer = true;
            }
            Meaning::Impossible(_) => reported.impossible = true,
            Meaning::Command(word) => reported.command = Some(word.id()),
            Meaning::Yes => reported.answer = Some("yes"),
            Meaning::No => reported.answer = Some("no"),
            Meaning::Result(outcome) => reported.result = Some(score(*outcome)),
            Meaning::Stands(piece) => reported.stands = Some(piece.map_or('-', shakmaty::Piece::char)),
            Meaning::Missing => reported.sheet = Some("missing"),
            Meaning::SheetEnds => reported.sheet = Some("end"),
            Meaning::Square(square) => reported.square = Some(square.to_string()),
        }
        reported
    }
}
