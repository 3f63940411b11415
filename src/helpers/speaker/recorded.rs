//! Words that a person has recorded, joined to a sentence; what was not recorded is said by another voice in between.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use ansage_sound::resample::Resampler;
use ansage_sound::voice::fade;
use ansage_sound::whole_sample;
use ansage_sound_files::bank::Bank;
use ansage_sound_files::bank::clip::{FADE_SAMPLES, PEAK_LEVEL, RATE};
use ansage_sound_files::loudness::{factor, loudness};
use ansage_wire::Health;
use ansage_wire::speech::Manner;
use ansage_wire::{Part, Segment};

use crate::synthesis::{Sound, SynthesisError, Synthesizer, Take, Then};

/// A bank is given up that cannot be read in this time: a folder on another machine may never answer.
const LONGEST_READING: Duration = Duration::from_secs(6);
/// Silence between two words, beside the little of the room that each clip brings along.
const BETWEEN_WORDS_SAMPLES: usize = RATE as usize * 40 / 1000;
/// Silence behind the last word of a segment, as between "Korrektur" and the move.
const BETWEEN_SEGMENTS_SAMPLES: usize = RATE as usize * 120 / 1000;
/// What is softer at the ends of what the other voice says is left out.
const SILENCE_LEVEL: f32 = 0.003;
/// So many clips that cannot be used are named, and no more.
const MAX_NAMED: usize = 5;

/// The words of a bank, ready to be played.
#[derive(Debug)]
pub(crate) struct RecordedWords {
    language: String,
    /// In LUFS.
    loudness: f64,
    clips: HashMap<String, Vec<i16>>,
}

/// A few parts of a segment: said by one voice, as one phrase.
#[derive(Debug, PartialEq)]
enum Stretch<'a> {
    Recorded(&'a [i16]),
    Spoken(&'a [Part]),
}

impl RecordedWords {
    /// Reads a bank; what cannot be used of it is told as its health, and the rest can be.
    pub(crate) fn read(folder: &Path) -> (Option<Self>, Health) {
        let (sender, read) = mpsc::channel();
        let path = PathBuf::from(folder);
        // A folder that never answers holds this thread and not the voice.
        thread::spawn(move || sender.send(Bank::open(&path)));
        let why = match read.recv_timeout(LONGEST_READING) {
            Ok(Ok(bank)) => return Self::of(folder, bank),
            Ok(Err(error)) => error.to_string(),
            Err(silence) => format!("{}: {silence}", folder.display()),
        };
        (None, Health::Missing { why })
    }

    fn of(folder: &Path, bank: Bank) -> (Option<Self>, Health) {
        let broken = bank.broken.iter().take(MAX_NAMED);
        let why: Vec<_> = broken.map(|(name, error)| format!("{name}.wav: {error}")).collect();
        let health = if why.is_empty() {
            let name = folder.display().to_string();
            Health::Ready { name }
        } else {
            Health::Missing { why: why.join(", ") }
        };
        let whole = |samples: Vec<f32>| samples.into_iter().map(whole_sample).collect();
        let words = Self {
            language: bank.manifest.language,
            loudness: bank.manifest.loudness,
            clips: bank.clips.into_iter().map(|(name, it)| (name, whole(it))).collect(),
        };
        (Some(words), health)
    }

    /// Parts a segment into what was recorded, word by word, and what was not, as long as possible.
    fn stretches<'a>(&'a self, segment: &'a Segment) -> Vec<Stretch<'a>> {
        let is_ours = segment.language.eq_ignore_ascii_case(&self.language);
        let recorded = |part: &Part| {
            let name = part.clip.as_deref().filter(|_| is_ours)?;
            self.clips.get(name).map(Vec::as_slice)
        };
        let runs = segment
            .parts
            .chunk_by(|one, other| recorded(one).is_none() && recorded(other).is_none());
        runs.map(|run| match run {
            [part] => recorded(part).map_or(Stretch::Spoken(run), Stretch::Recorded),
            several => Stretch::Spoken(several),
        })
        .collect()
    }

    /// Says a segment: what was recorded as it was, the rest by `voice` and as loud as that.
    pub(crate) fn speak(
        &self,
        segment: &Segment,
        manner: Manner,
        voice: &mut dyn Synthesizer,
        take: Take<'_>,
    ) -> Result<(), SynthesisError> {
        let stretches = self.stretches(segment);
        for (place, stretch) in stretches.iter().enumerate() {
            let then = match stretch {
                Stretch::Recorded(samples) => take(Sound { rate: RATE, samples }),
                Stretch::Spoken(parts) => {
                    let segment = Segment {
                        language: segment.language.clone(),
                        parts: parts.to_vec(),
                    };
                    let Some(samples) = self.evened(&segment, manner, voice, take)? else {
                        return Ok(());
                    };
                    take(Sound {
                        rate: RATE,
                        samples: &samples,
                    })
                }
            };
            let is_last = place + 1 == stretches.len();
            let pause = if is_last {
                BETWEEN_SEGMENTS_SAMPLES
            } else {
                BETWEEN_WORDS_SAMPLES
            };
            let samples = &vec![0; pause][..];
            if then == Then::Stop || take(Sound { rate: RATE, samples }) == Then::Stop {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Returns what the other voice says, as a clip would be: cut to its sound, as loud as the bank, its edges faded. `None`
    /// if it was stopped.
    fn evened(
        &self,
        segment: &Segment,
        manner: Manner,
        voice: &mut dyn Synthesizer,
        take: Take<'_>,
    ) -> Result<Option<Vec<i16>>, SynthesisError> {
        let mut said: Vec<f32> = Vec::new();
        let mut resampler: Option<(u32, Resampler)> = None;
        let mut is_stopped = false;
        voice.speak(segment, manner, &mut |sound| {
            let samples = sound.samples.iter().map(|it| f32::from(*it) / 32_768.0);
            if sound.rate == RATE {
                said.extend(samples);
            } else {
                if resampler.as_ref().is_none_or(|(rate, _)| *rate != sound.rate) {
                    resampler = Some((sound.rate, Resampler::new(sound.rate, RATE)));
                }
                if let Some((_, resampler)) = &mut resampler {
                    resampler.push(samples, &mut said);
                }
            }
            let nothing = Sound {
                rate: RATE,
                samples: &[],
            };
            let then = take(nothing);
            is_stopped = then == Then::Stop;
            then
        })?;
        if let Some((_, mut resampler)) = resampler {
            resampler.finish(&mut said);
        }
        if is_stopped {
            return Ok(None);
        }
        let is_heard = |it: &f32| it.abs() > SILENCE_LEVEL;
        let first = said.iter().position(is_heard).unwrap_or(0);
        let last = said.iter().rposition(is_heard).map_or(0, |it| it + 1);
        let mut said = said.get(first..last).unwrap_or_default().to_vec();
        fade(&mut said, FADE_SAMPLES);
        let peak = said.iter().fold(0.0_f32, |peak, it| peak.max(it.abs()));
        if let Some(is) = loudness(&said, RATE) {
            let factor = factor(is, self.loudness).min(PEAK_LEVEL / peak);
            said.iter_mut().for_each(|it| *it *= factor);
        }
        Ok(Some(said.into_iter().map(whole_sample).collect()))
    }
}

#[cfg(test)]
mod tests;
