//! The recording of words: a person says the words of the announcements, one after the other.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::conversation::takes::{Came, Takes, Then};
use crate::desk::conversation::type_ahead::NextTyped;
use crate::desk::report::policy::Policy;
use crate::desk::{
    BrailleLine, Conversation, Device, DeviceOrder, DisplayCells, Effect, Input, OpenError, TakeExtent, TakeOrder,
    TakeOutcome,
};
use crate::game::Moment;
use crate::language::{Message, Phrase, Voices};
use ansage_wire::Health;

/// What is typed to stop, Escape among it.
const STOP: [&str; 2] = ["q", "\u{1b}"];
/// Leaves a word out.
const SKIP: &str = "s";
/// Goes back to the word before.
const BACK: &str = "b";
/// Has a word said again.
const AGAIN: &str = "r";

/// How somebody is asked for words.
#[derive(Clone, Debug)]
pub struct WordRecordingSettings {
    /// Language of all but the words.
    pub reports: String,
    /// True if a voice speaks in the Ear.
    pub ear_voice: bool,
    /// The folder of the words, as people read it.
    pub folder: String,
    /// The cells of the Braille display; `None` where none is used.
    pub cells: Option<DisplayCells>,
}

/// Asks for words until each has a recording that can be used, or the person has had enough.
pub struct WordRecording {
    takes: Takes,
    settings: WordRecordingSettings,
    words: Vec<Phrase>,
    /// The word that is asked for.
    place: usize,
    recorded: BTreeSet<usize>,
    step: Step,
    lost: Option<String>,
}

/// Where the recording is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Step {
    Asking,
    /// A word is heard as everybody will hear it.
    PlayingBack,
    /// The last sentence is said.
    Ending,
}

impl WordRecording {
    /// Begins with the first of the words that have no recording.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        words: Vec<Phrase>,
        settings: WordRecordingSettings,
        voices: Arc<Voices>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let voice = PrivateVoice::new(voices, settings.reports.clone(), settings.ear_voice)?;
        let voice = voice.felt_in(settings.cells.as_ref());
        let mut recording = Self {
            takes: Takes::new(voice, settings.ear_voice),
            settings,
            words,
            place: 0,
            recorded: BTreeSet::new(),
            step: Step::Asking,
            lost: None,
        };
        let begin = Message::BankRecordBegin {
            count: recording.words.len().into(),
        };
        recording.takes.tell(&begin);
        recording.ask();
        recording.go_on();
        let effects = recording.takes.voice.take();
        Ok((recording, effects))
    }

    /// Returns why the microphone is gone, if that is how it ended.
    pub fn lost(&self) -> Option<&str> {
        self.lost.as_deref()
    }

    fn ask(&mut self) {
        self.step = Step::Asking;
        let Some(word) = self.words.get(self.place) else {
            return self.end();
        };
        let order = TakeOrder {
            of: self.place,
            extent: TakeExtent::Word,
            round: 0,
            insists: false,
        };
        self.takes.ask(word, [self.place + 1, self.words.len()], order);
    }

    fn go_on(&mut self) {
        while let Some(came) = self.takes.next() {
            match came {
                Came::Typed(NextTyped::Nobody) => self.stop(),
                Came::Typed(NextTyped::Line(line)) => self.line(&line),
                Came::Recorded(outcome) => self.recorded(outcome),
                Came::Said if self.step == Step::PlayingBack => self.played_back(),
                Came::Said => self.takes.voice.quit(),
            }
        }
    }

    fn line(&mut self, line: &str) {
        match line {
            line if STOP.contains(&line) => self.stop(),
            SKIP => self.move_to(self.place + 1),
            BACK => self.move_to(self.place.saturating_sub(1)),
            AGAIN => self.move_to(self.place),
            _ => self.takes.end_take(),
        }
    }

    fn move_to(&mut self, place: usize) {
        self.takes.drop_take();
        self.place = place;
        self.ask();
    }

    fn stop(&mut self) {
        self.takes.drop_take();
        self.end();
    }

    fn recorded(&mut self, outcome: TakeOutcome) {
        match outcome {
            TakeOutcome::Kept => {
                self.recorded.insert(self.place);
                self.play_back();
            }
            TakeOutcome::Missing => self.move_to(self.place + 1),
            TakeOutcome::Flawed(flaw) => {
                let message = Message::BankFlaw {
                    take_fault: flaw.into(),
                    saying: self.words[self.place].written.clone(),
                };
                self.takes.tell(&message);
                self.ask();
            }
        }
    }

    fn play_back(&mut self) {
        self.step = Step::PlayingBack;
        if self.settings.ear_voice {
            self.takes.voice.order(DeviceOrder::SayAsRecorded(true));
            self.takes.let_hear(&self.words[self.place]);
        } else {
            self.played_back();
        }
    }

    fn played_back(&mut self) {
        if self.settings.ear_voice {
            // The next word is asked for by the voice that asked before.
            self.takes.voice.order(DeviceOrder::SayAsRecorded(false));
        }
        self.place += 1;
        self.ask();
    }

    fn end(&mut self) {
        self.step = Step::Ending;
        let missing = self.words.len() - self.recorded.len();
        let message = match missing {
            0 => Message::BankRecordDone {
                path: self.settings.folder.clone(),
            },
            _ => Message::BankRecordStopped { count: missing.into() },
        };
        self.takes.tell_and(&message, Then::Nothing);
    }
}

impl Conversation for WordRecording {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let Some(input) = self.takes.voice.receive(at, input) else {
            return self.takes.voice.take();
        };
        match input {
            // What was said until then is lost, and nothing else.
            Input::Health(Device::Microphone, Health::Missing { why } | Health::Lost { why, .. })
                if self.step != Step::Ending =>
            {
                self.lost = Some(why);
                self.takes.voice.quit();
            }
            input => {
                self.takes.take(input);
                self.go_on();
            }
        }
        self.takes.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        self.takes.next_wake()
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.takes.voice.braille()
    }

    fn set_policy(&mut self, policy: Policy) {
        self.takes.voice.set_policy(policy);
    }
}
