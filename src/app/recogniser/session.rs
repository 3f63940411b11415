//! Recordings heard one after the other, in one position and with one way to look at it: what each passage means.
//!
//! Where no recogniser of the language lies the scorer hears alone, and the voice tells where a passage ends.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};

use super::bind;
use super::heard::{as_heard, seconds};
use super::heard_forms::HeardForms;
use super::scorer::WaitingScorer;
use crate::app::failure::{Failure, listener_failure};
use ansage_core::game::Position;
use ansage_core::language::Sight;
use ansage_core::language::listen;
use ansage_core::language::listen::{Asked, Judged, Outcome, Reading, ScoredPhrase, Thresholds, heard_alone, judge};
use ansage_devices::listening::model::BoundModel;
use ansage_devices::listening::{Listening, ListeningEvent, ListeningSettings};
use ansage_protocol::stamp;
use ansage_sound::pauses::{Cutter, Stretch};
use ansage_wire::Health;
use ansage_wire::RATE;
use ansage_wire::listening::{Heard, HeardWord, HearingId, Until};

/// Silence between two recordings, in samples: a quarter of a second.
const BETWEEN_SAMPLES: u64 = RATE as u64 / 4;
/// Without a key so much before the first word is scored too, in samples: 0.6 s.
const BEFORE_THE_WORDS_SAMPLES: u64 = RATE as u64 * 6 / 10;

/// With what recordings are heard and understood.
#[derive(Clone, Copy)]
pub(in crate::app) struct Surroundings<'a> {
    /// The folder of the recogniser; where none lies there the scorer hears alone.
    pub(in crate::app) model: &'a Path,
    /// The folder of the scorer's net that a person named.
    pub(in crate::app) scorer_model: Option<&'a Path>,
    pub(in crate::app) forms: &'a HeardForms,
    pub(in crate::app) hearing: listen::Hearing<'a>,
}

impl Surroundings<'_> {
    /// Returns true where no recogniser lies.
    pub(in crate::app) fn has_only_the_scorer(&self) -> bool {
        !self.model.is_dir()
    }
}

/// Who hears, held to what may be said in a position.
pub(in crate::app) struct Session<'a> {
    surroundings: Surroundings<'a>,
    position: &'a Position,
    sight: Sight,
    /// `None` where the scorer is alone.
    listening: Option<Listening>,
    events: Receiver<ListeningEvent>,
    /// The folder of a grammar of its own, which is there as long as it is.
    bound: Option<BoundModel>,
    is_ready: bool,
    /// The place of the next sample that is fed, and how many hearings there were.
    next: u64,
    hearings: u64,
    /// `None` where the recogniser is alone.
    scorer: Option<WaitingScorer>,
    is_net_damaged: bool,
    /// What was fed of the recording so far, for the scorer.
    sound: Vec<i16>,
}

/// A passage, and what follows from it.
pub(in crate::app) struct Understood {
    /// Its places are samples from the beginning of the recording.
    pub(in crate::app) passage: Heard,
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
    ) -> Result<Self, Failure> {
        let mut session = if surroundings.has_only_the_scorer() {
            let (_nobody, events) = mpsc::channel();
            Self::of(surroundings, position, sight, None, events)
        } else {
            let bound = bind(surroundings.model, &surroundings.hearing, position, sight)?;
            Self::with(surroundings, position, sight, bound)
        };
        let is_needed = surroundings.has_only_the_scorer();
        let found = WaitingScorer::of_recordings(surroundings.scorer_model, &surroundings.hearing, sight, is_needed)?;
        (session.scorer, session.is_net_damaged) = (found.scorer, found.is_net_damaged);
        Ok(session)
    }

    /// Hears with the recogniser alone and a grammar that has been bound already; `None` is that of the model.
    pub(in crate::app) fn with(
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
        let listening = Listening::open(settings, sender);
        Self {
            bound,
            ..Self::of(surroundings, position, sight, Some(listening), events)
        }
    }

    fn of(
        surroundings: Surroundings<'a>,
        position: &'a Position,
        sight: Sight,
        listening: Option<Listening>,
        events: Receiver<ListeningEvent>,
    ) -> Self {
        Self {
            surroundings,
            position,
            sight,
            listening,
            events,
            bound: None,
            is_ready: false,
            next: 0,
            hearings: 0,
            scorer: None,
            is_net_damaged: false,
            sound: Vec::new(),
        }
    }

    /// Returns true if the model takes no grammar of ours.
    pub(in crate::app) fn is_free(&self) -> bool {
        self.listening.is_some() && self.bound.is_none()
    }

    /// Returns true if a net of the scorer is there and cannot be used.
    pub(in crate::app) fn has_damaged_net(&self) -> bool {
        self.is_net_damaged
    }

    /// Returns what words are understood with.
    pub(in crate::app) fn hearing(&self) -> &listen::Hearing<'a> {
        &self.surroundings.hearing
    }

    /// Understands what follows in another position; for [`Sight::Movement`] alone, where none plays a part in what is heard.
    pub(in crate::app) fn stand_in(&mut self, position: &'a Position) {
        debug_assert!(
            self.sight == Sight::Movement,
            "what may be heard would be of another position"
        );
        self.position = position;
    }

    /// Hears a recording to its end and tells each passage as it comes; the last of [`Until::Pause`], and one in which
    /// nobody speaks, is without words.
    ///
    /// # Errors
    ///
    /// Says why nobody can listen, or what `tell` said.
    pub(in crate::app) fn hear(
        &mut self,
        sound: impl Iterator<Item = Vec<i16>> + Send,
        until: Until,
        mut tell: impl FnMut(Understood) -> Result<(), Failure>,
    ) -> Result<End, Failure> {
        if self.listening.is_none() {
            return self.hear_alone(sound, until, tell);
        }
        while !self.is_ready {
            if let ListeningEvent::Health(Health::Lost { why, .. }) = self.event()? {
                return Ok(End::Lost(why));
            }
        }
        self.hearings += 1;
        let (id, from) = (HearingId(self.hearings), self.next);
        let listening = self.listener()?;
        listening.begin(id, from, until);
        let feed = listening.feed();
        loop {
            match self.event()? {
                ListeningEvent::Begun(begun) if begun == id => break,
                ListeningEvent::Health(Health::Lost { why, .. }) => return Ok(End::Lost(why)),
                _ => {}
            }
        }
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
        self.next = at + BETWEEN_SAMPLES;
        self.listener()?.end(id, at);
        loop {
            if let Some(end) = end {
                return Ok(end);
            }
            let event = self.event()?;
            end = self.answer(event, id, from, until, &mut tell)?;
        }
    }

    /// Tells a passage of a hearing; returns how the hearing ended, if it has.
    fn answer(
        &mut self,
        event: ListeningEvent,
        id: HearingId,
        from: u64,
        until: Until,
        tell: &mut impl FnMut(Understood) -> Result<(), Failure>,
    ) -> Result<Option<End>, Failure> {
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

    fn listener(&self) -> Result<&Listening, Failure> {
        self.listening
            .as_ref()
            .ok_or_else(|| listener_failure::failed("there is none"))
    }

    /// Hears a recording with the scorer alone.
    fn hear_alone(
        &mut self,
        sound: impl Iterator<Item = Vec<i16>>,
        until: Until,
        mut tell: impl FnMut(Understood) -> Result<(), Failure>,
    ) -> Result<End, Failure> {
        let mut cutter = Cutter::at_long_pauses();
        let (mut whole, mut fed) = (Stretch::default(), 0);
        for samples in sound {
            fed += samples.len() as u64;
            match until {
                Until::End => whole.samples.extend(samples),
                Until::Pause => {
                    for stretch in cutter.take(&samples) {
                        tell(self.understood_alone(&stretch, until)?)?;
                    }
                }
            }
        }
        let last = match until {
            Until::End => Some(whole),
            Until::Pause => cutter.finish(),
        };
        if let Some(last) = last {
            tell(self.understood_alone(&last, until)?)?;
        }
        self.next += fed + BETWEEN_SAMPLES;
        Ok(End::Whole)
    }

    fn understood_alone(&mut self, stretch: &Stretch, until: Until) -> Result<Understood, Failure> {
        let begun_us = stamp::now_ns() / 1000;
        let scorer = self.scorer.as_mut();
        let scorer = scorer.ok_or_else(|| listener_failure::failed("there is no scorer"))?;
        let scored = scorer.score(self.next + stretch.at, &stretch.samples);
        let scored = scored.ok_or_else(|| listener_failure::failed("nothing was scored"))?;
        let work_us = stamp::now_ns() / 1000 - begun_us;
        let (from, to) = (stretch.at, stretch.at + stretch.samples.len() as u64);
        let heard = heard_alone(scored, seconds(from), seconds(to), &self.surroundings.hearing);
        let place = |seconds: f32| (f64::from(seconds) * f64::from(RATE)) as u64;
        let words = heard.words.iter().map(|it| HeardWord {
            word: it.word.clone(),
            confidence: it.confidence,
            start: place(it.start),
            end: place(it.end),
        });
        let passage = Heard {
            id: HearingId(self.hearings),
            words: words.collect(),
            from,
            to,
            lost: 0,
            work_us,
            result_us: work_us,
            is_last: until == Until::End,
        };
        Ok(self.judged(passage, heard, until))
    }

    /// Ends the listener.
    pub(in crate::app) fn close(self) {
        if let Some(listening) = self.listening {
            listening.close();
        }
        if let Some(scorer) = self.scorer {
            scorer.close();
        }
    }

    fn understood(&mut self, from: u64, passage: Heard, until: Until) -> Understood {
        let scored = self.scored(from, &passage, until);
        let passage = counted_from(from, passage);
        let mut heard = as_heard(&passage);
        heard.scored = scored;
        self.judged(passage, heard, until)
    }

    fn judged(&self, passage: Heard, heard: listen::Heard, until: Until) -> Understood {
        let thresholds = match until {
            Until::End => Thresholds::default(),
            Until::Pause => Thresholds::without_key(),
        };
        let hearing = &self.surroundings.hearing;
        let judged = judge(&heard, hearing, self.position, self.sight, &Asked::Nothing, &thresholds);
        let Judged { readings, outcome } = judged;
        Understood {
            passage,
            heard,
            readings,
            outcome,
        }
    }

    /// Returns what the scorer makes of a passage of a recording that was fed from a place on.
    fn scored(&mut self, fed_from: u64, passage: &Heard, until: Until) -> Option<Vec<ScoredPhrase>> {
        let scorer = self.scorer.as_mut()?;
        let from = match until {
            // Whoever holds the key speaks.
            Until::End => passage.from,
            // What the recogniser did not hear may stand before what it heard.
            Until::Pause => {
                let first = passage.words.first()?;
                first.start.saturating_sub(BEFORE_THE_WORDS_SAMPLES).max(passage.from)
            }
        };
        let place = |it: u64| usize::try_from(it.saturating_sub(fed_from)).unwrap_or(usize::MAX);
        let to = place(passage.to).min(self.sound.len());
        scorer.score(from, &self.sound[place(from).min(to)..to])
    }

    /// Returns what the listener tells next; a listener that is not there ends it.
    fn event(&mut self) -> Result<ListeningEvent, Failure> {
        let event = self.events.recv();
        let event = event.map_err(|_ended| listener_failure::failed("it ended"))?;
        self.look_at(&event)?;
        Ok(event)
    }

    fn look_at(&mut self, event: &ListeningEvent) -> Result<(), Failure> {
        match event {
            ListeningEvent::Health(Health::Ready { .. }) => self.is_ready = true,
            ListeningEvent::Health(Health::Lost { .. }) => self.is_ready = false,
            ListeningEvent::Health(Health::Missing { why }) => return Err(listener_failure::failed(why)),
            ListeningEvent::CannotHear(words) => {
                tracing::debug!(count = words.len(), "words that the recogniser does not know");
            }
            _ => {}
        }
        Ok(())
    }
}

/// Returns a passage with its places counted from a sample.
fn counted_from(from: u64, mut heard: Heard) -> Heard {
    let words = heard.words.iter_mut().flat_map(|it| [&mut it.start, &mut it.end]);
    for place in words.chain([&mut heard.from, &mut heard.to]) {
        *place = place.saturating_sub(from);
    }
    heard
}
