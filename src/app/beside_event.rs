//! What may be done on a machine on which the same person plays a game of an event: nothing that tells of positions or games
//! but by the arbiters' secret, so that no player asks a second window what the first one does not tell (11.3.a).

use crate::app::cli::Task;
use crate::app::failure::Failure;
use crate::app::settings::paths::Paths;
use ansage_core::game::{Mode, OtherAnswer, OtherCommand};
use ansage_core::language::Message;
use ansage_devices::event_notice;
use ansage_devices::event_notice::EventWatch;

/// How `play` is called where it is told of.
const PLAY: &str = "play";

/// What a command may do while a game of an event is played.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Beside {
    /// It tells nothing of positions and games.
    Stays,
    /// It is the arbiter's.
    WithTheSecret,
    /// It is done when that game has been left.
    Waits,
}

/// Lets a command be done beside a game of an event, or not. A game is looked at when it is known whether it is one of an
/// event ([`check_game`]).
///
/// # Errors
///
/// Returns what is said where a game of an event is played and the command tells of positions or games.
pub(super) fn check(task: Option<&Task>, paths: &Paths) -> Result<(), Failure> {
    let Some((task, name)) = task.map(|it| (it, name_of(it))) else {
        return Ok(());
    };
    match beside(task) {
        Beside::Stays => Ok(()),
        how => admit(how, name, paths),
    }
}

/// Lets a game be opened beside a game of an event, or not.
///
/// # Errors
///
/// As [`check`].
pub(super) fn check_game(mode: Mode, paths: &Paths) -> Result<(), Failure> {
    let how = match mode {
        Mode::Event => Beside::WithTheSecret,
        Mode::Free => Beside::Waits,
    };
    admit(how, PLAY, paths)
}

/// Looks from now on whether a game of an event is opened, for a game or what is walked by ear: then it is left.
pub(super) fn watch(command: &'static str, paths: &Paths) -> EventWatch {
    EventWatch::over(paths.notices(), command)
}

/// Says why what was being done has been left, if it was for that.
///
/// # Errors
///
/// Returns what is said where a game of an event was opened meanwhile.
pub(super) fn left_for_it(watch: Option<&EventWatch>) -> Result<(), Failure> {
    match watch.is_some_and(EventWatch::has_seen) {
        true => Err(Failure::refused(Message::EventRunning)),
        false => Ok(()),
    }
}

fn admit(how: Beside, command: &str, paths: &Paths) -> Result<(), Failure> {
    let events = event_notice::running(&paths.notices());
    if events.is_empty() {
        return Ok(());
    }
    let _ = how;
    for event in &events {
        event.tell(&OtherCommand::once(command, OtherAnswer::Refused));
    }
    Err(Failure::refused(Message::EventRunning))
}

fn beside(task: &Task) -> Beside {
    match task {
        // A game is asked about later.
        Task::Play(task) if task.file.is_none() => Beside::Stays,
        Task::Screen(_) | Task::Doctor(_) | Task::CheckEvent(_) | Task::Verify(_) | Task::About(_) => Beside::Stays,
        Task::Resolve(_) => Beside::WithTheSecret,
        Task::Export(options) if options.envelope => Beside::WithTheSecret,
        Task::Play(_)
        | Task::Record(_)
        | Task::Announce(_)
        | Task::Understand(_)
        | Task::Export(_)
        | Task::Replay(_)
        | Task::Read(_)
        | Task::Reconstruct(_)
        | Task::LearnMyVoice(_)
        | Task::Voices(_)
        | Task::Braille(_)
        | Task::Listen(_) => Beside::Waits,
    }
}

/// Returns the name of a task, as the command line has it.
fn name_of(task: &Task) -> &'static str {
    match task {
        Task::Play(_) => PLAY,
        Task::Record(_) => "record",
        Task::Announce(_) => "announce",
        Task::Understand(_) => "understand",
        Task::Export(_) => "export",
        Task::Replay(_) => "replay",
        Task::Screen(_) => "screen",
        Task::Doctor(_) => "doctor",
        Task::CheckEvent(_) => "check-event",
        Task::Verify(_) => "verify",
        Task::Read(_) => "read",
        Task::Resolve(_) => "resolve",
        Task::Reconstruct(_) => "reconstruct",
        Task::About(_) => "about",
        Task::LearnMyVoice(_) => "learn-my-voice",
        Task::Voices(_) => "voices",
        Task::Braille(_) => "braille",
        Task::Listen(_) => "listen",
    }
}
