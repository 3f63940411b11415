//! The next step of an adjournment: the arbiter says yes to it, and to nothing else (E).

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::{Next, Table};
use crate::game::adjournment::{AdjournmentStep, EnvelopeItem, SealingStep};
use crate::game::{Command, StopReason};
use crate::language::CommandWord;

/// What is done when the answer is yes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum AdjournNext {
    /// The side to move seals.
    Seal,
    /// The rest of the session, in milliseconds, is charged to it first (E.1.b).
    SealEarly(u64),
    /// A step of the sealing was taken.
    Taken(SealingStep),
    /// The clocks are stopped.
    Stop,
    /// The envelope has it.
    Checked(EnvelopeItem),
    /// A player is there; no is an answer too.
    Present(Color),
    /// The clock of the absent player is started.
    StartClock(Color),
    /// The absent player has come.
    Came(Color),
    /// The envelope is opened.
    Open,
}

impl OpenQuestion for AdjournNext {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Adjourn)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        let step = match *self {
            Self::Seal => return table.begin_to_seal(),
            Self::SealEarly(charged) => return table.seal_early(charged),
            Self::Stop => {
                let is_stopped = table.settle(Command::StopFor { reason: StopReason::Adjournment, by: None });
                return table.go_on_adjourning(is_stopped);
            }
            Self::Taken(what) => AdjournmentStep::Taken { what },
            Self::Checked(item) => AdjournmentStep::Checked { item },
            Self::Present(side) | Self::Came(side) => AdjournmentStep::Presence { side, present: true },
            Self::StartClock(side) => AdjournmentStep::ClockStarted { side },
            Self::Open => AdjournmentStep::Opened,
        };
        table.take_adjournment_step(step)
    }

    fn deny(&self, table: &mut Table) -> Option<Next> {
        match *self {
            Self::Present(side) => Some(table.take_adjournment_step(AdjournmentStep::Presence { side, present: false })),
            _ => None,
        }
    }
}
