//! What `listen` is told.

use std::path::PathBuf;

use clap::Args;

use super::report_options::ReportOptions;
use crate::app::settings::options::{Listen, TalkKeyName, one_of};

/// The options of `listen`.
#[derive(Args, Clone, Debug)]
pub struct ListenOptions {
    /// The recording, a WAV file of 8 to 192 kHz; without it the microphone is listened to
    #[arg(long, value_name = "FILE", group = "recorded", conflicts_with_all = ["microphone", "listen", "talk_key", "voice", "settings"])]
    pub wav: Option<PathBuf>,
    /// Hear the whole recording as one utterance, as while a talk key is held
    #[arg(long, requires = "wav")]
    pub key: bool,
    /// A folder of recordings of people: how many of them are understood, with bounds
    #[arg(long, value_name = "DIR", group = "recorded",
        conflicts_with_all = ["microphone", "listen", "talk_key", "voice", "settings", "fen", "event"])]
    pub score: Option<PathBuf>,
    /// The microphone, or a WAV file in its place
    #[arg(long, value_name = "DEVICE|FILE.wav")]
    pub microphone: Option<String>,
    /// When the microphone is listened to [default: key]
    #[arg(long, value_parser = one_of::<Listen>(&["key", "open"]))]
    pub listen: Option<Listen>,
    /// The key with which one talks [default: space]
    #[arg(long, value_name = "space|insert|f1-f12")]
    pub talk_key: Option<TalkKeyName>,
    /// Whose voice speaks: auto, builtin, own, system, screen-reader, none, or script:FILE [default: auto]
    #[arg(long)]
    pub voice: Option<String>,
    /// Settings instead of settings.toml in the configuration folder
    #[arg(long, value_name = "FILE")]
    pub settings: Option<PathBuf>,
    /// The position before the move [default: the start position]
    #[arg(long)]
    pub fen: Option<String>,
    /// Look only at how pieces move, as in an event: no answer hints at check
    #[arg(long)]
    pub event: bool,
    /// The folder of the recogniser [default: the one that comes with the program]
    #[arg(long, value_name = "DIR")]
    pub model: Option<PathBuf>,
    /// The folder of the scorer's net [default: those of the program that are there]
    #[arg(long, value_name = "DIR")]
    pub scorer_model: Option<PathBuf>,
    /// Language of the moves
    #[arg(long, value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
    /// Print JSON, one object per utterance, or one of all recordings
    #[arg(long, requires = "recorded")]
    pub json: bool,
}
