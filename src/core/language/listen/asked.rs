//! The question that stands: what is heard is understood as an answer to it, too.

use super::spoken::Spoken;
use crate::game::Move;
use crate::language::{CommandWord, MoveSpec};

/// The question that stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Asked<'a> {
    /// None.
    #[default]
    Nothing,
    /// One that yes or no answers.
    YesOrNo,
    /// One that ends the game if it is answered with yes: two words of it must be heard.
    OfWeight,
    /// Which of these moves.
    Which(&'a [Move]),
    /// Which of these, in an event, or where from: all that is known of them is their words.
    WhichSaid(&'a [MoveSpec]),
    /// What the opponent's sheet says, half-move by half-move (D.2.8).
    Sheet,
    /// What stands on a square of one of two boards.
    Stands,
    /// Which of so many numbered choices; a move may be said instead, that there is none, or that it is left open.
    Numbered(usize),
}

impl Asked<'_> {
    /// Returns true if a phrase beside the moves may be said where this is asked: what belongs to two boards that are
    /// compared is not heard anywhere else.
    pub(super) fn allows(&self, spoken: Spoken) -> bool {
        use CommandWord as C;
        match spoken {
            Spoken::Command(C::Board | C::Tell | C::Restore) => matches!(self, Asked::Sheet | Asked::Stands),
            Spoken::Empty => matches!(self, Asked::Sheet | Asked::Stands | Asked::Numbered(_)),
            Spoken::Ends => matches!(self, Asked::Sheet | Asked::Numbered(_)),
            // It is said with a piece and means nothing alone.
            Spoken::Side(_) => false,
            Spoken::Command(_) | Spoken::Yes | Spoken::No | Spoken::Square | Spoken::Result(_) => true,
        }
    }
}
