//! Which announcements are still sounding in the Room, as far as anybody can tell.

use std::time::Duration;

use crate::game::Moment;

use crate::desk::Utterance;
use ansage_wire::UtteranceId;

/// Longest time a word takes at the slowest usual rate; errs on the long side, for the clock key waits for it.
const PER_WORD: Duration = Duration::from_millis(450);
/// Added to the estimate, for the start of the voice and the tail of the sound.
const MARGIN: Duration = Duration::from_millis(500);

/// The utterances of the Room that have not ended.
#[derive(Clone, Debug, Default)]
pub(in crate::desk) struct SpeechQueue {
    sounding: Vec<(UtteranceId, Moment)>,
}

impl SpeechQueue {
    /// Notes an utterance handed to the voice of the Room; it ends when the voice says so, else by estimate.
    pub(in crate::desk) fn push(&mut self, utterance: &Utterance, at: Moment) {
        if utterance.urgent {
            self.clear();
        }
        let words = utterance.written.split_whitespace().count();
        let length = PER_WORD.saturating_mul(u32::try_from(words).unwrap_or(u32::MAX));
        let begins = self.ends_at().filter(|ends| *ends > at).unwrap_or(at);
        self.sounding
            .push((utterance.id, begins.plus(length.saturating_add(MARGIN))));
    }

    /// Notes that an utterance has ended, or will never be heard.
    pub(in crate::desk) fn ended(&mut self, id: UtteranceId) {
        self.sounding.retain(|(sounding, _)| *sounding != id);
    }

    /// Forgets everything: the voice is gone.
    pub(in crate::desk) fn clear(&mut self) {
        self.sounding.clear();
    }

    /// Returns true while an announcement sounds.
    pub(in crate::desk) fn is_speaking(&self, at: Moment) -> bool {
        self.ends_at().is_some_and(|ends| ends > at)
    }

    /// Returns when everything has sounded, by estimate.
    pub(in crate::desk) fn ends_at(&self) -> Option<Moment> {
        self.sounding.iter().map(|(_, ends)| *ends).max()
    }
}
