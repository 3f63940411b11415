//! What people ask of the game, and why it may say no.

use shakmaty::{Color, Square};

use super::{Move, Outcome};

/// Something asked of the game; it answers with events or a refusal.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Command {
    /// Start White's clock.
    Start,
    /// Announce a move of a side that is announced here.
    Announce {
        /// The move.
        m: Move,
        /// True if a draw is offered with it.
        offer: bool,
    },
    /// Repeat the opponent's move.
    Repeat(Move),
    /// Put another move in place of the last one announced or repeated.
    Correct {
        /// The right move.
        m: Move,
        /// True if a draw is offered with it.
        offer: bool,
    },
    /// The opponent repeated something else.
    WrongRepeat,
    /// The announced move has been made on the board.
    Make,
    /// The opponent's last move has been executed on the special board.
    Done,
    /// A piece was lifted.
    Lift(Square),
    /// Pieces are being adjusted.
    Adjust(Color),
    /// Press the clock.
    Press,
    /// Offer a draw; `irregular` if the offerer insists at another moment than 9.1.b.1 names.
    OfferDraw {
        /// Who offers.
        side: Color,
        /// True once the irregular moment was pointed out.
        irregular: bool,
    },
    /// Decline the standing offer.
    DeclineDraw,
    /// Accept the standing offer.
    AcceptDraw,
    /// Resign.
    Resign(Color),
    /// Enter the result.
    EnterResult(Outcome),
    /// Stop both clocks.
    Pause,
    /// Let the clock of the side to move go on.
    Resume,
    /// Leave the program.
    Close,
    /// Take up the journal again.
    Reopen,
    /// Call the arbiter.
    CallArbiter,
    /// Write a note into the log.
    Note(String),
    /// Write the time left beside the last move, in seconds.
    NoteTime(u64),
}

/// Why the game said no. Spoken to the player, never logged as an error.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Refusal {
    /// The result is entered.
    GameOver(Outcome),
    /// The move announced must be made first; its number.
    MakeFirst(u32),
    /// Only the other side's moves are repeated, only one's own announced.
    NotYourTurn,
    /// There is no announcement to make, press or repeat.
    NothingAnnounced,
    /// There is nothing to correct.
    NothingToCorrect,
    /// The correction says the same.
    SameMove,
    /// The opponent's clock runs (D.2.7).
    TooLateToCorrect,
    /// Every move of the opponent is already executed.
    NothingToDo,
    /// There is no clock of our own.
    NoClock,
    /// The move is not made: what may still be missing (D.2.3).
    NotMade(Missing),
    /// The clocks stand.
    ClocksStand,
    /// The clocks do not stand.
    ClocksRun,
    /// An offer already stands.
    OfferStands,
    /// No offer stands.
    NoOffer,
    /// The moment is not the one 9.1.b.1 names; offer anyway?
    IrregularOffer,
    /// Only on one's own time (6.2.d).
    OwnTimeOnly,
    /// Only the arbiter decides.
    ArbiterOnly,
}

/// What a move needs on the special board before it is made (D.2.3, D.2.3-4).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Missing {
    /// Nothing beyond the moved piece itself.
    Move,
    /// The captured piece must be off the board.
    CapturedPiece,
    /// The rook must be moved too.
    Rook,
    /// The pawn must be replaced.
    PromotionPiece,
}
