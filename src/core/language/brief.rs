//! What people at a game on two boards are told beforehand: how it goes, what the program does and never does, and what is
//! asked of them. Each sentence names its article in the edition in force; one without an article there is left out.

mod letter;

pub use letter::{Blanks, letter};

use shakmaty::File;

use super::commands::CommandWord;
use super::handout::{Handout, Section};
use super::{Lexicon, Message, Messages, Saying, Sight, Voices, Word, announce};
use crate::game::laws::{Subject, holds_unnumbered};
use crate::game::{Edition, Move, Position};

/// Who is told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Whom {
    /// Who plays against the visually impaired player.
    Opponent,
    /// The arbiter.
    Arbiter,
    /// The assistant of either player (D.2.9).
    Assistant,
    /// The organiser.
    Organiser,
}

impl Whom {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Opponent, Self::Arbiter, Self::Assistant, Self::Organiser];

    /// Returns the name, as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Opponent => "opponent",
            Self::Arbiter => "arbiter",
            Self::Assistant => "assistant",
            Self::Organiser => "organiser",
        }
    }
}

/// In which words somebody is told.
#[derive(Clone, Copy)]
pub struct BriefWords<'a> {
    /// The words of the program.
    pub voices: &'a Voices,
    /// The language of the page.
    pub reports: &'a str,
    /// The sentences of that language.
    pub messages: &'a Messages,
    /// The words of the announcements.
    pub lexicon: &'a Lexicon,
    /// The edition in force.
    pub edition: Edition,
}

impl BriefWords<'_> {
    fn say(&self, message: &Message) -> String {
        self.messages.say(message)
    }

    /// Returns the sentences that have an article in the edition, each with its number where a text of it was at hand.
    fn cited(&self, sentences: Vec<(Message, Subject)>) -> Vec<String> {
        let cited = sentences.into_iter().filter_map(|(sentence, subject)| {
            let Some(article) = self.edition.rules().article(subject) else {
                return holds_unnumbered(self.edition, subject).then(|| self.say(&sentence));
            };
            Some(self.say(&Message::BriefCited {
                sentence: sentence.into(),
                article: article.to_owned(),
            }))
        });
        cited.collect()
    }

    fn section(&self, heading: &Message, sentences: Vec<(Message, Subject)>) -> Section {
        Section {
            heading: Some(self.say(heading)),
            paragraphs: self.cited(sentences),
        }
    }

    fn command(&self, word: CommandWord) -> String {
        self.voices.commands().name(word, self.reports)
    }

    /// Returns what the files are called where moves are announced.
    fn names_of_the_files(&self) -> String {
        let names = File::ALL.map(|it| self.lexicon.phrase(&[Word::File(it)]).written);
        names.join(", ")
    }

    /// Returns how a move is announced.
    fn example(&self) -> String {
        let m = "g1f3".parse::<Move>();
        let words = m.map(|it| announce(&Position::start(), it, &Saying::default(), Sight::Legal));
        words.map(|it| self.lexicon.phrase(&it).written).unwrap_or_default()
    }
}

/// Returns the page for somebody.
pub fn brief(whom: Whom, words: &BriefWords<'_>) -> Handout {
    let title = Message::BriefTitle {
        whom: whom.name().to_owned(),
    };
    let edition = Message::BriefEdition {
        year: words.edition.name().to_owned(),
    };
    Handout {
        title: words.say(&title),
        sections: vec![
            Section {
                heading: None,
                paragraphs: vec![words.say(&edition)],
            },
            words.section(&Message::BriefHow, how_it_goes(words)),
            words.section(&Message::BriefProgram, the_program()),
            words.section(&Message::BriefAsked, asked_of(whom, words)),
        ],
    }
}

fn how_it_goes(words: &BriefWords<'_>) -> Vec<(Message, Subject)> {
    let announce = Message::BriefAnnounce {
        example: words.example(),
        names: words.names_of_the_files(),
    };
    vec![
        (Message::BriefTwoBoards, Subject::TwoBoards),
        (announce, Subject::Announcing),
        (Message::BriefTouched, Subject::Lifting),
        (Message::BriefMade, Subject::MakingAMove),
        (Message::BriefClockLast, Subject::ThenTheClock),
        (Message::BriefSlip, Subject::Slip),
        (Message::BriefDiffer, Subject::BoardsDiffer),
    ]
}

fn the_program() -> Vec<(Message, Subject)> {
    vec![
        (Message::BriefDoes, Subject::BlindRecording),
        (Message::BriefNever, Subject::Advice),
        (Message::BriefEar, Subject::Disturbing),
        (Message::BriefDevice, Subject::Devices),
    ]
}

fn asked_of(whom: Whom, words: &BriefWords<'_>) -> Vec<(Message, Subject)> {
    match whom {
        Whom::Opponent => vec![
            (Message::BriefOpponentSays, Subject::Announcing),
            (Message::BriefOpponentRepeats, Subject::Announcing),
            (Message::BriefOpponentTouch, Subject::Touch),
            (Message::BriefOpponentQuiet, Subject::Disturbing),
            (Message::BriefOpponentHelper, Subject::NoAssistant),
        ],
        Whom::Arbiter => vec![
            (Message::BriefArbiterLeave, Subject::Devices),
            (
                Message::BriefArbiterDecides {
                    arbiter: words.command(CommandWord::Arbiter),
                    player: words.command(CommandWord::Player),
                },
                Subject::ArbiterDecides,
            ),
            (
                Message::BriefArbiterDiffer {
                    mismatch: words.command(CommandWord::Mismatch),
                },
                Subject::BoardsDiffer,
            ),
            (Message::BriefArbiterAlone, Subject::NoMoveNumbers),
            (
                Message::BriefArbiterSheets {
                    replace: words.command(CommandWord::ReplaceSheet),
                },
                Subject::SheetOwner,
            ),
        ],
        Whom::Assistant => vec![
            (Message::BriefAssistantMoves, Subject::Assistant),
            (Message::BriefAssistantSheet, Subject::Assistant),
            (Message::BriefAssistantTells, Subject::Assistant),
            (Message::BriefAssistantClaims, Subject::Assistant),
            (Message::BriefAssistantNever, Subject::Advice),
        ],
        Whom::Organiser => vec![
            (Message::BriefOrganiserAdapts, Subject::TwoBoards),
            (Message::BriefOrganiserPlace, Subject::Disturbing),
            (Message::BriefOrganiserClock, Subject::SpecialClock),
            (Message::BriefOrganiserNotices, Subject::Disabilities),
            (Message::BriefOrganiserSheets, Subject::SheetOwner),
        ],
    }
}

#[cfg(test)]
mod tests;
