//! The way of the samples into the audio callback, and of what happened to them back out.
//!
//! Three lock-free rings join the player ([`SampleProducer`]) and the callback ([`SampleConsumer`]): samples, marks that lie between them,
//! and the marks that were passed. The callback neither locks nor allocates nor waits. Positions count the samples of
//! utterances pushed since the stream was opened; silence between them does not count.
//!
//! A device that must be fed all the time takes sound and silence by [`SampleConsumer::fill`]. One that may starve is asked for
//! nothing while there is nothing to say, and [`SampleConsumer::due`] tells how much there is: what is said then does not stand
//! behind silence that was handed out before.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::task::Waker;
use std::thread::Thread;

use ansage_wire::UtteranceId;
use rtrb::{Consumer, Producer, RingBuffer};

/// Seconds of sound that wait in the ring at most.
const RING_SECONDS: u32 = 1;
/// Marks under way at most; an utterance has three.
const MAX_MARKS: usize = 256;
/// Samples over which a hushed voice fades, so that it does not click: 5 ms at 48 kHz.
const FADE_SAMPLES: u64 = 240;
/// Frames of silence that a device that may starve is given when it is opened, which shows that it takes sound, and behind
/// each utterance: some servers play nothing of a piece that is too short until something follows it. 20 ms at 48 kHz.
const SILENCE_FRAMES: u64 = 960;
/// So much of an utterance must be there before a device that has starved is given the first of it, as a part of a second:
/// 80 ms. A voice makes it in less than one, but on a busy machine it is not always let go on at once.
const HEADS_PER_SECOND: usize = 12;
/// The quietest sample that counts as sound: the smallest step of 16 bits.
const AUDIBLE_LEVEL: f32 = 1.0 / 32_768.0;

/// Something between two samples.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Mark {
    Begin(UtteranceId),
    End(UtteranceId),
}

/// What the callback has passed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Passed {
    /// The first audible sample was handed out by the callback of this time.
    Began {
        /// Of this utterance.
        id: UtteranceId,
        /// The time.
        at_ns: u64,
    },
    /// The last sample was handed out as frame number `frame` of the stream, by the callback of this time or, to a device
    /// that may starve, at the time at which it is heard.
    Ended {
        /// Of this utterance.
        id: UtteranceId,
        /// The number.
        frame: u64,
        /// The time.
        at_ns: u64,
    },
}

#[derive(Debug)]
struct Shared {
    /// Samples before this position are thrown away.
    discard_until: AtomicU64,
    /// Frames handed out since the stream was opened, silence included.
    frames: AtomicU64,
    /// The player wants to be woken when so many frames have been handed out.
    wake_at: AtomicU64,
    /// Up to this frame a device that may starve is given silence too.
    silence_until: AtomicU64,
    /// True while such a device throws away what it had: it is given nothing.
    is_held: AtomicBool,
    /// Wakes whoever feeds a device that may starve.
    feeder: OnceLock<Waker>,
    /// True between the beginning and the end of an utterance, as far as it has been handed out.
    is_speaking: AtomicBool,
    /// Times the device ran dry meanwhile.
    gaps: AtomicU64,
}

/// Who lets a hushed voice fall silent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Hushing {
    /// We, by fading: the device plays on what it has.
    Fades,
    /// The device, by throwing away what it has.
    Flushes,
}

/// The player's end.
#[derive(Debug)]
pub struct SampleProducer {
    samples: Producer<f32>,
    marks: Producer<(u64, Mark)>,
    passed: Consumer<Passed>,
    shared: Arc<Shared>,
    /// Position behind the last sample pushed.
    position: u64,
}

/// The callback's end.
#[derive(Debug)]
pub struct SampleConsumer {
    samples: Consumer<f32>,
    marks: Consumer<(u64, Mark)>,
    passed: Producer<Passed>,
    shared: Arc<Shared>,
    player: Thread,
    /// Position of the next sample.
    position: u64,
    /// The hush that was last seen, and how many of its samples are still to fade.
    discarding: u64,
    fading: u64,
    /// The utterance whose first audible sample is still to come.
    beginning: Option<UtteranceId>,
    hushing: Hushing,
    /// Frames per second.
    rate: u32,
    /// True if what the device was given last was sound.
    is_fed: bool,
}

/// Joins a player, which is `thread`, to a stream of `rate` frames per second.
pub fn join(rate: u32, thread: Thread, hushing: Hushing) -> (SampleProducer, SampleConsumer) {
    let (samples_in, samples) = RingBuffer::new((rate * RING_SECONDS) as usize);
    let (marks_in, marks) = RingBuffer::new(MAX_MARKS);
    let (passed_in, passed) = RingBuffer::new(MAX_MARKS);
    let shared = Arc::new(Shared {
        discard_until: AtomicU64::new(0),
        frames: AtomicU64::new(0),
        wake_at: AtomicU64::new(u64::MAX),
        silence_until: AtomicU64::new(SILENCE_FRAMES),
        is_held: AtomicBool::new(false),
        feeder: OnceLock::new(),
        is_speaking: AtomicBool::new(false),
        gaps: AtomicU64::new(0),
    });
    let producer = SampleProducer {
        samples: samples_in,
        marks: marks_in,
        passed,
        shared: Arc::clone(&shared),
        position: 0,
    };
    let consumer = SampleConsumer {
        samples,
        marks,
        passed: passed_in,
        shared,
        player: thread,
        position: 0,
        discarding: 0,
        fading: 0,
        beginning: None,
        hushing,
        rate,
        is_fed: false,
    };
    (producer, consumer)
}

impl SampleProducer {
    /// Marks where an utterance begins; its samples follow.
    pub fn begin(&mut self, id: UtteranceId) {
        self.mark(Mark::Begin(id));
    }

    /// Marks where an utterance ends.
    pub fn end(&mut self, id: UtteranceId) {
        self.mark(Mark::End(id));
    }

    /// Throws away all that was pushed and not yet handed out, but for the few samples it takes to fade. What is pushed
    /// from now on is heard.
    pub fn cut(&self) {
        self.shared.discard_until.store(self.position, Ordering::Release);
    }

    /// Gives the device nothing until the value that is returned is dropped; it throws away what it has meanwhile.
    pub fn hold(&self) -> Hold {
        self.shared.is_held.store(true, Ordering::Release);
        Hold(Arc::clone(&self.shared))
    }

    /// Pushes as many samples as there is room for, and returns how many.
    pub fn push(&mut self, samples: &[f32]) -> usize {
        let (pushed, _) = self.samples.push_partial_slice(samples);
        self.position += pushed.len() as u64;
        if !pushed.is_empty() {
            self.shared.feed();
        }
        pushed.len()
    }

    /// True if there is something that the device has not been given yet.
    pub fn is_waiting(&self) -> bool {
        self.samples.slots() < self.samples.buffer().capacity() || self.frames() < self.shared.silence_until()
    }

    /// Returns how often the device has run dry in the middle of speech.
    pub fn gaps(&self) -> u64 {
        self.shared.gaps.load(Ordering::Relaxed)
    }

    /// For whoever hears from the device itself that it has run dry.
    pub fn gap_counter(&self) -> GapCounter {
        GapCounter(Arc::clone(&self.shared))
    }

    /// Returns what the callback has passed since.
    pub fn passed(&mut self) -> Option<Passed> {
        self.passed.pop().ok()
    }

    /// Returns the number of frames handed out since the stream was opened.
    pub fn frames(&self) -> u64 {
        self.shared.frames.load(Ordering::Acquire)
    }

    /// Asks to be woken when `frame` frames have been handed out; `None`: not at all.
    pub fn wake_at(&self, frame: Option<u64>) {
        self.shared.wake_at.store(frame.unwrap_or(u64::MAX), Ordering::Release);
    }

    fn mark(&mut self, mark: Mark) {
        // The player holds one utterance at a time, so the ring never fills while the callback runs; when it does not,
        // the stream is about to be given up with all that is in it.
        if self.marks.push((self.position, mark)).is_err() {
            tracing::warn!(?mark, "the audio callback does not run");
        }
        self.shared.feed();
    }
}

/// Counts the times a device has run dry.
#[derive(Debug)]
pub struct GapCounter(Arc<Shared>);

impl GapCounter {
    /// Counts one, if something is being said.
    pub fn count(&self) {
        if self.0.is_speaking.load(Ordering::Relaxed) {
            self.0.gaps.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// While it is there a device that may starve is given nothing.
#[derive(Debug)]
pub struct Hold(Arc<Shared>);

impl Drop for Hold {
    fn drop(&mut self) {
        self.0.is_held.store(false, Ordering::Release);
        self.0.feed();
    }
}

impl Shared {
    /// Wakes whoever feeds a device that may starve.
    fn feed(&self) {
        if let Some(feeder) = self.feeder.get() {
            feeder.wake_by_ref();
        }
    }

    fn silence_until(&self) -> u64 {
        self.silence_until.load(Ordering::Acquire)
    }
}

impl SampleConsumer {
    /// Returns how many frames of `room` are to be handed out now to a device that may starve, heard from `at_ns` on; 0: none,
    /// and `feeder` is woken when there are some.
    pub fn due(&mut self, at_ns: u64, room: usize, capacity: usize, feeder: &Waker) -> usize {
        // One stream is fed by one thread for as long as it is there.
        let _ = self.shared.feeder.set(feeder.clone());
        if self.notice_hush() {
            self.player.unpark();
            self.is_fed = false;
        }
        if self.shared.is_held.load(Ordering::Acquire) {
            return 0;
        }
        let frames = self.shared.frames.load(Ordering::Relaxed);
        if self.pass_marks(frames, at_ns) {
            self.player.unpark();
        }
        let mut sound = self.samples.slots();
        let is_dry = self.is_fed && room >= capacity;
        if is_dry && sound > 0 && self.shared.is_speaking.load(Ordering::Relaxed) {
            self.shared.gaps.fetch_add(1, Ordering::Relaxed);
        }
        let is_whole = matches!(self.marks.peek(), Ok((_, Mark::End(_))));
        if !self.is_fed && !is_whole && sound < self.rate as usize / HEADS_PER_SECOND {
            sound = 0;
        }
        let silence = self.shared.silence_until().saturating_sub(frames);
        let silence = usize::try_from(silence).unwrap_or(usize::MAX);
        let due = room.min(if sound > 0 { sound } else { silence });
        self.is_fed = sound > 0 && due > 0;
        due
    }

    /// Hands `frames` samples to `put`, silence where there is nothing to say. `at_ns` is the time of the callback.
    pub fn fill(&mut self, at_ns: u64, frames: usize, mut put: impl FnMut(f32)) {
        let first_frame = self.shared.frames.load(Ordering::Relaxed);
        let mut is_news = self.notice_hush();
        for frame in 0..frames as u64 {
            is_news |= self.pass_marks(first_frame + frame, at_ns);
            let sample = self.next();
            if let Some(id) = self.beginning
                && sample.abs() >= AUDIBLE_LEVEL
            {
                self.beginning = None;
                is_news = true;
                self.report(Passed::Began { id, at_ns });
            }
            put(sample);
        }
        let handed_out = first_frame + frames as u64;
        is_news |= self.pass_marks(handed_out, at_ns + self.lasts_ns(frames));
        self.shared.frames.store(handed_out, Ordering::Release);
        if is_news || first_frame == 0 || handed_out >= self.shared.wake_at.load(Ordering::Acquire) {
            self.player.unpark();
        }
    }

    /// True if there is one: the player has room for more, or will have.
    fn notice_hush(&mut self) -> bool {
        let discard_until = self.shared.discard_until.load(Ordering::Acquire);
        let is_new = discard_until != self.discarding;
        if is_new {
            self.discarding = discard_until;
            self.speaks(false);
            self.fading = match self.hushing {
                Hushing::Fades => FADE_SAMPLES,
                Hushing::Flushes => 0,
            };
        }
        self.skip_when_faded();
        is_new
    }

    fn next(&mut self) -> f32 {
        let Ok(sample) = self.samples.pop() else {
            return 0.0;
        };
        let is_fading = self.position < self.discarding;
        self.position += 1;
        if !is_fading {
            return sample;
        }
        let faded = sample * (self.fading as f32 / FADE_SAMPLES as f32);
        self.fading -= 1;
        self.skip_when_faded();
        faded
    }

    fn skip_when_faded(&mut self) {
        if self.fading > 0 || self.position >= self.discarding {
            return;
        }
        let rest = usize::try_from(self.discarding - self.position).unwrap_or(usize::MAX);
        if let Ok(chunk) = self.samples.read_chunk(rest.min(self.samples.slots())) {
            self.position += chunk.len() as u64;
            chunk.commit_all();
        }
    }

    /// Passes the marks before the next sample; true if the player wants to know.
    fn pass_marks(&mut self, frame: u64, at_ns: u64) -> bool {
        let mut is_news = false;
        while let Ok(&(position, mark)) = self.marks.peek()
            && position <= self.position
        {
            // It was just seen.
            let _ = self.marks.pop();
            is_news = true;
            match mark {
                Mark::Begin(id) => {
                    self.beginning = Some(id);
                    self.speaks(true);
                }
                Mark::End(id) => {
                    self.beginning = None;
                    self.speaks(false);
                    self.shared
                        .silence_until
                        .store(frame + SILENCE_FRAMES, Ordering::Release);
                    self.report(Passed::Ended { id, frame, at_ns });
                }
            }
        }
        is_news
    }

    /// Returns how long so many frames are heard.
    fn lasts_ns(&self, frames: usize) -> u64 {
        frames as u64 * 1_000_000_000 / u64::from(self.rate)
    }

    fn speaks(&self, is_speaking: bool) {
        self.shared.is_speaking.store(is_speaking, Ordering::Relaxed);
    }

    fn report(&mut self, passed: Passed) {
        // Full only if the player has gone, and then nobody wants to know.
        let _ = self.passed.push(passed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: UtteranceId = UtteranceId(1);
    const SECOND: UtteranceId = UtteranceId(2);
    const BUFFER: usize = 960;

    struct Line {
        producer: SampleProducer,
        consumer: SampleConsumer,
        callbacks: u64,
    }

    impl Line {
        fn open() -> Self {
            let (producer, consumer) = join(48_000, std::thread::current(), Hushing::Fades);
            Self {
                producer,
                consumer,
                callbacks: 0,
            }
        }

        /// One callback; its time is its number.
        fn hear(&mut self) -> Vec<f32> {
            self.callbacks += 1;
            let mut heard = Vec::new();
            self.consumer.fill(self.callbacks, BUFFER, |sample| heard.push(sample));
            heard
        }

        fn say(&mut self, id: UtteranceId, samples: &[f32]) {
            self.producer.begin(id);
            assert_eq!(self.producer.push(samples), samples.len());
            self.producer.end(id);
        }

        fn passed(&mut self) -> Vec<Passed> {
            std::iter::from_fn(|| self.producer.passed()).collect()
        }
    }

    #[test]
    fn silence_is_played_until_there_is_something_to_say() {
        let mut line = Line::open();
        assert_eq!(line.hear(), vec![0.0; BUFFER]);
        assert_eq!(line.passed(), []);
        assert_eq!(line.producer.frames(), BUFFER as u64);
    }

    #[test]
    fn an_utterance_begins_with_its_first_audible_sample_and_ends_with_its_last() {
        let mut line = Line::open();
        let mut samples = vec![0.0; BUFFER + 10];
        samples.extend([0.5; 100]);
        line.say(FIRST, &samples);
        line.hear();
        assert_eq!(line.passed(), [], "the first buffer is silent");
        let heard = line.hear();
        assert_eq!(heard[10..110], [0.5; 100]);
        assert_eq!(heard[110..], vec![0.0; BUFFER - 110]);
        assert_eq!(
            line.passed(),
            [
                Passed::Began { id: FIRST, at_ns: 2 },
                Passed::Ended {
                    id: FIRST,
                    frame: BUFFER as u64 + 110,
                    at_ns: 2
                }
            ]
        );
    }

    #[test]
    fn utterances_follow_each_other_without_a_gap() {
        let mut line = Line::open();
        line.say(FIRST, &[0.25; 100]);
        line.say(SECOND, &[0.5; 100]);
        let heard = line.hear();
        assert_eq!(heard[..100], [0.25; 100]);
        assert_eq!(heard[100..200], [0.5; 100]);
        assert_eq!(line.passed().len(), 4);
    }

    #[test]
    fn a_hush_is_heard_within_one_buffer() {
        let mut line = Line::open();
        line.say(FIRST, &vec![0.5; 20 * BUFFER]);
        line.hear();
        assert_eq!(line.passed(), [Passed::Began { id: FIRST, at_ns: 1 }]);
        line.producer.cut();
        let heard = line.hear();
        let fade = FADE_SAMPLES as usize;
        assert!(heard[..fade].is_sorted_by(|earlier, later| earlier > later), "it fades");
        assert_eq!(heard[fade..], vec![0.0; BUFFER - fade], "and then it is silent");
        assert_eq!(line.hear(), vec![0.0; BUFFER]);
        assert_eq!(
            line.producer.push(&vec![0.5; 48_000]),
            48_000,
            "the whole ring is free again"
        );
    }

    #[test]
    fn what_is_said_after_a_hush_is_heard_whole() {
        let mut line = Line::open();
        line.say(FIRST, &vec![0.5; 20 * BUFFER]);
        line.hear();
        line.producer.cut();
        line.say(SECOND, &[0.25; 300]);
        let heard = line.hear();
        let fade = FADE_SAMPLES as usize;
        assert_eq!(heard[fade..fade + 300], [0.25; 300]);
        assert_eq!(heard[fade + 300..], vec![0.0; BUFFER - fade - 300]);
    }

    #[test]
    fn a_hush_in_silence_throws_nothing_away() {
        let mut line = Line::open();
        line.say(FIRST, &[0.5; 10]);
        line.hear();
        line.producer.cut();
        line.say(SECOND, &[0.25; 10]);
        assert_eq!(line.hear()[..10], [0.25; 10]);
    }

    /// A device that may starve, and holds this much.
    const CAPACITY: usize = 8 * BUFFER;
    const HEAD: usize = 48_000 / HEADS_PER_SECOND;

    impl Line {
        fn starving() -> Self {
            let (producer, consumer) = join(48_000, std::thread::current(), Hushing::Flushes);
            Self {
                producer,
                consumer,
                callbacks: 0,
            }
        }

        /// Takes as much as there is for so much room.
        fn take(&mut self, room: usize) -> Vec<f32> {
            let due = self.consumer.due(0, room, CAPACITY, Waker::noop());
            self.callbacks += 1;
            let mut heard = Vec::new();
            self.consumer.fill(self.callbacks, due, |sample| heard.push(sample));
            heard
        }
    }

    #[test]
    fn a_device_that_may_starve_is_greeted_and_then_given_nothing_but_what_is_said() {
        let mut line = Line::starving();
        assert_eq!(line.take(CAPACITY), vec![0.0; SILENCE_FRAMES as usize]);
        assert!(line.take(CAPACITY).is_empty());
        assert!(!line.producer.is_waiting());
        line.producer.begin(FIRST);
        assert_eq!(line.producer.push(&[0.5; HEAD - 1]), HEAD - 1);
        assert!(line.producer.is_waiting());
        assert!(line.take(CAPACITY).is_empty(), "it might not go on at once");
        assert_eq!(line.producer.push(&[0.5]), 1);
        assert_eq!(line.take(CAPACITY), vec![0.5; HEAD], "no silence behind what is there");
        assert!(line.take(CAPACITY - HEAD).is_empty());
        assert_eq!(line.producer.push(&[0.25; 100]), 100);
        line.producer.end(FIRST);
        assert_eq!(line.take(CAPACITY - HEAD), vec![0.25; 100], "the end is not waited for");
        let passed = line.passed();
        assert_eq!(passed[0], Passed::Began { id: FIRST, at_ns: 4 });
        let frame = SILENCE_FRAMES + (HEAD + 100) as u64;
        assert!(matches!(passed[1..], [Passed::Ended { id: FIRST, frame: it, .. }] if it == frame));
        // A little silence brings it to its end in the device.
        assert_eq!(
            line.take(SILENCE_FRAMES as usize - 100).len(),
            SILENCE_FRAMES as usize - 100
        );
        assert_eq!(line.take(400).len(), 100);
        assert!(line.take(400).is_empty());
        assert_eq!(line.producer.gaps(), 0);
    }

    #[test]
    fn a_hush_gives_nothing_until_the_device_has_thrown_away_what_it_had() {
        let mut line = Line::starving();
        line.take(CAPACITY);
        line.producer.begin(FIRST);
        line.producer.push(&vec![0.5; 2 * CAPACITY]);
        assert_eq!(line.take(CAPACITY).len(), CAPACITY);
        line.producer.cut();
        let hold = line.producer.hold();
        line.say(SECOND, &[0.25; 300]);
        assert!(line.take(CAPACITY).is_empty());
        drop(hold);
        assert_eq!(
            line.take(CAPACITY),
            vec![0.25; 300],
            "and not one sample of what was hushed"
        );
        assert_eq!(line.producer.gaps(), 0, "it was emptied on purpose");
    }

    #[test]
    fn a_device_that_ran_dry_in_the_middle_of_speech_is_counted() {
        let mut line = Line::starving();
        line.take(CAPACITY);
        line.producer.begin(FIRST);
        line.producer.push(&vec![0.5; 3 * CAPACITY]);
        line.take(CAPACITY);
        line.take(CAPACITY - 1);
        assert_eq!(line.producer.gaps(), 0);
        line.take(CAPACITY);
        assert_eq!(line.producer.gaps(), 1);
        // Whoever had nothing to give is not to blame the device.
        line.take(CAPACITY);
        assert!(line.take(CAPACITY).is_empty());
        line.producer.push(&[0.5; 10]);
        line.take(CAPACITY);
        assert_eq!(line.producer.gaps(), 2);
    }

    #[test]
    fn a_hush_before_the_first_buffer_is_not_heard_at_all_beyond_its_fade() {
        let mut line = Line::open();
        line.say(FIRST, &vec![0.5; 4 * BUFFER]);
        line.producer.cut();
        let heard = line.hear();
        assert_eq!(
            heard[FADE_SAMPLES as usize..],
            vec![0.0; BUFFER - FADE_SAMPLES as usize]
        );
    }
}
