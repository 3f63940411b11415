//! How a game ends, and how an end is taken back. What ends a game or opens it again is asked in words that name it, and
//! taken by its letter or its word alone: Enter is what the hand finds by itself.

use shakmaty::Color;

use crate::game::{Command, Declared, Ending, Mode, Outcome, Refusal};
use crate::language::{CommandWord, Message, MessageId};

use super::draft::{Draft, WhyResult};
use super::policy::Information;
use super::{Desk, Table};

/// What is entered for no result: as in PGN the game goes on.
const NO_RESULT: &str = "*";

impl Table {
    /// No hand slips in a pipe: what stands in it is meant. In an event it is asked all the same.
    pub(super) fn means_it(&self, piped: bool) -> bool {
        piped && self.usual_path()
    }

    /// Reads a result: `1-0`, `½-½`, `0-0`, or a word for a draw in the language of the reports or in English.
    pub(super) fn outcome_named(&self, text: &str) -> Option<Outcome> {
        let is_draw = |word: &str| self.speaker.is_one_of(MessageId::DrawWords, word);
        let bare = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .collect::<String>()
            .replace([':', '–', '—'], "-");
        match bare.as_str() {
            "1-0" => Some(Outcome::WhiteWins),
            "0-1" => Some(Outcome::BlackWins),
            "1/2" | "1/2-1/2" | "½" | "½-½" | "0.5-0.5" | "0,5-0,5" | "=" => Some(Outcome::Draw),
            "0-0" => Some(Outcome::BothLose),
            word if is_draw(word) => Some(Outcome::Draw),
            _ => None,
        }
    }

    /// In free mode a result shows that the move announced before it was made.
    pub(super) fn enter_result(&mut self, outcome: Outcome) {
        if self.game.outcome().is_none() {
            self.finish_what_was_announced();
        }
        self.settle(Command::EnterResult(outcome));
    }

    pub(super) fn take_back_result(&mut self) {
        if self.settle(Command::TakeBackResult) {
            self.tell_where_it_goes_on();
        }
    }

    /// Returns the question that names what a result would take the place of: what was declared, or another result.
    fn stands_against(&self, outcome: Outcome) -> Option<Message> {
        let declared = self.game.declared().filter(|it| it.outcome() != outcome);
        Some(match (declared, self.game.outcome()) {
            (Some(Declared::Resignation(side)), _) => {
                Message::new(MessageId::ResultInsteadOfResignation).with("side", self.speaker.side(side))
            }
            (Some(Declared::Agreement), _) => MessageId::ResultInsteadOfAgreement.into(),
            (Some(Declared::Flag(side)), _) => {
                Message::new(MessageId::ResultInsteadOfFlag).with("side", self.speaker.side(side))
            }
            (None, Some(old)) => Message::new(MessageId::ResultInstead).with("old", self.speaker.result(old)),
            (None, None) => return None,
        })
    }
}

impl Desk {
    pub(super) fn resign(&mut self, rest: &str, piped: bool) {
        if let Some(outcome) = self.table.game.outcome() {
            return self.table.refuse(Refusal::GameOver(outcome));
        }
        let side = match (rest.is_empty(), self.table.side_named(rest)) {
            (true, _) => self.table.side_that_speaks(),
            (false, Some(side)) => side,
            (false, None) => return self.table.needs(CommandWord::Resign, MessageId::NeedsSide),
        };
        if self.table.means_it(piped) {
            self.table.settle(Command::Resign(side));
            return;
        }
        self.ask_to_resign(side);
    }

    fn ask_to_resign(&mut self, side: Color) {
        self.draft = Draft::Resign(side);
        let message = Message::new(MessageId::ResignAsk).with("side", self.table.speaker.side(side));
        self.table.say_message(Information::OwnEntry, &message);
    }

    pub(super) fn accept(&mut self, side: Color, piped: bool) {
        match self.table.game.decide(self.table.now, Command::AcceptDraw(side)) {
            Err(refusal) => self.table.refuse(refusal),
            Ok(_) if self.table.means_it(piped) => {
                self.table.settle(Command::AcceptDraw(side));
            }
            Ok(_) => self.ask_to_accept(side),
        }
    }

    fn ask_to_accept(&mut self, side: Color) {
        self.draft = Draft::Accept(side);
        self.table.say(Information::OwnEntry, MessageId::AcceptAsk);
    }

    /// `/result 1-0`, and `/result *` for none.
    pub(super) fn result(&mut self, rest: &str, piped: bool) {
        if rest == NO_RESULT {
            return match self.table.game.decide(self.table.now, Command::TakeBackResult) {
                Err(refusal) => self.table.refuse(refusal),
                Ok(_) if self.table.means_it(piped) => self.table.take_back_result(),
                Ok(_) => self.ask_to_take_back(),
            };
        }
        let Some(outcome) = self.table.outcome_named(rest) else {
            return self.ask_for(CommandWord::Result, MessageId::ResultWhich);
        };
        if let Err(refusal) = self.table.game.decide(self.table.now, Command::EnterResult(outcome)) {
            return self.table.refuse(refusal);
        }
        if self.table.means_it(piped) && self.table.stands_against(outcome).is_none() {
            return self.table.enter_result(outcome);
        }
        self.ask_for_this_result(outcome, WhyResult::Entered);
    }

    fn ask_to_take_back(&mut self) {
        let Some(outcome) = self.table.game.outcome() else {
            return;
        };
        self.draft = Draft::TakeBackResult;
        let message = Message::new(MessageId::ResultTakeBackAsk).with("result", self.table.speaker.result(outcome));
        self.table.say_message(Information::OwnEntry, &message);
    }

    /// In free mode a finished game asks whether its result is to be written; in an event only people end it.
    pub(super) fn ask_for_the_result(&mut self) {
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
    pub(super) fn ask_for_this_result(&mut self, outcome: Outcome, why: WhyResult) {
        self.draft = Draft::Outcome { outcome, why };
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
        self.table.say_message(about, &message);
    }

    /// Asks once more what only yes or no answers.
    pub(super) fn ask_of_weight_again(&mut self) {
        match self.draft {
            Draft::Resign(side) => self.ask_to_resign(side),
            Draft::Outcome { outcome, why } => self.ask_for_this_result(outcome, why),
            Draft::TakeBackResult => self.ask_to_take_back(),
            Draft::Restore { ply } => self.ask_to_restore(ply),
            Draft::Accept(side) => self.ask_to_accept(side),
            _ => {}
        }
    }
}
