//! Where somebody sits who is told something, or heard, without a game to be recorded.

use super::awake::Awake;
use super::devices::Devices;
use super::inbox::Happenings;
use super::run;
use super::stopwatch::{SleepWatch, Stopwatch};
use super::voice_input::VoiceInput;
use crate::app::beside_event;
use crate::app::failure::Failure;
use ansage_core::desk::{Conversation, Effect};
use ansage_devices::event_notice::EventWatch;
use ansage_devices::speech::Speech;
use ansage_devices::terminal::Face;

/// The conversation and its few [`Devices`].
pub(in crate::app) struct Seat {
    pub(in crate::app) desk: Box<dyn Conversation>,
    pub(in crate::app) face: Face,
    pub(in crate::app) speech: Speech,
    pub(in crate::app) ear_voice: bool,
    /// See [`Devices::ear_in_room`].
    pub(in crate::app) ear_in_room: bool,
    pub(in crate::app) voice_input: Option<VoiceInput>,
    /// See [`Devices::event_watch`].
    pub(in crate::app) event_watch: EventWatch,
}

impl Seat {
    /// Runs until the person has had enough, and closes what was opened.
    ///
    /// # Errors
    ///
    /// Returns what is said where a game of an event was opened meanwhile.
    pub(in crate::app) fn run(
        self,
        stopwatch: Stopwatch,
        first: Vec<Effect>,
        inbox: &Happenings,
    ) -> Result<(), Failure> {
        let devices = Devices {
            face: self.face,
            speech: self.speech,
            storage: None,
            stopwatch,
            sleep_watch: SleepWatch::start(),
            awake: Awake::default(),
            room_voice: false,
            ear_voice: self.ear_voice,
            ear_in_room: self.ear_in_room,
            voice_input: self.voice_input,
            clip_recogniser: None,
            display: None,
            event_notice: None,
            event_watch: Some(self.event_watch),
            place_file: None,
        };
        let Devices {
            face,
            speech,
            voice_input,
            event_watch,
            ..
        } = run::run(self.desk, devices, first, inbox).devices;
        face.close("");
        speech.close();
        if let Some(voice_input) = voice_input {
            voice_input.close();
        }
        beside_event::left_for_it(event_watch.as_ref())
    }
}
