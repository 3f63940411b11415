//! Commands that were heard: what weighs much is asked about first.

use crate::game::{Outcome, Refusal};
use crate::language::{CommandWord, Message, listen};

use crate::desk::Desk;
use crate::desk::question::{Argument, WhyResult};
use crate::desk::report::policy::Information;

/// How sure it is that a command was said.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) enum Sure {
    /// Two words of it were heard clearly, or more.
    Quite,
    /// One word was heard clearly.
    OneWord,
    /// It may have been something else.
    Hardly,
    /// It may have been somebody else.
    FromAfar,
}

impl Desk {
    pub(in crate::desk) fn stop_what_was_asked(&mut self) {
        if self.table.ear.is_speaking(self.table.now) {
            self.table.hush_the_ear();
        }
        self.cancel();
    }

    /// A result ends the game, so it is asked about like one that is typed in an event.
    pub(in crate::desk) fn spoken_result(&mut self, outcome: Outcome) {
        if let Some(entered) = self.table.game.outcome() {
            return self.table.refuse(Refusal::GameOver(entered));
        }
        self.drop_the_entry();
        let next = self.table.ask_for_this_result(outcome, WhyResult::Entered);
        self.go(next);
    }

    /// What was entered and not confirmed gives way to a question of more weight.
    pub(in crate::desk) fn drop_the_entry(&mut self) {
        if self.question.take().is_some_and(|it| it.open().is_an_entry()) {
            self.table.say(Information::TableFact, &Message::Cancelled);
        }
    }

    /// Asks whether a command was meant; what was entered gives way.
    pub(in crate::desk) fn ask_about_command(&mut self, word: CommandWord) {
        self.drop_the_entry();
        let next = self.table.ask_about_command(word);
        self.go(next);
    }

    /// A command was heard.
    pub(in crate::desk) fn spoken_command(&mut self, word: CommandWord, sure: Sure) {
        let asks = match word {
            CommandWord::Cancel => return self.stop_what_was_asked(),
            // The question "which result?" is answered with the word that elsewhere offers.
            CommandWord::Offer if self.question == Some(Argument(CommandWord::Result).into()) => {
                return self.spoken_result(Outcome::Draw);
            }
            // They ask by themselves, however many words were heard.
            CommandWord::Accept
            | CommandWord::Resign
            | CommandWord::Result
            | CommandWord::Claim
            | CommandWord::Sign => {
                self.drop_the_entry();
                false
            }
            // A neighbour asked for nothing, and numbers are told on request alone (D.2.9.d).
            _ if is_only_told(word) => sure == Sure::FromAfar,
            _ => match sure {
                Sure::Hardly | Sure::FromAfar => true,
                Sure::OneWord => listen::is_of_weight(word),
                Sure::Quite => false,
            },
        };
        if asks {
            self.ask_about_command(word);
        } else {
            self.command(word, "", false);
        }
    }
}

/// Returns true for what changes nothing and is heard in the Ear alone: where a word was not sure it is said rather than
/// asked about.
fn is_only_told(word: CommandWord) -> bool {
    use CommandWord as C;
    matches!(word, C::Time | C::Sheet | C::RepeatEar | C::Spell | C::SpellEar)
}
