//! What the scorer hears alone: where no recogniser is there, or it has failed.
//!
//! With the talk key a passage goes from press to release. Without one the voice alone tells where it ends, for there
//! are no words that could.

use std::collections::VecDeque;
use std::ops::Range;
use std::time::Duration;

use super::hearer::MAX_LOST_SAMPLES;
use ansage_core::desk::{Attention, TalkNumber};
use ansage_core::language::listen::ScoredPhrase;
use ansage_devices::scoring::ScoringEvent;
use ansage_protocol::stamp;
use ansage_sound::pauses::{Cutter, QUIET_AROUND_SAMPLES, Stretch};
use ansage_wire::RATE;
use ansage_wire::scoring::ScoringId;

/// An answer is waited for so many times as long as the words of the recogniser: nobody else could give one.
const TIMEOUT_FACTOR: u32 = 3;
/// Nobody announces for longer, in samples: 15 s.
const LONGEST_PASSAGE_SAMPLES: u64 = 15 * RATE as u64;

/// Finds in what the microphone hears where somebody speaks, by the voice alone.
#[derive(Debug)]
pub(super) struct VoiceDetector {
    cutter: Cutter,
    next: u64,
}

impl VoiceDetector {
    pub(super) fn new() -> Self {
        Self {
            cutter: Cutter::at_long_pauses(),
            next: 0,
        }
    }

    /// Takes sound that begins at a place, and returns where somebody has spoken. Where it `is_muted`, for the program itself
    /// is heard, nobody has: of a voice that was cut off there the beginning or the end is lacking.
    pub(super) fn take(&mut self, at: u64, samples: &[i16], is_muted: bool) -> Vec<Range<u64>> {
        if at != self.next {
            self.cutter.jump_to(at);
        }
        self.next = at + samples.len() as u64;
        if is_muted {
            self.cutter.jump_to(self.next);
            return Vec::new();
        }
        let stretches = self.cutter.take(samples).into_iter();
        stretches.filter_map(|it| passage(&it)).collect()
    }
}

fn passage(stretch: &Stretch) -> Option<Range<u64>> {
    let length = stretch.samples.len() as u64;
    (!stretch.is_cut && length <= LONGEST_PASSAGE_SAMPLES).then(|| stretch.at..stretch.at + length)
}

/// Returns where the voice begins and ends in a passage that was found by the voice.
pub(super) fn voice_in(passage: &Range<u64>) -> Range<u64> {
    let start = (passage.start + QUIET_AROUND_SAMPLES).min(passage.end);
    start..passage.end.saturating_sub(QUIET_AROUND_SAMPLES).max(start)
}

/// What is being scored alone.
#[derive(Debug)]
pub(super) struct SoleScorer {
    waiting: VecDeque<Waiting>,
    timeout: Duration,
}

#[derive(Debug)]
struct Waiting {
    scoring: ScoringId,
    passage: PassageToHear,
    overdue_ns: u64,
}

/// A passage without words yet.
#[derive(Clone, Debug)]
pub(super) struct PassageToHear {
    /// How it was listened to.
    pub(super) attention: Attention,
    pub(super) place: Range<u64>,
}

impl PassageToHear {
    pub(super) fn number(&self) -> Option<TalkNumber> {
        match self.attention {
            Attention::Talk(number) => Some(number),
            Attention::None | Attention::Open | Attention::Veto => None,
        }
    }
}

/// A passage that waits no longer, and what it may be; no phrases if nobody could tell.
pub(super) type ScoredPassage = (PassageToHear, Vec<ScoredPhrase>);

impl SoleScorer {
    /// `answer` is how long the words of the recogniser are waited for.
    pub(super) fn new(answer: Duration) -> Self {
        Self {
            waiting: VecDeque::new(),
            timeout: answer * TIMEOUT_FACTOR,
        }
    }

    /// Waits for the phrases of a passage.
    pub(super) fn wait(&mut self, scoring: ScoringId, passage: PassageToHear) {
        self.waiting.push_back(Waiting {
            scoring,
            passage,
            overdue_ns: stamp::now_ns() + stamp::ns(self.timeout),
        });
    }

    /// Returns until when the next passage waits.
    pub(super) fn overdue_ns(&self) -> Option<u64> {
        self.waiting.front().map(|it| it.overdue_ns)
    }

    /// Takes what the scorer tells of a passage that waits here.
    pub(super) fn take(
        &mut self,
        event: &ScoringEvent,
        phrases: impl FnOnce() -> Vec<ScoredPhrase>,
    ) -> Option<ScoredPassage> {
        let (id, is_whole) = match event {
            // Without one of its words it may be another move.
            ScoringEvent::Scored(scored) => (scored.id, scored.lost <= MAX_LOST_SAMPLES),
            ScoringEvent::Unscored(id) => (*id, false),
            ScoringEvent::Health(_) | ScoringEvent::Unusable(_) => return None,
        };
        let place = self.waiting.iter().position(|it| it.scoring == id)?;
        let passage = self.waiting.remove(place)?.passage;
        let phrases = if is_whole { phrases() } else { Vec::new() };
        Some((passage, phrases))
    }

    /// Returns the passages that have waited too long.
    pub(super) fn give_up(&mut self) -> Vec<ScoredPassage> {
        let now_ns = stamp::now_ns();
        let count = self.waiting.iter().take_while(|it| it.overdue_ns <= now_ns).count();
        if count > 0 {
            tracing::warn!(count, "the scorer did not answer");
        }
        self.waiting.drain(..count).map(|it| (it.passage, Vec::new())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ansage_wire::scoring::Scored;

    const PIECE: usize = 320;

    /// So many pieces of 20 ms: of a voice, or of a quiet room.
    fn sound(pieces: usize, is_voice: bool) -> Vec<i16> {
        let loud = if is_voice { 4000.0 } else { 20.0 };
        (0..pieces * PIECE)
            .map(|n| ((n as f32 * 0.12).sin() * loud) as i16)
            .collect()
    }

    /// Takes sound from a place on, and returns what was found in it, in pieces.
    fn take(voice: &mut VoiceDetector, at: u64, sound: &[i16], is_muted: bool) -> Vec<Range<u64>> {
        let pieces = sound.chunks(PIECE).enumerate();
        let found = pieces.flat_map(|(number, piece)| voice.take(at + (number * PIECE) as u64, piece, is_muted));
        found.collect()
    }

    #[test]
    fn a_passage_is_found_where_it_was_said() {
        let mut voice = VoiceDetector::new();
        let at = 48_000;
        let room = sound(100, false);
        let found = take(&mut voice, at, &[room.clone(), sound(60, true), room].concat(), false);
        let [passage] = found.as_slice() else {
            panic!("{found:?}")
        };
        let spoken = voice_in(passage);
        let (begun, ended) = (at + 100 * PIECE as u64, at + 160 * PIECE as u64);
        let is_near = |one: u64, other: u64| one.abs_diff(other) <= 4 * PIECE as u64;
        assert!(is_near(spoken.start, begun) && is_near(spoken.end, ended), "{spoken:?}");
    }

    #[test]
    fn what_the_program_says_itself_is_no_passage_and_cuts_none_in_two() {
        let mut voice = VoiceDetector::new();
        let room = sound(100, false);
        assert_eq!(
            take(&mut voice, 0, &[room.clone(), sound(40, true)].concat(), false),
            []
        );
        let at = 140 * PIECE as u64;
        assert_eq!(
            take(&mut voice, at, &sound(20, true), true),
            [],
            "somebody was speaking"
        );
        let rest = [sound(40, true), room].concat();
        let found = take(&mut voice, at + 20 * PIECE as u64, &rest, false);
        assert!(found.iter().all(|it| it.start >= at + 20 * PIECE as u64), "{found:?}");
    }

    #[test]
    fn of_a_passage_that_is_not_whole_nothing_is_taken() {
        let phrases = || {
            vec![ScoredPhrase {
                said: "knight f 3".to_owned(),
                log: -1.0,
            }]
        };
        let mut scorer = SoleScorer::new(Duration::from_secs(1));
        for (number, lost) in [(1, MAX_LOST_SAMPLES), (2, MAX_LOST_SAMPLES + 1)] {
            let attention = Attention::Talk(TalkNumber(number));
            let place = 0..16_000;
            scorer.wait(ScoringId(number), PassageToHear { attention, place });
            let scored = ScoringEvent::Scored(Scored {
                id: ScoringId(number),
                lost,
                ..Scored::default()
            });
            let (passage, told) = scorer.take(&scored, phrases).expect("it waited");
            assert_eq!(passage.number(), Some(TalkNumber(number)));
            assert_eq!(told.is_empty(), lost > MAX_LOST_SAMPLES);
            assert!(scorer.take(&scored, phrases).is_none(), "it is answered once");
        }
        scorer.wait(
            ScoringId(3),
            PassageToHear {
                attention: Attention::Open,
                place: 0..1,
            },
        );
        let (_, told) = scorer
            .take(&ScoringEvent::Unscored(ScoringId(3)), phrases)
            .expect("it waited");
        assert!(told.is_empty());
    }
}
