//! What stands on the envelope of an adjourned game (guideline I.2 of the Laws of 2023, E.2 of 2014): names, the position
//! before the sealed move, the times used, who sealed, the number of the sealed move, a draw offer that still stands, and
//! when and where the game goes on.

use shakmaty::Color;

use super::braille::position::pieces;
use super::head_words::HeadWords;
use super::placement::PieceOrder;
use super::sheet_form::{BLANK, LONG_BLANK, known_or, wrapped};
use super::{Letters, Message, Messages};
use crate::game::resolve::Placement;
use crate::game::{EnvelopeItem, Game, Moment};

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

impl std::fmt::Display for EnvelopeLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Words(words) => f.write_str(words),
            Self::Pieces { side, pieces } => write!(f, "{side}: {pieces}"),
        }
    }
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
    /// The words of the head of its journal, so that what is played on is known again; `None` at the table.
    pub head: Option<HeadWords>,
    /// The words.
    pub messages: &'a Messages,
    /// The letters of the pieces.
    pub letters: Letters,
}

impl Envelope<'_> {
    /// Returns its title and its lines; what is missing is left to be written by hand.
    pub fn lines(&self) -> Vec<EnvelopeLine> {
        let head = self.head.map(|it| Message::HeadWords { words: it.to_string() });
        let items = EnvelopeItem::ALL.into_iter().flat_map(|it| self.item(it));
        std::iter::once(EnvelopeLine::Words(self.title()))
            .chain(items)
            .chain(head.map(|it| EnvelopeLine::Words(self.say(it))))
            .collect()
    }

    /// Returns its title.
    pub fn title(&self) -> String {
        self.say(Message::EnvelopeTitle)
    }

    /// Returns the lines of an item; none where no offer stands.
    pub fn item(&self, item: EnvelopeItem) -> Vec<EnvelopeLine> {
        let board = self.game.position().board();
        let words = match item {
            EnvelopeItem::Names => Color::ALL
                .map(|it| format!("{}: {}", self.side(it), self.name(it)))
                .to_vec(),
            EnvelopeItem::Position => return self.position(),
            EnvelopeItem::Times => vec![match self.game.envelope_times(self.at) {
                Some(times) => self.say(Message::EnvelopeUsed {
                    white_used: times.white.used,
                    black_used: times.black.used,
                    white_left: times.white.left,
                    black_left: times.black.left,
                }),
                None => self.say(Message::EnvelopeUsedBlank).replace(BLANK, LONG_BLANK),
            }],
            EnvelopeItem::Number => vec![self.say(Message::EnvelopeSealed {
                number: board.move_number().into(),
                side: self.side(board.turn()),
            })],
            EnvelopeItem::Sealer => vec![self.say(Message::EnvelopeSealedBy {
                name: self.name(board.turn()),
            })],
            EnvelopeItem::Offer => {
                let offer = self.game.offer();
                let offered = offer.map(|offerer| {
                    let side = self.side(offerer);
                    // E.4: it was not on the envelope yet.
                    self.say(match self.game.adjournment().is_offered_since {
                        true => Message::EnvelopeOfferSince { side },
                        false => Message::EnvelopeOffer { side },
                    })
                });
                offered.into_iter().collect()
            }
            EnvelopeItem::Resumption => {
                let when = self.when().unwrap_or_else(|| LONG_BLANK.to_owned());
                vec![self.say(Message::EnvelopeResumes { when })]
            }
        };
        words.into_iter().map(EnvelopeLine::Words).collect()
    }

    fn position(&self) -> Vec<EnvelopeLine> {
        let placement = Placement::of(self.game.position().board());
        let on_the_board = Color::ALL.map(|it| EnvelopeLine::Pieces {
            side: self.side(it),
            pieces: pieces(&placement, it, self.letters, PieceOrder::ByKind),
        });
        let title = EnvelopeLine::Words(self.say(Message::EnvelopePosition));
        std::iter::once(title).chain(on_the_board).collect()
    }

    fn name(&self, side: Color) -> String {
        known_or(self.game.name_on_the_envelope(side).unwrap_or_default(), LONG_BLANK)
    }

    /// Returns when and where the game goes on: as it was asked for, else as it was entered at the table.
    fn when(&self) -> Option<String> {
        let entered = || self.game.adjournment().resumes.as_ref().map(ToString::to_string);
        self.resumes.map(str::to_owned).or_else(entered)
    }

    /// Prints it, no line wider than a sheet of 80 columns.
    pub fn print(&self) -> String {
        let lines = self.lines().into_iter().map(|it| it.to_string());
        lines
            .flat_map(|it| wrapped(&it))
            .map(|it| format!("{}\n", it.trim_end()))
            .collect()
    }

    /// Returns what the arbiter has to add, each with its name; the envelope is complete when there is nothing.
    pub fn lacks(&self) -> Vec<Message> {
        let has_names = Color::ALL
            .into_iter()
            .all(|it| self.game.name_on_the_envelope(it).is_some());
        [
            (!has_names).then_some(Message::EnvelopeLacksNames),
            (self.game.envelope_times(self.at).is_none()).then_some(Message::EnvelopeLacksTimes),
            self.when().is_none().then_some(Message::EnvelopeLacksResumption),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn side(&self, side: Color) -> String {
        self.say(side.fold_wb(Message::White, Message::Black))
    }

    fn say(&self, message: Message) -> String {
        self.messages.say(&message)
    }
}
