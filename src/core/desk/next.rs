//! What follows from an answer, a command or an entry: it is returned, and the desk does it.

use super::entry::{AsEntered, Entry};
use super::question::Question;
use crate::language::CommandWord;
use crate::language::listen::Meaning;

/// What is to be done next.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub(super) enum Next {
    /// Nothing.
    Done,
    /// A question was said, or stays as it is: from now on it stands open.
    Ask(Question),
    /// Text is to be understood as a move.
    Enter {
        /// What was entered.
        text: String,
        /// How it is meant.
        as_entered: AsEntered,
    },
    /// One move is meant: it may lack its promotion piece, or be illegal, or is to be read back.
    Understood(Entry),
    /// An entry needs no more questions.
    Commit(Entry),
    /// Of several things that may have been said this one was chosen; a move is meant so.
    Meant(Meaning, AsEntered),
    /// A command is to be carried out, with what stands behind it.
    Run {
        /// Which.
        word: CommandWord,
        /// What stands behind it.
        rest: String,
        /// True if it came through a pipe.
        piped: bool,
    },
    /// The next step of the usual path.
    Step,
    /// Where nothing is asked or recorded by what comes first, the question stays open.
    OrAsk(Box<Next>, Box<Question>),
}

impl Next {
    /// Lets a question stand that was said, or is not asked again.
    pub(super) fn ask(question: impl Into<Question>) -> Self {
        Self::Ask(question.into())
    }

    /// Lets a command be carried out as it was typed.
    pub(super) fn run(word: CommandWord, rest: &str, piped: bool) -> Self {
        let rest = rest.to_owned();
        Self::Run { word, rest, piped }
    }

    /// Lets a text be understood as a move.
    pub(super) fn enter(text: &str, as_entered: AsEntered) -> Self {
        let text = text.to_owned();
        Self::Enter { text, as_entered }
    }

    /// Lets a question stay open where nothing else follows.
    pub(super) fn or_open(self, question: impl Into<Question>) -> Self {
        match self {
            Self::Done => Self::ask(question),
            other => other,
        }
    }

    /// Lets a question stay open where nothing is asked or recorded by this.
    pub(super) fn or_ask(self, question: impl Into<Question>) -> Self {
        Self::OrAsk(Box::new(self), Box::new(question.into()))
    }
}

/// Something was said or done, and nothing follows.
impl From<()> for Next {
    fn from((): ()) -> Self {
        Self::Done
    }
}
