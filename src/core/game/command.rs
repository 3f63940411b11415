//! What people ask of the game, and why it may say no.

use shakmaty::{Color, Square};

use super::laws::{Class, NoFinish, Signature, Subject};
use super::resolve::{Placement, SheetEntry};
use super::{
    AdjournmentStep, Allowed, ArbiterKey, ArbiterNote, AskedFor, BoardName, By, ClaimFinding, ClaimGround, Condition,
    DrawClaim, EnvelopeItem, Fault, IrregularityKind, JournalFault, MoveAsSaid, Outcome, Penalty, PendingName, Points,
    Reminders, Reopening, SealingStep, StopReason, TimeControl,
};

/// Something asked of the game; it answers with events or a refusal.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Command {
    /// Start White's clock.
    Start,
    /// Announce a move of a side that is announced here.
    Announce {
        /// The move.
        m: MoveAsSaid,
        /// True if a draw is offered with it.
        offer: bool,
    },
    /// Repeat the opponent's move.
    Repeat(MoveAsSaid),
    /// Put another move in place of the last one announced or repeated.
    Correct {
        /// The right move.
        m: MoveAsSaid,
        /// True if a draw is offered with it.
        offer: bool,
    },
    /// Count a half-move that nobody writes (8.4).
    Dash,
    /// Strike the last dash.
    StrikeDash,
    /// Enter what was played in place of the first dash (8.5).
    FillDash(MoveAsSaid),
    /// The opponent repeated something else.
    WrongRepeat,
    /// Ask whether the last half-move is taken back, in a friendly game.
    AskToTakeBack,
    /// Take the last half-move back: both agree.
    TakeBack,
    /// The announced move has been made on the board.
    Make,
    /// The opponent's last move has been executed on the special board.
    Done,
    /// A piece was lifted out of the special board.
    Lift(Square),
    /// A piece was secured in a hole of the special board.
    Secure(Square),
    /// The opponent touched a piece.
    OpponentTouches(Square),
    /// The opponent let a piece go on a square.
    OpponentReleases(Square),
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
    /// Decline the standing offer; who does.
    DeclineDraw(Color),
    /// Accept the standing offer; who does.
    AcceptDraw(Color),
    /// Claim a draw (9.2, 9.3).
    ClaimDraw {
        /// The claim.
        claim: DrawClaim,
        /// True if the claimant stops the clocks; some editions leave it open (9.5).
        stops: bool,
    },
    /// What the arbiter finds of the claim (9.5).
    DecideClaim(ClaimFinding),
    /// Leave the claim in a quickplay finish to an arbiter who is not there: the game is over (G.6).
    LeaveClaim {
        /// True if the opponent has checked what was written down.
        checked: bool,
    },
    /// Say whether the clocks were stopped for a valid reason, where it has no name (6.12.d).
    JudgeStop {
        /// True if it was.
        valid: bool,
    },
    /// Resign.
    Resign(Color),
    /// Enter the result.
    EnterResult(Outcome),
    /// Sign the result, or approve it (8.7).
    Sign(Signature),
    /// Take the result back: the game goes on.
    TakeBackResult,
    /// Stop both clocks.
    Pause,
    /// Let the clock of the side to move go on.
    Resume,
    /// Leave the program.
    Close,
    /// Take up the journal again.
    Reopen(Reopening),
    /// Call the arbiter.
    CallArbiter,
    /// Let another secret of the arbiters open the keys.
    SetSecret(ArbiterKey),
    /// Note something that only the arbiter is told, and that is no part of the game.
    NoteForTheArbiter(ArbiterNote),
    /// Write a note into the log.
    Note(String),
    /// Write what an arbiter typed into the log, sealed.
    NoteSealed {
        /// What was sealed, in hexadecimal.
        sealed: String,
        /// True if it says why time was just added.
        reason: bool,
    },
    /// Write the time left beside the last move, in seconds.
    NoteTime(u64),
    /// The journal is kept in another file from here on.
    ContinueJournal {
        /// What had become of the file before.
        why: JournalFault,
        /// The file before.
        from: String,
        /// The file it is kept in now.
        to: String,
    },
    /// The machine had been asleep, for so many milliseconds.
    Sleep {
        /// How long.
        gap: u64,
    },
    /// What the official clock shows, in milliseconds (6.10.a).
    Sync {
        /// Whose display.
        side: Color,
        /// What it shows.
        left: u64,
    },
    /// The reckoning of the side whose clock runs came to zero.
    NoteZero,
    /// Claim that the flag of a side fell (6.8, D.2.9.e), or that both did where none is named (6.11).
    ClaimFlag(Option<Color>),
    /// The arbiter saw the flag of a side fall.
    NoteFlag(Color),
    /// Set the clocks: milliseconds, and the number of the move being made (C02 5.1.j).
    SetClocks {
        /// White's time.
        white: Option<u64>,
        /// Black's time.
        black: Option<u64>,
        /// The move number.
        number: Option<u16>,
    },
    /// Go on under another time control.
    ChangeControl(TimeControl),
    /// Give the next move that number (8.6).
    NumberOn(u16),
    /// Tell a player of the own clock, or no more.
    SetReminders(Reminders),
    /// A player has come to the board.
    Arrive(Color),
    /// The default time of a player may have passed.
    NoteDefaultTime,
    /// A player takes the opponent's sheet (8.5.b).
    BorrowSheet(Color),
    /// The sheet that was borrowed is given back.
    ReturnSheet,
    /// From here on another sheet is kept in place of this one (8.3).
    ReplaceSheet,
    /// Hand the sheet over to the organiser (8.3).
    HandOver,
    /// Something was not as it should be (Article 7).
    EnterIrregularity {
        /// What.
        kind: IrregularityKind,
        /// Who displaced pieces.
        side: Option<Color>,
    },
    /// Annul the game (7.2.1, 7.3).
    Annul {
        /// What was wrong.
        kind: IrregularityKind,
    },
    /// A fault that the arbiter acts on, a penalty, and the result that follows from it.
    Penalise {
        /// The fault, if it counts as an illegal move (7.5).
        fault: Option<Fault>,
        /// What it costs, if anything.
        penalty: Option<Penalty>,
        /// The result, if it ends the game.
        result: Option<Outcome>,
    },
    /// Add time (12.5).
    AddTime {
        /// To whose.
        side: Color,
        /// How much, in milliseconds.
        time: u64,
        /// Why.
        reason: String,
    },
    /// Let the Room be no louder than this, in percent.
    LimitRoom(u8),
    /// Strike an entry of the sheet and write another.
    RewriteSheet {
        /// Which half-move, counted from 1.
        ply: u16,
        /// What is to stand there.
        m: MoveAsSaid,
        /// The initials of the arbiter who agreed, where no arbiter is at the keys.
        initials: Option<String>,
    },
    /// Lay something down; as it is kept.
    LayDown {
        /// What it is about.
        condition: Condition,
        /// As it is kept.
        value: String,
    },
    /// Allow something (D.1).
    GiveLeave(Allowed),
    /// Stop both clocks for a reason, and call the arbiter (6.12.b).
    StopFor {
        /// Why.
        reason: StopReason,
        /// On whose word, if not on that of the one at the keys.
        by: Option<Color>,
    },
    /// Something of an adjournment (E).
    Adjourn(AdjournmentStep),
    /// Execute the sealed move, as it was found in the envelope (E.9.a).
    PlaySealed {
        /// The move.
        m: MoveAsSaid,
        /// True if a draw was offered with it.
        offer: bool,
    },
    /// The two boards differ: compare the sheets (D.2.8).
    CompareBoards,
    /// Enter what stands on the opponent's sheet.
    EnterOtherSheet {
        /// Which half-move, counted from 1.
        ply: u16,
        /// What stands there.
        entry: SheetEntry,
        /// True if it was read as something else than stands on our sheet.
        differs: bool,
    },
    /// Strike the entry of the opponent's sheet that was keyed last.
    StrikeOtherSheet,
    /// The opponent's sheet ends here.
    EndOtherSheet,
    /// Enter what stands on a board.
    EnterBoard {
        /// Which board.
        board: BoardName,
        /// What stands on it.
        placement: Placement,
    },
    /// Let the player hear what must change on the boards.
    TellCorrections,
    /// Compare no longer, and change nothing.
    EndComparison,
    /// Go back to a half-move; while two boards are compared, to the last agreement.
    Restore {
        /// Half-moves that stay.
        ply: u16,
    },
    /// The arbiter takes the keys.
    ArbiterComes(String),
    /// The arbiter gives the keys back.
    ArbiterLeaves,
}

/// Why the game said no. Spoken to the player, never logged as an error.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Refusal {
    /// The result is entered.
    GameOver(Outcome),
    /// No result is entered.
    NoResult,
    /// The move announced must be made first.
    MakeFirst,
    /// Only the other side's moves are repeated, only one's own announced.
    NotYourTurn,
    /// There is no announcement to make, press or repeat.
    NothingAnnounced,
    /// There is nothing to correct.
    NothingToCorrect,
    /// No half-move stands that could be taken back.
    NothingToTakeBack,
    /// In an event no move is taken back by agreement.
    NotInAnEvent,
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
    /// Both players must have moved before a draw is agreed (5.2.3 since 2018).
    DrawTooEarly,
    /// The opponent's move is not completed yet (1.1 of 1997).
    NotCompleted,
    /// The standing offer is that side's own; only the opponent answers it (9.1.b.1).
    OwnOffer(Color),
    /// The keys of a player speak for the opponent (P.1).
    OpponentsOwn(Color),
    /// The keys are those of the opponent's assistant, who enters no word of that side (D.2.10).
    OpponentsKeys(Color),
    /// The moment is not the one 9.1.b.1 names; offer anyway?
    IrregularOffer,
    /// Only on one's own time (6.2.d).
    OwnTimeOnly,
    /// Only the arbiter decides, by the article about this.
    ArbiterOnly(Subject),
    /// White's clock was not started yet (6.6).
    NotStarted,
    /// The clock is not started before this is there.
    Lacks(AskedFor),
    /// Before this move a draw needs the arbiter's consent (9.1.1).
    ConsentNeeded(u32),
    /// The game has no event, so nothing is laid down or allowed.
    NoEvent,
    /// This is set before the game, and it has begun.
    AlreadyStarted(Condition),
    /// A rated game keeps to the Laws, and this is against them (Preface).
    NotInRatedGame(Condition),
    /// No such half-move stands on the sheet.
    NotOnSheet,
    /// The entry of the sheet is that move already.
    SameEntry,
    /// Nobody of this event has these initials.
    UnknownArbiter,
    /// No arbiter is at the keys.
    NoArbiter,
    /// The clock has no time control, so there is nothing to set.
    NoTime,
    /// A player claims the opponent's flag or both, and not the own one alone.
    OwnFlag,
    /// That side has time left on the program's own clock.
    FlagStands(Color),
    /// The fall of that flag is claimed already, and the clocks stand.
    FlagClaimed,
    /// The position ended the game, so a flag that falls afterwards changes nothing (5.1.a, 5.2.a).
    EndedByPosition,
    /// It is the duty of somebody else (D.2.9).
    DutyOf(By),
    /// The boards are being compared: nothing else of the game goes on.
    BoardsCompared,
    /// Something is settled first.
    Waits(PendingName),
    /// No boards are being compared.
    NothingCompared,
    /// So many dashes stand on the sheet: they are to be filled before this.
    FillFirst(usize),
    /// The same after a flag: the sheet is completed before play goes on (8.5).
    CompleteFirst(usize),
    /// No dash stands on the sheet.
    NoDash,
    /// The opponent's sheet is borrowed on the own move alone (8.5.b).
    BorrowOnOwnMove,
    /// The sheet that was borrowed is given back before a move (8.5.b).
    ReturnFirst,
    /// No sheet is borrowed.
    NothingBorrowed,
    /// Another sheet is kept in place of this one already.
    SheetReplaced,
    /// The sheet was handed over: it is the organiser's, and only an arbiter changes it (8.3).
    HandedOver,
    /// The next move has that number already, or a later one.
    NumberGoneBy(u32),
    /// A draw is claimed by who has the move (9.2, 9.3).
    ClaimOutOfTurn(ClaimGround),
    /// The right to claim a draw with this move is lost (9.4).
    ClaimLost,
    /// A claim cannot be withdrawn (9.5).
    ClaimStands,
    /// The arbiter decides on the claim first.
    ClaimUndecided,
    /// No draw is claimed.
    NoClaim,
    /// There is no quickplay finish.
    NoFinish(NoFinish),
    /// The claimant has two minutes or more (10.2, G.4, G.5).
    TimeForMoves(ClaimGround),
    /// The claimant's flag fell before the claim (10.2, G.5).
    FlagBeforeTheClaim(ClaimGround),
    /// So many half-moves are to be written before that is claimed (G.6).
    SheetIncomplete(usize),
    /// The arbiter has postponed the decision on the claim (G.5.b).
    ClaimPostponed,
    /// No arbiter finds that of such a claim.
    NoSuchFinding,
    /// A claim ends the game once it is said whether the opponent has checked it (G.6).
    ClaimUnchecked,
    /// The game was ended by a claim, and an arbiter decides (G.6).
    ClaimWritten,
    /// That player signed the result already.
    SignedAlready,
    /// Both scores are more than the game together (10.2).
    ScoreAboveGame(Points),
    /// The game is annulled (7.2.1, 7.3).
    Annulled,
    /// The edition knows no such thing.
    NotInThisEdition,
    /// So many half-moves stand, and none of them is struck by that.
    BeyondTheGame(usize),
    /// Who touched a piece complains of no touch of the opponent any more (4.8).
    ComplaintLost,
    /// In an unsupervised game of this class nobody complains of the set-up after so many moves of both (A.5.1).
    SetUpStands(Class, u8),
    /// In an unsupervised game of this class who has moved claims no illegal move before that (A.5.2).
    EarlierMovesStand(Class, Option<Color>),
    /// In a supervised game of this class who has not the move does not ask for the sheet that others keep (A.4.3).
    SheetOutOfTurn(Class),
    /// In a supervised game of this class it is asked for so often at most (A.4.3).
    SheetAskedOften(Class, u8),
    /// The edition counts no such fault as an illegal move.
    NoSuchFault,
    /// After a claim that was wrong the intended move is made (9.5.b).
    IntendedMoveDue,
    /// No move is being sealed.
    NothingSealed,
    /// The move was made on the board and is the sealed one (E.1.a).
    SealedOnTheBoard,
    /// This comes before the clocks are stopped (E.1.a).
    SealingLacks(SealingStep),
    /// The game is not adjourned.
    NothingAdjourned,
    /// That is missing on the envelope (E.2).
    EnvelopeLacks(EnvelopeItem),
    /// The envelope is opened when this player is there (E.7).
    ReplierAbsent(Color),
    /// The envelope is closed.
    EnvelopeClosed,
    /// The program is a clock without a game.
    OnlyAClock,
}

impl Refusal {
    /// Only the arbiter decides, and no other article says so than that about the arbiter (12.1).
    pub const ARBITER_DECIDES: Self = Self::ArbiterOnly(Subject::ArbiterDecides);
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
    /// The rook must be moved; the king of this castling stays (F.3.b).
    OnlyRook,
    /// The pawn must be replaced.
    PromotionPiece,
}
