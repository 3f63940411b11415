//! In which words and letters moves are.

use crate::app::failure::{Failure, desk_failure};
use crate::app::settings::options::{LetterNames, PlayOptions, SayStyle};
use ansage_core::language;
use ansage_core::language::{Letters, Saying, letters};

/// The words of announcements, if nobody chose others: Appendix D.
pub const USUAL_WORDS: &str = "de-fide";

/// Returns how announcements are worded.
pub fn saying(options: &PlayOptions) -> Saying {
    let usual = Saying::default();
    let style = match options.say.unwrap_or_default() {
        SayStyle::Short => language::AnnouncementStyle::Short,
        SayStyle::Long => language::AnnouncementStyle::Long,
        SayStyle::Coordinates => language::AnnouncementStyle::Coordinates,
    };
    Saying {
        style,
        pawn: options.say_pawn.map_or(usual.pawn, |it| it.0),
        takes: options.say_takes.map_or(usual.takes, |it| it.0),
        check: options.say_check.map_or(usual.check, |it| it.0),
    }
}

/// Returns the names of the piece letters that are read, the one that is written first: those asked for, else the
/// usual ones.
///
/// # Errors
///
/// Names the first letters that there are not.
pub fn letter_names(asked: Option<&LetterNames>, reports: &str, words: &str) -> Result<Vec<String>, Failure> {
    let names = match asked {
        Some(LetterNames(names)) if !names.is_empty() => names.clone(),
        _ => letters::usual_names(reports, words),
    };
    match names.iter().find(|it| Letters::named(it).is_none()) {
        Some(unknown) => Err(desk_failure::unknown_letters(unknown)),
        None => Ok(names),
    }
}
