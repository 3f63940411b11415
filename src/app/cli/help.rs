//! What `help` is asked about.

use clap::Args;

use super::ReportOptions;

/// The options of `help`.
#[derive(Args, Clone, Debug)]
pub struct HelpOptions {
    /// A theme, a command of a game such as correct, or one of these tasks; without one, where to begin
    #[arg(value_name = "TOPIC")]
    pub topic: Vec<String>,
    /// The language of it.
    #[command(flatten)]
    pub reporting: ReportOptions,
}
