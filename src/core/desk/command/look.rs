//! What stands on the board, asked for: on a square, a rank, a file, pieces of a kind, and what was taken. In free mode, or
//! by the leave of the arbiter (P.2).
//!
//! A finger reads first the cells of the picture of a board, then what the Ear is told in short.

use shakmaty::{Color, File, Rank, Role, Square};

use crate::game::resolve::Placement;
use crate::language;
use crate::language::braille::pages::Row;
use crate::language::braille::{in_unicode, position};
use crate::language::{CommandWord, Letters, Message, Phrase, Word, board_reader, placement};
use ansage_wire::Segment;

use crate::desk::report::policy::Information;
use crate::desk::{Next, Table};

/// What of the board was asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Looked {
    Rank(Rank),
    File(File),
    /// Pieces of a side, of a kind, or all.
    Pieces(Option<Color>, Option<Role>),
}

impl Table {
    /// Returns all pieces that stand on the board.
    pub(in crate::desk) fn position_in_words(&self) -> Message {
        let whole = self.board_as_it_is();
        let letters = self.speaker.writing_letters();
        self.looked_message(Looked::Pieces(None, None), &whole, letters, str::to_owned)
    }

    fn tell_pieces(&mut self, looked: Looked) {
        let whole = self.board_as_it_is();
        let mut board = Placement::empty();
        let is_meant = |square: Square| match looked {
            Looked::Rank(rank) => square.rank() == rank,
            Looked::File(file) => square.file() == file,
            Looked::Pieces(color, role) => whole.at(square).is_some_and(|it| {
                color.is_none_or(|color| color == it.color) && role.is_none_or(|role| role == it.role)
            }),
        };
        for square in Square::ALL.into_iter().filter(|it| is_meant(*it)) {
            board.set(square, whole.at(square));
        }
        let row = match looked {
            Looked::Rank(rank) => Some(position::rank(&whole, rank)),
            Looked::File(file) => Some(position::file(&whole, file)),
            Looked::Pieces(..) => None,
        };
        let shown = self.looked_message(looked, &board, self.speaker.writing_letters(), str::to_owned);
        let (letters, _) = self.letters_on_the_line();
        let felt = self.looked_message(looked, &board, letters, |text| {
            // Word by word, so that the blanks between them part a long line.
            let cells = text.split(' ').map(|it| self.braille.in_cells(it));
            cells.collect::<Vec<_>>().join(" ")
        });
        self.tell_looked(&shown, &felt, row);
    }

    fn looked_message(
        &self,
        looked: Looked,
        board: &Placement,
        letters: Letters,
        write: impl Fn(&str) -> String,
    ) -> Message {
        let lexicon = self.speaker.own_lexicon();
        let side = |side: Color| {
            let all = position::in_order(board, side);
            let words = all.iter().map(|(role, square)| {
                let words = [Word::Piece(*role), Word::File(square.file()), Word::Rank(square.rank())];
                lexicon.phrase(&words).spoken
            });
            let spoken = words.reduce(enumerated)?;
            let written = write(&position::pieces(board, side, letters));
            Some(self.of_side(side, Phrase { written, spoken }))
        };
        let pieces = both(side(Color::White), side(Color::Black));
        let label = |word: Word, name: char| Phrase {
            written: write(&name.to_string()),
            ..lexicon.phrase(&[word])
        };
        match looked {
            Looked::Rank(rank) => Message::RankHolds {
                rank: label(Word::Rank(rank), rank.char()).into(),
                pieces: pieces.unwrap_or(Message::NothingStands).into(),
            },
            Looked::File(file) => Message::FileHolds {
                file: label(Word::File(file), file.char()).into(),
                pieces: pieces.unwrap_or(Message::NothingStands).into(),
            },
            Looked::Pieces(..) => Message::PiecesStand {
                pieces: pieces.unwrap_or(Message::NoPieces).into(),
            },
        }
    }

    /// Tells which pieces were taken in the game, without their squares.
    fn captured(&mut self) {
        let taken = self.game.plies().iter().filter_map(|it| {
            let board = it.before.board();
            board.piece_at(board.captured_square(it.m)?)
        });
        let taken: Vec<_> = taken.collect();
        let lexicon = self.speaker.own_lexicon();
        let side = |side: Color| {
            let roles: Vec<Role> = taken.iter().filter(|it| it.color == side).map(|it| it.role).collect();
            let words = self
                .speaker
                .voices()
                .board_words(lexicon)
                .filter(|_| !roles.is_empty())?;
            let written = placement::kinds(&roles, lexicon, words);
            let spoken = Segment::plain(lexicon.language(), written.as_str());
            Some(self.of_side(side, Phrase { written, spoken }))
        };
        let pieces = both(side(Color::White), side(Color::Black));
        let pieces = pieces.unwrap_or(Message::NoPieces).into();
        let message = Message::PiecesTaken { pieces };
        self.tell_looked(&message, &message, None);
    }

    fn of_side(&self, side: Color, pieces: Phrase) -> Message {
        let side = self.speaker.side(side);
        Message::PiecesOfSide {
            side,
            pieces: pieces.into(),
        }
    }

    fn tell_looked(&mut self, shown: &Message, felt: &Message, row: Option<Row>) {
        let telling = self.speaker.report(Information::Board, shown);
        let felt = self.speaker.text(felt);
        let picture = row.map(|it| in_unicode(&it) + " ").unwrap_or_default();
        self.tell_felt(telling, Some(picture + &felt), false);
    }

    /// Understands which pieces are meant, in the words of the announcements and of the reports.
    /// Understands which pieces are meant, in the language of the moves, of the reports, or in English as the command is.
    pub(in crate::desk) fn kind_named(&self, text: &str) -> Option<(Option<Color>, Option<Role>)> {
        let voices = self.speaker.voices();
        let mut lexicons = self.speaker.lexicons();
        lexicons.extend(voices.lexicon("en"));
        board_reader::kind(text, voices, &lexicons)
    }

    fn board_as_it_is(&self) -> Placement {
        Placement::of(self.game.position().board())
    }

    /// Returns true if somebody may be told what stands on the board; else it is said why not.
    fn may_look(&mut self) -> bool {
        if self.game.comparing().is_some() && !self.keys_the_other_sheet() {
            self.say(Information::TableFact, &Message::ScoresheetsDecide);
            return false;
        }
        // Where pieces went since the first dash is not known.
        if let Err(refusal) = self.game.is_written()
            && self.filling.is_none()
        {
            self.refuse(refusal);
            return false;
        }
        let anything = self.speaker.report(Information::Board, &Message::NothingStands);
        let may_be_told = self.speaker.channel(&anything).is_some();
        if !may_be_told {
            self.say(Information::OwnEntry, &Message::SquareNotTold);
        }
        may_be_told
    }

    /// Says what stands on a square of the board as it is.
    pub(in crate::desk) fn what_stands_on(&mut self, square: Square) {
        if !self.may_look() {
            return;
        }
        let piece = self.game.position().board().piece_at(square);
        let message = self.standing(square, piece, self.speaker.own_lexicon());
        let row = position::square(&self.board_as_it_is(), square);
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

/// Puts both sides behind each other, White first.
fn both(white: Option<Message>, black: Option<Message>) -> Option<Message> {
    match (white, black) {
        (Some(white), Some(black)) => Some(Message::PiecesOfBoth {
            white: white.into(),
            black: black.into(),
        }),
        (one, other) => one.or(other),
    }
}

/// Puts two stretches of speech into one, with a pause between them.
fn enumerated(mut all: Segment, next: Segment) -> Segment {
    if let Some(last) = all.parts.last_mut() {
        last.text.push(',');
    }
    all.parts.extend(next.parts);
    all
}
