//! The words of a lexicon as they are heard, for tables and laws of listening.

use std::sync::LazyLock;

use ansage_core::game::Position;
use ansage_core::language::listen::{Asked, Heard, Hearing, Outcome, Thresholds, decide, readings};
use ansage_core::language::{Lexicon, Sight, Vocabulary};

use super::desk_harness::VOICES;

pub(crate) static DE_FIDE: LazyLock<HeardWords> = LazyLock::new(|| HeardWords::named("de-fide"));

/// Read once: the words of a table or a law.
pub(crate) struct HeardWords {
    pub(crate) lexicon: &'static Lexicon,
    pub(crate) vocabulary: Vocabulary,
}

impl HeardWords {
    pub(crate) fn named(tag: &str) -> Self {
        let lexicon = VOICES.lexicon(tag).unwrap_or_else(|| panic!("no lexicon {tag}"));
        let forms = lexicon.heard().map(|(form, word)| (form.to_owned(), word));
        let vocabulary = Vocabulary::new(forms);
        Self { lexicon, vocabulary }
    }

    pub(crate) fn hearing(&self) -> Hearing<'_> {
        Hearing {
            vocabulary: &self.vocabulary,
            lexicon: self.lexicon,
            spoken: VOICES.spoken(self.lexicon),
        }
    }

    /// Returns what follows from a passage, e.g. `springer felix drei`.
    pub(crate) fn decided(&self, heard: &str, position: &Position, sight: Sight, asked: &Asked<'_>) -> Outcome {
        let (heard, hearing) = (Heard::of(heard), self.hearing());
        let read = readings(&heard, &hearing, position, sight, asked);
        decide(&heard, &read, &hearing, position, asked, &Thresholds::default())
    }
}
