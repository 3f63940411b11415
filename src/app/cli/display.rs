//! How somebody feels who does not play.

use clap::Args;

use crate::app::settings::options::PlayOptions;

/// Which Braille display there is for somebody who is asked.
#[derive(Args, Clone, Debug)]
pub struct DisplayHost {
    /// The Braille display, through BRLTTY on this machine or on HOST as BrlAPI names it, e.g. 127.0.0.1:0 [default: none]
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "yes", value_name = "HOST|yes|none")]
    pub braille_display: Option<String>,
}

impl DisplayHost {
    /// Returns the same as options of a game.
    pub fn options(&self) -> PlayOptions {
        PlayOptions {
            braille_display: self.braille_display.clone(),
            ..PlayOptions::default()
        }
    }
}

/// The display, and its cells.
#[derive(Args, Clone, Debug)]
pub struct DisplayOptions {
    /// Which it is.
    #[command(flatten)]
    pub host: DisplayHost,
    /// How moves stand on the Braille display, e.g. de-chess-short6, ukaaf2015, or a table of one's own
    /// [default: computer8, the display's own table]
    #[arg(long, value_name = "TABLE|FILE.utb")]
    pub braille_table: Option<String>,
    /// The table of liblouis for words on the Braille display, e.g. de-g2 for contracted German [default: that of the reports,
    /// uncontracted]
    #[arg(long, value_name = "TABLE")]
    pub braille_words: Option<String>,
}

impl DisplayOptions {
    /// Returns the same as options of a game.
    pub fn options(&self) -> PlayOptions {
        PlayOptions {
            braille_table: self.braille_table.clone(),
            braille_words: self.braille_words.clone(),
            ..self.host.options()
        }
    }
}
