//! The voice of the system: the crate `tts`, which plays wherever the system does.
//!
//! It has no call for the language of what is said: to choose a voice it lists them all, which takes Speech Dispatcher 1.5 s,
//! in which it serves nobody, and passes over the voice that the person has set for a language. So a second connection sets
//! the language of the first; its number is the one between those of two others. The third is for the last word.

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;
use std::{env, thread};

use ansage_sound::device_error;
use ansage_wire::speech::Manner;
use speech_dispatcher::{Connection, Mode};
use tts::{Backends, Tts, UtteranceId};

use crate::session::{Sounded, ToSession};

/// Who speaks, in what is told of it.
pub(crate) const NAME: &str = "Speech Dispatcher";
/// The program of the service, which its library starts where it does not run.
const PROGRAM: &str = "speech-dispatcher";
/// So often it is tried to open two connections with none of another program between them.
const ATTEMPTS: usize = 5;

/// Why the system does not speak.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ServiceError {
    #[error("{}", device_error::NO_SERVICE)]
    NotInstalled,
    #[error("{NAME}: {}", device_error::LATE)]
    Silent,
    #[error("{NAME}: too many programs begin to speak at once")]
    Crowded,
    #[error("{NAME}: {0}")]
    Refused(#[from] tts::Error),
    #[error("{NAME}: {0}")]
    Gone(#[from] speech_dispatcher::Error),
}

/// An open way to the system.
pub(crate) struct Service {
    tts: Tts,
    /// Sets what `tts` cannot, for the connection of this number.
    side: Connection,
    number: u32,
    last: LastWord,
    usual: Usual,
    said: Option<(String, Manner)>,
}

/// The way to a connection on which nothing is ever said, so that it is free when the others hang.
///
/// A service that is frozen reads what was sent to it when it goes on, though its sender has died. Without this it would then
/// say the sentence that it was given, however long ago that was.
#[derive(Clone, Debug)]
pub(crate) struct LastWord(Sender<Sender<()>>);

impl LastWord {
    /// Starts the thread that silences the connection of a number.
    fn on(connection: Connection, number: u32) -> Self {
        let (sender, asked) = mpsc::channel::<Sender<()>>();
        let number = i32::try_from(number).unwrap_or_default();
        thread::spawn(move || {
            for silent in asked {
                if let Err(error) = connection.cancel_uid(number) {
                    tracing::warn!(%error, "the system cannot be silenced");
                }
                // Whoever asked may have given up.
                let _ = silent.send(());
            }
        });
        Self(sender)
    }

    /// Has the system fall silent, and waits for that for a while; one that is frozen has by then been asked to.
    pub(crate) fn silence(&self, limit: Duration) {
        let (silent, waiting) = mpsc::channel();
        // The thread ends with the process.
        let _ = self.0.send(silent);
        let _: Result<(), RecvTimeoutError> = waiting.recv_timeout(limit);
    }
}

/// How the person has set up their voice.
struct Usual {
    rate: f32,
    pitch: f32,
    volume: f32,
}

impl Service {
    /// Opens it; what is heard of it goes to `session`.
    pub(crate) fn open(session: &Sender<ToSession>) -> Result<Self, ServiceError> {
        if !speech_dispatcher_sys::is_there() {
            return Err(ServiceError::NotInstalled);
        }
        let (side, tts, last, number) = connections()?;
        let hear = |sounded: fn(UtteranceId) -> Sounded| {
            let session = session.clone();
            let hear = move |id| {
                // The session ends with the process.
                let _ = session.send(ToSession::Sounded(sounded(id)));
            };
            Some(Box::new(hear) as Box<dyn FnMut(UtteranceId)>)
        };
        tts.on_utterance_begin(hear(Sounded::Began))?;
        tts.on_utterance_end(hear(Sounded::Ended))?;
        tts.on_utterance_stop(hear(Sounded::Stopped))?;
        let usual = Usual {
            rate: tts.get_rate()?,
            pitch: tts.get_pitch()?,
            volume: tts.get_volume()?,
        };
        Ok(Self {
            tts,
            side,
            number,
            last: LastWord::on(last, number),
            usual,
            said: None,
        })
    }

    /// Returns what silences it when nothing else can.
    pub(crate) fn last_word(&self) -> LastWord {
        self.last.clone()
    }

    /// Begins to say a text that has something to pronounce.
    pub(crate) fn speak(&mut self, language: &str, text: &str, manner: Manner) -> Result<UtteranceId, ServiceError> {
        self.prepare(language, manner)?;
        self.tts.speak(text, false)?.ok_or(ServiceError::Silent)
    }

    /// Falls silent, and forgets what it was given.
    pub(crate) fn stop(&mut self) -> Result<(), ServiceError> {
        self.tts.stop()?;
        Ok(())
    }

    /// Makes sure that the system answers; nothing changes by it.
    pub(crate) fn look(&mut self) -> Result<(), ServiceError> {
        if let Some((language, _)) = &self.said {
            self.side.set_language_uid(language.to_ascii_lowercase(), self.number)?;
        }
        Ok(())
    }

    /// Returns how fast it speaks, as far as that can be known: every voice has a usual rate of its own.
    pub(crate) fn words_per_minute(&self, manner: Manner) -> u16 {
        let (tts, usual) = (&self.tts, i32::from(Manner::USUAL_WPM));
        let rate = beside(
            self.usual.rate,
            manner.rate_from_usual(),
            tts.min_rate(),
            tts.max_rate(),
        );
        let part = (rate - tts.normal_rate()) / (tts.max_rate() - tts.normal_rate());
        let slower = (part.min(0.0) * f32::from(Manner::USUAL_WPM - Manner::SLOWEST_WPM)) as i32;
        u16::try_from(usual + slower).unwrap_or(Manner::SLOWEST_WPM)
    }

    fn prepare(&mut self, language: &str, manner: Manner) -> Result<(), ServiceError> {
        let wanted = Some((language.to_owned(), manner));
        if self.said == wanted {
            return Ok(());
        }
        self.said = None;
        self.side.set_language_uid(language.to_ascii_lowercase(), self.number)?;
        let (tts, usual) = (&mut self.tts, &self.usual);
        let rate = beside(usual.rate, manner.rate_from_usual(), tts.min_rate(), tts.max_rate());
        tts.set_rate(rate)?;
        let pitch = beside(usual.pitch, i32::from(manner.pitch()), tts.min_pitch(), tts.max_pitch());
        tts.set_pitch(pitch)?;
        let softest = tts.min_volume();
        tts.set_volume(softest + (usual.volume - softest) * manner.gain())?;
        self.said = wanted;
        Ok(())
    }
}

/// Opens the connection that speaks between two others.
fn connections() -> Result<(Connection, Tts, Connection, u32), ServiceError> {
    let open = || Connection::open("ansage", "systemvoice", "ansage", Mode::Threaded).map_err(|_error| unreachable());
    for _ in 0..ATTEMPTS {
        let before = open()?;
        let tts = Tts::new(Backends::SpeechDispatcher).map_err(|_error| unreachable())?;
        let after = open()?;
        // Each connection gets the next number.
        if before.client_id() > 0 && after.client_id() == before.client_id() + 2 {
            let number = u32::try_from(before.client_id() + 1).map_err(|_error| ServiceError::Crowded)?;
            return Ok((before, tts, after, number));
        }
    }
    Err(ServiceError::Crowded)
}

/// Tells why there is no connection: the library says only that.
fn unreachable() -> ServiceError {
    let folders = env::var_os("PATH").unwrap_or_default();
    if env::split_paths(&folders).any(|it| it.join(PROGRAM).exists()) {
        ServiceError::Silent
    } else {
        ServiceError::NotInstalled
    }
}

/// Returns so many percent more or less than the person has set, as far as there is more.
fn beside(usual: f32, percent: i32, least: f32, most: f32) -> f32 {
    let half = (most - least) / 2.0;
    (usual + half * percent as f32 / 100.0).clamp(least, most)
}
