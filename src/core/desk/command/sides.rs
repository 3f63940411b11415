//! Whom a command is about that names no side, and which side a name is.

use shakmaty::Color;

use crate::desk::Table;
use crate::game::{Role, Served};
use crate::language::Message;

impl Table {
    /// The side that offers where none is named: the one served; where the keys are those of both, the one in whose time
    /// it is said. Where no press is to come it is the one who moved last.
    pub(in crate::desk) fn side_that_offers(&self) -> Color {
        let in_whose_time = || match self.game.completes_at_once() && self.game.half_moves_made() > 0 {
            true => !self.game.to_move().1,
            false => self.game.side_on_the_clock(),
        };
        self.only_side_announced().unwrap_or_else(in_whose_time)
    }

    /// The side that adjusts: the one with the special board, whoever is at the keys; where both have one, the one on the
    /// clock (6.2.d).
    pub(in crate::desk) fn side_that_adjusts(&self) -> Color {
        match self.game.opening().blind {
            Served::White => Color::White,
            Served::Black => Color::Black,
            Served::Both => self.game.side_on_the_clock(),
        }
    }

    /// The side that resigns or claims: the one served, where an assistant is at the keys too; where both are, or somebody
    /// records the game of both, the one whose turn it is.
    pub(in crate::desk) fn side_that_speaks(&self) -> Color {
        let opening = self.game.opening();
        match (opening.role, opening.blind) {
            (Role::Player | Role::Assistant, Served::White) => Color::White,
            (Role::Player | Role::Assistant, Served::Black) => Color::Black,
            (Role::Recorder | Role::Clock, _) | (_, Served::Both) => self.game.to_move().1,
        }
    }

    pub(in crate::desk) fn only_side_announced(&self) -> Option<Color> {
        let announced = |side: &Color| self.game.announces(*side);
        let mut sides = [Color::White, Color::Black].into_iter().filter(announced);
        sides.next().filter(|_| sides.next().is_none())
    }

    /// Reads the name of a side in the language of the reports or in English.
    pub(in crate::desk) fn side_named(&self, text: &str) -> Option<Color> {
        let name = |side: &Color| side.fold_wb(Message::White, Message::Black);
        [Color::White, Color::Black]
            .into_iter()
            .find(|side| self.speaker.is_one_of(&name(side), text))
    }

    /// The side that answers an offer where none is named: the one served; where the keys are those of both, the one to
    /// whom it was made.
    pub(in crate::desk) fn side_that_answers(&self) -> Color {
        let receiver = self.game.offer().map_or(self.game.turn(), |it| !it);
        self.only_side_announced().unwrap_or(receiver)
    }

    /// Reads a side, written out or cut short, in the language of the reports or in English.
    pub(in crate::desk) fn side_meant(&self, text: &str) -> Option<Color> {
        let words = |side: &Color| side.fold_wb(Message::WhiteWords, Message::BlackWords);
        [Color::White, Color::Black]
            .into_iter()
            .find(|side| self.speaker.is_one_of(&words(side), text))
    }
}
