//! What of a game is open for the arbiter: what is settled first, and what ends the game by the Laws but for the result.

use super::laws::{BothFlagsVerdict, CanMate, FIVEFOLD, SEVENTY_FIVE_MOVES, can_mate, times_stood};
use super::{ClockKind, Ending, Game, IllegalPosition, Moment, Outcome, Pending, PendingName};
use shakmaty::Color;

/// Something that waits for the arbiter.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum OpenMatter {
    /// Something is settled before the game goes on.
    Pending(PendingName),
    /// The flag of this side fell, or was claimed (6.8).
    Flag(Color),
    /// Both flags are down, and nobody knows which fell first (6.11).
    BothFlags(BothFlagsVerdict),
    /// The position ends the game.
    Ended(Ending),
    /// It stands for the fifth time or more.
    Fivefold,
    /// 75 moves by each side without pawn move or capture.
    SeventyFiveMoves,
    /// An illegal position that stayed in an unsupervised game (A.5.4).
    IllegalPosition(IllegalPosition),
}

impl Game {
    /// Returns what is open for the arbiter, and the result that would follow from it, if one would. Once a result is entered
    /// nothing is.
    pub fn open_matters(&self) -> Vec<(OpenMatter, Option<Outcome>)> {
        if self.is_over() {
            return Vec::new();
        }
        let pending = self.standstill().pending.map(Pending::name).map(OpenMatter::Pending);
        let pending = pending.map(|it| (it, None));
        let illegal = self.drawn_by_an_illegal_position();
        pending
            .into_iter()
            .chain(self.open_flag())
            .chain(self.ended_by_the_laws())
            .chain(illegal.map(|it| (OpenMatter::IllegalPosition(it), Some(Outcome::Draw))))
            .collect()
    }

    /// Returns what follows from the flags that fell or were claimed. Where both did and the program's clock knows which came to
    /// zero first, that one is overstepped.
    fn open_flag(&self) -> Option<(OpenMatter, Option<Outcome>)> {
        if let Some(verdict) = self.both_flags() {
            let draw = (verdict == BothFlagsVerdict::Draw).then_some(Outcome::Draw);
            return Some((OpenMatter::BothFlags(verdict), draw));
        }
        let fell = self.flag()?;
        let is_ours = self.opening().clock == ClockKind::Program;
        let first = self.first_zero().filter(|_| is_ours && self.reached_zero(fell));
        let side = first.unwrap_or(fell);
        let is_overstepped = !self.has_met_the_control(side);
        is_overstepped.then(|| (OpenMatter::Flag(side), Some(self.result_against(side))))
    }

    /// Returns true if a side whose flag fell has completed the moves that were required by then (6.4).
    fn has_met_the_control(&self, side: Color) -> bool {
        // The clocks stand, so the moment does not matter.
        let required = self.clock().and_then(|it| it.required(side, Moment(0)));
        let completed = self.moves_completed_by_the_laws(side);
        required.is_some_and(|it| usize::try_from(it).is_ok_and(|it| completed >= it))
    }

    /// Returns what follows where a side has lost by its time, or gave up: the other wins, unless it is proved that it cannot
    /// mate by any series of legal moves (6.9, since 2023 5.1.2).
    pub fn result_against(&self, side: Color) -> Outcome {
        match can_mate(self.position(), !side) {
            CanMate::No => Outcome::Draw,
            CanMate::Yes | CanMate::ArbiterDecides => Outcome::won_by(!side),
        }
    }

    /// Returns how the game ended by the Laws, and the result of that: mate, stalemate and a dead position go before what is
    /// counted.
    pub fn ended_by_the_laws(&self) -> Option<(OpenMatter, Option<Outcome>)> {
        if let Some(ending) = self.ending() {
            return Some((OpenMatter::Ended(ending), self.position().outcome()));
        }
        let (rules, board) = (self.rules(), self.position().board());
        if !self.dashes().is_empty() || self.position().legal().is_none() {
            return None;
        }
        let earlier = times_stood(self.plies().iter().map(|it| it.before.board()), board);
        let matter = if rules.fivefold && earlier + 1 >= FIVEFOLD {
            OpenMatter::Fivefold
        } else if rules.seventy_five_moves && board.halfmove_clock() >= SEVENTY_FIVE_MOVES {
            OpenMatter::SeventyFiveMoves
        } else {
            return None;
        };
        Some((matter, Some(Outcome::Draw)))
    }
}
