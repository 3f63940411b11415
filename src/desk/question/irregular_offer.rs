//! Offer a draw at this moment? Enter confirms.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::Desk;
use crate::desk::report::policy::Information;
use crate::game::{Command, Refusal};
use crate::language::{CommandWord, MessageId};

/// Is a draw to be offered by this side, at a moment at which the Laws want none?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct IrregularOffer(Color);

impl OpenQuestion for IrregularOffer {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Offer)
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.table.settle(Command::OfferDraw {
            side: self.0,
            irregular: true,
        });
    }
}

impl Desk {
    /// `/offer`: of the one whose turn it is, or of the side behind it.
    pub(in crate::desk) fn offer(&mut self, rest: &str) {
        let side = match (rest.is_empty(), self.table.side_named(rest)) {
            (true, _) => self.table.side_that_offers(),
            (false, Some(side)) => side,
            (false, None) => return self.table.say(Information::OwnEntry, MessageId::OfferCondition),
        };
        let decided = self
            .table
            .game
            .decide(self.table.now, Command::OfferDraw { side, irregular: false });
        if decided == Err(Refusal::IrregularOffer) {
            self.question = Some(IrregularOffer(side).into());
        }
        self.table.settle(Command::OfferDraw { side, irregular: false });
    }
}
