//! Does this player sign the result? Since 2023 a player approves it on an electronic sheet instead (8.7).

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::laws::{Subject, is_approved};
use crate::game::{Command, Refusal};
use crate::language::{CommandWord, Message};

/// Does this side sign?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Sign(Color);

impl OpenQuestion for Sign {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Sign)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.settle(Command::Sign(self.0));
        Next::Done
    }
}

impl Table {
    /// `/sign`: the one served signs, or the side behind it.
    pub(in crate::desk) fn sign(&mut self, rest: &str, piped: bool) -> Next {
        let side = match (rest.is_empty(), self.side_meant(rest)) {
            (true, _) => self.side_that_signs(),
            (false, Some(side)) => side,
            (false, None) => return self.needs(CommandWord::Sign, &Message::NeedsSide).into(),
        };
        let Some(outcome) = self.game.outcome() else {
            return self.refuse(Refusal::NoResult).into();
        };
        if let Err(refusal) = self.game.decide(self.now, Command::Sign(side)) {
            return self.refuse(refusal).into();
        }
        if self.means_it(piped) {
            self.settle(Command::Sign(side));
            return Next::Done;
        }
        let (side_named, result) = (self.speaker.side(side), self.speaker.result(outcome));
        let message = match is_approved(&self.game) {
            true => Message::ApproveAsk { side: side_named, result },
            false => Message::SignAsk { side: side_named, result },
        };
        let message = self.cited_by(Subject::Signing, message);
        self.ask(Sign(side), Information::OwnEntry, &message)
    }

    /// Where the keys are those of both, the one who has not signed yet.
    fn side_that_signs(&self) -> Color {
        let open = Color::ALL.into_iter().find(|it| !self.game.has_signed(*it));
        self.only_side_announced().or(open).unwrap_or(Color::White)
    }
}
