//! What stands on the board, asked for: on a square, a rank, a file, pieces of a kind, and what was taken. In free mode, or
//! by the leave of the arbiter (P.2).
//!
//! A finger reads first the cells of the picture of a board, then what the Ear is told in short.

use std::borrow::Cow;

use shakmaty::{Color, Role, Square};

use crate::game::Position;
use crate::game::half_known::present_position;
use crate::game::resolve::Placement;
use crate::language;
use crate::language::braille::pages::Row;
use crate::language::braille::{in_unicode, position};
use crate::language::{CommandWord, Message, board_reader};

use crate::desk::report::board::{BoardTeller, Looked};
use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};

impl Table {
    /// Returns all pieces that stand on the board.
    pub(in crate::desk) fn position_in_words(&self) -> Message {
        let whole = Placement::of(self.position_as_it_is().board());
        let letters = self.speaker.writing_letters();
        let all = Looked::Pieces(None, None);
        self.in_own_words().looked(all, &whole, letters, str::to_owned)
    }

    fn in_own_words(&self) -> BoardTeller<'_> {
        self.speaker.of_the_board(self.speaker.own_lexicon())
    }

    fn tell_pieces(&mut self, looked: Looked) {
        let whole = Placement::of(self.position_as_it_is().board());
        let row = match looked {
            Looked::Rank(rank) => Some(position::rank(&whole, rank)),
            Looked::File(file) => Some(position::file(&whole, file)),
            Looked::Pieces(..) => None,
        };
        let words = self.in_own_words();
        let shown = words.looked(looked, &whole, self.speaker.writing_letters(), str::to_owned);
        let (letters, _) = self.letters_on_the_line();
        let felt = words.looked(looked, &whole, letters, |text| {
            // Word by word, so that the blanks between them part a long line.
            let cells = text.split(' ').map(|it| self.braille.in_cells(it));
            cells.collect::<Vec<_>>().join(" ")
        });
        self.tell_looked(&shown, &felt, row);
    }

    /// Tells which pieces were taken in the game, without their squares.
    fn captured(&mut self) {
        let taken = self
            .game
            .plies()
            .iter()
            .filter_map(|it| it.before.board().taken_by(it.m));
        let message = self.in_own_words().taken(&taken.collect::<Vec<_>>());
        self.tell_looked(&message, &message, None);
    }

    fn tell_looked(&mut self, shown: &Message, felt: &Message, row: Option<Row>) {
        let telling = self.speaker.report(Information::Board, shown);
        let felt = self.speaker.text(felt);
        let picture = row.map(|it| in_unicode(&it) + " ").unwrap_or_default();
        self.tell_felt(telling, Some(picture + &felt), false);
    }

    /// Understands which pieces are meant, in the language of the moves, of the reports, or in English as the command is.
    pub(in crate::desk) fn kind_named(&self, text: &str) -> Option<(Option<Color>, Option<Role>)> {
        let voices = self.speaker.voices();
        let mut lexicons = self.speaker.lexicons();
        lexicons.extend(voices.lexicon("en"));
        board_reader::kind(text, voices, &lexicons)
    }

    /// Returns the position that may be told: the one on the board, also where the arbiter entered it (8.5.c), but while dashes
    /// are filled the one before the first of them.
    pub(in crate::desk) fn position_as_it_is(&self) -> Cow<'_, Position> {
        let present = present_position(&self.game).filter(|_| self.filling.is_none());
        present.unwrap_or(Cow::Borrowed(self.game.position()))
    }

    /// Returns true if somebody may be told what stands on the board; else it is said why not.
    fn may_look(&mut self) -> bool {
        self.may_be_shown(Information::Board, &Message::SquareNotTold)
    }

    /// Returns true if the board may be told in this way; else it is said why not.
    pub(in crate::desk) fn may_be_shown(&mut self, about: Information, why_not: &Message) -> bool {
        if self.game.comparing().is_some() && !self.keys_the_other_sheet() {
            self.say(Information::TableFact, &Message::ScoresheetsDecide);
            return false;
        }
        // Where pieces went since the first dash is not known, unless the arbiter entered it.
        if let Err(refusal) = self.game.is_written()
            && self.filling.is_none()
            && present_position(&self.game).is_none()
        {
            self.refuse(refusal);
            return false;
        }
        let anything = self.speaker.report(about, &Message::NothingStands);
        let may_be_told = self.speaker.channel(&anything).is_some();
        if !may_be_told {
            self.say(Information::OwnEntry, why_not);
        }
        may_be_told
    }

    /// Says what stands on a square of the board as it is.
    pub(in crate::desk) fn what_stands_on(&mut self, square: Square) {
        if !self.may_look() {
            return;
        }
        let whole = Placement::of(self.position_as_it_is().board());
        let piece = whole.at(square);
        let message = self.in_own_words().standing(square, piece);
        let row = position::square(&whole, square);
        self.tell_looked(&message, &message, Some(row));
    }
}

impl Table {
    /// Tells what a command asks of the board.
    pub(in crate::desk) fn look(&mut self, word: CommandWord, rest: &str) -> Next {
        if !self.may_look() {
            return Next::Done;
        }
        let reader = self.speaker.reader();
        let looked = match word {
            CommandWord::Square => {
                return match language::square(rest, &reader) {
                    Some(square) => self.what_stands_on(square).into(),
                    None => self.ask_for(word, &Message::WhichSquareToTell),
                };
            }
            CommandWord::Rank => language::rank(rest, &reader).map(Looked::Rank),
            CommandWord::File => language::file(rest, &reader).map(Looked::File),
            CommandWord::Captured => return self.captured().into(),
            _ => self.kind_named(rest).map(|(color, role)| Looked::Pieces(color, role)),
        };
        match (looked, word) {
            (Some(looked), _) => self.tell_pieces(looked).into(),
            (None, CommandWord::Rank) => self.ask_for(word, &Message::WhichRank),
            (None, CommandWord::File) => self.ask_for(word, &Message::WhichFile),
            (None, _) => self.ask_for(word, &Message::WhichPieces),
        }
    }
}
