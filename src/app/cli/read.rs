//! What `read` is told.

use std::path::PathBuf;

use clap::Args;

use super::ear::EarOptions;
use crate::app::settings::options::{LetterNames, Listen, PlayOptions, one_of};
use ansage_core::game::Role;
use ansage_core::language::placement::PieceOrder;

/// The options of `read`.
#[derive(Args, Clone, Debug)]
pub struct ReadOptions {
    /// The file: PGN, a sheet in Braille (BRF, PEF, Unicode), or a journal
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Which game of the file, counted from 1
    #[arg(long, value_name = "NUMBER")]
    pub game: Option<usize>,
    /// Print JSON, one object per game
    #[arg(long)]
    pub json: bool,
    /// Tell each new move while another program writes the file
    #[arg(long, conflicts_with = "json")]
    pub follow: bool,
    /// Words of the moves, e.g. de-fide, de, en, es, fr, nl, pt-BR, pt-PT [default: those of --reports]
    #[arg(long, value_name = "LANGUAGE")]
    pub words: Option<String>,
    /// Language of everything else [default: that of the system]
    #[arg(long, value_name = "LANGUAGE")]
    pub reports: Option<String>,
    /// Piece letters the file may be written in [default: all there are]
    #[arg(long, value_name = "LANGUAGES")]
    pub letters: Option<LetterNames>,
    /// In which order the pieces of a board are told: by kind, by file from a to h, or by rank from White's first [default:
    /// by-kind]
    #[arg(long, value_name = "ORDER", value_parser = one_of::<PieceOrder>(&["by-kind", "by-file", "by-rank"]))]
    pub piece_order: Option<PieceOrder>,
    /// What is heard.
    #[command(flatten)]
    pub heard: EarOptions,
    /// A folder of words that lies over the one built in
    #[arg(long, value_name = "DIR")]
    pub voices: Option<PathBuf>,
}

impl ReadOptions {
    /// Returns the same as options of somebody who only listens; whatever else the settings say of a game does not count.
    pub fn over(&self, settings: PlayOptions) -> PlayOptions {
        let chosen = PlayOptions {
            words: self.words.clone(),
            reports: self.reports.clone(),
            voices: self.voices.clone(),
            piece_order: self.piece_order,
            ..self.heard.options()
        };
        let of_settings = PlayOptions {
            words: settings.words.clone(),
            say: settings.say,
            say_pawn: settings.say_pawn,
            say_takes: settings.say_takes,
            say_check: settings.say_check,
            piece_order: settings.piece_order,
            ..settings.of_a_listener()
        };
        PlayOptions {
            role: Some(Role::Recorder),
            listen: Some(Listen::Off),
            ..chosen.over(of_settings)
        }
    }
}
