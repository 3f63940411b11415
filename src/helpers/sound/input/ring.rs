//! The way of the samples out of the audio callback, which neither locks nor allocates nor waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::Thread;

use ansage_protocol::stamp;
use rtrb::{Consumer, Producer, RingBuffer};

/// Seconds of sound that wait in the ring at most: as long as a busy machine may leave the thread that takes them without
/// its turn.
const RING_SECONDS: u32 = 8;
/// Calls that wait in the ring at most; a call may bring a millisecond and less.
const MAX_CALLS: usize = 1 << 14;

/// What one call of the callback brought.
#[derive(Clone, Copy, Debug)]
struct Call {
    frames: usize,
    heard_ns: u64,
}

/// The callback's end.
pub struct Filler {
    frames: Producer<f32>,
    calls: Producer<Call>,
    lost: Arc<AtomicU64>,
    capture: Thread,
}

/// The end of the thread that takes the sound.
pub struct Drain {
    frames: Consumer<f32>,
    calls: Consumer<Call>,
    lost: Arc<AtomicU64>,
    lost_before: u64,
}

/// Joins a callback of `rate` frames per second to the thread `capture`.
pub fn join(rate: u32, capture: Thread) -> (Filler, Drain) {
    let (frames_in, frames) = RingBuffer::new((rate * RING_SECONDS) as usize);
    let (calls_in, calls) = RingBuffer::new(MAX_CALLS);
    let lost = Arc::new(AtomicU64::new(0));
    let filler = Filler {
        frames: frames_in,
        calls: calls_in,
        lost: Arc::clone(&lost),
        capture,
    };
    let drain = Drain {
        frames,
        calls,
        lost,
        lost_before: 0,
    };
    (filler, drain)
}

impl Filler {
    /// Takes what a call brought, mixed into one channel.
    pub fn fill(&mut self, frames: impl ExactSizeIterator<Item = f32>) {
        let count = frames.len();
        let heard_ns = stamp::now_ns();
        if self.frames.slots() < count || self.calls.is_full() {
            self.lost.fetch_add(count as u64, Ordering::Relaxed);
        } else {
            for frame in frames {
                // There is room for it.
                let _ = self.frames.push(frame);
            }
            // The frames are there before they are told of.
            let _ = self.calls.push(Call {
                frames: count,
                heard_ns,
            });
        }
        self.capture.unpark();
    }
}

impl Drain {
    /// Appends what one call brought to `frames`, and returns when the last of it was heard.
    pub fn take(&mut self, frames: &mut Vec<f32>) -> Option<u64> {
        let call = self.calls.pop().ok()?;
        for _frame in 0..call.frames {
            frames.extend(self.frames.pop());
        }
        Some(call.heard_ns)
    }

    /// Returns true if frames have been lost since this was last asked.
    pub fn has_lost(&mut self) -> bool {
        let lost = self.lost.load(Ordering::Relaxed);
        std::mem::replace(&mut self.lost_before, lost) != lost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_in_comes_out_call_by_call_and_what_finds_no_room_is_told() {
        const RATE: usize = 1000;
        const ROOM: usize = RATE * RING_SECONDS as usize;
        let (mut filler, mut drain) = join(RATE as u32, std::thread::current());
        filler.fill([0.5, 0.25].into_iter());
        filler.fill([1.0].into_iter());
        let mut frames = Vec::new();
        let first = drain.take(&mut frames).unwrap();
        assert_eq!(frames, [0.5, 0.25]);
        let second = drain.take(&mut frames).unwrap();
        assert_eq!(frames, [0.5, 0.25, 1.0]);
        assert!(second >= first);
        assert_eq!(drain.take(&mut frames), None);
        assert!(!drain.has_lost());
        filler.fill([0.0; ROOM - 1].into_iter());
        filler.fill([0.0; 2].into_iter());
        assert!(drain.has_lost());
        assert!(!drain.has_lost());
        frames.clear();
        drain.take(&mut frames).unwrap();
        assert_eq!(frames.len(), ROOM - 1);
        assert_eq!(drain.take(&mut frames), None);
    }
}
