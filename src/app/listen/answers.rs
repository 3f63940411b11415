//! What is answered to each utterance: a sentence, or JSON.

use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;

use crate::app::cli::ListenOptions;
use crate::app::ears::{as_heard, seconds};
use crate::app::scorer::WaitingScorer;
use crate::app::trouble::Trouble;
use crate::app::words::Words;
use crate::app::{print, print_json};
use crate::desk::Health;
use crate::devices::listening::ListeningEvent;
use crate::devices::listening::message::Heard;
use crate::devices::sound::RATE;
use crate::game::Position;
use crate::language::listen::{
    Asked, Hearing, Judged, Meaning, Outcome, Report, ScoredPhrase, Thresholds, explain, judge,
};
use crate::language::{Message, MessageId, Sight};

/// So much before the first word is scored too, in samples: 0.6 s.
const BEFORE_THE_WORDS: u64 = RATE as u64 * 6 / 10;

/// What the answers are made with.
pub(super) struct Answers<'a> {
    pub(super) options: &'a ListenOptions,
    pub(super) words: &'a Words,
    pub(super) hearing: Hearing<'a>,
    pub(super) position: &'a Position,
    pub(super) sight: Sight,
    pub(super) sound: KeptSound,
    pub(super) scorer: Option<WaitingScorer>,
}

/// The recording as far as it was fed, for whoever hears a piece of it again. Clones keep the same.
#[derive(Clone, Debug, Default)]
pub(super) struct KeptSound(Arc<Mutex<Vec<i16>>>);

impl KeptSound {
    pub(super) fn keep(&self, samples: &[i16]) {
        self.lock().extend(samples);
    }

    fn piece(&self, from: u64, to: u64) -> Vec<i16> {
        let place = |it: u64| usize::try_from(it).unwrap_or(usize::MAX);
        let sound = self.lock();
        let to = place(to).min(sound.len());
        sound[place(from).min(to)..to].to_vec()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<i16>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
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
    pub(super) fn print_all(&mut self, events: &Receiver<ListeningEvent>) -> Result<(), Trouble> {
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

    fn print(&mut self, utterance: &Heard) -> Result<(), Trouble> {
        let mut heard = as_heard(utterance);
        heard.scored = self.scored(utterance);
        let asked = Asked::Nothing;
        let thresholds = Thresholds::without_key();
        let Judged { readings, outcome } = judge(&heard, &self.hearing, self.position, self.sight, &asked, &thresholds);
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

    fn scored(&mut self, utterance: &Heard) -> Option<Vec<ScoredPhrase>> {
        let first = utterance.words.first()?;
        // What the recogniser did not hear may stand before what it heard.
        let from = first.start.saturating_sub(BEFORE_THE_WORDS).max(utterance.from);
        let piece = self.sound.piece(from, utterance.to);
        self.scorer.as_mut()?.score(from, &piece)
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
