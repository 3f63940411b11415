//! What is said when the game says no.

use shakmaty::Color;

use crate::game::{Missing, Mode, Outcome, Refusal};
use crate::language::{CommandWord, Message, MessageId};

use crate::desk::question::CallArbiter;
use crate::desk::report::policy::Information;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::terms;
use crate::desk::{Earcon, Next, Table};

impl Table {
    /// Says why something was refused and what is needed.
    pub(in crate::desk) fn refuse(&mut self, refusal: Refusal) {
        let message = self.speaker.refusal(refusal);
        self.say_with(Earcon::Refused, Information::OwnEntry, &message);
    }
}

impl Table {
    /// Says why a correction was refused. Where it is too late for one the arbiter is offered.
    pub(in crate::desk) fn refuse_correction(&mut self, refusal: Refusal) -> Next {
        self.refuse(refusal);
        match refusal {
            Refusal::TooLateToCorrect => Next::ask(CallArbiter),
            _ => Next::Done,
        }
    }
}

impl Speaker {
    /// Returns the sentence that says why something was refused and what is needed.
    pub(in crate::desk) fn refusal(&self, refusal: Refusal) -> Message {
        let id = match refusal {
            Refusal::GameOver(outcome) => {
                return self.game_over(outcome);
            }
            Refusal::NoResult => MessageId::NoResult,
            Refusal::MakeFirst => MessageId::RecordFirst,
            Refusal::NotYourTurn => MessageId::NothingToDo,
            Refusal::NothingAnnounced => MessageId::NothingAnnounced,
            Refusal::NothingToCorrect => MessageId::NothingToCorrect,
            Refusal::SameMove => MessageId::CorrectSame,
            Refusal::TooLateToCorrect => MessageId::CorrectTooLate,
            Refusal::NothingToDo => MessageId::NothingToDo,
            Refusal::NoClock => MessageId::ClockNone,
            Refusal::NotMade(missing) => match missing {
                Missing::Move => MessageId::ClockNotMade,
                Missing::CapturedPiece => MessageId::ClockCapturedPiece,
                Missing::Rook => MessageId::ClockRook,
                Missing::OnlyRook => MessageId::ClockOnlyRook,
                Missing::PromotionPiece => MessageId::ClockPromotion,
            },
            Refusal::ClocksStand if self.is_an_arbiter() => {
                let command = self.command_name(CommandWord::Resume);
                return Message::new(MessageId::ClocksStandResume).with("command", command);
            }
            Refusal::ClocksStand => MessageId::AlreadyPaused,
            Refusal::ClocksRun => MessageId::NotPaused,
            Refusal::OfferStands => MessageId::OfferStands,
            Refusal::NoOffer => MessageId::NoOffer,
            Refusal::OwnOffer(side) => return self.own_offer(side),
            Refusal::DutyOf(by) => return terms::duty_of(by),
            Refusal::FlagClaimed => MessageId::FlagClaimed,
            Refusal::IrregularOffer => MessageId::OfferIrregular,
            Refusal::OwnTimeOnly => MessageId::OwnTimeOnly,
            Refusal::ArbiterOnly => MessageId::OnlyArbiter,
            Refusal::NotStarted => MessageId::ClocksNotStarted,
            Refusal::NotOnSheet => MessageId::NotOnSheet,
            Refusal::SameEntry => MessageId::SameEntry,
            Refusal::UnknownArbiter => MessageId::UnknownArbiter,
            Refusal::NoArbiter => MessageId::NoArbiter,
            Refusal::NoTime => MessageId::ClocksNoTime,
            Refusal::OwnFlag => MessageId::OwnFlag,
            Refusal::FlagStands => MessageId::FlagStands,
            Refusal::BoardsCompared => MessageId::BoardsCompared,
            Refusal::NothingCompared => MessageId::NothingCompared,
            Refusal::NoDash => MessageId::NoDash,
            Refusal::FillFirst(count) => {
                return self
                    .counted(MessageId::FillFirst, "count", count)
                    .with("fill", self.command_name(CommandWord::Fill))
                    .with("correct", self.command_name(CommandWord::Correct));
            }
        };
        Message::new(id)
    }

    /// 9.1.b.1: an offer cannot be withdrawn, and who made it does not answer it.
    fn own_offer(&self, side: Color) -> Message {
        Message::new(MessageId::OwnOffer)
            .with("side", self.side(side))
            .with("other", self.side(!side))
            .with("accept", self.command_name(CommandWord::Accept))
            .with("decline", self.command_name(CommandWord::Decline))
    }

    /// Whoever may take the result back is told how.
    fn game_over(&self, outcome: Outcome) -> Message {
        let may = self.is_an_arbiter();
        let id = if may {
            MessageId::GameOverTakeBack
        } else {
            MessageId::GameOver
        };
        let message = Message::new(id).with("result", self.result(outcome));
        match may {
            true => message.with("command", self.command_name(CommandWord::Result)),
            false => message,
        }
    }

    /// In free mode the players are their own arbiters.
    fn is_an_arbiter(&self) -> bool {
        let seen = self.seen();
        seen.mode == Mode::Free || seen.arbiter_here
    }

    /// Returns a result in words.
    pub(in crate::desk) fn result(&self, outcome: Outcome) -> String {
        let id = match outcome {
            Outcome::WhiteWins => MessageId::WhiteWins,
            Outcome::BlackWins => MessageId::BlackWins,
            Outcome::Draw => MessageId::Drawn,
            Outcome::BothLose => MessageId::BothLose,
        };
        self.text(&Message::new(id))
    }

    /// Says which result was entered.
    pub(in crate::desk) fn result_entered(&self, outcome: Outcome) -> Message {
        Message::new(MessageId::ResultEntered).with("result", self.result(outcome))
    }

    /// Returns how a command is entered in the language of the reports.
    pub(in crate::desk) fn command_name(&self, word: CommandWord) -> String {
        self.voices().commands().name(word, &self.settings().reports)
    }
}
