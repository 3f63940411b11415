//! The options of `new-event`.

use std::path::PathBuf;

use clap::Args;

use super::answers::AnswersOptions;
use super::display::DisplayHost;
use super::ear::EarOptions;
use super::report_options::ReportOptions;

/// The options of `new-event`.
#[derive(Args, Clone, Debug)]
pub struct NewEventOptions {
    /// The event file to be written; a file that is there stays [default: round3-board4.toml, by what is answered]
    pub file: Option<PathBuf>,
    /// A list of the boards, a line board;player;player for each: one event file is written for each board
    #[arg(long, value_name = "FILE")]
    pub teams: Option<PathBuf>,
    /// Go on with questions that were left: the draft that was kept
    #[arg(long, value_name = "FILE.json")]
    pub from: Option<PathBuf>,
    /// What is heard.
    #[command(flatten)]
    pub heard: EarOptions,
    /// What is felt.
    #[command(flatten)]
    pub display: DisplayHost,
    /// How it is answered aloud.
    #[command(flatten)]
    pub answers: AnswersOptions,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}
