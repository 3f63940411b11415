//! What stands on the board where we are, also inside a variation, asked for as in a game.

use shakmaty::Color;

use crate::desk::conversation::game_viewer::GameViewer;
use crate::desk::report::board::{BoardTeller, Looked};
use crate::desk::report::policy::Information;
use crate::desk::report::telling::Telling;
use crate::game::resolve::Placement;
use crate::language;
use crate::language::{Lexicon, Message, Reader, ReadingWord, board_reader, diagram};
use ansage_wire::Segment;

impl GameViewer {
    /// Tells what a command asks of the board.
    pub(in crate::desk) fn look(&mut self, word: ReadingWord, rest: &str) {
        let Some(message) = self.seen(word, rest) else {
            let question = match word {
                ReadingWord::Square => Message::WhichSquareToTell,
                ReadingWord::Rank => Message::WhichRank,
                ReadingWord::File => Message::WhichFile,
                _ => Message::WhichPieces,
            };
            return self.ask_for(word, &question);
        };
        let telling = self.voice.report(Information::Board, &message);
        self.voice.tell(telling);
    }

    /// Returns true if a line is what a command asked for.
    pub(in crate::desk) fn is_an_answer(&self, word: ReadingWord, line: &str) -> bool {
        match word {
            ReadingWord::Square | ReadingWord::Rank | ReadingWord::File => self.seen(word, line).is_some(),
            ReadingWord::Pieces => self.seen(word, line).is_some(),
            // Any text is.
            _ => true,
        }
    }

    /// Returns what is seen; `None` where it is not said what of the board is meant.
    fn seen(&self, word: ReadingWord, rest: &str) -> Option<Message> {
        let position = self.cursor.position(&self.game);
        let words = self.words_of_the_board();
        let looked = match word {
            ReadingWord::Square => {
                let square = language::square(rest, &self.reader())?;
                return Some(words.standing(square, position.board().piece_at(square)));
            }
            ReadingWord::Captured => {
                let way = self.cursor.way(&self.game);
                let taken = way.iter().filter_map(|(before, m)| before.board().taken_by(*m));
                return Some(words.taken(&taken.collect::<Vec<_>>()));
            }
            ReadingWord::Rank => Looked::Rank(language::rank(rest, &self.reader())?),
            ReadingWord::File => Looked::File(language::file(rest, &self.reader())?),
            _ => {
                let (color, role) = board_reader::kind(rest, self.voice.voices(), &self.lexicons())?;
                Looked::Pieces(color, role)
            }
        };
        let whole = Placement::of(position.board());
        Some(words.looked(looked, &whole, self.letters(), str::to_owned))
    }

    /// Writes the position as FEN; a voice says what it is.
    pub(in crate::desk) fn fen(&mut self) {
        let position = self.cursor.position(&self.game);
        let fen = position.fen();
        let message = Message::FenShown {
            side: self.side(position.board().turn()),
            count: diagram::pieces_on(&Placement::of(position.board())).into(),
        };
        let spoken = Segment::plain(&self.settings.reports, self.voice.text(&message));
        self.voice.tell(Telling::new(Information::Fen, fen, vec![spoken]));
    }

    /// Writes a diagram for who sees, a side at the bottom; a voice only says that it is there.
    pub(in crate::desk) fn diagram(&mut self, rest: &str) {
        let Some(below) = self.side_of(rest) else {
            let what = self.voice.text(&Message::NeedsSide);
            let command = self.voice.voices().commands();
            let command = command.name(ReadingWord::Diagram, &self.settings.reports);
            return self.voice.say(&Message::CommandNeeds { command, what });
        };
        let below = below.unwrap_or(Color::White);
        let side = self.side(below);
        self.voice.say(&Message::DiagramShown { side });
        let board = Placement::of(self.cursor.position(&self.game).board());
        for row in diagram::rows(&board, self.letters(), below) {
            self.voice.tell(Telling::new(Information::Diagram, row, Vec::new()));
        }
    }

    fn words_of_the_board(&self) -> BoardTeller<'_> {
        BoardTeller {
            voices: self.voice.voices(),
            reports: &self.settings.reports,
            lexicon: &self.lexicon,
            order: self.settings.piece_order,
        }
    }

    pub(in crate::desk) fn reader(&self) -> Reader<'_> {
        Reader {
            vocabulary: &self.vocabulary,
            letters: &self.settings.letters,
        }
    }

    /// Returns the words in which pieces are asked for: those of the moves, of Appendix D, of the reports, and English ones as
    /// the command is.
    fn lexicons(&self) -> Vec<&Lexicon> {
        let others = ["de-fide", self.settings.reports.as_str(), "en"];
        let others = others.into_iter().filter_map(|it| self.voice.voices().lexicon(it));
        std::iter::once(&self.lexicon).chain(others).collect()
    }
}
