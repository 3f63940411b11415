//! Write this result? Only yes does it.

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::Desk;
use crate::game::{Ending, Mode, Outcome};
use crate::language::{CommandWord, MessageId};

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

    fn enter(&self, desk: &mut Desk) {
        desk.ask_for_this_result(self.outcome, self.why);
    }

    fn confirm(&self, desk: &mut Desk) {
        desk.table.enter_result(self.outcome);
    }
}

impl Desk {
    /// In free mode a finished game asks whether its result is to be written; in an event only people end it.
    pub(in crate::desk) fn ask_for_the_result(&mut self) {
        let is_pending = self.table.game.announced().is_some();
        if self.table.game.mode() == Mode::Event || self.table.game.outcome().is_some() || is_pending {
            return;
        }
        let position = self.table.game.position();
        if let (Some(ending), Some(outcome)) = (position.ending(), position.outcome()) {
            self.ask_for_this_result(outcome, WhyResult::Ends(ending));
        }
    }

    /// Asks whether a result is to be written; what it goes against is named.
    pub(in crate::desk) fn ask_for_this_result(&mut self, outcome: Outcome, why: WhyResult) {
        let (about, message) = match why {
            WhyResult::Entered => {
                let message = self.table.stands_against(outcome);
                (Information::OwnEntry, message.unwrap_or(MessageId::ResultAsk.into()))
            }
            WhyResult::Ends(Ending::Checkmate) => (Information::EndOfGame, MessageId::MateAsk.into()),
            WhyResult::Ends(Ending::Stalemate) => (Information::EndOfGame, MessageId::StalemateAsk.into()),
            WhyResult::Ends(Ending::DeadPosition) => (Information::EndOfGame, MessageId::DeadPositionAsk.into()),
            WhyResult::Flag => (Information::EndOfGame, MessageId::FlagAsk.into()),
        };
        let message = message.with("result", self.table.speaker.result(outcome));
        self.ask(WriteResult { outcome, why }, about, &message);
    }
}
