//! The options of `setup`.

use clap::Args;

use super::answers::AnswersOptions;
use super::display::DisplayHost;
use super::ear::EarOptions;
use super::report_options::ReportOptions;

/// The options of `setup`.
#[derive(Args, Clone, Debug)]
pub struct SetupOptions {
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
