//! Where in the sound somebody speaks.

use std::ops::Range;

use ansage_sound::activity::CLIP;
use earshot::Detector;

/// Finds voices in sound that comes bit by bit. Places count the samples it was given.
pub(super) struct VoiceFinder {
    detector: Box<Detector>,
    waiting: Vec<i16>,
    /// The place behind the last whole frame.
    at: u64,
    /// Which of the last frames were a voice, the newest first.
    last: [bool; CLIP.of_frames],
    /// The voice that goes on: where it began, and behind its last frame.
    open: Option<Range<u64>>,
    quiet: usize,
}

impl VoiceFinder {
    pub(super) fn new() -> Self {
        Self {
            detector: Detector::default_boxed(),
            waiting: Vec::with_capacity(CLIP.frame_samples),
            at: 0,
            last: [false; CLIP.of_frames],
            open: None,
            quiet: 0,
        }
    }

    /// Takes samples, and returns the voices that have ended in them.
    pub(super) fn take(&mut self, mut samples: &[i16]) -> Vec<Range<u64>> {
        let mut ended = Vec::new();
        while !samples.is_empty() {
            let (now, later) = samples.split_at(samples.len().min(CLIP.frame_samples - self.waiting.len()));
            self.waiting.extend_from_slice(now);
            samples = later;
            if self.waiting.len() == CLIP.frame_samples {
                let is_voice = self.detector.predict_i16(&self.waiting) >= CLIP.least_probability;
                self.waiting.clear();
                self.at += CLIP.frame_samples as u64;
                ended.extend(self.frame(is_voice));
            }
        }
        ended
    }

    fn frame(&mut self, is_voice: bool) -> Option<Range<u64>> {
        self.last.rotate_right(1);
        self.last[0] = is_voice;
        match &mut self.open {
            Some(open) if is_voice => {
                open.end = self.at;
                self.quiet = 0;
                None
            }
            Some(_) => {
                self.quiet += 1;
                if self.quiet < CLIP.gap_frames { None } else { self.end() }
            }
            None => {
                if self.last.iter().filter(|it| **it).count() >= CLIP.enough_frames {
                    let first = self.last.iter().rposition(|it| *it).unwrap_or_default() + 1;
                    self.open = Some(self.at - (first * CLIP.frame_samples) as u64..self.at);
                    self.quiet = 0;
                }
                None
            }
        }
    }

    /// Ends the voice that goes on, if one does: nothing more is heard of it.
    pub(super) fn end(&mut self) -> Option<Range<u64>> {
        self.quiet = 0;
        self.last = [false; CLIP.of_frames];
        self.open.take()
    }

    /// Returns the voice that goes on.
    pub(super) fn open(&self) -> Option<&Range<u64>> {
        self.open.as_ref()
    }

    /// Begins with other sound, which has nothing to do with what came before. Places go on.
    pub(super) fn restart(&mut self) {
        self.end();
        self.detector.reset();
        self.at += self.waiting.len() as u64;
        self.waiting.clear();
    }
}
