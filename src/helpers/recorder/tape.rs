//! The tape: keeps what is said at the board, on a thread of its own.
//!
//! * [`voice`] – where in the sound somebody speaks;
//! * [`take`] – what is kept in memory, and which of it belongs to an entry;
//! * [`part`] – the files.
//!
//! The disk may take its time, or take nothing: only this thread waits for it.

mod part;
mod take;
mod voice;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use ansage_protocol::serve::Reporter;
use ansage_wire::RATE;
use ansage_wire::recording::{FromRecorder, TapeOrder};
use ansage_wire::{KeepId, TapeHealth, TapeHears};

use part::Part;
use take::{Take, Taken};

/// So much sound is written at once: a crash loses no more.
const FLUSH_SAMPLES: usize = RATE as usize / 2;
/// A disk that took nothing is tried again after so many samples.
const RETRY_SAMPLES: usize = 5 * RATE as usize;
/// So many samples may wait for the disk: what comes then is lost.
const WAITING_SAMPLES: usize = 60 * RATE as usize;
/// A hole up to this long is kept as silence; behind a longer one other sound begins.
const SHORT_HOLE_SAMPLES: u64 = RATE as u64;
/// How long the program is let wait for the tape at its end.
const SHUTDOWN_GRACE: Duration = Duration::from_millis(800);

enum ToTape {
    Order(Option<TapeOrder>),
    Samples(Vec<i16>),
    Hole(u64),
    Keep(KeepId),
    Finish,
}

/// The way to the tape; nobody who uses it waits.
#[derive(Clone)]
pub(crate) struct TapeHandle {
    inbox: Sender<ToTape>,
    waiting: Arc<AtomicUsize>,
}

impl TapeHandle {
    /// Keeps sound in a folder from now on, or none any more.
    pub(crate) fn order(&self, order: Option<TapeOrder>) {
        self.tell(ToTape::Order(order));
    }

    /// Takes samples that follow those before.
    pub(crate) fn samples(&self, samples: &[i16]) {
        if self.waiting.load(Ordering::Relaxed) + samples.len() > WAITING_SAMPLES {
            tracing::warn!("the disk is too slow for the tape");
            return self.hole(samples.len() as u64);
        }
        self.waiting.fetch_add(samples.len(), Ordering::Relaxed);
        self.tell(ToTape::Samples(samples.to_vec()));
    }

    /// Returns true while whoever can wait need not.
    pub(crate) fn has_room(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) < WAITING_SAMPLES / 2
    }

    /// So many samples were lost.
    pub(crate) fn hole(&self, samples: u64) {
        self.tell(ToTape::Hole(samples));
    }

    /// Keeps the sound of what was just entered.
    pub(crate) fn keep(&self, id: KeepId) {
        self.tell(ToTape::Keep(id));
    }

    /// Completes what is to be kept: no more sound comes.
    pub(crate) fn finish(&self) {
        self.tell(ToTape::Finish);
    }

    fn tell(&self, what: ToTape) {
        // The tape ends with the process.
        let _ = self.inbox.send(what);
    }
}

/// Waits until the tape has ended, but not for ever.
pub(crate) fn wait_for(tape: JoinHandle<()>) {
    let (ended, waiting) = mpsc::channel::<()>();
    thread::spawn(move || {
        let _ = tape.join();
        drop(ended);
    });
    let _: Result<(), RecvTimeoutError> = waiting.recv_timeout(SHUTDOWN_GRACE);
}

struct Tape {
    reporter: Reporter<FromRecorder>,
    waiting: Arc<AtomicUsize>,
    running: Option<Running>,
    health: TapeHealth,
}

/// A folder in which sound is kept.
struct Running {
    order: TapeOrder,
    take: Take,
    number: u32,
    part: Option<(Part, std::ops::Range<u64>)>,
    /// Samples that were not written yet.
    unwritten: usize,
    /// True once the program has said that nothing more is to be kept. Without that word it has died, and what was said and
    /// not entered yet is left for it to be found.
    is_finished: bool,
}

impl Tape {
    fn run(mut self, inbox: &Receiver<ToTape>) {
        for told in inbox {
            let has_finished = matches!(told, ToTape::Finish);
            match told {
                ToTape::Order(order) => self.obey(order),
                ToTape::Samples(samples) => {
                    self.waiting.fetch_sub(samples.len(), Ordering::Relaxed);
                    if let Some(running) = self.running.as_mut().filter(|it| it.order.hears == TapeHears::All) {
                        running.take.push(&samples);
                        running.unwritten += samples.len();
                    }
                }
                ToTape::Hole(samples) => {
                    if let Some(running) = self.running.as_mut().filter(|it| it.order.hears == TapeHears::All) {
                        running.hole(samples);
                    }
                }
                ToTape::Keep(id) => match &mut self.running {
                    Some(running) => running.take.want(id),
                    None => self.reporter.tell(FromRecorder::Unkept { id }),
                },
                ToTape::Finish => {
                    if let Some(running) = &mut self.running {
                        running.take.finish();
                        running.is_finished = true;
                    }
                }
            }
            self.write();
            if has_finished {
                self.reporter.tell(FromRecorder::Finished);
            }
        }
        self.end();
    }

    fn obey(&mut self, order: Option<TapeOrder>) {
        let is_same = |running: &Running, order: &TapeOrder| {
            running.order.folder == order.folder && running.order.cut == order.cut
        };
        match (order, &mut self.running) {
            (Some(order), Some(running)) if is_same(running, &order) => {
                match order.hears {
                    TapeHears::All => {}
                    TapeHears::NothingNow if running.order.hears != TapeHears::All => {}
                    TapeHears::NothingNow => running.take.seam(),
                    TapeHears::NothingAndForgets => {
                        running.take.forget();
                        // What a crash would have left is of no entry any more.
                        running.unwritten = FLUSH_SAMPLES;
                    }
                }
                running.order = order;
            }
            (order, _) => {
                if let Some(running) = &mut self.running {
                    running.is_finished = true;
                }
                self.end();
                self.running = order.map(|order| self.begin(order));
            }
        }
    }

    fn begin(&self, order: TapeOrder) -> Running {
        for kept in part::find(&order.folder, &order.known) {
            self.reporter.tell(FromRecorder::Found { kept });
        }
        Running {
            take: Take::new(order.cut),
            number: part::next_number(&order.folder, &order.known),
            part: None,
            unwritten: 0,
            is_finished: false,
            order,
        }
    }

    /// Finishes what is to be kept, and takes away the rest, unless nobody said that it may go.
    fn end(&mut self) {
        if let Some(running) = &mut self.running {
            running.take.finish();
            running.unwritten = FLUSH_SAMPLES;
        }
        self.write();
        let part = self.running.take().filter(|it| it.is_finished).and_then(|it| it.part);
        if let Some((part, _)) = part {
            part.remove();
        }
    }

    /// Brings to the disk what is due.
    fn write(&mut self) {
        let Some(running) = &mut self.running else { return };
        if self.health != TapeHealth::Well {
            running.leave_unkept(&self.reporter);
            if running.take.at_stake().is_none() {
                running.remove_part();
            }
            // A disk with a little room would be full again at the next word.
            if running.unwritten >= RETRY_SAMPLES {
                running.unwritten = 0;
                if part::has_room(&running.order.folder) {
                    self.change(TapeHealth::Well);
                }
            }
            return;
        }
        let mut written = Ok(());
        while written.is_ok()
            && let Some(taken) = running.take.next()
        {
            written = running.keep(&taken, &self.reporter);
        }
        if running.unwritten >= FLUSH_SAMPLES && written.is_ok() {
            running.unwritten = 0;
            written = running.write_part();
        }
        if let Err(error) = written {
            running.unwritten = 0;
            self.change(health_of(&error));
        }
    }

    fn change(&mut self, health: TapeHealth) {
        tracing::info!(?health, "the tape");
        self.health = health.clone();
        self.reporter.tell(FromRecorder::Tape(health));
    }
}

impl Running {
    fn hole(&mut self, samples: u64) {
        match usize::try_from(samples) {
            // Before the first sound there is nothing to be missed.
            _ if self.take.is_new() => {}
            Ok(short) if samples <= SHORT_HOLE_SAMPLES => self.take.push(&vec![0; short]),
            _ => self.take.seam(),
        }
    }

    fn keep(&mut self, taken: &Taken, reporter: &Reporter<FromRecorder>) -> io::Result<()> {
        if taken.samples.is_empty() {
            if let Some(id) = taken.id {
                reporter.tell(FromRecorder::Unkept { id });
            }
            return Ok(());
        }
        let finished = part::finish(&self.order.folder, self.number, taken);
        // What is still at stake goes on in another file, under the next number.
        if finished.is_ok() {
            self.number += 1;
            self.remove_part();
            self.unwritten = FLUSH_SAMPLES;
        }
        match finished {
            Ok(kept) => {
                reporter.tell(FromRecorder::Kept { id: taken.id, kept });
                Ok(())
            }
            Err(error) => {
                if let Some(id) = taken.id {
                    reporter.tell(FromRecorder::Unkept { id });
                }
                Err(error)
            }
        }
    }

    /// Says of all that is wanted that it is not to be had.
    fn leave_unkept(&mut self, reporter: &Reporter<FromRecorder>) {
        while let Some(taken) = self.take.next() {
            if let Some(id) = taken.id {
                reporter.tell(FromRecorder::Unkept { id });
            }
        }
    }

    fn remove_part(&mut self) {
        if let Some((part, _)) = self.part.take() {
            part.remove();
        }
    }

    /// Writes what a crash would lose, if there is anything.
    fn write_part(&mut self) -> io::Result<()> {
        let Some(stake) = self.take.at_stake() else {
            self.remove_part();
            return Ok(());
        };
        let written = match self.part.take() {
            Some((mut part, written)) if written.start == stake.start => {
                let samples = self.take.samples(written.end..stake.end);
                part.append(&samples).map(|()| part)
            }
            before => {
                // On another file system the one before would be found as another voice.
                drop(before);
                Part::create(&self.order.folder, self.number, &self.take.samples(stake.clone()))
            }
        };
        self.part = Some((written?, stake));
        Ok(())
    }
}

fn health_of(error: &io::Error) -> TapeHealth {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => TapeHealth::Full,
        _ => TapeHealth::Unwritable { why: error.to_string() },
    }
}

/// Starts the thread; it ends when nobody has a handle any more.
pub(crate) fn start(reporter: Reporter<FromRecorder>) -> (TapeHandle, JoinHandle<()>) {
    let (sender, inbox) = mpsc::channel();
    let waiting = Arc::new(AtomicUsize::new(0));
    let tape = Tape {
        reporter,
        waiting: Arc::clone(&waiting),
        running: None,
        health: TapeHealth::Well,
    };
    let joined = thread::spawn(move || tape.run(&inbox));
    let handle = TapeHandle { inbox: sender, waiting };
    (handle, joined)
}
