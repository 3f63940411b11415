//! Sound on its way to a helper, and what is lost of it counted.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ansage_protocol::block::blocks;
use ansage_protocol::pipe::{Pipe, Sent};

/// The way of sound to a helper. Clones feed the same one.
#[derive(Clone, Debug, Default)]
pub struct Feed {
    pipe: Pipe,
    lost: Arc<AtomicU64>,
}

impl Feed {
    /// Hands on samples that begin at a place, without waiting: what finds no room is lost and counted.
    pub fn offer(&self, at: u64, samples: &[i16]) {
        for (bytes, count) in blocks(at, samples) {
            if self.pipe.offer(&bytes) != Sent::Whole {
                self.lost.fetch_add(count, Ordering::Relaxed);
            }
        }
    }

    /// Hands on samples that begin at a place, each as soon as there is room for it. False if nobody is there to hear.
    pub fn send(&self, at: u64, samples: &[i16]) -> bool {
        blocks(at, samples).all(|(bytes, _count)| self.pipe.send(&bytes) == Sent::Whole)
    }

    /// Returns how many samples were lost so far.
    pub fn lost(&self) -> u64 {
        self.lost.load(Ordering::Relaxed)
    }

    /// Returns the pipe itself, for whoever starts the helper.
    pub fn pipe(&self) -> Pipe {
        self.pipe.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_hears_is_lost_and_counted() {
        let feed = Feed::default();
        feed.offer(0, &[0; 5000]);
        assert_eq!(feed.lost(), 5000);
        assert!(!feed.send(5000, &[0; 10]));
    }
}
