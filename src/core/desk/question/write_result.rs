//! Write this result? Only yes does it.

use crate::desk::entry::AsEntered;
use crate::desk::question::{OpenQuestion, hint_yes};
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::{Ending, Mode, OpenMatter, Outcome};
use crate::language::{CommandWord, Message};

/// Is this the result?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct WriteResult {
    outcome: Outcome,
    why: WhyResult,
}

/// Why a result is asked about.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum WhyResult {
    /// Somebody entered it.
    Entered,
    /// The position ends the game.
    Ends(Ending),
    /// The position stands for the fifth time.
    Fivefold,
    /// 75 moves by each side without pawn move or capture.
    SeventyFiveMoves,
    /// A flag was claimed.
    Flag,
}

impl OpenQuestion for WriteResult {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Result)
    }

    fn enter(&self, table: &mut Table) -> Next {
        hint_yes(table);
        table.ask_for_this_result(self.outcome, self.why)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.enter_result(self.outcome).into()
    }

    /// Another result takes its place, as another move does.
    fn answer(&self, table: &mut Table, text: &str, piped: bool) -> Next {
        match table.outcome_named(text) {
            Some(_) => table.result(text, piped),
            None => Next::enter(text, AsEntered::typed(piped)),
        }
    }
}

impl Table {
    /// In free mode a finished game asks whether its result is to be written; in an event only people end it.
    pub(in crate::desk) fn ask_for_the_result(&mut self) -> Next {
        let is_pending = self.game.announced().is_some();
        if self.game.mode() == Mode::Event || self.game.outcome().is_some() || is_pending {
            return Next::Done;
        }
        let (why, outcome) = match self.game.ended_by_the_laws() {
            Some((OpenMatter::Ended(ending), outcome)) => (WhyResult::Ends(ending), outcome),
            Some((OpenMatter::Fivefold, outcome)) => (WhyResult::Fivefold, outcome),
            Some((OpenMatter::SeventyFiveMoves, outcome)) => (WhyResult::SeventyFiveMoves, outcome),
            Some((
                OpenMatter::Pending(_)
                | OpenMatter::Flag(_)
                | OpenMatter::BothFlags(_)
                | OpenMatter::BothFlagsUnsupervised
                | OpenMatter::EndedByQueen(_)
                | OpenMatter::FivefoldApart
                | OpenMatter::DrawnBefore(_)
                | OpenMatter::IllegalPosition(_),
                _,
            ))
            | None => return Next::Done,
        };
        match outcome {
            Some(outcome) => self.ask_for_this_result(outcome, why),
            None => Next::Done,
        }
    }

    /// Asks whether a result is to be written; what it goes against is named.
    pub(in crate::desk) fn ask_for_this_result(&mut self, outcome: Outcome, why: WhyResult) -> Next {
        let result = self.speaker.result(outcome);
        let (about, message) = match why {
            WhyResult::Entered => {
                let message = self.stands_against(outcome);
                (Information::OwnEntry, message.unwrap_or(Message::ResultAsk { result }))
            }
            WhyResult::Ends(Ending::Checkmate) => (Information::EndOfGame, Message::MateAsk { result }),
            WhyResult::Ends(Ending::Stalemate) => (Information::EndOfGame, Message::StalemateAsk { result }),
            WhyResult::Ends(Ending::DeadPosition) => (Information::EndOfGame, Message::DeadPositionAsk { result }),
            WhyResult::Fivefold => (Information::EndOfGame, Message::FivefoldAsk { result }),
            WhyResult::SeventyFiveMoves => (Information::EndOfGame, Message::SeventyFiveAsk { result }),
            WhyResult::Flag => (Information::EndOfGame, Message::FlagAsk { result }),
        };
        self.ask(WriteResult { outcome, why }, about, &message)
    }
}
