//! The words that a bank can hold.

use ansage_core::language::{Lexicon, Phrase};

/// A word that a bank can hold.
pub(in crate::app::commands) struct BankWord {
    /// The name of its clip.
    pub(in crate::app::commands) name: String,
    pub(in crate::app::commands) phrase: Phrase,
}

/// Returns the words that are said in the Room.
pub(in crate::app::commands) fn words_of(lexicon: &Lexicon) -> Vec<BankWord> {
    let clips = lexicon.clips().into_iter();
    clips
        .map(|(name, word)| BankWord {
            name,
            phrase: lexicon.phrase(&[word]),
        })
        .collect()
}
