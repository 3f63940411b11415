//! The questions what stands on boards that were not given, square by square, until each is known or somebody stops.

use std::collections::VecDeque;
use std::sync::Arc;

use shakmaty::{Piece, Square};

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::PrivateVoiceInputSettings;
use crate::desk::conversation::questionnaire::Questionnaire;
use crate::desk::conversation::spoken_answers::{SpokenAnswers, SpokenMeaning, without_moves};
use crate::desk::report::policy::Information;
use crate::desk::voice_input::listens::{AskedNow, MayBeSaid};
use crate::desk::{DisplayCells, Effect, OpenError};
use crate::game::BoardName;
use crate::game::resolve::{Executed, Placement, Questions};
use crate::language::board_reader::{BoardReader, SquareAnswer, why_no_board};
use crate::language::listen::{Meaning, Spoken};
use crate::language::verdict::square;
use crate::language::{CommandWord, Letters, Lexicon, Message, Voices, fold};

/// Ends the questions about a board.
const STOP: [&str; 3] = ["/stop", "/quit", "/cancel"];

/// How somebody is asked, and what is understood.
#[derive(Clone, Debug)]
pub struct BoardQuestionsSettings {
    /// Language of the questions.
    pub reports: String,
    /// The words of squares.
    pub lexicon: Lexicon,
    /// How pieces and whole boards are read.
    pub reader: BoardReader,
    /// A letter of these alone is a piece.
    pub letters: Letters,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
    /// How answers are heard that are said aloud; `None` where nobody listens.
    pub listen: Option<PrivateVoiceInputSettings>,
}

/// Finds out what stands on each of two boards that is not known.
pub struct BoardQuestions {
    settings: BoardQuestionsSettings,
    voice: PrivateVoice,
    game: Executed,
    boards: [Option<Placement>; 2],
    /// Those that are asked about later.
    waiting: VecDeque<BoardName>,
    asked: Option<AskedBoard>,
    aloud: SpokenAnswers<SpokenAnswer>,
    /// True when no answer can come any more.
    has_left: bool,
}

/// An answer that was said aloud.
#[derive(Clone, Copy, Debug)]
pub(in crate::desk) enum SpokenAnswer {
    /// This stands on the square.
    Stands(Option<Piece>),
    /// The question is told once more.
    Again,
    /// No more is asked about this board.
    Stop,
}

/// The board that is asked about.
struct AskedBoard {
    name: BoardName,
    questions: Questions,
    /// The square of the open question.
    square: Option<Square>,
    /// True once it was said that every square is asked for.
    told_all: bool,
}

impl AskedBoard {
    fn board(&self) -> String {
        self.name.letter().to_owned()
    }
}

impl BoardQuestions {
    /// Begins with the first question about the boards that were not given; `game` is what was executed on them.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        game: Executed,
        given: [Option<Placement>; 2],
        settings: BoardQuestionsSettings,
        voices: Arc<Voices>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let voice = PrivateVoice::new(voices, settings.reports.clone(), settings.ear_voice)?;
        let voice = voice.felt_in(settings.cells.as_ref());
        let unknown = BoardName::BOTH.into_iter().zip(&given);
        let mut conversation = Self {
            aloud: SpokenAnswers::new(settings.listen.clone()),
            settings,
            voice,
            game,
            waiting: unknown.filter(|(_, it)| it.is_none()).map(|(name, _)| name).collect(),
            boards: given,
            asked: None,
            has_left: false,
        };
        conversation.help_aloud();
        conversation.go_on();
        let effects = conversation.voice.take();
        Ok((conversation, effects))
    }

    /// Returns the boards: those that were given, and those that the answers made known.
    pub fn boards(&self) -> [Option<Placement>; 2] {
        self.boards
    }

    fn help_aloud(&mut self) {
        let Some(how) = self.aloud.how() else { return };
        let word = |it| self.aloud.word_for(it, &self.voice);
        let aloud = Message::ResolveAskAloud {
            empty: word(Spoken::Empty),
            again: word(Spoken::Command(CommandWord::Repeat)),
            stop: word(Spoken::Command(CommandWord::Cancel)),
        };
        self.voice.say(&how);
        self.voice.say(&aloud);
    }

    /// Asks the next question; ends when there is none.
    fn go_on(&mut self) {
        loop {
            let Some(mut asked) = self.asked.take().or_else(|| self.next_board()) else {
                return self.voice.quit();
            };
            asked.square = asked.questions.next();
            let Some(place) = asked.square else {
                self.all_is_known(&asked);
                continue;
            };
            self.ask_about(&asked, place);
            if !self.has_left {
                self.asked = Some(asked);
                return;
            }
            self.say(&Message::ResolveAskStopped { board: asked.board() });
        }
    }

    fn ask_about(&mut self, asked: &AskedBoard, place: Square) {
        self.say(&Message::ResolveAskSquare {
            board: asked.board(),
            square: square(place, &self.settings.lexicon).into(),
        });
    }

    fn next_board(&mut self) -> Option<AskedBoard> {
        Some(AskedBoard {
            name: self.waiting.pop_front()?,
            questions: Questions::about(&self.game),
            square: None,
            told_all: false,
        })
    }

    fn all_is_known(&mut self, asked: &AskedBoard) {
        self.say(&match asked.questions.asks_for_all() {
            true => Message::ResolveAskComplete { board: asked.board() },
            false => Message::ResolveAskFound {
                board: asked.board(),
                count: asked.questions.asked().into(),
            },
        });
        self.boards[asked.name as usize] = asked.questions.found();
    }

    /// Takes what stands on the square, told in a line; returns nothing if the whole board was told.
    fn answer(&mut self, mut asked: AskedBoard, told: SquareAnswer, line: &str) -> Option<AskedBoard> {
        match told {
            SquareAnswer::Stands(piece) => {
                if let Some(square) = asked.square {
                    asked.questions.answer(square, piece);
                }
            }
            SquareAnswer::Whole(board) => {
                self.say(&Message::ResolveAskComplete { board: asked.board() });
                self.boards[asked.name as usize] = Some(board);
                return None;
            }
            SquareAnswer::NoBoard(flaw) => self.say(&why_no_board(asked.name.letter(), line, &flaw)),
            SquareAnswer::NoColor(_) | SquareAnswer::Unknown => self.say(&Message::ResolveAskAgain),
        }
        if asked.questions.asks_for_all() && !asked.told_all {
            asked.told_all = true;
            self.say(&Message::ResolveAskAll { board: asked.board() });
        }
        Some(asked)
    }

    fn say(&mut self, message: &Message) {
        let telling = self.voice.report(Information::Comparison, message);
        self.voice.tell(telling);
    }
}

impl Questionnaire for BoardQuestions {
    type Answer = SpokenAnswer;

    fn voice(&self) -> &PrivateVoice {
        &self.voice
    }

    fn aloud(&self) -> &SpokenAnswers<SpokenAnswer> {
        &self.aloud
    }

    fn both(&mut self) -> (&mut SpokenAnswers<SpokenAnswer>, &mut PrivateVoice) {
        (&mut self.aloud, &mut self.voice)
    }

    fn may_be_said(&self) -> MayBeSaid {
        without_moves(AskedNow::Stands)
    }

    /// Returns what is meant by something that was said.
    fn meant(meaning: Meaning) -> SpokenMeaning<SpokenAnswer> {
        match meaning {
            Meaning::Stands(piece) => SpokenMeaning::ReadBack(SpokenAnswer::Stands(piece)),
            Meaning::Command(CommandWord::Cancel) => SpokenMeaning::ReadBack(SpokenAnswer::Stop),
            Meaning::Command(CommandWord::Repeat | CommandWord::RepeatEar) => {
                SpokenMeaning::AtOnce(SpokenAnswer::Again)
            }
            _ => SpokenMeaning::Nothing,
        }
    }

    fn answered_aloud(&mut self, answer: SpokenAnswer) {
        let Some(asked) = self.asked.take() else { return };
        match answer {
            SpokenAnswer::Stands(piece) => {
                self.asked = self.answer(asked, SquareAnswer::Stands(piece), "");
                self.go_on();
            }
            SpokenAnswer::Again => {
                self.asked = Some(asked);
                self.ask();
            }
            SpokenAnswer::Stop => {
                self.say(&Message::ResolveAskStopped { board: asked.board() });
                self.go_on();
            }
        }
    }

    /// Asks the same once more.
    fn ask(&mut self) {
        if let Some(asked) = self.asked.take() {
            if let Some(place) = asked.square {
                self.ask_about(&asked, place);
            }
            self.asked = Some(asked);
        }
    }

    fn line(&mut self, line: &str) {
        let Some(asked) = self.asked.take() else {
            return;
        };
        match STOP.contains(&fold(line).as_str()) {
            true => self.say(&Message::ResolveAskStopped { board: asked.board() }),
            false => self.asked = self.answer(asked, self.settings.reader.square(line, &self.settings.letters), line),
        }
        self.go_on();
    }

    fn leave(&mut self) {
        self.has_left = true;
        if let Some(asked) = self.asked.take() {
            self.say(&Message::ResolveAskStopped { board: asked.board() });
            self.go_on();
        }
    }
}
