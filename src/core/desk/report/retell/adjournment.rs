//! What is told of an adjournment (E).

use shakmaty::Color;

use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::Game;
use crate::game::adjournment::AdjournmentStep;
use crate::game::laws::ResumptionDefault;
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

/// Says that a player came too late to the resumption. Until 2009 a sealed move that ended the game counts for the one who sealed
/// it, and the one who replies is awaited with the envelope closed; since 2014 it counts whichever of them is late (E.10).
pub(super) fn late(speaker: &Speaker, game: &Game, side: Color) -> Message {
    let side = speaker.side(side);
    match game.rules().resumption_default {
        ResumptionDefault::Seconds(_) => Message::SealedLateLoses { side },
        ResumptionDefault::AsAtTheStart => Message::SealedLate { side },
    }
}
