//! A dictation: each voice from pause to pause becomes a clip, until the person has said all.

use std::sync::Arc;

use crate::desk::conversation::private_voice::PrivateVoice;
use crate::desk::report::policy::{Information, Policy};
use crate::desk::{
    BrailleLine, Conversation, Device, DeviceOrder, DeviceOutcome, DisplayCells, Effect, Input, OpenError,
};
use crate::game::Moment;
use crate::language::{Message, Voices};
use ansage_wire::{Health, KeptSound, TapeHealth};

/// Samples of a second in which clips are measured.
const SAMPLES_PER_SECOND: u64 = 16_000;

/// Who can end a dictation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum EndedBy {
    /// The file in place of a microphone ends by itself.
    File,
    /// Somebody can press Enter.
    Enter,
    /// Nobody is at the keys.
    Signal,
}

/// How a dictation ended.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum DictationEnd {
    /// There are clips.
    Kept,
    /// Nothing was heard.
    Nothing,
    /// There is no microphone, and this is why.
    NoMicrophone(String),
    /// The disk takes no clips, and a dictation that is not kept is none.
    Unkept(TapeHealth),
}

/// Somebody who dictates, and what was told of it.
pub struct Dictation {
    voice: PrivateVoice,
    ended_by: EndedBy,
    /// True once there was sound, and it was said that it is recorded.
    has_begun: bool,
    /// True if somebody pressed Enter before that.
    is_enough: bool,
    kept: usize,
    end: Option<DictationEnd>,
}

impl Dictation {
    /// Waits for the first sound; `cells` are those of the Braille display, if one is used.
    ///
    /// # Errors
    ///
    /// Returns [`OpenError`] if there are no reports in that language.
    pub fn open(
        ended_by: EndedBy,
        reports: String,
        voices: Arc<Voices>,
        ear_voice: bool,
        cells: Option<&DisplayCells>,
    ) -> Result<(Self, Vec<Effect>), OpenError> {
        let mut dictation = Self {
            voice: PrivateVoice::new(voices, reports, ear_voice)?.felt_in(cells),
            ended_by,
            has_begun: false,
            is_enough: false,
            kept: 0,
            end: None,
        };
        let effects = dictation.voice.take();
        Ok((dictation, effects))
    }

    /// Returns how it ended; `None` while it goes on.
    pub fn end(&self) -> Option<&DictationEnd> {
        self.end.as_ref()
    }

    fn enough(&mut self) {
        match self.has_begun {
            true => self.finish(),
            // Whether there is a microphone at all is not known yet.
            false => self.is_enough = true,
        }
    }

    fn finish(&mut self) {
        self.voice.order(DeviceOrder::FinishTape);
    }

    fn microphone(&mut self, health: Health) {
        match health {
            Health::Ready { .. } if !self.has_begun => self.begin(),
            Health::Ready { .. } => self.tell(Information::DeviceHealth, &Message::SoundMicrophoneBack),
            Health::Lost { .. } => self.tell(Information::DeviceHealth, &Message::SoundMicrophoneLost),
            Health::Missing { why } => self.end_as(DictationEnd::NoMicrophone(why)),
        }
    }

    fn begin(&mut self) {
        self.has_begun = true;
        self.voice.say(&Message::RecordBegan);
        match self.ended_by {
            EndedBy::File => {}
            EndedBy::Enter => self.voice.say(&Message::RecordStops),
            EndedBy::Signal => self.voice.say(&Message::RecordStopsBySignal),
        }
        if std::mem::take(&mut self.is_enough) {
            self.finish();
        }
    }

    fn kept(&mut self, clip: KeptSound) {
        self.kept += 1;
        let tenths = clip.length * 10 / SAMPLES_PER_SECOND;
        let message = Message::RecordKept {
            file: clip.file.clone(),
            seconds: format!("{}.{}", tenths / 10, tenths % 10),
        };
        self.voice.order(DeviceOrder::ListClip(clip));
        self.voice.say(&message);
    }

    /// Tells of sound that a crash left and that was finished.
    fn found(&mut self, clip: KeptSound) {
        let message = Message::SoundFound {
            file: clip.file.clone(),
        };
        self.voice.order(DeviceOrder::ListFoundClip(clip));
        self.voice.say(&message);
    }

    fn tape(&mut self, health: TapeHealth) {
        match health {
            TapeHealth::Well => self.tell(Information::DeviceHealth, &Message::SoundBack),
            // Nothing is lost by waiting: a dictation that is not kept is none.
            health => self.end_as(DictationEnd::Unkept(health)),
        }
    }

    fn outcome(&mut self, outcome: DeviceOutcome) {
        match outcome {
            DeviceOutcome::ClipKept(clip) => self.kept(clip),
            DeviceOutcome::SoundEnded => self.finish(),
            DeviceOutcome::TapeFinished if self.kept == 0 => {
                self.voice.say(&Message::RecordNothing);
                self.end_as(DictationEnd::Nothing);
            }
            DeviceOutcome::TapeFinished => self.end_as(DictationEnd::Kept),
            // Nobody asks for anything here.
            _ => {}
        }
    }

    fn end_as(&mut self, end: DictationEnd) {
        self.end = Some(end);
        self.voice.quit();
    }

    fn tell(&mut self, about: Information, message: &Message) {
        let telling = self.voice.report(about, message);
        self.voice.tell(telling);
    }
}

impl Conversation for Dictation {
    fn handle(&mut self, at: Moment, input: Input) -> Vec<Effect> {
        let Some(input) = self.voice.receive(at, input) else {
            return self.voice.take();
        };
        match input {
            Input::Line(_) | Input::Piped(_) => self.enough(),
            Input::Leaving => self.finish(),
            Input::Health(Device::Microphone, health) => self.microphone(health),
            Input::Found(clip) => self.found(clip),
            Input::Tape(health) => self.tape(health),
            Input::Outcome(outcome) => self.outcome(outcome),
            input => self.voice.attend(input),
        }
        self.voice.take()
    }

    fn next_wake(&self) -> Option<Moment> {
        None
    }

    fn braille(&self) -> Option<BrailleLine> {
        self.voice.braille()
    }

    fn set_policy(&mut self, policy: Policy) {
        self.voice.set_policy(policy);
    }
}
