//! Asks what stands on a board that was not given, until it is known or somebody stops.

use std::io::BufRead;

use shakmaty::{Color, Piece, Role, Square};

use super::super::say_on_stderr;
use super::super::trouble::Trouble;
use super::super::words::Words;
use super::Found;
use super::boards::{Boards, board_fault};
use super::record::BOARDS;
use super::told::square;
use crate::game::resolve::{Executed, Placement, Questions};
use crate::language::placement::BoardWord;
use crate::language::understand::placement::PlacementFault;
use crate::language::{Letters, Lexicon, Message, MessageId, Word, fold};

/// Ends the questions about a board.
const STOP: [&str; 3] = ["/stop", "/quit", "/cancel"];

/// Somebody who answers, and the words that are understood. Questions stand on standard error, so that what is found can
/// be read by a program.
pub(super) struct Asking<'a, R> {
    pub(super) words: &'a Words,
    pub(super) lexicon: &'a Lexicon,
    /// How whole boards are read.
    pub(super) boards: &'a Boards,
    /// Its letters are read alone, the first set's.
    pub(super) letters: Letters,
    pub(super) answers: R,
}

/// What a line says of a square.
enum Answer {
    /// This stands there.
    Stands(Option<Piece>),
    /// This is the whole board.
    Whole(Placement),
    /// It is meant to be a whole board, and not understood.
    NoBoard(PlacementFault),
    /// The questions are ended.
    Stop,
    /// It is not understood.
    Unknown,
}

impl<R: BufRead> Asking<'_, R> {
    /// Returns the boards, those that were not given as the answers have them.
    pub(super) fn boards(
        &mut self,
        found: &Found,
        given: [Option<Placement>; 2],
    ) -> Result<[Option<Placement>; 2], Trouble> {
        let game = Executed::of(&found.start, &found.verdict.moves);
        let mut boards = given;
        for (board, name) in boards.iter_mut().zip(BOARDS) {
            if board.is_none() {
                *board = self.board(name, Questions::about(&game))?;
            }
        }
        Ok(boards)
    }

    fn board(&mut self, name: &'static str, mut questions: Questions) -> Result<Option<Placement>, Trouble> {
        let about = |id| Message::new(id).with("board", name);
        let mut asks_for_all = false;
        while let Some(square) = questions.next() {
            let line = self.ask(name, square)?;
            match line.as_deref().map_or(Answer::Stop, |it| self.understand(it)) {
                Answer::Stands(piece) => questions.answer(square, piece),
                Answer::Whole(board) => {
                    self.say(&about(MessageId::ResolveAskComplete));
                    return Ok(Some(board));
                }
                Answer::NoBoard(fault) => self.say(&board_fault(name, &line.unwrap_or_default(), &fault)),
                Answer::Unknown => self.say(&MessageId::ResolveAskAgain.into()),
                Answer::Stop => {
                    self.say(&about(MessageId::ResolveAskStopped));
                    return Ok(None);
                }
            }
            if questions.asks_for_all() && !asks_for_all {
                asks_for_all = true;
                self.say(&about(MessageId::ResolveAskAll));
            }
        }
        self.say(&match questions.asks_for_all() {
            true => about(MessageId::ResolveAskComplete),
            false => about(MessageId::ResolveAskFound).with("count", questions.asked()),
        });
        Ok(questions.found())
    }

    fn ask(&mut self, name: &'static str, asked: Square) -> Result<Option<String>, Trouble> {
        let question = Message::new(MessageId::ResolveAskSquare).with("board", name);
        self.say(&question.with("square", square(asked, self.lexicon)));
        self.line()
    }

    fn line(&mut self) -> Result<Option<String>, Trouble> {
        let mut line = String::new();
        let read = self.answers.read_line(&mut line).map_err(Trouble::Terminal)?;
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    /// Understands a piece and its colour in words, a letter whose case is the colour, nothing, or a whole board.
    fn understand(&self, line: &str) -> Answer {
        let folded = fold(line);
        if STOP.contains(&folded.as_str()) {
            return Answer::Stop;
        }
        if folded.is_empty() || self.boards.word(&folded) == Some(BoardWord::Empty) {
            return Answer::Stands(None);
        }
        if let (Some(letter), true) = (line.chars().next(), line.chars().count() == 1) {
            return self.letter(letter);
        }
        let mut role = None;
        let mut color = None;
        for word in folded.split([' ', ',']).filter(|it| !it.is_empty()) {
            if let Some(BoardWord::Color(it)) = self.boards.word(word) {
                color = Some(it);
            } else if let Some(it) = self.piece(word) {
                role = Some(it);
            } else {
                return self.whole(line);
            }
        }
        match (role, color) {
            (Some(role), Some(color)) => Answer::Stands(Some(Piece { color, role })),
            _ => Answer::Unknown,
        }
    }

    /// A list that names one side alone may be an answer of many words about one square: it is no whole board.
    fn whole(&self, line: &str) -> Answer {
        let is_fen = Placement::from_fen(line).is_ok();
        let stands = |board: &Placement, color| {
            Square::ALL
                .iter()
                .any(|it| board.at(*it).is_some_and(|it| it.color == color))
        };
        match self.boards.read(line) {
            Ok(board) if is_fen || Color::ALL.iter().all(|it| stands(&board, *it)) => Answer::Whole(board),
            Ok(_one_side) => Answer::Unknown,
            Err(PlacementFault::Nothing) => Answer::Unknown,
            Err(fault) => Answer::NoBoard(fault),
        }
    }

    /// A capital is White's, a small letter Black's.
    fn letter(&self, letter: char) -> Answer {
        let capital = letter.to_uppercase().next().unwrap_or(letter);
        let color = if letter.is_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match self.letters.role(capital) {
            Some(role) => Answer::Stands(Some(Piece { color, role })),
            None => Answer::Unknown,
        }
    }

    fn piece(&self, word: &str) -> Option<Role> {
        self.lexicon.heard().find_map(|(form, it)| match it {
            Word::Piece(role) if fold(form) == word => Some(role),
            _ => None,
        })
    }

    fn say(&self, message: &Message) {
        say_on_stderr(&self.words.say(message));
    }
}
