//! A line, a command or an answer goes its way: to the handlers, to the open question, to the game; and what follows is done.

use crate::desk::command::takes_the_place_of_an_entry;
use crate::desk::dashes::is_dash;
use crate::desk::entry::{AsEntered, Entered};
use crate::desk::line::one_key::YesNo;
use crate::desk::next::Next;
use crate::desk::question::{ConfirmCommand, OpenQuestion, Question};
use crate::desk::report::policy;
use crate::desk::report::policy::Information;
use crate::desk::{Desk, FunctionKey};
use crate::game::{Command, Refusal};
use crate::language::listen::Meaning;
use crate::language::{CommandMatch, CommandWord, Message, only_tells};

impl Desk {
    /// Takes a line that was entered.
    pub(super) fn line(&mut self, line: &str, piped: bool) {
        let line = line.trim();
        let is_text = || self.table.handlers().any(|it| it.takes_any_text(&self.table));
        let is_command = line.starts_with('/') || (line == "?" && !is_text());
        if !is_command && self.is_handled(line) {
            return;
        }
        if line.is_empty() {
            self.enter();
        } else if self.is_a_dash(line) {
            self.table.dash_alone();
        } else if self.is_a_no(line) {
            self.no();
        } else if line == "?" || line.starts_with('/') {
            self.command_line(line, piped);
        } else {
            self.entry(line, piped);
        }
    }

    fn is_handled(&mut self, line: &str) -> bool {
        let open = self.question.as_ref();
        let Some(next) = self.table.handled(|handler, table| handler.line(table, open, line)) else {
            return false;
        };
        self.question = None;
        self.go(next);
        true
    }

    /// Returns true for a line that is a dash and nothing else.
    fn is_a_dash(&self, line: &str) -> bool {
        let is_filled = self.table.filling.is_some() && !self.as_spoken().correcting;
        is_dash(line) && (self.question.is_none() || is_filled)
    }

    /// Returns true for a dash that answers a question: no. It leaves a list or a text that is asked for. A secret may be one,
    /// and where a move is asked for it is what it was.
    fn is_a_no(&self, line: &str) -> bool {
        let leaves = |open: &dyn OpenQuestion| !open.is_unseen() && open.as_entered().is_none();
        is_dash(line) && (self.takes_no() || self.open_question().is_some_and(leaves))
    }

    /// Takes a line that is no command: an answer to the open question, or a move.
    fn entry(&mut self, text: &str, piped: bool) {
        match self.yes_or_no(text) {
            Some(YesNo::Yes) => return self.confirm(),
            Some(YesNo::No) => return self.no(),
            None => {}
        }
        leave_question(self);
        if self.question.is_none() && self.table.answers_nothing(text) {
            return self.table.say(Information::OwnEntry, &Message::NothingWasAsked);
        }
        let open = self.question.as_ref();
        let by_handler = self
            .table
            .handled(|handler, table| handler.entry(table, open, text, piped));
        let as_entered = AsEntered::typed(piped);
        let next = match (by_handler, self.question.take()) {
            (Some(next), _) => next,
            (None, Some(question)) => question.open().answer(&mut self.table, text, piped),
            (None, None) => Next::enter(text, as_entered),
        };
        self.go(next);
    }

    fn no(&mut self) {
        if !self.deny() {
            self.cancel();
        }
    }

    /// Throws the open question away.
    pub(super) fn cancel(&mut self) {
        let open = self.question.as_ref();
        if let Some(next) = self.table.handled(|handler, table| handler.cancel(table, open)) {
            self.question = None;
            return self.go(next);
        }
        if leave_question(self) {
            return;
        }
        let question = self.question.take();
        if question.is_none()
            && let Some(next) = self.table.keeps_the_claim()
        {
            return self.go(next);
        }
        let message = match question {
            Some(_) => Message::Cancelled,
            None => Message::NothingToCancel,
        };
        self.table.say(Information::OwnEntry, &message);
    }

    /// Takes a line that begins as a command.
    pub(in crate::desk) fn command_line(&mut self, line: &str, piped: bool) {
        let reports = self.table.speaker.settings().reports.as_str();
        let mode = self.table.game.mode();
        let is_there = |it| policy::exists(it, mode);
        let found = self
            .table
            .speaker
            .voices()
            .commands()
            .find_where(line, &[reports], is_there);
        match found {
            CommandMatch::One(word, _) if !is_there(word) => {
                let message = Message::CommandUnknown {
                    text: command_of(line).into(),
                };
                self.table.say(Information::OwnEntry, &message);
            }
            CommandMatch::One(CommandWord::Arbiter, "") if !piped => self.ask_before_calling(),
            CommandMatch::One(word, rest) => self.command(word, rest.trim(), piped),
            CommandMatch::Several(words) => {
                let message = Message::CommandAmbiguous {
                    text: command_of(line).into(),
                    choices: words.join(", "),
                };
                self.table.say(Information::OwnEntry, &message);
            }
            CommandMatch::None => {
                // What is asked already waits for its answer, and a pipe for none.
                let may_ask = !piped && self.question.is_none() && self.table.handlers().next().is_none();
                let next = self.table.misspelt_command(command_of(line), line, may_ask);
                self.go(next);
            }
        }
    }

    /// Takes a function key.
    pub(in crate::desk) fn function_key(&mut self, key: FunctionKey) {
        if let Some(word) = self.table.speaker.voices().commands().of_key(key.0) {
            self.command(word, "", false);
        }
    }

    /// Carries a command out; the open question waits, unless another takes its place.
    pub(in crate::desk) fn command(&mut self, word: CommandWord, rest: &str, piped: bool) {
        if word == CommandWord::Cancel {
            return self.cancel();
        }
        if word == CommandWord::Correct {
            let open = self.question.as_ref();
            let by_handler = self.table.handled(|handler, table| handler.correct(table, open, rest));
            if let Some(next) = by_handler {
                self.question = None;
                return self.go(next);
            }
        }
        if !only_tells(word) {
            leave_question(self);
        }
        let question = self.question.take();
        let is_told = question.as_ref().is_some_and(|it| it.open().is_missed());
        let before = self.table.outbox.mark();
        self.run(word, rest, piped);
        // What was entered and not yet confirmed survives everything but a move of the game that takes its place.
        let steps = self.table.outbox.recorded_since(before, takes_the_place_of_an_entry);
        if self.question.is_none() && !steps {
            self.question = question.filter(|it| !it.open().gives_way());
        } else if is_told {
            // What is asked now is said last, for it waits for an answer.
            let asked = self.table.outbox.mark();
            let asks = self.question.is_some();
            let told: Vec<_> = self.table.outbox.told_since(before).map(|it| it.id).collect();
            self.table.say(Information::TableFact, &Message::Cancelled);
            if asks {
                for id in told {
                    self.table.braille.said_last(id);
                }
                self.table.outbox.move_to_the_end(before, asked);
            }
        }
    }

    /// Both players hear that the arbiter is called, so a line typed by mistake calls nobody. What was entered and not yet
    /// confirmed comes back behind the answer.
    fn ask_before_calling(&mut self) {
        if let Err(refusal) = self.table.game.decide(self.table.now, Command::CallArbiter) {
            return self.table.refuse(refusal);
        }
        if let Some(entry) = self.question.take().filter(|it| it.open().is_an_entry()) {
            self.set_aside = Some(entry);
        }
        self.ask_about_command(CommandWord::Arbiter);
    }

    /// Takes up what was set aside, once the question before it is answered; another question takes its place.
    pub(super) fn take_up_what_was_set_aside(&mut self) {
        match self.question {
            Some(Question::ConfirmCommand(ConfirmCommand(CommandWord::Arbiter))) => {}
            None => self.question = self.set_aside.take(),
            Some(_) => self.set_aside = None,
        }
    }

    /// Does what a command means; `rest` is what was entered behind it.
    fn run(&mut self, word: CommandWord, rest: &str, piped: bool) {
        self.carried_out = Some(word);
        match word {
            CommandWord::Listen | CommandWord::Perkins if self.table.game.is_a_clock() => {
                self.table.refuse(Refusal::OnlyAClock);
            }
            CommandWord::Listen => self.listen(rest),
            CommandWord::Perkins => self.perkins(),
            _ => {
                let next = self.table.carry_out(word, rest, piped);
                self.go(next);
            }
        }
    }

    /// Does what follows, and what follows from that.
    pub(super) fn go(&mut self, next: Next) {
        let mut next = next;
        loop {
            next = match next {
                Next::Done => return,
                Next::Ask(question) => {
                    self.question = Some(question);
                    return;
                }
                Next::Enter { text, as_entered } => self.table.new_entry(&text, as_entered),
                Next::Understood(entry) => self.table.clear(entry),
                Next::Commit(entry) => self.table.commit(entry),
                Next::Meant(meaning, as_entered) => return self.meant(meaning, as_entered),
                Next::Run { word, rest, piped } => return self.run(word, &rest, piped),
                Next::Step => self.table.next_step(),
                Next::OrAsk(first, question) => {
                    let before = self.table.outbox.mark();
                    self.go(*first);
                    if self.question.is_none() && !self.table.outbox.recorded_since(before, |_| true) {
                        self.question = Some(*question);
                    }
                    return;
                }
            }
        }
    }

    /// Does what was chosen of several things; the choice was the confirmation of a command.
    pub(super) fn meant(&mut self, meaning: Meaning, as_entered: AsEntered) {
        let next = match meaning {
            Meaning::Move(m) => self.table.chosen(Entered::Move(m), false, as_entered),
            Meaning::MoveAndOffer(m) => self.table.chosen(Entered::Move(m), true, as_entered),
            Meaning::Said(spec) => self.table.chosen(Entered::Words(spec), false, as_entered),
            Meaning::SaidAndOffer(spec) => self.table.chosen(Entered::Words(spec), true, as_entered),
            Meaning::Command(CommandWord::Accept) => self.table.accept(self.table.side_that_answers(), false),
            Meaning::Command(word) => Next::run(word, "", false),
            Meaning::Square(square) => self.table.what_stands_on(square).into(),
            Meaning::Result(outcome) => return self.spoken_result(outcome),
            Meaning::Stands(piece) => match self.table.take_compared_square(piece) {
                Some(next) => {
                    self.question = None;
                    next
                }
                None => Next::Done,
            },
            Meaning::Missing => {
                self.question = None;
                self.table.take_compared_missing().into()
            }
            Meaning::SheetEnds => {
                self.question = None;
                self.table.end_the_sheet().into()
            }
            Meaning::Impossible(spec) => {
                let by_handler = self.table.handled(|handler, table| handler.impossible(table, &spec));
                by_handler.unwrap_or(Next::Done)
            }
            // An answer is none of several things that may be meant.
            Meaning::Yes | Meaning::No | Meaning::Number(_) | Meaning::LeftOpen => Next::Done,
        };
        self.go(next);
    }
}

/// Answers an open question that stands for what was done already as its dash does: something else follows. Returns true if
/// there was one.
fn leave_question(desk: &mut Desk) -> bool {
    let left = match &desk.question {
        Some(question) => question.open().leave(&mut desk.table),
        None => None,
    };
    let Some(next) = left else { return false };
    desk.question = None;
    desk.go(next);
    true
}

/// Returns the command of a line as it was entered: what stands behind it may be an arbiters' secret, and is not said back.
fn command_of(line: &str) -> &str {
    let is_before = |it: char| it == '/' || it.is_whitespace();
    let behind = line.trim_start_matches(is_before);
    let length = behind.find(char::is_whitespace).unwrap_or(behind.len());
    &line[..line.len() - behind.len() + length]
}
