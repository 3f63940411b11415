//! The microphone of the program: sound in blocks of 16 kHz with their place and time.
//!
//! `ansage-recorder` owns the device. What it hears comes by a pipe of its own and is handed on by a thread of its own,
//! whatever the listener or the game are doing. A recorder that dies, freezes or loses its device costs sound: its places
//! are left out, and those behind them stay right.

pub mod clips;
mod recent;

use std::collections::HashSet;
use std::io::{BufReader, PipeReader};
use std::path::Path;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_protocol::pipe::{HelperPipe, PipeOut};
use ansage_protocol::stamp;
use ansage_sound_files::recording_file::looks_like_a_recording;
use ansage_wire::recording::{FromRecorder, InputDevice, Level, Pace, Source, TapeOrder, ToRecorder};
use ansage_wire::{Health, KeepId, KeptSound, TapeHealth, TapeHears};

pub use ansage_protocol::piece::{Piece, piece, read_piece};
pub use recent::Recent;

/// Name of the helper program.
pub const RECORDER: &str = "ansage-recorder";

/// What a microphone tells the program.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum RecordingEvent {
    /// It changed its health; never twice the same.
    Health(Health),
    /// How loud it was in the last second.
    Level(Level),
    /// The file in place of a microphone has ended.
    Ended,
    /// Sound was kept, of this entry or, with [`ansage_wire::recording::Cut::AtPauses`], of a voice.
    Kept(Option<KeepId>, KeptSound),
    /// The sound of this entry was not to be had.
    Unkept(KeepId),
    /// A clip lies in the folder of which nobody knew: a crash left it. Told once.
    Found(KeptSound),
    /// The disk takes no sound, or does again.
    Tape(TapeHealth),
    /// What was to be kept has been completed, as [`Recording::finish`] asked.
    Finished,
    /// The microphones there are, as [`Recording::list`] asked.
    Devices(Vec<InputDevice>),
}

/// The microphone of the program; no call ever waits.
#[derive(Debug)]
pub struct Recording {
    recorder: Helper<ToRecorder, FromRecorder>,
    recent: Recent,
    source: Source,
    epoch_ns: u64,
    tape: Option<TapeOrder>,
}

/// Takes each piece of sound; it must not wait.
type HandOn = Arc<Mutex<dyn FnMut(&Piece) + Send>>;

impl Recording {
    /// Opens a source of sound. `hand_on` runs on a thread of its own for each piece and must not wait, but with a file
    /// that is played as fast as it is taken. What is not to be had is told as an event, not as an error.
    pub fn open(source: Source, events: Sender<RecordingEvent>, hand_on: impl FnMut(&Piece) + Send + 'static) -> Self {
        Self::open_with(Program::beside(RECORDER), Timeouts::default(), source, events, hand_on)
    }

    /// Opens a source of sound as [`Recording::open`] does, with a recorder that lies elsewhere or with other timeouts.
    pub fn open_with(
        mut recorder: Program,
        timeouts: Timeouts,
        source: Source,
        events: Sender<RecordingEvent>,
        hand_on: impl FnMut(&Piece) + Send + 'static,
    ) -> Self {
        let recent = Recent::default();
        let (its_recent, hand_on): (Recent, HandOn) = (recent.clone(), Arc::new(Mutex::new(hand_on)));
        recorder.pipe = Some(HelperPipe::OutOf(PipeOut::new(move |pipe| {
            let (recent, hand_on) = (its_recent.clone(), Arc::clone(&hand_on));
            recent.begin();
            let relay = thread::Builder::new().name("sound".to_owned());
            if let Err(error) = relay.spawn(move || hand_on_all(pipe, &recent, &hand_on)) {
                tracing::error!(%error, "nobody takes the sound");
            }
        })));
        let mut reports = Reports {
            events,
            health: None,
            wanted: HashSet::new(),
            known: HashSet::new(),
        };
        let epoch_ns = stamp::now_ns();
        let open = ToRecorder::Open {
            source: source.clone(),
            epoch_ns,
            tape: None,
        };
        Self {
            recorder: Helper::start(recorder, timeouts, Some(open), move |event| reports.hear(event)),
            recent,
            source,
            epoch_ns,
            tape: None,
        }
    }

    /// Keeps sound on the disk from now on, also when the recorder has died and come back; or none any more.
    pub fn tape(&mut self, order: Option<TapeOrder>) {
        if self.tape == order {
            return;
        }
        self.tape = order;
        self.recorder.ask_always(ToRecorder::Open {
            source: self.source.clone(),
            epoch_ns: self.epoch_ns,
            tape: self.tape.clone(),
        });
    }

    /// Lets the tape hear, or not: then nothing is kept, not even in memory.
    pub fn let_the_tape_hear(&mut self, hears: TapeHears) {
        let order = self.tape.clone();
        self.tape(order.map(|order| TapeOrder { hears, ..order }));
    }

    /// Keeps the sound of what was just entered; answered by [`RecordingEvent::Kept`] or [`RecordingEvent::Unkept`].
    pub fn keep(&self, id: KeepId) {
        self.recorder.ask(ToRecorder::Keep { id });
    }

    /// Asks for the microphones there are; answered by [`RecordingEvent::Devices`].
    pub fn list(&self) {
        self.recorder.ask(ToRecorder::List);
    }

    /// Completes what is to be kept with the sound there is: the program is about to end.
    pub fn finish(&self) {
        self.recorder.ask(ToRecorder::Finish);
    }

    /// Returns the last half minute of sound, for whoever wants to know when it was heard, or to cut something out of it.
    pub fn recent(&self) -> Recent {
        self.recent.clone()
    }

    /// Closes the microphone and waits until the recorder has ended, for at most two seconds.
    pub fn close(self) {
        self.finish();
        self.recorder.close();
    }
}

/// Returns the source that a person means: the default microphone, a device, or a recording by its name or how it begins.
pub fn source(name: Option<&str>) -> Source {
    match name {
        Some(path) if looks_like_a_recording(Path::new(path)) => Source::File {
            path: std::path::absolute(path).unwrap_or_else(|_no_folder| path.into()),
            pace: Pace::Own,
        },
        name => Source::Device(name.map(str::to_owned)),
    }
}

/// Hands on what comes out of one recorder, until it has gone.
fn hand_on_all(pipe: PipeReader, recent: &Recent, hand_on: &HandOn) {
    let mut pipe = BufReader::new(pipe);
    loop {
        match read_piece(&mut pipe) {
            Ok(Some(piece)) => {
                let piece = recent.take(piece);
                (hand_on.lock().unwrap_or_else(PoisonError::into_inner))(&piece);
            }
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%error, "what came from the recorder is no sound");
                return;
            }
        }
    }
}

/// Makes events of what happens to the recorder.
struct Reports {
    events: Sender<RecordingEvent>,
    health: Option<Health>,
    /// What the running recorder was asked to keep and has not answered.
    wanted: HashSet<KeepId>,
    /// Files that were told of.
    known: HashSet<String>,
}

impl Reports {
    fn hear(&mut self, event: HelperEvent<ToRecorder, FromRecorder>) {
        match event {
            HelperEvent::Sent(ToRecorder::Keep { id }) => {
                self.wanted.insert(id);
            }
            HelperEvent::Refused(ToRecorder::Keep { id }) => self.send(RecordingEvent::Unkept(id)),
            HelperEvent::Up | HelperEvent::Sent(_) | HelperEvent::Refused(_) => {}
            HelperEvent::Reported(FromRecorder::Health(health)) => self.change(health),
            HelperEvent::Down(health) => {
                self.change(health);
                let mut void: Vec<_> = self.wanted.drain().collect();
                void.sort_unstable();
                void.into_iter().for_each(|id| self.send(RecordingEvent::Unkept(id)));
            }
            HelperEvent::Reported(FromRecorder::Kept { id, kept }) => {
                self.known.insert(kept.file.clone());
                if id.is_none_or(|id| self.wanted.remove(&id)) {
                    self.send(RecordingEvent::Kept(id, kept));
                }
            }
            HelperEvent::Reported(FromRecorder::Unkept { id }) => {
                if self.wanted.remove(&id) {
                    self.send(RecordingEvent::Unkept(id));
                }
            }
            HelperEvent::Reported(FromRecorder::Found { kept }) => {
                if self.known.insert(kept.file.clone()) {
                    self.send(RecordingEvent::Found(kept));
                }
            }
            HelperEvent::Reported(FromRecorder::Finished) => self.send(RecordingEvent::Finished),
            HelperEvent::Reported(FromRecorder::Tape(health)) => self.send(RecordingEvent::Tape(health)),
            HelperEvent::Reported(FromRecorder::Level(level)) => self.send(RecordingEvent::Level(level)),
            HelperEvent::Reported(FromRecorder::Ended) => self.send(RecordingEvent::Ended),
            HelperEvent::Reported(FromRecorder::Devices(devices)) => self.send(RecordingEvent::Devices(devices)),
        }
    }

    fn change(&mut self, health: Health) {
        // What was missing before the recorder died was not lost with it.
        let was_missing = matches!(self.health, Some(Health::Missing { .. }));
        if was_missing && matches!(health, Health::Lost { .. }) || self.health.as_ref() == Some(&health) {
            return;
        }
        self.health = Some(health.clone());
        self.send(RecordingEvent::Health(health));
    }

    fn send(&self, event: RecordingEvent) {
        // Without a listener the program is ending.
        let _ = self.events.send(event);
    }
}
