//! A recording in place of a microphone: WAV, FLAC or MP3.

use std::path::{Path, PathBuf};
use std::time::Duration;

use ansage_protocol::stamp;
use ansage_sound_files::recording_file::RecordingFile;
use ansage_wire::Health;
use ansage_wire::recording::{FromRecorder, Pace};

use crate::sink::{BLOCK_SAMPLES, Sink};

pub(crate) struct VirtualMicrophone {
    path: PathBuf,
    pace: Pace,
    state: State,
    /// What was read and not handed on.
    ready: Vec<i16>,
}

enum State {
    Closed,
    Playing(Box<RecordingFile>),
    /// The file has ended; with a pace of its own silence follows.
    Ended,
    Failed,
}

impl VirtualMicrophone {
    /// Returns a microphone that hears a file; it is opened at the first look.
    pub(crate) fn of(path: PathBuf, pace: Pace) -> Self {
        Self {
            path,
            pace,
            state: State::Closed,
            ready: Vec::new(),
        }
    }

    /// Hands on what is due, and returns what is to be told.
    pub(crate) fn tend(&mut self, sink: &mut Sink) -> Vec<FromRecorder> {
        let mut told = Vec::new();
        if matches!(self.state, State::Closed) {
            told.push(FromRecorder::Health(self.open()));
            if self.pace == Pace::Own {
                // What would have been heard before is lost.
                let now = sink.place_at(stamp::now_ns());
                self.skip(now.saturating_sub(sink.next()));
                sink.go_to(now);
            }
        }
        match self.pace {
            Pace::Own => {
                while !matches!(self.state, State::Failed)
                    && sink.time_of(sink.next() + BLOCK_SAMPLES as u64) <= stamp::now_ns()
                {
                    let heard_ns = sink.time_of(sink.next() + BLOCK_SAMPLES as u64);
                    let mut block = self.block(&mut told);
                    block.resize(BLOCK_SAMPLES, 0);
                    sink.offer(heard_ns, &block);
                }
            }
            Pace::AsTaken => {
                let block = self.block(&mut told);
                // What finds no room is tried again, after a look whether something else was asked.
                if !block.is_empty() && !sink.send(stamp::now_ns(), &block) {
                    self.ready.splice(0..0, block);
                }
            }
        }
        told
    }

    /// Returns how long the file may be left alone.
    pub(crate) fn look_again_in(&self, sink: &Sink) -> Duration {
        match (&self.state, self.pace) {
            (State::Failed, _) | (State::Ended, Pace::AsTaken) => Duration::from_secs(3600),
            (State::Closed | State::Playing(_), Pace::AsTaken) => Duration::ZERO,
            (State::Closed | State::Playing(_) | State::Ended, Pace::Own) => {
                let due = sink.time_of(sink.next() + BLOCK_SAMPLES as u64);
                Duration::from_nanos(due.saturating_sub(stamp::now_ns()))
            }
        }
    }

    fn open(&mut self) -> Health {
        match RecordingFile::open(&self.path) {
            Ok(file) => {
                self.state = State::Playing(Box::new(file));
                let name = self.path.display().to_string();
                Health::Ready { name }
            }
            Err(error) => {
                self.state = State::Failed;
                let why = format!("{}: {error}", Path::display(&self.path));
                Health::Missing { why }
            }
        }
    }

    fn skip(&mut self, samples: u64) {
        let mut left = usize::try_from(samples).unwrap_or(usize::MAX);
        while let State::Playing(file) = &mut self.state {
            if left <= self.ready.len() {
                self.ready.drain(..left);
                return;
            }
            left -= self.ready.len();
            self.ready = match file.read() {
                Some(samples) => samples,
                None => return,
            };
        }
    }

    /// Returns the next block; at the end of the file a shorter one, and then none.
    fn block(&mut self, told: &mut Vec<FromRecorder>) -> Vec<i16> {
        while self.ready.len() < BLOCK_SAMPLES
            && let State::Playing(file) = &mut self.state
        {
            match file.read() {
                Some(samples) => self.ready.extend(samples),
                None => {
                    self.state = State::Ended;
                    told.push(FromRecorder::Ended);
                }
            }
        }
        self.ready.drain(..BLOCK_SAMPLES.min(self.ready.len())).collect()
    }
}
