//! What `voices` is told.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::asking::AskingOptions;
use super::report_options::ReportOptions;

/// The options of `voices`.
#[derive(Args, Clone, Debug)]
pub struct VoicesOptions {
    /// What is to be done.
    #[command(subcommand)]
    pub task: BankTask,
}

/// What can be done with recorded words.
#[derive(Clone, Debug, Subcommand)]
pub enum BankTask {
    /// Record the words that are still missing, one after the other
    ///
    /// Each word is said first, and played back when it has been recorded. Enter ends a word, `r` and Enter asks for it again,
    /// `b` goes back to the word before, `s` leaves the word out, `q` stops; the same command goes on later.
    Record(BankRecord),
    /// Make the clips from recordings of any rate: cut to the word, equally loud, with soft edges
    Build(BankBuild),
    /// Say of every word whether its clip is there, missing or broken
    Check(BankCheck),
}

impl BankTask {
    /// Returns the language of the answers.
    pub fn reporting(&self) -> &ReportOptions {
        match self {
            BankTask::Record(options) => &options.reporting,
            BankTask::Build(options) => &options.reporting,
            BankTask::Check(options) => &options.reporting,
        }
    }
}

/// The options of `voices record`.
#[derive(Args, Clone, Debug)]
pub struct BankRecord {
    /// The bank, a folder; made if it is not there
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Language of the words
    #[arg(long, visible_alias = "language", value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// The microphone, or a WAV file in its place [default: that of the system]
    #[arg(long, value_name = "DEVICE")]
    pub microphone: Option<String>,
    /// Who asks, and how.
    #[command(flatten)]
    pub asking: AskingOptions,
    /// Who may use the recordings and for what, in your own words; kept in bank.toml
    #[arg(long, value_name = "TEXT")]
    pub licence: Option<String>,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

/// The options of `voices build`.
#[derive(Args, Clone, Debug)]
pub struct BankBuild {
    /// The bank, a folder; made if it is not there
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// The recordings, named after the words: springer.wav, or springer-2.wav for the second try [default: recordings in DIR]
    #[arg(long, value_name = "CLIPS")]
    pub from: Option<PathBuf>,
    /// Language of the words
    #[arg(long, visible_alias = "language", value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// How loud each word becomes, in LUFS [default: that of bank.toml, else -20]
    #[arg(long, value_name = "LUFS", allow_negative_numbers = true, value_parser = loudness)]
    pub loudness: Option<f64>,
    /// Who may use the recordings and for what, in your own words; kept in bank.toml
    #[arg(long, value_name = "TEXT")]
    pub licence: Option<String>,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

/// The options of `voices check`.
#[derive(Args, Clone, Debug)]
pub struct BankCheck {
    /// The bank, a folder
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Language of the words
    #[arg(long, visible_alias = "language", value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

/// Reads a loudness that a bank may have.
fn loudness(text: &str) -> Result<f64, String> {
    let may_be = ansage_sound_files::bank::manifest::LOUDNESSES;
    let read = text.parse().ok().filter(|it| may_be.contains(it));
    read.ok_or_else(|| format!("wanted: {}..{}", may_be.start(), may_be.end()))
}
