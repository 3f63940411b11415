//! Which move is in the envelope? The arbiter enters what stands on the paper; the program says what may be made of it (E.8).

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Next, OneKey, Table};
use crate::game::adjournment::{AdjournmentStep, SealedFault};
use crate::game::laws::Subject;
use crate::game::{Command, MoveAsSaid, NotationStyle, Outcome, San, Sight};
use crate::language::{self, CommandWord, Decision, Message};

/// Which move is it?
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(in crate::desk) struct SealedMoveRead {
    /// Enter alone was pressed, once.
    is_said_to_be_none: bool,
}

impl OpenQuestion for SealedMoveRead {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Adjourn)
    }

    fn takes_yes_or_no(&self) -> bool {
        false
    }

    fn keys(&self, _table: &Table) -> Option<Vec<OneKey>> {
        None
    }

    /// Enter alone, twice: the envelope is empty. Once it may have belonged to the answer before. One that is lost is not empty.
    fn confirm(&self, table: &mut Table) -> Next {
        match self.is_said_to_be_none {
            _ if table.game.adjournment().is_lost => table.ask_what_was_sealed(),
            true => table.tell_sealed_fault(SealedFault::Missing, &[]),
            false => table.ask_whether_nothing_was_sealed(),
        }
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.read_the_sealed_move(text)
    }
}

impl Table {
    pub(in crate::desk) fn ask_what_was_sealed(&mut self) -> Next {
        let question = SealedMoveRead::default();
        if !self.game.adjournment().is_lost {
            return self.ask(question, Information::OwnEntry, &Message::SealedMoveReadAsk);
        }
        let message = Message::SealedMoveStatedAsk {
            side: self.speaker.side(self.game.turn()),
        };
        let message = self.cited_by(Subject::EnvelopeLost, message);
        self.ask(question, Information::OwnEntry, &message)
    }

    fn ask_whether_nothing_was_sealed(&mut self) -> Next {
        let question = SealedMoveRead {
            is_said_to_be_none: true,
        };
        self.ask(question, Information::OwnEntry, &Message::SealedNoneAsk)
    }

    /// What stands on the paper is looked at with the board before it: it may mean one move, several, or none.
    fn read_the_sealed_move(&mut self, text: &str) -> Next {
        let position = self.game.position().clone();
        let understood = language::understand(text, &self.speaker.reader(), &position, Sight::Legal);
        let offer = understood.offer;
        match understood.decision {
            Decision::Clear { m, .. } if position.is_legal(m) == Some(false) => {
                self.tell_sealed_fault(SealedFault::Illegal, &[])
            }
            Decision::Clear { m, .. } => {
                self.settle(Command::PlaySealed {
                    m: m.as_made().into(),
                    offer,
                });
                Next::Done
            }
            Decision::Ask { moves } | Decision::Castling { moves } => {
                self.tell_sealed_fault(SealedFault::Ambiguous, &moves)
            }
            Decision::Promotion { .. } => self.tell_sealed_fault(SealedFault::Ambiguous, &[]),
            Decision::Impossible { .. } => self.tell_sealed_fault(SealedFault::Illegal, &[]),
            Decision::Said { .. } | Decision::Letter { .. } | Decision::Nothing(_) => {
                self.tell_sealed_fault(SealedFault::NotUnderstood, &[])
            }
        }
    }

    /// E.8: the arbiter is told what was found, and what it costs; nothing is decided. What stands on the paper may be entered
    /// once more.
    fn tell_sealed_fault(&mut self, fault: SealedFault, moves: &[crate::game::Move]) -> Next {
        let is_lost = self.game.adjournment().is_lost;
        if !is_lost && !self.settle(Command::Adjourn(AdjournmentStep::Faulty { fault })) {
            return Next::Done;
        }
        if !moves.is_empty() {
            let position = self.game.position().clone();
            let letter = self.speaker.writing_letters();
            let written = moves.iter().map(|it| {
                let san = San::seen(&position, MoveAsSaid::from(*it), Sight::Legal);
                san.write(|role| letter.letter(role), NotationStyle::Sheet)
            });
            let moves = written.collect::<Vec<_>>().join(", ");
            self.say(Information::EndOfGame, &Message::SealedWays { moves });
        }
        // E.12.a: there is no recording that could lose the game, and what was stated may be stated again.
        if is_lost {
            let sealed = fault.name().into();
            self.say(Information::OwnEntry, &Message::SealedStatedFault { sealed });
            return self.ask_what_was_sealed();
        }
        let side = self.game.turn();
        // E.8 excepts what 6.9 says of who cannot mate.
        if self.game.result_against(side) == Outcome::Draw {
            let found = Message::SealedFaultFound {
                sealed: fault.name().into(),
            };
            let found = self.cited_by(fault.subject(), found);
            self.say(Information::EndOfGame, &found);
            let excepted = Message::SealedFaultExcepted {
                side: self.speaker.side(!side),
                command: format!("{} ½-½", self.name_of(CommandWord::Result)),
            };
            let excepted = self.cited_by(Subject::TimeForfeit, excepted);
            return self.ask(SealedMoveRead::default(), Information::EndOfGame, &excepted);
        }
        let command = format!("{} {}", self.name_of(CommandWord::Result), side.fold_wb("0-1", "1-0"));
        let message = Message::SealedFault {
            sealed: fault.name().into(),
            side: self.speaker.side(side),
            command,
        };
        let message = self.cited_by(fault.subject(), message);
        self.ask(SealedMoveRead::default(), Information::EndOfGame, &message)
    }
}
