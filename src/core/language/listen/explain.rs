//! Says what was heard and how it was understood, for those who try it out.

use super::decide::{Outcome, Unheard};
use super::heard::Heard;
use super::readings::{Meaning, Reading};
use crate::language::{Message, MessageId, Value};

/// Returns the sentence about a passage. `is_illegal` says whether a move that is clear breaks the Laws; where that is
/// nobody's to tell, it is false.
pub fn explain(heard: &Heard, readings: &[Reading], outcome: &Outcome, is_illegal: bool) -> Message {
    let about = |id| Message::new(id).with("words", heard.told());
    match outcome {
        Outcome::Clear(meaning) => {
            let read = readings.iter().find(|it| it.meaning == *meaning);
            let phrase = read.map(|it| it.said.join(" ")).unwrap_or_default();
            match meaning {
                Meaning::Move(_) if is_illegal => about(MessageId::ListenIllegal).with("move", phrase),
                Meaning::Command(_) | Meaning::Result(_) => about(MessageId::ListenCommand).with("command", phrase),
                _ => about(MessageId::ListenMove).with("move", phrase),
            }
        }
        Outcome::Ask(asked) => about(MessageId::ListenAsk).with("choices", alternatives(&asked.apart)),
        Outcome::Nothing(Unheard::Silence) => Message::new(MessageId::ListenNoWords),
        Outcome::Nothing(Unheard::Junk | Unheard::TooShort) => Message::new(MessageId::ListenJunk),
        Outcome::Nothing(Unheard::NotUnderstood) => about(MessageId::ListenNothing),
        Outcome::Nothing(Unheard::Impossible) => about(MessageId::ListenNoMove),
        Outcome::Nothing(Unheard::NotAsked) => about(MessageId::ListenNotAsked),
    }
}

/// Joins choices to "a, b or c".
fn alternatives(choices: &[String]) -> Value {
    let mut choices = choices.iter().rev();
    let last = choices.next().cloned().unwrap_or_default();
    choices.fold(last.into(), |rest: Value, choice| {
        let or = Message::new(MessageId::Or).with("first", choice.clone());
        or.with("second", rest).into()
    })
}
