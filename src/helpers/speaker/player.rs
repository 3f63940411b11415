//! One channel's utterances: brings one at a time to its end, on the channel's line.

use std::collections::VecDeque;
use std::mem;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::{self, Thread};
use std::time::Duration;

use ansage_protocol::serve::Reporter;
use ansage_sound_devices::output::ring::Passed;
use ansage_sound_devices::output::{Buffer, Target};
use ansage_wire::UtteranceId;
use ansage_wire::speech::{DeviceBuffer, FromSpeaker, SpokenChannel};

use crate::line::{Change, End, OutputLine};
use crate::voice::ToVoice;

/// What a player is told.
#[derive(Debug)]
pub(crate) enum ToPlayer {
    /// Where to play, how loud (0 to 1), and what devices are known to need.
    Configure {
        target: Target,
        gain: f32,
        buffers: Vec<DeviceBuffer>,
    },
    /// An utterance begins. The one before has been answered with [`ToVoice::Over`].
    Begin(UtteranceId),
    /// A piece of its sound, at so many samples per second.
    Samples(UtteranceId, u32, Vec<i16>),
    /// It has no more.
    Finish(UtteranceId),
    /// It begins anew: what was heard of it does not count.
    Again(UtteranceId),
    /// It is not wanted any more, whatever it is.
    Hush,
}

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
    inbox: Receiver<ToPlayer>,
    voice: Sender<ToVoice>,
    reporter: Reporter<FromSpeaker>,
    line: OutputLine,
    gain: f32,
    current: Option<Current>,
}

struct Current {
    id: UtteranceId,
    /// True when it was told that it has begun to sound.
    is_told: bool,
    /// What was not poured yet.
    pieces: VecDeque<Piece>,
    /// Since its last sample was handed out: until this comes it is still heard.
    end: Option<End>,
}

enum Piece {
    Begin,
    Samples(u32, Vec<i16>),
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
            inbox,
            voice,
            reporter,
            line: OutputLine::new(),
            gain: 1.0,
            current: None,
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
            let change = self.line.tend();
            if change.is_down {
                // Said before the current utterance is over, or the voice would begin the next.
                self.tell_voice(ToVoice::Forget(self.channel));
            }
            self.follow(change);
            // One piece at a time: a hush and what the callback has passed do not wait for a whole report.
            let has_pushed = self.push_samples();
            self.take_progress();
            if !has_pushed {
                self.widen();
                let has_more = self.current.as_ref().is_some_and(|current| !current.pieces.is_empty());
                let end = self.current.as_ref().and_then(|current| current.end);
                let next_end = end.map_or(Duration::MAX, End::comes_in);
                thread::park_timeout(self.line.look_again_in(has_more).min(next_end));
            }
        }
    }

    fn take(&mut self, message: ToPlayer) {
        match message {
            ToPlayer::Configure { target, gain, buffers } => {
                self.gain = gain;
                for DeviceBuffer { device, milliseconds } in buffers {
                    self.line.learn(&device, Buffer(milliseconds));
                }
                if let Some(change) = self.line.connect(target) {
                    self.follow(change);
                }
            }
            ToPlayer::Begin(id) => {
                self.current = Some(Current {
                    id,
                    is_told: false,
                    pieces: VecDeque::from([Piece::Begin]),
                    end: None,
                });
                if self.line.is_down() {
                    self.settle_as_cut();
                }
            }
            ToPlayer::Samples(id, rate, samples) => self.add(id, Piece::Samples(rate, samples)),
            ToPlayer::Finish(id) => self.add(id, Piece::Finish),
            ToPlayer::Again(id) => self.begin_again(id),
            ToPlayer::Hush => self.hush(),
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

    fn begin_again(&mut self, id: UtteranceId) {
        if let Some(current) = self.current.as_mut().filter(|current| current.id == id) {
            current.pieces = VecDeque::from([Piece::Begin]);
            if let Some(line) = self.line.open() {
                line.cut();
            }
        }
    }

    fn hush(&mut self) {
        if self.current.is_none() {
            return;
        }
        if let Some(line) = self.line.open() {
            line.cut();
        }
        self.settle_as_cut();
    }

    /// Does what a change of the line means for the utterances.
    fn follow(&mut self, change: Change) {
        if change.is_down {
            self.settle_as_cut();
        }
        if let Some(health) = change.health {
            self.reporter.tell(FromSpeaker::Health {
                channel: self.channel,
                health,
            });
        }
    }

    /// Makes one piece ready and fills the ring with it; false if there is none, or no room.
    fn push_samples(&mut self) -> bool {
        let (Some(line), Some(current)) = (self.line.open(), &mut self.current) else {
            return false;
        };
        if line.push_ready() {
            return false;
        }
        match current.pieces.pop_front() {
            None => return false,
            Some(Piece::Begin) => line.begin(current.id),
            Some(Piece::Samples(rate, samples)) => line.play(rate, &samples, self.gain),
            Some(Piece::Finish) => {
                line.finish();
                current.pieces.push_front(Piece::End);
            }
            Some(Piece::End) => line.end(current.id),
        }
        line.push_ready();
        true
    }

    /// Reports what the callback has passed.
    fn take_progress(&mut self) {
        while let Some(passed) = self.line.open().and_then(|line| line.passed()) {
            match passed {
                Passed::Began { id, at_ns } if self.is_current(id) => {
                    let is_told = self
                        .current
                        .as_mut()
                        .is_some_and(|it| mem::replace(&mut it.is_told, true));
                    if !is_told {
                        self.reporter.tell(FromSpeaker::Began { id, at_ns });
                    }
                }
                Passed::Ended { id, frame, at_ns } if self.is_current(id) => {
                    let end = self.line.open().map(|line| line.end_of(frame, at_ns));
                    if let Some(current) = &mut self.current {
                        current.end = end;
                    }
                }
                // It was hushed meanwhile, and that is settled.
                Passed::Began { .. } | Passed::Ended { .. } => {}
            }
        }
        let Some(line) = self.line.open() else {
            return;
        };
        let end = self.current.as_ref().and_then(|current| current.end);
        let has_come = end.is_some_and(|end| line.has_come(end));
        line.wake_for(end.filter(|_| !has_come));
        if has_come && let Some(Current { id, .. }) = self.current.take() {
            self.reporter.tell(FromSpeaker::Ended { id });
            // Whoever speaks next on the same loudspeaker, on this channel or the other, is not heard before.
            self.tell_voice(ToVoice::Over(self.channel, id));
        }
    }

    /// Widens the buffer of a device that ran dry, as soon as nobody hears it.
    fn widen(&mut self) {
        if self.current.is_none()
            && let Some((device, Buffer(milliseconds))) = self.line.widen()
        {
            let needs = DeviceBuffer { device, milliseconds };
            self.reporter.tell(FromSpeaker::RanDry { needs });
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
}
