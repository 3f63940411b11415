//! What becomes of commands where the program is a clock without a game (`Role::Clock`).

use crate::game::moment::milliseconds;
use crate::game::{Command, Event, Game, Moment, Refusal};

impl Game {
    /// Says whether a clock without a game takes a command: what belongs to moves, to a sheet or to a result it does not.
    pub(super) fn keeps_to_the_clock(&self, command: &Command) -> Result<(), Refusal> {
        match self.is_a_clock() && !is_of_a_clock(command) {
            true => Err(Refusal::OnlyAClock),
            false => Ok(()),
        }
    }

    /// A press is a half-move that nobody writes. It may have been counted already, where the program ended before the press
    /// was recorded.
    pub(super) fn press_without_a_move(&self, at: Moment) -> Result<Vec<Event>, Refusal> {
        let clock = self.clock().ok_or(Refusal::NoTime)?;
        let side = clock.running().ok_or(Refusal::ClocksStand)?;
        let left = Some(milliseconds(clock.left_after_press(side, at)));
        let is_counted = self
            .half_moves()
            .any(|it| it.side == side && !it.completion.is_completed());
        let dashed = (!is_counted).then_some(Event::Dashed { side });
        Ok(dashed.into_iter().chain([Event::Pressed { side, left }]).collect())
    }
}

/// Whatever is not named here needs a game.
fn is_of_a_clock(command: &Command) -> bool {
    matches!(
        command,
        Command::Start
            | Command::Press
            | Command::StrikeDash
            | Command::Pause
            | Command::Resume
            | Command::Sync { .. }
            | Command::SetClocks { .. }
            | Command::ChangeControl(_)
            | Command::SetReminders(_)
            | Command::AddTime { .. }
            | Command::NoteZero
            | Command::ClaimFlag(_)
            | Command::NoteFlag(_)
            | Command::Sleep { .. }
            | Command::Close
            | Command::Reopen(_)
            | Command::ContinueJournal { .. }
            | Command::ArbiterComes(_)
            | Command::ArbiterLeaves
            | Command::SetSecret(_)
            | Command::Note(_)
            | Command::NoteSealed { .. }
            | Command::NoteForTheArbiter(_)
    )
}
