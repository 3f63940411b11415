//! Offer a draw at this moment? Enter confirms.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::refuse_draw;
use crate::desk::{Next, Table};
use crate::game::{ClaimNotTaken, Command, Refusal};
use crate::language::{CommandWord, Message};

/// Is a draw to be offered by this side, at a moment at which the Laws want none?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct IrregularOffer(Color);

impl OpenQuestion for IrregularOffer {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Offer)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.settle(Command::OfferDraw {
            side: self.0,
            irregular: true,
        });
        Next::Done
    }
}

impl Table {
    /// `/offer`: of the one whose turn it is, or of the side behind it.
    pub(in crate::desk) fn offer(&mut self, rest: &str) -> Next {
        let side = match (rest.is_empty(), self.side_named(rest)) {
            (true, _) => self.side_that_offers(),
            (false, Some(side)) => side,
            (false, None) => return self.say(Information::OwnEntry, &Message::OfferCondition).into(),
        };
        self.make_what_was_announced_by(side);
        match self.decide(Command::OfferDraw { side, irregular: false }) {
            Ok(()) => Next::Done,
            Err(refusal) => {
                refuse_draw(self, refusal, (side, ClaimNotTaken::OfferedEarly));
                // The refusal was the question.
                match refusal {
                    Refusal::IrregularOffer => Next::ask(IrregularOffer(side)),
                    _ => Next::Done,
                }
            }
        }
    }
}
