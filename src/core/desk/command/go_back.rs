//! `/restore`, where no boards are compared: the game goes back to any half-move (7.5, 7.6).

use shakmaty::Color;

use crate::desk::command::stops::ask_during_play;
use crate::desk::{Next, Table};
use crate::game::open_faults::last_root;
use crate::game::{Command, Refusal};
use crate::language::{CommandWord, Message};

impl Table {
    /// `/restore 12 b`, `/restore 23`: the game goes back to before Black's move 12, or to 23 half-moves; `/restore` alone to
    /// before the last illegal move, decided on or not, or to before the one from which it followed (7.5, 7.6).
    pub(in crate::desk) fn go_back(&mut self, rest: &str, piped: bool) -> Next {
        // Whoever is no arbiter is answered the same, whatever the Laws say of the moves.
        if !self.game.has_an_arbiter() {
            return self.refuse(Refusal::ARBITER_DECIDES).into();
        }
        let before_the_fault = || last_root(&self.game)?.number.checked_sub(1);
        let ply = match rest.is_empty() {
            true => before_the_fault(),
            false => self.half_moves_that_stay(rest),
        };
        let Some(ply) = ply else {
            return ask_during_play(self, CommandWord::Restore, &Message::RestoreWhich);
        };
        match self.game.decide(self.now, Command::Restore { ply }) {
            Err(refusal) => self.refuse(refusal).into(),
            Ok(_) if self.means_it(piped) => self.go_back_to(ply).into(),
            Ok(_) => self.ask_to_restore(ply),
        }
    }

    /// Reads "23" as half-moves, and "12 b" and "12b" as the move that is made again.
    fn half_moves_that_stay(&self, text: &str) -> Option<u16> {
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, side) = text.split_at(digits);
        let number = number.parse::<u16>().ok()?;
        let side = side.trim_start_matches('.').trim();
        if side.is_empty() {
            return Some(number);
        }
        let side = self.side_meant(side)?;
        let start = self.game.start();
        let moves = u32::from(number).checked_sub(start.move_number())?;
        let before = moves * 2 + u32::from(side == Color::Black);
        let begun = u32::from(start.turn() == Color::Black);
        u16::try_from(before.checked_sub(begun)?).ok()
    }
}
