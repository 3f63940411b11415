//! The way of the sound into the pipe.

use std::thread;
use std::time::Duration;

use ansage_protocol::piece::piece;
use ansage_protocol::pipe::{HelperEnd, Sent};
use ansage_protocol::serve::Reporter;
use ansage_sound::resample::Resampler;
use ansage_sound::whole_sample;
use ansage_wire::RATE;
use ansage_wire::recording::FromRecorder;

use crate::level::Meter;
use crate::tape::TapeHandle;

/// Samples of a block: 20 ms, so that nobody waits for the rest of a longer one.
pub(crate) const BLOCK_SAMPLES: usize = RATE as usize / 50;
/// How long a tape that is behind is left alone.
const LOOK: Duration = Duration::from_millis(5);
/// A second in nanoseconds.
const NS_PER_SECOND: u64 = 1_000_000_000;

/// Places samples and writes them; what finds no room in the pipe is lost, and its places with it.
pub(crate) struct Sink {
    pipe: Option<HelperEnd>,
    reporter: Reporter<FromRecorder>,
    tape: TapeHandle,
    meter: Meter,
    epoch_ns: u64,
    /// The place of the next sample.
    next: u64,
}

impl Sink {
    pub(crate) fn new(pipe: Option<HelperEnd>, reporter: Reporter<FromRecorder>, tape: TapeHandle) -> Self {
        Self {
            pipe,
            reporter,
            tape,
            meter: Meter::default(),
            epoch_ns: 0,
            next: 0,
        }
    }

    /// Counts places from this time on.
    pub(crate) fn set_epoch(&mut self, epoch_ns: u64) {
        self.epoch_ns = epoch_ns;
    }

    /// Returns the place that belongs to a time.
    pub(crate) fn place_at(&self, ns: u64) -> u64 {
        ns.saturating_sub(self.epoch_ns) / (NS_PER_SECOND / u64::from(RATE))
    }

    /// Returns the time that belongs to a place.
    pub(crate) fn time_of(&self, place: u64) -> u64 {
        self.epoch_ns + place * (NS_PER_SECOND / u64::from(RATE))
    }

    /// Leaves out places: sound that was never heard lies there. Never goes back.
    pub(crate) fn go_to(&mut self, place: u64) {
        let hole = place.saturating_sub(self.next);
        if hole > 0 {
            self.tape.hole(hole);
        }
        self.next = self.next.max(place);
    }

    /// Returns the place of the next sample.
    pub(crate) fn next(&self) -> u64 {
        self.next
    }

    /// Writes samples, the last of which was heard at this time, without waiting.
    pub(crate) fn offer(&mut self, heard_ns: u64, samples: &[i16]) {
        self.put(heard_ns, samples, HelperEnd::offer);
        // Whoever listens may miss some of it; the tape does not.
        self.tape.samples(samples);
    }

    /// Writes samples once there is room for them, in the pipe and on the tape; false if there was none for a tenth of a
    /// second, and none was written.
    pub(crate) fn send(&mut self, heard_ns: u64, block: &[i16]) -> bool {
        debug_assert!(block.len() <= BLOCK_SAMPLES, "a longer one could be cut");
        if !self.tape.has_room() {
            thread::park_timeout(LOOK);
            return false;
        }
        let next = self.next;
        let is_full = |it: &Sent| *it == Sent::Full;
        let is_sent = !self.put(heard_ns, block, HelperEnd::send).iter().any(is_full);
        if is_sent {
            self.tape.samples(block);
        } else {
            self.next = next;
        }
        is_sent
    }

    fn put(&mut self, heard_ns: u64, samples: &[i16], how: impl Fn(&HelperEnd, &[u8]) -> Sent) -> Vec<Sent> {
        let mut sent = Vec::new();
        let mut behind = samples.len() as u64;
        for block in samples.chunks(BLOCK_SAMPLES) {
            behind -= block.len() as u64;
            let heard_ns = heard_ns.saturating_sub(behind * (NS_PER_SECOND / u64::from(RATE)));
            if let Some(pipe) = &self.pipe {
                sent.push(how(pipe, &piece(heard_ns, self.next, block)));
            }
            self.next += block.len() as u64;
            if let Some(level) = self.meter.take(block) {
                self.reporter.tell(FromRecorder::Level(level));
            }
        }
        sent
    }
}

/// Sound of a device on its way to 16 kHz.
pub(crate) struct Stream {
    rate: u32,
    /// `None` if nothing is to be converted.
    resampler: Option<Resampler>,
    converted: Vec<f32>,
    /// Samples that wait for a whole block.
    waiting: Vec<i16>,
    /// Frames that came in, and samples that went out.
    taken: u64,
    made: u64,
    has_begun: bool,
}

impl Stream {
    /// Begins a stream of so many frames per second.
    pub(crate) fn new(rate: u32) -> Self {
        Self {
            rate,
            resampler: (rate != RATE).then(|| Resampler::new(rate, RATE)),
            converted: Vec::new(),
            waiting: Vec::new(),
            taken: 0,
            made: 0,
            has_begun: false,
        }
    }

    /// Takes frames, the last of which was heard at this time, and hands on the blocks that become whole.
    pub(crate) fn take(&mut self, heard_ns: u64, frames: &[f32], sink: &mut Sink) {
        self.taken += frames.len() as u64;
        if !self.has_begun {
            self.has_begun = true;
            let length_ns = self.taken * NS_PER_SECOND / u64::from(self.rate);
            sink.go_to(sink.place_at(heard_ns.saturating_sub(length_ns)));
        }
        match &mut self.resampler {
            Some(resampler) => resampler.push(frames.iter().copied(), &mut self.converted),
            None => self.converted.extend_from_slice(frames),
        }
        self.waiting.extend(self.converted.drain(..).map(whole_sample));
        let whole = self.waiting.len() / BLOCK_SAMPLES * BLOCK_SAMPLES;
        if whole == 0 {
            return;
        }
        self.made += whole as u64;
        // What waits for more, here and in the resampler, was heard after the last of these.
        let taken_ns = self.taken * NS_PER_SECOND / u64::from(self.rate);
        let made_ns = self.made * NS_PER_SECOND / u64::from(RATE);
        let heard_ns = heard_ns.saturating_sub(taken_ns.saturating_sub(made_ns));
        sink.offer(heard_ns, &self.waiting[..whole]);
        self.waiting.drain(..whole);
    }
}
