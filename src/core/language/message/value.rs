//! What messages are about: the types of their fields, and what the texts know of them.

use std::time::Duration;

use super::Message;
use crate::language::Phrase;

/// Something a message is about: what a field is that may be one thing or another.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Text, inserted as it is.
    Text(String),
    /// A number; plurals follow it.
    Number(u64),
    /// A span of time, said as `4 minutes 30 seconds`.
    Time(Duration),
    /// Words of an announcement, spoken by a voice of their own language.
    Phrase(Box<Phrase>),
    /// Another message.
    Message(Box<Message>),
}

/// A number a message is about; plurals follow it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Number(u64);

impl Value {
    /// Returns what a text chooses a form by, where the value is words itself.
    pub(super) fn word(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Phrase(phrase) => Some(&phrase.written),
            Self::Number(_) | Self::Time(_) | Self::Message(_) => None,
        }
    }
}

/// The types a field of a message can have.
pub(super) trait AsValue {
    /// Returns it as what the texts know; nothing if the field is empty.
    fn as_value(&self) -> Option<Value>;
}

impl AsValue for String {
    fn as_value(&self) -> Option<Value> {
        Some(Value::Text(self.clone()))
    }
}

impl AsValue for Option<String> {
    fn as_value(&self) -> Option<Value> {
        self.clone().map(Value::Text)
    }
}

impl AsValue for Number {
    fn as_value(&self) -> Option<Value> {
        Some(Value::Number(self.0))
    }
}

impl AsValue for Duration {
    fn as_value(&self) -> Option<Value> {
        Some(Value::Time(*self))
    }
}

impl AsValue for Box<Phrase> {
    fn as_value(&self) -> Option<Value> {
        Some(Value::Phrase(self.clone()))
    }
}

impl AsValue for Box<Message> {
    fn as_value(&self) -> Option<Value> {
        Some(Value::Message(self.clone()))
    }
}

impl AsValue for Value {
    fn as_value(&self) -> Option<Value> {
        Some(self.clone())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u16> for Number {
    fn from(number: u16) -> Self {
        Self(number.into())
    }
}

impl From<u32> for Number {
    fn from(number: u32) -> Self {
        Self(number.into())
    }
}

impl From<u64> for Number {
    fn from(number: u64) -> Self {
        Self(number)
    }
}

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

impl<N: Into<Number>> From<N> for Value {
    fn from(number: N) -> Self {
        Self::Number(number.into().0)
    }
}

impl From<Duration> for Value {
    fn from(time: Duration) -> Self {
        Self::Time(time)
    }
}

impl From<(Duration, Duration)> for Value {
    /// What lies between two times is said as one where both are the same in whole seconds.
    fn from((first, second): (Duration, Duration)) -> Self {
        match first.as_secs() == second.as_secs() {
            true => Self::Time(Duration::from_secs(first.as_secs())),
            false => Message::TimeBetween { first, second }.into(),
        }
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}
