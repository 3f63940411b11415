//! What `announce` and `understand` are told of a move and its words, and `glossary` of a term.

use std::path::PathBuf;

use clap::Args;

use super::ReportOptions;
use crate::app::settings::options::{LetterNames, PlayOptions, SayStyle, YesNo, one_of};
use ansage_core::game::Move;

/// How moves are worded.
#[derive(Args, Clone, Copy, Debug)]
pub struct Wording {
    /// How moves are announced
    #[arg(long, value_parser = one_of::<SayStyle>(&["short", "long", "coordinates"]), default_value = "short")]
    pub say: SayStyle,
    /// Say the word for a pawn
    #[arg(long, value_name = "yes|no")]
    pub say_pawn: Option<YesNo>,
    /// Say that a move takes
    #[arg(long, value_name = "yes|no")]
    pub say_takes: Option<YesNo>,
    /// Say that a move gives check
    #[arg(long, value_name = "yes|no")]
    pub say_check: Option<YesNo>,
}

impl Wording {
    /// Returns the same as options of a game.
    pub fn options(self) -> PlayOptions {
        PlayOptions {
            say: Some(self.say),
            say_pawn: self.say_pawn,
            say_takes: self.say_takes,
            say_check: self.say_check,
            ..PlayOptions::default()
        }
    }
}

/// The options of `announce`.
#[derive(Args, Clone, Debug)]
pub struct AnnounceOptions {
    /// The position before the move
    #[arg(long)]
    pub fen: String,
    /// The move, e.g. e2e4 or e7e8q
    #[arg(long = "move", value_name = "MOVE")]
    pub m: Move,
    /// How moves are worded.
    #[command(flatten)]
    pub wording: Wording,
    /// Language of the announcement
    #[arg(long, value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
    /// Print `written` and `spoken` as JSON
    #[arg(long)]
    pub json: bool,
}

/// The options of `understand`.
#[derive(Args, Clone, Debug)]
pub struct UnderstandOptions {
    /// The position before the move
    #[arg(long)]
    pub fen: String,
    /// Piece letters that are read [default: those of --reports, English ones and those of --words]
    #[arg(long, value_name = "LANGUAGES")]
    pub letters: Option<LetterNames>,
    /// Language of the words, besides those of Appendix D and of the reports
    #[arg(long, value_name = "LANGUAGE", default_value = "de-fide")]
    pub words: String,
    /// Language of the reports: its letters and words are read [default: that of the system]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
    /// The answer is always JSON; taken so that scripts may say so everywhere
    #[arg(long)]
    pub json: bool,
    /// What was said or keyed
    #[arg(required = true, value_name = "WORDS")]
    pub spoken: Vec<String>,
}

/// The options of `glossary`.
#[derive(Args, Clone, Debug)]
pub struct GlossaryOptions {
    /// The term, e.g. Läufer or draw
    #[arg(value_name = "WORDS")]
    pub term: Vec<String>,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}
