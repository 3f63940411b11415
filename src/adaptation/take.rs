//! One take: a word said on request, cut out of what was recorded, or what is wrong with it.

use std::ops::Range;

use super::Recogniser;
use super::align::{align_any, guess};
use super::mfcc::begin_of;
use ansage_sound::activity::{
    LEARNED_WORD, LEARNED_WORD_JOINED, LEARNED_WORD_LOUD_ENOUGH, NO_WORD_DBFS, SOFTEST_ROOM_DBFS, stretches,
};
use ansage_wire::RATE;

/// Words that were said on request.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Take {
    /// The words, as the recogniser spells them.
    pub words: Vec<String>,
    /// How often they had been asked for before.
    pub round: usize,
    /// Samples at 16 kHz, from a little before the words to a little after them.
    pub samples: Vec<i16>,
}

/// What is wrong with a recording of a word.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum TakeFlaw {
    /// There is no voice in it.
    Nothing,
    /// The voice is hardly louder than the room.
    Noisy,
    /// It is too quiet to be learned from.
    TooQuiet,
    /// It is so loud that the microphone cut its peaks off.
    TooLoud,
    /// It sounds like other words, or too short for these.
    Unlike,
}

impl TakeFlaw {
    /// Returns the name by which messages know it.
    pub fn key(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Noisy => "noisy",
            Self::TooQuiet => "too-quiet",
            Self::TooLoud => "too-loud",
            Self::Unlike => "unlike",
        }
    }
}

/// What is said on request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum TakeKind {
    /// A word or two.
    Word,
    /// A whole announcement, perhaps with a pause between piece and square.
    Announcement,
}

impl TakeKind {
    /// Returns for how many samples it is recorded at most, with the time until it is begun: six seconds, or as long as a
    /// talk key is held.
    pub const fn longest(self) -> usize {
        match self {
            TakeKind::Word => 6 * 16_000,
            TakeKind::Announcement => 15 * 16_000,
        }
    }

    /// Returns the pause behind it, in frames of 10 ms.
    const fn pause(self) -> usize {
        match self {
            TakeKind::Word => 60,
            TakeKind::Announcement => 150,
        }
    }
}

/// The share of samples at the limit that is heard as a rattle.
const MAX_CUT_SHARE: f64 = 0.002;
/// How much is kept around the words, in frames.
const AROUND_FRAMES: usize = LEARNED_WORD_JOINED.before_frames;
/// How much likelier other words may be, for each frame of the net in which something is said.
const MAX_UNLIKE_NATS_PER_FRAME: f32 = 1.0;

/// True if a voice has been heard in a recording and has paused since: the recording may end.
pub fn has_ended(samples: &[i16], said: TakeKind) -> bool {
    let levels = levels(samples);
    let (room, voice) = room_and_voice(&levels);
    let last = levels
        .iter()
        .rposition(|it| *it >= LEARNED_WORD.voice_from_dbfs(room, voice));
    let pause = last.map_or(0, |it| levels.len() - it);
    voice > LEARNED_WORD_LOUD_ENOUGH.softest_dbfs
        && voice - room > LEARNED_WORD_LOUD_ENOUGH.least_rise_db
        && pause > said.pause()
}

impl Recogniser {
    /// Cuts words out of a recording, and refuses what does not sound like them.
    ///
    /// # Errors
    ///
    /// Says why they are better said again.
    pub fn take(&self, words: &[String], round: usize, recorded: &[i16]) -> Result<Take, TakeFlaw> {
        let take = self.take_as_said(words, round, recorded)?;
        if self.sounds_like(words, &take.samples) {
            Ok(take)
        } else {
            Err(TakeFlaw::Unlike)
        }
    }

    /// Cuts words out of a recording, whatever it sounds like.
    ///
    /// # Errors
    ///
    /// Says why they are better said again.
    pub fn take_as_said(&self, words: &[String], round: usize, recorded: &[i16]) -> Result<Take, TakeFlaw> {
        let voice = voice_in(recorded)?;
        Ok(Take {
            words: words.to_vec(),
            round,
            samples: recorded[voice].to_vec(),
        })
    }

    /// True unless other words of the recogniser are clearly likelier. A voice that it does not know yet may well sound
    /// like none of them.
    fn sounds_like(&self, words: &[String], samples: &[i16]) -> bool {
        let log_posteriors = self.net.compute(&self.cepstra(samples), &self.nobody());
        let scores = self.net.scores(&log_posteriors);
        let silence = self.segments.silence;
        let Some(asked) = align_any(&scores, &self.segments.ways(words), silence) else {
            return false;
        };
        let others: Vec<Vec<String>> = self.segments.words().map(|it| vec![it.to_owned()]).collect();
        let Some((_, other)) = guess(&scores, &others, &self.segments) else {
            return true;
        };
        let frames = asked.without(silence).len().max(1) as f32;
        (other.score - asked.score) / frames <= MAX_UNLIKE_NATS_PER_FRAME
    }
}

/// Returns the samples in which there is a voice, with a little silence around them.
fn voice_in(samples: &[i16]) -> Result<Range<usize>, TakeFlaw> {
    let levels = levels(samples);
    let (room, voice) = room_and_voice(&levels);
    if voice < NO_WORD_DBFS || voice - room < LEARNED_WORD.rise_db {
        return Err(TakeFlaw::Nothing);
    }
    if voice - room < LEARNED_WORD_LOUD_ENOUGH.least_rise_db {
        return Err(TakeFlaw::Noisy);
    }
    if voice < LEARNED_WORD_LOUD_ENOUGH.softest_dbfs {
        return Err(TakeFlaw::TooQuiet);
    }
    let is_cut = |it: &&i16| **it == i16::MAX || **it == i16::MIN;
    if samples.iter().filter(is_cut).count() as f64 > MAX_CUT_SHARE * samples.len() as f64 {
        return Err(TakeFlaw::TooLoud);
    }
    let frames = loudest_stretch(&levels, LEARNED_WORD.voice_from_dbfs(room, voice));
    let first = frames.start.saturating_sub(AROUND_FRAMES);
    let last = (frames.end + AROUND_FRAMES).min(levels.len());
    Ok(begin_of(first)..begin_of(last))
}

/// Returns the level of the room and of the voice in it.
fn room_and_voice(levels: &[f32]) -> (f32, f32) {
    let mut sorted = levels.to_vec();
    sorted.sort_by(f32::total_cmp);
    let shortest = sorted.len().saturating_sub(LEARNED_WORD_JOINED.shortest_frames);
    let voice = sorted.get(shortest).copied().unwrap_or(SOFTEST_ROOM_DBFS);
    let room = LEARNED_WORD.floor_dbfs(sorted).unwrap_or(SOFTEST_ROOM_DBFS);
    (room.max(SOFTEST_ROOM_DBFS), voice)
}

/// Returns the levels of a recording, one for each frame that is whole.
fn levels(samples: &[i16]) -> Vec<f32> {
    let frames = samples.chunks_exact(LEARNED_WORD.frame_at(RATE));
    frames.map(|it| LEARNED_WORD.level_dbfs(it)).collect()
}

/// Returns the frames from the first to the last loud one around the loudest, over short pauses only: neither a key that
/// clicks nor a chair belongs to the word.
fn loudest_stretch(levels: &[f32], least: f32) -> Range<usize> {
    let energy = |it: &Range<usize>| {
        let powers = levels[it.clone()].iter().map(|level| 10_f32.powf(level / 10.0));
        powers.sum::<f32>()
    };
    let stretches = stretches(levels, least, LEARNED_WORD_JOINED.gap_frames);
    let loudest = stretches.into_iter().max_by(|a, b| energy(a).total_cmp(&energy(b)));
    loudest.unwrap_or(0..levels.len())
}

#[cfg(test)]
mod tests {
    use super::{AROUND_FRAMES, TakeFlaw, TakeKind, has_ended, voice_in};

    const SECOND: usize = 16_000;

    /// A tone of 200 Hz of some loudness between two silences, over a faint noise.
    fn tone(loudness: f32, noise: i32) -> Vec<i16> {
        let mut chance: u32 = 1;
        let sample = |at: usize| {
            chance = chance.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            let room = (chance >> 16) as i32 % (2 * noise + 1) - noise;
            let voice = if (SECOND..2 * SECOND).contains(&at) {
                loudness
            } else {
                0.0
            };
            let voice = voice * (at as f32 * 200.0 / SECOND as f32 * std::f32::consts::TAU).sin();
            (voice as i32 + room).clamp(i16::MIN.into(), i16::MAX.into()) as i16
        };
        (0..3 * SECOND).map(sample).collect()
    }

    #[test]
    fn a_voice_is_cut_out_with_a_little_around_it() {
        let voice = voice_in(&tone(8_000.0, 20)).expect("a voice");
        let around = AROUND_FRAMES * SECOND / 100;
        assert!(voice.start.abs_diff(SECOND - around) <= 320, "{voice:?}");
        assert!(voice.end.abs_diff(2 * SECOND + around) <= 320, "{voice:?}");
    }

    #[test]
    fn what_is_wrong_with_a_recording_is_named() {
        assert_eq!(voice_in(&[]), Err(TakeFlaw::Nothing));
        assert_eq!(voice_in(&[0; 100]), Err(TakeFlaw::Nothing));
        assert_eq!(voice_in(&[0; SECOND]), Err(TakeFlaw::Nothing));
        assert_eq!(voice_in(&tone(0.0, 200)), Err(TakeFlaw::Nothing));
        assert_eq!(voice_in(&tone(100.0, 5)), Err(TakeFlaw::TooQuiet));
        assert_eq!(voice_in(&tone(6_000.0, 3_000)), Err(TakeFlaw::Noisy));
        assert_eq!(voice_in(&tone(60_000.0, 20)), Err(TakeFlaw::TooLoud));
    }

    #[test]
    fn a_click_beside_the_word_is_left_out() {
        let mut samples = tone(8_000.0, 20);
        samples[200..300].fill(20_000);
        let voice = voice_in(&samples).expect("a voice");
        assert!(voice.start > SECOND / 2, "{voice:?}");
    }

    #[test]
    fn a_recording_ends_with_the_pause_behind_the_voice() {
        let samples = tone(8_000.0, 20);
        assert!(!has_ended(&[], TakeKind::Word));
        for (tenths, expected) in [(9, false), (15, false), (20, false), (24, false), (28, true)] {
            let samples = &samples[..tenths * SECOND / 10];
            assert_eq!(has_ended(samples, TakeKind::Word), expected, "{tenths}");
            assert!(!has_ended(samples, TakeKind::Announcement), "{tenths}");
        }
    }
}
