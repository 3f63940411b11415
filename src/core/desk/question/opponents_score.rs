//! A game was declared lost: what does the opponent score? Proposed is the win, or half a point where the edition says so
//! (12.3.b of 2009), or the loss of both (11.8); the arbiter may enter another score (11.7, 12.9).

use shakmaty::{ByColor, Color};

use crate::desk::question::{OpenQuestion, hint_yes};
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};
use crate::game::laws::Subject;
use crate::game::{Outcome, Points};
use crate::language::{CommandWord, Message};

/// What does this side score, whose opponent has lost?
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(in crate::desk) struct OpponentsScore {
    side: Color,
    proposed: Outcome,
    /// The article that makes the score an open question, or that decides it.
    by: Subject,
}

impl OpenQuestion for OpponentsScore {
    fn is_of_weight(&self) -> bool {
        true
    }

    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Result)
    }

    fn enter(&self, table: &mut Table) -> Next {
        hint_yes(table);
        table.ask_for_the_opponents_score(self.side, self.proposed, self.by)
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.enter_result(self.proposed).into()
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        let score = text.parse::<Points>().ok();
        match score.and_then(|it| table.result_of_a_loss(self.side, it)) {
            Some(outcome) => table.enter_result(outcome).into(),
            None => {
                let system = table.game.point_system();
                let message = Message::NeedsOpponentsScore {
                    draw: system.draw.to_string(),
                    loss: system.loss.to_string(),
                };
                let message = table.cited_by(self.by, message);
                table.say(Information::OwnEntry, &message);
                Next::ask(*self)
            }
        }
    }
}

impl Table {
    /// Asks what a side scores whose opponent has lost; where what is proposed is entered already, nothing is asked.
    pub(in crate::desk) fn ask_for_the_opponents_score(&mut self, side: Color, proposed: Outcome, by: Subject) -> Next {
        if self.game.outcome() == Some(proposed) {
            return Next::Done;
        }
        let system = self.game.point_system();
        let result = self.speaker.result(proposed);
        let ask = self.stands_against(proposed).unwrap_or(Message::ResultAsk { result });
        let message = match by {
            // "The opponent shall win": another score is the arbiter's all the same, and is not offered.
            Subject::DeviceLoss => ask,
            _ if proposed == Outcome::BothLose => ask,
            _ => Message::OpponentsScoreAsk {
                ask: ask.into(),
                side: self.speaker.side(side),
                draw: system.draw.to_string(),
                loss: system.loss.to_string(),
            },
        };
        let message = self.cited_by(by, message);
        self.ask(OpponentsScore { side, proposed, by }, Information::OwnEntry, &message)
    }

    /// Returns the result by which a side scores so much, and its opponent has lost.
    fn result_of_a_loss(&self, side: Color, score: Points) -> Option<Outcome> {
        let system = self.game.point_system();
        let lost = system.loss;
        let points = match side {
            Color::White => ByColor { white: score, black: lost },
            Color::Black => ByColor { white: lost, black: score },
        };
        system.result_of(points)
    }
}
