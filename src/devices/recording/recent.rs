//! The last seconds of sound and when they were heard: from a moment to a sample, and from two samples to what lies
//! between them.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ansage_protocol::piece::Piece;
use ansage_wire::RATE;

/// How many samples are kept: half a minute, more than anybody says at once.
const KEPT_SAMPLES: usize = 30 * RATE as usize;
/// From so many pieces it is known when sound is heard: a few seconds.
const MAX_PIECES: usize = 256;
/// And from so many how late it may be now: a second.
const LATEST_PIECES: usize = 50;
/// A sound server may throw so much sound away without a word; more is not supposed.
const THROWN_AWAY_NS: u64 = 300_000_000;
/// So many holes are remembered.
const MAX_HOLES: usize = 64;
/// A second of sound in nanoseconds.
const NS_PER_SECOND: u64 = 1_000_000_000;

/// The last half minute of sound. Clones look at the same, and no look waits for sound.
///
/// For one passage as samples, look where it [ends](Self::end) before somebody speaks and after, and [cut](Self::cut) that out.
#[derive(Clone, Debug, Default)]
pub struct Recent(Arc<Mutex<Kept>>);

#[derive(Debug, Default)]
struct Kept {
    samples: VecDeque<i16>,
    /// The place of the first sample there ever was.
    first: Option<u64>,
    /// The place behind the last sample.
    end: u64,
    /// What is added to the places of the source that runs now.
    shift: u64,
    /// For each of the last pieces, by how much the place behind it lags behind the clock, in nanoseconds. Late is what
    /// was held up on the way, so the smallest is the truth.
    lags: VecDeque<u64>,
    /// The last places where sound was lost.
    holes: VecDeque<Range<u64>>,
}

impl Recent {
    /// Begins another source; its places may begin anew, and go on behind those before.
    pub fn begin(&self) {
        let mut kept = self.lock();
        kept.lags.clear();
        kept.shift = u64::MAX;
    }

    /// Takes a piece, and returns the place it got.
    pub fn take(&self, piece: Piece) -> Piece {
        self.lock().take(piece)
    }

    /// Returns the place behind the last sample.
    pub fn end(&self) -> u64 {
        self.lock().end
    }

    /// Returns the sample that was heard at a time, in nanoseconds of `CLOCK_MONOTONIC`: also one that is still to come,
    /// if the sound goes on. `None` before the first sound.
    pub fn sample_at(&self, ns: u64) -> Option<u64> {
        let kept = self.lock();
        let lag = kept.lags.iter().min()?;
        Some(samples_in(ns.saturating_sub(*lag)))
    }

    /// Returns the first sample that may have been heard at a time. Pieces that are late now were held up, and then it is
    /// that of [`Self::sample_at`], or sound before them was thrown away.
    pub fn earliest_at(&self, ns: u64) -> Option<u64> {
        let kept = self.lock();
        let (least, latest) = (
            kept.lags.iter().min()?,
            kept.lags.iter().rev().take(LATEST_PIECES).max()?,
        );
        let lag = *latest.min(&(least + THROWN_AWAY_NS));
        Some(samples_in(ns.saturating_sub(lag)))
    }

    /// Returns when a sample was heard, as [`Self::sample_at`] has it.
    pub fn heard_at(&self, sample: u64) -> Option<u64> {
        let kept = self.lock();
        let lag = kept.lags.iter().min()?;
        Some(ns_of(sample) + lag)
    }

    /// Returns the place of the first sample there ever was.
    pub fn first(&self) -> Option<u64> {
        self.lock().first
    }

    /// Returns how many samples between two places never came.
    pub fn lost(&self, range: Range<u64>) -> u64 {
        let kept = self.lock();
        let within = |hole: &Range<u64>| hole.end.min(range.end).saturating_sub(hole.start.max(range.start));
        kept.holes.iter().map(within).sum()
    }

    /// Returns the samples between two places; `None` if they are not all there, any longer or yet. Silence stands for
    /// what was lost.
    pub fn cut(&self, range: Range<u64>) -> Option<Vec<i16>> {
        let kept = self.lock();
        let first = kept.end - kept.samples.len() as u64;
        if range.start < first || range.end > kept.end || range.start > range.end {
            return None;
        }
        let place = |at: u64| usize::try_from(at - first).ok();
        let range = place(range.start)?..place(range.end)?;
        Some(kept.samples.range(range).copied().collect())
    }

    /// Forgets the sound there is: silence stands in its place, and no copy is left in memory.
    pub fn forget(&self) {
        self.lock().samples.iter_mut().for_each(|it| *it = 0);
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn take(&mut self, mut piece: Piece) -> Piece {
        if self.shift == u64::MAX {
            // A source counts from the same epoch as the one before, but perhaps by another clock.
            self.shift = self.end.saturating_sub(piece.block.at);
        }
        piece.block.at += self.shift;
        let Piece { heard_ns, block } = &piece;
        self.first.get_or_insert(block.at);
        let gap = block.at.saturating_sub(self.end);
        if gap > 0 {
            self.holes.push_back(self.end..block.at);
            if self.holes.len() > MAX_HOLES {
                self.holes.pop_front();
            }
        }
        if gap > KEPT_SAMPLES as u64 {
            self.samples.clear();
        } else {
            self.samples.extend((0..gap).map(|_lost| 0));
        }
        // What is there already stays as it is.
        let known = usize::try_from(self.end.saturating_sub(block.at)).unwrap_or(usize::MAX);
        self.samples.extend(&block.samples[known.min(block.samples.len())..]);
        self.end = self.end.max(block.at + block.samples.len() as u64);
        let surplus = self.samples.len().saturating_sub(KEPT_SAMPLES);
        self.samples.drain(..surplus);
        let behind = block.at + block.samples.len() as u64;
        self.lags.push_back(heard_ns.saturating_sub(ns_of(behind)));
        if self.lags.len() > MAX_PIECES {
            self.lags.pop_front();
        }
        piece
    }
}

fn ns_of(samples: u64) -> u64 {
    // 62,500 ns each.
    samples * (NS_PER_SECOND / u64::from(RATE))
}

fn samples_in(ns: u64) -> u64 {
    ns / (NS_PER_SECOND / u64::from(RATE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ansage_protocol::block::Block;

    const MS: u64 = 1_000_000;

    fn piece(heard_ms: u64, at: u64, samples: Vec<i16>) -> Piece {
        Piece {
            heard_ns: heard_ms * MS,
            block: Block { at, samples },
        }
    }

    #[test]
    fn what_was_held_up_on_the_way_does_not_move_the_clock() {
        let recent = Recent::default();
        assert_eq!(recent.sample_at(5 * MS), None);
        recent.begin();
        // Sample 0 was heard at 1,000 ms; 100 ms each.
        recent.take(piece(1100, 0, vec![0; 1600]));
        recent.take(piece(1290, 1600, vec![0; 1600]));
        recent.take(piece(1300, 3200, vec![0; 1600]));
        assert_eq!(recent.sample_at(1250 * MS), Some(4000));
        assert_eq!(recent.sample_at(1400 * MS), Some(6400), "still to come");
        assert_eq!(recent.heard_at(4000), Some(1250 * MS));
        assert_eq!(recent.sample_at(10 * MS), Some(0), "before all sound");
    }

    #[test]
    fn e_1_a_5_what_is_forgotten_is_silence_and_what_comes_later_is_heard() {
        let recent = Recent::default();
        recent.begin();
        recent.take(piece(100, 0, vec![7; 100]));
        recent.forget();
        recent.take(piece(200, 100, vec![8; 50]));
        assert_eq!(recent.cut(0..150), Some([vec![0; 100], vec![8; 50]].concat()));
        let held = recent.lock();
        let (first, second) = held.samples.as_slices();
        assert!(!first.contains(&7) && !second.contains(&7));
    }

    #[test]
    fn silence_stands_for_what_was_lost_and_only_the_last_is_kept() {
        let recent = Recent::default();
        recent.begin();
        recent.take(piece(100, 0, vec![1; 100]));
        recent.take(piece(200, 150, vec![2; 100]));
        assert_eq!(recent.end(), 250);
        let middle = [vec![1; 2], vec![0; 50], vec![2; 2]].concat();
        assert_eq!(recent.cut(98..152), Some(middle));
        assert_eq!(recent.cut(98..251), None);
        assert_eq!(
            (recent.lost(0..250), recent.lost(90..110), recent.lost(150..250)),
            (50, 10, 0)
        );
        recent.take(piece(300, 250, vec![3; KEPT_SAMPLES]));
        assert_eq!(recent.cut(249..300), None);
        assert_eq!(recent.cut(250..251), Some(vec![3]));
        recent.take(piece(300, 10 * KEPT_SAMPLES as u64, vec![4; 10]));
        assert_eq!(recent.cut(10 * KEPT_SAMPLES as u64 - 1..10 * KEPT_SAMPLES as u64), None);
        assert_eq!(
            recent.cut(10 * KEPT_SAMPLES as u64..10 * KEPT_SAMPLES as u64 + 1),
            Some(vec![4])
        );
    }

    #[test]
    fn what_is_late_may_be_held_up_or_all_there_is() {
        let recent = Recent::default();
        recent.begin();
        recent.take(piece(20, 0, vec![0; 320]));
        recent.take(piece(140, 320, vec![0; 320]));
        // Sample 640 was heard at 40 ms, or at 140.
        assert_eq!(recent.sample_at(140 * MS), Some(2240));
        assert_eq!(recent.earliest_at(140 * MS), Some(640));
        recent.take(piece(1060, 640, vec![0; 320]));
        assert_eq!(
            recent.earliest_at(1060 * MS),
            Some(1060 * 16 - 4800),
            "no more is supposed"
        );
    }

    #[test]
    fn a_source_that_comes_back_goes_on_behind_the_one_before() {
        let recent = Recent::default();
        recent.begin();
        recent.take(piece(100, 0, vec![1; 1600]));
        recent.begin();
        // By its clock it is still a little earlier.
        let placed = recent.take(piece(190, 1500, vec![2; 1440]));
        assert_eq!(placed.block.at, 1600);
        assert_eq!(recent.sample_at(190 * MS), Some(3040));
        recent.begin();
        let placed = recent.take(piece(1000, 14_400, vec![3; 1600]));
        assert_eq!(placed.block.at, 14_400, "a pause is a pause");
        assert_eq!(recent.sample_at(1000 * MS), Some(16_000));
    }
}
