//! Why there is no Braille display.

use serde::{Deserialize, Serialize};

/// Why there is no display. Each has its own sentence for the person.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DisplayRefusal {
    /// The program that speaks to displays is not installed.
    NoHelper,
    /// The library of the screen reader is not installed.
    NoLibrary,
    /// The screen reader is not running, or not where it was looked for.
    NoServer,
    /// This person may not use it: its key cannot be read, or it was refused.
    NotAllowed,
    /// Its key can be read, and is not the one that the screen reader takes.
    WrongKey,
    /// It runs, and has no display.
    NoCells,
    /// Another program holds the display in this terminal.
    Busy,
    /// It has ended while it was used.
    Ended,
    /// It does not answer any more.
    Silent,
    /// Something else; the log knows more.
    Other,
}
