//! The quickplay finish: the last period, in which all moves that are left are made in a limited time (Article 10, Appendix G,
//! Guidelines III).

use shakmaty::Color;

use super::{Class, Remedy, Rules, Subject};
use crate::game::{ClaimFinding, ClaimGround, Condition, Game, Mode, PerMove};

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
