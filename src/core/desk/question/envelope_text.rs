//! What is missing on the envelope: a name, what a clock shows, when and where the game goes on (E.2).

use shakmaty::Color;

use crate::desk::command::set_clocks::clock_time;
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};
use crate::game::adjournment::{AdjournmentStep, Resumption};
use crate::game::Command;
use crate::language::{CommandWord, Message};

/// What leaves an item out for now: it stays missing on the envelope, and is asked again.
const LEFT_OUT: &str = "-";

/// What is to be entered?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum EnvelopeText {
    /// The name of a side (a).
    Name(Color),
    /// What its clock on the table shows (c).
    Time(Color),
    /// Date, time and place of the resumption (g).
    Resumption,
}

impl OpenQuestion for EnvelopeText {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Adjourn)
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    fn takes_any_text(&self, _table: &Table) -> bool {
        true
    }

    fn may_be_said(&self, _table: &Table) -> AskedNow {
        AskedNow::Nothing
    }

    fn confirm(&self, table: &mut Table) -> Next {
        match self {
            Self::Resumption => ask_resumption(table),
            Self::Name(_) | Self::Time(_) => table.ask_for_the_envelope(*self),
        }
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        let text = text.trim();
        if text == LEFT_OUT {
            return table.say(Information::OwnEntry, &Message::Cancelled).into();
        }
        let step = match *self {
            Self::Time(side) => match clock_time(text) {
                Some(left) => {
                    let is_read = table.settle(Command::Sync { side, left });
                    return table.go_on_adjourning(is_read);
                }
                None => None,
            },
            Self::Name(side) => Some(AdjournmentStep::Named {
                side,
                name: text.to_owned(),
            }),
            Self::Resumption => Resumption::read(text).map(AdjournmentStep::Resumes),
        };
        match (step, self) {
            (Some(step), _) => table.take_adjournment_step(step),
            (None, Self::Resumption) => ask_resumption(table),
            (None, _) => table.ask_for_the_envelope(*self),
        }
    }
}

/// Says how date, time and place are written, where something else was entered.
fn ask_resumption(table: &mut Table) -> Next {
    table.ask(EnvelopeText::Resumption, Information::OwnEntry, &Message::EnvelopeResumesParts)
}
