//! EventFileFlaw an event file is refused, in the closed set of messages.

use std::path::PathBuf;

use crate::app::failure::{Failure, toml_flaw};
use ansage_core::game::BackRankError;
use ansage_core::game::time_control::ParseTimeControlError;
use ansage_core::language::{Message, back_rank, time_control};

/// An event file that lays down no game.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}, line {line:?}: {why:?}", path.display())]
pub struct EventFileError {
    /// The file.
    pub path: PathBuf,
    /// Its line, counted from 1, if it is one line.
    pub line: Option<usize>,
    /// What is wrong there.
    pub why: EventFileFlaw,
}

/// What is wrong with an event file. Keys and values are named as the file writes them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum EventFileFlaw {
    /// There is no such key.
    UnknownKey(String),
    /// What the reader of TOML says, and of which key, if it is known.
    Unreadable(Option<String>, String),
    /// One of a few words was expected.
    Choice {
        /// The key.
        key: &'static str,
        /// What stands there.
        text: String,
        /// What may stand there.
        known: String,
    },
    /// Not what a win, a draw and a loss count (10.1).
    Points(String),
    /// Not a time control (6.3.a).
    Time(ParseTimeControlError),
    /// Not a date.
    Date(String),
    /// Not a date and time of day.
    DateAndTime(String),
    /// Not a position.
    Position(String),
    /// Not a start position of Chess960 (F.2).
    Chess960(String, BackRankError),
    /// A key that must be there.
    Missing {
        /// The key.
        key: &'static str,
        /// Its table.
        table: &'static str,
    },
    /// No arbiter authorised this device (P.5).
    NotAuthorised,
    /// A duty is the assistant's, and there is none (D.2.9).
    NoAssistant(String),
    /// A duty is the assistant's, who is the opponent's and does only a and b (D.2.10).
    OpponentsAssistant(String),
    /// No arbiter accepted the assistant (8.1.e).
    NotAccepted,
    /// Only a person can do it (6.2.b).
    NotByProgram(String),
    /// One thing laid down excludes another.
    Contradiction(String, String),
    /// An arbiter must allow it (D.1).
    NeedsLeave {
        /// What stands in the file.
        setting: String,
        /// The key of the leave.
        leave: &'static str,
    },
    /// No arbiter of the file has these initials.
    UnknownInitials(String),
    /// Initials that cannot be entered behind `/arbiter`.
    NotInitials(String),
    /// Two arbiters of the file have the same initials.
    SameInitials(String),
    /// The edition of 2017, which was replaced after six months.
    ReplacedEdition,
    /// The clock of the program has no time control.
    ClockNeedsTime,
    /// Half of a key pair that no secret opens; its key.
    NoHalf(&'static str),
}

impl EventFileError {
    /// Returns the sentence that says where and why.
    pub fn message(&self) -> Message {
        let path = self.path.display().to_string();
        let why = self.why.message();
        match self.line {
            Some(line) => Message::EventFileLine {
                path,
                line: line.to_string(),
                why: why.into(),
            },
            None => Message::EventFileWhole { path, why: why.into() },
        }
    }
}

impl From<EventFileError> for Failure {
    fn from(error: EventFileError) -> Self {
        Failure::settings(error.message())
    }
}

impl EventFileFlaw {
    fn message(&self) -> Message {
        match self {
            EventFileFlaw::UnknownKey(key) => Message::EventUnknownKey { key: key.into() },
            EventFileFlaw::Unreadable(key, why) => Message::EventUnreadable {
                why: toml_flaw::of_value(key.as_deref(), why).into(),
            },
            EventFileFlaw::Choice { key, text, known } => Message::EventChoice {
                key: (*key).into(),
                text: text.into(),
                known: known.into(),
            },
            EventFileFlaw::Points(text) => Message::EventPoints { text: text.into() },
            EventFileFlaw::Time(why) => time_control::why_none(why),
            EventFileFlaw::Date(text) => Message::EventDate { text: text.into() },
            EventFileFlaw::DateAndTime(text) => Message::EventDateAndTime { text: text.into() },
            EventFileFlaw::Position(text) => Message::BadFen { text: text.into() },
            EventFileFlaw::Chess960(text, why) => back_rank::refusal(text, *why),
            EventFileFlaw::Missing { key, table } => Message::EventMissing {
                key: (*key).into(),
                table: (*table).into(),
            },
            EventFileFlaw::NotAuthorised => Message::EventNotAuthorised,
            EventFileFlaw::NoAssistant(duty) => Message::EventNoAssistant { duty: duty.into() },
            EventFileFlaw::OpponentsAssistant(duty) => Message::EventOpponentsAssistant { duty: duty.into() },
            EventFileFlaw::NotAccepted => Message::EventNotAccepted,
            EventFileFlaw::NotByProgram(duty) => Message::EventNotByProgram { duty: duty.into() },
            EventFileFlaw::Contradiction(first, second) => Message::EventContradiction {
                first: first.into(),
                second: second.into(),
            },
            EventFileFlaw::NeedsLeave { setting, leave } => Message::EventNeedsLeave {
                setting: setting.into(),
                leave: (*leave).into(),
            },
            EventFileFlaw::UnknownInitials(initials) => Message::EventUnknownInitials {
                initials: initials.into(),
            },
            EventFileFlaw::NotInitials(initials) => Message::EventNotInitials {
                initials: initials.into(),
            },
            EventFileFlaw::SameInitials(initials) => Message::EventSameInitials {
                initials: initials.into(),
            },
            EventFileFlaw::ReplacedEdition => Message::LawsReplaced,
            EventFileFlaw::ClockNeedsTime => Message::EventClockNeedsTime,
            EventFileFlaw::NoHalf(key) => Message::EventNoSecret { key: (*key).into() },
        }
    }
}
