//! What happened: the lines of the journal. Variants are added, never renamed: old journals replay for ever.

pub(in crate::game) mod forms;
pub mod note;

pub use note::{ArbiterNote, AskedAbout, ClaimNotTaken, OtherAnswer, OtherCommand};

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use self::forms::{any_side_name, side_name, square_name};
use super::resolve::SheetEntry;
use super::{
    AdjournmentStep, Allowed, ArbiterKey, BoardName, ClaimFinding, Clip, Clock, Condition, DrawClaim, Fault, Gap,
    IrregularityKind, Moment, Move, Opening, Outcome, Penalty, Reminders, Said, StopReason, TimeControl,
};

/// One line of the journal: when, what, and on whose word.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Recorded {
    /// When it happened: the stamp of the input that caused it.
    pub at: Moment,
    /// What happened.
    pub event: Event,
    /// Initials of the arbiter who was at the keys (P.1); `None` for the players and their assistants.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
}

/// Of how many periods each side has had the time, the first included (6.3.b).
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct PeriodsHad {
    /// White.
    pub white: u16,
    /// Black.
    pub black: u16,
}

impl PeriodsHad {
    /// Returns what a clock says of it.
    pub fn of(clock: &Clock) -> Self {
        let had = |side| u16::try_from(clock.periods(side)).unwrap_or(u16::MAX);
        Self {
            white: had(Color::White),
            black: had(Color::Black),
        }
    }
}

impl Recorded {
    /// Makes a line on the word of a player.
    pub fn new(at: Moment, event: Event) -> Self {
        Self { at, event, by: None }
    }
}

/// Something that happened in the game. Nothing is ever erased: a correction is an event of its own.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case")]
pub enum Event {
    /// The journal was opened: everything that was agreed before the first move.
    Opened(Box<Opening>),
    /// White's clock was started (6.6).
    Started,
    /// A move of the side served was chosen and is announced (D.2.1).
    Announced {
        /// The move.
        #[serde(rename = "move")]
        m: Move,
        /// What was said of it, in an event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<Said>,
        /// True if a draw is offered with it, once it is made (9.1.b.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        offer: bool,
    },
    /// The opponent's move was entered; it is repeated in the Room and stands on the sheet (D.2.1).
    Repeated {
        /// The move.
        #[serde(rename = "move")]
        m: Move,
        /// What was said of it, in an event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<Said>,
    },
    /// A slip in the last announcement or repetition was corrected (D.2.7).
    Corrected {
        /// What had been announced.
        old: Move,
        /// What stands now.
        new: Move,
        /// What was said of it, in an event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<Said>,
        /// True if a draw is offered with it, once it is made.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        offer: bool,
    },
    /// A half-move was made and counted, and nobody wrote it: the sheet has a dash there (8.4).
    Dashed {
        /// Who moved.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// The dash that was made last is struck: there was no half-move.
    DashStruck,
    /// What was played in place of the first dash was entered (8.5).
    DashFilled {
        /// Which half-move, counted from 1.
        ply: u16,
        /// The move.
        #[serde(rename = "move")]
        m: Move,
        /// What was said of it, in an event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<Said>,
    },
    /// The opponent repeated something else; the same words were spoken again (D.2.1).
    RepeatedWrongly,
    /// The move announced was made on the board (D.2.3) and stands on the sheet.
    Made {
        /// The move.
        #[serde(rename = "move")]
        m: Move,
    },
    /// The opponent's last move was executed on the special board (D.2.1).
    Done,
    /// A piece of the special board was lifted out of its hole (D.2.2).
    Lifted {
        /// Where it stood.
        #[serde(with = "square_name")]
        square: shakmaty::Square,
        /// Whose board it is; journals that do not say so mean the side to move.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_side_name")]
        side: Option<Color>,
    },
    /// A piece was touched on the board of a player who plays as usual, with the intention of moving or taking it (4.3).
    Touched {
        /// Where it stood.
        #[serde(with = "square_name")]
        square: shakmaty::Square,
        /// Who touched it.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// A piece was let go on a square (4.7), on a special board by securing it in the hole (D.2.3).
    Released {
        /// On which square.
        #[serde(with = "square_name")]
        square: shakmaty::Square,
        /// Who let it go.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// The clock was pressed: the move is completed (6.2.a).
    Pressed {
        /// Who pressed.
        #[serde(with = "side_name")]
        side: Color,
        /// What the presser's clock shows after the press, in milliseconds; `None` without a clock of our own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u64>,
    },
    /// A half-move proves that the clock on the table was pressed before, and that was not seen: the press lies between the
    /// move that it completes and this moment. Before the first move it proves that the clock was started.
    PressProved {
        /// Who pressed.
        #[serde(with = "side_name")]
        side: Color,
        /// What the presser's clock is reckoned to show after a press now, in milliseconds; `None` where nothing is reckoned.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u64>,
    },
    /// The clock key was used before the move was made; it changed nothing (6.2.c).
    PressedEarly,
    /// A player announced that pieces are being adjusted (4.2).
    Adjusted {
        /// Who adjusts.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// A draw was offered (9.1).
    OfferedDraw {
        /// Who offered.
        #[serde(with = "side_name")]
        side: Color,
        /// True if not between making the move and pressing the clock (9.1.b.1).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        irregular: bool,
    },
    /// The standing offer was declined aloud.
    DeclinedDraw {
        /// Who declined.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// The standing offer was accepted (5.2.c).
    AcceptedDraw {
        /// Who accepted.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// A player signed the result, or approved it (8.7).
    Signed {
        /// Who.
        #[serde(with = "side_name")]
        side: Color,
        /// On whose sheet, if that is not the one kept here.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_side_name")]
        sheet: Option<Color>,
    },
    /// A draw was claimed (9.2, 9.3).
    ClaimedDraw {
        /// The claim.
        #[serde(flatten)]
        claim: Box<DrawClaim>,
        /// True if both clocks stand since.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stopped: bool,
    },
    /// The arbiter decided on the claim of a draw (9.5).
    DecidedClaim {
        /// What was found.
        found: ClaimFinding,
    },
    /// The claim ended the game and was left to an arbiter who was not there (D.1 of 2009, G.6, III.6).
    LeftClaim {
        /// True if the opponent has checked what was written down.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        checked: bool,
    },
    /// A player resigned (5.1.b).
    Resigned {
        /// Who resigned.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// The result was entered.
    Resulted {
        /// The result.
        outcome: Outcome,
    },
    /// The result was taken back, and with it what had led to it: the game goes on.
    ResultTakenBack,
    /// Both clocks were stopped (6.12).
    Paused,
    /// Both clocks were stopped for a reason, which the arbiter looks into (6.12.b).
    StoppedFor {
        /// Why.
        reason: StopReason,
        /// Who stopped them; `None` for the arbiter, and where it is not known.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_side_name")]
        side: Option<Color>,
    },
    /// Something of an adjournment: the sealing, the envelope, or going on (E).
    Adjourning {
        /// What.
        #[serde(flatten)]
        step: Box<AdjournmentStep>,
    },
    /// The arbiter said whether a reason that has no name was one (6.12.d).
    StopJudged {
        /// True if the clocks were rightly stopped.
        valid: bool,
    },
    /// The clock of the side to move goes on, and whatever the game was stopped for is settled.
    Resumed,
    /// The program was left; the clocks stand from here on.
    Closed,
    /// The journal was taken up again after the program had ended; the clocks stand.
    Reopened {
        /// How long nobody kept the clocks; `None` if it was left in order.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gap: Option<Gap>,
        /// The wall clock then, in milliseconds since 1970, in an event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wall: Option<u64>,
    },
    /// The machine had been asleep; a clock of the program stands.
    Slept {
        /// How long, in milliseconds.
        gap: u64,
    },
    /// Somebody read the official clock, which is right wherever ours differs (6.10.a).
    Synced {
        /// Whose display.
        #[serde(with = "side_name")]
        side: Color,
        /// What it shows, in milliseconds.
        left: u64,
        /// What ours showed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ours: Option<u64>,
    },
    /// The reckoning of the program came to zero; that is no flag fall (6.8).
    ReachedZero {
        /// Whose time.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// The fall of a flag was claimed aloud; both clocks stand (6.8, D.2.9.e).
    ClaimedFlag {
        /// Whose flag.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// A flag fell, as the arbiter saw (6.8); both clocks stand.
    FlagFell {
        /// Whose flag.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// The clocks were set: times left in milliseconds, and the number of the move being made (C02 5.1.j).
    ClocksSet {
        /// White's time, if it was set.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white: Option<u64>,
        /// Black's time, if it was set.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black: Option<u64>,
        /// The move number, if it was set.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u16>,
    },
    /// Another time control holds from here on; before the clocks were started they show its times (6.3.a, 6.10.b).
    ControlChanged {
        /// The time control.
        control: TimeControl,
    },
    /// Nothing proves that more moves were made: the next one has that number, the first of the next period (8.6).
    Numbered {
        /// The number.
        number: u16,
    },
    /// A player wants to be told of the own clock, or no more.
    RemindersSet {
        /// What is told.
        #[serde(flatten)]
        reminders: Reminders,
    },
    /// It was noted that a player has come to the board (6.7).
    Arrived {
        /// Who.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// A player took the opponent's sheet to complete the own one (8.5.b).
    SheetBorrowed {
        /// Who.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// The sheet that was borrowed was given back.
    SheetReturned,
    /// The device failed: from here on another sheet is kept in place of this one (8.3).
    SheetReplaced,
    /// The sheet was handed over to the organiser (8.3): nothing of the record is deleted from here on.
    HandedOver,
    /// Something was not as it should be (Article 7).
    Irregular {
        /// What.
        kind: IrregularityKind,
        /// Who displaced pieces, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_side_name")]
        side: Option<Color>,
    },
    /// The game is annulled (7.2.1, 7.3): it has no result, and its record stays.
    Annulled {
        /// What was wrong: in journals of earlier versions the start.
        #[serde(default)]
        kind: IrregularityKind,
    },
    /// The arbiter acted on a fault that counts as an illegal move (7.5).
    Faulted {
        /// The fault.
        #[serde(flatten)]
        fault: Fault,
    },
    /// The arbiter imposed a penalty (7.5.5, 9.5.3, 12.9); one of time works the clock.
    Penalised {
        /// The penalty.
        #[serde(flatten)]
        penalty: Box<Penalty>,
    },
    /// Time was added (12.5).
    TimeAdded {
        /// To whose.
        #[serde(with = "side_name")]
        side: Color,
        /// How much, in milliseconds.
        time: u64,
        /// Why, as it was keyed. That of an arbiter in an event is a sealed note behind it; earlier versions wrote it here.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// The arbiter decided how loud the Room may be at most.
    RoomLimited {
        /// Percent.
        percent: u8,
    },
    /// The arbiter laid something down.
    LaidDown {
        /// What it is about.
        condition: Condition,
        /// As it is kept.
        value: String,
    },
    /// The arbiter allowed something (D.1).
    LeaveGiven {
        /// What.
        what: Allowed,
    },
    /// An entry of the sheet was struck and rewritten; nothing was announced (D.2.8, P.4).
    SheetCorrected {
        /// Which half-move, counted from 1.
        ply: u16,
        /// What stood there.
        old: Move,
        /// What stands there now.
        new: Move,
        /// What was said of it, in an event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<Said>,
        /// The initials that a player alone entered for the arbiter who agreed (C02 5.1.k); of an arbiter at the keys the line
        /// itself has them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        initials: Option<String>,
    },
    /// What stands on the two boards differs; both clocks stand until the sheets are compared (D.2.8).
    BoardsDiffer,
    /// An entry of the opponent's sheet was keyed.
    OtherSheetEntered {
        /// Which half-move, counted from 1.
        ply: u16,
        /// What stands there; a move is what the arbiter says is meant.
        entry: SheetEntry,
        /// True if it was read as something else than stands on our sheet.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        differs: bool,
    },
    /// The entry of the opponent's sheet that was keyed last is struck.
    OtherSheetStruck {
        /// Which half-move, counted from 1.
        ply: u16,
    },
    /// The opponent's sheet ends here.
    OtherSheetEnded,
    /// What stands on a board was entered.
    BoardEntered {
        /// Which board.
        board: BoardName,
        /// The first field of a FEN.
        fen: String,
    },
    /// The arbiter lets the player hear what must change on the boards (D.2.8-9).
    CorrectionsTold,
    /// The boards are not compared any longer; nothing was struck.
    ComparisonEnded,
    /// The game went back to the last half-move on which both sheets agree (D.2.8-3).
    Restored {
        /// Half-moves that stand; those behind them are struck.
        ply: u16,
        /// Of how many periods both sides had had the time (6.3.b), where the program reckons it. Earlier versions did not
        /// write it: they granted a period once more, and nothing for a half-move that stands and was not pressed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        periods: Option<PeriodsHad>,
    },
    /// In a friendly game it was asked aloud whether the last half-move is taken back.
    TakeBackAsked,
    /// Both agreed: the last half-move is struck, and the clock is again that of who made it.
    MoveTakenBack {
        /// Of how many periods both sides had had the time (6.3.b), where the program reckons it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        periods: Option<PeriodsHad>,
    },
    /// The arbiter took the keys; what follows carries the initials (12.1).
    ArbiterCame {
        /// The initials.
        initials: String,
    },
    /// The arbiter gave the keys back.
    ArbiterLeft,
    /// From here on another secret of the arbiters opens the keys, or the first of a game that had none.
    SecretSet {
        /// What it opens.
        key: Box<ArbiterKey>,
    },
    /// Something only the arbiter is told (12.7, D.2.9.e).
    ArbiterNoted {
        /// What.
        note: ArbiterNote,
    },
    /// Free text for the log, never on the scoresheet (P.6).
    Noted {
        /// As it was keyed.
        text: String,
    },
    /// Free text of an arbiter: the player may look at the file, and reads nothing of it.
    SealedNote {
        /// The text, sealed to the public half of the arbiters' key, in the format of age; in hexadecimal.
        sealed: String,
        /// True if it says why the time before it was added.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        reason: bool,
    },
    /// A time was written beside the last move (8.1.b).
    TimeNoted {
        /// Time left as the player read it, in seconds.
        left: u64,
    },
    /// From here on what is said at the board is kept as sound (D.2.6).
    SoundBegan {
        /// True if only while the talk key is held.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        private: bool,
    },
    /// From here on nothing that is said is kept, by request, until [`Event::SoundBegan`] (D.2.6).
    SoundPaused,
    /// A piece of sound has been kept.
    SoundKept(Box<Clip>),
    /// From here on the journal is kept in another file, which holds every line before too.
    JournalContinued {
        /// What had become of the file before.
        why: JournalFault,
        /// The file before.
        from: String,
        /// The file it is kept in now.
        to: String,
    },
}

/// Why a journal is not kept any longer in the file it was written to.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JournalFault {
    /// The file is gone.
    Removed,
    /// Another file, or something else, has its name.
    Replaced,
    /// It has another name or lies in another folder.
    Moved,
    /// Its end is missing.
    Cut,
    /// It holds something else than was written.
    Changed,
    /// Nothing can be learned of it: its disk or its folder refuses.
    Unreachable,
    /// There is no room for another line.
    Full,
    /// It takes no line for another reason.
    Unwritable,
}

impl JournalFault {
    /// Returns its name, as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            JournalFault::Removed => "removed",
            JournalFault::Replaced => "replaced",
            JournalFault::Moved => "moved",
            JournalFault::Cut => "cut",
            JournalFault::Changed => "changed",
            JournalFault::Unreachable => "unreachable",
            JournalFault::Full => "full",
            JournalFault::Unwritable => "unwritable",
        }
    }
}
