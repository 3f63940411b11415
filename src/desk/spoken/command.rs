//! Commands that were heard: what weighs much is asked about first.

use crate::game::{Command, Outcome, Refusal};
use crate::language::{CommandWord, MessageId, listen};

use crate::desk::draft::Draft;
use crate::desk::policy::Information;
use crate::desk::{Desk, Effect};

impl Desk {
    pub(super) fn stop_what_was_asked(&mut self, effects: &mut Vec<Effect>) {
        if self.ear.is_speaking(self.now) {
            self.hush_the_ear(effects);
        }
        self.cancel(effects);
    }

    /// A result ends the game, so it is asked about like one that is typed in an event.
    pub(in crate::desk) fn spoken_result(&mut self, outcome: Outcome, effects: &mut Vec<Effect>) {
        match self.game.outcome() {
            Some(entered) => self.refuse(Refusal::GameOver(entered), effects),
            None => self.ask_for_this_result(Information::OwnEntry, MessageId::ResultAsk, outcome, effects),
        }
    }

    /// A command was heard; `is_enough` if more than one word of it was.
    pub(super) fn spoken_command(&mut self, word: CommandWord, is_enough: bool, effects: &mut Vec<Effect>) {
        let asks = match word {
            CommandWord::Cancel => return self.stop_what_was_asked(effects),
            // The question "which result?" is answered with the word that elsewhere offers.
            CommandWord::Offer if self.draft == Draft::Argument(CommandWord::Result) => {
                return self.spoken_result(Outcome::Draw, effects);
            }
            // It ends the game, so it is asked about however many words were heard.
            CommandWord::Accept => match self.game.decide(self.now, Command::AcceptDraw) {
                Err(refusal) => return self.refuse(refusal, effects),
                Ok(_) => true,
            },
            // They ask by themselves.
            CommandWord::Resign | CommandWord::Result => false,
            _ => listen::is_of_weight(word) && !is_enough,
        };
        if asks {
            self.ask_about_command(word, effects);
        } else {
            self.command(word, "", false, effects);
        }
    }
}
