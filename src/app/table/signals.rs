//! What the system asks of the program: to end, or to stand still.

use std::io;
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;

use super::inbox::{Happening, Inbox};

/// Hands every such request to the loop.
pub(in crate::app) fn watch_signals(inbox: &Inbox) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP])?;
    let inbox = inbox.clone();
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            tracing::info!(signal, "asked to end, or to pause");
            inbox.put(match signal {
                SIGTSTP => Happening::Suspended,
                _ => Happening::Ended,
            });
        }
    })?;
    Ok(())
}
