//! What was not as it should be at a board (Article 7): the start, the board, the colours, pieces.

use serde::{Deserialize, Serialize};

use super::Game;
use super::laws::Subject;
use shakmaty::Color;

/// What was not as it should be.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IrregularityKind {
    /// The start position was wrong: the game is annulled (7.2.1).
    #[default]
    Start,
    /// The board lay wrongly: the position goes to one that does not (7.2.2).
    Turned,
    /// The colours were reversed (7.3).
    Colours,
    /// Pieces were displaced (7.4).
    Displaced,
    /// The opponent of who displaced pieces gave the clock back without a move (7.3 of 1997).
    Clock,
}

impl IrregularityKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Colours, Self::Turned, Self::Displaced, Self::Clock, Self::Start];

    /// Returns it as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Turned => "turned",
            Self::Colours => "colours",
            Self::Displaced => "displaced",
            Self::Clock => "clock",
        }
    }

    /// Returns true for what only the arbiter of an event settles; the others a player may enter.
    pub fn is_the_arbiters(self) -> bool {
        matches!(self, Self::Start | Self::Turned | Self::Colours)
    }

    /// Returns the subject of its article.
    pub fn subject(self) -> Subject {
        match self {
            Self::Start => Subject::WrongStart,
            Self::Turned => Subject::TurnedBoard,
            Self::Colours => Subject::ReversedColours,
            Self::Displaced | Self::Clock => Subject::DisplacedPieces,
        }
    }
}

/// What becomes of a game in which the colours were reversed (7.3).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ReversedColours {
    /// It goes on.
    GoesOn,
    /// It goes on unless the arbiter decides otherwise (7.2 until 2009, 7.3 of 2014).
    GoesOnUnless,
    /// A new game is begun.
    BeginsAnew,
    /// One side made enough moves and the other did not: the arbiter decides.
    Open,
}

impl Game {
    /// Returns what becomes of the game if the colours were reversed, by the moves that each side has made.
    pub fn with_reversed_colours(&self) -> ReversedColours {
        let Some(below) = self.rules().reversed_colours_below else {
            return ReversedColours::GoesOnUnless;
        };
        let has_few = Color::ALL.map(|side| self.moves_made(side) < usize::from(below));
        match has_few {
            [true, true] => ReversedColours::BeginsAnew,
            [false, false] => ReversedColours::GoesOn,
            _ => ReversedColours::Open,
        }
    }

    /// Returns how many moves a side has made.
    pub fn moves_made(&self, side: Color) -> usize {
        self.half_moves().filter(|it| it.side == side).count()
    }
}
