//! What `hand-in` is told.

use std::path::PathBuf;

use clap::Args;

use super::{BraillePage, ReportOptions};

/// The options of `hand-in`.
#[derive(Args, Clone, Debug)]
pub struct HandInOptions {
    /// The folder with the journals
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// Where to: a folder that is not there yet, or is empty [default: hand-in, in that folder]
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
    /// Only the games of this event
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    /// Only the games of this player
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Within how many days of the last game they are handed in, to be told the last day
    #[arg(long, value_name = "DAYS")]
    pub within: Option<u16>,
    /// Write them once more where all were handed in before
    #[arg(long)]
    pub again: bool,
    /// Say what is missing too, in the Ear or where that is not heard in the Room, before anything is written
    #[arg(long)]
    pub aloud: bool,
    /// Settings instead of settings.toml in the configuration folder
    #[arg(long, value_name = "FILE", requires = "aloud")]
    pub settings: Option<PathBuf>,
    /// In Braille.
    #[command(flatten)]
    pub braille: BraillePage,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}
