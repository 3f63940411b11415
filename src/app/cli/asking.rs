//! How somebody is asked who is recorded.

use clap::Args;

use super::display::DisplayOptions;
use crate::app::settings::options::{EarBy, one_of};

/// The options of those tasks that record a person on request.
#[derive(Args, Clone, Debug)]
pub struct AskingOptions {
    /// Whose voice asks: auto, builtin, own, system, none, or script:FILE [default: that of the settings]
    #[arg(long)]
    pub voice: Option<String>,
    /// Whether a voice speaks, or a screen reader does it from the text [default: speak]
    #[arg(long, value_parser = one_of::<EarBy>(&["speak", "text"]))]
    pub ear: Option<EarBy>,
    /// What is felt.
    #[command(flatten)]
    pub display: DisplayOptions,
}
