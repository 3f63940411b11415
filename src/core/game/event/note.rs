//! What only the arbiter is told: facts that an event of its own records, or that follow from the others.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::forms::{any_side_name, side_name};
use crate::game::laws::{ClaimCheck, Due, Handled};
use crate::game::{ClaimGround, IllegalPosition, IrregularityKind, Move, Outcome, Said, StopReason};

/// What the arbiter is told, as a fact; the words are found in `voices/`.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum ArbiterNote {
    /// The move entered is illegal on its board (P.3).
    IllegalMove {
        /// Half-moves made, this one included.
        ply: u16,
        /// The move.
        #[serde(rename = "move")]
        m: Move,
    },
    /// The move of the board is another than the words that were entered: the piece, its square, a capture, what it becomes.
    EnteredOtherwise {
        /// Half-moves made, this one included.
        ply: u16,
        /// The move.
        #[serde(rename = "move")]
        m: Move,
        /// What was entered.
        said: Said,
    },
    /// The side to move is mated (5.1.a).
    Checkmate,
    /// The side to move has no legal move and is not in check (5.2.a).
    Stalemate,
    /// Neither side can mate (5.2.b, 9.7): by the material, or because the pawns are locked.
    DeadPosition,
    /// The position stands for the fifth time (9.6.a).
    Fivefold,
    /// The same, but not in a row, where the texts of the edition differ on it (9.6.a of 2014).
    FivefoldApart,
    /// 75 moves by each side without pawn move or capture (9.6.b).
    SeventyFiveMoves,
    /// A correction took another piece than the one lifted (D.2.7, 4.3).
    CorrectedToOtherPiece,
    /// Pieces were touched, or one was let go (4.3, 4.7).
    Touched {
        /// By whom.
        #[serde(with = "side_name")]
        side: Color,
        /// What was done since the last half-move, in its order.
        handled: Vec<Handled>,
        /// What it binds to; `None` for who is not to move, and where the arbiter alone can say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        due: Option<Due>,
    },
    /// A move does not keep to what was touched or let go (4.3, 4.7).
    TouchNotKept {
        /// By whom.
        #[serde(with = "side_name")]
        side: Color,
        /// What is due.
        due: Due,
    },
    /// What was announced, or written for the opponent, was corrected (D.2.7): whoever does so again and again asks what a board
    /// allows.
    Corrected {
        /// What had been announced.
        old: Move,
        /// What stands now.
        new: Move,
    },
    /// The arbiter was called for a correction that came after the clock (D.2.7).
    CorrectionLate {
        /// The move on the sheet.
        old: Move,
        /// The move that was wanted in its place, if it was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        new: Option<Move>,
    },
    /// A draw is claimed, and what the record says of it (9.2, 9.3).
    DrawClaimed {
        /// What for.
        ground: ClaimGround,
        /// What the record says of it.
        #[serde(flatten)]
        check: ClaimCheck,
    },
    /// A claim was refused at the keys, for a piece had been touched (9.4): who disputes that needs the moment.
    ClaimRefused {
        /// Whose.
        #[serde(with = "side_name")]
        side: Color,
        /// What for.
        ground: ClaimGround,
    },
    /// What a player claimed, or accepted, was refused at the keys.
    NotTaken {
        /// Whose.
        #[serde(with = "side_name")]
        side: Color,
        /// What.
        claim: ClaimNotTaken,
    },
    /// A side resigned, and the other cannot mate (5.1.2 of 2023).
    ResignationMayDraw {
        /// Who cannot mate.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// After a wrong claim another move was made than the one intended (9.5.b).
    IntendedNotMade {
        /// By whom.
        #[serde(with = "side_name")]
        side: Color,
        /// The move that is due.
        #[serde(rename = "move")]
        m: Move,
    },
    /// The opponent's clock already ran when the repetition was wrong (D.2.8).
    MismatchWatch,
    /// The device was authorised after the opening, or more than a day before it (P.5).
    AuthorisedAnotherDay,
    /// The player asked for the arbiter.
    Called,
    /// The program called the arbiter, because a player's keys entered a result (8.7).
    CalledForResult,
    /// A player's keys ended the game; an arbiter confirms it (P.1, 8.7).
    EndedByPlayer {
        /// With which result.
        outcome: Outcome,
        /// What the players' words would have made of it, a resignation or an agreement, where the Laws make another result.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<Outcome>,
    },
    /// A player asks something of the arbiter, and nobody else hears it.
    Asks {
        /// Who; `None` where it is not known.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_side_name")]
        side: Option<Color>,
        /// What.
        about: AskedAbout,
        /// In the words of the player, if there are any.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        text: String,
    },
    /// Something was not as it should be (Article 7).
    Irregular {
        /// What.
        kind: IrregularityKind,
        /// Who displaced pieces, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_side_name")]
        side: Option<Color>,
    },
    /// An illegal move is claimed in a game that nobody supervises, before the next move of who claims it (A.5.2).
    IllegalMoveClaimed {
        /// Who claims it.
        #[serde(with = "side_name")]
        side: Color,
        /// The last half-move, counted from 1, if it is illegal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<u16>,
    },
    /// In an unsupervised game both kings are in check, or a pawn stands on the last rank (A.5.4).
    IllegalPosition {
        /// Which of them.
        flaw: IllegalPosition,
        /// True if the next move was completed, and it is so still.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stays: bool,
    },
    /// A draw was offered at another moment than 9.1.b.1 names.
    IrregularOffer {
        /// Who offered; journals that do not say so mean a side that is announced here.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_side_name")]
        side: Option<Color>,
    },
    /// On the clock on the table play began before the arbiter gave the word to start (6.6).
    PlayedUnstarted,
    /// The clock on the table was pressed before the move was made (6.2.c).
    PressedUnmade,
    /// An entry of the sheet was struck and rewritten.
    SheetCorrected {
        /// Which half-move, counted from 1.
        ply: u16,
        /// What stood there.
        old: Move,
        /// What stands there now.
        new: Move,
        /// The initials that a player alone entered for the arbiter who agreed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        initials: Option<String>,
    },
    /// A player stopped both clocks (6.12.b).
    Stopped {
        /// Why.
        reason: StopReason,
        /// Who; `None` where it is not known.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_side_name")]
        side: Option<Color>,
    },
    /// The opponent did not repeat what was announced, where that is listened to (D.2.1); it is no condition of anything.
    NotRepeated {
        /// Which half-move, counted from 1.
        ply: u16,
    },
    /// On the board another move was made, after the word to seal, than the envelope has (E.1.a).
    SealedOtherwise {
        /// The one made on the board.
        #[serde(rename = "move")]
        m: Move,
    },
    /// What stands on the two boards differs (D.2.8).
    BoardsDiffer,
    /// The default time has passed, and nobody noted that a player has come (6.7).
    DefaultTimePassed {
        /// Who.
        #[serde(with = "side_name")]
        side: Color,
    },
    /// From this half-move on nobody writes; dashes are counted (8.4).
    DashesBegan {
        /// Which half-move, counted from 1.
        ply: u16,
    },
    /// Every dash is filled (8.5).
    DashesFilled,
    /// Somebody who would take the keys entered a wrong secret.
    WrongSecret,
    /// Another command of the program was asked for while this game is played.
    OtherCommand(OtherCommand),
    /// The notice by which other commands know that this game is played was taken away, and is there again.
    NoticeRemoved,
    /// That notice cannot be put up anywhere, so that no other command knows of this game.
    NoticeMissing,
    /// The program was held up: it did nothing and saw nothing meanwhile.
    StoodStill {
        /// For how long, in milliseconds.
        span: u64,
    },
    /// The battery of the machine is low, and it is not on the mains (C02 5.1.f).
    BatteryLow {
        /// What is left, in per cent.
        percent: u8,
    },
}

/// What was refused at the keys.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimNotTaken {
    /// The flag of the opponent, while the clock showed time (6.8).
    Flag,
    /// A draw, by a player who does not have the move (9.2, 9.3).
    OutOfTurn,
    /// A draw, after the flag of the claimant (10.2 of 2009).
    AfterFlag,
    /// A flag, after the position had ended the game (5.1.1, 5.2): the program claims none then.
    AfterEnd,
    /// A draw accepted that a touch had declined (9.1.b.1).
    Declined,
    /// A draw offered before the move from which the event has one (9.1.1).
    OfferedEarly,
    /// A draw accepted before it.
    AcceptedEarly,
    /// A draw entered as the result before it.
    WrittenEarly,
}

impl ClaimNotTaken {
    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Flag => "flag",
            Self::OutOfTurn => "out-of-turn",
            Self::AfterFlag => "after-flag",
            Self::AfterEnd => "after-end",
            Self::Declined => "declined",
            Self::OfferedEarly => "offered-early",
            Self::AcceptedEarly => "accepted-early",
            Self::WrittenEarly => "written-early",
        }
    }
}

/// What a player asks of the arbiter without a word.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AskedAbout {
    /// Whatever it is: a rule, for example (11.9).
    Quietly,
    /// To go from the board in the own turn (11.2.3).
    Leave,
    /// Gone from the board.
    Away,
    /// Back at it.
    Back,
    /// The opponent touched a piece (4.8).
    Touch,
    /// A complaint (C06:14.f).
    Complaint,
    /// To see the sheet that the arbiter or an assistant keeps (A.4.3).
    Sheet,
    /// A sheet to write the moves on (A.2).
    BlankSheet,
}

impl AskedAbout {
    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Quietly => "quietly",
            Self::Leave => "leave",
            Self::Away => "away",
            Self::Back => "back",
            Self::Touch => "touch",
            Self::Complaint => "complaint",
            Self::Sheet => "sheet",
            Self::BlankSheet => "blank-sheet",
        }
    }
}

/// What somebody asked of the program, in another window, while a game of an event was played.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OtherCommand {
    /// The command, as the command line has it.
    pub command: String,
    /// What became of it.
    pub answer: OtherAnswer,
    /// How often, if not once.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    pub times: u32,
}

impl OtherCommand {
    /// Makes one of a command that was asked for once.
    pub fn once(command: &str, answer: OtherAnswer) -> Self {
        Self {
            command: command.to_owned(),
            answer,
            times: once(),
        }
    }
}

fn once() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_once(times: &u32) -> bool {
    *times == 1
}

/// What became of a command that was asked for while a game of an event was played.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OtherAnswer {
    /// It was not done.
    Refused,
    /// It was done, for whoever asked knew the arbiters' secret.
    Opened,
    /// It was not done, for what was entered is not the arbiters' secret.
    WrongSecret,
    /// It was being done already, and was left.
    Left,
}

impl OtherAnswer {
    /// Returns its name, as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            OtherAnswer::Refused => "refused",
            OtherAnswer::Opened => "opened",
            OtherAnswer::WrongSecret => "wrong-secret",
            OtherAnswer::Left => "left",
        }
    }
}
