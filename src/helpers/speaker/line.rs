//! A channel's line to its device: opened, watched, closed, opened again.

use std::mem;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use ansage_protocol::stamp;
use ansage_sound::resample::Resampler;
use ansage_sound_devices::attempts::{Attempts, LONGEST_PAUSE, LOOK, OPENING, STALL};
use ansage_sound_devices::output::ring::Passed;
use ansage_sound_devices::output::{Buffer, Buffers, Heard, Opened, OutputError, Target};
use ansage_wire::{Health, UtteranceId};

use crate::system_sound::output;

/// And this often while there is sound that the ring has no room for; the ring holds a second.
const REFILL: Duration = Duration::from_millis(100);

/// A change that concerns what is to be said.
#[derive(Debug, Default)]
pub(crate) struct Change {
    /// True if nothing that was to be heard on the line will be.
    pub(crate) is_down: bool,
    /// What is to be reported, if anything.
    pub(crate) health: Option<Health>,
}

pub(crate) struct OutputLine {
    /// `None` until the first settings come.
    target: Option<Target>,
    buffers: Buffers,
    state: State,
    /// Once PulseAudio has played, ALSA would only take the device away from it.
    is_served: bool,
    attempts: Attempts,
}

/// What the end of an utterance waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum End {
    /// So many frames handed out.
    Frame(u64),
    /// A time.
    Time(u64),
}

impl End {
    /// Returns how long it may be left alone.
    pub(crate) fn comes_in(self) -> Duration {
        match self {
            // The device tells when it is there.
            Self::Frame(_) => Duration::MAX,
            Self::Time(at_ns) => Duration::from_nanos(at_ns.saturating_sub(stamp::now_ns())),
        }
    }
}

enum State {
    Closed { retry_at_ns: Option<u64> },
    Opening(Opening),
    Open(Box<OpenLine>),
}

struct Opening {
    since_ns: u64,
    is_overdue: bool,
    result: Receiver<Result<Opened, OutputError>>,
    errors: Receiver<OutputError>,
}

impl OutputLine {
    pub(crate) fn new() -> Self {
        Self {
            target: None,
            buffers: Buffers::default(),
            state: State::Closed { retry_at_ns: None },
            is_served: false,
            attempts: Attempts::default(),
        }
    }

    /// Goes over to a device; `None` if it is the same as before.
    pub(crate) fn connect(&mut self, target: Target) -> Option<Change> {
        if self.target.as_ref() == Some(&target) {
            return None;
        }
        self.close(None);
        self.is_served = false;
        self.attempts = Attempts::default();
        let is_somewhere = target != Target::Nowhere;
        self.target = Some(target);
        let health = if is_somewhere {
            self.start_opening();
            None
        } else {
            self.attempts.trouble(OutputError::Nowhere.to_string(), Duration::ZERO)
        };
        Some(Change { is_down: true, health })
    }

    /// Does what is due: tries again, takes over what has been opened, notices what has failed.
    pub(crate) fn tend(&mut self) -> Change {
        let now_ns = stamp::now_ns();
        match &mut self.state {
            State::Closed { retry_at_ns } => {
                if retry_at_ns.is_some_and(|retry_at_ns| retry_at_ns <= now_ns) {
                    self.start_opening();
                }
                Change::default()
            }
            State::Opening(opening) => match opening.result.try_recv() {
                Ok(Ok(opened)) => self.welcome(opened),
                Ok(Err(error)) => self.fail(&error),
                Err(TryRecvError::Disconnected) => self.fail(&OutputError::Silent(self.wanted())),
                Err(TryRecvError::Empty) => {
                    let is_overdue = now_ns.saturating_sub(opening.since_ns) > stamp::ns(OPENING);
                    let is_down = is_overdue && !mem::replace(&mut opening.is_overdue, is_overdue);
                    let error = OutputError::Silent(self.wanted());
                    let health = if is_down {
                        self.attempts.trouble(error.to_string(), LONGEST_PAUSE)
                    } else {
                        None
                    };
                    Change { is_down, health }
                }
            },
            State::Open(open) => match open.failure(now_ns) {
                Some(error) => self.fail(&error),
                None if open.frames() > 0 => Change {
                    is_down: false,
                    health: self.attempts.has_sound(|| open.opened.name.clone()),
                },
                None => Change::default(),
            },
        }
    }

    /// Returns the open line, if it is open.
    pub(crate) fn open(&mut self) -> Option<&mut OpenLine> {
        match &mut self.state {
            State::Open(open) => Some(open),
            State::Opening(_) | State::Closed { .. } => None,
        }
    }

    /// True if an utterance that begins now would have to wait for a device that may never come.
    pub(crate) fn is_down(&self) -> bool {
        match &self.state {
            State::Closed { .. } => true,
            State::Opening(opening) => opening.is_overdue,
            State::Open(_) => false,
        }
    }

    /// Returns how long the line may be left alone; `has_more`: there is sound that is not in the ring yet.
    pub(crate) fn look_again_in(&self, has_more: bool) -> Duration {
        match &self.state {
            State::Open(open) if has_more || !open.ready.is_empty() => REFILL,
            State::Open(_) | State::Opening(_) => LOOK,
            State::Closed { retry_at_ns: None } => Duration::from_secs(3600),
            State::Closed {
                retry_at_ns: Some(retry_at_ns),
            } => Duration::from_nanos(retry_at_ns.saturating_sub(stamp::now_ns())),
        }
    }

    /// Takes note of what devices are known to need; it holds when they are opened next.
    pub(crate) fn learn(&mut self, device: &str, buffer: Buffer) {
        self.buffers.learn(device, buffer);
    }

    /// Opens the device anew with a wider buffer if it ran dry while it played, and returns its name and the buffer. To be
    /// called only while there is nothing to be heard.
    pub(crate) fn widen(&mut self) -> Option<(String, Buffer)> {
        let opened = &self.open()?.opened;
        let (device, buffer) = (opened.name.clone(), opened.buffer.wider());
        if opened.producer.gaps() == 0 || buffer == opened.buffer {
            return None;
        }
        tracing::info!(device, ?buffer, gaps = opened.producer.gaps(), "the device ran dry");
        self.buffers.learn(&device, buffer);
        self.close(None);
        self.start_opening();
        Some((device, buffer))
    }

    fn start_opening(&mut self) {
        let (result_in, result) = mpsc::channel();
        let (errors_in, errors) = mpsc::channel();
        let target = self.target.clone().unwrap_or(Target::Nowhere);
        let buffers = self.buffers.clone();
        let (server_only, player) = (self.is_served, thread::current());
        // A sound server that hangs holds this thread and not the player.
        thread::spawn(move || {
            // An attempt that was given up meanwhile closes its stream here.
            let _ = result_in.send(output::open(&target, &buffers, server_only, &player, &errors_in));
            player.unpark();
        });
        self.state = State::Opening(Opening {
            since_ns: stamp::now_ns(),
            is_overdue: false,
            result,
            errors,
        });
    }

    fn welcome(&mut self, opened: Opened) -> Change {
        if let State::Opening(opening) = mem::replace(&mut self.state, State::Closed { retry_at_ns: None }) {
            self.is_served |= opened.is_served;
            self.state = State::Open(Box::new(OpenLine::new(opened, opening.errors)));
        }
        Change::default()
    }

    fn fail(&mut self, error: &OutputError) -> Change {
        tracing::warn!(%error, "no sound");
        let pause = self.attempts.pause();
        self.close(Some(stamp::now_ns() + stamp::ns(pause)));
        Change {
            is_down: true,
            health: self.attempts.trouble(error.to_string(), pause),
        }
    }

    fn close(&mut self, retry_at_ns: Option<u64>) {
        if let State::Open(open) = mem::replace(&mut self.state, State::Closed { retry_at_ns }) {
            // Not here: closing a stream waits for the sound server.
            thread::spawn(move || drop(open));
        }
    }

    fn wanted(&self) -> String {
        match &self.target {
            Some(Target::Open(Some(name)) | Target::Private(name)) => name.clone(),
            Some(Target::Open(None)) => "the default device".to_owned(),
            Some(Target::Nowhere) | None => "no device".to_owned(),
        }
    }
}

/// A line that plays.
pub(crate) struct OpenLine {
    opened: Opened,
    errors: Receiver<OutputError>,
    /// Made for the first sound, when the voice's rate is known.
    resampler: Option<(u32, Resampler)>,
    /// Sound made ready that the ring had no room for, from this place on.
    ready: Vec<f32>,
    ready_from: usize,
    frames_seen: u64,
    frames_seen_at_ns: u64,
}

impl OpenLine {
    fn new(opened: Opened, errors: Receiver<OutputError>) -> Self {
        Self {
            opened,
            errors,
            resampler: None,
            ready: Vec::new(),
            ready_from: 0,
            frames_seen: 0,
            frames_seen_at_ns: stamp::now_ns(),
        }
    }

    /// Begins an utterance.
    pub(crate) fn begin(&mut self, id: UtteranceId) {
        if let Some((_, resampler)) = &mut self.resampler {
            resampler.restart();
        }
        self.opened.producer.begin(id);
    }

    /// Plays samples of the utterance that has begun, `rate` of them a second.
    pub(crate) fn play(&mut self, rate: u32, samples: &[i16], gain: f32) {
        if self.resampler.as_ref().is_none_or(|(before, _)| *before != rate) {
            // What another voice of the same utterance has said comes to its end first.
            self.finish();
            self.resampler = Some((rate, Resampler::new(rate, self.opened.rate)));
        }
        if let Some((_, resampler)) = &mut self.resampler {
            let scale = gain / 32_768.0;
            let samples = samples.iter().map(|sample| f32::from(*sample) * scale);
            resampler.push(samples, &mut self.ready);
        }
    }

    /// Plays what the resampler still holds.
    pub(crate) fn finish(&mut self) {
        if let Some((_, resampler)) = &mut self.resampler {
            resampler.finish(&mut self.ready);
        }
    }

    /// Ends the utterance behind all that was pushed.
    pub(crate) fn end(&mut self, id: UtteranceId) {
        self.opened.producer.end(id);
    }

    /// Pushes what is ready into the ring; true if some of it found no room.
    pub(crate) fn push_ready(&mut self) -> bool {
        self.ready_from += self.opened.producer.push(&self.ready[self.ready_from..]);
        if self.ready_from < self.ready.len() {
            return true;
        }
        self.ready.clear();
        self.ready_from = 0;
        false
    }

    /// Throws away what was not handed out yet, and what the device has, where it can.
    pub(crate) fn cut(&mut self) {
        self.ready.clear();
        self.ready_from = 0;
        self.opened.producer.cut();
        if let Some(flush) = &self.opened.flush {
            flush.throw_away(self.opened.producer.hold());
        }
    }

    /// Returns what the callback has passed since it was last asked.
    pub(crate) fn passed(&mut self) -> Option<Passed> {
        self.opened.producer.passed()
    }

    /// Returns the number of frames handed out since the line was opened.
    pub(crate) fn frames(&self) -> u64 {
        self.opened.producer.frames()
    }

    /// Returns what the end of an utterance waits for, so that it has been heard: it was handed out as this frame, for this
    /// time.
    pub(crate) fn end_of(&self, frame: u64, at_ns: u64) -> End {
        match self.opened.heard {
            Heard::Behind(frames) => End::Frame(frame + frames),
            Heard::After(time) => End::Time(at_ns + stamp::ns(time)),
        }
    }

    /// Returns true if an end has come.
    pub(crate) fn has_come(&self, end: End) -> bool {
        match end {
            End::Frame(frame) => frame <= self.frames(),
            End::Time(at_ns) => at_ns <= stamp::now_ns(),
        }
    }

    /// Wakes the player when an end has come, if the device tells it; `None`: not for that.
    pub(crate) fn wake_for(&self, end: Option<End>) {
        self.opened.producer.wake_at(match end {
            Some(End::Frame(frame)) => Some(frame),
            Some(End::Time(_)) | None => None,
        });
    }

    /// Returns why the line plays no more, if so.
    fn failure(&mut self, now_ns: u64) -> Option<OutputError> {
        let frames = self.frames();
        // Who has nothing to say has not stalled.
        if frames != self.frames_seen || !self.opened.producer.is_waiting() {
            self.frames_seen = frames;
            self.frames_seen_at_ns = now_ns;
        }
        let has_stalled = now_ns.saturating_sub(self.frames_seen_at_ns) > stamp::ns(STALL);
        let stall = || has_stalled.then(|| OutputError::Silent(self.opened.name.clone()));
        self.errors.try_recv().ok().or_else(stall)
    }
}
