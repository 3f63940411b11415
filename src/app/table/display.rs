//! The Braille display at a table: opened in the background, and what it tells made an input.

use std::sync::mpsc;
use std::thread;

use ansage_core::desk::Input;
use ansage_devices::braille::{BrailleEvent, Display};
use ansage_wire::braille::DisplaySettings;

/// Looks for a Braille display in the background; `put` returns false when nobody waits any more.
pub(in crate::app) fn open(settings: DisplaySettings, put: impl Fn(BrailleEvent) -> bool + Send + 'static) -> Display {
    let (sender, events) = mpsc::channel();
    let forwarding = thread::Builder::new().name("braille".to_owned()).spawn(move || {
        for event in events {
            if !put(event) {
                return;
            }
        }
    });
    if let Err(error) = forwarding {
        tracing::error!(%error, "the Braille display is not heard");
    }
    Display::open(settings, sender)
}

/// Returns what a conversation is told of an event of the display; nothing where only the line moves under the cells.
pub(in crate::app) fn input_of(display: &mut Display, event: BrailleEvent) -> Option<Input> {
    match event {
        BrailleEvent::Found(found) => {
            tracing::info!(?found, "a Braille display");
            Some(Input::BrailleHealth(display.found(&found)))
        }
        BrailleEvent::Gone { trouble, .. } => Some(Input::BrailleHealth(display.gone(trouble))),
        BrailleEvent::Pressed { key, .. } => display.press(key).map(Input::Braille),
        BrailleEvent::Shown { .. } => None,
        BrailleEvent::Translated { text, cells } => display.translated(text, cells).map(Input::BrailleHealth),
    }
}
