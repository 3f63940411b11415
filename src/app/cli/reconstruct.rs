//! What `reconstruct` is told.

use std::path::PathBuf;

use clap::Args;

use super::answers::AnswersOptions;
use super::display::DisplayOptions;
use super::ear::EarOptions;
use super::report_options::ReportOptions;

/// The options of `reconstruct`.
#[derive(Args, Clone, Debug)]
pub struct ReconstructOptions {
    /// The recording (WAV, FLAC or MP3), or a folder of recordings that follow each other by their names
    #[arg(value_name = "FILE|FOLDER")]
    pub recording: PathBuf,
    /// Write the sheet into this folder too: game.pgn, game.txt, game.brf and game.json
    #[arg(long, value_name = "DIR")]
    pub into: Option<PathBuf>,
    /// Ask about each half-move that is marked, one after the other, and let what was said be heard
    #[arg(long)]
    pub ask: bool,
    /// The position before the first move [default: the start position]
    #[arg(long)]
    pub fen: Option<String>,
    /// The folder of the recogniser [default: the one that comes with the program]
    #[arg(long, value_name = "DIR")]
    pub model: Option<PathBuf>,
    /// The folder of the scorer's net [default: those of the program that are there]
    #[arg(long, value_name = "DIR")]
    pub scorer_model: Option<PathBuf>,
    /// Hear with the recogniser alone: sooner, and people less well
    #[arg(long, conflicts_with = "scorer_model")]
    pub no_scorer: bool,
    /// Language of the moves
    #[arg(long, value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
    /// What is heard of the questions.
    #[command(flatten)]
    pub heard: EarOptions,
    /// What is felt of them.
    #[command(flatten)]
    pub display: DisplayOptions,
    /// How they are answered aloud.
    #[command(flatten)]
    pub answers: AnswersOptions,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
