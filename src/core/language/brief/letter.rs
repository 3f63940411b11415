//! The letter of a player to the organiser: what is needed at the board, told in good time (D.04.12).

use super::BriefWords;
use crate::game::laws::Subject;
use crate::language::Message;
use crate::language::handout::{Handout, Section};
use crate::language::sheet_form::{LONG_BLANK, known_or};

/// What the letter names; what is not known is left to be written by hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blanks<'a> {
    /// The event.
    pub event: &'a str,
    /// Who writes.
    pub player: &'a str,
    /// The assistant.
    pub assistant: &'a str,
}

/// Returns the letter.
pub fn letter(words: &BriefWords<'_>, blanks: Blanks<'_>) -> Handout {
    let known = |it: &str| known_or(it, LONG_BLANK);
    let to_fill = |message: fn(String) -> Message| words.say(&message(LONG_BLANK.to_owned()));
    let assistant = Message::LetterAssistant {
        name: known(blanks.assistant),
    };
    let needs = vec![
        (Message::LetterBoards, Subject::TwoBoards),
        (Message::LetterDevice, Subject::Devices),
        (Message::LetterClock, Subject::SpecialClock),
        (assistant, Subject::Assistant),
        (Message::LetterPlace, Subject::Disturbing),
        (Message::LetterNotices, Subject::Disabilities),
    ];
    Handout {
        title: words.say(&Message::LetterTitle),
        sections: vec![
            plain(vec![
                words.say(&Message::LetterEvent {
                    name: known(blanks.event),
                }),
                words.say(&Message::LetterPlayer {
                    name: known(blanks.player),
                }),
                to_fill(|blank| Message::LetterReached { blank }),
            ]),
            plain(vec![words.say(&Message::LetterOpens)]),
            Section {
                heading: Some(words.say(&Message::LetterNeeds)),
                paragraphs: words.cited(needs),
            },
            plain(vec![
                words.say(&Message::LetterWay),
                to_fill(|blank| Message::LetterMore { blank }),
            ]),
            plain(vec![words.say(&Message::LetterCloses)]),
            plain(vec![
                to_fill(|blank| Message::LetterSigned { blank }),
                words.say(&Message::BriefEdition {
                    year: words.edition.name().to_owned(),
                }),
            ]),
        ],
    }
}

fn plain(paragraphs: Vec<String>) -> Section {
    Section {
        heading: None,
        paragraphs,
    }
}
