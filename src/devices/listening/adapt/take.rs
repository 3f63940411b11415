//! One take: a word said on request, cut out of what was recorded, or what is wrong with it.

use std::ops::Range;

use super::Recogniser;
use super::align::{align_any, guess};
use super::mfcc::{begin_of, levels};

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
pub enum Flaw {
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

/// Decibels below a full square wave.
const QUIETEST: f32 = -50.0;
const SILENT: f32 = -62.0;
/// Decibels by which a voice rises above the room, and by which less of it still belongs to the word.
const LEAST_RISE: f32 = 12.0;
const NOTHING_RISES: f32 = 6.0;
const DEPTH: f32 = 30.0;
/// The share of samples at the limit that is heard as a rattle.
const MOST_CUT: f64 = 0.002;
/// How much is kept around the words, in frames of 10 ms.
const AROUND: usize = 12;
/// A pause within a word or between two, in frames of 10 ms.
const LONGEST_PAUSE: usize = 40;
/// How much likelier other words may be, for each frame of the net in which something is said.
const MOST_UNLIKE: f32 = 1.0;

impl Recogniser {
    /// Cuts words out of a recording.
    ///
    /// # Errors
    ///
    /// Says why it is better said again.
    pub fn take(&self, words: &[String], round: usize, recorded: &[i16]) -> Result<Take, Flaw> {
        let voice = voice_in(recorded)?;
        let samples = recorded[voice].to_vec();
        if !self.sounds_like(words, &samples) {
            return Err(Flaw::Unlike);
        }
        Ok(Take {
            words: words.to_vec(),
            round,
            samples,
        })
    }

    /// True unless other words of the recogniser are clearly likelier. A voice that it does not know yet may well sound
    /// like none of them.
    fn sounds_like(&self, words: &[String], samples: &[i16]) -> bool {
        let scores = self
            .net
            .scores(&self.net.compute(&self.cepstra(samples), &self.nobody()));
        let silence = self.segments.silence;
        let Some(asked) = align_any(&scores, &self.segments.ways(words), silence) else {
            return false;
        };
        let others: Vec<Vec<String>> = self.segments.words().map(|it| vec![it.to_owned()]).collect();
        let Some((_, other)) = guess(&scores, &others, &self.segments) else {
            return true;
        };
        let frames = asked.without(silence).len().max(1) as f32;
        (other.score - asked.score) / frames <= MOST_UNLIKE
    }
}

/// Returns the samples in which there is a voice, with a little silence around them.
pub(super) fn voice_in(samples: &[i16]) -> Result<Range<usize>, Flaw> {
    let levels = levels(samples);
    let mut sorted = levels.clone();
    sorted.sort_by(f32::total_cmp);
    let (Some(room), Some(voice)) = (
        sorted.get(sorted.len() / 10),
        sorted.get(sorted.len().saturating_sub(6)),
    ) else {
        return Err(Flaw::Nothing);
    };
    // Of a perfect silence nothing can be heard.
    let room = room.max(-90.0);
    if *voice < SILENT || voice - room < NOTHING_RISES {
        return Err(Flaw::Nothing);
    }
    if voice - room < LEAST_RISE {
        return Err(Flaw::Noisy);
    }
    if *voice < QUIETEST {
        return Err(Flaw::TooQuiet);
    }
    let limit = |it: &&i16| **it >= i16::MAX - 1 || **it <= i16::MIN + 1;
    if samples.iter().filter(limit).count() as f64 > MOST_CUT * samples.len() as f64 {
        return Err(Flaw::TooLoud);
    }
    let least = (voice - DEPTH).max(room + NOTHING_RISES);
    let frames = loudest_stretch(&levels, least);
    let first = frames.start.saturating_sub(AROUND);
    let last = (frames.end + AROUND).min(levels.len());
    Ok(begin_of(first)..begin_of(last))
}

/// Returns the frames from the first to the last loud one around the loudest, over short pauses only: neither a key that
/// clicks nor a chair belongs to the word.
fn loudest_stretch(levels: &[f32], least: f32) -> Range<usize> {
    let mut stretches: Vec<Range<usize>> = Vec::new();
    for at in (0..levels.len()).filter(|it| levels[*it] >= least) {
        match stretches.last_mut() {
            Some(last) if at - last.end < LONGEST_PAUSE => last.end = at + 1,
            Some(_) | None => stretches.push(at..at + 1),
        }
    }
    let energy = |it: &Range<usize>| {
        levels[it.clone()]
            .iter()
            .map(|level| 10_f32.powf(level / 10.0))
            .sum::<f32>()
    };
    let loudest = stretches.into_iter().max_by(|a, b| energy(a).total_cmp(&energy(b)));
    loudest.unwrap_or(0..levels.len())
}
