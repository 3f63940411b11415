//! The Ear in which questions about a tape are said, and what is on the tape is heard.

use crate::app::cli::ReconstructOptions;
use crate::app::commands::ear::OpenEar;
use crate::app::failure::Failure;
use crate::app::settings::options::{EarBy, PlayOptions};
use crate::app::settings::words::Words;

/// A voice in the Ear that asks, and the sound of the tape.
pub(super) struct ByEar {
    pub(super) ear: OpenEar,
    /// False where a screen reader says the questions; the tape is heard all the same.
    pub(super) speaks: bool,
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
        let asked = options.heard.options().over(settings.of_a_listener());
        let speaks = asked.ear != Some(EarBy::Text);
        let play = PlayOptions {
            words: Some(options.words.clone()),
            // What was said on a tape no screen reader can read out.
            ear: Some(EarBy::Speak),
            ..asked
        };
        let ear = OpenEar::open(play, options.heard.ear_device.as_deref(), words)?;
        Ok(ear.map(|ear| Self { ear, speaks }))
    }
}
