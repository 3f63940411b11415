//! A recorder on a stage: what is played to it, what it hands on, what it tells.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ansage_devices::helper::{Program, Timeouts};
use ansage_devices::recording::{Recording, RecordingEvent};
use ansage_protocol::piece::Piece;
use ansage_wire::Health;
use ansage_wire::recording::Source;
use tempfile::TempDir;

use crate::support::program::text;
use crate::support::shell::becoming;
use crate::support::signal::signal;
use crate::support::sound_server::{SoundServer, instrument};
use crate::support::wait::{receive, wait_until};

/// A recorder and everything that came out of it.
pub(crate) struct Stage {
    pub(crate) recording: Recording,
    events: Receiver<RecordingEvent>,
    pieces: Arc<Mutex<Vec<Piece>>>,
    folder: TempDir,
}

impl Stage {
    pub(crate) fn open(source: Source, environment: Vec<(OsString, OsString)>) -> Self {
        Self::open_with(source, environment, |_piece| {})
    }

    /// `before` is done with each piece before it is kept.
    pub(crate) fn open_with(
        source: Source,
        environment: Vec<(OsString, OsString)>,
        mut before: impl FnMut(&Piece) + Send + 'static,
    ) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut program = recorder_that_leaves_its_id(folder.path());
        program.environment = environment;
        let timeouts = Timeouts {
            heartbeat: Duration::from_millis(100),
            backoff: Duration::from_millis(20),
            ..Timeouts::default()
        };
        let (sender, events) = mpsc::channel();
        let pieces = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&pieces);
        let recording = Recording::open_with(program, timeouts, source, sender, move |piece| {
            before(piece);
            kept.lock().unwrap().push(piece.clone());
        });
        Self {
            recording,
            events,
            pieces,
            folder,
        }
    }

    /// Returns the next event that is not a level.
    #[track_caller]
    pub(crate) fn next(&self) -> RecordingEvent {
        for _second in 0..60 {
            match receive(&self.events).expect("there must be an event") {
                RecordingEvent::Level(_) => {}
                event => return event,
            }
        }
        panic!("there must be an event")
    }

    /// Returns what has happened so far and was not looked at.
    pub(crate) fn events_so_far(&self) -> Vec<RecordingEvent> {
        self.events.try_iter().collect()
    }

    #[track_caller]
    pub(crate) fn expect_ready(&self) -> String {
        match self.next() {
            RecordingEvent::Health(Health::Ready { name }) => name,
            event => panic!("{event:?}"),
        }
    }

    #[track_caller]
    pub(crate) fn expect_lost(&self) {
        let event = self.next();
        assert!(
            matches!(event, RecordingEvent::Health(Health::Lost { .. })),
            "{event:?}"
        );
    }

    #[track_caller]
    pub(crate) fn expect_missing(&self) -> String {
        match self.next() {
            RecordingEvent::Health(Health::Missing { why }) => why,
            event => panic!("{event:?}"),
        }
    }

    /// Returns how loud the next second is.
    #[track_caller]
    pub(crate) fn level(&self) -> ansage_wire::recording::Level {
        loop {
            if let RecordingEvent::Level(level) = receive(&self.events).expect("a level") {
                return level;
            }
        }
    }

    pub(crate) fn pieces(&self) -> Vec<Piece> {
        self.pieces.lock().unwrap().clone()
    }

    /// Returns the place behind the last piece.
    pub(crate) fn end(&self) -> u64 {
        let pieces = self.pieces.lock().unwrap();
        pieces
            .last()
            .map_or(0, |it| it.block.at + it.block.samples.len() as u64)
    }

    /// Waits until so many more samples have come.
    #[track_caller]
    pub(crate) fn go_on_for(&self, samples: u64) {
        let until = self.end() + samples;
        wait_until(|| self.end() >= until);
    }

    /// Returns the samples from a place on, silence in the place of what was lost.
    pub(crate) fn samples_from(&self, from: u64) -> Vec<i16> {
        let mut samples = Vec::new();
        for piece in self.pieces() {
            let at = usize::try_from(piece.block.at.saturating_sub(from)).unwrap();
            if piece.block.at >= from {
                assert!(at >= samples.len(), "places never go back");
                samples.resize(at, 0);
                samples.extend(piece.block.samples);
            }
        }
        samples
    }

    /// Sends a signal to the recorder that runs now.
    pub(crate) fn signal(&self, name: &str) {
        signal(name, id_left_in(self.folder.path()));
    }
}

/// Returns the recorder; the shell that becomes it leaves its process id in a folder.
pub(crate) fn recorder_that_leaves_its_id(folder: &Path) -> Program {
    becoming(
        concat!(env!("CARGO_BIN_EXE_ansage"), "-recorder"),
        &format!("echo $$ >> {}/pids", text(folder)),
    )
}

/// Returns the process id of the last recorder that left its own in a folder.
pub(crate) fn id_left_in(folder: &Path) -> u32 {
    let pids = std::fs::read_to_string(folder.join("pids")).unwrap();
    pids.lines().last().unwrap().parse().unwrap()
}

/// Plays a file into a sink.
pub(crate) fn play(server: &SoundServer, sink: &str, wav: &Path) -> Child {
    instrument("paplay")
        .args(["--device", sink, text(wav)])
        .envs(server.environment())
        .stdin(Stdio::null())
        .spawn()
        .unwrap()
}
