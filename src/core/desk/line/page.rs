//! What a whole screen shows of a game beside the lines that were told.

use crate::game::{Mode, Moment, notation, table_clock};
use crate::language::Message;

use crate::desk::report::policy;
use crate::desk::{Clocks, Page, Table, retell};

impl Table {
    /// Returns whose turn it is, the sheet as the player may see it, how the tape is, and the clocks where the policy shows them.
    pub(in crate::desk) fn whole_page(&self, at: Moment) -> Page {
        let letters = self.speaker.writing_letters();
        let sight = policy::sight(self.game.mode());
        let sheet = self.game.scoresheet();
        let rows = match self.game.may_have_the_sheet() {
            Ok(()) => sheet.rows_seen(|role| letters.letter(role), notation::NotationStyle::Sheet, sight),
            Err(_not_theirs) => Vec::new(),
        };
        Page {
            turn: self.turn(),
            sheet: rows.iter().map(ToString::to_string).collect(),
            diagram: self.diagram_on_the_screen(),
            tape: self.mark_of_the_tape(),
            battery: self.mark_of_the_battery(),
            clocks: self.clocks(at),
        }
    }

    fn turn(&self) -> String {
        let message = match self.game.outcome() {
            Some(outcome) => retell::resulted(&self.speaker, &self.game, outcome),
            None => {
                let (number, side) = self.game.to_move();
                // 12.6: where others see it, nobody tells the players how many moves were made.
                let seen = self.speaker.seen();
                let is_open = seen.mode == Mode::Event && !seen.is_private;
                let side = self.speaker.side(side);
                match is_open || self.game.is_a_clock() {
                    true => Message::SideToMove { side },
                    false => Message::Turn {
                        number: number.into(),
                        side,
                    },
                }
            }
        };
        self.speaker.text(&message)
    }

    fn clocks(&self, at: Moment) -> Option<Clocks> {
        let clock = self.game.clock().filter(|_| self.speaker.shows_time_left())?;
        Some(Clocks {
            white: table_clock::left(&self.game, clock, shakmaty::Color::White, at)?,
            black: table_clock::left(&self.game, clock, shakmaty::Color::Black, at)?,
            running: clock.running(),
            about: self.game.is_about(),
        })
    }
}
