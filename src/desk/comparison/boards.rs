//! What stands on the two boards that are compared: entered at once, or found out by questions.

use shakmaty::{Piece, Square};

use crate::desk::draft::Draft;
use crate::desk::policy::Information;
use crate::desk::sheets::Judged;
use crate::desk::{Desk, Effect, retell};
use crate::game::resolve::{Agreement, Executed, Placement, Questions};
use crate::game::{BoardName, Command, Refusal};
use crate::language::told_board::{BoardReader, ToldSquare, board_fault};
use crate::language::verdict::square;
use crate::language::{CommandWord, Letters, Message, MessageId};

/// A board that is found out by questions.
#[derive(Clone, Debug)]
pub(in crate::desk) struct AskedBoard {
    board: BoardName,
    questions: Questions,
    /// The questions before the last answer, so that it can be taken back.
    before: Option<Questions>,
    asks_for_all: bool,
}

impl AskedBoard {
    /// Returns the square that is asked about.
    pub(super) fn next(&self) -> Option<Square> {
        self.questions.next()
    }

    /// Takes the last answer back.
    pub(super) fn take_back(&mut self) {
        if let Some(before) = self.before.take() {
            self.questions = before;
        }
    }
}

impl Desk {
    /// `/board a` and what stands there, as a FEN, a list of pieces or rank by rank; or `/board a` to be asked.
    pub(in crate::desk) fn board(&mut self, rest: &str, effects: &mut Vec<Effect>) {
        if !self.keys_the_other_sheet() {
            let refusal = match self.game.comparing() {
                Some(_) => Refusal::ArbiterOnly,
                None => Refusal::NothingCompared,
            };
            return self.refuse(refusal, effects);
        }
        let (name, given) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if name.is_empty() {
            return self.ask_which_board(effects);
        }
        let Some(board) = self.board_named(name) else {
            return self.needs(CommandWord::Board, MessageId::NeedsBoard, effects);
        };
        if given.trim().is_empty() {
            return self.ask_about(board, effects);
        }
        match self.board_reader().read(given) {
            Ok(placement) => {
                self.settle(Command::EnterBoard { board, placement }, effects);
            }
            Err(fault) => {
                let message = board_fault(board.letter(), given.trim(), &fault);
                self.say_message(Information::Comparison, &message, effects);
            }
        }
    }

    fn board_reader(&self) -> BoardReader {
        let reports = &self.speaker.settings().reports;
        BoardReader::new(self.speaker.voices(), self.speaker.lexicon(), reports, None)
    }

    fn ask_about(&mut self, board: BoardName, effects: &mut Vec<Effect>) {
        let judged = Judged::of(&self.game, &self.speaker);
        if judged.comparison.agreement() == Agreement::Undecided {
            let messages = judged.of_the_sheets();
            return self.say_all(&messages, effects);
        }
        let questions = Questions::about(&Executed::of(self.game.start(), &judged.verdict.moves));
        self.asked_board = Some(AskedBoard {
            board,
            questions,
            before: None,
            asks_for_all: false,
        });
        self.ask_on(effects);
    }

    /// Asks about the next square, or enters the board once it is known.
    pub(super) fn ask_on(&mut self, effects: &mut Vec<Effect>) {
        let Some(asked) = &self.asked_board else { return };
        let name = asked.board.letter();
        let about = |id| Message::new(id).with("board", name);
        if let Some(next) = asked.questions.next() {
            self.draft = Draft::BoardSquare(next);
            let question = about(MessageId::ResolveAskSquare).with("square", square(next, self.speaker.lexicon()));
            return self.say_message(Information::Comparison, &question, effects);
        }
        let message = match asked.questions.asks_for_all() {
            true => about(MessageId::ResolveAskComplete),
            false => about(MessageId::ResolveAskFound).with("count", asked.questions.asked()),
        };
        let (board, found) = (asked.board, asked.questions.found());
        self.asked_board = None;
        self.say_message(Information::Comparison, &message, effects);
        if let Some(placement) = found {
            self.settle(Command::EnterBoard { board, placement }, effects);
        }
    }

    pub(super) fn answer_square(&mut self, asked: Square, line: &str, effects: &mut Vec<Effect>) {
        if !self.may_compare() {
            return self.refuse(Refusal::ArbiterOnly, effects);
        }
        let lexicon = self.speaker.lexicon();
        let letters = Letters::named(lexicon.tag()).unwrap_or(self.speaker.writing_letters());
        let told = self.board_reader().square(line, lexicon, &letters);
        let piece = match told {
            ToldSquare::Stands(piece) => piece,
            ToldSquare::Whole(placement) => return self.stands(placement, effects),
            ToldSquare::NoBoard(_) | ToldSquare::Unknown => {
                self.draft = Draft::BoardSquare(asked);
                let name = self.asked_board.as_ref().map_or("", |it| it.board.letter());
                let message = match told {
                    ToldSquare::NoBoard(fault) => board_fault(name, line, &fault),
                    _ => MessageId::AnswerSquare.into(),
                };
                return self.say_message(Information::Comparison, &message, effects);
            }
        };
        self.stands_on(asked, piece, effects);
    }

    /// Takes what stands on the square asked about, and asks on.
    pub(super) fn stands_on(&mut self, asked: Square, piece: Option<Piece>, effects: &mut Vec<Effect>) {
        let Some(board) = &mut self.asked_board else { return };
        board.before = Some(board.questions.clone());
        board.questions.answer(asked, piece);
        if board.questions.asks_for_all() && !board.asks_for_all {
            board.asks_for_all = true;
            let message = Message::new(MessageId::ResolveAskAll).with("board", board.board.letter());
            self.say_message(Information::Comparison, &message, effects);
        }
        self.ask_on(effects);
    }

    /// Whoever is asked about a square may tell the whole board instead.
    fn stands(&mut self, placement: Placement, effects: &mut Vec<Effect>) {
        let Some(asked) = self.asked_board.take() else { return };
        let board = asked.board;
        let message = Message::new(MessageId::ResolveAskComplete).with("board", board.letter());
        self.say_message(Information::Comparison, &message, effects);
        self.settle(Command::EnterBoard { board, placement }, effects);
    }

    pub(super) fn stop_asking(&mut self, effects: &mut Vec<Effect>) {
        let Some(asked) = self.asked_board.take() else { return };
        let message = Message::new(MessageId::ResolveAskStopped).with("board", asked.board.letter());
        self.say_message(Information::Comparison, &message, effects);
    }

    pub(super) fn say_all(&mut self, messages: &[Message], effects: &mut Vec<Effect>) {
        for telling in retell::reports(&self.speaker, Information::Comparison, messages) {
            self.tell(telling, effects);
        }
    }
}
