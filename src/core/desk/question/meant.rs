//! Several things may have been said, not all of them moves: which one?

use crate::language;
use crate::language::listen::Meaning;
use crate::language::{Message, MoveSpec, Phrase};

use crate::desk::comparison::AskedBoard;
use crate::desk::entry::{AsEntered, Entered, Entry};
use crate::desk::question::OpenQuestion;
use crate::desk::question::which_move::joined;
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::AskedNow;
use crate::desk::{Next, OneKey, Table};

/// What may have been said, where it is not moves alone.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::desk) struct Meant {
    /// What may have been meant.
    pub(in crate::desk) meanings: Vec<Meaning>,
    /// The words that tell each from the others.
    pub(in crate::desk) apart: Vec<Phrase>,
    /// How a move among them is meant.
    pub(in crate::desk) as_entered: AsEntered,
}

impl OpenQuestion for Meant {
    fn as_entered(&self) -> Option<AsEntered> {
        Some(self.as_entered)
    }

    fn is_an_entry(&self) -> bool {
        self.meanings.iter().any(Meaning::is_a_move)
    }

    /// Which of them is meant says the prompt not.
    fn is_about_a_correction(&self) -> bool {
        false
    }

    /// Whatever is chosen is chosen at the keys.
    fn was_spoken(&self) -> bool {
        false
    }

    fn completes_an_entry(&self) -> bool {
        true
    }

    fn keys(&self, table: &Table) -> Option<Vec<OneKey>> {
        // A letter is a piece, and a dash an empty square.
        (!table.keys_the_other_sheet()).then(|| table.meanings_by_key(self))
    }

    fn takes_yes_or_no(&self) -> bool {
        self.only().is_some()
    }

    fn takes_any_text(&self, table: &Table) -> bool {
        table.keys_the_other_sheet()
    }

    fn may_be_said(&self, table: &Table) -> AskedNow {
        match table.keys_the_other_sheet() {
            // What was heard with doubt may be said again.
            true if table.comparison.asked_board.is_some() => AskedNow::Stands,
            true if !self.are_moves() => AskedNow::Sheet,
            true | false if table.reads_words_alone() => AskedNow::WhichSaid(self.specs()),
            true | false => AskedNow::Which(self.moves()),
        }
    }

    fn confirm(&self, table: &mut Table) -> Next {
        match self.only() {
            Some(meaning) => Next::Meant(meaning, self.as_entered),
            None => table.ask_meant(self.clone()),
        }
    }

    fn deny(&self, table: &mut Table) -> Option<Next> {
        let asks_about_a_board = table.comparison.asked_board.is_some();
        asks_about_a_board.then(|| table.ask_on())
    }

    fn answer(&self, table: &mut Table, text: &str, _piped: bool) -> Next {
        table.answer_meant(text, self.clone())
    }

    fn answer_aloud(&self, _table: &mut Table, text: &str) -> Option<Next> {
        self.named(text).map(|it| Next::Meant(it, self.as_entered))
    }

    /// What was heard with doubt is answered, or another answer takes its place.
    fn compared_line(&self, table: &mut Table, line: &str) -> Option<Next> {
        let is_named = line.is_empty() || self.named(line).is_some();
        let asked = table.comparison.asked_board.as_ref().and_then(AskedBoard::next);
        let answers = table.meant_as_yes_or_no(&self.clone().into(), line).is_some();
        let asked = asked.filter(|_| !is_named && !answers)?;
        Some(table.answer_square(asked, line))
    }
}

impl Meant {
    /// Returns the meaning whose word was said or typed.
    pub(in crate::desk) fn named(&self, text: &str) -> Option<Meaning> {
        let said = language::spellings(text);
        let is_said = |it: &Phrase| {
            let forms = [it.written.as_str(), &it.spoken.text()].map(language::spellings);
            forms.iter().any(|it| !it.is_disjoint(&said))
        };
        let mut fitting = self.meanings.iter().zip(&self.apart).filter(|(_, it)| is_said(it));
        let (meaning, _) = fitting.next()?;
        fitting.next().is_none().then_some(*meaning)
    }

    /// Returns what was meant if there is but one thing to confirm.
    pub(in crate::desk) fn only(&self) -> Option<Meaning> {
        match self.meanings.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Returns true if nothing but moves is meant, some of which no piece can make: then one word may tell them apart.
    pub(in crate::desk) fn are_moves(&self) -> bool {
        let is_move = |it: &Meaning| it.is_a_move() || matches!(it, Meaning::Impossible(_));
        self.meanings.iter().all(is_move)
    }

    /// Returns the moves among them.
    pub(in crate::desk) fn moves(&self) -> Vec<crate::game::Move> {
        let moves = self.meanings.iter().filter_map(|it| match it {
            Meaning::Move(m) | Meaning::MoveAndOffer(m) => Some(*m),
            _ => None,
        });
        moves.collect()
    }

    /// Returns the words of moves among them.
    fn specs(&self) -> Vec<MoveSpec> {
        let specs = self.meanings.iter().filter_map(|it| match it {
            Meaning::Said(spec) | Meaning::SaidAndOffer(spec) => Some(*spec),
            _ => None,
        });
        specs.collect()
    }
}

impl Table {
    /// Takes a move that was chosen of several things.
    pub(in crate::desk) fn chosen(&mut self, what: Entered, offer: bool, as_entered: AsEntered) -> Next {
        let as_entered = AsEntered { offer, ..as_entered };
        match self.may_be_entered(as_entered) {
            true => Next::Understood(Entry { what, as_entered }),
            false => Next::Done,
        }
    }

    /// Returns words as the announcements say them.
    pub(in crate::desk) fn named_apart(&self, apart: &[String]) -> Vec<Phrase> {
        apart.iter().map(|it| self.speaker.lexicon().phrase_of(it)).collect()
    }

    /// The first letters that decide alone.
    pub(in crate::desk) fn meanings_by_key(&self, alternatives: &Meant) -> Vec<OneKey> {
        let first = |it: &Phrase| language::fold(&it.written).chars().next();
        let letters: Vec<Option<char>> = alternatives.apart.iter().map(first).collect();
        let decides = |key: char| letters.iter().filter(|it| **it == Some(key)).count() == 1;
        let key = |it: &Phrase| {
            let key = first(it).filter(|it| decides(*it))?;
            Some(OneKey::beginning(
                key,
                it.written.clone(),
                [language::fold(&it.written)],
            ))
        };
        alternatives.apart.iter().filter_map(key).collect()
    }
}

impl Table {
    /// Asks which of several things was said.
    pub(in crate::desk) fn ask_meant(&mut self, alternatives: Meant) -> Next {
        let choices = joined(alternatives.apart.clone());
        let message = Message::WhichHeard {
            choices,
        };
        self.ask_anew(alternatives, Information::OwnEntry, &message)
    }

    /// Takes a line where one of several things was asked for; another move takes its place.
    fn answer_meant(&mut self, text: &str, alternatives: Meant) -> Next {
        match alternatives.named(text) {
            Some(meaning) => Next::Meant(meaning, alternatives.as_entered),
            None => self.new_entry_or(alternatives, text, AsEntered::default(), |_table, it| Next::ask(it)),
        }
    }
}
