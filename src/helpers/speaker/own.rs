//! The person's own voice, as they have set it up, and the built-in voice wherever it fails.

use std::ops::ControlFlow;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use ansage_protocol::stamp;
use ansage_wire::Health;
use ansage_wire::Segment;
use ansage_wire::speech::{Manner, OwnVoice};

use crate::synthesis::{Sound, SynthesisError, Synthesizer, Take, Then};
use crate::system_voices::own::{Session, SessionError};

use crate::text;
use crate::voice::ToVoice;
/// The first pause before the service is started again; doubled each time, up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// An attempt to start the service, from the thread that made it.
#[derive(Debug)]
pub(crate) struct Attempt {
    /// Which attempt: of an earlier one nobody wants to know.
    number: u64,
    result: Result<Box<Session>, SessionError>,
}

/// The own voice, wanted or not.
pub(crate) struct Own {
    voice: Sender<ToVoice>,
    /// What it was asked to be; `None`: nobody wants it.
    wanted: Option<Wanted>,
    session: Option<Box<Session>>,
    attempt: u64,
    /// Failures since it last spoke.
    failures: u32,
    /// True once it was told that the service is there; false once it was told that it is not.
    told: Option<bool>,
}

#[derive(Clone, Debug, Eq, PartialEq)]
struct Wanted {
    voices: Vec<OwnVoice>,
    languages: Vec<String>,
}

impl Own {
    /// Nobody wants it yet; `voice` is told of attempts.
    pub(crate) fn new(voice: Sender<ToVoice>) -> Self {
        Self {
            voice,
            wanted: None,
            session: None,
            attempt: 0,
            failures: 0,
            told: None,
        }
    }

    /// Starts the service in the background, with these voices, and in these languages at once.
    pub(crate) fn want(&mut self, voices: &[OwnVoice], languages: &[String]) {
        let wanted = Some(Wanted {
            voices: voices.to_vec(),
            languages: languages.to_vec(),
        });
        if self.wanted != wanted {
            self.wanted = wanted;
            self.session = None;
            self.failures = 0;
            self.start_after(Duration::ZERO);
        }
    }

    /// Ends the service: nobody wants it any more.
    pub(crate) fn leave(&mut self) {
        self.wanted = None;
        self.session = None;
        self.attempt += 1;
        self.told = None;
    }

    /// True if it can speak, as far as is known.
    pub(crate) fn is_there(&self) -> bool {
        self.session.is_some()
    }

    /// Takes over what an attempt has led to, and returns what is to be told of it.
    pub(crate) fn take(&mut self, attempt: Attempt) -> Option<Health> {
        if attempt.number != self.attempt {
            return None;
        }
        match attempt.result {
            Ok(session) => {
                self.session = Some(session);
                let name = "Speech Dispatcher".to_owned();
                (self.told.replace(true) != Some(true)).then_some(Health::Ready { name })
            }
            Err(error) => self.fail(&error).health,
        }
    }

    /// Gives up a service that has failed, and starts another a little later.
    fn fail(&mut self, error: &SessionError) -> SynthesisError {
        tracing::warn!(%error, "no own voice");
        self.session = None;
        let pause = LONGEST_PAUSE.min(FIRST_PAUSE * 2_u32.saturating_pow(self.failures.min(16)));
        self.failures += 1;
        self.start_after(pause);
        let why = error.to_string();
        let health = match self.told.replace(false) {
            None => Some(Health::Missing { why: why.clone() }),
            Some(true) => Some(Health::Lost {
                why: why.clone(),
                retry_in: pause,
            }),
            Some(false) => None,
        };
        SynthesisError { why, health }
    }

    fn start_after(&mut self, pause: Duration) {
        self.attempt += 1;
        let (number, voice) = (self.attempt, self.voice.clone());
        let Some(Wanted { voices, languages }) = self.wanted.clone() else {
            return;
        };
        thread::spawn(move || {
            let until_ns = stamp::now_ns().saturating_add(stamp::ns(pause));
            while stamp::now_ns() < until_ns {
                thread::park_timeout(pause);
            }
            let result = Session::open(voices, &languages).map(Box::new);
            // The voice ends with the program.
            let _ = voice.send(ToVoice::Own(Attempt { number, result }));
        });
    }
}

impl Synthesizer for Own {
    fn speak(&mut self, segment: &Segment, manner: Manner, take: Take<'_>) -> Result<(), SynthesisError> {
        let Some(session) = &mut self.session else {
            return Err(SynthesisError::known("the service is not there"));
        };
        let mut take = |rate, samples: &[i16]| match take(Sound { rate, samples }) {
            Then::GoOn => ControlFlow::Continue(()),
            Then::Stop => ControlFlow::Break(()),
        };
        for sentence in text::sentences(segment) {
            match session.speak(&segment.language, &sentence, manner, &mut take) {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => break,
                Err(error) => return Err(self.fail(&error)),
            }
        }
        self.failures = 0;
        Ok(())
    }
}
