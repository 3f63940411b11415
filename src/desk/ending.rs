//! How a game ends, and how an end is taken back. What ends a game or opens it again is asked in words that name it, and
//! taken by its letter or its word alone: Enter is what the hand finds by itself.

use shakmaty::Color;

use crate::game::{Command, Declared, Ending, Mode, Outcome, Refusal};
use crate::language::{CommandWord, Message, MessageId};

use super::draft::{Draft, WhyResult};
use super::policy::Information;
use super::{Desk, Effect};

/// What is entered for no result: as in PGN the game goes on.
const NO_RESULT: &str = "*";

impl Desk {
    pub(super) fn resign(&mut self, rest: &str, piped: bool, effects: &mut Vec<Effect>) {
        if let Some(outcome) = self.game.outcome() {
            return self.refuse(Refusal::GameOver(outcome), effects);
        }
        let side = match (rest.is_empty(), self.side_named(rest)) {
            (true, _) => self.side_that_speaks(),
            (false, Some(side)) => side,
            (false, None) => return self.needs(CommandWord::Resign, MessageId::NeedsSide, effects),
        };
        if self.means_it(piped) {
            self.settle(Command::Resign(side), effects);
            return;
        }
        self.ask_to_resign(side, effects);
    }

    fn ask_to_resign(&mut self, side: Color, effects: &mut Vec<Effect>) {
        self.draft = Draft::Resign(side);
        let message = Message::new(MessageId::ResignAsk).with("side", self.speaker.side(side));
        self.say_message(Information::OwnEntry, &message, effects);
    }

    pub(super) fn accept(&mut self, side: Color, piped: bool, effects: &mut Vec<Effect>) {
        match self.game.decide(self.now, Command::AcceptDraw(side)) {
            Err(refusal) => self.refuse(refusal, effects),
            Ok(_) if self.means_it(piped) => {
                self.settle(Command::AcceptDraw(side), effects);
            }
            Ok(_) => self.ask_to_accept(side, effects),
        }
    }

    fn ask_to_accept(&mut self, side: Color, effects: &mut Vec<Effect>) {
        self.draft = Draft::Accept(side);
        self.say(Information::OwnEntry, MessageId::AcceptAsk, effects);
    }

    /// No hand slips in a pipe: what stands in it is meant. In an event it is asked all the same.
    pub(super) fn means_it(&self, piped: bool) -> bool {
        piped && self.usual_path()
    }

    /// `/result 1-0`, and `/result *` for none.
    pub(super) fn result(&mut self, rest: &str, piped: bool, effects: &mut Vec<Effect>) {
        if rest == NO_RESULT {
            return match self.game.decide(self.now, Command::TakeBackResult) {
                Err(refusal) => self.refuse(refusal, effects),
                Ok(_) if self.means_it(piped) => self.take_back_result(effects),
                Ok(_) => self.ask_to_take_back(effects),
            };
        }
        let Some(outcome) = self.outcome_named(rest) else {
            return self.ask_for(CommandWord::Result, MessageId::ResultWhich, effects);
        };
        if let Err(refusal) = self.game.decide(self.now, Command::EnterResult(outcome)) {
            return self.refuse(refusal, effects);
        }
        if self.means_it(piped) && self.stands_against(outcome).is_none() {
            return self.enter_result(outcome, effects);
        }
        self.ask_for_this_result(outcome, WhyResult::Entered, effects);
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
    pub(super) fn enter_result(&mut self, outcome: Outcome, effects: &mut Vec<Effect>) {
        if self.game.outcome().is_none() {
            self.finish_what_was_announced(effects);
        }
        self.settle(Command::EnterResult(outcome), effects);
    }

    pub(super) fn take_back_result(&mut self, effects: &mut Vec<Effect>) {
        if self.settle(Command::TakeBackResult, effects) {
            self.tell_where_it_goes_on(effects);
        }
    }

    fn ask_to_take_back(&mut self, effects: &mut Vec<Effect>) {
        let Some(outcome) = self.game.outcome() else { return };
        self.draft = Draft::TakeBackResult;
        let message = Message::new(MessageId::ResultTakeBackAsk).with("result", self.speaker.result(outcome));
        self.say_message(Information::OwnEntry, &message, effects);
    }

    /// In free mode a finished game asks whether its result is to be written; in an event only people end it.
    pub(super) fn ask_for_the_result(&mut self, effects: &mut Vec<Effect>) {
        let is_pending = self.game.announced().is_some();
        if self.game.mode() == Mode::Event || self.game.outcome().is_some() || is_pending {
            return;
        }
        let position = self.game.position();
        if let (Some(ending), Some(outcome)) = (position.ending(), position.outcome()) {
            self.ask_for_this_result(outcome, WhyResult::Ends(ending), effects);
        }
    }

    /// Asks whether a result is to be written; what it goes against is named.
    pub(super) fn ask_for_this_result(&mut self, outcome: Outcome, why: WhyResult, effects: &mut Vec<Effect>) {
        self.draft = Draft::Outcome { outcome, why };
        let (about, message) = match why {
            WhyResult::Entered => {
                let message = self.stands_against(outcome);
                (Information::OwnEntry, message.unwrap_or(MessageId::ResultAsk.into()))
            }
            WhyResult::Ends(Ending::Checkmate) => (Information::EndOfGame, MessageId::MateAsk.into()),
            WhyResult::Ends(Ending::Stalemate) => (Information::EndOfGame, MessageId::StalemateAsk.into()),
            WhyResult::Ends(Ending::DeadPosition) => (Information::EndOfGame, MessageId::DeadPositionAsk.into()),
            WhyResult::Flag => (Information::EndOfGame, MessageId::FlagAsk.into()),
        };
        let message = message.with("result", self.speaker.result(outcome));
        self.say_message(about, &message, effects);
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

    /// Asks once more what only yes or no answers.
    pub(super) fn ask_of_weight_again(&mut self, effects: &mut Vec<Effect>) {
        match self.draft {
            Draft::Resign(side) => self.ask_to_resign(side, effects),
            Draft::Outcome { outcome, why } => self.ask_for_this_result(outcome, why, effects),
            Draft::TakeBackResult => self.ask_to_take_back(effects),
            Draft::Restore { ply } => self.ask_to_restore(ply, effects),
            Draft::Accept(side) => self.ask_to_accept(side, effects),
            _ => {}
        }
    }
}
