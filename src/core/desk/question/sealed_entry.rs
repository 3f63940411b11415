//! The sealed move, entered unseen and twice: it is neither said, nor shown, nor kept but as its seal (E.1.a, D.2.1).

use crate::desk::question::OpenQuestion;
use crate::desk::report::policy::Information;
use crate::desk::{Earcon, Next, Table};
use crate::game::Said;
use crate::language::understand::words::{said_from, wording};
use crate::language::{CommandWord, Message, MoveSpec};

/// Which move is sealed? Whatever is entered answers it; nothing of it is said back, so it is entered twice.
#[derive(Clone, Copy, Default, Eq, PartialEq)]
pub(in crate::desk) struct SealedEntry {
    /// The move, once it was entered for the first time.
    first: Option<Said>,
    /// A move of which it was not said from which square it comes.
    from_where: Option<MoveSpec>,
    /// Whether somebody else writes it on the paper.
    paper: Paper,
}

/// Who writes the move on the paper that goes into the envelope.
#[derive(Clone, Copy, Default, Eq, PartialEq)]
enum Paper {
    /// The player, who needs to hear nothing of it.
    #[default]
    Written,
    /// An assistant, who hears it in the Ear before it is sealed (I.1.1).
    Dictated,
}

impl std::fmt::Debug for SealedEntry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SealedEntry")
    }
}

impl OpenQuestion for SealedEntry {
    fn command(&self) -> Option<CommandWord> {
        Some(CommandWord::Seal)
    }

    fn is_unseen(&self) -> bool {
        true
    }

    /// Who has nothing but a display seals there.
    fn takes_cells_unseen(&self) -> bool {
        true
    }

    fn confirm(&self, table: &mut Table) -> Next {
        table.ask_for_the_sealed_move(*self, &Message::SealAsk)
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.enter_the_sealed_move(*self, text)
    }

    /// What is said here answers nothing else: it is not to be read back.
    fn answer_aloud(&self, table: &mut Table, text: &str) -> Option<Next> {
        Some(table.enter_the_sealed_move(*self, text))
    }
}

impl SealedEntry {
    /// The assistant who writes the move hears it in the Ear, once it was entered twice (I.1.1).
    pub(in crate::desk) fn dictated() -> Self {
        Self {
            paper: Paper::Dictated,
            ..Self::default()
        }
    }

    /// Returns the same from the beginning.
    fn restarted(self) -> Self {
        Self {
            first: None,
            from_where: None,
            ..self
        }
    }

    /// Returns what a line says: the one move that it can mean by its words, from a square that may have been asked for.
    fn read(&self, table: &Table, text: &str) -> Option<MoveSpec> {
        let reader = table.speaker.reader();
        let said = wording(text, &reader).said;
        let cheapest = said.iter().map(|it| it.cost).min();
        let mut best = said.iter().filter(|it| Some(it.cost) == cheapest).map(|it| it.spec);
        match self.from_where {
            Some(spec) => said_from(text, &reader, &spec).or_else(|| best.next()),
            None => best.next(),
        }
    }
}

/// Returns what was said, if it cannot be taken for another move: from a square to a square, or castling.
fn in_full(spec: &MoveSpec) -> Option<Said> {
    let is_full = match spec {
        MoveSpec::Castles(_) => true,
        MoveSpec::Goes(going) => going.from().is_some(),
    };
    spec.said().filter(|_| is_full && !spec.lacks_its_promotion())
}

impl Table {
    /// Asks for the sealed move of the player at the keys, or says that it goes on paper alone.
    pub(in crate::desk) fn ask_for_the_move_to_seal(&mut self, question: SealedEntry) -> Next {
        let side = self.game.turn();
        match self.game.arbiter_key() {
            _ if !self.game.announces(side) => {
                let side = self.speaker.side(side);
                self.say_with(Earcon::Refused, Information::OwnEntry, &Message::SealNotOurs { side })
                    .into()
            }
            Some(_) => self.ask_for_the_sealed_move(question, &Message::SealAsk),
            None => self.say(Information::TableFact, &Message::SealOnPaper).into(),
        }
    }

    /// Whoever seals hears the question also while an arbiter is at the keys.
    fn ask_for_the_sealed_move(&mut self, question: SealedEntry, message: &Message) -> Next {
        self.ask_anew(question, Information::TableFact, message)
    }

    fn enter_the_sealed_move(&mut self, question: SealedEntry, text: &str) -> Next {
        // It was entered and nobody had asked: a move that goes on paper alone is not taken.
        if self.game.arbiter_key().is_none() || !self.game.announces(self.game.turn()) {
            return self.ask_for_the_move_to_seal(question);
        }
        let Some(spec) = question.read(self, text) else {
            let from_where = None;
            return self.ask_for_the_sealed_move(SealedEntry { from_where, ..question }, &Message::SealNotUnderstood);
        };
        let Some(said) = in_full(&spec) else {
            let has_square = spec.said().is_some() && !spec.lacks_its_promotion();
            let from_where = has_square.then_some(spec);
            let message = match has_square {
                true => Message::WhichSquare,
                false => Message::SealNotUnderstood,
            };
            return self.ask_for_the_sealed_move(SealedEntry { from_where, ..question }, &message);
        };
        match question.first {
            None => {
                let first = Some(said);
                self.ask_for_the_sealed_move(SealedEntry { first, ..question.restarted() }, &Message::SealAgain)
            }
            Some(first) if first == said => {
                if question.paper == Paper::Dictated {
                    let m = self.speaker.words_read_back(spec, self.speaker.lexicon()).into();
                    self.say(Information::Task, &Message::SealDictated { m });
                }
                self.seal_move(said).into()
            }
            Some(_) => self.ask_for_the_sealed_move(question.restarted(), &Message::SealDiffers),
        }
    }
}
