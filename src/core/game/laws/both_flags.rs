//! What both flags down come to, where nobody knows which fell first (6.11; 10.4 of 1997; Guideline III since 2018).

use shakmaty::Color;

use super::rules::BothFlags;
use crate::game::{Condition, Game, PerMove};

/// What becomes of a game in which both flags are down.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BothFlagsVerdict {
    /// It is drawn.
    Draw,
    /// It goes on.
    GoesOn,
    /// The edition does not say it: the arbiter decides.
    Open,
}

impl BothFlagsVerdict {
    /// Returns its name, as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::GoesOn => "goes-on",
            Self::Open => "open",
        }
    }
}

impl Game {
    /// Returns what both flags down come to, if they are and nobody knows which fell first.
    pub fn both_flags(&self) -> Option<BothFlagsVerdict> {
        self.both_flags_are_down().then(|| self.verdict_on_both_flags())
    }

    fn verdict_on_both_flags(&self) -> BothFlagsVerdict {
        let Some(is_last) = self.is_in_the_last_period() else {
            return BothFlagsVerdict::Open;
        };
        let has_no_increment = self.time_control().is_some_and(|it| it.per_move == PerMove::Nothing);
        let is_announced = || {
            let event = self.opening().event.as_deref();
            event.is_some_and(|it| it.conditions.is_yes(Condition::Finish))
        };
        let draws = match self.rules().both_flags {
            BothFlags::DrawInTheFinish => has_no_increment,
            BothFlags::Draw => true,
            BothFlags::DrawIfAnnounced if is_announced() && has_no_increment => true,
            BothFlags::DrawIfAnnounced => return BothFlagsVerdict::Open,
        };
        match draws && is_last {
            true => BothFlagsVerdict::Draw,
            false => BothFlagsVerdict::GoesOn,
        }
    }

    /// Returns whether both are in the period for the rest of the game; `None` where nothing is known of the time.
    fn is_in_the_last_period(&self) -> Option<bool> {
        let clock = self.clock()?;
        let is_last = |side| {
            let period = clock.control().period(clock.presses(side));
            let period = clock.control().periods.get(period);
            period.is_some_and(|it| it.moves.is_none())
        };
        Some(Color::ALL.into_iter().all(is_last))
    }
}
