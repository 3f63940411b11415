//! What the clocks do while an arbiter types the secret, and how they are stopped first (6.12.a and b).
//!
//! Anybody may be at the keys then. So they are stopped as a player may stop them, to call the arbiter: that is said in the
//! Room and recorded, and the arbiter says whether it was right.

use crate::desk::Table;
use crate::game::{Clock, ClockKind, Command, StopReason};
use crate::language::Message;

const STOP: Command = Command::StopFor {
    reason: StopReason::Other,
    by: None,
};

/// What Enter alone does at the question.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum EnterAlone {
    /// It stops the clocks that run.
    StopsClocks,
    /// Something else.
    DoesOther,
}

/// Returns the question for the secret, after what the clocks do meanwhile; that is left out of a game that has none or was
/// not started.
pub(in crate::desk) fn question_after_clocks(table: &Table, question: Message, enter: EnterAlone) -> Message {
    let game = &table.game;
    let clocks = match game.opening().clock {
        ClockKind::None => return question,
        _ if game.waits_for_the_start() || game.starts_with_the_first_move() => return question,
        // Of a clock on the table only the reckoning stopped.
        ClockKind::Table if game.comparing().is_some() || game.is_over() => "table",
        _ if game.clocks_stand() => "stopped",
        ClockKind::Table => "table",
        ClockKind::Program if enter == EnterAlone::StopsClocks && can_stop(table) => "stoppable",
        ClockKind::Program => "running",
    };
    // Who is waited for may not have the move (E.9).
    let running = game.clock().and_then(Clock::running);
    Message::SecretClocks {
        clocks: clocks.to_owned(),
        side: table.speaker.side(running.unwrap_or_else(|| game.side_on_the_clock())),
        question: question.into(),
    }
}

/// Stops the program's clocks, if they run.
pub(in crate::desk) fn stop(table: &mut Table) {
    if can_stop(table) {
        table.settle(STOP);
    }
}

fn can_stop(table: &Table) -> bool {
    let game = &table.game;
    let runs = game.opening().clock == ClockKind::Program && !game.clocks_stand() && !game.waits_for_the_start();
    runs && game.decide(table.now, STOP).is_ok()
}
