//! The quickplay finish: the last period, in which all moves that are left are made in a limited time (Article 10, Appendix G,
//! Guidelines III).

use shakmaty::Color;

use super::{Class, Remedy, Rules, Subject};
use crate::game::{ClaimFinding, ClaimGround, Condition, Fault, Game, Mode, PerMove, TimeControl};

/// Why there is no quickplay finish.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NoFinish {
    /// There is no clock, or no time control is known.
    NoTime,
    /// The game is blitz (G.3).
    Blitz,
    /// The game is blitz, and nobody supervises it (B.3.b of 2009).
    UnsupervisedBlitz,
    /// Every move brings time (G.3).
    Increment,
    /// It was not announced (G.2).
    NotAnnounced,
    /// A control is still to be met (G.1).
    NotYet,
}

impl NoFinish {
    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::NoTime => "no-time",
            Self::Blitz => "blitz",
            Self::UnsupervisedBlitz => "unsupervised-blitz",
            Self::Increment => "increment",
            Self::NotAnnounced => "not-announced",
            Self::NotYet => "not-yet",
        }
    }

    /// Returns the subject of the article that says so.
    pub(super) fn subject(self) -> Subject {
        match self {
            Self::NoTime | Self::NotYet => Subject::FinishIs,
            Self::Blitz | Self::Increment => Subject::FinishNowhere,
            Self::UnsupervisedBlitz => Subject::BlitzWithoutFinish,
            Self::NotAnnounced => Subject::QuickplayFinish,
        }
    }
}

impl Rules {
    /// Returns what is proposed once the arbiter has decided on a claim in a quickplay finish; the arbiter may choose, where
    /// there is more than one. A claim of which it is seen that it came too early or too late need cost nothing.
    pub fn for_finish_claim(&self, ground: ClaimGround, found: ClaimFinding, is_admitted: bool) -> Vec<Remedy> {
        /// What the opponent may have while the decision waits (10.2, G.5.b).
        const MAY_BE_GIVEN: u16 = 120;
        let rejected = Remedy::TimeToOpponent(self.finish_rejected_bonus);
        match found {
            _ if ground == ClaimGround::Seconds => Vec::new(),
            ClaimFinding::Right | ClaimFinding::Illegal => Vec::new(),
            ClaimFinding::Postponed => vec![Remedy::NoTime, Remedy::TimeToOpponent(MAY_BE_GIVEN)],
            ClaimFinding::Wrong if self.finish_rejected_bonus == 0 => Vec::new(),
            ClaimFinding::Wrong if !is_admitted => vec![Remedy::NoTime, rejected],
            ClaimFinding::Wrong => vec![rejected],
        }
    }
}

impl Game {
    /// Returns true if a side is in a quickplay finish: its last period, which has no number of moves, of a game that is no
    /// blitz; since 2014 one in which no move brings time, and for which it was announced.
    pub fn is_in_the_finish(&self, side: Color) -> bool {
        self.finish_of(side).is_ok()
    }

    /// Says whether a side is in a quickplay finish.
    ///
    /// # Errors
    ///
    /// Returns why it is not; what holds for the whole game first.
    pub fn finish_of(&self, side: Color) -> Result<(), NoFinish> {
        let is_announced =
            !self.rules().finish_if_announced || self.opening().laid_down(Condition::Finish) == Some("yes");
        let clock = self.clock().ok_or(match is_announced {
            true => NoFinish::NoTime,
            false => NoFinish::NotAnnounced,
        })?;
        let control = clock.control();
        if self.class() == Class::Blitz && !self.has_a_finish_in_blitz() {
            return Err(match self.rules().finish_in_blitz {
                true => NoFinish::UnsupervisedBlitz,
                false => NoFinish::Blitz,
            });
        }
        // G.3 came with G.2: the texts before say nothing of increments.
        if control.per_move != PerMove::Nothing && self.rules().finish_if_announced {
            return Err(NoFinish::Increment);
        }
        if !is_announced {
            return Err(NoFinish::NotAnnounced);
        }
        let has_no_control = control.periods.last().is_some_and(|it| it.moves.is_none());
        match has_no_control && clock.periods(side) >= control.periods.len() {
            true => Ok(()),
            false => Err(NoFinish::NotYet),
        }
    }

    /// B.3.b of 2009: Article 10 is out of use in a blitz game that nobody supervises.
    fn has_a_finish_in_blitz(&self) -> bool {
        let is_supervised = self.mode() == Mode::Event && !self.is_unsupervised();
        self.rules().finish_in_blitz && is_supervised
    }
}

/// Returns true if the edition wants it announced whether there is a quickplay finish (G.2).
pub fn has_to_announce_finish(rules: &Rules, time: Option<&TimeControl>) -> bool {
    rules.finish_if_announced && time.is_some() && finish_nowhere(rules, time).is_none()
}

/// Returns why no game with such a time has a quickplay finish: since 2014 there is none in blitz, and none where each move brings
/// time (G.3).
pub fn finish_nowhere(rules: &Rules, time: Option<&TimeControl>) -> Option<NoFinish> {
    let time = time.filter(|_| rules.finish_if_announced)?;
    match rules.class(Some(time)) {
        Class::Blitz => Some(NoFinish::Blitz),
        Class::Standard | Class::Rapid => (time.per_move != PerMove::Nothing).then_some(NoFinish::Increment),
    }
}

/// Returns true if the side of a fault was in a quickplay finish when it made the half-move: the press of an illegal move does
/// not meet the control before it.
pub fn made_in_finish(game: &Game, fault: Fault) -> bool {
    let Some(clock) = game.clock().filter(|_| game.is_in_the_finish(fault.side)) else {
        return false;
    };
    let since = game.plies().iter().skip(usize::from(fault.ply).saturating_sub(1));
    let counted = since.filter(|ply| ply.side() == fault.side && ply.completion.is_counted());
    let counted = u16::try_from(counted.count()).unwrap_or(u16::MAX);
    let period = clock
        .control()
        .period(clock.presses(fault.side).saturating_sub(counted));
    period + 1 >= clock.control().periods.len()
}
