//! Accept the draw? Only yes does it.

use shakmaty::Color;

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::refuse_draw;
use crate::desk::{Next, Table};
use crate::game::ended_by_player::{early_agreement, result_of_agreement};
use crate::game::laws::Subject;
use crate::game::{ClaimNotTaken, Command, Outcome};
use crate::language::{CommandWord, Message};

/// Accept the draw, on behalf of this side?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Accept(Color);

impl OpenQuestion for Accept {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Accept)
    }

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_to_accept(self.0)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.settle(Command::AcceptDraw(self.0));
        Next::Done
    }
}

impl Table {
    /// Takes a draw that was offered; asks first, where a hand may slip.
    pub(in crate::desk) fn accept(&mut self, side: Color, piped: bool) -> Next {
        match self.game.decide(self.now, Command::AcceptDraw(side)) {
            Err(refusal) => refuse_draw(self, refusal, (side, ClaimNotTaken::AcceptedEarly)).into(),
            Ok(_) if self.means_it(piped) => {
                self.settle(Command::AcceptDraw(side));
                Next::Done
            }
            Ok(_) => self.ask_to_accept(side),
        }
    }

    fn ask_to_accept(&mut self, side: Color) -> Next {
        let outcome = result_of_agreement(&self.game);
        let message = match early_agreement(&self.game) {
            // The position had ended the game (5.1.1); a player hears nothing of that.
            _ if outcome != Outcome::Draw && self.game.arbiter().is_some() => Message::ResultAsk {
                result: self.speaker.result(outcome),
            },
            Some(before) => {
                let before = before.into();
                self.cited_by(Subject::RuleAgainstDraws, Message::AcceptAskBefore { before })
            }
            None => Message::AcceptAsk,
        };
        self.ask(Accept(side), Information::OwnEntry, &message)
    }
}
