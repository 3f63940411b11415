//! `announce`: how a move is announced.

use super::json;
use crate::app::cli::AnnounceOptions;
use crate::app::failure::Failure;
use crate::app::printing::{print, print_json};
use crate::app::settings::start_position::position;
use crate::app::settings::wording::saying;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::language;
use ansage_core::language::{Message, Sight};

/// Prints how a move is announced.
pub(in crate::app) fn announce(options: &AnnounceOptions) -> Result<(), Failure> {
    let words = Words::read(options.voices.as_deref(), None)?;
    let lexicon = lexicon(&words, &options.words)?;
    let position = position(&options.fen)?;
    if position.is_legal(options.m) != Some(true) {
        let told = Message::IllegalMove {
            m: options.m.to_string(),
        };
        return Err(Failure::refused(told));
    }
    let saying = saying(&options.wording.options());
    let phrase = lexicon.phrase(&language::announce(&position, options.m, &saying, Sight::Legal));
    if options.json {
        print_json(&json::line(&json::announcement(&phrase))?)
    } else {
        print(&format!("{}\n", phrase.written))
    }
}
