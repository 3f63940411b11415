//! What `braille` is told.

use std::path::PathBuf;

use clap::Args;

use super::ToldOptions;

/// The options of `braille`.
#[derive(Args, Clone, Debug)]
pub struct BrailleOptions {
    /// The table, e.g. de-chess-short6, computer8, ukaaf2015 [default: the six-dot table of the language of --reports]
    #[arg(long, value_name = "TABLE")]
    pub table: Option<String>,
    /// Read Unicode Braille or BRF, and print the text
    #[arg(long)]
    pub back: bool,
    /// Print BRF (North American ASCII Braille) instead of Unicode Braille
    #[arg(long, conflicts_with = "back")]
    pub brf: bool,
    /// A folder of tables that lies over those built in
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// The language of the rest.
    #[command(flatten)]
    pub told: ToldOptions,
    /// Moves or other text, or cells with --back; without it the lines of standard input
    #[arg(value_name = "TEXT")]
    pub text: Vec<String>,
}
