//! How somebody hears who does not play.

use std::path::PathBuf;

use clap::Args;

use crate::app::settings::options::{EarBy, OwnVoices, Percent, Pitch, PlayOptions, WordsPerMinute, one_of};

/// The options of those tasks in which somebody only listens.
#[derive(Args, Clone, Debug)]
pub struct EarOptions {
    /// Whether a voice speaks, or a screen reader does it from the text [default: speak]
    #[arg(long, value_parser = one_of::<EarBy>(&["speak", "text"]))]
    pub ear: Option<EarBy>,
    /// Whose voice speaks: auto, builtin, own, system, screen-reader, none, or script:FILE [default: auto]
    #[arg(long)]
    pub voice: Option<String>,
    /// The earphone
    #[arg(long, value_name = "DEVICE")]
    pub ear_device: Option<String>,
    /// Words per minute, 80 to 450
    #[arg(long, value_name = "WORDS")]
    pub ear_rate: Option<WordsPerMinute>,
    /// Loudness, 0 to 100
    #[arg(long, value_name = "PERCENT")]
    pub ear_volume: Option<Percent>,
    /// Pitch, above or below that of the voice, -100 to 100 [default: 0]
    #[arg(long, value_name = "PERCENT", allow_hyphen_values = true)]
    pub ear_pitch: Option<Pitch>,
    /// Which of the own voices speaks a language, as Speech Dispatcher names them, e.g. de=rhvoice/Anna,en=espeak-ng
    /// [default: those of Speech Dispatcher's own settings]
    #[arg(long, value_name = "LANGUAGE=[MODULE/]NAME")]
    pub own_voice: Option<OwnVoices>,
    /// Settings instead of settings.toml in the configuration folder
    #[arg(long, value_name = "FILE")]
    pub settings: Option<PathBuf>,
}

impl EarOptions {
    /// Returns the same as options of a game.
    pub fn options(&self) -> PlayOptions {
        PlayOptions {
            ear: self.ear,
            voice: self.voice.clone(),
            ear_device: self.ear_device.clone(),
            ear_rate: self.ear_rate,
            ear_volume: self.ear_volume,
            ear_pitch: self.ear_pitch,
            own_voice: self.own_voice.clone(),
            ..PlayOptions::default()
        }
    }
}
