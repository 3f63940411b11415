//! The Ear in which the list is read out.

use std::path::Path;

use crate::app::cli::EarOptions;
use crate::app::commands::ear::OpenEar;
use crate::app::failure::Failure;
use crate::app::settings::config;
use crate::app::settings::options::EarBy;
use crate::app::settings::words::Words;
use crate::app::table::face::is_piped;
use crate::app::table::lines::{Lines, input_of};
use ansage_devices::speech::Speech;

/// Opens the Ear that the options and the settings ask for; `None` where a screen reader reads, and in a pipe that asks for no
/// voice.
///
/// # Errors
///
/// Returns a failure if the device that the command line names cannot be used.
pub(in crate::app::commands) fn open(
    options: &EarOptions,
    settings: &Path,
    words: &Words,
) -> Result<Option<OpenEar>, Failure> {
    if is_piped() && options.voice.is_none() {
        return Ok(None);
    }
    let settings = config::read_settings(options.settings.as_deref(), settings)?;
    let play = options.options().over(settings.of_a_listener());
    match play.ear {
        Some(EarBy::Text) => Ok(None),
        _ => OpenEar::open(play, options.ear_device.as_deref(), words),
    }
}

/// Hands on what the voice tells; returns what speaks.
pub(in crate::app::commands) fn talk_to(ear: OpenEar, lines: &Lines) -> Speech {
    let put = lines.way_in();
    ear.voice.hand_on(move |it| input_of(it).is_none_or(&put))
}
