//! What the arbiter lays down and allows at the table: `/setup side left`, `/allow time-left`.

use crate::desk::Table;
use crate::desk::report::policy::Information;
use crate::game::conditions::missing;
use crate::game::laws::Subject;
use crate::game::{Allowed, AskedFor, Command, Condition};
use crate::language;
use crate::language::{CommandWord, Message};

impl Table {
    /// `/setup side left`: the arbiter lays something down.
    pub(in crate::desk) fn lay_down(&mut self, rest: &str) {
        let (key, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let Some(condition) = self.speaker.entered(Condition::ALL, key) else {
            return self.ask_what_is_laid_down();
        };
        match self.value_of(condition, value.trim()) {
            Some(value) => {
                if self.settle(Command::LayDown { condition, value }) && condition == Condition::HearingImpaired {
                    remind_of_assistant(self);
                }
            }
            None => {
                let needs = self.needed_for(condition);
                self.needs(CommandWord::SetUp, &needs);
            }
        }
    }

    pub(in crate::desk) fn ask_what_is_laid_down(&mut self) {
        let known = self.speaker.names(Condition::ALL).join(", ");
        self.needs(CommandWord::SetUp, &Message::NeedsCondition { known });
    }

    /// Reads a value, in the words of the reports or as an event file has it.
    fn value_of(&self, condition: Condition, text: &str) -> Option<String> {
        let is_meant = |word: &&&str| match **word {
            "yes" => self.speaker.is_one_of(&Message::YesWords, text),
            "no" => self.speaker.is_one_of(&Message::NoWords, text),
            word => {
                let named = self.speaker.text(&Message::ConditionValue { value: word.into() });
                language::fold(&named) == language::fold(text)
            }
        };
        let word = condition.words().iter().find(is_meant).map(|it| (*it).to_owned());
        word.or_else(|| condition.read(text))
    }

    fn needed_for(&self, condition: Condition) -> Message {
        let named = |word: &&str| self.speaker.text(&Message::ConditionValue { value: (*word).into() });
        let words: Vec<String> = condition.words().iter().map(named).collect();
        match condition {
            Condition::DefaultTime | Condition::Adjustment => Message::NeedsMinutes,
            Condition::NoDrawBefore => Message::NeedsMoveNumber,
            Condition::Device => Message::NeedsName,
            Condition::Points => Message::NeedsPoints,
            _ => Message::NeedsOneOf {
                known: words.join(", "),
            },
        }
    }

    /// `/allow time-left`: the arbiter allows something (D.1).
    pub(in crate::desk) fn allow(&mut self, rest: &str) {
        let later = Allowed::ALL.into_iter().filter(|it| it.may_be_given_later());
        match self.speaker.entered(later.clone(), rest) {
            Some(what) => drop(self.settle(Command::GiveLeave(what))),
            None => {
                let known = self.speaker.names(later).join(", ");
                self.needs(CommandWord::Allow, &Message::NeedsOneOf { known });
            }
        }
    }
}

/// D.2.11: against an opponent who does not hear an assistant announces; before the start the clock waits for one, and afterwards
/// the arbiter is reminded.
fn remind_of_assistant(table: &mut Table) {
    let is_missing = missing(table.game.rules(), table.game.opening()).contains(&AskedFor::Assistant);
    if is_missing && !table.game.waits_for_the_start() {
        let message = table.cited_by(Subject::NoAssistant, Message::StartNeedsAssistant);
        table.say(Information::Comparison, &message);
    }
}
