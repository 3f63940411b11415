//! What goes on beside the moves of the game and is asked first what becomes of an entry: a clock without a game, boards that
//! are compared, dashes that are filled, dashes that are counted.
//!
//! A handler answers what is its own and leaves the rest to the next one, as the command handlers of BRLTTY do; behind
//! them come the open question and the game.

use shakmaty::Color;

use crate::desk::Table;
use crate::desk::clock_alone::TalkingClock;
use crate::desk::comparison::ComparingBoards;
use crate::desk::dashes::{CountingDashes, FillingDashes};
use crate::desk::entry::Entry;
use crate::desk::next::Next;
use crate::desk::question::Question;
use crate::desk::voice_input::listens::AskedNow;
use crate::game::{Position, Refusal};
use crate::language::{Message, MoveSpec};

/// What a handler does with what happens while it is on; by default nothing is its own.
pub(super) trait Handler {
    /// Returns true while it goes on.
    fn is_on(&self, table: &Table) -> bool;

    /// Takes a line that is no command, before it answers the open question; that one is asked first. `None` if it
    /// is not its own.
    fn line(&self, _table: &mut Table, _open: Option<&Question>, _line: &str) -> Option<Next> {
        None
    }

    /// Takes a line that is neither yes nor no, before it answers the open question. `None` if it is not its own.
    fn entry(&self, _table: &mut Table, _open: Option<&Question>, _text: &str, _piped: bool) -> Option<Next> {
        None
    }

    /// Returns whether a move may be entered, and if not, why; `None` if that is the game's to say.
    fn admits(&self, _table: &Table) -> Option<Result<(), Refusal>> {
        None
    }

    /// Returns the position in which an entry is meant, if it is not that of the game.
    fn position(&self, _table: &Table) -> Option<Position> {
        None
    }

    /// Takes a move that was understood, before anything is asked about it. `None` if it is not its own.
    fn understood(&self, _table: &mut Table, _entry: Entry, _position: &Position) -> Option<Next> {
        None
    }

    /// Takes a move that no piece can make. `None` if it is not its own.
    fn impossible(&self, _table: &mut Table, _spec: &MoveSpec) -> Option<Next> {
        None
    }

    /// Takes a move that was confirmed. `None` if it is not its own.
    fn commit(&self, _table: &mut Table, _entry: Entry) -> Option<Next> {
        None
    }

    /// `/correct`, and what stands behind it. `None` if it is not its own.
    fn correct(&self, _table: &mut Table, _open: Option<&Question>, _rest: &str) -> Option<Next> {
        None
    }

    /// `/cancel`; the open question is dropped if it is its own. `None` if it is not.
    fn cancel(&self, _table: &mut Table, _open: Option<&Question>) -> Option<Next> {
        None
    }

    /// Yes, where nothing is asked. `None` if it is not its own.
    fn confirm(&self, _table: &mut Table) -> Option<Next> {
        None
    }

    /// No, where nothing is asked. `None` if it is not its own.
    fn deny(&self, _table: &mut Table) -> Option<Next> {
        None
    }

    /// Enter alone, where nothing is asked and no move waits to be made. `None` if it is not its own.
    fn next_step(&self, _table: &mut Table) -> Option<Next> {
        None
    }

    /// Returns what may be said where nothing is asked, if it is more than a move.
    fn may_be_said(&self, _table: &Table) -> Option<AskedNow> {
        None
    }

    /// Returns true if it takes any text where nothing is asked, so that no key may be taken for anything but a character.
    fn takes_any_text(&self, _table: &Table) -> bool {
        false
    }

    /// Returns what stands on the line of the cursor, if it is no question about a move of the game.
    fn prompt(&self, _table: &Table, _open: Option<&Question>) -> Option<Message> {
        None
    }

    /// Returns the half-move that is entered next, if it is not that of the game.
    fn place(&self, _table: &Table, _open: Option<&Question>) -> Option<(u32, Color)> {
        None
    }
}

/// Every handler, in the order in which they are asked.
const HANDLERS: [&dyn Handler; 4] = [&TalkingClock, &ComparingBoards, &FillingDashes, &CountingDashes];

impl Table {
    /// Returns the handlers that are on, in the order in which they are asked.
    pub(super) fn handlers(&self) -> impl Iterator<Item = &'static dyn Handler> {
        HANDLERS.into_iter().filter(|it| it.is_on(self))
    }

    /// Lets the handlers take something, one after the other; `None` if none does.
    pub(super) fn handled(
        &mut self,
        mut takes: impl FnMut(&'static dyn Handler, &mut Self) -> Option<Next>,
    ) -> Option<Next> {
        let asked = |it: &'static dyn Handler| it.is_on(self).then(|| takes(it, self)).flatten();
        HANDLERS.into_iter().find_map(asked)
    }
}
