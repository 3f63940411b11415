//! What is to be told, before it is known who hears it.

use crate::language::{Phrase, Segment};

use super::policy::Information;
use super::{ClipSound, Earcon};

/// Something to be told; the policy decides who hears it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Telling {
    pub(super) about: Information,
    pub(super) written: String,
    pub(super) spoken: Vec<Segment>,
    /// True if it may cut off what its channel is saying.
    pub(super) urgent: bool,
    /// The short sound with which it begins in the Ear.
    pub(super) earcon: Option<Earcon>,
    /// What is heard behind the words, in the Ear.
    pub(super) sound: Option<ClipSound>,
}

impl Telling {
    /// Makes a telling that waits for its turn.
    pub(super) fn new(about: Information, written: String, spoken: Vec<Segment>) -> Self {
        Self {
            about,
            written,
            spoken,
            urgent: false,
            earcon: None,
            sound: None,
        }
    }

    /// Makes a telling that is a sound and nothing else; what it stands for is told elsewhere.
    pub(super) fn sound(earcon: Earcon) -> Self {
        Self::new(Information::KeyEcho, String::new(), Vec::new()).with(earcon)
    }

    /// Lets it begin with a sound.
    pub(super) fn with(self, earcon: Earcon) -> Self {
        Self {
            earcon: Some(earcon),
            ..self
        }
    }

    /// Makes a telling of words of the announcements.
    pub(super) fn of(about: Information, phrase: Phrase) -> Self {
        Self::new(about, phrase.written, vec![phrase.spoken])
    }
}
