//! Recordings heard one after the other, in one position and with one way to look at it: what each utterance means.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};

use super::bind;
use crate::app::ears::{Forms, as_heard};
use crate::app::scorer::WaitingScorer;
use crate::app::trouble::Trouble;
use crate::desk::Health;
use crate::devices::listening::message::{Heard, HearingId, Until};
use crate::devices::listening::model::BoundModel;
use crate::devices::listening::{Listening, ListeningEvent, ListeningSettings};
use crate::devices::sound::RATE;
use crate::game::Position;
use crate::language::Sight;
use crate::language::listen::{self, Asked, Judged, Outcome, Reading, ScoredPhrase, Thresholds, judge};

/// Silence between two recordings, in samples: a quarter of a second.
const BETWEEN: u64 = RATE as u64 / 4;
/// Without a key so much before the first word is scored too, in samples: 0.6 s.
const BEFORE_THE_WORDS: u64 = RATE as u64 * 6 / 10;

/// With what recordings are heard and understood.
#[derive(Clone, Copy)]
pub(in crate::app) struct Surroundings<'a> {
    /// The folder of the recogniser.
    pub(in crate::app) model: &'a Path,
    /// The folder of the scorer's net that a person named.
    pub(in crate::app) scorer_model: Option<&'a Path>,
    pub(in crate::app) forms: &'a Forms,
    pub(in crate::app) hearing: listen::Hearing<'a>,
}

/// A listener held to what may be said in a position.
pub(in crate::app) struct Session<'a> {
    surroundings: Surroundings<'a>,
    position: &'a Position,
    sight: Sight,
    listening: Listening,
    events: Receiver<ListeningEvent>,
    /// The folder of a grammar of its own, which is there as long as it is.
    bound: Option<BoundModel>,
    is_ready: bool,
    /// The place of the next sample that is fed, and how many hearings there were.
    next: u64,
    hearings: u64,
    /// `None` where the recogniser is alone.
    scorer: Option<WaitingScorer>,
    /// What was fed of the recording so far, for the scorer.
    sound: Vec<i16>,
}

/// An utterance, and what follows from it.
pub(in crate::app) struct Understood {
    /// Its places are samples from the beginning of the recording.
    pub(in crate::app) utterance: Heard,
    pub(in crate::app) heard: listen::Heard,
    pub(in crate::app) readings: Vec<Reading>,
    pub(in crate::app) outcome: Outcome,
}

/// How a hearing ended.
#[derive(Debug, Eq, PartialEq)]
pub(in crate::app) enum End {
    /// With the recording.
    Whole,
    /// The listener was lost on the way, and why; it is started again by itself.
    Lost(String),
}

impl<'a> Session<'a> {
    /// Holds a listener of its own to what may be said in a position.
    ///
    /// With [`Sight::Movement`] the position plays no part in what may be heard.
    pub(in crate::app) fn open(
        surroundings: Surroundings<'a>,
        position: &'a Position,
        sight: Sight,
    ) -> Result<Self, Trouble> {
        let bound = bind(surroundings.model, &surroundings.hearing, position, sight)?;
        let mut session = Self::with(surroundings, position, sight, bound);
        session.scorer = WaitingScorer::of_recordings(surroundings.scorer_model, &surroundings.hearing, sight)?;
        Ok(session)
    }

    /// Does the same without a scorer and with a grammar that has been bound already; `None` is that of the model.
    pub(super) fn with(
        surroundings: Surroundings<'a>,
        position: &'a Position,
        sight: Sight,
        bound: Option<BoundModel>,
    ) -> Self {
        let (sender, events) = mpsc::channel();
        let settings = ListeningSettings {
            model: bound
                .as_ref()
                .map_or_else(|| surroundings.model.to_owned(), |it| it.folder().to_owned()),
            words: surroundings.forms.words.clone(),
        };
        Self {
            surroundings,
            position,
            sight,
            listening: Listening::open(settings, sender),
            events,
            bound,
            is_ready: false,
            next: 0,
            hearings: 0,
            scorer: None,
            sound: Vec::new(),
        }
    }

    /// Returns true if the model takes no grammar of ours.
    pub(super) fn is_free(&self) -> bool {
        self.bound.is_none()
    }

    /// Returns what words are understood with.
    pub(in crate::app) fn hearing(&self) -> &listen::Hearing<'a> {
        &self.surroundings.hearing
    }

    /// Understands what follows in another position; for [`Sight::Movement`] alone, where none plays a part in what is heard.
    pub(super) fn stand_in(&mut self, position: &'a Position) {
        debug_assert!(
            self.sight == Sight::Movement,
            "what may be heard would be of another position"
        );
        self.position = position;
    }

    /// Hears a recording to its end and tells each utterance as it comes; the last of [`Until::Pause`], and one in which
    /// nobody speaks, is without words.
    ///
    /// # Errors
    ///
    /// Says why nobody can listen, or what `tell` said.
    pub(in crate::app) fn hear(
        &mut self,
        sound: impl Iterator<Item = Vec<i16>> + Send,
        until: Until,
        mut tell: impl FnMut(Understood) -> Result<(), Trouble>,
    ) -> Result<End, Trouble> {
        while !self.is_ready {
            if let ListeningEvent::Health(Health::Lost { why, .. }) = self.event()? {
                return Ok(End::Lost(why));
            }
        }
        self.hearings += 1;
        let (id, from) = (HearingId(self.hearings), self.next);
        self.listening.begin(id, from, until);
        loop {
            match self.event()? {
                ListeningEvent::Begun(begun) if begun == id => break,
                ListeningEvent::Health(Health::Lost { why, .. }) => return Ok(End::Lost(why)),
                _ => {}
            }
        }
        let feed = self.listening.feed();
        let mut at = from;
        let mut end = None;
        self.sound.clear();
        for samples in sound {
            if end.is_some() || !feed.send(at, &samples) {
                // Why nobody listens any more is told as an event.
                break;
            }
            at += samples.len() as u64;
            if self.scorer.is_some() {
                self.sound.extend(&samples);
            }
            while let Some(event) = end.is_none().then(|| self.events.try_recv().ok()).flatten() {
                end = self.answer(event, id, from, until, &mut tell)?;
            }
        }
        self.next = at + BETWEEN;
        self.listening.end(id, at);
        loop {
            if let Some(end) = end {
                return Ok(end);
            }
            let event = self.event()?;
            end = self.answer(event, id, from, until, &mut tell)?;
        }
    }

    /// Tells an utterance of a hearing; returns how the hearing ended, if it has.
    fn answer(
        &mut self,
        event: ListeningEvent,
        id: HearingId,
        from: u64,
        until: Until,
        tell: &mut impl FnMut(Understood) -> Result<(), Trouble>,
    ) -> Result<Option<End>, Trouble> {
        self.look_at(&event)?;
        Ok(match event {
            ListeningEvent::Heard(heard) if heard.id == id => {
                let is_last = heard.is_last;
                tell(self.understood(from, heard, until))?;
                is_last.then_some(End::Whole)
            }
            ListeningEvent::Health(Health::Lost { why, .. }) => Some(End::Lost(why)),
            _ => None,
        })
    }

    /// Ends the listener.
    pub(in crate::app) fn close(self) {
        self.listening.close();
        if let Some(scorer) = self.scorer {
            scorer.close();
        }
    }

    fn understood(&mut self, from: u64, utterance: Heard, until: Until) -> Understood {
        let scored = self.scored(from, &utterance, until);
        let utterance = counted_from(from, utterance);
        let mut heard = as_heard(&utterance);
        heard.scored = scored;
        let thresholds = match until {
            Until::End => Thresholds::default(),
            Until::Pause => Thresholds::without_key(),
        };
        let hearing = &self.surroundings.hearing;
        let judged = judge(&heard, hearing, self.position, self.sight, &Asked::Nothing, &thresholds);
        let Judged { readings, outcome } = judged;
        Understood {
            utterance,
            heard,
            readings,
            outcome,
        }
    }

    /// Returns what the scorer makes of an utterance of a recording that was fed from a place on.
    fn scored(&mut self, fed_from: u64, utterance: &Heard, until: Until) -> Option<Vec<ScoredPhrase>> {
        let scorer = self.scorer.as_mut()?;
        let from = match until {
            // Whoever holds the key speaks.
            Until::End => utterance.from,
            // What the recogniser did not hear may stand before what it heard.
            Until::Pause => {
                let first = utterance.words.first()?;
                first.start.saturating_sub(BEFORE_THE_WORDS).max(utterance.from)
            }
        };
        let place = |it: u64| usize::try_from(it.saturating_sub(fed_from)).unwrap_or(usize::MAX);
        let to = place(utterance.to).min(self.sound.len());
        scorer.score(from, &self.sound[place(from).min(to)..to])
    }

    /// Returns what the ear tells next; a listener that is not there ends it.
    fn event(&mut self) -> Result<ListeningEvent, Trouble> {
        let event = self.events.recv();
        let event = event.map_err(|_ended| Trouble::Listener("it ended".to_owned()))?;
        self.look_at(&event)?;
        Ok(event)
    }

    fn look_at(&mut self, event: &ListeningEvent) -> Result<(), Trouble> {
        match event {
            ListeningEvent::Health(Health::Ready { .. }) => self.is_ready = true,
            ListeningEvent::Health(Health::Lost { .. }) => self.is_ready = false,
            ListeningEvent::Health(Health::Missing { why }) => return Err(Trouble::Listener(why.clone())),
            ListeningEvent::CannotHear(words) => tracing::debug!(?words, "the recogniser does not know these words"),
            _ => {}
        }
        Ok(())
    }
}

/// Returns an utterance with its places counted from a sample.
fn counted_from(from: u64, mut heard: Heard) -> Heard {
    let words = heard.words.iter_mut().flat_map(|it| [&mut it.start, &mut it.end]);
    for place in words.chain([&mut heard.from, &mut heard.to]) {
        *place = place.saturating_sub(from);
    }
    heard
}
