//! When the program itself is heard in the room: what the microphone hears then is not listened to.

use std::borrow::Cow;
use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::desk::UtteranceId;
use crate::devices::recording::Piece;
use crate::devices::sound::RATE;

/// For so long after an announcement nothing is listened to: the room answers, and sound is late.
const TAIL_NS: u64 = 150_000_000;
/// So many stretches are remembered: sound may come late.
const REMEMBERED: usize = 16;

/// Knows when the program speaks aloud. Clones know the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Mute(Arc<Mutex<Spoken>>);

#[derive(Debug, Default)]
struct Spoken {
    /// What is being said or is about to be.
    now: HashSet<UtteranceId>,
    /// From when to when; the last one may go on.
    stretches: VecDeque<(u64, Option<u64>)>,
}

impl Mute {
    /// An utterance is about to be heard.
    pub(super) fn begin(&self, id: UtteranceId, at_ns: u64) {
        let mut spoken = self.lock();
        spoken.now.insert(id);
        if !matches!(spoken.stretches.back(), Some((_, None))) {
            spoken.stretches.push_back((at_ns, None));
            if spoken.stretches.len() > REMEMBERED {
                spoken.stretches.pop_front();
            }
        }
    }

    /// An utterance is over.
    pub(super) fn end(&self, id: UtteranceId, at_ns: u64) {
        let mut spoken = self.lock();
        let was_there = spoken.now.remove(&id);
        if was_there
            && spoken.now.is_empty()
            && let Some((_, end @ None)) = spoken.stretches.back_mut()
        {
            *end = Some(at_ns + TAIL_NS);
        }
    }

    /// Returns the samples of a piece, or silence in their place.
    pub(super) fn heard<'a>(&self, piece: &'a Piece) -> Cow<'a, [i16]> {
        let samples = &piece.block.samples;
        let length_ns = samples.len() as u64 * (1_000_000_000 / u64::from(RATE));
        let begun_ns = piece.heard_ns.saturating_sub(length_ns);
        let overlaps =
            |(since, until): &(u64, Option<u64>)| *since < piece.heard_ns && until.is_none_or(|until| begun_ns < until);
        if self.lock().stretches.iter().any(overlaps) {
            Cow::Owned(vec![0; samples.len()])
        } else {
            Cow::Borrowed(samples)
        }
    }

    fn lock(&self) -> MutexGuard<'_, Spoken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::devices::sound::Block;

    const MS: u64 = 1_000_000;

    /// 20 ms of sound that end at this moment.
    fn piece(end_ms: u64) -> Piece {
        Piece {
            heard_ns: end_ms * MS,
            block: Block {
                at: 0,
                samples: vec![7; 320],
            },
        }
    }

    #[test]
    fn nothing_is_heard_while_the_program_speaks_and_a_little_longer() {
        let mute = Mute::default();
        let is_heard = |end_ms| mute.heard(&piece(end_ms))[0] == 7;
        assert!(is_heard(1000));
        mute.begin(UtteranceId(1), 1000 * MS);
        mute.begin(UtteranceId(2), 1100 * MS);
        assert!(is_heard(1000), "it came late");
        assert!(!is_heard(1010));
        mute.end(UtteranceId(1), 2000 * MS);
        assert!(!is_heard(2500), "the other one goes on");
        mute.end(UtteranceId(2), 3000 * MS);
        mute.end(UtteranceId(2), 9000 * MS);
        assert!(!is_heard(3160));
        assert!(is_heard(3170));
        assert!(is_heard(5000));
        assert!(!is_heard(2000), "what comes late was said then");
    }
}
