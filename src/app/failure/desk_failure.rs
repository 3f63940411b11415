//! What a desk cannot be opened with: words, reports, piece letters and positions that there are not.

use std::path::Path;

use super::Failure;
use super::journal_failure;
use ansage_core::desk::OpenError;
use ansage_core::game::ReplayError;
use ansage_core::language::letters::SETS;
use ansage_core::language::{Message, Voices};

/// Says why a desk cannot be opened for a new game with this start position.
pub(in crate::app) fn opening(error: OpenError, fen: Option<&str>, voices: &Voices) -> Failure {
    match error {
        OpenError::UnknownWords(name) => unknown_words(&name, voices),
        OpenError::UnknownReports(name) => unknown_reports(&name, voices),
        OpenError::UnknownLetters(name) => unknown_letters(&name),
        OpenError::NoGame(ReplayError::BadFen | ReplayError::NoOpening) => bad_fen(fen.unwrap_or_default()),
    }
}

/// Says why a desk cannot be opened for the game of a journal.
pub(in crate::app) fn replaying(error: OpenError, path: &Path, voices: &Voices) -> Failure {
    match error {
        OpenError::NoGame(_) => journal_failure::no_game(path),
        other => opening(other, None, voices),
    }
}

/// Says that there are no words of that name, and which there are.
pub(in crate::app) fn unknown_words(name: &str, voices: &Voices) -> Failure {
    Failure::settings(Message::UnknownWords {
        name: name.into(),
        known: listed(voices.lexicon_tags()),
    })
}

/// Says that there are no reports in that language, and in which there are.
pub(in crate::app) fn unknown_reports(name: &str, voices: &Voices) -> Failure {
    Failure::settings(Message::UnknownReports {
        name: name.into(),
        known: listed(voices.message_tags()),
    })
}

/// Says that there are no piece letters of that name, and which there are.
pub(in crate::app) fn unknown_letters(name: &str) -> Failure {
    Failure::settings(Message::UnknownLetters {
        name: name.into(),
        known: listed(SETS.iter().map(|it| it.name)),
    })
}

/// Says that a text is no position.
pub(in crate::app) fn bad_fen(text: &str) -> Failure {
    Failure::settings(Message::BadFen { text: text.into() })
}

fn listed<'a>(known: impl Iterator<Item = &'a str>) -> String {
    known.collect::<Vec<_>>().join(", ")
}
