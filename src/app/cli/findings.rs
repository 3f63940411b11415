//! How what was found is written for the arbiter.

use std::path::PathBuf;

use clap::Args;

use super::export::BraillePage;

/// How what was found is written for the arbiter.
#[derive(Args, Clone, Debug)]
pub struct FindingsOptions {
    /// Also write a report for the arbiter's file: text in .txt, JSON in .json, Braille in .brf or .pef
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Write the report over a file that is there
    #[arg(long, requires = "report")]
    pub force: bool,
    /// How a report in Braille is laid out.
    #[command(flatten)]
    pub braille: BraillePage,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
