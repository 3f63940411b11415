//! What is kept in memory, and which of it belongs to an entry. No file, no clock: samples in, clips out.

use std::collections::VecDeque;
use std::ops::Range;

use ansage_wire::KeepId;
use ansage_wire::RATE;
use ansage_wire::recording::Cut;

use super::voice::VoiceFinder;

const SAMPLES_PER_SECOND: u64 = RATE as u64;
/// What is kept before the first voice: nobody's first word is cut off.
const BEFORE_SAMPLES: u64 = 2 * SAMPLES_PER_SECOND;
/// And behind the last one.
const AFTER_SAMPLES: u64 = SAMPLES_PER_SECOND / 2;
/// So late it is known that a voice has begun.
const KNOWN_LATE_SAMPLES: u64 = SAMPLES_PER_SECOND / 4;
/// A voice that ended so long ago belongs to no entry any more.
const STALE_SAMPLES: u64 = 30 * SAMPLES_PER_SECOND;
/// An entry waits so long for the end of a voice that goes on.
const LONGEST_WAIT_SAMPLES: u64 = 10 * SAMPLES_PER_SECOND;
/// More is never kept in memory; a voice that goes on for longer loses its beginning, or is cut where nothing is entered.
const MAX_KEPT_SAMPLES: u64 = 120 * SAMPLES_PER_SECOND;

/// A clip that is complete.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Taken {
    /// Of which entry.
    pub(super) id: Option<KeepId>,
    pub(super) samples: Vec<i16>,
    /// Where the voice lies in the samples; an empty range where the entry was made, without one.
    pub(super) voice: Range<u64>,
}

/// The sound of which something may still be kept. Places count the samples it was given.
pub(super) struct Take {
    cut: Cut,
    finder: VoiceFinder,
    samples: VecDeque<i16>,
    /// The place behind the last sample.
    end: u64,
    /// Where sound is missing between two samples, oldest first: no clip reaches over one to be longer.
    seams: VecDeque<u64>,
    /// Voices that have ended and of which nothing was kept.
    voices: VecDeque<Range<u64>>,
    wanted: Vec<Wanted>,
}

/// An entry whose sound is not complete yet.
#[derive(Debug)]
struct Wanted {
    id: Option<KeepId>,
    /// Where the entry was made.
    at: u64,
    /// The voices that belong to it, as far as they have ended; empty without one.
    voice: Option<Range<u64>>,
    /// True while it waits for a voice to end.
    waits: bool,
}

impl Take {
    pub(super) fn new(cut: Cut) -> Self {
        Self {
            cut,
            finder: VoiceFinder::new(),
            samples: VecDeque::new(),
            end: 0,
            seams: VecDeque::new(),
            voices: VecDeque::new(),
            wanted: Vec::new(),
        }
    }

    /// Takes samples that follow those before.
    pub(super) fn push(&mut self, samples: &[i16]) {
        self.samples.extend(samples);
        self.end += samples.len() as u64;
        for ended in self.finder.take(samples) {
            self.voice_ended(ended);
        }
        let open = self.finder.open();
        if self.cut == Cut::AtPauses
            && let Some(open) = open
            && self.end - open.start >= MAX_KEPT_SAMPLES - BEFORE_SAMPLES
            && let Some(ended) = self.finder.end()
        {
            self.voice_ended(ended);
        }
        let end = self.end;
        for wanted in self.wanted.iter_mut().filter(|it| end >= it.at + LONGEST_WAIT_SAMPLES) {
            if wanted.waits {
                wanted.waits = false;
                let from = wanted.voice.as_ref().map_or(wanted.at, |it| it.start);
                wanted.voice = Some(from..end - AFTER_SAMPLES);
            }
        }
        let stale = self.end.saturating_sub(STALE_SAMPLES);
        self.voices.retain(|it| it.end >= stale);
        self.trim();
    }

    fn voice_ended(&mut self, voice: Range<u64>) {
        let mut is_taken = false;
        for wanted in self.wanted.iter_mut().filter(|it| it.waits) {
            let from = wanted.voice.as_ref().map_or(voice.start, |it| it.start);
            wanted.voice = Some(from..voice.end);
            wanted.waits = false;
            is_taken = true;
        }
        match self.cut {
            Cut::AtPauses => self.wanted.push(Wanted {
                id: None,
                at: voice.end,
                voice: Some(voice),
                waits: false,
            }),
            Cut::AtEntries if !is_taken => self.voices.push_back(voice),
            Cut::AtEntries => {}
        }
    }

    /// Returns true before the first sample.
    pub(super) fn is_new(&self) -> bool {
        self.end == 0
    }

    /// Wants the sound of an entry that was made just now.
    pub(super) fn want(&mut self, id: KeepId) {
        let open = self.finder.open().cloned();
        let ended = self
            .voices
            .front()
            .map(|it| it.start)
            .zip(self.voices.back().map(|it| it.end));
        // Two entries made of the same words have the same sound.
        let shared = self.wanted.last().and_then(|it| it.voice.clone());
        let voice = match (ended, &open, shared) {
            (Some((from, to)), _, _) => Some(from..to),
            (None, Some(open), _) => Some(open.clone()),
            (None, None, shared) => shared,
        };
        self.voices.clear();
        self.wanted.push(Wanted {
            id: Some(id),
            at: self.end,
            waits: open.is_some(),
            voice,
        });
    }

    /// What comes next does not follow what came before: sound was lost, or nobody listened meanwhile. A voice that goes on
    /// ends here, and nothing is kept beyond what belongs to a voice.
    pub(super) fn seam(&mut self) {
        if let Some(voice) = self.finder.end() {
            self.voice_ended(voice);
        }
        self.finder.restart();
        self.seams.push_back(self.end);
        self.trim();
    }

    /// What was heard so far belongs to no entry that is still to come: all of it is forgotten but what is wanted already.
    pub(super) fn forget(&mut self) {
        self.seam();
        self.voices.clear();
        self.trim();
    }

    /// Completes everything that is wanted: no more sound is waited for.
    pub(super) fn finish(&mut self) {
        if let Some(voice) = self.finder.end() {
            self.voice_ended(voice);
        }
        self.wanted.iter_mut().for_each(|it| it.waits = false);
        self.seams.push_back(self.end);
    }

    /// Returns the next clip that is complete. It has no samples if none were to be had.
    pub(super) fn next(&mut self) -> Option<Taken> {
        let is_complete = |it: &Wanted| !it.waits && self.end >= self.reach(&it.voice()).end;
        let place = self.wanted.iter().position(is_complete)?;
        let wanted = self.wanted.remove(place);
        let voice = wanted.voice();
        let reach = self.reach(&voice);
        let range = reach.start.max(self.first())..reach.end.min(self.end);
        let in_it = |place: u64| place.clamp(range.start, range.end.max(range.start)) - range.start;
        let taken = Taken {
            id: wanted.id,
            samples: self.samples(range.clone()),
            voice: in_it(voice.start)..in_it(voice.end),
        };
        self.trim();
        Some(taken)
    }

    /// Returns the sound that must not be lost now and the place where it begins; `None` if nobody is speaking or has spoken
    /// and nothing is wanted.
    pub(super) fn at_stake(&self) -> Option<Range<u64>> {
        let from = self.needed_from()?;
        Some(from..self.end)
    }

    /// Returns samples by their places.
    pub(super) fn samples(&self, range: Range<u64>) -> Vec<i16> {
        let first = self.first();
        let within = |place: u64| usize::try_from(place.saturating_sub(first)).unwrap_or(usize::MAX);
        let (from, to) = (within(range.start), within(range.end).min(self.samples.len()));
        self.samples.range(from.min(to)..to).copied().collect()
    }

    /// Returns the place of the first sample that is still there.
    fn first(&self) -> u64 {
        self.end - self.samples.len() as u64
    }

    /// Returns what is kept of a voice: what goes before it and what follows, as far as it is the same sound.
    fn reach(&self, voice: &Range<u64>) -> Range<u64> {
        // Where nobody spoke the entry was made before the sound broke off, not behind.
        let is_before = |it: &&u64| **it < voice.start || (**it == voice.start && !voice.is_empty());
        let before = self.seams.iter().rev().find(is_before);
        let behind = self.seams.iter().find(|it| **it >= voice.end);
        let from = voice
            .start
            .saturating_sub(BEFORE_SAMPLES)
            .max(before.copied().unwrap_or(0));
        let to = (voice.end + AFTER_SAMPLES).min(behind.copied().unwrap_or(u64::MAX));
        from..to.max(from)
    }

    fn needed_from(&self) -> Option<u64> {
        let wanted = self.wanted.iter().map(Wanted::voice);
        let voices = self.voices.front().cloned();
        let open = self.finder.open().cloned();
        let needed = wanted.chain(voices).chain(open).map(|it| self.reach(&it).start);
        Some(needed.min()?.max(self.first()))
    }

    /// Lets go of what nobody can ask for any more.
    fn trim(&mut self) {
        let seam = self.seams.back().copied().unwrap_or(0);
        let usual = self.end.saturating_sub(BEFORE_SAMPLES + KNOWN_LATE_SAMPLES).max(seam);
        let needed = self.needed_from().map_or(usual, |it| it.min(usual));
        let from = needed.max(self.end.saturating_sub(MAX_KEPT_SAMPLES));
        let surplus = usize::try_from(from.saturating_sub(self.first())).unwrap_or(usize::MAX);
        self.samples.drain(..surplus.min(self.samples.len()));
        let first = self.first();
        while self.seams.len() > 1 && self.seams.front().is_some_and(|it| *it < first) {
            self.seams.pop_front();
        }
    }
}

impl Wanted {
    /// Returns the voice, or the place of the entry where there is none.
    fn voice(&self) -> Range<u64> {
        self.voice.clone().unwrap_or(self.at..self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seconds of silence: without a voice everything is a matter of places.
    fn silence(take: &mut Take, seconds: u64) {
        for _second in 0..seconds {
            take.push(&[0; RATE as usize]);
        }
    }

    #[test]
    fn memory_stays_flat_however_long_nobody_speaks() {
        let mut take = Take::new(Cut::AtEntries);
        silence(&mut take, 60);
        let after_a_minute = take.samples.len();
        // Five hours of a game, or some minutes of one.
        let minutes = if std::env::var_os("ANSAGE_FULL").is_some() {
            300
        } else {
            10
        };
        silence(&mut take, minutes * 60);
        assert_eq!(take.samples.len(), after_a_minute);
        assert_eq!(take.at_stake(), None, "nothing is written");
    }

    #[test]
    fn an_entry_without_a_voice_has_the_sound_around_it() {
        let mut take = Take::new(Cut::AtEntries);
        silence(&mut take, 10);
        take.want(KeepId(1));
        assert_eq!(take.next(), None, "half a second is still to come");
        silence(&mut take, 1);
        let taken = take.next().expect("it is complete");
        assert_eq!(taken.samples.len() as u64, BEFORE_SAMPLES + AFTER_SAMPLES);
        assert_eq!(
            (taken.id, taken.voice),
            (Some(KeepId(1)), BEFORE_SAMPLES..BEFORE_SAMPLES)
        );
    }

    #[test]
    fn nothing_from_before_a_seam_is_in_a_clip_behind_it() {
        let mut take = Take::new(Cut::AtEntries);
        take.push(&[7; 3 * RATE as usize]);
        take.seam();
        silence(&mut take, 1);
        take.want(KeepId(1));
        silence(&mut take, 1);
        let taken = take.next().expect("it is complete");
        assert_eq!(taken.samples.len() as u64, SAMPLES_PER_SECOND + AFTER_SAMPLES);
        assert!(!taken.samples.contains(&7));
    }

    #[test]
    fn what_was_forgotten_is_in_no_clip_even_of_an_entry_made_at_once() {
        let mut take = Take::new(Cut::AtEntries);
        take.push(&[7; 3 * RATE as usize]);
        take.want(KeepId(1));
        take.forget();
        let before = take.next().expect("an entry made before has its sound");
        assert_eq!(before.samples, vec![7; BEFORE_SAMPLES as usize]);
        take.want(KeepId(2));
        silence(&mut take, 1);
        take.want(KeepId(3));
        silence(&mut take, 1);
        for id in [2, 3] {
            let taken = take.next().expect("it is complete");
            assert_eq!(taken.id, Some(KeepId(id)));
            assert!(!taken.samples.contains(&7));
        }
    }

    #[test]
    fn what_is_wanted_when_no_sound_comes_any_more_is_completed_with_what_there_is() {
        let mut take = Take::new(Cut::AtEntries);
        silence(&mut take, 1);
        take.want(KeepId(1));
        take.want(KeepId(2));
        take.finish();
        let lengths = [take.next(), take.next()].map(|it| it.expect("it is complete").samples.len() as u64);
        assert_eq!(lengths, [SAMPLES_PER_SECOND, SAMPLES_PER_SECOND]);
        assert_eq!(take.next(), None);
    }
}
