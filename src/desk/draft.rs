//! What was entered and is not yet decided: questions that wait for an answer. Nothing here is part of the game.

use shakmaty::{Color, Square};

use crate::game::{Ending, Move, Outcome};
use crate::language::listen::{Meaning, SpokenForm};
use crate::language::{CommandWord, MoveSpec, Phrase};

/// A question that stands, or nothing.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) enum Draft {
    /// Nothing is open.
    #[default]
    Nothing,
    /// The move was read back; Enter confirms it.
    ReadBack(Entry),
    /// The move is illegal; Enter records it all the same.
    Illegal(Entry),
    /// A pawn reaches the last rank; the piece is missing.
    Promotion(Entry),
    /// The beginning of a move: a piece, perhaps a file, and no arrival square yet.
    Unfinished(Beginning),
    /// Several moves fit, or none: from which square?
    Which(Choice),
    /// The letter of the piece is another one in each of several languages: which is meant?
    Letter(SaidByLetter),
    /// Castling to which side?
    WhichCastling(Choice),
    /// Resign? Only yes does it.
    Resign(Color),
    /// Accept the draw, on behalf of this side? Only yes does it.
    Accept(Color),
    /// Offer a draw at this moment? Enter confirms.
    IrregularOffer(Color),
    /// Write this result? Only yes does it.
    Outcome {
        /// The result.
        outcome: Outcome,
        /// Why it is asked about.
        why: WhyResult,
    },
    /// Take the result back? Only yes does it.
    TakeBackResult,
    /// Go back to the last agreement of the sheets and strike what follows? Only yes does it.
    Restore {
        /// How many half-moves stay.
        ply: u16,
    },
    /// Call the arbiter? Enter confirms.
    CallArbiter,
    /// Strike this entry of the sheet and write another? Enter does it.
    Rewrite {
        /// Which half-move, counted from 1.
        ply: u16,
        /// What is to stand there.
        m: Move,
    },
    /// A command asked for what belongs to it; the next line is that.
    Argument(CommandWord),
    /// A command was heard of which a single word is not enough; Enter carries it out.
    Command(CommandWord),
    /// What does this entry of the opponent's sheet mean? Enter leaves it open.
    OtherSheet {
        /// Which half-move, counted from 1.
        ply: u16,
    },
    /// What stands on this square of a board that is found out by questions?
    BoardSquare(Square),
    /// Several things may have been said, not all of them moves: which one?
    Meant(Alternatives),
}

impl Draft {
    /// Returns true for a question that ends a game, opens it again or strikes moves of it if it is answered with yes:
    /// Enter alone, which the hand finds by itself, does not answer it.
    pub(super) fn is_of_weight(&self) -> bool {
        match self {
            Draft::Resign(_)
            | Draft::Accept(_)
            | Draft::Outcome { .. }
            | Draft::TakeBackResult
            | Draft::Restore { .. } => true,
            Draft::Nothing
            | Draft::ReadBack(_)
            | Draft::Illegal(_)
            | Draft::Promotion(_)
            | Draft::Unfinished(_)
            | Draft::Letter(_)
            | Draft::Which(_)
            | Draft::WhichCastling(_)
            | Draft::IrregularOffer(_)
            | Draft::CallArbiter
            | Draft::Rewrite { .. }
            | Draft::Argument(_)
            | Draft::Command(_)
            | Draft::OtherSheet { .. }
            | Draft::BoardSquare(_)
            | Draft::Meant(_) => false,
        }
    }

    /// Returns true if a move was entered and is not decided yet.
    pub(super) fn is_an_entry(&self) -> bool {
        match self {
            Draft::ReadBack(_)
            | Draft::Illegal(_)
            | Draft::Promotion(_)
            | Draft::Unfinished(_)
            | Draft::Which(_)
            | Draft::Letter(_)
            | Draft::WhichCastling(_) => true,
            Draft::Meant(alternatives) => alternatives.has_moves(),
            Draft::Nothing
            | Draft::Argument(_)
            | Draft::Command(_)
            | Draft::Resign(_)
            | Draft::Accept(_)
            | Draft::IrregularOffer(_)
            | Draft::Outcome { .. }
            | Draft::TakeBackResult
            | Draft::Restore { .. }
            | Draft::Rewrite { .. }
            | Draft::OtherSheet { .. }
            | Draft::BoardSquare(_)
            | Draft::CallArbiter => false,
        }
    }
}

/// Why a result is asked about.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum WhyResult {
    /// Somebody entered it.
    Entered,
    /// The position ends the game.
    Ends(Ending),
    /// A flag was claimed.
    Flag,
}

/// A move that was understood.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Entry {
    /// The move.
    pub(super) m: Move,
    /// How it was meant.
    pub(super) as_entered: AsEntered,
}

/// Moves to choose from.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Choice {
    /// The candidates.
    pub(super) moves: Vec<Move>,
    /// What was said, in an event: a departure square given for it is taken, whether a piece can go there or not.
    pub(super) spec: Option<MoveSpec>,
    /// How they were meant.
    pub(super) as_entered: AsEntered,
    /// The words that tell them apart, where they only sound alike; empty where the square is asked for.
    pub(super) apart: Vec<Phrase>,
}

impl Choice {
    /// Returns the same question about fewer moves.
    pub(super) fn only(self, moves: Vec<Move>) -> Self {
        let apart = Vec::new();
        Self { moves, apart, ..self }
    }
}

/// A move whose piece was named by a letter that languages disagree about.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct SaidByLetter {
    /// The move as it is meant in each language.
    pub(super) specs: Vec<MoveSpec>,
    /// How it was meant.
    pub(super) as_entered: AsEntered,
}

/// What may have been said, where it is not moves alone.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Alternatives {
    /// What may have been meant.
    pub(super) meanings: Vec<Meaning>,
    /// The words that tell each from the others.
    pub(super) apart: Vec<Phrase>,
    /// How a move among them is meant.
    pub(super) as_entered: AsEntered,
}

impl Alternatives {
    fn has_moves(&self) -> bool {
        let is_move = |it: &Meaning| matches!(it, Meaning::Move(_) | Meaning::MoveAndOffer(_));
        self.meanings.iter().any(is_move)
    }
}

/// The beginning of a move, as it was entered.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Beginning {
    /// What was entered.
    pub(super) text: String,
    /// How it was meant.
    pub(super) as_entered: AsEntered,
}

/// What was said along with a move.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct AsEntered {
    /// A draw was offered with it.
    pub(super) offer: bool,
    /// It takes the place of the last move announced or repeated.
    pub(super) correcting: bool,
    /// It answers which move is right, on a line of its own, so that it may have been meant as the next move.
    pub(super) in_answer: bool,
    /// It came through a pipe.
    pub(super) piped: bool,
    /// It was spoken, in this form: whoever enters it, it is read back in another and confirmed.
    pub(super) spoken: Option<SpokenForm>,
}
