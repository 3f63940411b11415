//! What stops something as soon as it is heard.

use super::heard::Heard;
use super::readings::Hearing;
use super::spoken::Spoken;
use crate::language::voices::fold;

/// Returns true for a passage that does nothing but stop something: "nein", "abbrechen".
pub fn stops(heard: &Heard, hearing: &Hearing<'_>) -> bool {
    let text = fold(&heard.text());
    let mut phrases = hearing.spoken.into_iter().flat_map(|it| it.phrases());
    phrases.any(|(phrase, asks)| Spoken::VETO.contains(&asks) && fold(phrase) == text)
}
