//! What goes on beside the moves of the game and is asked first what becomes of an entry: boards that are compared, dashes
//! that are filled, dashes that are counted.
//!
//! A mode answers what is its own and leaves the rest to the next one, as the command handlers of BRLTTY do; behind them
//! come the open question and the game.

use shakmaty::Color;

use crate::desk::Desk;
use crate::desk::comparison::ComparingBoards;
use crate::desk::dashes::{CountingDashes, FillingDashes};
use crate::desk::entry::Entry;
use crate::desk::voice_input::listens::AskedNow;
use crate::game::{Position, Refusal};
use crate::language::{Message, MoveSpec};

/// What a mode does with what happens while it is on; by default nothing is its own.
pub(super) trait Mode {
    /// Returns true while it goes on.
    fn is_on(&self, desk: &Desk) -> bool;

    /// Takes a line that is no command, before it answers the open question. Returns false if it is not its own.
    fn line(&self, _desk: &mut Desk, _line: &str) -> bool {
        false
    }

    /// Takes a line that is neither yes nor no, before it answers the open question. Returns false if it is not its own.
    fn entry(&self, _desk: &mut Desk, _text: &str, _piped: bool) -> bool {
        false
    }

    /// Returns whether a move may be entered, and if not, why; `None` if that is the game's to say.
    fn admits(&self, _desk: &Desk) -> Option<Result<(), Refusal>> {
        None
    }

    /// Returns the position in which an entry is meant, if it is not that of the game.
    fn position(&self, _desk: &Desk) -> Option<Position> {
        None
    }

    /// Takes a move that was understood, before anything is asked about it. Returns false if it is not its own.
    fn understood(&self, _desk: &mut Desk, _entry: Entry, _position: &Position) -> bool {
        false
    }

    /// Takes a move that no piece can make. Returns false if it is not its own.
    fn impossible(&self, _desk: &mut Desk, _spec: &MoveSpec) -> bool {
        false
    }

    /// Takes a move that was confirmed. Returns false if it is not its own.
    fn commit(&self, _desk: &mut Desk, _entry: Entry) -> bool {
        false
    }

    /// `/correct`, and what stands behind it. Returns false if it is not its own.
    fn correct(&self, _desk: &mut Desk, _rest: &str) -> bool {
        false
    }

    /// `/cancel`; a question that is open has not been dropped yet. Returns false if it is not its own.
    fn cancel(&self, _desk: &mut Desk) -> bool {
        false
    }

    /// Yes, where nothing is asked. Returns false if it is not its own.
    fn confirm(&self, _desk: &mut Desk) -> bool {
        false
    }

    /// No, where nothing is asked. Returns false if it is not its own.
    fn deny(&self, _desk: &mut Desk) -> bool {
        false
    }

    /// Enter alone, where nothing is asked and no move waits to be made. Returns false if it is not its own.
    fn next_step(&self, _desk: &mut Desk) -> bool {
        false
    }

    /// Returns what may be said where nothing is asked, if it is more than a move.
    fn may_be_said(&self, _desk: &Desk) -> Option<AskedNow> {
        None
    }

    /// Returns true if it takes any text where nothing is asked, so that no key may be taken for anything but a character.
    fn takes_any_text(&self, _desk: &Desk) -> bool {
        false
    }

    /// Returns what stands on the line of the cursor, if it is no question about a move of the game.
    fn prompt(&self, _desk: &Desk) -> Option<Message> {
        None
    }

    /// Returns the half-move that is entered next, if it is not that of the game.
    fn place(&self, _desk: &Desk) -> Option<(u32, Color)> {
        None
    }
}

/// Every mode, in the order in which they are asked.
const MODES: [&dyn Mode; 3] = [&ComparingBoards, &FillingDashes, &CountingDashes];

impl Desk {
    /// Returns the modes that are on, in the order in which they are asked.
    pub(super) fn modes(&self) -> impl Iterator<Item = &'static dyn Mode> {
        MODES.into_iter().filter(|it| it.is_on(self))
    }

    /// Lets the modes take something, one after the other. Returns false if none does.
    pub(super) fn taken_by_a_mode(&mut self, mut takes: impl FnMut(&'static dyn Mode, &mut Self) -> bool) -> bool {
        MODES.into_iter().any(|it| it.is_on(self) && takes(it, self))
    }
}
