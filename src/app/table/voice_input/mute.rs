//! When the program itself is heard in the room: what the microphone hears then is not listened to.

use std::borrow::Cow;
use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ansage_protocol::piece::Piece;
use ansage_sound::activity::{BEHIND_OUR_VOICE, BEHIND_OUR_VOICE_GAP_FRAMES, Window};
use ansage_wire::RATE;
use ansage_wire::UtteranceId;

/// For so long after an announcement nothing is listened to: the room answers, and sound is late.
const TAIL_NS: u64 = 150_000_000;
/// A pause is waited for no longer than this: somewhere it is never quiet.
const LONGEST_WAIT_NS: u64 = 3_000_000_000;
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
    /// How loud the last pieces were.
    levels: Window,
    /// Since the last stretch: when it ended, until a pause has come.
    waits_since_ns: Option<u64>,
    /// The microphone opens again in a pause of some of them: whoever has begun to speak before would lose the first word,
    /// and "Springer Felix drei" would be another move.
    quiet_pieces: usize,
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
        let mut spoken = self.lock();
        let is_quiet = spoken.is_quiet(samples);
        let is_muted = if spoken.stretches.iter().any(overlaps) {
            spoken.waits_since_ns = Some(piece.heard_ns);
            true
        } else {
            spoken.waits_for_a_pause(piece.heard_ns, is_quiet)
        };
        if is_muted {
            Cow::Owned(vec![0; samples.len()])
        } else {
            Cow::Borrowed(samples)
        }
    }

    fn lock(&self) -> MutexGuard<'_, Spoken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Spoken {
    fn is_quiet(&mut self, samples: &[i16]) -> bool {
        let level = BEHIND_OUR_VOICE.level_dbfs(samples);
        self.levels.push(level, &BEHIND_OUR_VOICE);
        let (floor, peak) = (self.levels.floor_dbfs(&BEHIND_OUR_VOICE), self.levels.peak_dbfs());
        let is_quiet = level <= BEHIND_OUR_VOICE.quiet_up_to_dbfs(floor, peak);
        self.quiet_pieces = if is_quiet { self.quiet_pieces + 1 } else { 0 };
        is_quiet
    }

    /// Returns true if somebody speaks who has begun while the program was speaking.
    fn waits_for_a_pause(&mut self, now_ns: u64, is_quiet: bool) -> bool {
        let Some(since_ns) = self.waits_since_ns else {
            return false;
        };
        let is_over = (is_quiet && self.quiet_pieces >= BEHIND_OUR_VOICE_GAP_FRAMES)
            || now_ns.saturating_sub(since_ns) > LONGEST_WAIT_NS;
        if is_over {
            self.waits_since_ns = None;
        }
        !is_over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ansage_protocol::block::Block;

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
    fn who_began_to_speak_too_early_is_not_heard_without_the_first_word() {
        let mute = Mute::default();
        let is_heard = |end_ms, loudness| {
            let mut piece = piece(end_ms);
            piece.block.samples.fill(loudness);
            mute.heard(&piece)[0] != 0
        };
        mute.begin(UtteranceId(1), 1000 * MS);
        mute.end(UtteranceId(1), 2000 * MS);
        assert!(!is_heard(2000, 3000));
        // They go on for a while, then there is a pause, and then they say it again.
        assert!((2200..2700).step_by(20).all(|end_ms| !is_heard(end_ms, 3000)));
        assert!((2700..2760).step_by(20).all(|end_ms| !is_heard(end_ms, 7)));
        assert!(is_heard(2760, 7));
        assert!(is_heard(2780, 3000));
        // Where it is never quiet nobody waits for ever.
        mute.begin(UtteranceId(2), 3000 * MS);
        mute.end(UtteranceId(2), 4000 * MS);
        assert!((3020..7000).step_by(20).all(|end_ms| !is_heard(end_ms, 3000)));
        assert!(is_heard(7300, 3000));
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
        assert!(is_heard(3170), "it was quiet before");
        assert!(is_heard(5000));
        assert!(!is_heard(2000), "what comes late was said then");
    }
}
