//! How far somebody is in a step: what is to be keyed now, and what came of what was keyed.

use crate::desk::conversation::tutorial::Tutorial;
use crate::desk::conversation::tutorial::course::{Goal, Line, Names};
use crate::desk::entry::{Entered, Entry};
use crate::desk::question::{Argument, Question, ReadBack};
use crate::desk::report::policy;
use crate::desk::{BrailleKey, Desk, Input};
use crate::game::{Move, notation};
use crate::language::{CommandWord, Message, only_tells};

/// What came of an input.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Came {
    /// The step is done.
    Done,
    /// It is half done.
    OnTheWay,
    /// The game went another way, and the step cannot be done any more.
    Astray,
    /// Something else was asked for, and answered.
    Aside,
    /// Something else was entered.
    Missed,
    /// Nothing that concerns the step.
    Nothing,
}

/// How things stood before an input.
pub(super) struct Before {
    pub(super) is_asked: bool,
    pub(super) played: usize,
}

/// Returns true for an input that enters something, or asks for something.
pub(super) fn enters(input: &Input) -> bool {
    match input {
        Input::Line(_) | Input::Piped(_) | Input::Key(_) | Input::Spoken(..) => true,
        Input::Braille(key) => matches!(
            key,
            BrailleKey::Return | BrailleKey::Escape | BrailleKey::Function(_) | BrailleKey::Time
        ),
        _ => false,
    }
}

impl Tutorial {
    /// Returns what is to be keyed now.
    pub(super) fn next_line(&self) -> Line {
        let step = self.step();
        match (step.then, step.line) {
            (Some(then), line) if self.is_asked(line) => then,
            (_, Line::CommandMove(CommandWord::Correct, m)) if self.waits_for_the_right_move() => Line::Move(m),
            (_, line) if self.stands_in_the_way(line) => Line::Command(CommandWord::Cancel, ""),
            (_, line) => line,
        }
    }

    /// Returns true if something else is asked that a line would answer, and what is asked about an entry gives way to another.
    fn stands_in_the_way(&self, line: Line) -> bool {
        let is_command = matches!(line, Line::Command(..) | Line::CommandMove(..) | Line::Help(_));
        let stands = |it: &Question| line == Line::Enter || !it.open().is_an_entry();
        !is_command && self.desk.question.as_ref().is_some_and(stands)
    }

    /// Returns true if a correction was begun without its move, which is keyed alone then.
    fn waits_for_the_right_move(&self) -> bool {
        matches!(
            self.desk.question,
            Some(Question::Argument(Argument(CommandWord::Correct)))
        )
    }

    /// Returns a line as this person keys it.
    pub(super) fn keyed(&self, line: Line) -> String {
        let names = Names(&self.desk);
        match line {
            Line::Enter => String::new(),
            Line::Move(m) => written(&self.desk, m),
            Line::Text(text) => text.to_owned(),
            Line::Command(word, rest) => names.command(word) + rest,
            Line::CommandMove(word, m) => format!("{} {}", names.command(word), written(&self.desk, m)),
            Line::Help(topic) => {
                let theme = self.desk.table.speaker.first_of(&topic.words());
                format!("{} {theme}", names.command(CommandWord::Help))
            }
            Line::Yes => self.desk.table.speaker.text(&Message::TutorialYes),
        }
    }

    /// Returns true if what comes of a line is asked about: the move was read back, or the command.
    pub(super) fn is_asked(&self, line: Line) -> bool {
        match (line, &self.desk.question) {
            (Line::Move(m) | Line::CommandMove(_, m), Some(Question::ReadBack(ReadBack(entry)))) => is_of(entry, m),
            // What is entered then is dropped.
            (Line::Command(..), Some(Question::ArbitersSecret(it))) if !it.is_somebodys() => false,
            (Line::Command(word, _), Some(question)) => question.open().command() == Some(word),
            _ => false,
        }
    }

    /// Returns how far the sample game was played, if it is the one that stands.
    pub(super) fn played(&self) -> Option<usize> {
        let step = self.step();
        (step.begins..=step.ends).rev().find(|it| self.stands_at(*it))
    }

    /// Says what came of an input for the step; `is_answered` if something was told.
    pub(super) fn came_of(&self, before: &Before, is_answered: bool) -> Came {
        let step = self.step();
        let Some(played) = self.played() else {
            return Came::Astray;
        };
        let is_asked = self.is_asked(step.line);
        let is_begun = is_asked && !before.is_asked && step.then.is_some();
        let is_corrected = matches!(step.line, Line::CommandMove(CommandWord::Correct, _));
        let asks_on =
            is_corrected && self.desk.carried_out == Some(CommandWord::Correct) && self.waits_for_the_right_move();
        let is_done = match &step.goal {
            Goal::Played => played == step.ends,
            Goal::ReadBack => is_asked,
            Goal::Answered => before.is_asked && self.desk.question.is_none(),
            Goal::CarriedOut(words) => self.desk.carried_out.is_some_and(|it| words.contains(&it)),
            Goal::Asked(is) => self.desk.question.as_ref().is_some_and(is),
        };
        if is_done {
            Came::Done
        } else if played > before.played || is_begun || asks_on {
            Came::OnTheWay
        } else if !is_answered {
            Came::Nothing
        } else if self.desk.carried_out.is_some_and(only_tells) {
            Came::Aside
        } else {
            Came::Missed
        }
    }
}

/// Writes a move as this person does.
pub(super) fn written(desk: &Desk, m: Move) -> String {
    let table = &desk.table;
    let letters = table.speaker.writing_letters();
    let san = notation::San::seen(table.game.position(), m, policy::sight(table.game.mode()));
    san.write(|role| letters.letter(role), notation::NotationStyle::Sheet)
}

fn is_of(entry: &Entry, m: Move) -> bool {
    matches!(entry.what, Entered::Move(entered) if (entered.from, entered.to) == (m.from, m.to))
}
