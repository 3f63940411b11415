//! The Ear in which questions about a tape are said, and what is on the tape is heard.

use crate::app::cli::ReconstructOptions;
use crate::app::failure::Failure;
use crate::app::settings::config;
use crate::app::settings::options::{EarBy, Listen, PlayOptions};
use crate::app::settings::surroundings::{Surroundings, locale};
use crate::app::settings::words::Words;
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::Device;
use ansage_core::game::Role;
use ansage_devices::speech::VoiceChoice;

/// A voice in the Ear that asks, and the sound of the tape.
pub(super) struct ByEar {
    pub(super) voice: WaitingVoice,
    /// False where a screen reader says the questions; the tape is heard all the same.
    pub(super) speaks: bool,
    /// True if a microphone would hear it.
    pub(super) in_room: bool,
}

impl ByEar {
    /// Opens the Ear that the options and the settings ask for; `None` where nothing is to be heard.
    ///
    /// # Errors
    ///
    /// Returns a failure if the device that the command line names cannot be used.
    pub(super) fn open(
        options: &ReconstructOptions,
        settings: PlayOptions,
        words: &Words,
    ) -> Result<Option<Self>, Failure> {
        let play = PlayOptions {
            words: Some(options.words.clone()),
            role: Some(Role::Recorder),
            listen: Some(Listen::Off),
            ..options.heard.options().over(settings.of_a_listener())
        };
        let speaks = play.ear != Some(EarBy::Text);
        // What was said on a tape no screen reader can read out.
        let play = PlayOptions {
            ear: Some(EarBy::Speak),
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
        let asked = [(Device::EarVoice, options.heard.ear_device.clone())];
        let voice = WaitingVoice::open(&config, &words.voices).with_devices(&asked)?;
        let in_room = config.desk.ear_in_room;
        Ok(Some(Self { voice, speaks, in_room }))
    }
}
