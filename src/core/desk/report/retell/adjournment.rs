//! What is told of an adjournment (E).

use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::adjournment::AdjournmentStep;
use crate::language::{CommandWord, Message};

use super::at_the_table;

/// Returns what is told of a step; most are told by the question behind them.
pub(super) fn tellings(step: &AdjournmentStep, speaker: &Speaker) -> Vec<Telling> {
    match step {
        AdjournmentStep::Sealed { .. } => {
            let command = speaker.command_name(CommandWord::Seal);
            vec![speaker.report(Information::TableFact, &Message::SealKept { command })]
        }
        AdjournmentStep::MadeOnBoard { .. } => at_the_table(speaker, &Message::SealOnTheBoard),
        AdjournmentStep::ClockStarted { side } => {
            let side = speaker.side(*side);
            at_the_table(speaker, &Message::AbsentClockStarted { side })
        }
        AdjournmentStep::Opened => at_the_table(speaker, &Message::EnvelopeOpened),
        AdjournmentStep::Taken { .. }
        | AdjournmentStep::Named { .. }
        | AdjournmentStep::Resumes(_)
        | AdjournmentStep::Checked { .. }
        | AdjournmentStep::Presence { .. }
        | AdjournmentStep::Faulty { .. }
        | AdjournmentStep::Lost => Vec::new(),
    }
}

/// Returns a step as the log has it: what, and nothing of the move.
pub(in crate::desk) fn logged(step: &AdjournmentStep) -> Message {
    let step = match step {
        AdjournmentStep::Sealed { .. } => "sealed",
        AdjournmentStep::MadeOnBoard { .. } => "made-on-board",
        AdjournmentStep::Taken { what } => what.name(),
        AdjournmentStep::Named { .. } => "named",
        AdjournmentStep::Resumes(_) => "resumes",
        AdjournmentStep::Checked { .. } => "checked",
        AdjournmentStep::Presence { present: true, .. } => "present",
        AdjournmentStep::Presence { present: false, .. } => "absent",
        AdjournmentStep::ClockStarted { .. } => "clock-started",
        AdjournmentStep::Opened => "opened",
        AdjournmentStep::Faulty { .. } => "faulty",
        AdjournmentStep::Lost => "lost",
    };
    Message::AdjournLogged { stage: step.into() }
}
