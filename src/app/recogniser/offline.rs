//! A listener of its own that is waited for, and beside it the scorer, where its net is there: each piece of sound is heard
//! in every position alike.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};

use super::bind;
use super::heard::as_heard;
use super::scorer::WaitingScorer;
use crate::app::failure::{Failure, listener_failure};
use ansage_core::game::Position;
use ansage_core::language::Sight;
use ansage_core::language::listen;
use ansage_core::language::listen::{Hearing, ScoredPhrase};
use ansage_devices::listening::model::BoundModel;
use ansage_devices::listening::{Listening, ListeningEvent, ListeningSettings};
use ansage_sound::pauses::{Cutter, Stretch};
use ansage_wire::Health;
use ansage_wire::RATE;
use ansage_wire::listening::{Heard, HearingId, Until};

/// Silence between two pieces, in samples: a quarter of a second.
const BETWEEN_SAMPLES: u64 = RATE as u64 / 4;

/// The scorer ended, or what it was given did not reach it.
pub(in crate::app) struct ScorerLost;

/// Who hears sound that has been recorded, in any position.
pub(in crate::app) struct OfflineRecogniser {
    listening: Listening,
    /// The folder of a grammar of its own, which is there as long as it is.
    bound: Option<BoundModel>,
    events: Receiver<ListeningEvent>,
    /// The place of the next sample that is fed, and how many hearings there were.
    next: u64,
    hearings: u64,
    /// `None` where the recogniser is alone.
    scorer: Option<WaitingScorer>,
}

impl OfflineRecogniser {
    /// Opens a listener of its own, with the grammar that is the same in every position; beside it hears a scorer, if there
    /// is one.
    pub(in crate::app) fn open(
        model: &Path,
        hearing: &Hearing<'_>,
        known: Vec<String>,
        scorer: Option<WaitingScorer>,
    ) -> Result<Self, Failure> {
        let bound = bind(model, hearing, &Position::start(), Sight::Movement)?;
        let (sender, events) = mpsc::channel();
        let settings = ListeningSettings {
            model: bound
                .as_ref()
                .map_or_else(|| model.to_owned(), |it| it.folder().to_owned()),
            words: known,
        };
        Ok(Self {
            listening: Listening::open(settings, sender),
            bound,
            events,
            next: 0,
            hearings: 0,
            scorer,
        })
    }

    /// Returns what is said in each stretch of sound that has a voice; a piece of which the listener dies says nothing.
    pub(in crate::app) fn hear_all_of(&mut self, samples: &[i16]) -> Result<Vec<listen::Heard>, Failure> {
        let mut cutter = Cutter::default();
        let mut stretches = cutter.take(samples);
        stretches.extend(cutter.finish());
        let mut said = Vec::new();
        for stretch in stretches.into_iter().flat_map(Stretch::breaths) {
            let Some(heard) = self.hear(&stretch.samples)? else {
                self.wait_until_ready()?;
                continue;
            };
            let mut heard = as_heard(&heard);
            heard.scored = self.score(&stretch).unwrap_or_else(|_lost| {
                tracing::warn!("the scorer was lost, and the recogniser goes on alone");
                None
            });
            said.push(heard);
        }
        Ok(said)
    }

    /// Returns true if the model takes no grammar of ours.
    pub(in crate::app) fn is_free(&self) -> bool {
        self.bound.is_none()
    }

    /// Ends the listener and the scorer.
    pub(in crate::app) fn close(self) {
        self.listening.close();
        if let Some(scorer) = self.scorer {
            scorer.close();
        }
    }

    /// Returns what the scorer makes of the stretch that was heard last; `None` where there is no scorer.
    ///
    /// # Errors
    ///
    /// Returns [`ScorerLost`] once if it cannot score; from then on there is none.
    pub(in crate::app) fn score(&mut self, stretch: &Stretch) -> Result<Option<Vec<ScoredPhrase>>, ScorerLost> {
        let Some(scorer) = self.scorer.as_mut().filter(|_| !stretch.is_cut) else {
            // What was cut without a pause is talk: no announcement goes on for so long.
            return Ok(None);
        };
        let from = self.next.saturating_sub(BETWEEN_SAMPLES + stretch.samples.len() as u64);
        let scored = scorer.score(from, &stretch.samples);
        if scored.is_none() {
            if let Some(scorer) = self.scorer.take() {
                scorer.close();
            }
            return Err(ScorerLost);
        }
        Ok(scored)
    }

    /// Hears one piece; `None` if the listener was lost.
    pub(in crate::app) fn hear(&mut self, samples: &[i16]) -> Result<Option<Heard>, Failure> {
        self.hearings += 1;
        let (id, from) = (HearingId(self.hearings), self.next);
        let to = from + samples.len() as u64;
        self.next = to + BETWEEN_SAMPLES;
        self.listening.begin(id, from, Until::End);
        loop {
            match self.event()? {
                ListeningEvent::Begun(begun) if begun == id => break,
                ListeningEvent::Unheard(lost) if lost == id => return Ok(None),
                _ => {}
            }
        }
        if !self.listening.feed().send(from, samples) {
            tracing::warn!("a piece of a recording did not reach the listener");
        }
        self.listening.end(id, to);
        loop {
            match self.event()? {
                ListeningEvent::Heard(mut heard) if heard.id == id && heard.is_last => {
                    for word in &mut heard.words {
                        word.start = word.start.saturating_sub(from);
                        word.end = word.end.saturating_sub(from);
                    }
                    return Ok(Some(heard));
                }
                ListeningEvent::Unheard(lost) if lost == id => return Ok(None),
                _ => {}
            }
        }
    }

    /// Waits until the listener hears.
    pub(in crate::app) fn wait_until_ready(&self) -> Result<(), Failure> {
        loop {
            match self.event()? {
                ListeningEvent::Health(Health::Ready { .. }) => return Ok(()),
                ListeningEvent::CannotHear(words) => {
                    tracing::debug!(count = words.len(), "words that the recogniser does not know")
                }
                _ => {}
            }
        }
    }

    /// Returns what the listener tells next; a listener that is not there ends it.
    fn event(&self) -> Result<ListeningEvent, Failure> {
        match self.events.recv() {
            Ok(ListeningEvent::Health(Health::Missing { why })) => Err(listener_failure::failed(&why)),
            Ok(event) => Ok(event),
            Err(_ended) => Err(listener_failure::failed("it ended")),
        }
    }
}
