//! Illegal moves that wait for the arbiter, where one followed another (7.5.1): the position before the first of them is set up
//! again, and what was made from a position that should not have been goes back with it.

use shakmaty::Color;

use super::laws::Remedy;
use super::offences::{is_decided, is_taken_as_completed, standing};
use super::{Fault, FaultKind, Game, Mode, Move, unreplaced_pawn};

/// An illegal half-move that was completed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct IllegalHalfMove {
    /// Its number, counted from 1.
    pub number: u16,
    /// Who made it.
    pub side: Color,
}

/// What the arbiter decides on next.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NextFault {
    /// The first one that was not decided on; of those that remain (A.5.2) the last.
    Open(IllegalHalfMove),
    /// Only such as followed from this one, which was decided on, and go back with it.
    Superseded(IllegalHalfMove),
    /// None.
    Absent,
}

/// Why nothing is due for an illegal half-move of the sheet any more.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SettledMove {
    /// The arbiter acted on it.
    Counted,
    /// The opponent has moved, and it remains (A.5.2).
    Remains,
    /// The game is over.
    Over,
}

impl SettledMove {
    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Counted => "counted",
            Self::Remains => "remains",
            Self::Over => "over",
        }
    }
}

/// Returns why nothing is due any more for an illegal half-move; `None` while something is.
pub fn settled(game: &Game, it: IllegalHalfMove) -> Option<SettledMove> {
    match (decided(game, it), remains(game, it)) {
        (true, _) => Some(SettledMove::Counted),
        (false, true) => Some(SettledMove::Remains),
        (false, false) => game.is_over().then_some(SettledMove::Over),
    }
}

/// Returns what the arbiter decides on next, of a side if one is given: one that followed from another is decided on if its
/// side is named.
pub fn next_fault(game: &Game, side: Option<Color>) -> NextFault {
    let is_of_the_side = |half_move: &IllegalHalfMove| side.is_none_or(|side| half_move.side == side);
    let is_open = |half_move: &IllegalHalfMove| is_of_the_side(half_move) && !decided(game, *half_move);
    let open = || illegal(game).filter(is_open);
    let remains = |it: &IllegalHalfMove| remains(game, *it);
    let counts = || open().filter(|it| !remains(it));
    let followed = |later: &IllegalHalfMove| side.is_none() && superseded(game, *later);
    match counts().find(|it| !followed(it)).or_else(|| open().rfind(remains)) {
        Some(it) => NextFault::Open(it),
        None => counts()
            .next_back()
            .map_or(NextFault::Absent, |last| NextFault::Superseded(root(game, last))),
    }
}

/// Returns what was completed after an illegal half-move, is illegal too, and goes back with it undecided.
pub fn followers(game: &Game, first: IllegalHalfMove) -> Vec<IllegalHalfMove> {
    let follows = |later: &IllegalHalfMove| later.number > first.number && !decided(game, *later);
    illegal(game)
        .filter(|later| follows(later) && root(game, *later) == first)
        .collect()
}

/// Returns the half-move before which the game goes back for an illegal one (7.5.1): the first of those from which it followed.
pub fn root(game: &Game, of: IllegalHalfMove) -> IllegalHalfMove {
    let earlier: Vec<IllegalHalfMove> = illegal(game).filter(|it| it.number < of.number).collect();
    earlier.into_iter().rev().fold(of, |first, earlier| {
        let is_open = !decided(game, earlier) && !remains(game, earlier) && !superseded(game, earlier);
        match is_open || decided_after(game, earlier, first) {
            true => earlier,
            false => first,
        }
    })
}

/// Returns the half-move before which the game goes back for the last illegal one, decided on or not.
pub fn last_root(game: &Game) -> Option<IllegalHalfMove> {
    illegal(game).last().map(|last| root(game, last))
}

/// An illegal half-move that was completed and struck when the game went back, before the arbiter decided on it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct StruckFault {
    /// What it counts as, if the arbiter acts on it.
    pub fault: Fault,
    /// The move.
    pub m: Move,
}

/// Returns what the arbiter still decides on of the half-moves that were struck last, of a side if one is given: 7.5.5 comes
/// after the position was set up again. Once the game goes on from there, nothing.
pub fn struck_fault(game: &Game, side: Option<Color>) -> Option<StruckFault> {
    let number_struck = game.struck().len().checked_sub(1)?;
    let struck = game.struck().last().filter(|last| last.after == game.plies().len())?;
    let numbered = (1u16..).zip(&struck.plies);
    let mut illegal =
        numbered.filter(|(_, made)| made.completion.is_completed() && made.before.is_legal(made.m) == Some(false));
    let after = u16::try_from(struck.after).ok()?;
    let (number, first) = illegal.find(|(_, made)| side.is_none_or(|side| made.side() == side))?;
    let is_answered = usize::from(number) < struck.plies.len();
    let stands = is_answered && game.is_unsupervised() && game.rules().illegal_stands_after_reply;
    let ply = after + number;
    let counted = game.faults().counted.iter();
    let mut of_half_moves = counted.filter(|it| it.fault.kind != FaultKind::Press);
    let is_decided = of_half_moves.any(|fault| fault.struck_by == Some(number_struck) && fault.fault.ply == ply);
    let is_pawn = unreplaced_pawn::queen_left_pawn(&first.before, first.m).is_some();
    let kind = match is_pawn && game.rules().counts(FaultKind::Pawn) {
        true => FaultKind::Pawn,
        false => FaultKind::Move,
    };
    let side = first.side();
    let fault = Fault { side, kind, ply };
    (!stands && !is_decided).then_some(StruckFault { fault, m: first.m })
}

/// Returns true for what is counted (9.6) in an event while an illegal move waits for the arbiter: the game may go back to before it
/// (7.5.1), and nothing counts until then. Mate, stalemate and a dead position end the game at once (5.1.1, 5.2). Between friends the
/// players are asked.
pub fn waits_for_fault(game: &Game) -> bool {
    game.ending().is_none() && has_open_fault(game, game.plies().len())
}

/// Returns true for an event in which an illegal half-move among the first `made`, completed or not, waits for the arbiter, who may
/// let the game go back to before it (7.5.1).
pub fn has_open_fault(game: &Game, made: usize) -> bool {
    let is_open = |(number, ply): (u16, &super::Ply)| {
        let side = ply.side();
        let it = IllegalHalfMove { number, side };
        let is_illegal = ply.before.is_legal(ply.m) == Some(false);
        is_illegal && !unreplaced_pawn::precedes_queen(game, number) && !decided(game, it) && !remains(game, it)
    };
    game.mode() == Mode::Event && (1u16..).zip(game.plies()).take(made).any(is_open)
}

fn illegal(game: &Game) -> impl DoubleEndedIterator<Item = IllegalHalfMove> {
    let numbered: Vec<_> = (1u16..).zip(game.plies()).collect();
    let is_illegal = |(number, ply): (u16, &super::Ply)| {
        let is_one = is_taken_as_completed(game, number)
            && ply.before.is_legal(ply.m) == Some(false)
            && !unreplaced_pawn::precedes_queen(game, number);
        let side = ply.side();
        is_one.then_some(IllegalHalfMove { number, side })
    };
    numbered.into_iter().filter_map(is_illegal)
}

fn decided(game: &Game, it: IllegalHalfMove) -> bool {
    is_decided(game, it.number)
}

/// Returns true for one that the arbiter decided on when a later one was on the sheet already.
fn decided_after(game: &Game, it: IllegalHalfMove, later: IllegalHalfMove) -> bool {
    standing(game).any(|counted| counted.fault.ply == it.number && counted.made >= usize::from(later.number))
}

/// Returns true for one that was on the sheet already when an earlier one was decided on.
fn superseded(game: &Game, later: IllegalHalfMove) -> bool {
    illegal(game).any(|earlier| earlier.number < later.number && decided_after(game, earlier, later))
}

/// A.5.2: the move remains because the opponent has moved.
fn remains(game: &Game, it: IllegalHalfMove) -> bool {
    let fault = unreplaced_pawn::fault_of_half_move(game, it.number, it.side);
    game.remedy_for(fault) == Remedy::Stands
}
