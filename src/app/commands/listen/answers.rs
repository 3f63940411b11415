//! What is answered to each passage: a sentence, or JSON.

use serde::Serialize;

use crate::app::cli::ListenOptions;
use crate::app::failure::{Failure, listener_fault};
use crate::app::printing::{print, print_json};
use crate::app::recogniser::heard::seconds;
use crate::app::recogniser::session::Understood;
use crate::app::settings::words::Words;
use ansage_core::game::Position;
use ansage_core::language::listen::{Meaning, Outcome, Report, explain};
use ansage_core::language::{Message, MessageId, Sight};
use ansage_wire::RATE;
use ansage_wire::listening::Heard;

/// What the answers are made with.
pub(super) struct Answers<'a> {
    options: &'a ListenOptions,
    words: &'a Words,
    position: &'a Position,
    sight: Sight,
    has_heard: bool,
}

/// A passage as JSON shows it; seconds from the beginning of the recording.
#[derive(Serialize)]
struct HeardPassage {
    #[serde(flatten)]
    meant: Report,
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

impl<'a> Answers<'a> {
    pub(super) fn new(options: &'a ListenOptions, words: &'a Words, position: &'a Position, sight: Sight) -> Self {
        Self {
            options,
            words,
            position,
            sight,
            has_heard: false,
        }
    }

    /// Answers a passage; silence is none.
    pub(super) fn print(&mut self, understood: &Understood) -> Result<(), Failure> {
        let Understood {
            passage,
            heard,
            readings,
            outcome,
        } = understood;
        if passage.words.is_empty() {
            return Ok(());
        }
        self.has_heard = true;
        if !self.options.json {
            let is_illegal = self.legality(outcome) == Some(false);
            let message = explain(heard, readings, outcome, is_illegal);
            return print(&format!("{}\n", self.words.say(&message)));
        }
        let passage = HeardPassage {
            meant: Report::of(heard, readings, outcome),
            legal: self.legality(outcome),
            seconds: match (passage.words.first(), passage.words.last()) {
                (Some(first), Some(last)) => seconds(last.end.saturating_sub(first.start)),
                _ => 0.0,
            },
            times: Times::of(passage),
        };
        // By way of a `Value` the places would be shown with digits that nobody knows.
        let json = serde_json::to_string(&passage).map_err(|it| listener_fault::failed(&it.to_string()))?;
        print_json(&format!("{json}\n"))
    }

    /// Says so if there was nothing to answer.
    pub(super) fn end(&self) -> Result<(), Failure> {
        if self.has_heard || self.options.json {
            return Ok(());
        }
        print(&format!(
            "{}\n",
            self.words.say(&Message::new(MessageId::ListenNoWords))
        ))
    }

    /// Returns whether a move that is clear is legal; in an event that is nobody's to tell.
    fn legality(&self, outcome: &Outcome) -> Option<bool> {
        match (outcome, self.sight) {
            (Outcome::Clear(Meaning::Move(m)), Sight::Legal) => self.position.is_legal(*m),
            _ => None,
        }
    }
}

impl Times {
    fn of(passage: &Heard) -> Self {
        let end = passage.words.last().map_or(passage.to, |it| it.end);
        Self {
            pause_ms: passage.to.saturating_sub(end) * 1000 / u64::from(RATE),
            result_ms: passage.result_us as f64 / 1000.0,
            work_ms: passage.work_us as f64 / 1000.0,
        }
    }
}
