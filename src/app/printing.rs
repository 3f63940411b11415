//! What the program prints beside a game: the one way to standard output and standard error.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::{env, panic, thread};

use crate::app::failure::{Failure, io_failure};
use crate::app::wrapping::{columns_of, fitted};
use ansage_devices::terminal;
use ansage_os::console;
use ansage_wire::plain_text;

/// Prints an answer; at a terminal its lines end between words. What would steer a terminal is left out.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    print_as(Written::Lines, &fitted_to(&io::stdout(), text))
}

/// Prints the help of the parser of the command line in the same way; it holds nothing but our own words, and may be styled.
pub(super) fn print_help(help: &clap::Error) {
    // Where nobody reads there is nobody to be told so.
    let _gone = match columns_of_answers() {
        Some(columns) => {
            let text = help.render();
            let text = if may_be_styled() {
                text.ansi().to_string()
            } else {
                text.to_string()
            };
            put_or_fail(fitted(&text, columns).as_bytes())
        }
        None => help.print(),
    };
}

/// Returns true if the person did not forbid that a terminal styles what is printed.
fn may_be_styled() -> bool {
    let is_forbidden = env::var_os("NO_COLOR").is_some_and(|it| !it.is_empty());
    !is_forbidden && !console::is_dumb()
}

/// Returns how wide the terminal is at which an answer is printed; `None` where it is no terminal.
pub(super) fn columns_of_answers() -> Option<usize> {
    columns_of(&io::stdout())
}

fn fitted_to<'a>(stream: &impl IsTerminal, text: &'a str) -> Cow<'a, str> {
    match columns_of(stream) {
        Some(columns) => Cow::Owned(fitted(text, columns)),
        None => Cow::Borrowed(text),
    }
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

/// Prints text of a form as it comes; unlike an answer it fails once the reader has gone.
pub(super) fn print_to_readers(form: Written, text: &str) -> io::Result<()> {
    put_or_fail(&form.of(text))
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
    let _gone = writeln!(
        io::stderr(),
        "{}",
        plain_text::shown(&fitted_to(&io::stderr(), sentence))
    );
}
