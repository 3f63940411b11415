//! The games of a folder, walked by ear: one after the other, and what may be done with each. What is done to a file is
//! ordered; what cannot be done is said.

use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::private_voice_input::PrivateVoiceInputSettings;
use crate::desk::conversation::questionnaire::Questionnaire;
use crate::desk::conversation::spoken_answers::{SpokenAnswers, SpokenMeaning, without_moves};
use crate::desk::voice_input::listens::{AskedNow, MayBeSaid};
use crate::desk::{DeviceOrder, DeviceOutcome, DisplayCells, Effect, OpenError};
use crate::game::{Game, scoresheet};
use crate::language::listen::{Meaning, Spoken};
use crate::language::{CommandMatch, CommandWord, Message, ReadingWord, Value, Voices};

/// How many numbers can be said.
const NUMBERS_SAID: usize = 8;

/// The commands that are known in this list.
const COMMANDS: [ReadingWord; 6] = [
    ReadingWord::Next,
    ReadingWord::Back,
    ReadingWord::Repeat,
    ReadingWord::Time,
    ReadingWord::Help,
    ReadingWord::Quit,
];

/// A game as the list tells it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ListedGame {
    /// What its file is called, without its ending.
    pub name: String,
    /// True if a person gave it that name.
    pub is_named: bool,
    /// White's name; empty if it is not known.
    pub white: String,
    /// Black's name; empty if it is not known.
    pub black: String,
    /// The date, as the sheet has it.
    pub date: String,
    /// The date and the time of day at which it was opened, as far as they are known.
    pub when: String,
    /// The event; empty if there is none.
    pub event: String,
    /// The time control, as the sheet has it; empty if there is none.
    pub time: String,
    /// How it stands.
    pub standing: GameStanding,
    /// The number of the last move on its sheet.
    pub moves: usize,
    /// True for a clock without a game.
    pub is_a_clock: bool,
}

/// How a game of the list stands.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum GameStanding {
    /// It has no result.
    Unfinished,
    /// It has this one, as PGN has it.
    Result(&'static str),
    /// It is annulled.
    Annulled,
    /// A claim ended it, and an arbiter decides.
    Claimed,
}

impl GameStanding {
    /// Returns its name, as scripts have it.
    pub fn name(&self) -> &'static str {
        match self {
            GameStanding::Unfinished => "unfinished",
            GameStanding::Result(_) => "over",
            GameStanding::Annulled => "annulled",
            GameStanding::Claimed => "claimed",
        }
    }

    fn of(game: &Game) -> Self {
        match game.outcome() {
            _ if game.is_annulled() => GameStanding::Annulled,
            Some(outcome) => GameStanding::Result(scoresheet::score(outcome)),
            None if game.is_left_to_an_arbiter() => GameStanding::Claimed,
            None => GameStanding::Unfinished,
        }
    }
}

impl ListedGame {
    /// Returns what the list tells of a game whose file has this name.
    pub fn of(game: &Game, name: &str, is_named: bool) -> Self {
        let opening = game.opening();
        let header = &opening.header;
        let trimmed = |text: &String| text.trim().to_owned();
        Self {
            name: name.to_owned(),
            is_named,
            white: trimmed(&header.white),
            black: trimmed(&header.black),
            date: trimmed(&header.date),
            when: opening.when(),
            event: trimmed(&header.event),
            time: game.time_control().map(ToString::to_string).unwrap_or_default(),
            standing: GameStanding::of(game),
            moves: game.half_moves_made().div_ceil(2),
            is_a_clock: game.is_a_clock(),
        }
    }

    /// Returns it as it is told; `say` puts a message in words.
    pub fn told(&self, say: &dyn Fn(&Message) -> String) -> Message {
        let name = Some(&self.name).filter(|_| self.is_named);
        // Games of a name are told apart by it.
        let when = if self.is_named { &self.date } else { &self.when };
        let details = [name, Some(when), Some(&self.event), Some(&self.time)];
        let details: String = details
            .into_iter()
            .flatten()
            .filter(|it| !it.is_empty() && *it != "?")
            .map(|it| format!(", {it}"))
            .collect();
        let standing = match &self.standing {
            GameStanding::Result(score) => (*score).to_owned(),
            other => say(&Message::GamesStanding {
                standing: other.name().to_owned(),
            }),
        };
        if self.is_a_clock {
            return Message::GamesClock { details, standing };
        }
        let player = |name: &str, side: Message| match name {
            "" | "?" => Value::from(side),
            name => Value::from(name),
        };
        Message::GamesGame {
            white: player(&self.white, Message::White),
            black: player(&self.black, Message::Black),
            details,
            standing,
            moves: self.moves.into(),
        }
    }
}

/// What is done with the file of a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum GameFileOrder {
    /// Look whether it may be deleted.
    MayBeDeleted,
    /// Delete it, and what belongs to it.
    Delete,
    /// Give it another name.
    Rename(String),
    /// Write its sheet as text, PGN and Braille.
    Export,
    /// Look whether its moves may be read.
    MayBeRead,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum GameFileDone {
    /// It may be deleted.
    MayBeDeleted,
    /// Its moves may be read.
    MayBeRead,
    /// It is deleted; with what is said of it beside that.
    Deleted(Option<Message>),
    /// It is called so now.
    Renamed(String),
    /// These files were written.
    Exported(Vec<String>),
}

/// What the person wants when the list is left.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum GamesEnd {
    /// Nothing more.
    Left,
    /// To go on with this game, by its place when the list was opened.
    GoOn(usize),
    /// To read it.
    Read(usize),
}

/// How somebody goes through the list.
#[derive(Clone, Debug)]
pub struct GamesListSettings {
    /// Language of the list.
    pub reports: String,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
    /// How answers are heard that are said aloud; `None` where nobody listens.
    pub listen: Option<PrivateVoiceInputSettings>,
}

/// Goes through the games of a folder.
pub struct GamesList {
    voice: PrivateVoice,
    ear_voice: bool,
    aloud: SpokenAnswers<SpokenAnswer>,
    /// Each with its place when the list was opened.
    games: Vec<(usize, ListedGame)>,
    /// Which is told.
    at: usize,
    step: Step,
    /// True once yes was said to the question whether to delete: a noise may be heard as it once, so that it is said twice.
    has_said_yes: bool,
    end: GamesEnd,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Step {
    /// A game is told.
    Walking,
    /// It is asked what is done with it.
    Menu,
    /// It is asked what it is to be called.
    Naming,
    /// It is asked whether it is to be deleted.
    Deleting,
    /// The last sentence is being said.
    Over,
}

/// What may be done with a game, in the order of its numbers.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Choice {
    GoOn,
    Read,
    Export,
    Rename,
    Delete,
}

const CHOICES: [Choice; 5] = [
    Choice::GoOn,
    Choice::Read,
    Choice::Export,
    Choice::Rename,
    Choice::Delete,
];

/// An answer that was said aloud.
#[derive(Clone, Copy, Debug)]
pub(in crate::desk) enum SpokenAnswer {
    Yes,
    No,
    Number(usize),
    Next,
    Back,
    Again,
    Leave,
}

impl GamesList {
    /// Tells how one goes through the list, and the first game.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        games: Vec<ListedGame>,
        left_out: &[Message],
        settings: GamesListSettings,
        voices: Arc<Voices>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let voice = PrivateVoice::new(voices, settings.reports, settings.ear_voice)?;
        let mut list = Self {
            voice: voice.felt_in(settings.cells.as_ref()),
            ear_voice: settings.ear_voice,
            aloud: SpokenAnswers::new(settings.listen),
            games: games.into_iter().enumerate().collect(),
            at: 0,
            step: Step::Walking,
            has_said_yes: false,
            end: GamesEnd::Left,
        };
        left_out.iter().for_each(|it| list.voice.say(it));
        list.help();
        list.tell();
        let effects = list.voice.take();
        Ok((list, effects))
    }

    /// Returns what the person wants when the list was left.
    pub fn end(&self) -> GamesEnd {
        self.end
    }

    fn help(&mut self) {
        let command = |it| self.voice.command_name(it);
        let help = Message::GamesHelp {
            back: command(ReadingWord::Back),
            again: command(ReadingWord::Repeat),
            stop: command(ReadingWord::Quit),
        };
        self.voice.say(&help);
        let Some(how) = self.aloud.how() else { return };
        let word = |it| self.aloud.word_for(it, &self.voice);
        let aloud = Message::GamesAloud {
            next: word(Spoken::Ends),
            back: word(Spoken::Command(CommandWord::Correct)),
            again: word(Spoken::Command(CommandWord::Repeat)),
            stop: word(Spoken::Command(CommandWord::Cancel)),
        };
        self.voice.say(&how);
        self.voice.say(&aloud);
    }

    fn game(&self) -> Option<&ListedGame> {
        self.games.get(self.at).map(|(_, game)| game)
    }

    fn told(&self) -> Option<Message> {
        Some(self.game()?.told(&|it| self.voice.text(it)))
    }

    /// Tells the game, and asks for nothing: every answer goes on from it.
    fn tell(&mut self) {
        self.step = Step::Walking;
        let Some(game) = self.told() else { return };
        self.voice.say(&Message::GamesPlace {
            number: (self.at + 1).into(),
            count: self.games.len().into(),
            game: game.into(),
        });
    }

    fn come_to(&mut self, step: Step) {
        self.step = step;
        self.ask();
    }

    fn next(&mut self) {
        if self.at + 1 < self.games.len() {
            self.at += 1;
            self.tell();
        } else {
            self.voice.say(&Message::GamesLast);
        }
    }

    /// Goes back: from what is asked to the game, from a game to the one before.
    fn back(&mut self) {
        match self.step {
            Step::Walking if self.at == 0 => self.voice.say(&Message::GamesFirst),
            Step::Walking => {
                self.at -= 1;
                self.tell();
            }
            Step::Deleting => self.stays(&Message::GamesNotDeleted),
            Step::Naming => self.stays(&Message::GamesNameStays),
            Step::Menu => self.tell(),
            Step::Over => {}
        }
    }

    fn stays(&mut self, message: &Message) {
        self.voice.say(message);
        self.tell();
    }

    fn typed(&mut self, line: &str) {
        let number = line.parse::<usize>().ok();
        match self.step {
            Step::Walking if line.is_empty() => self.next(),
            Step::Walking if self.is_one_of(&Message::YesWords, line) => self.come_to(Step::Menu),
            Step::Menu if line.is_empty() || self.is_one_of(&Message::NoWords, line) => self.tell(),
            Step::Walking | Step::Menu if number.is_some() => self.numbered(number.unwrap_or_default()),
            Step::Naming if line.is_empty() => self.stays(&Message::GamesNameStays),
            Step::Naming => self.order(GameFileOrder::Rename(line.to_owned())),
            Step::Deleting if self.is_one_of(&Message::YesWords, line) => self.order(GameFileOrder::Delete),
            Step::Deleting if self.is_one_of(&Message::NoWords, line) => self.stays(&Message::GamesNotDeleted),
            // Enter, which the hand finds by itself, deletes nothing.
            Step::Deleting if line.is_empty() => self.ask(),
            Step::Walking | Step::Menu | Step::Deleting => {
                let text = line.to_owned();
                self.voice.say(&Message::GamesNotUnderstood { text });
                self.ask();
            }
            Step::Over => {}
        }
    }

    fn is_one_of(&self, list: &Message, text: &str) -> bool {
        self.voice.voices().is_listed(self.voice.reports(), list, text)
    }

    /// Takes a number: of a game, or of what is to be done with it.
    fn numbered(&mut self, number: usize) {
        let index = number.checked_sub(1);
        match self.step {
            Step::Menu => match index.and_then(|it| CHOICES.get(it)) {
                Some(choice) => self.choose(*choice),
                None => self.ask(),
            },
            _ => match index.filter(|it| *it < self.games.len()) {
                Some(index) => {
                    self.at = index;
                    self.tell();
                }
                None => {
                    let count = self.games.len().into();
                    self.voice.say(&Message::GamesNoSuch { count });
                }
            },
        }
    }

    fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::GoOn => self.leave_for_the_game(GamesEnd::GoOn),
            Choice::Read => self.order(GameFileOrder::MayBeRead),
            Choice::Export => self.order(GameFileOrder::Export),
            Choice::Rename => self.come_to(Step::Naming),
            Choice::Delete => self.order(GameFileOrder::MayBeDeleted),
        }
    }

    fn order(&mut self, order: GameFileOrder) {
        if let Some((place, _)) = self.games.get(self.at) {
            self.voice.order(DeviceOrder::GameFile(*place, order));
        }
    }

    /// Says what came of what was ordered.
    fn done(&mut self, done: Result<GameFileDone, Message>) {
        match done {
            Err(why) => {
                self.voice.say(&why);
                match self.step {
                    // Another name may do.
                    Step::Naming => self.ask(),
                    _ => self.tell(),
                }
            }
            Ok(GameFileDone::MayBeDeleted) => self.come_to(Step::Deleting),
            Ok(GameFileDone::MayBeRead) => self.leave_for_the_game(GamesEnd::Read),
            Ok(GameFileDone::Renamed(name)) => {
                self.voice.say(&Message::GamesRenamed { name: name.clone() });
                if let Some((_, game)) = self.games.get_mut(self.at) {
                    game.name = name;
                    game.is_named = true;
                }
                self.tell();
            }
            Ok(GameFileDone::Exported(files)) => {
                let list = files.join(", ");
                self.voice.say(&Message::GamesExported { list });
                self.tell();
            }
            Ok(GameFileDone::Deleted(more)) => {
                self.voice.say(&Message::GamesDeleted);
                more.iter().for_each(|it| self.voice.say(it));
                self.games.remove(self.at);
                self.at = self.at.min(self.games.len().saturating_sub(1));
                match self.games.is_empty() {
                    true => self.leave(),
                    false => self.tell(),
                }
            }
        }
    }

    fn leave_for_the_game(&mut self, end: impl FnOnce(usize) -> GamesEnd) {
        if let Some((place, _)) = self.games.get(self.at) {
            self.end = end(*place);
        }
        self.step = Step::Over;
    }
}

impl Questionnaire for GamesList {
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
        without_moves(match self.step {
            Step::Walking => AskedNow::Numbered(self.games.len().min(NUMBERS_SAID)),
            Step::Menu => AskedNow::Numbered(CHOICES.len()),
            Step::Deleting => AskedNow::OfWeight,
            Step::Naming | Step::Over => AskedNow::Nothing,
        })
    }

    /// Returns what is meant by something that was said: it can be gone back from, so that it counts at once. To leave is asked
    /// about.
    fn meant(meaning: Meaning) -> SpokenMeaning<SpokenAnswer> {
        match meaning {
            Meaning::Yes => SpokenMeaning::AtOnce(SpokenAnswer::Yes),
            Meaning::No => SpokenMeaning::AtOnce(SpokenAnswer::No),
            Meaning::Number(number) => SpokenMeaning::AtOnce(SpokenAnswer::Number(number)),
            Meaning::LeftOpen | Meaning::SheetEnds => SpokenMeaning::AtOnce(SpokenAnswer::Next),
            Meaning::Command(CommandWord::Repeat | CommandWord::RepeatEar) => {
                SpokenMeaning::AtOnce(SpokenAnswer::Again)
            }
            Meaning::Command(CommandWord::Correct) => SpokenMeaning::AtOnce(SpokenAnswer::Back),
            Meaning::Command(CommandWord::Cancel) => SpokenMeaning::ReadBack(SpokenAnswer::Leave),
            _ => SpokenMeaning::Nothing,
        }
    }

    fn answered_aloud(&mut self, answer: SpokenAnswer) {
        let is_said_again = std::mem::take(&mut self.has_said_yes);
        match (answer, self.step) {
            (SpokenAnswer::Leave, _) => self.leave(),
            (SpokenAnswer::Again, _) => self.ask(),
            (SpokenAnswer::Back, _) => self.back(),
            (_, Step::Naming) => self.voice.say(&Message::GamesTypeName),
            (SpokenAnswer::Number(number), Step::Walking | Step::Menu) => self.numbered(number),
            (SpokenAnswer::Next, Step::Walking) => self.next(),
            (SpokenAnswer::Yes, Step::Walking) => self.come_to(Step::Menu),
            (SpokenAnswer::Yes, Step::Deleting) if is_said_again => self.order(GameFileOrder::Delete),
            (SpokenAnswer::Yes, Step::Deleting) => {
                self.has_said_yes = true;
                self.ask();
            }
            (SpokenAnswer::No, Step::Menu | Step::Deleting) => self.back(),
            _ => self.ask(),
        }
    }

    /// Asks again what is asked.
    fn ask(&mut self) {
        match self.step {
            Step::Walking => self.tell(),
            Step::Menu => self.voice.say(&Message::GamesMenu),
            Step::Naming => {
                let name = self.game().map(|it| it.name.clone()).unwrap_or_default();
                self.voice.say(&Message::GamesWhatName { name });
            }
            Step::Deleting => {
                if let Some(game) = self.told() {
                    self.voice.say(&Message::GamesDeleteAsk { game: game.into() });
                }
            }
            Step::Over => {}
        }
    }

    fn no_command(&self, line: &str) -> Option<Message> {
        self.voice.no_command(line, &COMMANDS)
    }

    fn line(&mut self, line: &str) {
        self.has_said_yes = false;
        // Who answers has heard enough of what was told.
        if self.ear_voice && self.step != Step::Over {
            self.voice.hush();
        }
        // What is to be a name begins as it likes, but with a slash.
        let command = match line {
            "?" => CommandMatch::One(ReadingWord::Time, ""),
            line => self.voice.command_of(line, &COMMANDS),
        };
        match command {
            CommandMatch::One(ReadingWord::Next, _) => self.next(),
            CommandMatch::One(ReadingWord::Back, _) => self.back(),
            CommandMatch::One(ReadingWord::Repeat | ReadingWord::Time, _) => self.ask(),
            CommandMatch::One(ReadingWord::Help, _) => {
                self.help();
                self.ask();
            }
            CommandMatch::One(ReadingWord::Quit, _) => self.leave(),
            _ => self.typed(line),
        }
    }

    fn leave(&mut self) {
        if self.step == Step::Over {
            return self.voice.hush();
        }
        self.voice.say(&Message::GamesOver);
        self.step = Step::Over;
    }

    fn came_of_an_order(&mut self, outcome: DeviceOutcome) {
        if let DeviceOutcome::GameFile(done) = outcome {
            self.done(*done);
        }
    }

    fn is_over(&self) -> bool {
        self.step == Step::Over
    }
}
