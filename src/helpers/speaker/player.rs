//! One channel's way to its device: keeps a stream open and brings one utterance at a time to its end.

use std::collections::VecDeque;
use std::mem;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, Thread};
use std::time::Duration;

use ansage::desk::{Health, UtteranceId};
use ansage::devices::helper::serve::Reporter;
use ansage::devices::speech::message::{FromSpeaker, SpokenChannel};

use crate::output::{self, Opened, Outlet, OutputError};
use crate::resample::Resampler;
use crate::spout::Passed;
use crate::stamp;
use crate::voice::ToVoice;

/// What a player is told.
#[derive(Debug)]
pub(crate) enum ToPlayer {
    /// Where to play, how loud (0 to 1), and how many samples of the voice make a second.
    Configure { outlet: Outlet, gain: f32, voice_rate: u32 },
    /// An utterance begins. The one before has been answered with [`ToVoice::Over`].
    Begin(UtteranceId),
    /// A piece of its sound.
    Samples(UtteranceId, Vec<i16>),
    /// It has no more.
    Finish(UtteranceId),
    /// It is not wanted any more, whatever it is.
    Hush,
}

/// The first pause before a device is tried again; doubled each time, up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(4);
/// A device that takes longer to open is told to be missing, though it is still waited for.
const OPENING: Duration = Duration::from_secs(5);
/// A stream whose callback does not run for so long is lost. A server may take two seconds of sound at first.
const STALL: Duration = Duration::from_secs(4);
/// The player looks after itself at least this often.
const LOOK: Duration = Duration::from_millis(250);
/// And this often while there is sound that the ring has no room for; the ring holds a second.
const REFILL: Duration = Duration::from_millis(100);

/// The way to a player's thread.
#[derive(Clone, Debug)]
pub(crate) struct PlayerHandle {
    inbox: Sender<ToPlayer>,
    thread: Thread,
}

impl PlayerHandle {
    pub(crate) fn tell(&self, message: ToPlayer) {
        // The player ends with the program.
        let _ = self.inbox.send(message);
        self.thread.unpark();
    }
}

pub(crate) struct Player {
    channel: SpokenChannel,
    /// Rate of the samples it is given.
    voice_rate: u32,
    inbox: Receiver<ToPlayer>,
    voice: Sender<ToVoice>,
    reporter: Reporter<FromSpeaker>,
    /// `None` until the first settings come.
    outlet: Option<Outlet>,
    gain: f32,
    line: Line,
    /// Failed attempts since the device last played.
    failures: u32,
    /// Once PulseAudio has played, ALSA would only take the device away from it.
    is_served: bool,
    told: Option<Told>,
    current: Option<Current>,
    /// Utterances whose samples have been handed out but are still in the device's buffer, until this frame.
    fading_out: VecDeque<(UtteranceId, u64)>,
}

enum Line {
    Closed { retry_at_ns: Option<u64> },
    Opening(Opening),
    Open(Box<OpenLine>),
}

struct Opening {
    since_ns: u64,
    is_overdue: bool,
    result: Receiver<Result<Opened, OutputError>>,
    faults: Receiver<OutputError>,
}

struct OpenLine {
    opened: Opened,
    faults: Receiver<OutputError>,
    resampler: Resampler,
    /// Sound made ready that the ring had no room for, from this place on.
    ready: Vec<f32>,
    ready_from: usize,
    frames_seen: u64,
    frames_seen_at_ns: u64,
}

/// The state of health that was last reported.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Told {
    Ready,
    Trouble,
}

impl OpenLine {
    /// Pushes what is ready into the ring; true if some of it found no room.
    fn push_ready(&mut self) -> bool {
        self.ready_from += self.opened.pump.push(&self.ready[self.ready_from..]);
        if self.ready_from < self.ready.len() {
            return true;
        }
        self.ready.clear();
        self.ready_from = 0;
        false
    }
}

struct Current {
    id: UtteranceId,
    /// What was not poured yet.
    pieces: VecDeque<Piece>,
}

enum Piece {
    Begin,
    Samples(Vec<i16>),
    Finish,
    End,
}

impl Player {
    /// Starts the player of a channel.
    pub(crate) fn start(
        channel: SpokenChannel,
        voice: Sender<ToVoice>,
        reporter: Reporter<FromSpeaker>,
    ) -> PlayerHandle {
        let (sender, inbox) = mpsc::channel();
        let player = Self {
            channel,
            voice_rate: 22_050,
            inbox,
            voice,
            reporter,
            outlet: None,
            gain: 1.0,
            line: Line::Closed { retry_at_ns: None },
            failures: 0,
            is_served: false,
            told: None,
            current: None,
            fading_out: VecDeque::new(),
        };
        let thread = thread::spawn(move || player.run()).thread().clone();
        PlayerHandle { inbox: sender, thread }
    }

    fn run(mut self) {
        loop {
            loop {
                match self.inbox.try_recv() {
                    Ok(message) => self.take(message),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return,
                }
            }
            self.tend_line();
            // One piece at a time: a hush and what the callback has passed do not wait for a whole report.
            let has_poured = self.pour();
            self.hear_back();
            if !has_poured {
                thread::park_timeout(self.look_again_in());
            }
        }
    }

    fn take(&mut self, message: ToPlayer) {
        match message {
            ToPlayer::Configure {
                outlet,
                gain,
                voice_rate,
            } => {
                self.gain = gain;
                self.voice_rate = voice_rate;
                self.connect(outlet);
            }
            ToPlayer::Begin(id) => {
                self.current = Some(Current {
                    id,
                    pieces: VecDeque::from([Piece::Begin]),
                });
                if self.cannot_play() {
                    self.settle_as_cut();
                }
            }
            ToPlayer::Samples(id, samples) => self.add(id, Piece::Samples(samples)),
            ToPlayer::Finish(id) => self.add(id, Piece::Finish),
            ToPlayer::Hush => self.hush(),
        }
    }

    fn connect(&mut self, outlet: Outlet) {
        if self.outlet.as_ref() == Some(&outlet) {
            return;
        }
        self.close(None);
        self.failures = 0;
        self.is_served = false;
        self.told = None;
        let is_somewhere = outlet != Outlet::Nowhere;
        self.outlet = Some(outlet);
        if is_somewhere {
            self.start_opening();
        } else {
            self.report_trouble(&OutputError::Nowhere, Duration::ZERO);
        }
    }

    /// True if an utterance that begins now would have to wait for a device that may never come.
    fn cannot_play(&self) -> bool {
        match &self.line {
            Line::Closed { .. } => true,
            Line::Opening(opening) => opening.is_overdue,
            Line::Open(_) => false,
        }
    }

    fn add(&mut self, id: UtteranceId, piece: Piece) {
        // Pieces of an utterance that was hushed meanwhile are not wanted.
        if let Some(current) = &mut self.current
            && current.id == id
        {
            current.pieces.push_back(piece);
        }
    }

    fn hush(&mut self) {
        if self.current.is_none() {
            return;
        }
        if let Line::Open(line) = &mut self.line {
            line.ready.clear();
            line.ready_from = 0;
            line.opened.pump.cut();
        }
        self.settle_as_cut();
    }

    // ---- the device ----

    fn tend_line(&mut self) {
        let now_ns = stamp::now_ns();
        match &mut self.line {
            Line::Closed {
                retry_at_ns: Some(retry_at_ns),
            } if *retry_at_ns <= now_ns => self.start_opening(),
            Line::Closed { .. } => {}
            Line::Opening(opening) => match opening.result.try_recv() {
                Ok(Ok(opened)) => self.welcome(opened),
                Ok(Err(error)) => self.fail(&error),
                Err(TryRecvError::Disconnected) => self.fail(&OutputError::Silent(self.wanted())),
                Err(TryRecvError::Empty) => {
                    let is_overdue = now_ns.saturating_sub(opening.since_ns) > stamp::ns(OPENING);
                    if is_overdue && !mem::replace(&mut opening.is_overdue, true) {
                        self.forget_queue();
                        self.settle_as_cut();
                        self.report_trouble(&OutputError::Silent(self.wanted()), LONGEST_PAUSE);
                    }
                }
            },
            Line::Open(line) => {
                let frames = line.opened.pump.frames();
                if frames != line.frames_seen {
                    line.frames_seen = frames;
                    line.frames_seen_at_ns = now_ns;
                }
                let has_stalled = now_ns.saturating_sub(line.frames_seen_at_ns) > stamp::ns(STALL);
                if let Ok(fault) = line.faults.try_recv() {
                    self.fail(&fault);
                } else if has_stalled {
                    let name = line.opened.name.clone();
                    self.fail(&OutputError::Silent(name));
                } else if frames > 0 && self.told != Some(Told::Ready) {
                    let name = line.opened.name.clone();
                    self.failures = 0;
                    self.told = Some(Told::Ready);
                    self.report_health(Health::Ready { name });
                }
            }
        }
    }

    fn start_opening(&mut self) {
        let (result_in, result) = mpsc::channel();
        let (faults_in, faults) = mpsc::channel();
        let outlet = self.outlet.clone().unwrap_or(Outlet::Nowhere);
        let (server_only, player) = (self.is_served, thread::current());
        // A sound server that hangs holds this thread and not the player.
        thread::spawn(move || {
            // An attempt that was given up meanwhile closes its stream here.
            let _ = result_in.send(output::open(&outlet, server_only, &player, &faults_in));
            player.unpark();
        });
        self.line = Line::Opening(Opening {
            since_ns: stamp::now_ns(),
            is_overdue: false,
            result,
            faults,
        });
    }

    fn welcome(&mut self, opened: Opened) {
        let Line::Opening(opening) = mem::replace(&mut self.line, Line::Closed { retry_at_ns: None }) else {
            return;
        };
        self.is_served |= opened.is_served;
        self.line = Line::Open(Box::new(OpenLine {
            resampler: Resampler::new(self.voice_rate, opened.rate),
            opened,
            faults: opening.faults,
            ready: Vec::new(),
            ready_from: 0,
            frames_seen: 0,
            frames_seen_at_ns: stamp::now_ns(),
        }));
    }

    fn fail(&mut self, error: &OutputError) {
        tracing::warn!(channel = ?self.channel, %error, "no sound");
        let pause = LONGEST_PAUSE.min(FIRST_PAUSE * 2_u32.saturating_pow(self.failures.min(16)));
        self.failures += 1;
        self.forget_queue();
        self.close(Some(stamp::now_ns() + stamp::ns(pause)));
        self.report_trouble(error, pause);
    }

    /// Closes the line, and with it all that was to be heard there.
    fn close(&mut self, retry_at_ns: Option<u64>) {
        if let Line::Open(line) = mem::replace(&mut self.line, Line::Closed { retry_at_ns }) {
            // Not here: closing a stream waits for the sound server.
            thread::spawn(move || drop(line));
        }
        for (id, _) in mem::take(&mut self.fading_out) {
            self.reporter.tell(FromSpeaker::Cut { id });
        }
        self.settle_as_cut();
    }

    /// Tells the voice that nothing that waits will be heard; said before the current utterance is over, or the voice
    /// would begin the next.
    fn forget_queue(&self) {
        self.tell_voice(ToVoice::Forget(self.channel));
    }

    fn wanted(&self) -> String {
        match &self.outlet {
            Some(Outlet::Open(Some(name)) | Outlet::Private(name)) => name.clone(),
            Some(Outlet::Open(None)) => "the default device".to_owned(),
            Some(Outlet::Nowhere) | None => "no device".to_owned(),
        }
    }

    fn report_trouble(&mut self, error: &OutputError, retry_in: Duration) {
        let why = error.to_string();
        let health = match self.told {
            None => Health::Missing { why },
            Some(Told::Ready) => Health::Lost { why, retry_in },
            // Once is enough.
            Some(Told::Trouble) => return,
        };
        self.told = Some(Told::Trouble);
        self.report_health(health);
    }

    fn report_health(&self, health: Health) {
        self.reporter.tell(FromSpeaker::Health {
            channel: self.channel,
            health,
        });
    }

    // ---- the sound ----

    /// Makes one piece ready and fills the ring with it; false if there is none, or no room.
    fn pour(&mut self) -> bool {
        let (Line::Open(line), Some(current)) = (&mut self.line, &mut self.current) else {
            return false;
        };
        if line.push_ready() {
            return false;
        }
        match current.pieces.pop_front() {
            None => return false,
            Some(Piece::Begin) => {
                line.resampler.restart();
                line.opened.pump.begin(current.id);
            }
            Some(Piece::Samples(samples)) => line.resampler.push(&samples, self.gain, &mut line.ready),
            Some(Piece::Finish) => {
                line.resampler.finish(&mut line.ready);
                current.pieces.push_front(Piece::End);
            }
            Some(Piece::End) => line.opened.pump.end(current.id),
        }
        line.push_ready();
        true
    }

    /// Reports what the callback has passed.
    fn hear_back(&mut self) {
        let Line::Open(line) = &mut self.line else {
            return;
        };
        let passed: Vec<_> = std::iter::from_fn(|| line.opened.pump.passed()).collect();
        let (frames, latency) = (line.opened.pump.frames(), line.opened.latency);
        for passed in passed {
            match passed {
                Passed::Began { id, at_ns } if self.is_current(id) => {
                    self.reporter.tell(FromSpeaker::Began { id, at_ns });
                }
                Passed::Ended { id, frame } if self.is_current(id) => {
                    self.current = None;
                    self.fading_out.push_back((id, frame + latency));
                    self.tell_voice(ToVoice::Over(self.channel, id));
                }
                // It was hushed meanwhile, and that is settled.
                Passed::Began { .. } | Passed::Ended { .. } => {}
            }
        }
        while let Some(&(id, until)) = self.fading_out.front()
            && until <= frames
        {
            self.fading_out.pop_front();
            self.reporter.tell(FromSpeaker::Ended { id });
        }
        if let Line::Open(line) = &self.line {
            line.opened
                .pump
                .wake_at(self.fading_out.front().map(|(_, until)| *until));
        }
    }

    fn is_current(&self, id: UtteranceId) -> bool {
        self.current.as_ref().is_some_and(|current| current.id == id)
    }

    fn settle_as_cut(&mut self) {
        if let Some(Current { id, .. }) = self.current.take() {
            self.reporter.tell(FromSpeaker::Cut { id });
            self.tell_voice(ToVoice::Over(self.channel, id));
        }
    }

    fn tell_voice(&self, message: ToVoice) {
        // The voice ends with the program.
        let _ = self.voice.send(message);
    }

    fn look_again_in(&self) -> Duration {
        let has_more = self.current.as_ref().is_some_and(|current| !current.pieces.is_empty());
        match &self.line {
            Line::Open(line) if has_more || !line.ready.is_empty() => REFILL,
            Line::Open(_) | Line::Opening(_) => LOOK,
            Line::Closed { retry_at_ns: None } => Duration::from_secs(3600),
            Line::Closed {
                retry_at_ns: Some(retry_at_ns),
            } => Duration::from_nanos(retry_at_ns.saturating_sub(stamp::now_ns())),
        }
    }
}
