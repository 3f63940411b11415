//! Pieces lifted out of the special board (D.2.2): touched with intent to move (4.3), or to execute the opponent's move, or
//! to put them right (4.2).

use shakmaty::{Color, Square};

use super::Game;
use crate::game::laws::Act;
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

    /// Returns the first piece touched with intent to move since the last half-move.
    pub fn lifted(&self) -> Option<Square> {
        self.lifted
    }

    pub(super) fn lift(&mut self, square: Square, side: Option<Color>) {
        let Some(side) = side else {
            // Where the journal does not say who lifted it, the side to move touched it.
            self.lifted = self.lifted.or(Some(square));
            return self.refuse_by_touching(self.position.board().turn());
        };
        let is_next = self.turn() == side;
        let before = self.to_execute.len();
        if is_next {
            self.to_execute.retain(|it| *it != square);
        }
        let executes = self.to_execute.len() < before;
        if is_next && !executes && self.adjusting != Some(side) {
            self.lifted = self.lifted.or(Some(square));
            self.refuse_by_touching(side);
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
            | Event::Restored { .. } => self.adjusting = None,
            _ => {}
        }
    }
}
