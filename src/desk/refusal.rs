//! What is said when the game says no.

use shakmaty::Color;

use crate::game::scoresheet::score;
use crate::game::{Missing, Refusal};
use crate::language::{CommandWord, Message, MessageId};

use super::draft::Draft;
use super::policy::Information;
use super::speaker::Speaker;
use super::terms;
use super::{Desk, Earcon, Effect};

impl Desk {
    /// Says why something was refused and what is needed.
    pub(super) fn refuse(&mut self, refusal: Refusal, effects: &mut Vec<Effect>) {
        if refusal == Refusal::TooLateToCorrect {
            self.draft = Draft::CallArbiter;
        }
        let message = self.speaker.refusal(refusal);
        self.say_with(Earcon::Refused, Information::OwnEntry, &message, effects);
    }
}

impl Speaker {
    /// Returns the sentence that says why something was refused and what is needed.
    pub(super) fn refusal(&self, refusal: Refusal) -> Message {
        let id = match refusal {
            Refusal::GameOver(outcome) => {
                return Message::new(MessageId::GameOver).with("result", score(outcome));
            }
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
                let command = self
                    .voices()
                    .commands()
                    .name(CommandWord::Fill, &self.settings().reports);
                return self
                    .counted(MessageId::FillFirst, "count", count)
                    .with("command", command);
            }
        };
        Message::new(id)
    }

    /// 9.1.b.1: an offer cannot be withdrawn, and who made it does not answer it.
    fn own_offer(&self, side: Color) -> Message {
        let command = |word| self.voices().commands().name(word, &self.settings().reports);
        Message::new(MessageId::OwnOffer)
            .with("side", self.side(side))
            .with("other", self.side(!side))
            .with("accept", command(CommandWord::Accept))
            .with("decline", command(CommandWord::Decline))
    }
}
