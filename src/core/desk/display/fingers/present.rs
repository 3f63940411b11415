//! The line of the present: the last move, how far it has come, and whose turn it is.

use std::ops::Range;

use crate::desk::display::TimeOnTheLine;
use crate::desk::{Desk, Table, policy};
use crate::game::scoresheet::score;
use crate::game::{ClockKind, Event};
use crate::language::Message;

impl Table {
    /// Returns how far the last move has come, while something of it is to be done yet. It is what the person said of it, and
    /// nothing that the program knows better (12.6).
    fn step_of_the_last_move(&self) -> Option<Step> {
        if self.game.is_over() || !self.game.dashes().is_empty() {
            return None;
        }
        if self.game.announced().is_some() {
            return Some(Step::Announced);
        }
        let last = self.game.plies().last()?;
        match self.game.announces(last.side()) {
            true => (!last.completion.is_completed()).then_some(Step::Made),
            // In free mode the next entry shows that it was done.
            false => (!last.done && !policy::one_key_takes_the_usual_path(self.game.mode())).then_some(Step::Repeated),
        }
    }

    /// Returns whose clock runs, where the line says that another is to move: who moved has not pressed yet. Of an own move the
    /// step says so. A clock on the table is felt there.
    fn clock_on_the_line(&self, step: Option<Step>) -> Option<Message> {
        if self.game.opening().clock != ClockKind::Program || matches!(step, Some(Step::Announced | Step::Made)) {
            return None;
        }
        let running = self.game.clock()?.running()?;
        let is_another = running != self.game.to_move().1 && !self.game.is_over();
        is_another.then(|| Message::ClockOnTheLine {
            side: self.speaker.side(running),
        })
    }

    /// Returns how a finger reads what an event tells, where it reads something else than eyes do.
    pub(in crate::desk) fn felt(&self, event: &Event) -> Option<String> {
        let Event::ArbiterCame { initials } = event else {
            return None;
        };
        let message = Message::ArbiterHereFelt {
            initials: initials.clone(),
        };
        Some(self.speaker.text(&message))
    }
}

impl Desk {
    /// Returns the last move and whose turn it is, or how the game ended.
    pub(in crate::desk) fn present(&self) -> Present {
        let mut present = Present::default();
        if let Some(compared) = self.table.compared_on_the_line(self.question.as_ref()) {
            present.add(&compared, &[]);
            return present;
        }
        let last = self
            .table
            .last_cell()
            .map(|(row, _)| self.table.line_of(&row, self.table.is_numbered()).text);
        let step = self.table.step_of_the_last_move();
        // Asked for, it comes before what everybody knows.
        let in_cells = |digits: &String| self.table.braille.in_cells(digits);
        let time = self.table.braille.time().map(|it| match it {
            TimeOnTheLine::Own { about, kind, digits } => {
                let time = in_cells(digits);
                let message = Message::OwnTimeOnTheLine {
                    about: (*about).into(),
                    kind: (*kind).into(),
                    time: time.clone(),
                };
                (message, vec![time])
            }
            TimeOnTheLine::Both { white, black } => {
                let (white, black) = (in_cells(white), in_cells(black));
                let message = Message::ClocksOnTheLine {
                    white: white.clone(),
                    black: black.clone(),
                };
                (message, vec![white, black])
            }
        });
        let turn = match (self.table.game.outcome(), step) {
            (Some(outcome), _) => Some(score(outcome).to_owned()),
            (None, Some(Step::Announced | Step::Made)) => None,
            (None, _) if self.table.game.is_a_clock() => Some(self.table.side_of_the_clock()),
            (None, Some(Step::Repeated) | None) => {
                let side = self.table.speaker.side(self.table.game.to_move().1);
                let message = Message::SideToMove { side };
                Some(self.table.speaker.text(&message))
            }
        };
        let clock = self.table.clock_on_the_line(step);
        let clock = clock.map(|it| self.table.speaker.text(&it));
        let step = step.map(|it| {
            let message = Message::StepOnTheLine { step: it.name().into() };
            self.table.speaker.text(&message)
        });
        if let Some(last) = last {
            present.add(&last, std::slice::from_ref(&last));
        }
        for words in [step, clock].into_iter().flatten() {
            present.add(&words, &[]);
        }
        if let Some((message, times)) = time {
            present.add(&self.table.speaker.text(&message), &times);
        }
        if let Some(turn) = turn {
            present.add(&turn, &[]);
        }
        present
    }
}

/// The line of the present.
#[derive(Debug, Default)]
pub(in crate::desk) struct Present {
    pub(in crate::desk) text: String,
    /// The characters that are moves and times.
    pub(in crate::desk) moves: Vec<Range<usize>>,
}

impl Present {
    /// Adds words; `moves` are the moves and times among them, in their order.
    fn add(&mut self, words: &str, moves: &[String]) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        let mut from = self.text.len();
        self.text.push_str(words);
        for it in moves {
            if let Some(at) = self.text[from..].find(it.as_str()) {
                let start = self.text[..from + at].chars().count();
                self.moves.push(start..start + it.chars().count());
                from += at + it.len();
            }
        }
    }
}

/// How far a move has come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Step {
    /// It is announced, and not made yet.
    Announced,
    /// It is made, and the clock not pressed yet.
    Made,
    /// The opponent's move is repeated, and not done on the own board yet.
    Repeated,
}

impl Step {
    fn name(self) -> &'static str {
        match self {
            Step::Announced => "announced",
            Step::Made => "made",
            Step::Repeated => "repeated",
        }
    }
}
