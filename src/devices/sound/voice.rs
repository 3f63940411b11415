//! Where in a recording somebody speaks, and what is wrong with it.

use std::ops::Range;

/// The level is looked at in frames of so many milliseconds.
const FRAME_MS: usize = 5;
/// Decibels by which a voice must rise above the room.
const LEAST_RISE: f32 = 15.0;
/// A voice is so loud at least, in decibels below full scale.
const SOFTEST: f32 = -42.0;
/// What is so many decibels softer than the loudest of a word still belongs to it, if it rises above the room.
const DEPTH: f32 = 36.0;
/// And rises so many decibels above the room.
const ABOVE_THE_ROOM: f32 = 8.0;
/// In perfect silence the room has no level; then it has this one.
const QUIETEST_ROOM: f32 = -90.0;
/// A sound shorter than this is a knock and no voice, where so long a pause parts it from the rest (frames).
const KNOCK: usize = 8;
const APART: usize = 50;
/// How much is kept before and behind a word, in frames: a soft beginning, and the room after the end.
const BEFORE: usize = 4;
const BEHIND: usize = 8;
/// Whoever speaks within so many frames of the edge of a recording, and no softer than so many decibels below the loudest, was
/// cut off there.
const EDGE: usize = 2;
const CUT_DEPTH: f32 = 18.0;
/// So many samples at the limit one after the other: the microphone cut a peak off.
const LIMIT: f32 = 0.985;
const CUT_PEAK: usize = 4;
/// Nobody takes longer than this for a word, in seconds.
const LONGEST: usize = 4;

/// What is wrong with the recording of a word.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Flaw {
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

impl Flaw {
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
pub fn word_in(samples: &[f32], rate: u32) -> Result<Range<usize>, Flaw> {
    let frame = (rate as usize * FRAME_MS / 1000).max(1);
    let levels: Vec<f32> = samples.chunks(frame).map(level).collect();
    let loudest = levels.iter().copied().fold(QUIETEST_ROOM, f32::max);
    let room = quiet(&levels);
    if loudest < QUIETEST_ROOM + LEAST_RISE {
        return Err(Flaw::Nothing);
    }
    if has_cut_peaks(samples) {
        return Err(Flaw::TooLoud);
    }
    if loudest < SOFTEST {
        return Err(if loudest - room < LEAST_RISE {
            Flaw::Nothing
        } else {
            Flaw::TooSoft
        });
    }
    if loudest - room < LEAST_RISE {
        return Err(Flaw::Noisy);
    }
    let is_cut = |edge: &[f32]| edge.iter().any(|it| *it > loudest - CUT_DEPTH);
    let last_frames = &levels[levels.len().saturating_sub(EDGE)..];
    if is_cut(&levels[..EDGE.min(levels.len())]) || is_cut(last_frames) {
        return Err(Flaw::Cut);
    }
    let least = (loudest - DEPTH).max(room + ABOVE_THE_ROOM);
    let spoken = without_knocks(&levels, least).ok_or(Flaw::Nothing)?;
    let word = spoken.start.saturating_sub(BEFORE) * frame..((spoken.end + BEHIND) * frame).min(samples.len());
    if word.len() > LONGEST * rate as usize {
        return Err(Flaw::TooLong);
    }
    Ok(word)
}

/// Returns the level of a frame in decibels below full scale.
fn level(frame: &[f32]) -> f32 {
    let power = frame.iter().map(|it| it * it).sum::<f32>() / frame.len().max(1) as f32;
    (10.0 * power.log10()).max(QUIETEST_ROOM)
}

/// The level of the room: a tenth of the frames are no louder.
fn quiet(levels: &[f32]) -> f32 {
    let mut sorted = levels.to_vec();
    sorted.sort_by(f32::total_cmp);
    sorted.get(sorted.len() / 10).copied().unwrap_or(QUIETEST_ROOM)
}

fn has_cut_peaks(samples: &[f32]) -> bool {
    let at_the_limit =
        |stretch: &[f32]| stretch.iter().all(|it| *it >= LIMIT) || stretch.iter().all(|it| *it <= -LIMIT);
    samples.windows(CUT_PEAK).any(at_the_limit)
}

/// Returns from the first frame of the voice to the last, by their level; a knock far from the rest is none of it.
fn without_knocks(levels: &[f32], least: f32) -> Option<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for (at, _) in levels.iter().enumerate().filter(|(_, it)| **it >= least) {
        match runs.last_mut() {
            Some(run) if at - run.end < APART => run.end = at + 1,
            _ => runs.push(at..at + 1),
        }
    }
    let mut spoken = runs.into_iter().filter(|it| it.len() > KNOCK);
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

    fn found(parts: &[Vec<f32>]) -> Result<Range<usize>, Flaw> {
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
        assert_eq!(found(&[vec![0.0; 20_000]]), Err(Flaw::Nothing));
        assert_eq!(found(&[room(1000, 0.001)]), Err(Flaw::Nothing));
        assert_eq!(found(&[quiet(), voice(500, 0.008), quiet()]), Err(Flaw::TooSoft));
        assert_eq!(
            found(&[room(300, 0.2), voice(500, 0.3), room(300, 0.2)]),
            Err(Flaw::Noisy)
        );
        let loud: Vec<f32> = voice(500, 3.0).iter().map(|it| it.clamp(-1.0, 1.0)).collect();
        assert_eq!(found(&[quiet(), loud, quiet()]), Err(Flaw::TooLoud));
        let half = voice(500, 0.4).split_off(5000);
        assert_eq!(found(&[half.clone(), quiet()]), Err(Flaw::Cut));
        assert_eq!(found(&[quiet(), half.into_iter().rev().collect()]), Err(Flaw::Cut));
        assert_eq!(found(&[quiet(), voice(6000, 0.4), quiet()]), Err(Flaw::TooLong));
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
