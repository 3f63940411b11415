//! What everything but moves is told in.

use std::path::PathBuf;

use clap::Args;

/// What everything but moves is told in.
#[derive(Args, Clone, Debug)]
pub struct ReportOptions {
    /// Language of everything but moves [default: that of the system]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
}
