//! What stands on the envelope of an adjourned game (guideline I.2 of the Laws of 2023, E.2 of 2014): names, the position
//! before the sealed move, the times used, who sealed, the number of the sealed move, a draw offer that still stands, and
//! when and where the game goes on.

use std::time::Duration;

use shakmaty::Color;

use super::braille::position::pieces;
use super::head_words::HeadWords;
use super::sheet_form::{BLANK, LONG_BLANK, known_or, wrapped};
use super::{Letters, Message, Messages};
use crate::game::resolve::Placement;
use crate::game::{ClockKind, Game, Header, Moment};

/// A line of an envelope.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum EnvelopeLine {
    /// Words.
    Words(String),
    /// The pieces of a side, as a sheet writes them.
    Pieces {
        /// White or Black, in words.
        side: String,
        /// `Kg1 Dd1 a2`.
        pieces: String,
    },
}

/// What is written on an envelope.
#[derive(Clone, Copy, Debug)]
pub struct Envelope<'a> {
    /// The game, up to the move before the sealed one.
    pub game: &'a Game,
    /// When the clocks were stopped, or the last time that the record knows.
    pub at: Moment,
    /// Date, time and place of the resumption.
    pub resumes: Option<&'a str>,
    /// The words of the head of its journal, so that what is played on is known again.
    pub head: HeadWords,
    /// The words.
    pub messages: &'a Messages,
    /// The letters of the pieces.
    pub letters: Letters,
}

impl Envelope<'_> {
    /// Returns its title and its lines; what is missing is left to be written by hand.
    pub fn lines(&self) -> Vec<EnvelopeLine> {
        let board = self.game.position().board();
        let (header, turn) = (self.header(), board.turn());
        let named = |side: Color| match side {
            Color::White => known_or(&header.white, LONG_BLANK),
            Color::Black => known_or(&header.black, LONG_BLANK),
        };
        let mut lines = vec![self.title()];
        lines.extend(Color::ALL.map(|it| format!("{}: {}", self.side(it), named(it))));
        lines.push(self.say(Message::EnvelopePosition));
        let placement = Placement::of(board);
        let on_the_board = Color::ALL.map(|it| EnvelopeLine::Pieces {
            side: self.side(it),
            pieces: pieces(&placement, it, self.letters),
        });
        let mut lines: Vec<EnvelopeLine> = lines.into_iter().map(EnvelopeLine::Words).chain(on_the_board).collect();
        let facts = self.facts(named(turn));
        lines.extend(facts.into_iter().map(EnvelopeLine::Words));
        lines
    }

    /// Returns its title.
    pub fn title(&self) -> String {
        self.say(Message::EnvelopeTitle)
    }

    /// Returns what is not the position; `sealer` is the name of the side to move.
    fn facts(&self, sealer: String) -> Vec<String> {
        let board = self.game.position().board();
        let mut lines = Vec::new();
        lines.push(match self.used() {
            Some([white, black]) => self.say(Message::EnvelopeUsed {
                white_used: white,
                black_used: black,
            }),
            None => self.say(Message::EnvelopeUsedBlank).replace(BLANK, LONG_BLANK),
        });
        let sealed = Message::EnvelopeSealed {
            number: board.move_number().into(),
            side: self.side(board.turn()),
        };
        lines.push(self.say(sealed));
        lines.push(self.say(Message::EnvelopeSealedBy { name: sealer }));
        lines.extend(
            self.game
                .offer()
                .map(|side| self.say(Message::EnvelopeOffer { side: self.side(side) })),
        );
        let resumes = self.resumes.map_or(LONG_BLANK.to_owned(), str::to_owned);
        lines.push(self.say(Message::EnvelopeResumes { when: resumes }));
        let words = self.head.to_string();
        lines.push(self.say(Message::HeadWords { words }));
        lines
    }

    /// Prints it, no line wider than a sheet of 80 columns.
    pub fn print(&self) -> String {
        let text = |line: EnvelopeLine| match line {
            EnvelopeLine::Words(words) => words,
            EnvelopeLine::Pieces { side, pieces } => format!("{side}: {pieces}"),
        };
        let lines = self.lines().into_iter().map(text);
        lines
            .flat_map(|it| wrapped(&it))
            .map(|it| format!("{}\n", it.trim_end()))
            .collect()
    }

    /// Returns what the arbiter has to add, each with its name; the envelope is complete when there is nothing.
    pub fn lacks(&self) -> Vec<Message> {
        let header = self.header();
        let has_names = !header.white.trim().is_empty() && !header.black.trim().is_empty();
        [
            (!has_names).then_some(Message::EnvelopeLacksNames),
            self.used().is_none().then_some(Message::EnvelopeLacksTimes),
            self.resumes.is_none().then_some(Message::EnvelopeLacksResumption),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn header(&self) -> &Header {
        &self.game.opening().header
    }

    /// Returns the times used, where they are facts (E.2.c): of a clock on the table, if somebody stopped it and read it; of
    /// the program's, if it stands. A reckoning is none.
    fn used(&self) -> Option<[Duration; 2]> {
        let clock = self.game.clock()?;
        let is_known = match self.game.opening().clock {
            ClockKind::Table => self.game.standstill().clocks.is_stopped() && !self.game.is_about(),
            ClockKind::Program => clock.running().is_none(),
            ClockKind::None => false,
        };
        if !is_known {
            return None;
        }
        Some(Color::ALL.map(|it| clock.used(it, self.at)))
    }

    fn side(&self, side: Color) -> String {
        self.say(side.fold_wb(Message::White, Message::Black))
    }

    fn say(&self, message: Message) -> String {
        self.messages.say(&message)
    }
}
