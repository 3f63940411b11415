//! In which language a person is talked to, and in which words and letters moves are.

use super::Surroundings;
use crate::app::failure::{Failure, desk_fault};
use crate::app::settings::options::{LetterNames, PlayOptions, Style};
use crate::language::{self, Letters, Saying};

/// How the names of words end that are those of Appendix D.
const APPENDIX_D: &str = "-fide";

/// Returns the language of the reports: the one asked for, else that of the system, else English.
pub fn reports_language(asked: Option<&str>, surroundings: &Surroundings) -> String {
    if let Some(asked) = asked {
        return asked.to_owned();
    }
    let locale = surroundings
        .locale
        .split(['.', '@'])
        .next()
        .unwrap_or_default()
        .replace('_', "-");
    let language = |tag: &str| tag.split('-').next().unwrap_or_default().to_lowercase();
    let there = &surroundings.reports;
    let exact = there.iter().find(|it| it.eq_ignore_ascii_case(&locale));
    // Portuguese outside Brazil is that of Portugal, as the parent locales of the CLDR have it.
    let european = || {
        let is_outside = language(&locale) == "pt" && locale.contains('-');
        there.iter().find(|it| is_outside && it.as_str() == "pt-PT")
    };
    let near = || there.iter().find(|it| language(it) == language(&locale));
    exact
        .or_else(european)
        .or_else(near)
        .cloned()
        .unwrap_or_else(|| "en".to_owned())
}

/// Returns the locale for messages, as the environment names it.
pub fn locale() -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|it| !it.is_empty())
        .unwrap_or_default()
}

/// Returns how announcements are worded.
pub fn saying(options: &PlayOptions) -> Saying {
    let usual = Saying::default();
    let style = match options.say.unwrap_or_default() {
        Style::Short => language::Style::Short,
        Style::Long => language::Style::Long,
        Style::Coordinates => language::Style::Coordinates,
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
        Some(unknown) => Err(desk_fault::unknown_letters(unknown)),
        None => Ok(names),
    }
}
