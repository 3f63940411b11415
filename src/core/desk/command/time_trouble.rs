//! Who came to the board, and whose sheet is borrowed: `/arrived black`, `/borrow`, `/borrow back`.

use shakmaty::Color;

use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::{Clock, Command, Moment};
use crate::language::{CommandWord, Message};

impl Table {
    /// `/arrived black`: somebody has come (6.7).
    pub(in crate::desk) fn arrived(&mut self, rest: &str) {
        let side = match rest.is_empty() {
            true => self.only_side_announced(),
            false => self.side_meant(rest),
        };
        match side {
            Some(side) => drop(self.settle(Command::Arrive(side))),
            None => self.needs(CommandWord::Arrived, &Message::NeedsSide),
        }
    }

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

    /// Returns when the default time passes of a side that nobody noted to have come.
    pub(in crate::desk) fn default_time_to_come(&self) -> Option<Moment> {
        let is_over = self.game.is_over();
        self.game.default_time_to_come().map(|it| it.1).filter(|_| !is_over)
    }

    /// Tells the arbiter that the default time has passed, if it has.
    pub(in crate::desk) fn note_the_default_time(&mut self) {
        if self.default_time_to_come().is_some_and(|it| it <= self.now) {
            self.settle(Command::NoteDefaultTime);
        }
    }

    /// Says what the clocks showed when they were last known, and how long ago: that is what a clock that failed is replaced
    /// from (6.10.a).
    pub(in crate::desk) fn tell_the_last_known_times(&mut self) {
        let known = |side| {
            let (left, at) = self.game.last_known(side).or_else(|| self.shown_from_the_start(side))?;
            Some((
                super::clocks::whole_seconds(left),
                super::clocks::whole_seconds(self.now.since(at)),
            ))
        };
        let (Some((white_left, white_age)), Some((black_left, black_age))) = (known(Color::White), known(Color::Black))
        else {
            return;
        };
        let message = Message::LastKnownTimes {
            white_left,
            white_age,
            black_left,
            black_age,
        };
        self.say(Information::ClockTimes, &message);
    }

    fn shown_from_the_start(&self, side: Color) -> Option<(std::time::Duration, Moment)> {
        let clock: &Clock = self.game.clock()?;
        Some((clock.left_at_the_start(side), Moment(0)))
    }
}
