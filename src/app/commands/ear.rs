//! The Ear in which a command that is no game asks and reads out.

use crate::app::failure::Failure;
use crate::app::settings::config;
use crate::app::settings::options::{Listen, PlayOptions};
use crate::app::settings::surroundings::Surroundings;
use crate::app::settings::words::Words;
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::Device;
use ansage_core::game::Role;
use ansage_devices::speech::VoiceChoice;
use ansage_os::language::locale;

/// A voice in the Ear that was started.
pub(super) struct OpenEar {
    pub(super) voice: WaitingVoice,
    /// True if a microphone would hear it.
    pub(super) in_room: bool,
}

impl OpenEar {
    /// Opens the Ear that these options ask for, on a device where one is named; `None` where no voice is to be heard.
    ///
    /// # Errors
    ///
    /// Returns a failure if the device that is named cannot be used.
    pub(super) fn open(play: PlayOptions, device: Option<&str>, words: &Words) -> Result<Option<Self>, Failure> {
        let play = PlayOptions {
            role: Some(Role::Recorder),
            listen: Some(Listen::Off),
            ..play
        };
        let surroundings = Surroundings {
            reports: vec![words.reports.clone()],
            locale: locale(),
            ..Surroundings::default()
        };
        let config = config::resolve(play, &surroundings)?;
        if config.speech.voice == VoiceChoice::None {
            return Ok(None);
        }
        let asked = [(Device::EarVoice, device.map(str::to_owned))];
        let voice = WaitingVoice::open(&config, &words.voices).with_devices(&asked)?;
        let in_room = config.desk.ear_in_room;
        Ok(Some(Self { voice, in_room }))
    }
}
