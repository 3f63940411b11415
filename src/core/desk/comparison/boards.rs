//! What stands on the two boards that are compared: entered at once, or found out by questions.

use crate::game::half_known::unwritten;
use shakmaty::{Piece, Role, Square};

use crate::desk::question::BoardSquare;
use crate::desk::report::policy::Information;
use crate::desk::report::sheets::Judged;
use crate::desk::{Next, Table, retell};
use crate::game::resolve::{Agreement, Executed, Placement, Questions};
use crate::game::{BoardName, Command, Refusal};
use crate::language::board_reader::{BoardReader, SquareAnswer, why_no_board};
use crate::language::verdict::square;
use crate::language::{CommandWord, Letters, Message, Word};

/// A board that is found out by questions.
#[derive(Clone, Debug)]
pub(in crate::desk) struct AskedBoard {
    board: BoardName,
    questions: Questions,
    /// The questions before the first answer.
    first: Questions,
    /// Every answer, so that they can be taken back one after the other.
    answers: Vec<(Square, Option<Piece>)>,
    /// The piece that was named for the square asked about, without its colour.
    named: Option<Role>,
    asks_for_all: bool,
}

impl AskedBoard {
    fn about(board: BoardName, questions: Questions) -> Self {
        Self {
            board,
            first: questions.clone(),
            questions,
            answers: Vec::new(),
            named: None,
            asks_for_all: false,
        }
    }

    /// Returns the square that is asked about.
    pub(in crate::desk) fn next(&self) -> Option<Square> {
        self.questions.next()
    }

    /// Returns the piece that was named for that square without its colour.
    pub(super) fn named(&self) -> Option<Role> {
        self.named
    }

    /// Returns true if something can be taken back.
    pub(super) fn has_answers(&self) -> bool {
        !self.answers.is_empty() || self.named.is_some()
    }

    fn answer(&mut self, square: Square, piece: Option<Piece>) {
        self.answers.push((square, piece));
        self.questions.answer(square, piece);
        self.named = None;
    }

    /// Takes the last answer back, or the piece that was named without its colour.
    pub(super) fn take_back(&mut self) {
        if self.named.take().is_some() {
            return;
        }
        self.answers.pop();
        self.questions = self.first.clone();
        for (square, piece) in &self.answers {
            self.questions.answer(*square, *piece);
        }
        self.asks_for_all = self.questions.asks_for_all();
    }
}

impl Table {
    pub(super) fn board_reader(&self) -> BoardReader {
        let reports = &self.speaker.settings().reports;
        BoardReader::new(self.speaker.voices(), self.speaker.lexicon(), reports, None)
    }

    pub(super) fn say_all(&mut self, messages: &[Message]) {
        for telling in retell::reports(&self.speaker, Information::Comparison, messages) {
            self.tell(telling);
        }
    }

    /// Whoever is asked about a square may tell the whole board instead.
    fn stands(&mut self, placement: Placement) {
        let Some(asked) = self.comparison.asked_board.take() else {
            return;
        };
        let board = asked.board;
        let message = Message::ResolveAskComplete {
            board: board.letter().into(),
        };
        self.say(Information::Comparison, &message);
        self.settle(Command::EnterBoard { board, placement });
    }

    pub(super) fn stop_asking(&mut self) {
        let Some(asked) = self.comparison.asked_board.take() else {
            return;
        };
        let message = Message::ResolveAskStopped {
            board: asked.board.letter().into(),
        };
        self.say(Information::Comparison, &message);
    }
}

impl Table {
    /// `/board a` and what stands there, as a FEN, a list of pieces or rank by rank; or `/board a` to be asked.
    pub(in crate::desk) fn board(&mut self, rest: &str) -> Next {
        if self.game.comparing().is_none() && unwritten(&self.game) > 0 && self.game.has_an_arbiter() {
            return enter_present_board(self, rest);
        }
        if !self.keys_the_other_sheet() {
            let refusal = match self.game.comparing() {
                Some(_) => Refusal::ARBITER_DECIDES,
                None => Refusal::NothingCompared,
            };
            return self.refuse(refusal).into();
        }
        let (name, given) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if name.is_empty() {
            return self.ask_which_board();
        }
        let Some(board) = self.board_named(name) else {
            return self.needs(CommandWord::Board, &Message::NeedsBoard).into();
        };
        if given.trim().is_empty() {
            return self.ask_about(board);
        }
        match self.board_reader().read(given) {
            Ok(placement) => {
                self.settle(Command::EnterBoard { board, placement });
            }
            Err(flaw) => {
                let message = why_no_board(board.letter(), given.trim(), &flaw);
                self.say(Information::Comparison, &message);
            }
        }
        Next::Done
    }

    fn ask_about(&mut self, board: BoardName) -> Next {
        let judged = Judged::of(&self.game, &self.speaker);
        if judged.comparison.agreement() == Agreement::Undecided {
            let messages = judged.of_the_sheets();
            return self.say_all(&messages).into();
        }
        let questions = Questions::about(&Executed::of(self.game.start(), &judged.verdict.moves));
        self.comparison.asked_board = Some(AskedBoard::about(board, questions));
        self.ask_on()
    }

    /// Asks about the next square, or enters the board once it is known.
    pub(in crate::desk) fn ask_on(&mut self) -> Next {
        let Some(asked) = &self.comparison.asked_board else {
            return Next::Done;
        };
        let name = asked.board.letter().into();
        if let Some(next) = asked.questions.next() {
            let lexicon = self.speaker.lexicon();
            let square = square(next, lexicon).into();
            let question = match asked.named {
                Some(role) => Message::ResolveAskColor {
                    board: name,
                    square,
                    piece: lexicon.phrase(&[Word::Piece(role)]).into(),
                },
                None => Message::ResolveAskSquare { board: name, square },
            };
            return self.ask_anew(BoardSquare(next), Information::Comparison, &question);
        }
        let message = match asked.questions.asks_for_all() {
            true => Message::ResolveAskComplete { board: name },
            false => Message::ResolveAskFound {
                board: name,
                count: asked.questions.asked().into(),
            },
        };
        let (board, found) = (asked.board, asked.questions.found());
        self.comparison.asked_board = None;
        self.say(Information::Comparison, &message);
        if let Some(placement) = found {
            self.settle(Command::EnterBoard { board, placement });
        }
        Next::Done
    }

    /// Takes a line that says what stands on the square asked about.
    pub(in crate::desk) fn answer_square(&mut self, asked: Square, line: &str) -> Next {
        if !self.may_compare() {
            return super::refuse_while_compared(self).into();
        }
        let reader = self.board_reader();
        let named = self.comparison.asked_board.as_ref().and_then(|it| it.named);
        let in_letters = |letters: &Letters| match named {
            Some(role) => reader.color_of(role, line, letters),
            None => reader.square(line, letters),
        };
        // A letter that those which are written do not know is read in the others.
        let told = self.speaker.reader().letters.iter().map(in_letters);
        let told = told.reduce(|first, next| if first == SquareAnswer::Unknown { next } else { first });
        let told = told.unwrap_or(SquareAnswer::Unknown);
        self.take_square_answer(asked, told, line)
    }

    /// Does what follows from what was told of the square asked about. What is no answer is said, and asked again.
    pub(in crate::desk) fn take_square_answer(&mut self, asked: Square, told: SquareAnswer, line: &str) -> Next {
        let Some(board) = &mut self.comparison.asked_board else {
            return Next::Done;
        };
        let wrong = match told {
            SquareAnswer::Stands(piece) => return self.stands_on(asked, piece),
            SquareAnswer::Whole(placement) => return self.stands(placement).into(),
            SquareAnswer::NoColor(role) => {
                board.named = Some(role);
                return self.ask_on();
            }
            SquareAnswer::NoBoard(flaw) => why_no_board(board.board.letter(), line, &flaw),
            SquareAnswer::Unknown => Message::AnswerSquare,
        };
        self.say(Information::Comparison, &wrong);
        self.ask_on()
    }

    /// Takes what stands on the square asked about, and asks on.
    pub(super) fn stands_on(&mut self, asked: Square, piece: Option<Piece>) -> Next {
        let Some(board) = &mut self.comparison.asked_board else {
            return Next::Done;
        };
        board.answer(asked, piece);
        if board.questions.asks_for_all() && !board.asks_for_all {
            board.asks_for_all = true;
            let message = Message::ResolveAskAll {
                board: board.board.letter().into(),
            };
            self.say(Information::Comparison, &message);
        }
        self.ask_on()
    }
}

/// 8.5.c: takes what is on the board after half-moves that are not written; which of two boards does not matter.
fn enter_present_board(table: &mut Table, rest: &str) -> Next {
    let (name, given) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let given = match table.board_named(name) {
        Some(_) => given.trim(),
        None => rest.trim(),
    };
    match table.board_reader().read(given) {
        _ if given.is_empty() => return table.ask_for(CommandWord::Board, &Message::PositionAsk),
        Ok(placement) => {
            let board = BoardName::B;
            table.settle(Command::EnterBoard { board, placement });
        }
        Err(flaw) => {
            let message = why_no_board(BoardName::B.letter(), given, &flaw);
            table.say(Information::Comparison, &message);
        }
    }
    Next::Done
}
