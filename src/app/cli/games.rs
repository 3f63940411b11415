//! The options of `games`.

use std::path::PathBuf;

use clap::Args;

use super::answers::AnswersOptions;
use super::display::DisplayHost;
use super::ear::EarOptions;
use super::report_options::ReportOptions;
use crate::app::settings::options::PlayOptions;

/// The options of `games`.
#[derive(Args, Clone, Debug)]
pub struct GamesOptions {
    /// The folder with the journals [default: that in which games are kept]
    #[arg(value_name = "DIR")]
    pub folder: Option<PathBuf>,
    /// Print JSON, one object per file
    #[arg(long, conflicts_with = "ask")]
    pub json: bool,
    /// Walk the list where no terminal is, too
    #[arg(long)]
    pub ask: bool,
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

impl GamesOptions {
    /// Returns the same as options of the game that is gone on with, or read.
    pub fn options(&self) -> PlayOptions {
        let of_the_rest = PlayOptions {
            reports: self.reporting.reports.clone(),
            voices: self.reporting.voices.clone(),
            ..self.display.options()
        };
        self.heard.options().over(self.answers.options()).over(of_the_rest)
    }
}
