//! The arbiters' secret, asked for by a command outside of a game.

use std::io::{BufRead, IsTerminal as _, stdin};

use crate::app::failure::{Failure, io_failure};
use crate::app::settings::words::Words;
use ansage_core::desk::Secret;
use ansage_core::language::Message;
use ansage_devices::terminal::{self, PipeInput};

/// Asks for the arbiters' secret at the terminal, where nothing of it is shown; a script gives it as a line of standard input.
///
/// # Errors
///
/// Returns a failure if nothing is entered, or the terminal refuses.
pub(super) fn ask_for_the_secret(words: &Words) -> Result<Secret, Failure> {
    may_enter_the_secret(words)?.ok_or_else(|| Failure::refused(Message::SecretNotEntered))
}

/// Asks for it in the same way where something is done without it too. Returns `None` if nothing is entered.
///
/// # Errors
///
/// Returns a failure if the terminal refuses.
pub(super) fn may_enter_the_secret(words: &Words) -> Result<Option<Secret>, Failure> {
    enter(&[Message::SecretAsk], words)
}

/// Says at the terminal why that was not the secret, and asks again. Returns `None` if nothing is entered.
///
/// # Errors
///
/// Returns a failure if the terminal refuses.
pub(super) fn ask_again(why: &Message, words: &Words) -> Result<Option<Secret>, Failure> {
    enter(&[why.clone(), Message::SecretAsk], words)
}

fn enter(said: &[Message], words: &Words) -> Result<Option<Secret>, Failure> {
    // Standard output is for what was asked for.
    let entered = match stdin().is_terminal() {
        true => {
            let said: Vec<String> = said.iter().map(|it| words.say(it)).collect();
            terminal::read_unseen(&said).map_err(|it| io_failure::terminal(&it))?
        }
        false => first_line(stdin().lock()),
    };
    let secret = entered.map(|it| Secret::new(&it));
    Ok(secret.filter(|it| !it.reveal().is_empty()))
}

/// Returns the first line, if there is one; those behind it are left to be read.
pub(super) fn first_line(input: impl BufRead) -> Option<String> {
    let line = std::cell::RefCell::new(None);
    terminal::read_pipe(input, |entered| {
        if let PipeInput::Line(entered) = entered {
            line.replace(Some(entered));
        }
        false
    });
    line.into_inner()
}
