//! What holds in rapid chess and blitz alone (Appendices A and B), most of it where nobody supervises the game.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::laws::{Class, OnIllegalPosition};
use super::{ArbiterNote, Board, Condition, Game, Mode, Pending, Refusal};

/// What makes a position illegal that may stand all the same where an illegal move stands (A.5.4).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalPosition {
    /// Both kings are in check.
    BothKings,
    /// A pawn stands on the last rank.
    Pawn,
}

impl IllegalPosition {
    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::BothKings => "both-kings",
            Self::Pawn => "pawn",
        }
    }
}

/// Returns true while no player has claimed an illegal move where the arbiter acts on a claim alone, unless the position itself
/// is illegal (A4.c of 2009).
pub fn is_fault_unclaimed(game: &Game) -> bool {
    let is_claimed = game.standstill().pending == Some(&Pending::Irregularity);
    let intervenes = game.illegal_position(game.position().board()).is_some();
    game.waits_for_claims() && game.mode() == Mode::Event && !is_claimed && !intervenes
}

/// Returns true for a flag that the arbiter may not call, because no player claimed it; both are called (A4.d of 2009).
pub fn is_flag_unclaimed(game: &Game, side: Color) -> bool {
    let is_called = game.rules().arbiter_calls_flags || game.flag().is_some() || game.reached_zero(!side);
    game.waits_for_claims() && game.mode() == Mode::Event && !is_called
}

impl Game {
    /// Returns true for rapid chess and blitz that nobody supervises (A.4, B.4 of 2014); that is laid down before the game.
    pub fn is_unsupervised(&self) -> bool {
        let supervised = self.opening().laid_down(Condition::Supervised);
        self.class() != Class::Standard && supervised == Some("no")
    }

    /// Returns how often a player may ask for the sheet that others keep: in rapid chess and blitz of an event that somebody
    /// supervises (A.4.3), if the edition says it.
    pub fn most_sheet_requests(&self) -> Option<u8> {
        let is_supervised = self.class() != Class::Standard && !self.is_unsupervised();
        let most = self.rules().sheet_requests;
        most.filter(|_| is_supervised && self.mode() == Mode::Event)
    }

    /// Says whether a player asks for that sheet at the right moment, and not too often.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::SheetOutOfTurn`] or [`Refusal::SheetAskedOften`].
    pub fn may_ask_for_the_sheet(&self, side: Color) -> Result<(), Refusal> {
        match self.most_sheet_requests() {
            Some(_) if self.turn() != side => Err(Refusal::SheetOutOfTurn(self.class())),
            Some(most) if self.requests().sheets[side] >= most.into() => {
                Err(Refusal::SheetAskedOften(self.class(), most))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Returns after how many moves of both no complaint of the set-up holds any more, once they are completed, or made (A4.a of
    /// 2009).
    pub fn set_up_stands_since(&self) -> Option<u8> {
        let moves = self.rules().set_up_complaints;
        let count = |side| match self.rules().set_up_completed {
            true => self.moves_completed(side),
            false => self.moves_made(side),
        };
        let are_enough = |side| count(side) >= usize::from(moves);
        (self.is_unsupervised() && Color::ALL.into_iter().all(are_enough)).then_some(moves)
    }

    /// Returns true where the arbiter acts only on what a player claims (A4b, A4c, A4d of 2009).
    pub fn waits_for_claims(&self) -> bool {
        self.is_unsupervised() && !self.rules().arbiter_acts_unasked
    }

    /// Returns true for what stands in the log alone there: touches, illegal moves.
    pub fn is_for_the_log_alone(&self, note: &ArbiterNote) -> bool {
        let is_seen = matches!(
            note,
            ArbiterNote::IllegalMove { .. }
                | ArbiterNote::Touched { .. }
                | ArbiterNote::TouchNotKept { .. }
                | ArbiterNote::CorrectedToOtherPiece
        );
        is_seen && self.waits_for_claims()
    }

    /// Returns what makes a position illegal, where the edition has the arbiter of a game that nobody supervises see to it.
    pub(super) fn illegal_position(&self, board: &Board) -> Option<IllegalPosition> {
        let is_seen_to = self.rules().illegal_position.get(self.class()) != OnIllegalPosition::Nothing;
        let flaw = || match (board.has_both_kings_in_check(), board.has_a_pawn_on_the_last_rank()) {
            (true, _) => Some(IllegalPosition::BothKings),
            (false, true) => Some(IllegalPosition::Pawn),
            (false, false) => None,
        };
        (is_seen_to && self.is_unsupervised()).then(flaw).flatten()
    }

    /// Returns what makes the position illegal that stood already before the last completed move: the game is drawn (A.5.4).
    pub fn drawn_by_an_illegal_position(&self) -> Option<IllegalPosition> {
        let waits = self.rules().illegal_position.get(self.class()) == OnIllegalPosition::Waits;
        let last = self.plies().last().filter(|it| waits && it.completion.is_completed())?;
        self.illegal_position(last.before.board())?;
        self.illegal_position(self.position().board())
    }

    /// A.5.1: nobody but the arbiter still opens what was set up wrongly.
    pub(super) fn may_complain_of_the_set_up(&self) -> Result<(), Refusal> {
        match self.set_up_stands_since().filter(|_| !self.has_an_arbiter()) {
            Some(moves) => Err(Refusal::SetUpStands(self.class(), moves)),
            None => Ok(()),
        }
    }

    /// A.5.2: an illegal move is claimed before the next move of who claims it is made. What was played is not looked at: a
    /// refusal tells nothing of it.
    pub(super) fn may_claim_an_illegal_move(&self, claimant: Option<Color>, by: Option<Color>) -> Result<(), Refusal> {
        let stands = self.is_unsupervised() && self.rules().illegal_stands_after_reply && !self.has_an_arbiter();
        let has_moved = self.last_made().is_some_and(|it| Some(it.side) == claimant);
        match stands && has_moved {
            true => Err(Refusal::EarlierMovesStand(self.class(), by)),
            false => Ok(()),
        }
    }
}
