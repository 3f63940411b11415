//! A real scorer beside the listener, where its net was fetched.

use std::cell::Cell;
use std::sync::mpsc::{self, Receiver};

use ansage_core::language::listen::{Asked, ScoredPhrase};
use ansage_devices::helper::{Program, Timeouts};
use ansage_devices::scoring::loading::{loading, scored_phrases};
use ansage_devices::scoring::{Scoring, ScoringEvent};
use ansage_wire::Health;
use ansage_wire::RATE;
use ansage_wire::listening::Heard;
use ansage_wire::scoring::ScoringId;

use super::judge::{Mind, Mode};
use crate::support::nets::nets;
use crate::support::wait::receive;

/// Without a key so much before the first word is scored too, as `app::table::voice_input` does: 0.6 s.
const BEFORE_THE_WORDS: u64 = RATE as u64 * 6 / 10;

/// A scorer that holds everything that may be said in free mode; in an event less may be said, and the rest only stands in
/// the way there.
pub(crate) struct Scorer {
    scoring: Option<Scoring>,
    events: Receiver<ScoringEvent>,
    next: Cell<u64>,
}

impl Scorer {
    /// Opens a scorer; `None` where it has no nets.
    pub(crate) fn open(mind: &Mind) -> Option<Self> {
        let (sender, events) = mpsc::channel();
        let program = Program::at(concat!(env!("CARGO_BIN_EXE_ansage"), "-scorer"));
        let nets = nets();
        if nets.is_empty() {
            return None;
        }
        let scoring = Scoring::open_with(program, Timeouts::default(), sender);
        scoring.load(loading(
            &nets,
            "de",
            &mind.written(),
            Mode::Free.sight(),
            &Asked::Nothing,
        ));
        let scorer = Self {
            scoring: Some(scoring),
            events,
            next: Cell::new(0),
        };
        assert!(matches!(scorer.event(), ScoringEvent::Health(Health::Ready { .. })));
        Some(scorer)
    }

    /// Returns what it makes of some sound.
    pub(crate) fn score(&self, sound: &[i16]) -> Option<Vec<ScoredPhrase>> {
        let at = self.next.get();
        let end = at + sound.len() as u64;
        self.next.set(end);
        let scoring = self.scoring.as_ref().unwrap();
        assert!(scoring.feed().send(at, sound));
        scoring.score(ScoringId(at), at, end);
        match self.event() {
            ScoringEvent::Scored(scored) => Some(scored_phrases(&scored)),
            ScoringEvent::Unscored(_) => None,
            event => panic!("{event:?}"),
        }
    }

    /// Returns what it makes of a passage that was heard without a key in some sound, whose begin its places count from.
    pub(crate) fn score_passage(&self, sound: &[i16], heard: &Heard) -> Option<Vec<ScoredPhrase>> {
        let place = |it: u64| usize::try_from(it).unwrap().min(sound.len());
        let from = heard.words.first()?.start.saturating_sub(BEFORE_THE_WORDS);
        self.score(&sound[place(from.max(heard.from))..place(heard.to)])
    }

    fn event(&self) -> ScoringEvent {
        receive(&self.events).expect("there must be an event")
    }
}

impl Drop for Scorer {
    fn drop(&mut self) {
        if let Some(scoring) = self.scoring.take() {
            scoring.close();
        }
    }
}
