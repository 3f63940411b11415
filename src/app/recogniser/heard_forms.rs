//! The forms in which words are heard, which a listener has to know.

use ansage_core::language::listen::Hearing;
use ansage_core::language::{Lexicon, Vocabulary, Voices};

/// The forms in which words are heard.
pub(in crate::app) struct HeardForms {
    pub(in crate::app) vocabulary: Vocabulary,
    /// Each single word of them, in lower case.
    pub(in crate::app) words: Vec<String>,
}

impl HeardForms {
    pub(in crate::app) fn of(lexicons: &[Option<&Lexicon>]) -> Self {
        let heard = || lexicons.iter().flatten().flat_map(|it| it.heard());
        let mut words: Vec<String> = heard()
            .flat_map(|(form, _)| form.split_whitespace())
            .map(str::to_lowercase)
            .collect();
        words.sort();
        words.dedup();
        Self {
            vocabulary: Vocabulary::of(lexicons.iter().copied().flatten()),
            words,
        }
    }

    /// Returns what words are understood with.
    pub(in crate::app) fn hearing<'a>(&'a self, lexicon: &'a Lexicon, voices: &'a Voices) -> Hearing<'a> {
        Hearing {
            vocabulary: &self.vocabulary,
            lexicon,
            spoken: voices.spoken(lexicon),
        }
    }
}
