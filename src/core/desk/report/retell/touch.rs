//! What is told of pieces that were touched or let go (4.3 to 4.7).

use shakmaty::{CastlingSide, Color, Square};

use crate::desk::report::speaker::Speaker;
use crate::game::laws::{Due, Handled};
use crate::game::unreplaced_pawn::queen_left_pawn;
use crate::game::{Game, Move, Position, laws};
use crate::language::Message;

/// Says what was done with pieces since the last half-move, and what it binds to.
pub(super) fn touched(speaker: &Speaker, game: &Game, side: Color, handled: &[Handled], due: Option<Due>) -> Message {
    let names = Names {
        speaker,
        position: game.position(),
    };
    let (side, did) = (speaker.side(side), names.all(handled));
    match due {
        Some(due) => Message::NoteTouched {
            side,
            did,
            due: names.due(due).into(),
        },
        None => Message::NoteTouchedOnly { side, did },
    }
}

/// Says that a move does not keep to it.
pub(super) fn not_kept(speaker: &Speaker, game: &Game, side: Color, due: Due) -> Message {
    let made = game
        .plies()
        .last()
        .filter(|it| it.side() == side && game.turn() != side);
    let names = Names {
        speaker,
        position: made.map_or(game.position(), |it| &it.before),
    };
    Message::NoteTouchNotKept {
        side: speaker.side(side),
        due: names.due(due).into(),
    }
}

/// Says what is due in place of an illegal move (7.5), before which pieces were handled already.
pub(super) fn instead_of(speaker: &Speaker, before: &Position, handled: &[Handled], m: Move) -> Option<Message> {
    let names = Names {
        speaker,
        position: before,
    };
    let is_left = |square: Square| queen_left_pawn(before, m).is_some_and(|queen| queen.to == square);
    laws::due_instead_of(before, handled, m).map(|due| match due {
        Due::Stays(square) if is_left(square) => Message::DuePromotes {
            piece: names.piece(m.from),
            square: square.to_string(),
        },
        due => names.due(due),
    })
}

/// How pieces are named where they stand.
struct Names<'a> {
    speaker: &'a Speaker,
    position: &'a Position,
}

impl Names<'_> {
    /// Returns "touched Bc1, Nb1, let go on c3".
    fn all(&self, handled: &[Handled]) -> String {
        let both_touched =
            |one: &Handled, other: &Handled| [one, other].iter().all(|it| matches!(it, Handled::Touched(_)));
        let parts = handled.chunk_by(both_touched).map(|part| match part {
            [Handled::Released(square), ..] => Message::LetGo {
                square: square.to_string(),
            },
            _ => Message::TouchedPieces {
                pieces: part
                    .iter()
                    .map(|it| self.piece(it.square()))
                    .collect::<Vec<_>>()
                    .join(", "),
            },
        });
        parts.map(|it| self.speaker.text(&it)).collect::<Vec<_>>().join(", ")
    }

    /// Returns "Nb1", and of a pawn and an empty square the square alone.
    fn piece(&self, square: Square) -> String {
        let letters = self.speaker.writing_letters();
        let piece = self.position.board().piece_at(square);
        let letter = piece
            .filter(|it| it.role != shakmaty::Role::Pawn)
            .map(|it| letters.letter(it.role));
        letter.map_or_else(|| square.to_string(), |it| format!("{it}{square}"))
    }

    fn due(&self, due: Due) -> Message {
        match due {
            Due::Free => Message::DueFree,
            Due::FreeBut(side) => Message::DueFreeBut {
                castling: castling(side),
            },
            Due::Moves(square) => Message::DueMoves {
                piece: self.piece(square),
            },
            Due::Taken(square) => Message::DueTaken {
                piece: self.piece(square),
            },
            Due::Takes { by, of } => Message::DueTakes {
                by: self.piece(by),
                of: self.piece(of),
            },
            Due::Castles(side) => Message::DueCastles {
                castling: castling(side),
            },
            Due::Stays(square) => Message::DueStays {
                square: square.to_string(),
            },
        }
    }
}

fn castling(side: CastlingSide) -> String {
    match side {
        CastlingSide::KingSide => "0-0".to_owned(),
        CastlingSide::QueenSide => "0-0-0".to_owned(),
    }
}
