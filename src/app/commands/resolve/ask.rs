//! Asks what stands on a board that was not given, until it is known or somebody stops.

use std::io::BufRead;

use shakmaty::Square;

use super::found::{BOARDS, Found};
use crate::app::failure::{Failure, io_fault};
use crate::app::printing::say_on_stderr;
use crate::app::settings::words::Words;
use ansage_core::game::resolve::{Executed, Placement, Questions};
use ansage_core::language::told_board::{BoardReader, ToldSquare, board_fault};
use ansage_core::language::verdict::square;
use ansage_core::language::{Letters, Lexicon, Message, MessageId, fold};

/// Ends the questions about a board.
const STOP: [&str; 3] = ["/stop", "/quit", "/cancel"];

/// Somebody who answers, and the words that are understood. Questions stand on standard error, so that what is found can
/// be read by a program.
pub(super) struct Asking<'a, R> {
    pub(super) words: &'a Words,
    /// The words of squares, whose pieces are understood as well.
    pub(super) lexicon: &'a Lexicon,
    /// Other words for pieces.
    pub(super) usual: &'a Lexicon,
    /// How whole boards are read.
    pub(super) boards: &'a BoardReader,
    /// Its letters are read alone, the first set's.
    pub(super) letters: Letters,
    pub(super) answers: R,
}

impl<R: BufRead> Asking<'_, R> {
    /// Returns the boards, those that were not given as the answers have them.
    pub(super) fn boards(
        &mut self,
        found: &Found,
        given: [Option<Placement>; 2],
    ) -> Result<[Option<Placement>; 2], Failure> {
        let game = Executed::of(&found.start, &found.verdict.moves);
        let mut boards = given;
        for (board, name) in boards.iter_mut().zip(BOARDS) {
            if board.is_none() {
                *board = self.board(name, Questions::about(&game))?;
            }
        }
        Ok(boards)
    }

    fn board(&mut self, name: &'static str, mut questions: Questions) -> Result<Option<Placement>, Failure> {
        let about = |id| Message::new(id).with("board", name);
        let mut asks_for_all = false;
        while let Some(square) = questions.next() {
            let line = self.ask(name, square)?;
            let Some(line) = line.filter(|it| !STOP.contains(&fold(it).as_str())) else {
                self.say(&about(MessageId::ResolveAskStopped));
                return Ok(None);
            };
            let stands = |lexicon| self.boards.square(&line, lexicon, &self.letters);
            let told = match stands(self.lexicon) {
                ToldSquare::NoBoard(_) | ToldSquare::Unknown => stands(self.usual),
                told => told,
            };
            match told {
                ToldSquare::Stands(piece) => questions.answer(square, piece),
                ToldSquare::Whole(board) => {
                    self.say(&about(MessageId::ResolveAskComplete));
                    return Ok(Some(board));
                }
                ToldSquare::NoBoard(fault) => self.say(&board_fault(name, &line, &fault)),
                ToldSquare::NoColor(_) | ToldSquare::Unknown => self.say(&MessageId::ResolveAskAgain.into()),
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

    fn ask(&mut self, name: &'static str, asked: Square) -> Result<Option<String>, Failure> {
        let question = Message::new(MessageId::ResolveAskSquare).with("board", name);
        self.say(&question.with("square", square(asked, self.lexicon)));
        self.line()
    }

    fn line(&mut self) -> Result<Option<String>, Failure> {
        let mut line = String::new();
        let read = self
            .answers
            .read_line(&mut line)
            .map_err(|it| io_fault::terminal(&it))?;
        Ok((read > 0).then(|| line.trim().to_owned()))
    }

    fn say(&self, message: &Message) {
        say_on_stderr(&self.words.say(message));
    }
}
