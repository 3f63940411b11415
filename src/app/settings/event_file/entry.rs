//! What stands behind a key of an event file, and what is wrong with it.

use toml::Spanned;

use super::error::EventFileFlaw;
use super::form::{Entry, Plain};

/// The first thing that is wrong, and where in the text.
#[derive(Debug)]
pub(super) struct EntryFlaw {
    pub(super) byte: Option<usize>,
    pub(super) why: EventFileFlaw,
}

impl EntryFlaw {
    pub(super) fn at<T>(entry: Option<&Spanned<T>>, why: EventFileFlaw) -> Self {
        let byte = entry.map(|it| it.span().start);
        Self { byte, why }
    }

    pub(super) fn of_all(why: EventFileFlaw) -> Self {
        Self { byte: None, why }
    }
}

/// Returns what one of a few words stands for.
pub(super) fn choice<T: Copy>(
    entry: Option<&Spanned<Plain>>,
    key: &'static str,
    choices: &[(&str, T)],
) -> Result<Option<T>, EntryFlaw> {
    let Some(entry) = entry else { return Ok(None) };
    let text = &entry.get_ref().0;
    match choices.iter().find(|(word, _)| word == text) {
        Some((_, meant)) => Ok(Some(*meant)),
        None => {
            let known: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
            let why = EventFileFlaw::Choice {
                key,
                text: text.clone(),
                known: known.join(", "),
            };
            Err(EntryFlaw::at(Some(entry), why))
        }
    }
}

/// Writes a key and its value as the file does.
pub(super) fn written(key: &str, value: &str) -> String {
    format!("{key} = \"{value}\"")
}

pub(super) fn text(entry: &Entry) -> Option<&str> {
    entry
        .as_ref()
        .map(|it| it.get_ref().0.as_str())
        .filter(|it| !it.is_empty())
}
