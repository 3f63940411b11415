//! The Ear in which the list is read out.

use std::path::Path;

use crate::app::cli::EquipmentOptions;
use crate::app::failure::Failure;
use crate::app::settings::config;
use crate::app::settings::options::{EarBy, Listen, PlayOptions};
use crate::app::settings::surroundings::{Surroundings, locale};
use crate::app::settings::words::Words;
use crate::app::table::face::is_piped;
use crate::app::table::lines::{Lines, input_of};
use crate::app::table::voice::WaitingVoice;
use ansage_core::desk::Device;
use ansage_core::game::Role;
use ansage_devices::speech::{Speech, VoiceChoice};

/// A voice that reads the list out.
pub(super) struct ByEar {
    voice: WaitingVoice,
    /// True if a microphone would hear it.
    pub(super) in_room: bool,
}

/// Opens the Ear that the options and the settings ask for; `None` where a screen reader reads, and in a pipe that asks for no
/// voice.
///
/// # Errors
///
/// Returns a failure if the device that the command line names cannot be used.
pub(super) fn open(options: &EquipmentOptions, settings: &Path, words: &Words) -> Result<Option<ByEar>, Failure> {
    if is_piped() && options.heard.voice.is_none() {
        return Ok(None);
    }
    let settings = config::read_settings(options.heard.settings.as_deref(), settings)?;
    let play = PlayOptions {
        role: Some(Role::Recorder),
        listen: Some(Listen::Off),
        ..options.heard.options().over(settings.of_a_listener())
    };
    if play.ear == Some(EarBy::Text) {
        return Ok(None);
    }
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
    Ok(Some(ByEar { voice, in_room }))
}

impl ByEar {
    /// Hands on what the voice tells; returns what speaks.
    pub(super) fn talk_to(self, lines: &Lines) -> Speech {
        let put = lines.way_in();
        self.voice.hand_on(move |it| input_of(it).is_none_or(&put))
    }
}
