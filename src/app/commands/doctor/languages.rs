//! Who hears which language.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;

use crate::app::recogniser::{Hears, hears, scorer};
use crate::app::settings::words::Words;
use ansage_core::language::{Lexicon, Message};

/// Who hears a language.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum HeardBy {
    Both,
    Recogniser,
    Scorer,
    Nobody,
}

impl HeardBy {
    /// Returns who hears each language of the announcements. Without a listener no recogniser does; which nets can be used
    /// `is_usable` tells.
    pub(super) fn gather(
        words: &Words,
        has_listener: bool,
        is_usable: impl Fn(&Path) -> bool,
    ) -> BTreeMap<String, Self> {
        let lexicons = words.voices.lexicon_tags().filter_map(|tag| words.voices.lexicon(tag));
        let has_net = |language: &str| scorer::nets_of(None, language).iter().any(|it| is_usable(it));
        let by = |language: &str| match (
            has_listener && hears(language, None) == Hears::Recogniser,
            has_net(language),
        ) {
            (true, true) => HeardBy::Both,
            (true, false) => HeardBy::Recogniser,
            (false, true) => HeardBy::Scorer,
            (false, false) => HeardBy::Nobody,
        };
        lexicons
            .map(Lexicon::language)
            .map(|it| (it.to_owned(), by(it)))
            .collect()
    }

    fn name(self) -> &'static str {
        match self {
            HeardBy::Both => "both",
            HeardBy::Recogniser => "recogniser",
            HeardBy::Scorer => "scorer",
            HeardBy::Nobody => "nobody",
        }
    }
}

/// Says which languages are heard, and by whom.
pub(super) fn lines(heard_by: &BTreeMap<String, HeardBy>) -> Vec<Message> {
    let mut by_whom: BTreeMap<HeardBy, Vec<&str>> = BTreeMap::new();
    for (language, by) in heard_by {
        by_whom.entry(*by).or_default().push(language);
    }
    let line = |(by, languages): (HeardBy, Vec<&str>)| Message::DoctorHears {
        ears: by.name().into(),
        list: languages.join(", "),
    };
    by_whom.into_iter().map(line).collect()
}
