//! The thread that takes sound from its source and hands it on.

use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, JoinHandle, Thread};
use std::time::Duration;

use ansage_protocol::pipe::HelperEnd;
use ansage_protocol::serve::Reporter;
use ansage_wire::recording::{FromRecorder, Source, ToRecorder};

use crate::file::VirtualMicrophone;
use crate::line::InputLine;
use crate::sink::Sink;
use crate::tape::TapeHandle;

/// The way to the thread.
pub(crate) struct CaptureHandle {
    inbox: Sender<(u64, ToRecorder)>,
    thread: Thread,
}

impl CaptureHandle {
    /// Hands on a request and its number.
    pub(crate) fn ask(&self, n: u64, request: ToRecorder) {
        // The capture ends with the process.
        let _ = self.inbox.send((n, request));
        self.thread.unpark();
    }

    /// Lets the thread end.
    pub(crate) fn dismiss(self) {
        drop(self.inbox);
        self.thread.unpark();
    }
}

pub(crate) struct Capture {
    inbox: Receiver<(u64, ToRecorder)>,
    reporter: Reporter<FromRecorder>,
    sink: Sink,
    source: From,
    /// What the source was opened with.
    opened: Option<(Source, u64)>,
    tape: TapeHandle,
}

/// Where the sound comes from now.
enum From {
    Nowhere,
    Microphone(InputLine),
    File(VirtualMicrophone),
}

impl Capture {
    /// Starts the thread; it ends with the process.
    pub(crate) fn start(
        pipe: Option<HelperEnd>,
        reporter: Reporter<FromRecorder>,
        tape: TapeHandle,
    ) -> (CaptureHandle, JoinHandle<()>) {
        let (sender, inbox) = mpsc::channel();
        let sink = Sink::new(pipe, reporter.clone(), tape.clone());
        let capture = Self {
            inbox,
            reporter,
            sink,
            source: From::Nowhere,
            opened: None,
            tape,
        };
        let joined = thread::spawn(move || capture.run());
        let thread = joined.thread().clone();
        (CaptureHandle { inbox: sender, thread }, joined)
    }

    fn run(mut self) {
        loop {
            loop {
                match self.inbox.try_recv() {
                    Ok((n, request)) => {
                        self.reporter.taken(n);
                        self.take(request);
                    }
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return,
                }
            }
            thread::park_timeout(self.tend());
        }
    }

    fn take(&mut self, request: ToRecorder) {
        match request {
            ToRecorder::Open { source, epoch_ns, tape } => {
                self.tape.order(tape);
                self.open(source, epoch_ns);
            }
            ToRecorder::Keep { id } => self.tape.keep(id),
            ToRecorder::Finish => self.tape.finish(),
            // Answered where nobody waits for sound.
            ToRecorder::List => {}
        }
    }

    fn open(&mut self, source: Source, epoch_ns: u64) {
        let opened = Some((source.clone(), epoch_ns));
        if self.opened == opened {
            return;
        }
        self.opened = opened;
        self.sink.set_epoch(epoch_ns);
        self.source = match source {
            Source::Device(name) => From::Microphone(InputLine::to(name)),
            Source::File { path, pace } => From::File(VirtualMicrophone::of(path, pace)),
        };
    }

    /// Hands on what has come, and returns how long there is nothing to be done.
    fn tend(&mut self) -> Duration {
        match &mut self.source {
            From::Nowhere => Duration::from_secs(3600),
            From::Microphone(line) => {
                if let Some(health) = line.tend(&mut self.sink) {
                    self.reporter.tell(FromRecorder::Health(health));
                }
                line.look_again_in()
            }
            From::File(file) => {
                for told in file.tend(&mut self.sink) {
                    self.reporter.tell(told);
                }
                file.look_again_in(&self.sink)
            }
        }
    }
}
