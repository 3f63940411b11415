//! Why the program ended without what was asked for. It is made where that is found out, and nowhere else.
//!
//! It knows no other part of the program than messages: whoever has a reason of its own makes a failure of it.

pub(super) mod braille_failure;
pub(super) mod cause;
pub(super) mod desk_failure;
mod exit;
pub(super) mod io_failure;
pub(super) mod journal_failure;
pub(super) mod listener_failure;
pub(super) mod remedy;
pub(super) mod sound_failure;
pub(super) mod toml_flaw;
pub(super) mod wanted;

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use ansage_core::language::{Message, Value};

pub use exit::Exit;

/// Why the program cannot do what it was asked for: what its person is told, and what a script is.
#[derive(Debug)]
pub struct Failure {
    exit: Exit,
    /// Boxed, for a message with many fields is large, and failures are rare.
    message: Box<Message>,
    is_told: bool,
    cause: Option<String>,
    reports: Option<String>,
}

impl Failure {
    /// What was asked for is understood and not done.
    pub(super) fn refused(message: Message) -> Self {
        Self::new(Exit::Refused, message)
    }

    /// A device asked for, a disk among them, cannot be used.
    pub(super) fn device(message: Message) -> Self {
        Self::new(Exit::Device, message)
    }

    /// Settings or options cannot be followed.
    pub(super) fn settings(message: Message) -> Self {
        Self::new(Exit::Settings, message)
    }

    /// A file cannot be read, or is of no use.
    pub(super) fn unreadable(message: Message) -> Self {
        Self::new(Exit::Unreadable, message)
    }

    fn new(exit: Exit, message: Message) -> Self {
        Self {
            exit,
            message: Box::new(message),
            is_told: false,
            cause: None,
            reports: None,
        }
    }

    /// Adds what a person is not told and the log is: what the system or a library said.
    #[must_use]
    pub(super) fn because(mut self, cause: impl Display) -> Self {
        self.cause = Some(cause.to_string());
        self
    }

    /// Says that the person has been told already, where it happened.
    #[must_use]
    pub(super) fn told_already(mut self) -> Self {
        self.is_told = true;
        self
    }

    /// Names the language in which the person wants to be told; without one it is the system's.
    #[must_use]
    pub(super) fn in_language(mut self, reports: Option<String>) -> Self {
        self.reports = reports;
        self
    }

    /// Returns the exit code.
    pub fn exit(&self) -> Exit {
        self.exit
    }

    /// Returns what the person is told.
    pub fn message(&self) -> &Message {
        &self.message
    }

    /// Returns true if nothing is left to be told.
    pub(super) fn is_told(&self) -> bool {
        self.is_told
    }

    /// Returns the language in which the person wants to be told.
    pub(super) fn reports(&self) -> Option<&str> {
        self.reports.as_deref()
    }
}

/// For the log: the message by its name, for its words are a person's and of some language, and the cause.
impl Display for Failure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        name(&self.message, f)?;
        match &self.cause {
            Some(cause) => write!(f, ": {cause}"),
            None => Ok(()),
        }
    }
}

impl Error for Failure {}

fn name(message: &Message, f: &mut Formatter<'_>) -> fmt::Result {
    let values = message.values();
    f.write_str(message.id().key())?;
    for (index, (argument, value)) in values.iter().enumerate() {
        f.write_str(if index == 0 { " (" } else { ", " })?;
        write!(f, "{argument}: ")?;
        match value {
            Value::Text(text) => f.write_str(text)?,
            Value::Number(number) => write!(f, "{number}")?,
            Value::Time(time) => write!(f, "{time:?}")?,
            Value::Phrase(phrase) => f.write_str(&phrase.written)?,
            Value::Message(message) => name(message, f)?,
        }
    }
    f.write_str(if values.is_empty() { "" } else { ")" })
}

#[cfg(test)]
mod tests {
    use super::{Exit, Failure};
    use ansage_core::language::Message;

    #[test]
    fn the_log_has_the_message_by_its_name_and_the_cause() {
        let why = Message::Cause {
            cause: "full".into(),
            text: None,
        };
        let told = Message::FileUnwritable {
            path: "game.json".into(),
            why: why.into(),
        };
        let failure = Failure::device(told.clone()).because("no space left (os error 28)");
        let logged = "file-unwritable (path: game.json, why: cause (cause: full)): no space left (os error 28)";
        assert_eq!(failure.to_string(), logged);
        assert_eq!((failure.exit(), failure.message()), (Exit::Device, &told));
        assert_eq!(Failure::settings(Message::ScreenOrPlain).to_string(), "screen-or-plain");
    }
}
