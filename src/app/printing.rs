//! What the program prints beside a game: the one way to standard output and standard error.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::borrow::Cow;
use std::io::{self, Write};
use std::{panic, thread};

use crate::app::failure::{Failure, io_failure};
use ansage_devices::terminal;
use ansage_wire::plain_text;

/// Prints an answer. What would steer a terminal is left out.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    print_as(Written::Lines, text)
}

/// Prints an answer in JSON; nothing of it is left out.
pub(super) fn print_json(json: &str) -> Result<(), Failure> {
    print_as(Written::Json, json)
}

/// What is put out, to a pipe or into a file.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Written {
    /// Lines for people.
    Lines,
    /// For scripts.
    Json,
    /// Cells in Unicode, on pages.
    Pages,
    /// Cells as characters up to U+00FF, one byte each, as they go to an embosser.
    Brf,
}

impl Written {
    /// Returns a text of this form, as it is put out, without what would steer a terminal.
    pub(super) fn of(self, text: &str) -> Cow<'_, [u8]> {
        let text = match self {
            Written::Lines => plain_text::shown(text),
            Written::Json => plain_text::json(text),
            Written::Pages | Written::Brf => plain_text::pages(text),
        };
        match (self, text) {
            // Up to U+00FF a character has the number of its byte; more no table of an embosser gives.
            (Written::Brf, text) if !text.is_ascii() => {
                text.chars().map(|it| u8::try_from(it).unwrap_or(b'?')).collect()
            }
            (_, Cow::Borrowed(text)) => Cow::Borrowed(text.as_bytes()),
            (_, Cow::Owned(text)) => Cow::Owned(text.into_bytes()),
        }
    }
}

/// Prints an answer of a form.
pub(super) fn print_as(form: Written, text: &str) -> Result<(), Failure> {
    match put_or_fail(&form.of(text)) {
        // Whoever asked has heard enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|it| io_failure::unprinted(&it)),
    }
}

/// Prints lines as they come; unlike an answer it says when nobody reads any more.
pub(super) fn print_to_readers(text: &str) -> io::Result<()> {
    put_or_fail(plain_text::shown(text).as_bytes())
}

/// Has a defect of the program told without what would steer a terminal: it may name what stood in a file.
pub(super) fn tell_of_panics() {
    panic::set_hook(Box::new(|panic| {
        // A person must never be left with a terminal that shows nothing of what is typed.
        terminal::leave_raw_mode();
        // Not what it says: it may quote what somebody typed or said.
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "a defect of the program");
        let thread = thread::current();
        // It is taken where `RUST_BACKTRACE` asks for it.
        let trace = Backtrace::capture();
        let trace = match trace.status() {
            BacktraceStatus::Captured => format!("\nstack backtrace:\n{trace}"),
            _ => String::new(),
        };
        say_on_stderr(&format!(
            "thread '{}' {panic}{trace}",
            thread.name().unwrap_or("<unnamed>")
        ));
    }));
}

fn put_or_fail(bytes: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()
}

/// Prints a sentence for a person, beside what scripts read.
pub(super) fn say_on_stderr(sentence: &str) {
    // Where nobody reads there is nobody to be told so.
    let _gone = writeln!(io::stderr(), "{}", plain_text::shown(sentence));
}
