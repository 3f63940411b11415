//! The options of `resolve`, and how the arbiter says what an entry means.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use super::answers::AnswersOptions;
use super::display::DisplayHost;
use super::findings::FindingsOptions;
use super::report_options::ReportOptions;
use crate::app::settings::options::LetterNames;
use ansage_core::game::resolve::Whose;

/// The options of `resolve`.
#[derive(Args, Clone, Debug)]
pub struct ResolveOptions {
    /// The sheet this program keeps: a journal, PGN, Braille, or text
    #[arg(long, value_name = "FILE")]
    pub ours: PathBuf,
    /// The opponent's sheet: PGN, Braille, text, or a journal [default: what was entered at the table with /mismatch]
    #[arg(long, value_name = "FILE")]
    pub theirs: Option<PathBuf>,
    /// What stands on the special board: a FEN, its pieces, its ranks, or @ and a file with that; any placement is taken
    #[arg(long, value_name = "BOARD")]
    pub board_a: Option<String>,
    /// What stands on the normal board
    #[arg(long, value_name = "BOARD")]
    pub board_b: Option<String>,
    /// Ask what stands on a board that was not given, square by square; /stop ends the questions
    #[arg(long)]
    pub ask: bool,
    /// What is felt of the questions.
    #[command(flatten)]
    pub display: DisplayHost,
    /// How they are answered aloud.
    #[command(flatten)]
    pub answers: AnswersOptions,
    /// What the arbiter says of an entry, by its half-move, e.g. theirs:17=Nbd2; may be repeated
    #[arg(long, value_name = "SHEET:PLY=MOVE")]
    pub meant: Vec<Meant>,
    /// The position before the first move, if both sheets are text [default: the start position]
    #[arg(long)]
    pub fen: Option<String>,
    /// Piece letters the sheets may be written in [default: all there are]
    #[arg(long, value_name = "LANGUAGES")]
    pub letters: Option<LetterNames>,
    /// Words of the moves, e.g. de-fide, the words of Appendix D, to be read out [default: those of --reports]
    #[arg(long, value_name = "LANGUAGE")]
    pub words: Option<String>,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
    /// What is written for the arbiter.
    #[command(flatten)]
    pub findings: FindingsOptions,
}

/// What the arbiter says of an entry: whose sheet, which half-move, which move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Meant {
    /// The sheet.
    pub whose: Whose,
    /// The half-move, counted from 1.
    pub ply: usize,
    /// The move, in any form.
    pub text: String,
}

impl FromStr for Meant {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        const FORM: &str = "wanted: meant";
        let (entry, m) = text.split_once('=').ok_or(FORM)?;
        let (sheet, ply) = entry.split_once(':').ok_or(FORM)?;
        let whose = [Whose::Ours, Whose::Theirs].into_iter().find(|it| it.key() == sheet);
        Ok(Self {
            whose: whose.ok_or(FORM)?,
            ply: ply.parse().map_err(|_no_number| FORM)?,
            text: m.to_owned(),
        })
    }
}
