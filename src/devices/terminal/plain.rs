//! The plain face: one prompt, one line out per event, fit for a screen reader, a Braille line and a slow connection.

use std::io::{self, IsTerminal};
use std::thread;

use crossterm::event::{Event, KeyEvent};
use crossterm::terminal;

use super::keyboard::{Keyboard, LineIs, Pressed};
use super::prompt_line::PromptLine;
use super::{KeyEcho, Labels, Output, Typed, leave_raw_mode, lines_on_screen, shown_lines};
use crate::desk::{Utterance, View};

/// Columns of a terminal that does not say how wide it is.
const USUAL_COLUMNS: usize = 80;

/// A person at a terminal.
#[derive(Debug)]
pub struct PlainFace {
    output: Output,
    labels: Labels,
    keyboard: Keyboard,
    line: PromptLine,
    view: View,
    /// Written when everything that happened at once has been put into it.
    out: String,
}

/// Starts the thread that reads keys; it hands each on until `hand_on` returns false. `None` is a change of the
/// window's size, an error the end of all keys.
///
/// # Errors
///
/// Returns the error of the system if no thread can be started.
pub fn listen(hand_on: impl Fn(io::Result<Option<KeyEvent>>) -> bool + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name("keys".to_owned()).spawn(move || {
        loop {
            let goes_on = match crossterm::event::read() {
                Ok(Event::Key(key)) => hand_on(Ok(Some(key))),
                Ok(Event::Resize(..)) => hand_on(Ok(None)),
                Ok(_) => true,
                Err(error) => {
                    tracing::error!(%error, "the keys cannot be read");
                    hand_on(Err(error));
                    false
                }
            };
            if !goes_on {
                break;
            }
        }
    })?;
    Ok(())
}

impl PlainFace {
    /// Takes the terminal: from here on keys come one by one.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal refuses.
    pub fn open(labels: Labels, echo: KeyEcho) -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        let is_dumb = std::env::var_os("TERM").is_none_or(|it| it == "dumb") || !io::stdout().is_terminal();
        Ok(Self::on(Output::to(io::stdout()), is_dumb, labels, echo))
    }

    /// Writes to a terminal that others have taken; one that is dumb cannot clear a line.
    pub fn on(output: Output, is_dumb: bool, labels: Labels, echo: KeyEcho) -> Self {
        Self {
            output,
            labels,
            keyboard: Keyboard::with(echo),
            line: PromptLine::on(is_dumb),
            view: View::default(),
            out: String::new(),
        }
    }

    /// Does what a key does and returns what it means for the desk, in order.
    pub fn press(&mut self, key: &KeyEvent) -> Vec<Typed> {
        let Pressed { typed, line } = self.keyboard.press(key);
        let written = match line {
            LineIs::Open => String::new(),
            LineIs::Finished => self.line.finish(),
            LineIs::Unreadable => self.line.clear(),
        };
        self.out.push_str(&written);
        typed
    }

    /// Leaves the line as it is and begins another: after the window changed its size nobody knows where it stands.
    pub fn resized(&mut self) {
        if self.line.is_shown() {
            let ending = self.line.finish();
            self.out.push_str(&ending);
        }
    }

    /// Puts a line out, above what is being typed, as far as it may stand on this screen.
    pub fn show(&mut self, utterance: &Utterance) {
        for line in lines_on_screen(utterance, &self.labels) {
            let clearing = self.line.clear();
            self.out.push_str(&clearing);
            self.out.push_str(&line);
            self.out.push_str("\r\n");
        }
    }

    /// Shows prompt and typed text again where they are not, and writes all that is to be written.
    ///
    /// # Errors
    ///
    /// Returns the error of the system if the terminal is gone.
    pub fn settle(&mut self, view: &View) -> io::Result<()> {
        if self.view != *view {
            self.view = view.clone();
        }
        self.draw();
        self.write()
    }

    /// Writes a last line and gives the terminal back.
    pub fn close(mut self, last: &str) {
        let clearing = self.line.clear();
        self.out.push_str(&clearing);
        for line in shown_lines(last) {
            self.out.push_str(&line);
            self.out.push_str("\r\n");
        }
        // A terminal that is gone cannot be told.
        let _gone = self.write();
        leave_raw_mode();
    }

    fn draw(&mut self) {
        let columns = match terminal::size() {
            Ok((columns, _rows)) if columns > 0 => usize::from(columns),
            _ => USUAL_COLUMNS,
        };
        let (text, cursor) = self.keyboard.shown(&self.view);
        let drawing = self.line.draw(&self.view.prompt, &text, cursor, columns);
        self.out.push_str(&drawing);
    }

    fn write(&mut self) -> io::Result<()> {
        if self.out.is_empty() {
            return Ok(());
        }
        self.output.put(&std::mem::take(&mut self.out))
    }
}

impl Drop for PlainFace {
    fn drop(&mut self) {
        leave_raw_mode();
    }
}
