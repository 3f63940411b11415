//! The other sheet and the boards, told aloud while two boards are compared (D.2.8).
//!
//! An entry that says what our own sheet says is taken at once and said back; one that differs is what the arbiter must
//! know for certain, so it is asked about first.

use shakmaty::{File, Piece};

use crate::desk::entry::Entry;
use crate::desk::question::{Argument, BoardSquare, OtherSheet, Question, ReadBack};
use crate::desk::report::policy::Information;
use crate::desk::report::sheets::Sheets;
use crate::desk::{Desk, Table};
use crate::game::resolve::Entry as SheetEntry;
use crate::game::{BoardName, Comparing, Position, Refusal};
use crate::language::verdict::{phrase, place};
use crate::language::{self, Message, MessageId, Phrase, Word};

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
}

impl Desk {
    /// Returns the position in which the entry that is wanted was made, as far as both sheets tell it.
    pub(in crate::desk) fn position_of_the_other_sheet(&self) -> Option<Position> {
        let comparing = self
            .table
            .game
            .comparing()
            .filter(|_| self.table.keys_the_other_sheet())?;
        let ply = match self.question {
            Some(Question::OtherSheet(OtherSheet { ply })) => usize::from(ply),
            _ => self.wanted_of_the_other_sheet(),
        };
        Sheets::of(&self.table.game, comparing.theirs(), &self.table.speaker).before(ply)
    }

    /// Whoever answers aloud what an entry means speaks of that entry, also after another question.
    pub(in crate::desk) fn speaks_of_the_entry_asked_about(&mut self) {
        if let Some(Question::OtherSheet(OtherSheet { ply })) = self.question {
            self.comparison.jumped_to = Some(usize::from(ply));
        }
    }

    /// Takes a move as an entry of the other sheet: at once where ours says the same or it was typed.
    pub(in crate::desk) fn told_entry(&mut self, entry: Entry, position: &Position) {
        let ply = self.wanted_of_the_other_sheet();
        let ours = self.table.game.plies().get(ply.saturating_sub(1));
        let id = match (ours, entry.as_entered.spoken) {
            (_, None) => return self.enter_told(SheetEntry::Move(entry.m)),
            (Some(ours), Some(_)) if ours.m == entry.m => MessageId::OtherSheetSays,
            (_, Some(_)) => MessageId::OtherSheetSaysAsk,
        };
        let message = Message::new(id).with("place", place(self.table.game.start(), ply));
        let message = message.with("move", phrase(entry.m, position, self.table.speaker.lexicon()));
        if id == MessageId::OtherSheetSaysAsk {
            return self.ask(ReadBack(entry), Information::Comparison, &message);
        }
        self.enter_told(SheetEntry::Move(entry.m));
        self.table.say_message(Information::Comparison, &message);
    }

    /// Writes an entry that was told where the next one is wanted.
    pub(in crate::desk) fn enter_told(&mut self, entry: SheetEntry) {
        match self.table.half_move(self.wanted_of_the_other_sheet()) {
            Some(ply) => self.enter_of_the_other_sheet(ply, entry),
            None => self.table.refuse(Refusal::NotOnSheet),
        }
    }

    /// A move that no piece can make stands on the sheet as it was told, and is asked about.
    pub(in crate::desk) fn told_impossible(&mut self, text: Phrase) {
        let wanted = self.wanted_of_the_other_sheet();
        let message = Message::new(MessageId::OtherSheetSays).with("place", place(self.table.game.start(), wanted));
        let message = message.with("move", text.written.as_str());
        self.enter_told(SheetEntry::Written(text.written));
        let Some(ply) = self.table.half_move(wanted) else {
            return;
        };
        let first = self.table.game.comparing().and_then(Comparing::first_difference);
        if self.table.undecided_at(ply).is_some() {
            self.ask_what_is_meant(ply);
        } else if first != Some(ply) {
            // The first difference was told as one.
            self.table.say_message(Information::Comparison, &message);
        }
    }

    /// The half-move that is wanted is not on the other sheet.
    pub(in crate::desk) fn told_missing(&mut self) {
        let place = place(self.table.game.start(), self.wanted_of_the_other_sheet());
        self.question = None;
        self.enter_told(SheetEntry::Missing);
        let message = Message::new(MessageId::OtherSheetLacks).with("place", place);
        self.table.say_message(Information::Comparison, &message);
    }

    /// The other sheet ends before the half-move that is wanted.
    pub(in crate::desk) fn told_end(&mut self) {
        self.question = None;
        self.table.end_the_sheet();
    }

    /// Takes what stands on the square that is asked about, and says it back.
    pub(in crate::desk) fn told_square(&mut self, piece: Option<Piece>) {
        let Some(square) = self.comparison.asked_board.as_ref().and_then(|it| it.next()) else {
            return;
        };
        if !self.table.may_compare() {
            return self.table.refuse(Refusal::ArbiterOnly);
        }
        let message = self.table.standing(square, piece, self.table.speaker.lexicon());
        self.question = None;
        self.table.say_message(Information::Comparison, &message);
        self.stands_on(square, piece);
    }

    /// "Korrektur" while the boards are compared: the answer or the entry told last is taken back, and a square is asked
    /// about again unless its answer follows. Returns false if neither is there.
    pub(in crate::desk) fn takes_back_what_was_told(&mut self, is_answered: bool) -> bool {
        if !self.table.keys_the_other_sheet() || self.asks_about_an_entry() {
            return false;
        }
        match &mut self.comparison.asked_board {
            Some(asked) => {
                asked.take_back();
                let next = asked.next().filter(|_| is_answered);
                match next {
                    Some(square) => self.leave_open(BoardSquare(square)),
                    None => self.ask_on(),
                }
                true
            }
            None => {
                let has_entries = self.table.game.comparing().is_some_and(|it| !it.keyed().is_empty());
                has_entries && self.cancel_of_the_comparison()
            }
        }
    }

    /// `/correct` while the boards are compared: as "Korrektur", and what is entered behind it takes the place.
    pub(in crate::desk) fn correct_what_was_told(&mut self, rest: &str) {
        let is_answered = !rest.is_empty();
        if !self.takes_back_what_was_told(is_answered) {
            self.table.say(Information::OwnEntry, MessageId::NothingToCancel);
        } else if is_answered {
            self.compared_line(rest);
        }
    }

    /// "Nein" to what was said back takes back the last answer, or strikes the last entry; "abbrechen" stops.
    pub(in crate::desk) fn take_back_or_say_so(&mut self) {
        if !self.takes_back_what_was_told(false) {
            self.table.say(Information::OwnEntry, MessageId::NothingToCancel);
        }
    }

    /// Asks which board is entered; its letter or the word of the file answers.
    pub(super) fn ask_which_board(&mut self) {
        let question = Argument(language::CommandWord::Board);
        self.ask(question, Information::Comparison, &MessageId::WhichBoard.into());
    }
}
