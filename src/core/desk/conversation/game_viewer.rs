//! The conversation over a game that is read: step by step, in the words of the announcements, all in the Ear.

mod cursor;
mod follow;
mod lines;
mod list;
mod look;
mod walk;

use std::sync::Arc;

use shakmaty::Color;

use crate::game::Moment;
use crate::language::placement::PieceOrder;
use crate::language::sheet_reading::pgn::{GameSource, PgnGame};
use crate::language::{CommandMatch, Letters, Lexicon, Message, ReadingWord, Saying, Vocabulary, Voices};

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::report::policy::{Information, Policy};
use crate::desk::report::telling::Telling;
use crate::desk::{Conversation, Earcon, Effect, FunctionKey, Input, OpenError, Page, Progress, View};
use cursor::Cursor;
use follow::Followed;
pub use lines::{WholeGame, beside};
use list::GameList;

/// How many flaws are said before the first move; of more only the number, for a file may have any.
const FLAWS_SAID: usize = 3;

/// How a person wants a game read.
#[derive(Clone, Debug)]
pub struct GameViewerSettings {
    /// Words of the moves, e.g. `de-fide`; without a name those of the reports.
    pub words: Option<String>,
    /// Language of everything else.
    pub reports: String,
    /// How moves are worded.
    pub saying: Saying,
    /// Piece letters in which moves are looked for and the sheet is written; the first set writes.
    pub letters: Vec<Letters>,
    /// The order in which pieces are told.
    pub piece_order: PieceOrder,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// True if a short sound in the Ear says that there is nothing further.
    pub sounds_at_the_edge: bool,
}

/// The games of a file, one of which is walked by ear. Nothing is recorded.
pub struct GameViewer {
    list: GameList,
    /// The one that is open, or was opened last.
    game: PgnGame,
    cursor: Cursor,
    settings: GameViewerSettings,
    lexicon: Lexicon,
    vocabulary: Vocabulary,
    voice: PrivateVoice,
    /// What was told of the move where we are, for `/repeat`.
    last: Vec<Telling>,
    /// The words of the last move, for `/spell`.
    last_move: Option<String>,
    /// The command that asked for what belongs to it: the next line may be that.
    asked: Option<ReadingWord>,
    followed: Followed,
    quitting: bool,
}

impl GameViewer {
    /// Opens the games of a file for reading, the first of which is at hand. Of a single one it is said which it is and what
    /// is wrong with it; several are a list first.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the settings name words or reports that are not there.
    pub fn open(
        game: PgnGame,
        games: GameSource,
        settings: GameViewerSettings,
        voices: Arc<Voices>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let named = |name: &str| {
            voices
                .lexicon(name)
                .ok_or_else(|| OpenError::UnknownWords(name.to_owned()))
        };
        let usual = named("de-fide")?;
        let lexicon = match &settings.words {
            Some(name) => named(name)?.clone(),
            None => voices.lexicon_to_be_read(usual, &settings.reports),
        };
        let understood = [Some(&lexicon), Some(usual), voices.lexicon(&settings.reports)];
        let vocabulary = Vocabulary::of(understood.into_iter().flatten());
        let voice = PrivateVoice::new(Arc::clone(&voices), settings.reports.clone(), settings.ear_voice)?;
        let mut viewer = Self {
            cursor: Cursor::default(),
            list: GameList::of(games),
            game,
            settings,
            lexicon,
            vocabulary,
            voice,
            last: Vec::new(),
            last_move: None,
            asked: None,
            followed: Followed::default(),
            quitting: false,
        };
        match viewer.list.is_walked {
            true => viewer.greet_in_the_list(),
            false => viewer.greet(),
        }
        let effects = viewer.voice.take();
        Ok((viewer, effects))
    }

    fn greet(&mut self) {
        let sides = self.name_of_sides();
        let game = WholeGame::of(&self.game, &sides);
        let message = Message::ReadWelcome {
            white: game.white.into(),
            black: game.black.into(),
            result: game.result.into(),
            count: game.count.into(),
        };
        self.voice.say(&message);
        let flaws: Vec<Message> = self.game.flaws.iter().take(FLAWS_SAID).map(Message::from).collect();
        for flaw in flaws {
            self.voice.say(&flaw);
        }
        let count = self.game.flaws.len();
        if count > FLAWS_SAID {
            self.voice.say(&Message::ReadFlaws { count: count.into() });
        }
        let comments = crate::language::sheet_reading::pgn::spoken(&self.game.comments);
        self.say_comment(&comments);
    }

    /// Stands before the first move, with nothing said yet.
    fn begin_anew(&mut self) {
        self.cursor = Cursor::default();
        self.last = Vec::new();
        self.last_move = None;
        self.asked = None;
        self.followed = Followed::default();
    }

    fn name_of_sides(&self) -> [String; 2] {
        [Color::White, Color::Black].map(|it| self.side(it))
    }

    fn line(&mut self, line: &str) {
        let line = line.trim();
        if self.list.is_walked {
            return self.line_in_the_list(line);
        }
        let asked = self.asked.take();
        if line.is_empty() {
            self.next();
        } else if line == "?" || line.starts_with('/') {
            self.command_line(line);
        } else if let Some(word) = asked.filter(|it| self.is_an_answer(*it, line)) {
            self.carry_out(word, line);
        } else if self.numbered(line).is_some() {
            self.go_to(line);
        } else {
            self.find(line);
        }
    }

    fn command_line(&mut self, line: &str) {
        let voices = Arc::clone(self.voice.voices());
        let reports = self.settings.reports.clone();
        match voices.commands().find(line, &[reports.as_str()]) {
            CommandMatch::One(word, rest) => self.carry_out(word, rest),
            CommandMatch::Several(words) => {
                let message = Message::CommandAmbiguous {
                    text: line.into(),
                    choices: words.join(", "),
                };
                self.voice.say(&message);
            }
            CommandMatch::None => {
                let message = Message::CommandUnknown { text: line.into() };
                self.voice.say(&message);
            }
        }
    }

    fn carry_out(&mut self, word: ReadingWord, rest: &str) {
        if self.list.is_walked {
            return self.carry_out_in_the_list(word, rest);
        }
        match word {
            ReadingWord::Next => self.next(),
            ReadingWord::Back => self.back(),
            ReadingWord::Move => self.go_to(rest),
            ReadingWord::Find => self.find(rest),
            ReadingWord::Into => self.enter_variation(rest),
            ReadingWord::Out => self.leave_variation(),
            ReadingWord::Square | ReadingWord::Rank | ReadingWord::File => self.look(word, rest),
            ReadingWord::Pieces | ReadingWord::Captured => self.look(word, rest),
            ReadingWord::Fen => self.fen(),
            ReadingWord::Diagram => self.diagram(rest),
            ReadingWord::Time => self.tell_where(),
            ReadingWord::Sheet => self.sheet(rest),
            ReadingWord::Repeat => self.repeat(),
            ReadingWord::Spell => self.spell(),
            ReadingWord::Help => self.help(),
            ReadingWord::Quit => self.quit(),
        }
    }

    fn quit(&mut self) {
        self.quitting = true;
        self.voice.quit();
    }

    /// Asks for what belongs to a command; the next line is that, if it can be.
    fn ask_for(&mut self, word: ReadingWord, question: &Message) {
        self.asked = Some(word);
        self.voice.say(question);
    }

    fn function_key(&mut self, key: FunctionKey) {
        if let Some(word) = self.voice.voices().commands().of_key(key.0) {
            self.carry_out(word, "");
        }
    }

    /// Says that there is nothing further.
    fn say_at_the_edge(&mut self, message: &Message) {
        let telling = self.voice.report(Information::Program, message);
        self.voice.tell(match self.settings.sounds_at_the_edge {
            true => telling.with(Earcon::Edge),
            false => telling,
        });
    }

    fn say_comment(&mut self, comment: &str) {
        if !comment.is_empty() {
            self.voice.say(&Message::ReadComment { text: comment.into() });
        }
    }

    fn side(&self, side: Color) -> String {
        self.voice.text(&side.fold_wb(Message::White, Message::Black))
    }
}

impl Conversation for GameViewer {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        self.voice.note_time(at);
        match input {
            Input::Line(line) | Input::Piped(line) => self.line(&line),
            Input::Key(key) => self.function_key(key),
            Input::Touched => self.voice.hush(),
            Input::WouldStandStill => self.voice.say(&Message::StandsNotStill),
            Input::Echo(text) => self.voice.echo(text),
            Input::Health(device, health) => self.voice.health(device, &health),
            Input::File(news) => self.take_news(news),
            _ => {}
        }
        self.note_the_end();
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        None
    }

    fn progress(&self) -> Progress {
        Progress::default()
    }

    fn view(&self) -> View {
        let prompt = match self.cursor.last(&self.game) {
            _ if self.quitting => String::new(),
            _ if self.list.is_walked => {
                let message = Message::ReadPromptList {
                    number: (self.list.at + 1).into(),
                    count: self.list.games.count().into(),
                };
                self.voice.text(&message)
            }
            Some((position, _m)) => {
                let message = Message::Prompt {
                    number: position.board().move_number().into(),
                    side: self.side(position.board().turn()),
                };
                self.voice.text(&message)
            }
            None => self.voice.text(&Message::ReadPromptStart),
        };
        View {
            prompt,
            ..View::default()
        }
    }

    fn page(&self, _at: Moment) -> Page {
        if self.list.is_walked {
            return Page::default();
        }
        Page {
            turn: lines::place(self),
            sheet: lines::rows(self),
            ..Page::default()
        }
    }

    fn set_policy(&mut self, policy: Policy) {
        self.voice.set_policy(policy);
    }
}

#[cfg(test)]
mod tests;
