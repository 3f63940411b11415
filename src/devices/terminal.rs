//! The terminal: what people read and type. It says nothing of its own; every word comes from the desk.

mod burst;
mod canvas;
mod dot_keys;
mod hall_clock;
mod keys;
mod line_input;
mod opponent;
mod pipe;
mod plain;
mod prompt_line;
mod releases;
mod screen;
mod talk_key;
mod unseen;
mod watched;

use std::fmt;
use std::io::{self, Write};

use serde::Deserialize;

use ansage_core::desk::{Channel, Input, OnScreen, Page, Utterance, View};
use ansage_core::game::Moment;
use ansage_wire::plain_text;

pub use crossterm::event::KeyEvent;
pub use hall_clock::{HallClock, in_words};
pub use line_input::Typing;
pub use opponent::{OpponentFace, Poster};
pub use pipe::{PipeFace, PipeInput, prefix, read_pipe};
pub use plain::{PlainFace, Touch, leave_raw_mode, let_go_of_the_keys, listen};
pub use releases::tells_releases;
pub use screen::{ClockWords, Contrast, ScreenFace, can_draw};
pub use talk_key::TalkKeyChoice;
pub use unseen::read_unseen;
pub use watched::{Watched, WatchedWindow};

/// What is heard of one's own typing.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum KeyEcho {
    /// Nothing.
    #[default]
    None,
    /// Each character.
    Keys,
    /// Each word when it is complete.
    Words,
}

/// The words the plain face puts before lines that are not for the Ear.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Labels {
    /// Before what both players hear, e.g. `Room: `.
    pub room: String,
    /// Before what is kept for the arbiter.
    pub arbiter: String,
    /// Instead of a line that others who see the screen must not read.
    pub masked: String,
}

/// Where a face writes.
pub struct Output(Box<dyn Write + Send>);

impl Output {
    /// Writes there.
    pub fn to(place: impl Write + Send + 'static) -> Self {
        Self(Box::new(place))
    }

    /// Writes a text as a whole, at once.
    fn put(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())?;
        self.0.flush()
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl fmt::Debug for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Output")
    }
}

/// What a person did at the keys.
#[derive(Clone, Debug, PartialEq)]
pub enum Typed {
    /// Something for the desk.
    Input(Input),
    /// The person left; the game stays resumable.
    Left,
}

/// The way the program is read and typed at.
#[derive(Debug)]
pub enum Face {
    /// A person at a terminal: one prompt, one line out per event.
    Plain(Box<PlainFace>),
    /// A person at a whole screen: what was told, the sheet, the prompt.
    Screen(Box<ScreenFace>),
    /// A script: entries line by line, answers line by line.
    Pipe(PipeFace),
}

impl Face {
    /// Shows what a channel is told, as far as it may stand here; nothing if the text is empty. A pipe masks nothing: nobody
    /// looks at it by chance.
    pub fn show(&mut self, utterance: &Utterance) {
        match self {
            Face::Plain(face) => face.show(utterance),
            Face::Screen(face) => face.show(utterance),
            Face::Pipe(_) if utterance.on_screen == OnScreen::Hidden => {}
            Face::Pipe(face) => face.show(utterance.channel, &utterance.written),
        }
    }

    /// Does what a key does that came at a moment, and returns what it means for the desk, in order; a pipe has no keys.
    pub fn press(&mut self, key: &KeyEvent, at: Moment) -> Vec<Typed> {
        match self {
            Face::Plain(face) => face.press(key, at),
            Face::Screen(face) => face.press(key, at),
            Face::Pipe(_) => Vec::new(),
        }
    }

    /// Takes what was pasted; a pipe has no such thing.
    pub fn paste(&mut self, text: &str) -> Vec<Typed> {
        match self {
            Face::Plain(face) => face.paste(text),
            Face::Screen(face) => face.paste(text),
            Face::Pipe(_) => Vec::new(),
        }
    }

    /// Notes that the window has another size; a whole screen looks for itself.
    pub fn resized(&mut self) {
        if let Face::Plain(face) = self {
            face.resized();
        }
    }

    /// Shows the page that holds at a moment, where a whole page is shown.
    pub fn turn_to(&mut self, at: Moment, page: impl FnOnce() -> Page) {
        if let Face::Screen(face) = self {
            face.turn_to(at, page());
        }
    }

    /// Returns when a page is to be shown again though nothing happened: a clock shows another second.
    pub fn next_wake(&self) -> Option<Moment> {
        match self {
            Face::Screen(face) => face.next_wake(),
            Face::Plain(_) | Face::Pipe(_) => None,
        }
    }

    /// Gives the terminal back for a while; [`Face::take_again`] takes it again.
    pub fn give_back(&mut self) {
        match self {
            Face::Plain(_) | Face::Screen(_) => leave_raw_mode(),
            Face::Pipe(_) => {}
        }
    }

    /// Takes the terminal that was given back for a while, and draws anew.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal refuses.
    pub fn take_again(&mut self) -> io::Result<()> {
        match self {
            Face::Plain(face) => face.take_again(),
            Face::Screen(face) => face.take_again(),
            Face::Pipe(_) => Ok(()),
        }
    }

    /// Writes last lines and gives the terminal back.
    pub fn close(self, last: &str) {
        match self {
            Face::Plain(face) => face.close(last),
            Face::Screen(face) => face.close(last),
            Face::Pipe(mut face) => face.show(Channel::Ear, last),
        }
    }

    /// Shows the prompt again if it is not there or another; a pipe has none.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if what was shown since the last call could not be written: nobody reads.
    pub fn settle(&mut self, view: &View) -> io::Result<()> {
        if !matches!(self, Face::Pipe(_)) {
            releases::tell_of_all(view.dot_keys.is_some())?;
        }
        match self {
            Face::Plain(face) => face.settle(view),
            Face::Screen(face) => face.settle(view),
            Face::Pipe(face) => face.settle(view),
        }
    }
}

/// Returns the lines of an utterance behind its channel's label, as far as they may stand on the screen of the one at
/// the keys.
fn lines_on_screen(utterance: &Utterance, labels: &Labels) -> Vec<String> {
    let label = match utterance.channel {
        Channel::Room => labels.room.as_str(),
        Channel::Arbiter => labels.arbiter.as_str(),
        Channel::Ear | Channel::Sheet => "",
    };
    let text = match utterance.on_screen {
        OnScreen::Shown => utterance.written.as_str(),
        OnScreen::Masked => labels.masked.as_str(),
        OnScreen::Hidden => return Vec::new(),
    };
    shown_lines(text).map(|line| format!("{label}{line}")).collect()
}

/// Returns the lines of a text as they may be shown: whatever would steer a terminal is left out.
fn shown_lines(text: &str) -> impl Iterator<Item = String> {
    text.lines()
        .map(|line| plain_text::one_line(line).into_owned())
        .filter(|line| !line.is_empty())
}

#[cfg(test)]
mod tests {
    use super::shown_lines;

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        let lines: Vec<_> = shown_lines("Anna\x1b[2J\u{9b}31m\r\n\nBella\u{7}").collect();
        assert_eq!(lines, ["Anna[2J31m", "Bella"]);
    }
}
