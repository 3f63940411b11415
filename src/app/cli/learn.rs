//! What `learn-my-voice` is told.

use std::path::PathBuf;

use clap::Args;

use super::asking::AskingOptions;
use super::report_options::ReportOptions;

/// The options of `learn-my-voice`.
#[derive(Args, Clone, Debug)]
pub struct LearnOptions {
    /// Language of the words
    #[arg(long, value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// How often each word is asked for
    #[arg(long, value_name = "NUMBER", default_value_t = 3, value_parser = rounds)]
    pub rounds: usize,
    /// The microphone, or a WAV file in its place [default: that of the system]
    #[arg(long, value_name = "DEVICE", conflicts_with = "wav_folder")]
    pub microphone: Option<String>,
    /// A folder of recordings instead of a microphone: anna-1.wav, kurze-rochade-1.wav, and six announcements or more
    #[arg(long, value_name = "DIR")]
    pub wav_folder: Option<PathBuf>,
    /// Keep the recordings in this new folder; whether they may be given away is asked. Otherwise they are gone at the end
    #[arg(long, value_name = "DIR", conflicts_with = "wav_folder")]
    pub keep_recordings: Option<PathBuf>,
    /// Forget what was learned, and do nothing else
    #[arg(long, conflicts_with_all = ["microphone", "wav_folder", "keep_recordings", "model"])]
    pub forget: bool,
    /// Another recogniser that is to learn; what it learned is then used with `--model`
    #[arg(long, value_name = "DIR", requires = "into")]
    pub model: Option<PathBuf>,
    /// Where the recogniser that has learned is laid, instead of beside the settings
    #[arg(long, value_name = "DIR")]
    pub into: Option<PathBuf>,
    /// Who asks, and how.
    #[command(flatten)]
    pub asking: AskingOptions,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

/// Reads how often a word is asked for.
fn rounds(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(rounds @ 1..=10) => Ok(rounds),
        Ok(_) | Err(_) => Err("wanted: 1..10".to_owned()),
    }
}
