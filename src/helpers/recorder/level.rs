//! How loud it is.

use ansage_wire::RATE;
use ansage_wire::recording::Level;

/// Adds up a second.
#[derive(Debug, Default)]
pub(crate) struct Meter {
    count: u32,
    peak: u16,
    squares: u64,
}

impl Meter {
    /// Takes samples, and returns how loud each second was that ended with them.
    pub(crate) fn take(&mut self, samples: &[i16]) -> Option<Level> {
        let mut told = None;
        for sample in samples {
            let loud = sample.unsigned_abs();
            self.peak = self.peak.max(loud);
            self.squares += u64::from(loud).pow(2);
            self.count += 1;
            if self.count == RATE {
                let mean = self.squares as f64 / f64::from(self.count);
                told = Some(Level {
                    peak: self.peak,
                    rms: mean.sqrt().round() as u16,
                });
                *self = Self::default();
            }
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_second_is_told_once() {
        let mut meter = Meter::default();
        assert_eq!(meter.take(&[i16::MIN]), None);
        let quiet = [0; RATE as usize - 2];
        assert_eq!(meter.take(&quiet), None);
        let level = meter.take(&[0]).expect("a second is over");
        // The root of 32768² / 16000.
        assert_eq!((level.peak, level.rms), (32_768, 259));
        assert!(!level.is_dead());
        let dead = meter.take(&[0; RATE as usize]).expect("another second");
        assert!(dead.is_dead(), "{dead:?}");
        let steady = meter.take(&[-1000; RATE as usize]).expect("a third");
        assert_eq!((steady.peak, steady.rms), (1000, 1000));
    }
}
