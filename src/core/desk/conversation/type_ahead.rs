//! The type-ahead: what is typed before it is asked for waits until somebody wants to know.

use std::collections::VecDeque;

/// Lines in the order in which they were typed.
#[derive(Debug, Default)]
pub(in crate::desk) struct TypeAhead {
    lines: VecDeque<String>,
    /// True when no more will come.
    has_left: bool,
}

/// An answer, or that there will be none.
#[derive(Debug, Eq, PartialEq)]
pub(in crate::desk) enum NextTyped {
    Line(String),
    /// The person has gone.
    Nobody,
}

impl TypeAhead {
    /// Keeps a line, without blanks around it.
    pub(in crate::desk) fn keep(&mut self, line: &str) {
        self.lines.push_back(line.trim().to_owned());
    }

    /// Notes that no more will come.
    pub(in crate::desk) fn leave(&mut self) {
        self.has_left = true;
    }

    /// Takes the next answer; `None` if it is still to come.
    pub(in crate::desk) fn take(&mut self) -> Option<NextTyped> {
        let line = self.lines.pop_front().map(NextTyped::Line);
        line.or(self.has_left.then_some(NextTyped::Nobody))
    }
}
