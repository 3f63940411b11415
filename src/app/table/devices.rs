//! The devices at the table.

use super::awake::Awake;
use super::clips_heard::ClipRecogniser;
use super::place_file::PlaceFile;
use super::stopwatch::{SleepWatch, Stopwatch};
use super::voice_input::VoiceInput;
use ansage_devices::braille::Display;
use ansage_devices::event_notice::{EventNotice, EventWatch};
use ansage_devices::speech::Speech;
use ansage_devices::storage::Storage;
use ansage_devices::terminal::Face;

/// The devices that carry out what a conversation asks for, and what the loop has to know of them.
pub(in crate::app) struct Devices {
    pub(in crate::app) face: Face,
    pub(in crate::app) speech: Speech,
    /// Where the journal is kept; `None` where nothing is recorded.
    pub(in crate::app) storage: Option<Storage>,
    pub(in crate::app) stopwatch: Stopwatch,
    pub(in crate::app) sleep_watch: SleepWatch,
    /// Keeps the machine awake until there is a result.
    pub(in crate::app) awake: Awake,
    /// Whether a voice speaks in the Room and in the Ear.
    pub(in crate::app) room_voice: bool,
    pub(in crate::app) ear_voice: bool,
    /// Whether the Ear is heard in the room.
    pub(in crate::app) ear_in_room: bool,
    /// Who listens to the person; `None` where nobody does.
    pub(in crate::app) voice_input: Option<VoiceInput>,
    /// Who hears clips again; `None` where there are none.
    pub(in crate::app) clip_recogniser: Option<ClipRecogniser>,
    /// The Braille display; `None` where none was asked for.
    pub(in crate::app) display: Option<Display>,
    /// By what other commands know of this game; `None` where it is none of an event.
    pub(in crate::app) event_notice: Option<EventNotice>,
    /// Who looks whether a game of an event is opened; `None` where this is one.
    pub(in crate::app) event_watch: Option<EventWatch>,
    /// Where it is kept how far somebody is in the tutorial; `None` where nobody learns.
    pub(in crate::app) place_file: Option<PlaceFile>,
}

#[cfg(test)]
impl Devices {
    /// Returns a table at which a voice speaks in Room and Ear, without a microphone, a display and an event.
    pub(in crate::app) fn with_a_voice(face: Face, speech: Speech, storage: Storage, stopwatch: Stopwatch) -> Self {
        Self {
            face,
            speech,
            storage: Some(storage),
            stopwatch,
            sleep_watch: SleepWatch::with(|| std::time::Duration::ZERO),
            awake: Awake::default(),
            room_voice: true,
            ear_voice: true,
            ear_in_room: false,
            voice_input: None,
            clip_recogniser: None,
            display: None,
            event_notice: None,
            event_watch: None,
            place_file: None,
        }
    }
}
