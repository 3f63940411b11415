//! What is answered to each utterance: a sentence, or JSON.

use std::sync::mpsc::Receiver;

use serde::Serialize;

use crate::app::cli::ListenOptions;
use crate::app::ears::{as_heard, seconds};
use crate::app::trouble::Trouble;
use crate::app::words::Words;
use crate::app::{print, print_json};
use crate::desk::Health;
use crate::devices::listening::ListeningEvent;
use crate::devices::listening::message::Heard;
use crate::devices::sound::RATE;
use crate::game::Position;
use crate::language::listen::{Asked, Hearing, Meaning, Outcome, Report, Thresholds, decide, explain, readings};
use crate::language::{Message, MessageId, Sight};

/// What the answers are made with.
pub(super) struct Answers<'a> {
    pub(super) options: &'a ListenOptions,
    pub(super) words: &'a Words,
    pub(super) hearing: Hearing<'a>,
    pub(super) position: &'a Position,
    pub(super) sight: Sight,
}

/// An utterance as JSON shows it; seconds from the beginning of the recording.
#[derive(Serialize)]
struct Utterance {
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
    /// All the work of the recogniser on this utterance.
    work_ms: f64,
}

impl Answers<'_> {
    /// Answers utterances until the last one.
    pub(super) fn print_all(&self, events: &Receiver<ListeningEvent>) -> Result<(), Trouble> {
        let mut has_heard = false;
        for event in events {
            match event {
                ListeningEvent::Heard(heard) => {
                    if !heard.words.is_empty() {
                        has_heard = true;
                        self.print(&heard)?;
                    }
                    if heard.is_last {
                        break;
                    }
                }
                ListeningEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) => {
                    return Err(Trouble::Listener(why));
                }
                ListeningEvent::Begun(_)
                | ListeningEvent::Partial(..)
                | ListeningEvent::CannotHear(_)
                | ListeningEvent::Health(Health::Ready { .. })
                // Its reason follows.
                | ListeningEvent::Unheard(_) => {}
            }
        }
        if !has_heard && !self.options.json {
            print(&format!(
                "{}\n",
                self.words.say(&Message::new(MessageId::ListenNoWords))
            ))?;
        }
        Ok(())
    }

    fn print(&self, utterance: &Heard) -> Result<(), Trouble> {
        let heard = as_heard(utterance);
        let asked = Asked::Nothing;
        let readings = readings(&heard, &self.hearing, self.position, self.sight, &asked);
        let thresholds = Thresholds::without_key();
        let outcome = decide(&heard, &readings, &self.hearing, self.position, &asked, &thresholds);
        if !self.options.json {
            let is_illegal = self.legality(&outcome) == Some(false);
            let message = explain(&heard, &readings, &outcome, is_illegal);
            return print(&format!("{}\n", self.words.say(&message)));
        }
        let utterance = Utterance {
            meant: Report::of(&heard, &readings, &outcome),
            legal: self.legality(&outcome),
            seconds: match (utterance.words.first(), utterance.words.last()) {
                (Some(first), Some(last)) => seconds(last.end.saturating_sub(first.start)),
                _ => 0.0,
            },
            times: Times::of(utterance),
        };
        // By way of a `Value` the places would be shown with digits that nobody knows.
        let json = serde_json::to_string(&utterance).map_err(|it| Trouble::Listener(it.to_string()))?;
        print_json(&format!("{json}\n"))
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
    fn of(utterance: &Heard) -> Self {
        let end = utterance.words.last().map_or(utterance.to, |it| it.end);
        Self {
            pause_ms: utterance.to.saturating_sub(end) * 1000 / u64::from(RATE),
            result_ms: utterance.result_us as f64 / 1000.0,
            work_ms: utterance.work_us as f64 / 1000.0,
        }
    }
}
