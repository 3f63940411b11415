//! What `manual` is asked for.

use std::path::PathBuf;

use clap::Args;

use super::{BraillePage, ReportOptions};

/// The options of `manual`.
#[derive(Args, Clone, Debug)]
#[command(mut_arg("brf_table", |it| it.requires("brf")))]
pub struct ManualOptions {
    /// The page: its number, its name, or words of its title; without one, they are listed
    #[arg(value_name = "PAGE")]
    pub page: Vec<String>,
    /// In which form.
    #[command(flatten)]
    pub form: ManualForm,
    /// In Braille.
    #[command(flatten)]
    pub braille: BraillePage,
    /// Where to, instead of standard output (`-`); a file that is there is replaced
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The language of it.
    #[command(flatten)]
    pub reporting: ReportOptions,
}

/// The form of the manual; text unless another is asked for.
#[derive(Args, Clone, Copy, Debug, Default)]
#[group(multiple = false)]
pub struct ManualForm {
    /// As a page in HTML for a browser or a screen reader, without scripts
    #[arg(long)]
    pub html: bool,
    /// In Braille for embossers and notetakers: BRF (North American ASCII Braille)
    #[arg(long)]
    pub brf: bool,
}
