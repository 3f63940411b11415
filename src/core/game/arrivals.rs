//! Who came when to the game, and the default time (6.7): nobody loses by it but by the arbiter's word.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::laws::DefaultTime;
use super::{ArbiterNote, Condition, Event, Game, Mode, Moment, Refusal};

/// When the clocks were started, and who came when since.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Arrivals {
    /// When White's clock was started first.
    pub(super) started: Option<Moment>,
    /// When each side came, where it was noted.
    pub(super) came: ByColor<Option<Moment>>,
    /// Of whom the arbiter was told that the default time has passed.
    pub(super) is_noted: ByColor<bool>,
}

impl Game {
    /// Returns how late a player may come (6.7.1): as it is laid down, else as the edition has it.
    pub fn default_time(&self) -> Option<Duration> {
        let laid_down = || {
            self.opening()
                .event
                .as_deref()?
                .conditions
                .minutes(Condition::DefaultTime)
        };
        laid_down().or(match self.rules().default_time {
            DefaultTime::Unless(seconds) => Some(Duration::from_secs(seconds.into())),
            DefaultTime::Required => None,
        })
    }

    /// Returns when White's clock was started first.
    pub fn started_at(&self) -> Option<Moment> {
        self.arrivals.started
    }

    /// Returns whose default time passes next, and when, as far as anybody noted: a side that neither was noted to have come
    /// nor moved. Where nobody may be late at all nothing is said by itself.
    pub fn default_time_to_come(&self) -> Option<(Color, Moment)> {
        let is_event = self.mode() == Mode::Event;
        let limit = self.default_time().filter(|it| is_event && !it.is_zero())?;
        let passes = self.arrivals.started?.plus(limit).plus(Duration::from_millis(1));
        let is_missing = |side: &Color| {
            let is_there = self.arrivals.came[*side].is_some() || self.moves_made(*side) > 0;
            !is_there && !self.arrivals.is_noted[*side]
        };
        // Whether Black is there nobody can know before White has moved.
        let may_be_asked = |side: &Color| *side == Color::White || self.moves_made(Color::White) > 0;
        let side = Color::ALL.into_iter().filter(is_missing).find(may_be_asked)?;
        Some((side, passes))
    }

    pub(super) fn decide_arrival(&self, side: Color) -> Result<Vec<Event>, Refusal> {
        match self.arrivals.came[side] {
            Some(_) => Err(Refusal::NothingToDo),
            None => Ok(vec![Event::Arrived { side }]),
        }
    }

    /// The default time passed and nobody noted that a side has come: the arbiter is told, and nothing ends.
    pub(super) fn decide_default_time(&self, at: Moment) -> Vec<Event> {
        let passed = self.default_time_to_come().filter(|(_, passes)| *passes <= at);
        let note = passed.map(|(side, _)| ArbiterNote::DefaultTimePassed { side });
        note.map(|note| Event::ArbiterNoted { note }).into_iter().collect()
    }
}
