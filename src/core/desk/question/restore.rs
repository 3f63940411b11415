//! Go back to the last agreement of the sheets and strike what follows? Only yes does it.

use crate::desk::comparison::tell_log_compared;
use crate::desk::dashes::is_dash;
use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table, retell};
use crate::game::laws;
use crate::language::{CommandWord, Message};

/// Is the game to go on from this half-move?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Restore {
    /// How many half-moves stay.
    ply: u16,
}

impl OpenQuestion for Restore {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Restore)
    }

    fn enter(&self, table: &mut Table) -> Next {
        table.ask_to_restore(self.ply).or_open(*self)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.go_back_to(self.ply).into()
    }

    /// Another entry takes the place of the question.
    fn compared_line(&self, table: &mut Table, line: &str) -> Option<Next> {
        let answers = table.meant_as_yes_or_no(&(*self).into(), line).is_some() || is_dash(line);
        (!line.is_empty() && !answers).then(|| table.line_of_the_other_sheet(line))
    }
}

impl Table {
    /// Asks whether what is struck is to be struck, and names it.
    pub(in crate::desk) fn ask_to_restore(&mut self, ply: u16) -> Next {
        let Some(struck) = retell::struck_by_going_back(&self.game, ply) else {
            return Next::Done;
        };
        let subject = laws::subject_of_going_back(&self.game, ply);
        let article = subject.and_then(|it| self.game.rules().article(it));
        let ask = |moves| match article {
            Some(article) => Message::RestoreAskBy {
                article: article.to_owned(),
                moves,
            },
            None => Message::RestoreAsk { moves },
        };
        tell_log_compared(self);
        let telling = retell::struck(&struck, ask, Information::Comparison, &self.speaker);
        self.tell(telling);
        Next::ask(Restore { ply })
    }
}
