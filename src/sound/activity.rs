//! Is somebody speaking? What is heard is compared with the room and with the voice, each use with numbers of its own.
//!
//! All answers but one are a level with a threshold: the level of a frame in decibels below full scale (dBFS, a square
//! wave as loud as 16 bits hold), how loud the room is (its floor), how loud the voice is (its peak), and from them where
//! the voice begins. They differ in what they are for, so each use has a preset, and the reason of each number stands
//! there:
//!
//! | preset | for | frames of | floor | a wrong answer costs |
//! |---|---|---|---|---|
//! | [`TAPE`] | cutting a recording into announcements | 20 ms | of the last 10 s | an announcement |
//! | [`BANK_WORD`] | cutting out a word that is played to people | 5 ms | of the whole recording | a sound that is missing |
//! | [`LEARNED_WORD`] | cutting out a word a voice is learned from | 10 ms | of the whole recording | a question |
//! | [`END_OF_SPEECH`] | finding out that somebody has ended | 10 ms | of the last 1.5 s | a tenth of a second |
//! | [`BEHIND_OUR_VOICE`] | opening the microphone in a pause | a piece | of the last 100 pieces | the first word |
//! | [`CLIP`] | keeping what was said, with a net | 16 ms | none | what somebody said |
//!
//! They stay apart because making them one would change what the program hears: a recording of one word is judged as a
//! whole, sound that comes is not; frames of 5 ms cut a word finely, and would make the floor of a tape flutter; and
//! [`BEHIND_OUR_VOICE`] asks the opposite question, so that it doubts in the other direction
//! ([`Activity::quiet_up_to_dbfs`]).

use std::collections::VecDeque;
use std::ops::Range;

/// How the power of a frame is measured.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Measure {
    /// The mean of the squares.
    Power,
    /// The mean of the squares about the mean: a sound card with an offset is not loud.
    PowerAboutTheMean,
    /// The mean of the squares and one step of 16 bits: digital silence is as loud as the softest hiss, and a room that
    /// nearly is silent does not make whispers of it.
    PowerAndAStep,
}

/// Where a voice begins. Presets of it are the constants of this module.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Activity {
    /// How long a frame is, in milliseconds.
    pub frame_ms: usize,
    /// How its power is measured.
    pub measure: Measure,
    /// The frames among which floor and peak are looked for; `None`: the whole recording.
    pub window_frames: Option<usize>,
    /// The percentile of the frames that is the floor; 0: the softest one.
    pub floor_percentile: usize,
    /// A voice rises so far above the floor, in decibels.
    pub rise_db: f32,
    /// What is so far below the peak belongs to no voice; infinite where a peak says nothing.
    pub depth_db: f32,
    /// What is softer is quiet in any case; infinitely low where that is judged of the whole word.
    pub silence_dbfs: f32,
}

/// How frames of a voice are joined to a stretch.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Joined {
    /// Less voice than this is a knock, in frames.
    pub shortest_frames: usize,
    /// A pause of so many frames ends a stretch; a shorter one lies within.
    pub gap_frames: usize,
    /// So many frames are kept before the voice, for a soft beginning.
    pub before_frames: usize,
    /// So many frames are kept behind it, for a soft end and the answer of the room.
    pub behind_frames: usize,
}

/// How loud a word must be that was said to be recorded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoudEnough {
    /// Its peak rises so far above the floor, in decibels, or it is noisy.
    pub least_rise_db: f32,
    /// Its peak is so loud, in decibels below full scale, or it is too soft.
    pub softest_dbfs: f32,
}

/// In perfect silence a room has no level; a recording of a word then takes this one, in decibels below full scale.
pub const SOFTEST_ROOM_DBFS: f32 = -90.0;

/// Announcements on a tape, however loud it is and whatever hums (`sound/pauses.rs`).
///
/// The floor is a fifth of 10 s, as nobody speaks for so long without a stop, and not the softest frame, which one hole
/// of a recorder would set. With levels smoothed over 60 ms, since noise flutters, 8 dB above it are enough. No peak
/// counts, as several people speak. Where a tape is all but silent, 8 dB above nothing are nothing: -58 dBFS.
pub const TAPE: Activity = Activity {
    frame_ms: 20,
    measure: Measure::PowerAboutTheMean,
    window_frames: Some(500),
    floor_percentile: 20,
    rise_db: 8.0,
    depth_db: f32::INFINITY,
    silence_dbfs: -58.0,
};

/// A stretch of a tape: less than 0.1 s is a knock, nobody stops for 0.6 s within an announcement, and 0.3 s of the quiet,
/// half of what ends a stretch, are kept on either side.
pub const TAPE_JOINED: Joined = Joined {
    shortest_frames: 5,
    gap_frames: 30,
    before_frames: 15,
    behind_frames: 15,
};

/// What ends a stretch of a tape where no words tell whether more may follow, in frames: 0.9 s.
pub const TAPE_LONG_GAP_FRAMES: usize = 45;

/// A word of a bank, which is played to people for years (`sound/voice.rs`).
///
/// It was recorded for that, so floor and peak are those of the whole recording: a tenth of the frames are no louder
/// than the room. What is up to 36 dB softer than the peak belongs to the word, soft consonants too, if it rises 8 dB
/// above the room.
pub const BANK_WORD: Activity = Activity {
    frame_ms: 5,
    measure: Measure::Power,
    window_frames: None,
    floor_percentile: 10,
    rise_db: 8.0,
    depth_db: 36.0,
    silence_dbfs: f32::NEG_INFINITY,
};

/// A word of a bank in time: up to 40 ms are a knock, where 0.25 s part it from the rest. 20 ms are kept before the word
/// for a soft beginning, 40 ms behind it for the room after its end, and no more: words are played one after the other.
pub const BANK_WORD_JOINED: Joined = Joined {
    shortest_frames: 9,
    gap_frames: 50,
    before_frames: 4,
    behind_frames: 8,
};

/// A word of a bank is made as loud as all others, and the room with it: 15 dB above the room at least, and -42 dBFS.
pub const BANK_WORD_LOUD_ENOUGH: LoudEnough = LoudEnough {
    least_rise_db: 15.0,
    softest_dbfs: -42.0,
};

/// A word from which a voice is learned (`src/adaptation/take.rs`).
///
/// As [`BANK_WORD`], in the frames of the recogniser, and with less asked of it, for nobody will listen to it: the room
/// in which it is learned may be nearer (6 dB), and the softest of the word may be missing (30 dB).
pub const LEARNED_WORD: Activity = Activity {
    frame_ms: 10,
    measure: Measure::Power,
    window_frames: None,
    floor_percentile: 10,
    rise_db: 6.0,
    depth_db: 30.0,
    silence_dbfs: f32::NEG_INFINITY,
};

/// A word that is learned from in time: a voice is loud for 60 ms at least, where a click is shorter; a pause within a
/// word or between two is shorter than 0.4 s; 0.12 s of the room are kept around it.
pub const LEARNED_WORD_JOINED: Joined = Joined {
    shortest_frames: 6,
    gap_frames: 40,
    before_frames: 12,
    behind_frames: 12,
};

/// A word that is learned from is never played: 12 dB above the room are enough, and -50 dBFS.
pub const LEARNED_WORD_LOUD_ENOUGH: LoudEnough = LoudEnough {
    least_rise_db: 12.0,
    softest_dbfs: -50.0,
};

/// A recording has no voice at all where nothing is louder than this, in decibels below full scale.
pub const NO_WORD_DBFS: f32 = -62.0;

/// Whether the voice has ended, as soon as that can be known (`ansage-listener`, `quiet.rs`).
///
/// Nobody waits for a floor of 10 s here: it is the softest frame of 1.5 s, which is softer than the room is on the mean,
/// so a voice is 10 dB above it. 32 dB below the peak the room still answers, and that is no voice. What is softer than
/// a root mean square of 10 steps (-70 dBFS) is nobody's.
pub const END_OF_SPEECH: Activity = Activity {
    frame_ms: 10,
    measure: Measure::PowerAndAStep,
    window_frames: Some(150),
    floor_percentile: 0,
    rise_db: 10.0,
    depth_db: 32.0,
    // 20 dB above one step.
    silence_dbfs: 20.0 - FULL_SCALE_DB,
};

/// Whether it is quiet, where the program itself has just spoken (`app/table/voice_input/mute.rs`).
///
/// Whoever began to speak before the microphone opens would lose the first word, and another move would be heard; so in
/// doubt somebody is speaking. It is quiet below a root mean square of 100 steps; and where it never is, no louder than
/// three times the quietest piece, if the loudest was four times as loud: one of both alone would be said by any hum.
pub const BEHIND_OUR_VOICE: Activity = Activity {
    // As the recorder hands them on; a piece of another length counts as one too.
    frame_ms: 20,
    measure: Measure::Power,
    window_frames: Some(100),
    floor_percentile: 0,
    // 20 log 3
    rise_db: 9.542_425,
    // 20 log 4
    depth_db: 12.041_2,
    // 20 log (100 / 32768)
    silence_dbfs: -50.309,
};

/// So many quiet pieces in a row are a pause in which the microphone may open: 80 ms.
pub const BEHIND_OUR_VOICE_GAP_FRAMES: usize = 4;

/// A voice told by a trained net instead of a level, as the crate `earshot` is asked for one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trained {
    /// Samples of a frame, as the net takes them.
    pub frame_samples: usize,
    /// From this probability on a frame is a voice.
    pub least_probability: f32,
    /// So many of the last [`Trained::of_frames`] must be a voice before it counts.
    pub enough_frames: usize,
    /// How many frames are looked at.
    pub of_frames: usize,
    /// A voice has ended after so many frames without one.
    pub gap_frames: usize,
}

/// What the recorder keeps of what was said (`ansage-recorder`, `tape/voice.rs`).
///
/// It works all through a game, where a piece put down and a chair are louder than many voices; a level would keep each
/// of them (decision 0011). 16 ms and 0.5 are the net's own. A cough or a piece put down is shorter than 4 of 6 frames;
/// half a second without a voice is longer than a pause within a sentence.
pub const CLIP: Trained = Trained {
    frame_samples: 256,
    least_probability: 0.5,
    enough_frames: 4,
    of_frames: 6,
    gap_frames: 32,
};

/// Full scale in decibels above one step of 16 bits: 20 log 32768.
const FULL_SCALE_DB: f32 = 90.309;

/// Digital silence has this power, in squared steps: its level is a number, far below that of any room.
const LEAST_POWER: f32 = 1e-3;

impl Activity {
    /// Returns how many samples a frame has at a rate of so many in a second.
    pub const fn frame_at(&self, rate: u32) -> usize {
        rate as usize * self.frame_ms / 1000
    }

    /// Returns how loud a frame is, in decibels below full scale.
    pub fn level_dbfs(&self, frame: &[i16]) -> f32 {
        let count = frame.len().max(1) as f32;
        let about = |mean: f32| frame.iter().map(|it| (f32::from(*it) - mean).powi(2)).sum::<f32>() / count;
        let power = match self.measure {
            Measure::Power => about(0.0),
            Measure::PowerAboutTheMean => about(frame.iter().map(|it| f32::from(*it)).sum::<f32>() / count),
            Measure::PowerAndAStep => about(0.0) + 1.0,
        };
        10.0 * (power.max(LEAST_POWER) / 32_768_f32.powi(2)).log10()
    }

    /// Returns the level from which on a voice rises above a floor.
    pub fn above_floor_dbfs(&self, floor_dbfs: f32) -> f32 {
        floor_dbfs.max(self.silence_dbfs - self.rise_db) + self.rise_db
    }

    /// Returns the level from which on somebody is speaking, who is as loud as a peak: above the floor, and not far below
    /// the peak. In doubt nobody is.
    pub fn voice_from_dbfs(&self, floor_dbfs: f32, peak_dbfs: f32) -> f32 {
        self.above_floor_dbfs(floor_dbfs).max(peak_dbfs - self.depth_db)
    }

    /// Returns the level up to which it is quiet: near the floor, and far below the peak. In doubt somebody is speaking.
    pub fn quiet_up_to_dbfs(&self, floor_dbfs: f32, peak_dbfs: f32) -> f32 {
        (floor_dbfs + self.rise_db)
            .min(peak_dbfs - self.depth_db)
            .max(self.silence_dbfs)
    }

    /// Returns the floor among some levels, in no order; `None` without any.
    pub fn floor_dbfs(&self, levels: impl IntoIterator<Item = f32>) -> Option<f32> {
        percentile(levels.into_iter().collect(), self.floor_percentile)
    }
}

/// Returns the level of a frame of samples from -1 to 1, in decibels below full scale, [`SOFTEST_ROOM_DBFS`] at least.
pub fn level_of_floats_dbfs(frame: &[f32]) -> f32 {
    let power = frame.iter().map(|it| it * it).sum::<f32>() / frame.len().max(1) as f32;
    (10.0 * power.log10()).max(SOFTEST_ROOM_DBFS)
}

/// Returns the level below which so many of a hundred lie; `None` without any.
pub fn percentile(mut levels: Vec<f32>, percent: usize) -> Option<f32> {
    let at = (levels.len() * percent / 100).min(levels.len().checked_sub(1)?);
    Some(*levels.select_nth_unstable_by(at, f32::total_cmp).1)
}

/// Returns where levels reach a least one, over pauses shorter than `gap_frames`.
pub fn stretches(levels: &[f32], least_dbfs: f32, gap_frames: usize) -> Vec<Range<usize>> {
    let mut stretches: Vec<Range<usize>> = Vec::new();
    for at in (0..levels.len()).filter(|it| levels[*it] >= least_dbfs) {
        match stretches.last_mut() {
            Some(last) if at - last.end < gap_frames => last.end = at + 1,
            Some(_) | None => stretches.push(at..at + 1),
        }
    }
    stretches
}

/// The levels of the last frames, as many as an [`Activity`] looks at.
#[derive(Clone, Debug, Default)]
pub struct Window {
    levels: VecDeque<f32>,
}

impl Window {
    /// Takes the level of the next frame, and forgets one that is too long ago.
    pub fn push(&mut self, level_dbfs: f32, activity: &Activity) {
        self.levels.push_back(level_dbfs);
        if activity.window_frames.is_some_and(|it| self.levels.len() > it) {
            self.levels.pop_front();
        }
    }

    /// Returns the floor among them; [`f32::MAX`] without any.
    pub fn floor_dbfs(&self, activity: &Activity) -> f32 {
        match activity.floor_percentile {
            0 => self.levels.iter().copied().fold(f32::MAX, f32::min),
            _ => activity.floor_dbfs(self.levels.iter().copied()).unwrap_or(f32::MAX),
        }
    }

    /// Returns the peak among them; [`f32::MIN`] without any.
    pub fn peak_dbfs(&self) -> f32 {
        self.levels.iter().copied().fold(f32::MIN, f32::max)
    }

    /// Returns the mean of the last levels.
    pub fn mean_of_last_dbfs(&self, frames: usize) -> f32 {
        let last = self.levels.iter().rev().take(frames);
        last.sum::<f32>() / self.levels.len().min(frames) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f32, other: f32) -> bool {
        (one - other).abs() < 0.01
    }

    #[test]
    fn a_square_wave_at_full_scale_is_zero_and_half_of_it_six_decibels_less() {
        for (loudest, level) in [(32_767, 0.0), (16_384, -6.02), (100, BEHIND_OUR_VOICE.silence_dbfs)] {
            let wave: Vec<i16> = (0..320).map(|it| if it % 8 < 4 { loudest } else { -loudest }).collect();
            for activity in [TAPE, LEARNED_WORD, BEHIND_OUR_VOICE, END_OF_SPEECH] {
                assert!(near(activity.level_dbfs(&wave), level), "{loudest}");
            }
            let floats: Vec<f32> = wave.iter().map(|it| f32::from(*it) / 32_768.0).collect();
            assert!(near(level_of_floats_dbfs(&floats), level), "{loudest}");
        }
    }

    #[test]
    fn an_offset_is_not_loud_on_a_tape_and_silence_has_a_level() {
        assert!(TAPE.level_dbfs(&[500; 320]) < -100.0);
        assert!(near(END_OF_SPEECH.level_dbfs(&[0; 160]), -FULL_SCALE_DB));
        for activity in [TAPE, LEARNED_WORD, BEHIND_OUR_VOICE] {
            assert!(activity.level_dbfs(&[]).is_finite());
            assert!(activity.level_dbfs(&[0; 160]) < SOFTEST_ROOM_DBFS);
        }
        assert!(near(level_of_floats_dbfs(&[0.0; 110]), SOFTEST_ROOM_DBFS));
    }

    #[test]
    fn a_voice_is_told_from_the_room_and_from_what_is_far_below_it() {
        assert!(near(TAPE.above_floor_dbfs(-50.0), -42.0));
        assert!(near(TAPE.above_floor_dbfs(-100.0), TAPE.silence_dbfs));
        assert!(near(END_OF_SPEECH.voice_from_dbfs(-60.0, -10.0), -42.0));
        assert!(near(END_OF_SPEECH.voice_from_dbfs(-40.0, -10.0), -30.0));
        assert!(near(BANK_WORD.voice_from_dbfs(-80.0, -10.0), -46.0));
    }

    #[test]
    fn in_doubt_somebody_speaks_behind_our_voice_and_nobody_elsewhere() {
        // A hum of -30 dBFS, and nothing louder: near the floor, but not far below the peak.
        let (floor, peak) = (-30.0, -28.0);
        assert!(BEHIND_OUR_VOICE.quiet_up_to_dbfs(floor, peak) < floor);
        assert!(END_OF_SPEECH.voice_from_dbfs(floor, peak) > peak);
        assert!(near(BEHIND_OUR_VOICE.quiet_up_to_dbfs(-90.0, -10.0), -50.309));
    }

    #[test]
    fn stretches_are_joined_over_short_pauses_and_a_window_forgets() {
        let levels = [0.0, -60.0, 0.0, -60.0, -60.0, 0.0, -60.0];
        assert_eq!(stretches(&levels, -10.0, 2), [0..3, 5..6]);
        assert_eq!(stretches(&levels, -10.0, 3).len(), 1);
        assert_eq!(percentile(vec![3.0, 1.0, 2.0], 0), Some(1.0));
        assert_eq!(percentile(vec![3.0, 1.0, 2.0], 100), Some(3.0));
        assert_eq!(percentile(Vec::new(), 20), None);
        let mut window = Window::default();
        for _frame in 0..150 {
            window.push(-80.0, &END_OF_SPEECH);
        }
        for level in [-20.0, -10.0] {
            window.push(level, &END_OF_SPEECH);
        }
        assert!(near(window.floor_dbfs(&END_OF_SPEECH), -80.0));
        assert!(near(window.peak_dbfs(), -10.0));
        assert!(near(window.mean_of_last_dbfs(2), -15.0));
        for _frame in 0..150 {
            window.push(-40.0, &END_OF_SPEECH);
        }
        assert!(near(window.floor_dbfs(&END_OF_SPEECH), -40.0));
    }
}
