//! Sentences for people, in their own language: a closed set of messages, their words in `voices/<tag>/messages.ftl`.

mod catalogue;
mod list;
mod value;

use std::borrow::Cow;

use super::{Phrase, numbers};
use crate::language::sheet_reading::SheetFlaw;
use ansage_wire::Segment;
use ansage_wire::plain_text;

pub use catalogue::Messages;
pub use list::{Message, MessageId};
pub use value::{Number, Value};

/// A message in words: written, and the same for voices.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Said {
    /// The line of text.
    pub written: String,
    /// What is spoken, each stretch in its language.
    pub spoken: Vec<Segment>,
}

impl From<&SheetFlaw> for Message {
    fn from(flaw: &SheetFlaw) -> Self {
        Self::PgnFlaw {
            line: flaw.line.to_string(),
            column: flaw.column.to_string(),
            kind: flaw.kind.key().into(),
            text: flaw.text.clone(),
        }
    }
}

impl Messages {
    /// Returns a message as a line of text.
    pub fn say(&self, message: &Message) -> String {
        self.tell(message).written
    }

    /// Returns a message by its name as a line of text: for those who tell every message and know it by no other.
    pub fn say_by_name(&self, id: MessageId, values: impl IntoIterator<Item = (&'static str, Value)>) -> String {
        let mut phrases = Vec::new();
        let line = self.fill_by_name(id, values, &mut phrases);
        self.said(&line, &phrases).written
    }

    /// Returns a message as text and for voices: words of announcements keep the voice of their language.
    pub fn tell(&self, message: &Message) -> Said {
        let mut phrases = Vec::new();
        let line = self.fill(message, &mut phrases);
        self.said(&line, &phrases)
    }

    fn said(&self, line: &str, phrases: &[Phrase]) -> Said {
        let mut said = Said {
            written: String::new(),
            spoken: Vec::new(),
        };
        let mut own_words = String::new();
        for c in line.chars() {
            match phrase_of(c, phrases) {
                Some(phrase) => {
                    self.close(&mut own_words, &mut said.spoken);
                    said.written.push_str(&phrase.written);
                    said.spoken.push(phrase.spoken.clone());
                }
                None => {
                    said.written.push(c);
                    own_words.push(c);
                }
            }
        }
        self.close(&mut own_words, &mut said.spoken);
        said
    }

    /// Ends a stretch of our own words; lone punctuation between phrases is nothing to say.
    fn close(&self, own_words: &mut String, spoken: &mut Vec<Segment>) {
        let words = std::mem::take(own_words);
        if words.contains(char::is_alphanumeric) {
            spoken.push(Segment::plain(self.language(), words.trim()));
        }
    }

    /// Returns the line with a placeholder for each phrase.
    fn fill(&self, message: &Message, phrases: &mut Vec<Phrase>) -> String {
        self.fill_by_name(message.id(), message.values(), phrases)
    }

    fn fill_by_name(
        &self,
        id: MessageId,
        values: impl IntoIterator<Item = (&'static str, Value)>,
        phrases: &mut Vec<Phrase>,
    ) -> String {
        let mut filled = Vec::new();
        for (name, value) in values {
            // What is spoken apart is a placeholder in the text, and nothing could be chosen by it.
            if let Some(word) = value.word() {
                filled.push((Cow::from(format!("{name}{WORD}")), Argument::Text(word.to_owned())));
            }
            filled.push((name.into(), self.argument(value, phrases)));
        }
        self.format(id, filled)
    }

    fn argument(&self, value: Value, phrases: &mut Vec<Phrase>) -> Argument {
        match value {
            Value::Text(text) => Argument::Text(within_a_sentence(&text)),
            Value::Number(number) => Argument::Number(number),
            Value::Time(time) => {
                let parts = numbers::spoken_parts(time);
                let parts = parts.iter().map(|it| self.fill(it, phrases)).collect::<Vec<_>>();
                Argument::Text(parts.join(" "))
            }
            Value::Phrase(phrase) => {
                let placeholder = placeholder(phrases.len());
                phrases.push(*phrase);
                Argument::Text(placeholder.into())
            }
            Value::Message(message) => Argument::Text(self.fill(&message, phrases)),
        }
    }
}

/// Returns a text of others as it may stand within a sentence of ours.
fn within_a_sentence(text: &str) -> String {
    let text = plain_text::one_line(text);
    text.chars().filter(|c| !is_placeholder(*c)).collect()
}

/// Behind the name of an argument: the same as written, to choose a form by, as in "Welche Dame".
const WORD: &str = "-word";

/// What the catalogue can put into a text.
enum Argument {
    Text(String),
    Number(u64),
}

/// Placeholders are characters that no text of people or languages holds.
const PLACEHOLDERS: std::ops::RangeInclusive<u32> = 0xF_0000..=0xF_FFFD;

fn is_placeholder(c: char) -> bool {
    PLACEHOLDERS.contains(&u32::from(c))
}

fn placeholder(index: usize) -> char {
    let index = u32::try_from(index).unwrap_or(u32::MAX);
    char::from_u32(PLACEHOLDERS.start().saturating_add(index)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn phrase_of(c: char, phrases: &[Phrase]) -> Option<&Phrase> {
    let index = u32::from(c).checked_sub(*PLACEHOLDERS.start())?;
    phrases.get(usize::try_from(index).ok()?)
}

#[cfg(test)]
mod tests;
