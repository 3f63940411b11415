//! Entries of the other sheet and answers about the boards, made at the Braille display while two boards are compared
//! (D.2.8).
//!
//! Cells carry no more than was typed: many leave the capital sign out, so what only a capital would decide is asked.

use shakmaty::Square;

use crate::desk::question::{BoardSquare, Question};
use crate::desk::report::policy::Information;
use crate::desk::report::sheets::Sheets;
use crate::desk::{Channel, Mark, Next, Table};
use crate::game::resolve::{EntryMeaning, SheetEntry};
use crate::language::board_reader::SquareAnswer;
use crate::language::braille;
use crate::language::braille::{Profile, position};
use crate::language::sheet_reading::paper::{may_be_move_in_cells, number_in_cells, stands_on_a_sheet};
use crate::language::{Letters, Message};

impl Table {
    /// Returns entries of the other sheet that were typed in cells as print. One that may be a pawn's capture or that of a
    /// piece whose capital was left out stays in its cells: then both are read, and asked about.
    pub(in crate::desk) fn entries_in_print(&self, typed: &str, code: &Profile) -> String {
        let (letters, _) = self.letters_on_the_line();
        let in_print = |word: &str| {
            let Ok(cells) = braille::of_unicode(word) else {
                return word.to_owned();
            };
            let print = code.read_back(&cells).text;
            // What was pasted may be in another code than that of the display.
            if braille::holds_cells(&print) || !stands_on_a_sheet(&print) {
                if let Some(number) = number_in_cells(word) {
                    return number;
                }
                if may_be_move_in_cells(word) {
                    return word.to_owned();
                }
            }
            let number = print.chars().take_while(|it| it.is_ascii_digit() || *it == '.').count();
            let (head, entry): (String, String) = (
                print.chars().take(number).collect(),
                print.chars().skip(number).collect(),
            );
            if may_lack_its_capital(&entry, &letters) && cells.len() == print.chars().count() {
                let entry: String = word.chars().skip(number).collect();
                return format!("{head} {entry}");
            }
            print
        };
        let words = typed.split([' ', '\u{2800}']).filter(|it| !it.is_empty());
        words.map(in_print).collect::<Vec<_>>().join(" ")
    }

    /// Returns an entry in cells as print, unless a pawn's move and that of a piece may be meant there.
    pub(super) fn in_print_if_clear(&self, ply: u16, entry: SheetEntry) -> SheetEntry {
        let (SheetEntry::Written(text), Some(comparing)) = (&entry, self.game.comparing()) else {
            return entry;
        };
        let Some(spellings) = braille::typed::spellings(text, false) else {
            return entry;
        };
        let sheets = Sheets::of(&self.game, comparing.theirs(), &self.speaker);
        let Some(before) = sheets.before(usize::from(ply)) else {
            return entry;
        };
        let only_move = |text: &str| match sheets.read(text, &before) {
            EntryMeaning::Moves { moves, .. } if moves.len() == 1 => moves.first().copied(),
            _ => None,
        };
        let meant = only_move(text);
        let print = spellings
            .into_iter()
            .find(|it| meant.is_some() && only_move(it) == meant);
        print.map_or(entry, SheetEntry::Written)
    }

    fn read_square_in_cells(&self, typed: &str, print: &str, code: &Profile) -> SquareAnswer {
        let letters = code.letters().unwrap_or(self.speaker.writing_letters());
        let reader = self.board_reader();
        // In the British code a plain letter is a white piece, and one with dot 6 a black one.
        if let (Profile::Ukaaf2015, Ok([cell])) = (code, braille::of_unicode(typed.trim()).as_deref())
            && let Some(piece) = position::piece_of(*cell)
        {
            return SquareAnswer::Stands(Some(piece));
        }
        if let Some(role) = self.comparison.asked_board.as_ref().and_then(|it| it.named()) {
            return reader.color_of(role, print, &letters);
        }
        match (reader.square(print, &letters), print.trim().chars().count()) {
            // A small letter of one cell may be a capital whose sign was left out.
            (SquareAnswer::Stands(Some(piece)), 1) if piece.color.is_black() => SquareAnswer::NoColor(piece.role),
            (told, _) => told,
        }
    }
}

impl Table {
    /// Returns what stands on the Braille line while boards are compared: what is wanted next or, where what the boards
    /// come to is not for the Ear (D.2.8-9), that they are compared.
    pub(in crate::desk) fn compared_on_the_line(&self, open: Option<&Question>) -> Option<String> {
        self.game.comparing()?;
        let is_for_the_ear = |message: &Message| {
            let telling = self.speaker.report(Information::Comparison, message);
            self.speaker.channel(&telling) == Some(Channel::Ear)
        };
        let wanted = self.prompt_of_the_comparison(open).filter(is_for_the_ear);
        let message = wanted.unwrap_or(Message::BoardsCompared);
        Some(self.speaker.text(&message).trim_end().to_owned())
    }

    /// Takes cells as what stands on the square asked about; `print` is how they read. `None` if they are to be read as print.
    pub(in crate::desk) fn square_in_cells(&mut self, asked: Square, typed: &str, print: &str) -> Option<Next> {
        let is_command = print.starts_with('/');
        let is_meant = |_code: &&Profile| braille::holds_cells(typed) && !is_command;
        let code = self.braille.code.as_ref().filter(is_meant)?;
        let told = self.read_square_in_cells(typed, print, code);
        Some(self.take_square_answer(asked, told, print))
    }

    /// Deleting with nothing typed takes the last answer about a square back; `None` if there is none.
    pub(in crate::desk) fn take_back_in_braille(&mut self, open: Option<&Question>) -> Option<Next> {
        let has_answers = self.comparison.asked_board.as_ref().is_some_and(|it| it.has_answers());
        let is_asked = has_answers && matches!(open, Some(Question::BoardSquare(_)));
        is_asked.then(|| self.take_back_compared(open, false)).flatten()
    }

    /// Returns the sign for an answer about a square: kept, where the next question stands; none, where only the colour is
    /// wanted still.
    pub(in crate::desk) fn mark_of_the_square(&self, open: Option<&Question>, asked: Square) -> Option<Mark> {
        let is_named = self
            .comparison
            .asked_board
            .as_ref()
            .is_some_and(|it| it.named().is_some());
        match open == Some(&BoardSquare(asked).into()) {
            false => Some(Mark::Confirmed),
            true if is_named => None,
            true => Some(Mark::Refused),
        }
    }
}

/// Returns true for the capture of a pawn that, with its first letter a capital, would be that of a piece.
fn may_lack_its_capital(entry: &str, letters: &Letters) -> bool {
    let mut signs = entry.chars();
    let (first, second) = (signs.next(), signs.next());
    let piece = first.and_then(|it| letters.role(it.to_ascii_uppercase()));
    let is_small = !entry.contains(|it: char| it.is_ascii_uppercase());
    is_small && second == Some('x') && first.is_some_and(|it| ('a'..='h').contains(&it)) && piece.is_some()
}
