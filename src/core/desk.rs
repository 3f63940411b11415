//! The conversation: one input in, a list of effects out. Pure.

#![expect(
    clippy::unit_arg,
    reason = "what is said and followed by nothing: `say(…).into()` is the Next of it"
)]

pub mod audible;
mod clock_alone;
mod clocks_at_secret;
mod command;
mod comparison;
pub mod conversation;
mod dashes;
mod display;
mod drive;
pub mod effect;
mod entry;
mod handler;
pub mod input;
pub mod line;
mod next;
pub mod order;
mod outbox;
mod practice_game;
mod question;
pub mod report;
mod sealing;
mod secret;
pub mod settings;
mod table;
mod tape;
mod turn;
mod voice_input;

use std::sync::Arc;

use crate::game::laws::Rules;
use crate::game::{Command, Event, Game, Mode, Moment, Opening, Recorded, Reopening, Start};
use crate::language::{CommandWord, Message, Voices};
use ansage_wire::TapeHears;

use audible::Audible;
use command::clocks::resume_unasked;
pub use conversation::board_questions::{BoardQuestions, BoardQuestionsSettings};
pub use conversation::dictation::{Dictation, DictationEnd, EndedBy};
pub use conversation::ear_check::{ChosenOutputs, EarCheck, EarCheckSettings, Output};
pub use conversation::equipment_list::{EquipmentList, EquipmentListSettings};
pub use conversation::event_form::answers::{EventAnswers, EventGiven};
pub use conversation::event_form::question::{APPENDIX_D, EventAnswerKind, EventQuestion};
pub use conversation::event_form::{EventForm, EventFormEnd, EventFormSettings, EventReview};
pub use conversation::game_viewer::{GameViewer, GameViewerSettings};
pub use conversation::games_list::{
    GameFileDone, GameFileOrder, GameStanding, GamesEnd, GamesList, GamesListSettings, ListedGame,
};
pub use conversation::lesson::{KeptRecordings, Lesson, LessonEnd, LessonMaterial, LessonSettings};
pub use conversation::playback::Playback;
pub use conversation::practice::{Practice, PracticeSettings};
pub use conversation::private_voice_input::PrivateVoiceInputSettings;
pub use conversation::rehearsal::{Rehearsal, RehearsalSettings};
pub use conversation::settings_questions::{
    ChosenSettings, DamagedSettings, SettingsQuestions, SettingsQuestionsSettings, TriedVoice,
};
pub use conversation::sound_file::{SoundFile, SoundPiece, SoundWalk};
pub use conversation::tape_questions::{OnTape, TapeQuestions, TapeQuestionsSettings};
pub use conversation::tutorial::{Learner, Tutorial, TutorialPlace, TutorialSettings};
pub use conversation::word_recording::{WordRecording, WordRecordingSettings};
pub use conversation::{Conversation, Progress};
use display::dot_keys::DotTyping;
pub use display::private_fingers::DisplayCells;
pub use display::{BrailleHealth, BrailleKey, BrailleLine, LineAbout, Mark};
pub use effect::{Channel, Effect, OnScreen, Utterance, VoiceChange};
pub use input::{Device, FileNews, FunctionKey, Input, Power};
pub use line::view::{ArbitersLines, Clocks, DotKeys, OneKey, Page, View};
use next::Next;
pub use order::{DeviceOrder, DeviceOutcome, Learned, TakeExtent, TakeOrder, TakeOutcome, UnkeptSettings};
use question::Question;
#[doc(hidden)]
pub use question::{QUESTIONS, question_at};
pub use report::earcon::Earcon;
use report::note_time::NoteTime;
pub use report::policy;
use report::policy::Information;
pub use report::retell::{self, ClockFace, ClockSide, Follower, Known, Shown, Standing, retell};
use report::speaker::Speaker;
use report::telling::Telling;
pub use sealing::Unsealed;
pub use secret::{MadeKey, Secret};
pub use settings::{
    DeskSettings, DotKeySettings, ListenSettings, Listening, OpenError, Taping, UnfinishedGame, WhenUnheard,
};
use table::Table;
pub use tape::clip::ClipHeard;
use voice_input::VoiceInput;
pub use voice_input::listens::{AskedNow, Attention, Listens, MayBeSaid, TalkKey, TalkNumber};

/// The conversation at the table: what is asked, what may be said and keyed, and what follows from it.
pub struct Desk {
    table: Table,
    question: Option<Question>,
    /// What was entered when it was asked whether the arbiter is to be called.
    set_aside: Option<Question>,
    voice_input: VoiceInput,
    dot_typing: DotTyping,
    /// When the open question was asked.
    asked_at: Moment,
    audible: Audible,
    /// The command that this input had carried out, in whatever way it was given.
    carried_out: Option<CommandWord>,
}

impl Desk {
    /// Opens a new game: records the opening and starts the clock, if the program keeps it.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the opening or the settings name something that is not there.
    pub fn open(
        opening: Opening,
        settings: DeskSettings,
        voices: Arc<Voices>,
        at: Moment,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let rules = opening.laws.rules();
        Self::open_under(opening, settings, voices, at, rules)
    }

    /// Opens a new game under other rules than those of its edition, so that a test can show who notices.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the opening or the settings name something that is not there.
    #[doc(hidden)]
    pub fn open_under(
        opening: Opening,
        settings: DeskSettings,
        voices: Arc<Voices>,
        at: Moment,
        rules: &'static Rules,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let game = Game::open_under(&opening, rules)?;
        let mut speaker = Speaker::new(&opening, settings, voices)?;
        speaker.note_the_rules(rules);
        let mut desk = Self::at_the_table(game, speaker, at, &[]);
        let opened = Recorded::new(at, Event::Opened(Box::new(opening)));
        desk.table.outbox.push(Effect::Record(opened));
        if desk.table.game.mode() == Mode::Event {
            desk.table.outbox.push(Effect::TellHead);
        }
        desk.table.tell_the_terms();
        desk.table.tell_the_arbiter_of_the_opening();
        desk.table.limit_room_volume(true);
        desk.table.greet();
        desk.tell_dot_keys();
        desk.begin_to_listen();
        desk.table.begin_the_tape();
        desk.table.read_the_set_up();
        match desk.table.game.opening().start {
            Start::AtOnce if desk.table.game.has_clock() => {
                desk.table.settle(Command::Start);
            }
            Start::AtOnce | Start::OnWord | Start::WithTheFirstMove => {}
        }
        desk.table.tell_how_the_clocks_start();
        // A study may begin with what ends a game.
        let next = desk.table.ask_for_the_result();
        desk.go(next);
        let effects = desk.table.outbox.take();
        Ok((desk, effects))
    }

    /// Takes up a game from its journal; the clocks stand until somebody resumes them. `gap` is how long nobody kept
    /// them by the clock on the wall, if the program ended without leaving the game.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if the journal holds no game or the settings name something that is not there.
    pub fn resume(
        journal: &[Recorded],
        settings: DeskSettings,
        voices: Arc<Voices>,
        at: Moment,
        reopening: Reopening,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let game = Game::replay(journal)?;
        let speaker = Speaker::new(game.opening(), settings, voices)?;
        let mut desk = Self::at_the_table(game, speaker, at, journal);
        if desk.table.game.mode() == Mode::Event {
            let told = retell::tellings_of(journal, &desk.table.speaker);
            desk.table.speaker.keep_for_the_arbiter(told);
        }
        // Whoever takes it up again is not the arbiter who was at the keys.
        desk.table.greet();
        desk.tell_dot_keys();
        desk.begin_to_listen();
        desk.table.tell_who_misses_the_read_back();
        desk.table.limit_room_volume(true);
        desk.table.settle(Command::Reopen(reopening));
        resume_unasked(&mut desk.table);
        desk.table.begin_the_tape();
        // An event file of today has one; a game of an older version may have none.
        if desk.table.game.mode() == Mode::Event && desk.table.game.arbiter_key().is_none() {
            desk.table.say(Information::TableFact, &Message::SecretNone);
        }
        desk.table.tell_where_we_are();
        let effects = desk.table.outbox.take();
        Ok((desk, effects))
    }

    fn at_the_table(game: Game, speaker: Speaker, now: Moment, journal: &[Recorded]) -> Self {
        let dot_typing = DotTyping::of(speaker.settings());
        Self {
            table: Table::new(game, speaker, now, journal),
            question: None,
            set_aside: None,
            voice_input: VoiceInput::default(),
            dot_typing,
            asked_at: now,
            audible: Audible::default(),
            carried_out: None,
        }
    }

    /// Answers an input.
    fn answer(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        self.table.now = self.table.now.max(at);
        self.table
            .speaker
            .set_note_time(NoteTime::of(&self.table.game, self.table.now));
        self.carried_out = None;
        let question = self.question.clone();
        self.table.begin_for_the_fingers(&input);
        self.note_who_enters(&input);
        match input {
            Input::Line(line) => {
                let line = self.in_print(&line);
                self.line(&line, false);
            }
            Input::Piped(line) => self.line(&line, true),
            Input::Key(key) => self.function_key(key),
            // At a clock it may be the other one's key.
            Input::Touched if self.table.game.is_a_clock() => {}
            Input::Touched => self.table.hush_the_ear(),
            Input::Echo(text) => self.table.echo(&text),
            Input::Tick => self.table.tell(Telling::sound(Earcon::Tick)),
            Input::SecretTried(is_right) => {
                let next = self.table.secret_tried(is_right);
                self.go(next);
            }
            Input::KeyMade(made) => self.table.key_made(*made),
            Input::KeyNotMade => self.table.key_not_made(),
            Input::Sealed(sealed) => self.table.sealed(sealed),
            Input::SealOpened(opened) => {
                let next = self.table.seal_opened(opened);
                self.go(next);
            }
            Input::Talk(key) => self.talk_key(key),
            Input::Spoken(number, heard) => self.spoken(number, &heard),
            Input::PartlySpoken(words) => self.partly_spoken(&words),
            Input::NoDot => self.no_dot(),
            Input::WouldStandStill => self.table.say(Information::Program, &Message::StandsNotStill),
            Input::PasteCut => self.table.say(Information::Program, &Message::OnlyFirstLine),
            Input::Ended(id) | Input::Unspoken(id) => {
                self.table.room.ended(id);
                self.table.ear.ended(id);
            }
            Input::Leaving => {
                self.table.settle(Command::Close);
            }
            Input::Wake => {
                self.voice_input.talk.wake(self.table.now);
                let next = self.table.wake();
                self.go(next);
            }
            Input::JournalContinued { why, from, to } => {
                self.table.settle(Command::ContinueJournal { why, from, to });
            }
            Input::ForTheArbiter(note) => {
                self.table.settle(Command::NoteForTheArbiter(note));
            }
            Input::JournalNearlyFull => self.table.journal_is_nearly_full(),
            Input::Head(words) => self.table.tell_the_head(words),
            Input::Slept(gap) => self.table.slept(gap),
            Input::Power(power) => self.table.power(power),
            Input::Health(device, health) => self.health(device, &health),
            Input::Braille(key) => self.braille_key(key),
            Input::BrailleHealth(health) => self.table.braille_health(health),
            Input::Kept(id, kept) => self.table.sound_kept(id, &kept),
            Input::Unkept(id) => self.table.sound_unkept(id),
            Input::Found(kept) => self.table.sound_found(&kept),
            Input::Tape(health) => self.table.tape_health(health),
            Input::Unplayed(id, trouble) => self.table.unplayed(id, trouble),
            // Nothing is found in a game but the game, and its devices are open.
            Input::Delivered | Input::Outcome(_) | Input::File(_) | Input::ToldLate(_) => {}
            Input::ClipsHeard(heard) => {
                if self.table.clips_heard(&heard) && self.question.is_none() {
                    let next = self.table.propose();
                    self.go(next);
                }
            }
        }
        self.take_up_what_was_set_aside();
        if self.question.is_none() && self.set_aside.is_none() {
            self.table.end_filling_one();
        }
        self.table
            .braille
            .end(self.question.is_some(), self.question != question);
        if self.question != question {
            self.asked_at = self.table.now;
            if self.question.is_some() {
                self.voice_input.stopped = None;
            }
        }
        self.note_who_is_not_listened_to();
        if self.table.speaks_in_the_room() {
            // What the Room says would be heard as said by the player.
            self.voice_input.talk.end();
        }
        self.table.outbox.take()
    }

    /// Forgets what the Laws say of the position, so that a test can show that in an event nobody hears of it.
    #[doc(hidden)]
    pub fn forget_the_laws(&mut self) {
        self.table.game.forget_the_laws();
    }

    /// Returns true while the arbiters' secret is asked for, so that a test can enter it where no story tells of it.
    #[doc(hidden)]
    pub fn asks_for_the_secret(&self) -> bool {
        matches!(
            self.question,
            Some(Question::ArbitersSecret(_) | Question::CopySecret(_))
        )
    }

    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.table.game
    }
}

impl Conversation for Desk {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let now = self.table.now;
        let may_answer = matches!(input, Input::Line(_) | Input::Braille(BrailleKey::Return));
        let effects = match input {
            Input::ToldLate(moment) => {
                if self.asked_at == now {
                    self.asked_at = moment;
                }
                self.audible.delay(now, moment);
                Vec::new()
            }
            _ if may_answer && self.question.is_some() && self.audible.is_after(at) => {
                self.table.say(Information::Program, &Message::AnsweredTooEarly);
                self.table.outbox.take()
            }
            input => self.answer(at, input),
        };
        self.audible.note(&effects, self.table.now);
        effects
    }

    fn next_wake(&self) -> Option<Moment> {
        let wakes = [
            self.table.zero_to_come(),
            self.table.reminder_to_come(),
            self.table.default_time_to_come(),
            self.attention_changes_at(),
        ];
        wakes.into_iter().flatten().min()
    }

    fn listens(&self) -> Option<Listens> {
        self.what_is_listened_to()
    }

    fn may_the_tape_hear(&self) -> Option<TapeHears> {
        Desk::may_the_tape_hear(self)
    }

    fn braille(&self) -> Option<BrailleLine> {
        (!self.table.quitting).then(|| self.braille_line())
    }

    fn view(&self) -> View {
        self.line_of_the_cursor()
    }

    fn progress(&self) -> Progress {
        Progress {
            clock_runs: self.table.game.clock().is_some_and(|it| it.running().is_some()),
            is_over: self.table.game.is_over(),
        }
    }

    fn page(&self, at: Moment) -> Page {
        self.table.whole_page(at)
    }

    fn set_policy(&mut self, policy: policy::Policy) {
        self.table.speaker.set_policy(policy);
    }
}
