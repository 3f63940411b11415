//! The conversation over a game that is read: step by step, in the words of the announcements, all in the Ear.

mod cursor;
mod lines;
mod walk;

use std::sync::Arc;

use shakmaty::Color;

use crate::game::Moment;
use crate::game::pgn::PgnGame;
use crate::language::{
    CommandWord, Found, Letters, Lexicon, Message, MessageId, Place, Saying, Segment, Vocabulary, Voices,
};

use crate::desk::report::health::told_of;
use crate::desk::{
    Channel, Conversation, Device, Earcon, Effect, FunctionKey, Health, Input, OnScreen, OpenError, Page, Progress,
    Utterance, UtteranceId, View,
};
use cursor::Cursor;
pub use lines::{about_game, beside};

/// How many flaws are said before the first move; of more only the number, for a file may have any.
const FLAWS_SAID: usize = 3;

/// How a person wants a game read.
#[derive(Clone, Debug)]
pub struct ReadingSettings {
    /// Words of the moves, e.g. `de-fide`; without a name those of the reports.
    pub words: Option<String>,
    /// Language of everything else.
    pub reports: String,
    /// How moves are worded.
    pub saying: Saying,
    /// Piece letters in which moves are looked for and the sheet is written; the first set writes.
    pub letters: Vec<Letters>,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// True if a short sound in the Ear says that there is nothing further.
    pub sounds_at_the_edge: bool,
}

/// A game that is walked by ear. Nothing is recorded.
pub struct Reading {
    game: PgnGame,
    cursor: Cursor,
    settings: ReadingSettings,
    lexicon: Lexicon,
    vocabulary: Vocabulary,
    voices: Arc<Voices>,
    next_id: u64,
    /// What was told of the move where we are, for `/repeat`.
    last: Vec<(String, Vec<Segment>)>,
    /// The words of the last move, for `/spell`.
    last_move: Option<String>,
    is_voice_well: bool,
    is_own_voice_well: bool,
    finding: bool,
    quitting: bool,
}

impl Reading {
    /// Opens a game for reading and says which it is and what is wrong with it.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the settings name words or reports that are not there.
    pub fn open(
        game: PgnGame,
        settings: ReadingSettings,
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
        if voices.messages(&settings.reports).is_none() {
            return Err(OpenError::UnknownReports(settings.reports));
        }
        let understood = [Some(&lexicon), Some(usual), voices.lexicon(&settings.reports)];
        let vocabulary = Vocabulary::of(understood.into_iter().flatten());
        let mut reading = Self {
            cursor: Cursor::default(),
            game,
            settings,
            lexicon,
            vocabulary,
            voices,
            next_id: 1,
            last: Vec::new(),
            last_move: None,
            is_voice_well: true,
            is_own_voice_well: true,
            finding: false,
            quitting: false,
        };
        let mut effects = Vec::new();
        reading.greet(&mut effects);
        Ok((reading, effects))
    }

    fn greet(&mut self, effects: &mut Vec<Effect>) {
        let message = about_game(MessageId::ReadWelcome, &self.game, &self.name_of_sides());
        self.say_message(&message, effects);
        let flaws: Vec<Message> = self.game.flaws.iter().take(FLAWS_SAID).map(Message::from).collect();
        for flaw in flaws {
            self.say_message(&flaw, effects);
        }
        let count = self.game.flaws.len();
        if count > FLAWS_SAID {
            self.say_message(&Message::new(MessageId::ReadFlaws).with("count", count), effects);
        }
        let comments = crate::game::pgn::spoken(&self.game.comments);
        self.say_comment(&comments, effects);
    }

    fn name_of_sides(&self) -> [String; 2] {
        [Color::White, Color::Black].map(|it| self.side(it))
    }

    fn line(&mut self, line: &str, effects: &mut Vec<Effect>) {
        let line = line.trim();
        let is_answer = std::mem::take(&mut self.finding);
        if line.is_empty() {
            self.next(effects);
        } else if line == "?" || line.starts_with('/') {
            self.command_line(line, effects);
        } else if !is_answer && self.numbered(line).is_some() {
            self.go_to(line, effects);
        } else {
            self.find(line, effects);
        }
    }

    fn command_line(&mut self, line: &str, effects: &mut Vec<Effect>) {
        let voices = Arc::clone(&self.voices);
        let reports = self.settings.reports.clone();
        match voices.commands().find_at(Place::Reading, line, &[reports.as_str()]) {
            Found::One(word, rest) => self.carry_out(word, rest, effects),
            Found::Several(words) => {
                let message = Message::new(MessageId::CommandAmbiguous).with("text", line);
                self.say_message(&message.with("choices", words.join(", ")), effects);
            }
            Found::None => {
                let message = Message::new(MessageId::CommandUnknown).with("text", line);
                self.say_message(&message, effects);
            }
        }
    }

    fn carry_out(&mut self, word: CommandWord, rest: &str, effects: &mut Vec<Effect>) {
        match word {
            CommandWord::Next => self.next(effects),
            CommandWord::Back => self.back(effects),
            CommandWord::Move => self.go_to(rest, effects),
            CommandWord::Find => self.find(rest, effects),
            CommandWord::Into => self.enter_variation(rest, effects),
            CommandWord::Out => self.leave_variation(effects),
            CommandWord::Time => self.tell_where(effects),
            CommandWord::Sheet => self.sheet(rest, effects),
            CommandWord::Repeat => self.repeat(effects),
            CommandWord::Spell => self.spell(effects),
            CommandWord::Help => self.help(effects),
            CommandWord::Quit => {
                self.quitting = true;
                effects.push(Effect::Quit);
            }
            // Only commands of this place are found.
            _ => {}
        }
    }

    fn function_key(&mut self, key: FunctionKey, effects: &mut Vec<Effect>) {
        if let Some(word) = self.voices.commands().of_key_at(Place::Reading, key.0) {
            self.carry_out(word, "", effects);
        }
    }

    /// Tells once that a voice failed or came back: the Ear's, or the one in whose place the built-in one speaks.
    fn health(&mut self, device: Device, health: &Health, effects: &mut Vec<Effect>) {
        let is_well = matches!(health, Health::Ready { .. });
        let known = match device {
            Device::EarVoice => &mut self.is_voice_well,
            _ => &mut self.is_own_voice_well,
        };
        let was_well = std::mem::replace(known, is_well);
        if was_well != is_well
            && let Some(id) = told_of(device, health)
        {
            self.say(id, effects);
        }
    }

    fn say(&mut self, id: MessageId, effects: &mut Vec<Effect>) {
        self.say_message(&Message::new(id), effects);
    }

    fn say_message(&mut self, message: &Message, effects: &mut Vec<Effect>) {
        let (written, spoken) = self.told(message);
        self.tell(Channel::Ear, written, spoken, effects);
    }

    /// Says that there is nothing further.
    fn say_at_the_edge(&mut self, message: &Message, effects: &mut Vec<Effect>) {
        let first = effects.len();
        self.say_message(message, effects);
        let is_wanted = self.settings.sounds_at_the_edge && self.settings.ear_voice;
        if let Some(Effect::Say(utterance)) = effects.get_mut(first).filter(|_| is_wanted) {
            utterance.earcon = Some(Earcon::Edge);
        }
    }

    fn told(&self, message: &Message) -> (String, Vec<Segment>) {
        let said = self.voices.messages(&self.settings.reports).map(|it| it.tell(message));
        said.map(|it| (it.written, it.spoken)).unwrap_or_default()
    }

    fn say_comment(&mut self, comment: &str, effects: &mut Vec<Effect>) {
        if !comment.is_empty() {
            self.say_message(&Message::new(MessageId::ReadComment).with("text", comment), effects);
        }
    }

    fn side(&self, side: Color) -> String {
        self.told(&side.fold_wb(MessageId::White, MessageId::Black).into()).0
    }

    fn tell(&mut self, channel: Channel, written: String, spoken: Vec<Segment>, effects: &mut Vec<Effect>) {
        let id = UtteranceId(self.next_id);
        self.next_id += 1;
        effects.push(Effect::Say(Utterance {
            id,
            channel,
            written,
            spoken,
            urgent: false,
            earcon: None,
            sound: None,
            on_screen: OnScreen::Shown,
        }));
    }
}

impl Conversation for Reading {
    fn handle(&mut self, _at: Moment, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        match input {
            Input::Line(line) | Input::Piped(line) => self.line(&line, &mut effects),
            Input::Key(key) => self.function_key(key, &mut effects),
            Input::Touched => effects.push(Effect::Hush(Channel::Ear)),
            Input::WouldStandStill => self.say(MessageId::StandsNotStill, &mut effects),
            Input::Echo(text) => {
                let spoken = vec![Segment::plain(self.settings.reports.clone(), text)];
                self.tell(Channel::Ear, String::new(), spoken, &mut effects);
            }
            Input::Health(device @ (Device::EarVoice | Device::OwnVoice | Device::SystemVoice), health)
                if self.settings.ear_voice =>
            {
                self.health(device, &health, &mut effects);
            }
            _ => {}
        }
        effects
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
            Some((position, _m)) => {
                let message = Message::new(MessageId::Prompt).with("number", position.board().move_number());
                self.told(&message.with("side", self.side(position.board().turn()))).0
            }
            None => self.told(&MessageId::ReadPromptStart.into()).0,
        };
        View {
            prompt,
            ..View::default()
        }
    }

    fn page(&self, _at: Moment) -> Page {
        Page {
            turn: lines::place(self),
            sheet: lines::rows(self),
            ..Page::default()
        }
    }
}

#[cfg(test)]
mod tests;
