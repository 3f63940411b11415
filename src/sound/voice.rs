//! Where in a recording somebody speaks, and what is wrong with it.

use std::ops::Range;

use super::activity::{
    BANK_WORD, BANK_WORD_JOINED, BANK_WORD_LOUD_ENOUGH, SOFTEST_ROOM_DBFS, level_of_floats_dbfs, stretches,
};

/// Whoever speaks within so many frames of the edge of a recording, and no softer than so many decibels below the loudest, was
/// cut off there.
const EDGE_FRAMES: usize = 2;
const CUT_DEPTH_DB: f32 = 18.0;
/// So many samples at the limit one after the other: the microphone cut a peak off.
const LIMIT_LEVEL: f32 = 0.985;
const CUT_PEAK_SAMPLES: usize = 4;
/// Nobody takes longer than this for a word.
const LONGEST_S: usize = 4;

/// What is wrong with the recording of a word.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum WordFlaw {
    /// Nobody speaks in it.
    Nothing,
    /// The voice is hardly louder than the room.
    Noisy,
    /// It is too soft: the room would become loud with it.
    TooSoft,
    /// It is so loud that its peaks are cut off.
    TooLoud,
    /// Its beginning or its end is missing.
    Cut,
    /// It is longer than a word.
    TooLong,
    /// One peak stands out so far that the rest cannot be made as loud as the other words: a knock, or a pop.
    Uneven,
}

impl WordFlaw {
    /// Returns the name by which messages and scripts know it.
    pub fn key(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Noisy => "noisy",
            Self::TooSoft => "too-soft",
            Self::TooLoud => "too-loud",
            Self::Cut => "cut",
            Self::TooLong => "too-long",
            Self::Uneven => "uneven",
        }
    }
}

/// Finds the word in a recording of one channel, samples from -1 to 1, with a little of the room around it.
///
/// # Errors
///
/// Says why it is better recorded again.
pub fn word_in(samples: &[f32], rate: u32) -> Result<Range<usize>, WordFlaw> {
    let frame = BANK_WORD.frame_at(rate).max(1);
    let levels: Vec<f32> = samples.chunks(frame).map(level_of_floats_dbfs).collect();
    let loudest = levels.iter().copied().fold(SOFTEST_ROOM_DBFS, f32::max);
    // The level of the room: a tenth of the frames are no louder.
    let room = BANK_WORD
        .floor_dbfs(levels.iter().copied())
        .unwrap_or(SOFTEST_ROOM_DBFS);
    let rises = loudest - room >= BANK_WORD_LOUD_ENOUGH.least_rise_db;
    if loudest < SOFTEST_ROOM_DBFS + BANK_WORD_LOUD_ENOUGH.least_rise_db {
        return Err(WordFlaw::Nothing);
    }
    if has_cut_peaks(samples) {
        return Err(WordFlaw::TooLoud);
    }
    if loudest < BANK_WORD_LOUD_ENOUGH.softest_dbfs {
        return Err(if rises { WordFlaw::TooSoft } else { WordFlaw::Nothing });
    }
    if !rises {
        return Err(WordFlaw::Noisy);
    }
    let is_cut = |edge: &[f32]| edge.iter().any(|it| *it > loudest - CUT_DEPTH_DB);
    let last_frames = &levels[levels.len().saturating_sub(EDGE_FRAMES)..];
    if is_cut(&levels[..EDGE_FRAMES.min(levels.len())]) || is_cut(last_frames) {
        return Err(WordFlaw::Cut);
    }
    let least = BANK_WORD.voice_from_dbfs(room, loudest);
    let spoken = without_knocks(&levels, least).ok_or(WordFlaw::Nothing)?;
    let word = spoken.start.saturating_sub(BANK_WORD_JOINED.before_frames) * frame
        ..((spoken.end + BANK_WORD_JOINED.behind_frames) * frame).min(samples.len());
    if word.len() > LONGEST_S * rate as usize {
        return Err(WordFlaw::TooLong);
    }
    Ok(word)
}

fn has_cut_peaks(samples: &[f32]) -> bool {
    let at_the_limit =
        |stretch: &[f32]| stretch.iter().all(|it| *it >= LIMIT_LEVEL) || stretch.iter().all(|it| *it <= -LIMIT_LEVEL);
    samples.windows(CUT_PEAK_SAMPLES).any(at_the_limit)
}

/// Returns from the first frame of the voice to the last, by their level; a knock far from the rest is none of it.
fn without_knocks(levels: &[f32], least: f32) -> Option<Range<usize>> {
    let runs = stretches(levels, least, BANK_WORD_JOINED.gap_frames);
    let mut spoken = runs
        .into_iter()
        .filter(|it| it.len() >= BANK_WORD_JOINED.shortest_frames);
    let first = spoken.next()?;
    let end = spoken.next_back().map_or(first.end, |it| it.end);
    Some(first.start..end)
}

/// Lets samples begin and end in silence: over so many of them at each end.
pub fn fade(samples: &mut [f32], length: usize) {
    let count = samples.len();
    let length = length.min(count / 2);
    for place in 0..length {
        let share = place as f32 / length as f32;
        // Half a wave: neither end of it has a corner.
        let weight = 0.5 - 0.5 * (share * std::f32::consts::PI).cos();
        samples[place] *= weight;
        samples[count - 1 - place] *= weight;
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use super::*;

    const RATE: u32 = 22_050;

    /// A voice, or nearly: a tone of 200 Hz that comes and goes.
    fn voice(milliseconds: usize, loud: f32) -> Vec<f32> {
        let count = RATE as usize * milliseconds / 1000;
        let swell = |n: usize| (std::f32::consts::PI * n as f32 / count as f32).sin();
        (0..count)
            .map(|n| loud * swell(n) * (TAU * 200.0 * n as f32 / RATE as f32).sin())
            .collect()
    }

    /// The noise of a room, the same each time.
    fn room(milliseconds: usize, loud: f32) -> Vec<f32> {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / (1 << 23) as f32 - 1.0
        };
        (0..RATE as usize * milliseconds / 1000)
            .map(|_| loud * next())
            .collect()
    }

    fn found(parts: &[Vec<f32>]) -> Result<Range<usize>, WordFlaw> {
        word_in(&parts.concat(), RATE)
    }

    #[test]
    fn a_word_is_found_between_the_noise_before_and_behind() {
        let word = found(&[room(400, 0.002), voice(500, 0.4), room(700, 0.002)]).expect("a word");
        let (begin, end) = (word.start * 1000 / RATE as usize, word.end * 1000 / RATE as usize);
        assert!((370..430).contains(&begin), "begins at {begin} ms");
        assert!((870..945).contains(&end), "ends at {end} ms");
    }

    #[test]
    fn what_is_wrong_is_named() {
        let quiet = || room(300, 0.001);
        assert_eq!(found(&[vec![0.0; 20_000]]), Err(WordFlaw::Nothing));
        assert_eq!(found(&[room(1000, 0.001)]), Err(WordFlaw::Nothing));
        assert_eq!(found(&[quiet(), voice(500, 0.008), quiet()]), Err(WordFlaw::TooSoft));
        assert_eq!(
            found(&[room(300, 0.2), voice(500, 0.3), room(300, 0.2)]),
            Err(WordFlaw::Noisy)
        );
        let loud: Vec<f32> = voice(500, 3.0).iter().map(|it| it.clamp(-1.0, 1.0)).collect();
        assert_eq!(found(&[quiet(), loud, quiet()]), Err(WordFlaw::TooLoud));
        let half = voice(500, 0.4).split_off(5000);
        assert_eq!(found(&[half.clone(), quiet()]), Err(WordFlaw::Cut));
        assert_eq!(found(&[quiet(), half.into_iter().rev().collect()]), Err(WordFlaw::Cut));
        assert_eq!(found(&[quiet(), voice(6000, 0.4), quiet()]), Err(WordFlaw::TooLong));
    }

    #[test]
    fn a_knock_on_the_table_is_no_part_of_the_word() {
        let word = found(&[
            room(100, 0.001),
            voice(15, 0.5),
            room(600, 0.001),
            voice(500, 0.4),
            room(300, 0.001),
        ])
        .expect("a word");
        assert!(word.start > RATE as usize / 2, "begins at {}", word.start);
    }

    #[test]
    fn edges_become_silent_and_the_middle_stays() {
        let mut samples = vec![0.5; 100];
        fade(&mut samples, 10);
        assert_eq!((samples[0], samples[99], samples[50]), (0.0, 0.0, 0.5));
        assert!(samples[..10].is_sorted());
        let mut short = vec![0.5; 3];
        fade(&mut short, 10);
        assert_eq!(short[0], 0.0);
    }
}
