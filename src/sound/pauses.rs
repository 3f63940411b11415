//! Sound cut at its pauses: each stretch of voice with a little quiet around it, and its place.
//!
//! A voice is what stands out of the quiet, and the quiet is the softer part of what was heard in the last seconds; so a
//! tape may be loud or soft, and a room may hum.

use std::collections::VecDeque;
use std::ops::Range;

use super::activity::{TAPE, TAPE_JOINED, TAPE_LONG_GAP_FRAMES, Window, percentile};
use ansage_wire::RATE;

/// Samples of a frame.
const FRAME_SAMPLES: usize = TAPE.frame_at(RATE);
/// So much quiet is left before and behind a voice, in frames.
const AROUND_FRAMES: usize = TAPE_JOINED.before_frames;
/// The same in samples.
pub const QUIET_AROUND_SAMPLES: u64 = (AROUND_FRAMES * FRAME_SAMPLES) as u64;
/// A stretch without a pause is cut here, in frames: 20 s. Nothing so long is an announcement.
const LONGEST_FRAMES: usize = 1_000;
/// Nobody announces for so long in one breath: 6 s.
const ONE_BREATH_FRAMES: usize = 300;
/// The floor is found out again after so many frames: 0.2 s.
const FLOOR_AGAIN_FRAMES: u32 = 10;
/// How loud it is counts over so many frames: 60 ms. Noise flutters.
const SMOOTHED_FRAMES: usize = 3;
/// Where others talk without a stop, the voice lies above the middle between its soft and its loud frames: what a tenth of
/// them stays below, and what a tenth lies above.
const SOFT_PERCENTILE: usize = 10;
const LOUD_PERCENTILE: usize = 90;

/// A stretch of voice.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Stretch {
    /// Its first sample, counted from the beginning of the recording.
    pub at: u64,
    /// The samples, with the quiet around the voice.
    pub samples: Vec<i16>,
    /// True if it was cut without a pause.
    pub is_cut: bool,
}

impl Stretch {
    /// Returns what is left where it is longer than one breath and cut again at its own pauses: in the middle between its soft
    /// and its loud frames. Where others talk it is never as quiet as the room is by itself.
    pub fn breaths(self) -> Vec<Self> {
        let levels: Vec<f32> = self
            .samples
            .chunks_exact(FRAME_SAMPLES)
            .map(|it| TAPE.level_dbfs(it))
            .collect();
        if levels.len() <= ONE_BREATH_FRAMES {
            return vec![self];
        }
        let smoothed: Vec<f32> = (0..levels.len())
            .map(|at| {
                let around =
                    &levels[at.saturating_sub(SMOOTHED_FRAMES / 2)..(at + SMOOTHED_FRAMES / 2 + 1).min(levels.len())];
                around.iter().sum::<f32>() / around.len() as f32
            })
            .collect();
        let [soft, loud] = [SOFT_PERCENTILE, LOUD_PERCENTILE].map(|it| percentile(smoothed.clone(), it));
        let (Some(soft), Some(loud)) = (soft, loud) else {
            return vec![self];
        };
        let middle = f32::midpoint(soft, loud);
        let mut voices: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        for run in smoothed.chunk_by(|one, other| (*one > middle) == (*other > middle)) {
            let (start, end) = (at, at + run.len());
            at = end;
            // Less is a knock, and makes no pause shorter.
            if run[0] <= middle || run.len() < TAPE_JOINED.shortest_frames {
                continue;
            }
            match voices.last_mut() {
                Some(before) if start - before.end < TAPE_JOINED.gap_frames => before.end = end,
                _ => voices.push(start..end),
            }
        }
        if voices.len() < 2 {
            return vec![self];
        }
        let last = voices.len() - 1;
        let part = |(number, voice): (usize, Range<usize>)| {
            let start = voice.start.saturating_sub(AROUND_FRAMES) * FRAME_SAMPLES;
            let end = if number == last {
                self.samples.len()
            } else {
                (voice.end + AROUND_FRAMES) * FRAME_SAMPLES
            };
            Self {
                at: self.at + start as u64,
                samples: self.samples[start..end.min(self.samples.len())].to_vec(),
                is_cut: self.is_cut && number == last,
            }
        };
        voices.into_iter().enumerate().map(part).collect()
    }
}

/// Cuts sound as it comes.
#[derive(Debug)]
pub struct Cutter {
    /// So long a quiet ends a stretch, in frames.
    pause: usize,
    /// Samples that do not fill a frame yet.
    rest: Vec<i16>,
    /// The place of the frame that comes next.
    next: u64,
    /// How loud the last frames were, how loud the quiet among them is, and for how many frames that is still taken.
    levels: Window,
    floor_dbfs: f32,
    taken: u32,
    /// The last frames before a voice.
    before: VecDeque<Vec<i16>>,
    stretch: Option<Open>,
}

/// A stretch that goes on.
#[derive(Debug)]
struct Open {
    stretch: Stretch,
    frames: usize,
    voiced: usize,
    quiet: usize,
}

impl Default for Cutter {
    fn default() -> Self {
        Self::at_pauses_of(TAPE_JOINED.gap_frames)
    }
}

impl Cutter {
    /// Cuts only at pauses of 0.9 s, where nothing but the voice tells that no more follows.
    pub fn at_long_pauses() -> Self {
        Self::at_pauses_of(TAPE_LONG_GAP_FRAMES)
    }

    fn at_pauses_of(pause: usize) -> Self {
        Self {
            pause,
            rest: Vec::new(),
            next: 0,
            levels: Window::default(),
            floor_dbfs: 0.0,
            taken: 0,
            before: VecDeque::new(),
            stretch: None,
        }
    }

    /// Goes on at another place of the sound. What was begun is given up; how loud the quiet is stays known.
    pub fn jump_to(&mut self, at: u64) {
        self.rest.clear();
        self.before.clear();
        self.stretch = None;
        self.next = at;
    }

    /// Takes samples, and returns the stretches that have ended.
    pub fn take(&mut self, samples: &[i16]) -> Vec<Stretch> {
        self.rest.extend(samples);
        let mut ended = Vec::new();
        let mut rest = std::mem::take(&mut self.rest);
        let whole = rest.len() - rest.len() % FRAME_SAMPLES;
        for frame in rest[..whole].chunks(FRAME_SAMPLES) {
            ended.extend(self.frame(frame));
        }
        rest.drain(..whole);
        self.rest = rest;
        ended
    }

    /// Returns the stretch with which the recording ends, if it ends in one.
    pub fn finish(mut self) -> Option<Stretch> {
        let rest = std::mem::take(&mut self.rest);
        let mut open = self.stretch?;
        open.stretch.samples.extend(rest);
        open.ended()
    }

    fn frame(&mut self, frame: &[i16]) -> Option<Stretch> {
        self.levels.push(TAPE.level_dbfs(frame), &TAPE);
        if self.taken == 0 {
            self.floor_dbfs = self.levels.floor_dbfs(&TAPE);
            self.taken = FLOOR_AGAIN_FRAMES;
        }
        self.taken -= 1;
        let smoothed = self.levels.mean_of_last_dbfs(SMOOTHED_FRAMES);
        let is_voice = smoothed > TAPE.above_floor_dbfs(self.floor_dbfs);
        let at = self.next;
        self.next += frame.len() as u64;
        match &mut self.stretch {
            None if is_voice => {
                let before: Vec<i16> = self.before.drain(..).flatten().collect();
                let mut stretch = Stretch {
                    at: at - before.len() as u64,
                    samples: before,
                    is_cut: false,
                };
                stretch.samples.extend(frame);
                self.stretch = Some(Open {
                    stretch,
                    frames: 1,
                    voiced: 1,
                    quiet: 0,
                });
                None
            }
            None => {
                self.before.push_back(frame.to_vec());
                if self.before.len() > AROUND_FRAMES {
                    self.before.pop_front();
                }
                None
            }
            Some(open) => {
                open.stretch.samples.extend(frame);
                open.frames += 1;
                open.voiced += usize::from(is_voice);
                open.quiet = if is_voice { 0 } else { open.quiet + 1 };
                let is_too_long = open.frames >= LONGEST_FRAMES;
                if open.quiet < self.pause && !is_too_long {
                    return None;
                }
                let mut open = self.stretch.take()?;
                open.stretch.is_cut = open.quiet < self.pause;
                // What follows the pause may begin within it.
                let tail = open.quiet.min(AROUND_FRAMES) * FRAME_SAMPLES;
                let from = open.stretch.samples.len() - tail;
                self.before = open.stretch.samples[from..]
                    .chunks(FRAME_SAMPLES)
                    .map(<[i16]>::to_vec)
                    .collect();
                open.ended()
            }
        }
    }
}

impl Open {
    fn ended(mut self) -> Option<Stretch> {
        let surplus = self.quiet.saturating_sub(AROUND_FRAMES) * FRAME_SAMPLES;
        self.stretch.samples.truncate(self.stretch.samples.len() - surplus);
        (self.voiced >= TAPE_JOINED.shortest_frames).then_some(self.stretch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many seconds of a tone, or of hiss where it is 0; this loud at most.
    fn sound(seconds: f32, hertz: f32, loudest: f32) -> Vec<i16> {
        let mut noise = 1_u32;
        let sample = |n: usize| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let hiss = (noise >> 16) as f32 / 32_768.0 - 1.0;
            let tone = (n as f32 / RATE as f32 * hertz * std::f32::consts::TAU).sin();
            (loudest * if hertz == 0.0 { hiss } else { tone }) as i16
        };
        (0..(seconds * RATE as f32) as usize).map(sample).collect()
    }

    fn cut(sound: &[i16], piece: usize) -> Vec<Stretch> {
        let mut cutter = Cutter::default();
        let mut all: Vec<Stretch> = sound.chunks(piece).flat_map(|it| cutter.take(it)).collect();
        all.extend(cutter.finish());
        all
    }

    fn tape(quiet: f32) -> Vec<i16> {
        let hush = |seconds| sound(seconds, 0.0, quiet);
        let voice = |seconds| sound(seconds, 300.0, 4_000.0);
        [
            hush(1.0),
            voice(0.8),
            hush(0.3),
            voice(0.5),
            hush(1.5),
            voice(1.0),
            hush(0.7),
            voice(0.4),
        ]
        .concat()
    }

    #[test]
    fn stretches_are_cut_at_pauses_and_know_their_place() {
        for quiet in [0.0, 30.0, 300.0] {
            let all = cut(&tape(quiet), 1_000);
            let places: Vec<(f32, f32)> = (all.iter())
                .map(|it| {
                    (
                        it.at as f32 / RATE as f32,
                        (it.at as usize + it.samples.len()) as f32 / RATE as f32,
                    )
                })
                .collect();
            assert_eq!(places.len(), 3, "with a quiet of {quiet}: {places:?}");
            for (found, is) in places.iter().zip([(0.7, 2.9), (3.8, 5.4), (5.5, 6.2)]) {
                let is_near = (found.0 - is.0).abs() < 0.11 && (found.1 - is.1).abs() < 0.11;
                assert!(is_near, "with a quiet of {quiet}: {places:?}");
            }
            let whole = tape(quiet);
            for it in all {
                assert_eq!(it.samples, whole[it.at as usize..][..it.samples.len()]);
            }
        }
    }

    #[test]
    fn how_the_sound_comes_does_not_matter() {
        let whole = cut(&tape(100.0), usize::MAX);
        for piece in [1, 319, 5_000] {
            assert_eq!(cut(&tape(100.0), piece), whole);
        }
    }

    #[test]
    fn quiet_and_knocks_are_no_voice() {
        assert!(cut(&[], 100).is_empty());
        assert!(cut(&sound(20.0, 0.0, 200.0), 1_000).is_empty());
        let knock = [
            sound(1.0, 0.0, 10.0),
            sound(0.04, 300.0, 20_000.0),
            sound(1.0, 0.0, 10.0),
        ]
        .concat();
        assert!(cut(&knock, 1_000).is_empty());
    }

    #[test]
    fn at_long_pauses_a_short_one_ends_nothing_and_what_is_jumped_over_is_given_up() {
        let mut cutter = Cutter::at_long_pauses();
        let tape = tape(30.0);
        let places: Vec<f32> = (cutter.take(&tape).iter())
            .map(|it| it.at as f32 / RATE as f32)
            .collect();
        // The pause of 0.7 s is none.
        assert_eq!(places.len(), 1, "{places:?}");
        let at = 10 * u64::from(RATE);
        cutter.jump_to(at);
        let all = cutter.take(&[sound(0.5, 300.0, 4_000.0), sound(1.0, 0.0, 30.0)].concat());
        let places: Vec<u64> = all.iter().map(|it| it.at).collect();
        assert_eq!(places, [at]);
    }

    #[test]
    fn where_others_talk_without_a_stop_announcements_are_told_apart_all_the_same() {
        // Loud, and between them softer voices and a knock.
        let (said, others) = (sound(1.6, 300.0, 8_000.0), sound(0.7, 200.0, 800.0));
        let knock = sound(0.04, 0.0, 20_000.0);
        let one = [said.clone(), others.clone(), knock, others.clone()].concat();
        let all = Stretch {
            at: 32_000,
            samples: one.repeat(3),
            is_cut: true,
        };
        let parts = all.clone().breaths();
        let near = |one: u64, other: u64| one.abs_diff(other) <= 2 * FRAME_SAMPLES as u64;
        assert_eq!(parts.len(), 3, "{:?}", parts.iter().map(|it| it.at).collect::<Vec<_>>());
        for (number, part) in parts.iter().enumerate() {
            let begins = 32_000 + (number * one.len()) as u64;
            assert!(near(
                part.at,
                if number == 0 {
                    begins
                } else {
                    begins - QUIET_AROUND_SAMPLES
                }
            ));
            let place = usize::try_from(part.at - 32_000).expect("a place");
            assert_eq!(part.samples[..], all.samples[place..place + part.samples.len()]);
        }
        assert_eq!(
            parts.iter().map(|it| it.is_cut).collect::<Vec<_>>(),
            [false, false, true]
        );
        // What may be one breath stays whole, and so does what has no pause.
        for whole in [said.repeat(3), said.repeat(5)] {
            let whole = Stretch {
                at: 0,
                samples: whole,
                is_cut: false,
            };
            assert_eq!(whole.clone().breaths(), [whole]);
        }
    }

    #[test]
    fn what_never_pauses_is_cut_and_says_so() {
        let talk = [sound(0.3, 300.0, 4_000.0), sound(0.15, 0.0, 10.0)].concat();
        let endless = [sound(1.0, 0.0, 10.0), talk.repeat(100)].concat();
        let all = cut(&endless, 1_000);
        assert!(all[0].is_cut);
        assert!(
            all.iter()
                .all(|it| it.samples.len() <= (LONGEST_FRAMES + AROUND_FRAMES) * FRAME_SAMPLES)
        );
    }
}
