//! A desk in the middle of a script.

use std::path::Path;

use ansage_core::desk::question_at;
use ansage_core::game::{Moment, Recorded};

use super::script::{Step, parse};
use super::{Seated, Table, Under};

/// A desk in the middle of a script: behind so many of its steps, and what the last of them told.
pub(crate) struct Midway {
    table: Table,
    at: Moment,
    pub(crate) told: Vec<String>,
}

impl Midway {
    /// Plays so many steps of a script; `None` where it cannot be played so far in this language.
    pub(crate) fn of(path: &Path, under: &Under, steps: usize) -> Option<Self> {
        let mut last = None;
        Self::each(path, under, |midway, step| {
            let is_last = step + 1 == steps;
            if is_last {
                last = Some(midway);
                return None;
            }
            Some(midway)
        });
        last
    }

    /// Plays a script and looks at its desk behind each step, with the index of the step; as long as it is given back.
    pub(crate) fn each(path: &Path, under: &Under, mut look: impl FnMut(Self, usize) -> Option<Self>) {
        let text = std::fs::read_to_string(path).expect("a scenario is readable");
        let script = parse(&text).expect("a scenario is understood");
        let mut tables = Table::open_under(&script, under).expect("a scenario is opened");
        let (Some(table), true) = (tables.pop(), tables.is_empty()) else {
            // Of two desks at one table each is asked in stories of its own, too.
            return;
        };
        let mut midway = Self {
            table,
            at: Moment(0),
            told: Vec::new(),
        };
        for (index, step) in script.steps.iter().enumerate() {
            let mut told = midway.table.woken_before(step);
            if step.input != "wakes" {
                match midway.table.take(step) {
                    Ok(more) => told.extend(more),
                    Err(_) => return,
                }
            }
            midway.told = told;
            midway.at = step.at;
            match look(midway, index) {
                Some(it) => midway = it,
                None => return,
            }
        }
    }

    /// Returns the name of the question that is open.
    pub(crate) fn asked(&self) -> Option<&'static str> {
        match &self.table.desk {
            Seated::Game(desk) => question_at(desk),
            Seated::WithoutGame(_) => None,
        }
    }

    /// Types a line, and returns what was recorded.
    pub(crate) fn types(&mut self, line: &str) -> Vec<Recorded> {
        let before = self.table.journal.len();
        let step = Step {
            line: 0,
            source: String::new(),
            at: self.at,
            desk: 0,
            input: format!("types {line}"),
            expected: Vec::new(),
        };
        self.told = self.table.take(&step).unwrap_or_else(|why| vec![why]);
        self.table.journal[before..].to_vec()
    }
}
