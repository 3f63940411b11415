//! What may be done on a machine on which the same person plays a game of an event: nothing that tells of positions or games
//! but by the arbiters' secret, so that no player asks a second window what the first one does not tell (11.3.a).

use std::path::{Path, PathBuf};

use crate::app::cli::Task;
use crate::app::failure::{Failure, cause};
use crate::app::printing::say_on_stderr;
use crate::app::secret_entry::ask_for_the_secret;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::Words;
use ansage_core::desk::Secret;
use ansage_core::game::{ArbiterKey, Mode, OtherAnswer, OtherCommand};
use ansage_core::language::Message;
use ansage_devices::arbiter_key;
use ansage_devices::event_notice;
use ansage_devices::event_notice::{EventWatch, RunningEvent};
use ansage_devices::storage::is_at_rest;

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
/// event ([`check_game`]). Returns the secrets that were entered for it: nobody enters one twice.
///
/// # Errors
///
/// Returns what is said where a game of an event is played and the command tells of positions or games.
pub(super) fn check(task: Option<&Task>, paths: &Paths) -> Result<Vec<Secret>, Failure> {
    let Some((task, name)) = task.map(|it| (it, name_of(it))) else {
        return Ok(Vec::new());
    };
    match beside(task) {
        Beside::Stays => Ok(Vec::new()),
        how => admit(how, name, paths, Words::read(None, None).ok().as_ref()),
    }
}

/// Lets a game be opened beside a game of an event, or not.
///
/// # Errors
///
/// As [`check`].
pub(super) fn check_game(mode: Mode, paths: &Paths, words: &Words) -> Result<(), Failure> {
    let how = match mode {
        Mode::Event => Beside::WithTheSecret,
        Mode::Free => Beside::Waits,
    };
    admit(how, PLAY, paths, Some(words)).map(drop)
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

/// Returns the games of events that are played, by the notices in these folders.
///
/// # Errors
///
/// Returns what is said where it cannot be looked.
pub(super) fn running(notices: &[PathBuf]) -> Result<Vec<RunningEvent>, Failure> {
    event_notice::running(notices).map_err(|it| {
        let path = it.path.display().to_string();
        let why = cause::of_io(&it.source).into();
        Failure::refused(Message::EventNotKnown { path, why })
    })
}

/// Lets a command be done if no game of an event is played, or if it may be done by the secret and that is entered; returns
/// what was entered.
fn admit(how: Beside, command: &str, paths: &Paths, words: Option<&Words>) -> Result<Vec<Secret>, Failure> {
    let events = running(&paths.notices())?;
    if events.is_empty() {
        return Ok(Vec::new());
    }
    let keys: Option<Vec<&ArbiterKey>> = events.iter().map(|it| it.key.as_ref()).collect();
    let (answer, admitted) = match (how, keys, words) {
        (Beside::WithTheSecret, Some(keys), Some(words)) => match know_the_secret(keys, words) {
            Ok(Some(secrets)) => (OtherAnswer::Opened, Ok(secrets)),
            Ok(None) => (OtherAnswer::WrongSecret, Err(Failure::refused(Message::SecretWrong))),
            Err(failure) => (OtherAnswer::Refused, Err(failure)),
        },
        _ => (OtherAnswer::Refused, Err(Failure::refused(Message::EventRunning))),
    };
    for event in &events {
        event.tell(&OtherCommand::once(command, answer));
    }
    admitted
}

/// Asks for the secret of each game that is played; one may open several. Returns them, or `None` after a wrong one.
fn know_the_secret(mut closed: Vec<&ArbiterKey>, words: &Words) -> Result<Option<Vec<Secret>>, Failure> {
    say_on_stderr(&words.say(&Message::EventRunningSecret));
    let mut entered = Vec::new();
    while !closed.is_empty() {
        let (secret, before) = (ask_for_the_secret(words)?, closed.len());
        closed.retain(|it| !arbiter_key::opens(it, &secret));
        if closed.len() == before {
            return Ok(None);
        }
        entered.push(secret);
    }
    Ok(Some(entered))
}

fn beside(task: &Task) -> Beside {
    match task {
        // A game is asked about later.
        Task::Play(task) if task.file.is_none() => Beside::Stays,
        Task::Clock(_) => Beside::Stays,
        // Of a journal that nobody plays it would tell how its moves are announced.
        Task::Screen(options) if !may_be_played(&options.journal) => Beside::Waits,
        Task::Screen(_) | Task::Doctor(_) | Task::CheckEvent(_) | Task::Verify(_) | Task::About(_) => Beside::Stays,
        Task::Glossary(_)
        | Task::Equipment(_)
        | Task::Help(_)
        | Task::Manual(_)
        | Task::Setup(_)
        | Task::NewEvent(_) => Beside::Stays,
        Task::Brief(options) if !options.rehearse => Beside::Stays,
        Task::Resolve(_) => Beside::WithTheSecret,
        Task::Export(options) if options.envelope || options.form.log => Beside::WithTheSecret,
        Task::Play(_)
        | Task::Record(_)
        | Task::Announce(_)
        | Task::Understand(_)
        | Task::Export(_)
        | Task::Brief(_)
        | Task::Games(_)
        | Task::HandIn(_)
        | Task::Replay(_)
        | Task::Read(_)
        | Task::Reconstruct(_)
        | Task::LearnMyVoice(_)
        | Task::Voices(_)
        | Task::Braille(_)
        | Task::Listen(_)
        | Task::Tutorial(_) => Beside::Waits,
    }
}

/// Returns true if a game is played in this journal, or may be later.
fn may_be_played(journal: &Path) -> bool {
    !is_at_rest(journal)
}

/// Returns the name of a task, as the command line has it.
fn name_of(task: &Task) -> &'static str {
    match task {
        Task::Play(_) => PLAY,
        Task::Clock(_) => "clock",
        Task::Record(_) => "record",
        Task::Announce(_) => "announce",
        Task::Understand(_) => "understand",
        Task::Games(_) => "games",
        Task::Glossary(_) => "glossary",
        Task::Help(_) => "help",
        Task::Manual(_) => "manual",
        Task::Equipment(_) => "equipment",
        Task::Setup(_) => "setup",
        Task::Brief(_) => "brief",
        Task::Export(_) => "export",
        Task::HandIn(_) => "hand-in",
        Task::Replay(_) => "replay",
        Task::Screen(_) => "screen",
        Task::Doctor(_) => "doctor",
        Task::CheckEvent(_) => "check-event",
        Task::NewEvent(_) => "new-event",
        Task::Verify(_) => "verify",
        Task::Read(_) => "read",
        Task::Resolve(_) => "resolve",
        Task::Reconstruct(_) => "reconstruct",
        Task::About(_) => "about",
        Task::LearnMyVoice(_) => "learn-my-voice",
        Task::Voices(_) => "voices",
        Task::Braille(_) => "braille",
        Task::Listen(_) => "listen",
        Task::Tutorial(_) => "tutorial",
    }
}
