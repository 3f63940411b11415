//! What `brief` is told.

use std::path::PathBuf;

use clap::Args;
use serde::Deserialize;

use super::{BraillePage, ReportOptions};
use crate::app::settings::options::{Laws, Listen, one_of};
use ansage_core::language::brief::Whom;

/// The options of `brief`.
#[derive(Args, Clone, Debug)]
#[command(mut_arg("brf_table", |it| it.requires("brf")))]
pub struct BriefOptions {
    /// For whom, or the letter of a player to the organiser
    #[arg(value_name = "WHOM", value_parser = one_of::<BriefFor>(&["opponent", "arbiter", "assistant", "organiser", "letter"]))]
    pub whom: BriefFor,
    /// The edition of the Laws [default: that of the event file, else 2023]
    #[arg(long, value_name = "YEAR")]
    pub laws: Option<Laws>,
    /// The event file, whose edition, words and names are taken
    #[arg(long, value_name = "FILE")]
    pub event_file: Option<PathBuf>,
    /// With letter: who writes it
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// In which form.
    #[command(flatten)]
    pub form: BriefForm,
    /// In Braille.
    #[command(flatten)]
    pub braille: BraillePage,
    /// With opponent: try out the handshake in three minutes; moves are typed, or spoken with --listen
    #[arg(long, conflicts_with = "BriefForm")]
    pub rehearse: bool,
    /// With --rehearse: listen to what is said [default: off]
    #[arg(long, requires = "rehearse", value_parser = one_of::<Listen>(&["off", "key", "open"]))]
    pub listen: Option<Listen>,
    /// With --rehearse: whose voice speaks: auto, builtin, own, system, none, or script:FILE [default: auto]
    #[arg(long, requires = "rehearse")]
    pub voice: Option<String>,
    /// Settings instead of settings.toml in the configuration folder
    #[arg(long, value_name = "FILE", requires = "rehearse")]
    pub settings: Option<PathBuf>,
    /// Language of the moves [default: that of the event file, else de-fide]
    #[arg(long, value_name = "LANGUAGE")]
    pub words: Option<String>,
    /// The language of the rest.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

/// Whom a page is for.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum BriefFor {
    /// Who plays against the visually impaired player.
    Opponent,
    /// The arbiter.
    Arbiter,
    /// The assistant of a player.
    Assistant,
    /// The organiser.
    Organiser,
    /// What a player needs, told to the organiser.
    Letter,
}

impl BriefFor {
    /// Returns who is told; nobody is in a letter.
    pub fn whom(self) -> Option<Whom> {
        match self {
            Self::Opponent => Some(Whom::Opponent),
            Self::Arbiter => Some(Whom::Arbiter),
            Self::Assistant => Some(Whom::Assistant),
            Self::Organiser => Some(Whom::Organiser),
            Self::Letter => None,
        }
    }
}

/// The form of a page; text unless another is asked for.
#[derive(Args, Clone, Copy, Debug, Default)]
#[group(multiple = false)]
pub struct BriefForm {
    /// As text of 80 columns (the default)
    #[arg(long)]
    pub text: bool,
    /// In large print: a page in HTML, in letters of so many points, from 14 to 96
    #[arg(long, value_name = "POINTS")]
    pub large_print: Option<u32>,
    /// In Braille for embossers and notetakers: BRF (North American ASCII Braille)
    #[arg(long)]
    pub brf: bool,
    /// In Braille, in Portable Embosser Format
    #[arg(long)]
    pub pef: bool,
    /// As cells of Braille in Unicode
    #[arg(long)]
    pub unicode_braille: bool,
}
