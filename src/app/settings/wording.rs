//! In which words and letters moves are.

use crate::app::failure::{Failure, desk_failure};
use crate::app::settings::options::{LetterNames, PlayOptions, SayStyle};
use ansage_core::language;
use ansage_core::language::{Letters, Saying};

/// The words of announcements, if nobody chose others: Appendix D.
pub const USUAL_WORDS: &str = "de-fide";

/// How the names of words end that are those of Appendix D.
const APPENDIX_D: &str = "-fide";

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

/// Returns the names of the piece letters that are read, the one that is written first: those asked for, else those of
/// the reports, English ones, and those of the words. Appendix D is announced in every country, so its words bring no
/// letters.
///
/// # Errors
///
/// Names the first letters that there are not.
pub fn letter_names(asked: Option<&LetterNames>, reports: &str, words: &str) -> Result<Vec<String>, Failure> {
    let names = match asked {
        Some(LetterNames(names)) if !names.is_empty() => names.clone(),
        _ => {
            let of_words = Some(words).filter(|it| !it.ends_with(APPENDIX_D));
            let languages = [Some(reports), Some("en"), of_words];
            let mut names: Vec<String> = Vec::new();
            for set in languages.into_iter().flatten().filter_map(Letters::named) {
                if !names.iter().any(|it| it == set.name) {
                    names.push(set.name.to_owned());
                }
            }
            names
        }
    };
    match names.iter().find(|it| Letters::named(it).is_none()) {
        Some(unknown) => Err(desk_failure::unknown_letters(unknown)),
        None => Ok(names),
    }
}
