//! The line to a microphone: opened, watched, closed, opened again.

use std::mem;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use ansage_protocol::stamp;
use ansage_sound_devices::attempts::{Attempts, LONGEST_PAUSE, LOOK, OPENING, STALL};
use ansage_sound_devices::input::{InputError, Opened};
use ansage_wire::Health;

use crate::sink::{Sink, Stream};
use crate::system_sound::input;

pub(crate) struct InputLine {
    /// `None`: the default microphone.
    name: Option<String>,
    state: State,
    /// Once PulseAudio has been heard, ALSA would only take the device away from it.
    is_served: bool,
    attempts: Attempts,
}

enum State {
    Closed { retry_at_ns: u64 },
    Opening(Opening),
    Open(Box<OpenLine>),
}

struct Opening {
    since_ns: u64,
    result: Receiver<Result<Opened, InputError>>,
    errors: Receiver<InputError>,
}

struct OpenLine {
    opened: Opened,
    errors: Receiver<InputError>,
    stream: Stream,
    frames: Vec<f32>,
    heard_ns: u64,
}

impl InputLine {
    /// Returns a line to the microphone of this name, or the default one; it is opened at the first look.
    pub(crate) fn to(name: Option<String>) -> Self {
        Self {
            name,
            state: State::Closed { retry_at_ns: 0 },
            is_served: false,
            attempts: Attempts::default(),
        }
    }

    /// Hands on what has come, does what is due, and returns what is to be told, if anything.
    pub(crate) fn tend(&mut self, sink: &mut Sink) -> Option<Health> {
        let now_ns = stamp::now_ns();
        match &mut self.state {
            State::Closed { retry_at_ns } => {
                if *retry_at_ns <= now_ns {
                    self.start_opening();
                }
                None
            }
            State::Opening(opening) => match opening.result.try_recv() {
                Ok(Ok(opened)) => {
                    self.welcome(opened);
                    None
                }
                Ok(Err(error)) => self.fail(&error),
                Err(TryRecvError::Disconnected) => self.fail(&InputError::Silent(self.wanted())),
                Err(TryRecvError::Empty) => {
                    let is_overdue = now_ns.saturating_sub(opening.since_ns) > stamp::ns(OPENING);
                    let error = InputError::Silent(self.wanted());
                    is_overdue
                        .then(|| self.attempts.trouble(error.to_string(), LONGEST_PAUSE))
                        .flatten()
                }
            },
            State::Open(open) => {
                let has_heard = open.hand_on(sink);
                match open.failure(now_ns) {
                    Some(error) => self.fail(&error),
                    None if has_heard => {
                        let name = || format!("{} ({} Hz)", open.opened.name, open.opened.rate);
                        self.attempts.has_sound(name)
                    }
                    None => None,
                }
            }
        }
    }

    /// Returns how long the line may be left alone, if nobody wakes its thread.
    pub(crate) fn look_again_in(&self) -> Duration {
        match &self.state {
            State::Open(_) | State::Opening(_) => LOOK,
            State::Closed { retry_at_ns } => Duration::from_nanos(retry_at_ns.saturating_sub(stamp::now_ns())),
        }
    }

    fn start_opening(&mut self) {
        let (result_in, result) = mpsc::channel();
        let (errors_in, errors) = mpsc::channel();
        let (name, server_only, capture) = (self.name.clone(), self.is_served, thread::current());
        // A sound server that hangs holds this thread and not the capture.
        thread::spawn(move || {
            // An attempt that was given up meanwhile closes its stream here.
            let _ = result_in.send(input::open(name.as_deref(), server_only, &capture, &errors_in));
            capture.unpark();
        });
        self.state = State::Opening(Opening {
            since_ns: stamp::now_ns(),
            result,
            errors,
        });
    }

    fn welcome(&mut self, opened: Opened) {
        if let State::Opening(opening) = mem::replace(&mut self.state, State::Closed { retry_at_ns: 0 }) {
            self.is_served |= opened.is_served;
            self.state = State::Open(Box::new(OpenLine {
                stream: Stream::new(opened.rate),
                opened,
                errors: opening.errors,
                frames: Vec::new(),
                heard_ns: stamp::now_ns(),
            }));
        }
    }

    fn fail(&mut self, error: &InputError) -> Option<Health> {
        tracing::warn!(%error, "no sound");
        let pause = self.attempts.pause();
        let retry_at_ns = stamp::now_ns() + stamp::ns(pause);
        if let State::Open(open) = mem::replace(&mut self.state, State::Closed { retry_at_ns }) {
            // Not here: closing a stream waits for the sound server.
            thread::spawn(move || drop(open));
        }
        self.attempts.trouble(error.to_string(), pause)
    }

    fn wanted(&self) -> String {
        self.name.clone().unwrap_or_else(|| "the default microphone".to_owned())
    }
}

impl OpenLine {
    /// Hands on what has come; true if anything has.
    fn hand_on(&mut self, sink: &mut Sink) -> bool {
        let mut has_heard = false;
        while let Some(heard_ns) = self.opened.drain.take(&mut self.frames) {
            has_heard = true;
            self.heard_ns = heard_ns;
            self.stream.take(heard_ns, &self.frames, sink);
            self.frames.clear();
        }
        if self.opened.drain.has_lost() {
            tracing::warn!("sound was lost on the way out of the callback");
            // What comes next begins at the place that belongs to its time.
            self.stream = Stream::new(self.opened.rate);
        }
        has_heard
    }

    /// Returns why nothing comes any more, if so.
    fn failure(&mut self, now_ns: u64) -> Option<InputError> {
        let has_stalled = now_ns.saturating_sub(self.heard_ns) > stamp::ns(STALL);
        let stall = || has_stalled.then(|| InputError::Silent(self.opened.name.clone()));
        self.errors.try_recv().ok().or_else(stall)
    }
}
