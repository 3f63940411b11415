//! Entries of the other sheet and answers about the boards, spoken or typed while two boards are compared (D.2.8).
//!
//! An entry that says what our own sheet says is taken at once and said back; one that differs is what the arbiter must
//! know for certain, so it is asked about first.

use shakmaty::{File, Piece};

use crate::desk::entry::Entry;
use crate::desk::question::{Argument, BoardSquare, Question, ReadBack};
use crate::desk::report::policy::Information;
use crate::desk::report::sheets::Sheets;
use crate::desk::{Next, Table};
use crate::game::resolve::SheetEntry;
use crate::game::{BoardName, Comparing, Position, Refusal};
use crate::language;
use crate::language::verdict::{phrase, place};
use crate::language::{Message, Phrase, Word};

impl Table {
    /// Returns the board that is named by its letter, or by the word for the file of that letter.
    pub(in crate::desk) fn board_named(&self, text: &str) -> Option<BoardName> {
        let file = match self.speaker.lexicon().meaning(&language::fold(text)) {
            Some(Word::File(File::A)) => Some(BoardName::A),
            Some(Word::File(File::B)) => Some(BoardName::B),
            _ => None,
        };
        let is_its_letter = |it: &BoardName| it.letter().eq_ignore_ascii_case(text.trim());
        BoardName::BOTH.into_iter().find(is_its_letter).or(file)
    }

    /// Writes an entry that was told where the next one is wanted.
    pub(in crate::desk) fn enter_wanted(&mut self, entry: SheetEntry) {
        match self.half_move(self.wanted_of_the_other_sheet()) {
            Some(ply) => self.enter_of_the_other_sheet(ply, entry),
            None => self.refuse(Refusal::NotOnSheet),
        }
    }

    /// Returns the position in which the entry that is wanted was made, as far as both sheets tell it.
    pub(in crate::desk) fn position_wanted(&self) -> Option<Position> {
        self.position_of_the_other_sheet(self.wanted_of_the_other_sheet())
    }

    /// Returns the position in which an entry was made, counted from 1, while the other sheet is taken.
    pub(in crate::desk) fn position_of_the_other_sheet(&self, ply: usize) -> Option<Position> {
        let comparing = self.game.comparing().filter(|_| self.keys_the_other_sheet())?;
        Sheets::of(&self.game, comparing.theirs(), &self.speaker).before(ply)
    }

    /// Takes a move as an entry of the other sheet: at once where ours says the same or it was typed.
    pub(in crate::desk) fn take_compared_move(&mut self, entry: Entry, position: &Position) -> Next {
        let ply = self.wanted_of_the_other_sheet();
        let m = self.move_of(entry).m;
        let ours = self.game.plies().get(ply.saturating_sub(1));
        let is_ours = ours.is_some_and(|it| it.m == m);
        if entry.as_entered.spoken.is_none() {
            return self.enter_wanted(SheetEntry::Move(m)).into();
        }
        let place = place(self.game.start(), ply).into();
        let named = phrase(m, position, self.speaker.lexicon());
        if !is_ours {
            let message = Message::OtherSheetSaysAsk { place, m: named.into() };
            return self.ask(ReadBack(entry), Information::Comparison, &message);
        }
        self.enter_wanted(SheetEntry::Move(m));
        self.say(
            Information::Comparison,
            &Message::OtherSheetSays { place, m: named.into() },
        )
        .into()
    }

    /// A move that no piece can make stands on the sheet as it was told, and is asked about.
    pub(in crate::desk) fn take_compared_impossible(&mut self, text: Phrase) -> Next {
        let wanted = self.wanted_of_the_other_sheet();
        let message = Message::OtherSheetSays {
            place: place(self.game.start(), wanted).into(),
            m: text.written.as_str().into(),
        };
        self.enter_wanted(SheetEntry::Written(text.written));
        let Some(ply) = self.half_move(wanted) else {
            return Next::Done;
        };
        let first = self.game.comparing().and_then(Comparing::first_difference);
        if self.undecided_at(ply).is_some() {
            return self.ask_what_is_meant(ply);
        }
        // The first difference was told as one.
        if first != Some(ply) {
            self.say(Information::Comparison, &message);
        }
        Next::Done
    }

    /// The half-move that is wanted is not on the other sheet.
    pub(in crate::desk) fn take_compared_missing(&mut self) {
        let place = place(self.game.start(), self.wanted_of_the_other_sheet());
        self.enter_wanted(SheetEntry::Missing);
        let message = Message::OtherSheetLacks { place: place.into() };
        self.say(Information::Comparison, &message);
    }

    /// Takes what stands on the square that is asked about, and says it back; `None` where none is.
    pub(in crate::desk) fn take_compared_square(&mut self, piece: Option<Piece>) -> Option<Next> {
        let square = self.comparison.asked_board.as_ref().and_then(|it| it.next())?;
        if !self.may_compare() {
            super::refuse_while_compared(self);
            return None;
        }
        let message = self
            .speaker
            .of_the_board(self.speaker.lexicon())
            .standing(square, piece);
        self.say(Information::Comparison, &message);
        Some(self.stands_on(square, piece))
    }

    /// "Korrektur" while the boards are compared: the answer or the entry told last is taken back, and a square is asked
    /// about again unless its answer follows. `None` if neither is there.
    pub(in crate::desk) fn take_back_compared(&mut self, open: Option<&Question>, is_answered: bool) -> Option<Next> {
        if !self.keys_the_other_sheet() || open.is_some_and(|it| it.open().is_an_entry()) {
            return None;
        }
        if let Some(asked) = &mut self.comparison.asked_board {
            asked.take_back();
            let next = asked.next().filter(|_| is_answered);
            return Some(match next {
                Some(square) => Next::ask(BoardSquare(square)),
                None => self.ask_on(),
            });
        }
        let has_entries = self.game.comparing().is_some_and(|it| !it.keyed().is_empty());
        has_entries.then(|| self.cancel_of_the_comparison(open)).flatten()
    }

    /// `/correct` while the boards are compared: as "Korrektur", and what is entered behind it takes the place.
    pub(in crate::desk) fn correct_compared(&mut self, open: Option<&Question>, rest: &str) -> Next {
        let is_answered = !rest.is_empty();
        match self.take_back_compared(open, is_answered) {
            None => {
                self.say(Information::OwnEntry, &Message::NothingToCancel);
                open.map_or(Next::Done, |it| Next::Ask(it.clone()))
            }
            Some(Next::Ask(question)) if is_answered => {
                let answered = question.open().compared_line(self, rest);
                answered.unwrap_or(Next::Ask(question))
            }
            Some(_) if is_answered => self.line_of_the_other_sheet(rest),
            Some(next) => next,
        }
    }

    /// "Nein" to what was said back takes back the last answer, or strikes the last entry; "abbrechen" stops.
    pub(in crate::desk) fn take_back_or_say_so(&mut self) -> Next {
        let taken_back = self.take_back_compared(None, false);
        taken_back.unwrap_or_else(|| self.say(Information::OwnEntry, &Message::NothingToCancel).into())
    }

    /// Asks which board is entered; its letter or the word of the file answers.
    pub(super) fn ask_which_board(&mut self) -> Next {
        let question = Argument(language::CommandWord::Board);
        self.ask(question, Information::Comparison, &Message::WhichBoard)
    }
}
