//! The closed set of messages: their names, and what each is about. The words stand in `voices/`.

use std::collections::HashMap;
use std::sync::LazyLock;
use std::time::Duration;

use super::value::AsValue;
use super::{Number, Value};
use crate::game::PositionFlaw;
use crate::language::Phrase;

/// Makes [`Message`] and [`MessageId`] of a list: the name of a message, its key in `messages.ftl`, and what it is about.
/// A number, a time, words of an announcement and another message have a type of their own, so that nothing else stands
/// where they are wanted; what may be one or the other is a [`Value`].
macro_rules! messages {
    ([] $($(#[$doc:meta])+ $name:ident = $key:literal $({ $($field:ident: $type:ty),+ })?;)+) => {
        /// A message and what it is about.
        #[derive(Clone, Debug, PartialEq)]
        #[expect(missing_docs, reason = "what a message is about is told by the message")]
        pub enum Message {
            $($(#[$doc])+ $name $({ $($field: $type),+ })?,)+
        }

        /// The name of a message, without what it is about.
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        pub enum MessageId {
            $($(#[$doc])+ $name,)+
        }

        impl Message {
            /// Returns which message it is.
            pub const fn id(&self) -> MessageId {
                match self {
                    $(Self::$name { .. } => MessageId::$name,)+
                }
            }

            /// Returns what the message is about, by the names in its texts; what is not there is left out.
            pub fn values(&self) -> Vec<(&'static str, Value)> {
                match self {
                    $(Self::$name $({ $($field),+ })? => those_there([$($((argument!($field), $field.as_value())),+)?]),)+
                }
            }
        }

        impl MessageId {
            const ALL: &[Self] = &[$(Self::$name,)+];

            /// Returns the name of the message in `messages.ftl`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)+
                }
            }

            /// Returns the names of what the message is about; each stands in its text in every language.
            pub const fn arguments(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => &[$($(argument!($field)),+)?],)+
                }
            }
        }
    };
}

/// Returns the name in `messages.ftl` of what a message is about: there words are parted by hyphens, and Rust keeps
/// `move` for itself.
macro_rules! argument {
    (m) => {
        "move"
    };
    (black_age) => {
        "black-age"
    };
    (black_left) => {
        "black-left"
    };
    (black_moves) => {
        "black-moves"
    };
    (black_used) => {
        "black-used"
    };
    (include_fault) => {
        "include-fault"
    };
    (take_fault) => {
        "take-fault"
    };
    (white_age) => {
        "white-age"
    };
    (white_left) => {
        "white-left"
    };
    (white_moves) => {
        "white-moves"
    };
    (white_used) => {
        "white-used"
    };
    (wrong_after) => {
        "wrong-after"
    };
    (wrong_before) => {
        "wrong-before"
    };
    ($field:ident) => {
        stringify!($field)
    };
}

// Each file is the list of a theme. It is put behind the lists before it and handed on to the next; the last makes
// the messages of them all.
#[macro_use]
mod adjournment;
#[macro_use]
mod bank;
#[macro_use]
mod boards;
#[macro_use]
mod braille;
#[macro_use]
mod brief;
#[macro_use]
mod clock_alone;
#[macro_use]
mod commands;
#[macro_use]
mod dashes;
#[macro_use]
mod equipment;
#[macro_use]
mod games;
#[macro_use]
mod glossary;
#[macro_use]
mod hand_in;
#[macro_use]
mod laws;
#[macro_use]
mod moves;
#[macro_use]
mod new_event;
#[macro_use]
mod papers;
#[macro_use]
mod program;
#[macro_use]
mod reconstruct;
#[macro_use]
mod setup;
#[macro_use]
mod sound;
#[macro_use]
mod tutorial;
#[macro_use]
mod voice;

moves! { [adjournment commands voice bank program reconstruct sound dashes clock_alone boards glossary laws papers braille equipment hand_in brief games tutorial setup new_event messages] }

impl MessageId {
    /// Returns every message there is.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied()
    }

    /// Returns the message of a name.
    pub(super) fn named(key: &str) -> Option<Self> {
        static NAMED: LazyLock<HashMap<&str, MessageId>> =
            LazyLock::new(|| MessageId::all().map(|it| (it.key(), it)).collect());
        NAMED.get(key).copied()
    }
}

/// Returns the values that are there.
fn those_there<const N: usize>(values: [(&'static str, Option<Value>); N]) -> Vec<(&'static str, Value)> {
    let there = values.into_iter().filter_map(|(name, value)| Some((name, value?)));
    there.collect()
}

impl From<PositionFlaw> for Message {
    /// Names what is impossible about a position.
    fn from(flaw: PositionFlaw) -> Self {
        match flaw {
            PositionFlaw::EmptyBoard => Message::FlawEmptyBoard,
            PositionFlaw::MissingKing => Message::FlawMissingKing,
            PositionFlaw::TooManyKings => Message::FlawTooManyKings,
            PositionFlaw::PawnsOnBackRank => Message::FlawPawnsOnBackRank,
            PositionFlaw::CastlingRights => Message::FlawCastlingRights,
            PositionFlaw::EnPassant => Message::FlawEnPassant,
            PositionFlaw::OppositeCheck => Message::FlawOppositeCheck,
            PositionFlaw::ImpossibleCheck => Message::FlawImpossibleCheck,
            PositionFlaw::TooMuchMaterial => Message::FlawTooMuchMaterial,
        }
    }
}
