//! Pieces lifted out of the special board (D.2.2), or touched on the other one: with intent to move (4.3), or to execute the
//! opponent's move, or to put them right (4.2).

use shakmaty::{Color, Square};

use super::Game;
use crate::game::laws::{Act, Handled, waits_for_press};
use crate::game::{Event, Served};

impl Game {
    /// Returns whose special board a piece is lifted on. Where both have one, it is that of the player whose turn it is.
    pub fn who_lifts(&self) -> Color {
        match self.opening.blind {
            Served::White => Color::White,
            Served::Black => Color::Black,
            Served::Both => self.turn(),
        }
    }

    /// Returns who plays against the player at the keys; where both have a special board, it is whose turn it is.
    pub fn who_plays_against_the_player(&self) -> Color {
        match self.opening.blind {
            Served::White => Color::Black,
            Served::Black => Color::White,
            Served::Both => self.turn(),
        }
    }

    /// Returns the first piece touched with intent to move since the last half-move.
    pub fn lifted(&self) -> Option<Square> {
        self.handled.iter().find_map(|it| match it {
            Handled::Touched(square) => Some(*square),
            Handled::Released(_) => None,
        })
    }

    /// Returns what the side to move has done with pieces since the last half-move, in its order.
    pub fn handled(&self) -> &[Handled] {
        &self.handled
    }

    /// Returns what an event adds to that; `None` for what binds nobody: it executes the opponent's move, puts pieces right, or
    /// is done by the one who is not to move, or has not got the move yet.
    pub(in crate::game) fn handled_by(&self, event: &Event) -> Option<Handled> {
        let (how, side) = match event {
            // Where the journal does not say who lifted it, the side to move touched it.
            Event::Lifted { square, side: None } => return Some(Handled::Touched(*square)),
            Event::Lifted {
                square,
                side: Some(side),
            }
            | Event::Touched { square, side } => (Handled::Touched(*square), *side),
            Event::Released { square, side } => (Handled::Released(*square), *side),
            _ => return None,
        };
        let executes = match event {
            Event::Lifted { square, .. } => self.to_execute.contains(square),
            Event::Released { square, side } if *side == self.who_lifts() => self.is_executed_on(*square),
            _ => false,
        };
        let has_the_move = self.turn() == side && !waits_for_press(self);
        (has_the_move && self.adjusting != Some(side) && !executes).then_some(how)
    }

    /// Returns true for a square on which the opponent's last move puts a piece, until it is executed.
    fn is_executed_on(&self, square: Square) -> bool {
        let last = self.plies.last().filter(|it| !it.done);
        last.is_some_and(|ply| match ply.before.board().castling_squares(ply.m) {
            Some(castling) => [castling.king.1, castling.rook.1].contains(&square),
            None => ply.m.to == square,
        })
    }

    pub(super) fn handle(&mut self, event: &Event) {
        let how = self.handled_by(event);
        if let Event::Lifted {
            square,
            side: Some(side),
        } = event
            && *side == self.turn()
        {
            self.to_execute.retain(|it| it != square);
        }
        let Some(how) = how else { return };
        if !self.handled.contains(&how) {
            self.handled.push(how);
        }
        if let Handled::Touched(_) = how {
            self.refuse_by_touching(self.turn());
        }
    }

    /// 9.1: since 2009 a touch refuses an offer as a move does.
    fn refuse_by_touching(&mut self, side: Color) {
        if self.rules.offer_refused_by == Act::Touch {
            self.close_offer_to(side);
        }
    }

    /// 4.2: what is lifted right after "j'adoube" is only put right; anything else of the game ends that.
    pub(super) fn note_adjusting(&mut self, event: &Event) {
        match event {
            Event::Adjusted { side } => self.adjusting = Some(*side),
            Event::Announced { .. }
            | Event::Made { .. }
            | Event::Repeated { .. }
            | Event::Corrected { .. }
            | Event::Dashed { .. }
            | Event::Done
            | Event::Pressed { .. }
            | Event::OfferedDraw { .. }
            | Event::DeclinedDraw { .. }
            | Event::MoveTakenBack { .. }
            | Event::Restored { .. } => self.adjusting = None,
            _ => {}
        }
    }
}
