//! What `export` is told.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::app::settings::options::{LetterNames, SheetSigns};

/// The forms that are no page. They are named one by one: where an option conflicts with what it requires, clap asks for nothing.
const NO_PAGE: [&str; 9] = [
    "text",
    "json",
    "pgn",
    "log",
    "large_print",
    "brf",
    "pef",
    "unicode_braille",
    "audio",
];

/// The options of `export`.
#[derive(Args, Clone, Debug)]
#[command(mut_arg("brf_table", |it| it.requires("brf")))]
pub struct ExportOptions {
    /// The journal
    pub journal: PathBuf,
    /// In which form.
    #[command(flatten)]
    pub form: ExportForm,
    /// The sound of the game as one file with a chapter for each entry, its sheet in every form and an index, into a folder
    #[arg(long, value_name = "DIR", group = "ExportForm", conflicts_with_all = ["output", "envelope", "columns"])]
    pub audio: Option<PathBuf>,
    /// What stands on the envelope of an adjourned game instead of its scoresheet
    #[arg(long, conflicts_with_all = ["json", "pgn", "columns"])]
    pub envelope: bool,
    /// A summary of the game to be signed instead of its scoresheet: players, terms, result, arbiters, words of the head
    #[arg(long, conflicts_with_all = ["json", "pgn", "columns", "envelope", "letters", "audio"])]
    pub summary: bool,
    /// With --log: ask for the secret of the arbiters, and write what they noted in clear
    #[arg(long, requires = "log")]
    pub secret: bool,
    /// With --envelope: day, time and place of the resumption
    #[arg(long, value_name = "TEXT", requires = "envelope")]
    pub resumes: Option<String>,
    /// With --text: two columns for paper, or one line per move for a screen reader [default: 2]
    #[arg(long, value_name = "1|2", conflicts_with_all = ["json", "pgn", "brf", "pef", "unicode_braille"])]
    pub columns: Option<FormColumns>,
    /// In Braille.
    #[command(flatten)]
    pub braille: BraillePage,
    /// Whether captures, en passant, check and mate are signed on the scoresheet, or which of them: capture,en-passant,check,mate
    /// [default: yes]
    #[arg(long, value_name = "yes|no|SIGNS", conflicts_with_all = ["json", "pgn", "envelope", "summary", "log", "audio"])]
    pub signs: Option<SheetSigns>,
    /// With --html: diagrams behind these moves instead of the marked ones, e.g. 12w,23b
    #[arg(long, value_name = "MOVES", requires = "html", conflicts_with_all = NO_PAGE)]
    pub diagram_at: Option<String>,
    /// With --html: the recordings of the game in the page too, which makes it large
    #[arg(long, requires = "html", conflicts_with_all = NO_PAGE)]
    pub with_sound: bool,
    /// Piece letters that are written with --text, --json and Braille, with --text also figurines [default: those of the game, in
    /// Braille of the table]
    #[arg(long, value_name = "LANGUAGE", conflicts_with = "pgn")]
    pub letters: Option<LetterNames>,
    /// Language of the words around the moves [default: that of the game]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
    /// Where to, instead of standard output (`-`); a file that is there is replaced
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// With --brf: to an embosser, by the name of its printer queue or the path of its device
    #[arg(long, value_name = "QUEUE|DEVICE", requires = "brf", conflicts_with = "output")]
    pub emboss: Option<String>,
}

/// The form of an export; exactly one.
#[derive(Args, Clone, Copy, Debug)]
#[group(required = true, multiple = false)]
pub struct ExportForm {
    /// As the printed form of the scoresheet
    #[arg(long)]
    pub text: bool,
    /// As the log of what was noted beside the moves, and of who was at the keys
    #[arg(long, conflicts_with_all = ["columns", "letters", "envelope", "summary"])]
    pub log: bool,
    /// As one JSON object
    #[arg(long)]
    pub json: bool,
    /// As Portable Game Notation
    #[arg(long)]
    pub pgn: bool,
    /// As a page in HTML for a browser: the scoresheet, the times, diagrams of marked moves, without scripts
    #[arg(long, conflicts_with_all = ["columns", "envelope", "summary"])]
    pub html: bool,
    /// As a scoresheet in large print: a page in HTML, in letters of so many points, from 14 to 96
    #[arg(long, value_name = "POINTS")]
    pub large_print: Option<u32>,
    /// As a scoresheet in Braille for embossers and notetakers: BRF (North American ASCII Braille)
    #[arg(long)]
    pub brf: bool,
    /// As a scoresheet in Braille, in Portable Embosser Format
    #[arg(long)]
    pub pef: bool,
    /// As a scoresheet in Braille, in Unicode
    #[arg(long)]
    pub unicode_braille: bool,
}

impl ExportForm {
    /// Returns true if the sheet is laid out in Braille.
    pub fn is_braille(self) -> bool {
        self.brf || self.pef || self.unicode_braille
    }
}

/// How a page of Braille is laid out.
#[derive(Args, Clone, Debug, Default)]
pub struct BraillePage {
    /// Cells in a line of Braille [default: 40]
    #[arg(long, value_name = "NUMBER")]
    pub cells: Option<usize>,
    /// Lines on a page of Braille, the running head among them [default: 24]
    #[arg(long, value_name = "NUMBER")]
    pub lines: Option<usize>,
    /// The Braille table of the moves [default: the six-dot table of the letters]
    #[arg(long, value_name = "TABLE")]
    pub braille_table: Option<String>,
    /// A folder of Braille tables that lies over those built in
    #[arg(long, value_name = "DIR")]
    pub braille_tables: Option<PathBuf>,
    /// The table of liblouis for words, e.g. de-g2 for contracted German [default: sign by sign]
    #[arg(long, value_name = "TABLE")]
    pub braille_words: Option<String>,
    /// Which embosser it goes to.
    #[command(flatten)]
    pub embosser: EmbosserOptions,
}

/// What a BRF is written for.
#[derive(Args, Clone, Debug, Default)]
pub struct EmbosserOptions {
    /// With --brf: the characters of the embosser, a display table of liblouis, e.g. de-eurobrl6 [default: North American ASCII
    /// Braille]
    #[arg(long, value_name = "TABLE|FILE.dis")]
    pub brf_table: Option<String>,
}

/// In how many columns the lines of the scoresheet are printed.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, ValueEnum)]
pub enum FormColumns {
    /// One line per move.
    #[value(name = "1", help = "one line per move")]
    One,
    /// As on paper.
    #[default]
    #[value(name = "2", help = "lines 1 to 35 on the left, 36 to 70 on the right")]
    Two,
}
