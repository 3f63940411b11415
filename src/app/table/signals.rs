//! What the system asks of the program, handed to a loop: to end, or to stand still.

use std::io;
use std::thread;

use super::inbox::{Happening, Inbox};
use ansage_devices::terminal::Face;
use ansage_os::requests;
use ansage_os::requests::{Request, Requests};

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
    let requests = Requests::all()?;
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || requests.for_each(hand_on))?;
    Ok(())
}

/// Gives the terminal back, stands still until the shell calls the program back, and takes the terminal again.
///
/// # Errors
///
/// Returns the error of the system if the terminal refuses.
pub(in crate::app) fn stand_still(face: &mut Face) -> io::Result<()> {
    face.give_back();
    if let Err(error) = requests::stand_still() {
        tracing::warn!(%error, "the program cannot stand still");
    }
    face.take_again()
}
