//! What `braille` is told.

use std::path::PathBuf;

use clap::Args;
use shakmaty::{File, Rank, Square};

use super::export::EmbosserOptions;
use super::report_options::ReportOptions;

/// The options of `braille`.
#[derive(Args, Clone, Debug)]
#[command(mut_arg("brf_table", |it| it.requires("brf")))]
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
    /// Which embosser it is for.
    #[command(flatten)]
    pub embosser: EmbosserOptions,
    /// A folder of tables that lies over those built in
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Write a position instead of text
    #[arg(long, conflicts_with_all = ["back", "text"])]
    pub fen: Option<String>,
    /// What of the position.
    #[command(flatten)]
    pub view: PositionView,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
    /// Moves or other text, or cells with --back; without it the lines of standard input
    #[arg(value_name = "TEXT")]
    pub text: Vec<String>,
}

/// What of a position is written; without a word the list of its pieces.
#[derive(Args, Clone, Copy, Debug)]
#[group(multiple = false, requires = "fen")]
pub struct PositionView {
    /// With --fen: the pieces of each side in the table, a line each (the default)
    #[arg(long)]
    pub list: bool,
    /// With --fen: one line from a8 to h1, in the cells of UKAAF 2015
    #[arg(long)]
    pub forsyth: bool,
    /// With --fen: the board as a picture of eight lines, with its legend
    #[arg(long)]
    pub diagram: bool,
    /// With --fen: one rank of that picture
    #[arg(long, value_name = "1-8", value_parser = rank)]
    pub rank: Option<Rank>,
    /// With --fen: one file of that picture, from the first rank on
    #[arg(long, value_name = "a-h", value_parser = file)]
    pub file: Option<File>,
    /// With --fen: one square of that picture
    #[arg(long, value_name = "SQUARE")]
    pub square: Option<Square>,
}

fn rank(text: &str) -> Result<Rank, &'static str> {
    one(text).and_then(Rank::from_char).ok_or("wanted: 1..8")
}

fn file(text: &str) -> Result<File, &'static str> {
    one(text).and_then(File::from_char).ok_or("wanted: file")
}

fn one(text: &str) -> Option<char> {
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}
