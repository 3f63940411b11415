//! What of a game is open for the arbiter: what is settled first, and what ends the game by the Laws but for the result.

use super::drawn_before::{DrawnBefore, drawn_before, passed_over};
use super::flag_before_end::{flag_before_end, position_at_flag};
use super::laws::{
    BothFlagsVerdict, CanMate, FIVEFOLD, SEVENTY_FIVE_MOVES, can_mate_in, consecutive, open_flag, times_stood,
};
use super::open_faults::waits_for_fault;
use super::played_past::end_played_past;
use super::unreplaced_pawn::ends_with_placed_queen;
use super::{Ending, Game, IllegalPosition, Outcome, Pending, PendingName, Ply};
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
    /// Both flags are down in a game that is not supervised, whichever fell first (A4d.3 of 2009).
    BothFlagsUnsupervised,
    /// The position ends the game.
    Ended(Ending),
    /// It does so by the queen that the arbiter put for a pawn (7.5.2): the move was illegal, and the arbiter decides.
    EndedByQueen(Ending),
    /// It stands for the fifth time or more.
    Fivefold,
    /// The same, but not in a row: the arbiter decides whether that is a draw (9.6.a of 2014).
    FivefoldApart,
    /// 75 moves by each side without pawn move or capture.
    SeventyFiveMoves,
    /// A draw by a count came before, and play went on (9.6).
    DrawnBefore(DrawnBefore),
    /// An illegal position that stayed in an unsupervised game (A.5.4).
    IllegalPosition(IllegalPosition),
}

impl Game {
    /// Returns what is open for the arbiter, and the result that would follow from it, if one would. Once a result is entered
    /// nothing is, unless the players declared it when the game had ended otherwise.
    pub fn open_matters(&self) -> Vec<(OpenMatter, Option<Outcome>)> {
        if self.is_over() {
            return ended_otherwise(self).into_iter().collect();
        }
        let pending = self.standstill().pending.map(Pending::name).map(OpenMatter::Pending);
        let pending = pending.map(|it| (it, None));
        let illegal = self.drawn_by_an_illegal_position();
        let drawn = drawn_before(self);
        // Whether the older draw or what came later counts is the arbiter's: nothing but a draw is proposed.
        let may_follow = |outcome: &Outcome| drawn.is_none() || *outcome == Outcome::Draw;
        let flag = open_flag(self);
        // 6.9: once a flag ended the game, no move does.
        let goes_on = flag_before_end(self).is_none()
            || flag.is_none_or(|(matter, _)| matter == OpenMatter::BothFlags(BothFlagsVerdict::GoesOn));
        let ended = self
            .ended_by_the_laws()
            .or_else(|| end_played_past(self))
            .or_else(|| fivefold_apart(self));
        pending
            .into_iter()
            .chain(flag)
            .chain(ended.map(|(matter, outcome)| (matter, outcome.filter(|_| goes_on))))
            .chain(illegal.map(|it| (OpenMatter::IllegalPosition(it), Some(Outcome::Draw))))
            .map(|(matter, outcome)| (matter, outcome.filter(may_follow)))
            .chain(drawn.map(|it| (OpenMatter::DrawnBefore(it), None)))
            .collect()
    }

    /// Returns what follows where a side has lost by its time, or gave up: the other wins, unless it is proved that it cannot
    /// mate by any series of legal moves (6.9, since 2023 5.1.2).
    pub fn result_against(&self, side: Color) -> Outcome {
        // After dashes the last position of the sheet proves nothing.
        let can = position_at_flag(self).map(|position| can_mate_in(self, &position, !side));
        match can.unwrap_or(CanMate::ArbiterDecides) {
            CanMate::No => Outcome::Draw,
            CanMate::Yes | CanMate::ArbiterDecides => Outcome::won_by(!side),
        }
    }

    /// Returns how the game ended by the Laws, and the result of that: mate, stalemate and a dead position go before what is
    /// counted.
    pub fn ended_by_the_laws(&self) -> Option<(OpenMatter, Option<Outcome>)> {
        if let Some(ending) = self.ending() {
            if ending != Ending::DeadPosition && ends_with_placed_queen(self) {
                return Some((OpenMatter::EndedByQueen(ending), None));
            }
            return Some((OpenMatter::Ended(ending), self.position().outcome()));
        }
        let (rules, board) = (self.rules(), self.position().board());
        if !may_count(self) {
            return None;
        }
        let earlier = times_stood(self.plies().iter().map(|it| it.before.board()), board);
        let matter = if rules.fivefold && earlier + 1 >= FIVEFOLD && !is_fivefold_apart(self) {
            OpenMatter::Fivefold
        } else if rules.seventy_five_moves && board.halfmove_clock() >= SEVENTY_FIVE_MOVES {
            OpenMatter::SeventyFiveMoves
        } else {
            return None;
        };
        Some((matter, (!waits_for_fault(self)).then_some(Outcome::Draw)))
    }
}

/// Returns what the arbiter decides of a position that is there for the fifth time, not in a row (9.6.a of 2014): no result is
/// proposed.
fn fivefold_apart(game: &Game) -> Option<(OpenMatter, Option<Outcome>)> {
    (may_count(game) && is_fivefold_apart(game)).then_some((OpenMatter::FivefoldApart, None))
}

/// Returns true if the present position is known and a legal move led to it. 7.5.1: an illegal one goes back once it is found, and
/// what it counts ends nothing before the arbiter decides.
fn may_count(game: &Game) -> bool {
    let is_illegal = |ply: &Ply| ply.before.is_legal(ply.m) == Some(false);
    let is_known = game.dashes().is_empty() && game.position().legal().is_some();
    is_known && !game.plies().last().is_some_and(is_illegal)
}

fn is_fivefold_apart(game: &Game) -> bool {
    let board = game.position().board();
    let earlier = || game.plies().iter().map(|it| it.before.board());
    game.rules().fivefold_in_a_row && times_stood(earlier(), board) + 1 >= FIVEFOLD && !consecutive(earlier(), board)
}

/// Returns how the game had ended by the Laws before the players declared another result (5.1, 5.2, 9.6).
fn ended_otherwise(game: &Game) -> Option<(OpenMatter, Option<Outcome>)> {
    let declared = game.declared()?.outcome(game);
    let stands = game.outcome() == Some(declared);
    let ended = game.ended_by_the_laws().filter(|_| stands);
    let ended = ended.filter(|(_, outcome)| *outcome != Some(declared));
    let drawn = || passed_over(game, declared).filter(|_| stands);
    ended.or_else(|| drawn().map(|it| (OpenMatter::DrawnBefore(it), None)))
}
