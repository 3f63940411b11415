//! What goes on while there are dashes: who fills them before moving, and what is known of the board after them.

use std::borrow::Cow;

use shakmaty::{Color, Square};

use super::laws::Class;
use super::{Board, Game, Mode, Moment, Move, MoveAsSaid, Pending, Position, Refusal, Served, Sight};

/// Says whether moves and claims go on although there are dashes.
///
/// In rapid chess and blitz writing is left to the player (A.2), and in time trouble to one who is exempt (8.4). In an event they always
/// go on until a flag fell (8.5): a refusal would tell the player of the time (12.6), and the arbiter is noted who has to write.
///
/// # Errors
///
/// Returns [`Refusal::FillFirst`] where a player who has to write left out what was played, and [`Refusal::CompleteFirst`] after
/// a flag, unless the arbiter went on without it (8.6).
pub fn goes_on(game: &Game, at: Moment) -> Result<(), Refusal> {
    let writer = match game.opening().blind {
        Served::White => Color::White,
        Served::Black => Color::Black,
        Served::Both => game.turn(),
    };
    let is_exempt = || game.class() != Class::Standard || game.is_exempt(writer, at) == Some(true);
    match completes_first(game) || (game.mode() == Mode::Free && to_fill(game) > 0 && !is_exempt()) {
        true if unwritten(game) > 0 => Err(dashes_first(game)),
        _ => Ok(()),
    }
}

/// Returns what is refused until the dashes are filled: after a flag, with what the Laws want of the sheet.
pub fn dashes_first(game: &Game) -> Refusal {
    let dashes = unwritten(game);
    match completes_first(game) {
        true => Refusal::CompleteFirst(dashes),
        false => Refusal::FillFirst(dashes),
    }
}

fn completes_first(game: &Game) -> bool {
    matches!(game.standstill().pending, Some(Pending::CatchingUp))
}

/// Returns the position in which the next half-move is meant. After a dash that is the board as far as it is known, and
/// the Laws say nothing.
pub fn position_to_move(game: &Game) -> Cow<'_, Position> {
    position_after(game, game.dashes().len())
}

/// Returns the position in which the last half-move was meant, where it is written after a dash, and that half-move.
pub fn last_known(game: &Game) -> Option<(Position, MoveAsSaid)> {
    known_after(game, game.dashes().len().checked_sub(1)?)
}

/// Returns the half-move that is known after so many dashes, if it is, and the position in which it was meant.
pub fn known_after(game: &Game, dashes: usize) -> Option<(Position, MoveAsSaid)> {
    let m = game.dashes().get(dashes)?.m?;
    Some((position_after(game, dashes).into_owned(), m))
}

/// Returns how many half-moves are not written and not known.
pub fn unwritten(game: &Game) -> usize {
    game.dashes().iter().filter(|it| it.m.is_none()).count()
}

/// Returns the position on the board, if it is known: every half-move is written, or the arbiter entered what is there.
pub fn present_position(game: &Game) -> Option<Cow<'_, Position>> {
    let unknown = game
        .dashes()
        .iter()
        .rev()
        .find(|dash| dash.m.is_none() || dash.board.is_some());
    let is_known = unknown.is_none_or(|it| it.board.is_some());
    is_known.then(|| position_to_move(game))
}

/// Returns how many half-moves are still to be written: those before a number that the arbiter gave are settled (8.6).
pub fn to_fill(game: &Game) -> usize {
    let numbered = game.scoresheet().numbered.last().map_or(0, |(at, _)| *at);
    let settled = numbered.saturating_sub(game.plies().len());
    game.dashes().iter().skip(settled).filter(|it| it.m.is_none()).count()
}

/// Returns a board with other pieces, in the first field of a FEN.
pub fn replace_pieces(board: &Board, pieces: &str) -> Option<Board> {
    let fen = board.fen();
    let (_, rest) = fen.split_once(' ')?;
    Board::from_fen(&format!("{pieces} {rest}"), board.is_chess960()).ok()
}

fn position_after(game: &Game, dashes: usize) -> Cow<'_, Position> {
    let counted = &game.dashes()[..dashes];
    if counted.is_empty() {
        return Cow::Borrowed(game.position());
    }
    let mut board = game.position().board().clone();
    for dash in counted {
        match (&dash.board, dash.m) {
            (Some(entered), _) => board = entered.clone(),
            (None, Some(known)) => board.play(known.m),
            // Of a move that no piece makes the turn is all that is known.
            (None, None) => board.play(Move::new(Square::A1, Square::A1)),
        }
    }
    let made = u16::try_from(game.plies().len() + dashes + 1).unwrap_or(u16::MAX);
    let board = board.numbered(game.place_of(made).0);
    Cow::Owned(Position::of(board).seen(Sight::Movement).into_owned())
}
