//! Is the increment of the press that completed an illegal move taken back? Enter does it.

use std::time::Duration;

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::Command;
use crate::game::moment::milliseconds;
use crate::language::{CommandWord, Message};

/// Does this side lose so much again?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct TakeIncrement {
    side: Color,
    time: Duration,
}

impl OpenQuestion for TakeIncrement {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Fault)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.take_the_increment(self.side, self.time).into()
    }
}

impl Table {
    pub(super) fn ask_to_take_the_increment(&mut self, side: Color, time: Duration) -> Next {
        let message = Message::TakeIncrementAsk {
            side: self.speaker.side(side),
            time,
        };
        self.ask(TakeIncrement { side, time }, Information::ClockTimes, &message)
    }

    fn take_the_increment(&mut self, side: Color, time: Duration) {
        let left = self.game.clock().map(|it| it.left(side, self.now).saturating_sub(time));
        let left_of = |it| left.filter(|_| it == side).map(milliseconds);
        let [white, black] = Color::ALL.map(left_of);
        self.settle(Command::SetClocks {
            white,
            black,
            number: None,
        });
    }
}
