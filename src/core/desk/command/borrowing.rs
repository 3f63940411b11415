//! The opponent's sheet is borrowed, and ours is lent (8.5.b): `/borrow`, `/borrow back`.

use crate::game::Command;
use crate::language::{CommandWord, Message};

use crate::desk::{Next, Table};

impl Table {
    /// `/borrow`: the opponent's sheet; `/borrow black`: ours for the opponent, by the arbiter; `/borrow back` (8.5.b).
    pub(in crate::desk) fn borrow(&mut self, rest: &str, piped: bool) -> Next {
        if self.speaker.is_one_of(&Message::BackWords, rest) {
            self.settle(Command::ReturnSheet);
            return Next::Done;
        }
        let named = match rest.is_empty() {
            true => Some(self.only_side_announced().unwrap_or(self.game.turn())),
            false => self.side_meant(rest),
        };
        let Some(side) = named else {
            return self.needs(CommandWord::Borrow, &Message::NeedsSide).into();
        };
        match self.settle(Command::BorrowSheet(side)) && !self.game.announces(side) {
            true => self.sheet("", piped),
            false => Next::Done,
        }
    }
}
