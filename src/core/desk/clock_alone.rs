//! A clock without a game: two people press it at one keyboard, and each hears a time when asking for it.
//!
//! The game underneath counts each press as a half-move that nobody writes, so that journal, periods and kill-and-resume are
//! those of a game.

use shakmaty::Color;

use crate::desk::report::speaker::Speaker;
use crate::language::Message;

impl Speaker {
    /// Returns who sits left, and who right.
    fn seats(&self) -> [Color; 2] {
        let left = self.settings().left;
        [left, !left]
    }

    /// Returns what is said to who asks for what only a game has.
    pub(super) fn only_a_clock(&self) -> Message {
        let [first, second] = self.seats().map(|it| self.side(it));
        Message::OnlyAClock { first, second }
    }
}
