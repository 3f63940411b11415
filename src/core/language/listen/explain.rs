//! Says what was heard and how it was understood, for those who try it out.

use super::decide::{Outcome, Unheard};
use super::heard::Heard;
use super::readings::{Meaning, Reading};
use crate::language::{Message, Value};

/// Returns the sentence about a passage. `is_illegal` says whether a move that is clear breaks the Laws; where that is
/// nobody's to tell, it is false.
pub fn explain(heard: &Heard, readings: &[Reading], outcome: &Outcome, is_illegal: bool) -> Message {
    let words = heard.likeliest_text();
    match outcome {
        Outcome::Clear(meaning) => {
            let read = readings.iter().find(|it| it.meaning == *meaning);
            let phrase = read.map(|it| it.said.join(" ")).unwrap_or_default();
            match meaning {
                Meaning::Move(_) if is_illegal => Message::ListenIllegal { words, m: phrase },
                Meaning::Command(_) | Meaning::Result(_) => Message::ListenCommand { words, command: phrase },
                _ => Message::ListenMove { words, m: phrase },
            }
        }
        Outcome::Ask(asked) => Message::ListenAsk {
            words,
            choices: alternatives(&asked.apart),
        },
        Outcome::Nothing(Unheard::Silence) => Message::ListenNoWords,
        Outcome::Nothing(Unheard::Junk | Unheard::TooShort) => Message::ListenJunk,
        Outcome::Nothing(Unheard::NotUnderstood) => Message::ListenNothing { words },
        Outcome::Nothing(Unheard::Impossible) => Message::ListenNoMove { words },
        Outcome::Nothing(Unheard::NotAsked) => Message::ListenNotAsked { words },
    }
}

/// Joins choices to "a, b or c".
fn alternatives(choices: &[String]) -> Value {
    let mut choices = choices.iter().rev();
    let last = choices.next().cloned().unwrap_or_default();
    choices.fold(last.into(), |rest: Value, choice| {
        let or = Message::Or {
            first: choice.clone().into(),
            second: rest,
        };
        or.into()
    })
}
