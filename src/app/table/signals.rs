//! What the system asks of the program: to end, or to stand still.

use std::io;
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use super::inbox::{Happening, Inbox};
use ansage_devices::terminal::Face;

/// What the system asks.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::app) enum Request {
    /// To end.
    End,
    /// To stand still until the shell calls the program back.
    StandStill,
}

/// Hands every such request to the loop of a game.
pub(in crate::app) fn watch_signals(inbox: &Inbox) -> io::Result<()> {
    let inbox = inbox.clone();
    watch(move |request| {
        inbox.put(match request {
            Request::StandStill => Happening::Suspended,
            Request::End => Happening::Ended,
        });
    })
}

/// Hands on every such request.
pub(in crate::app) fn watch(hand_on: impl Fn(Request) + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP])?;
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            tracing::info!(signal, "asked to end, or to pause");
            hand_on(match signal {
                SIGTSTP => Request::StandStill,
                _ => Request::End,
            });
        }
    })?;
    Ok(())
}

/// Gives the terminal back, stands still until the shell calls the program back, and takes the terminal again.
///
/// # Errors
///
/// Returns the error of the system if the terminal refuses.
pub(in crate::app) fn stand_still(face: &mut Face) -> io::Result<()> {
    face.give_back();
    if let Err(error) = emulate_default_handler(SIGTSTP) {
        tracing::warn!(%error, "the program cannot stand still");
    }
    face.take_again()
}
