//! Speaking with a service that runs: one message at a time, its sound out of the pipes.

use std::ops::ControlFlow;
use std::os::fd::AsFd;
use std::time::Duration;

use ansage_wire::speech::{Manner, OwnVoice};

use super::service::{Service, ServiceError};
use super::ssip::{Event, Ssip, SsipError};
use super::wait::{Until, wait};
use rustix::event::PollFlags;

/// Within it a service must be up and have spoken. It starts in the background while the built-in voice speaks, so a slow
/// disk only delays it.
const START: Duration = Duration::from_secs(60);
/// Longer than this nobody waits for sound, neither for the first nor for the next.
const SILENCE: Duration = Duration::from_millis(700);
/// The same when the service has just been started: some voices are loaded with their first word.
const FIRST_SILENCE: Duration = Duration::from_secs(20);
/// So long after the service has said that it has spoken there may still be sound of it under way.
const TAIL: Duration = Duration::from_millis(30);
/// So often it is asked whether anybody still wants to hear more.
const LOOK: Duration = Duration::from_millis(10);
/// The softest sample that counts as sound.
const AUDIBLE_LEVEL: u16 = 16;
/// The rate of sound before there is any.
const USUAL_RATE: u32 = 22_050;
/// Spoken to nobody when the service has started: does it speak at all?
const TRIAL: &str = "1";

/// What takes the sound, piece by piece with its rate, and tells whether it wants more. A piece without samples only asks that.
type Take<'a> = &'a mut dyn FnMut(u32, &[i16]) -> ControlFlow<()>;

/// Why a text was not spoken to its end.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// It did not start.
    #[error(transparent)]
    Service(#[from] ServiceError),
    /// It does not talk as it should.
    #[error("Speech Dispatcher: {0}")]
    Ssip(#[from] SsipError),
    /// It has nothing to speak with.
    #[error("Speech Dispatcher has no voice installed")]
    NoModule,
    /// Nothing more came.
    #[error("Speech Dispatcher falls silent")]
    Silent,
    /// It says more than is heard.
    #[error("Speech Dispatcher says that it has spoken, and nothing is heard")]
    NoSound,
    /// It ended by itself.
    #[error("Speech Dispatcher broke off")]
    BrokeOff,
    /// Its sound cannot be read.
    #[error("the pipe of Speech Dispatcher: {0}")]
    Pipe(#[from] std::io::Error),
}

/// A service that has spoken.
#[derive(Debug)]
pub struct Session {
    service: Service,
    ssip: Ssip,
    /// The rate and the pitch of the person's settings, from −100 to 100.
    rate: i32,
    pitch: i32,
    /// What was asked for last, so that it is asked for only when it changes.
    said: Option<(String, Manner)>,
    voices: Vec<OwnVoice>,
}

impl Session {
    /// Starts a service and lets it speak to nobody, once in each language.
    ///
    /// # Errors
    ///
    /// Returns why there is none.
    pub fn open(voices: Vec<OwnVoice>, languages: &[String]) -> Result<Self, SessionError> {
        let until = Until::after(START);
        let (service, mut ssip) = Service::start(until)?;
        for request in [
            "SET SELF CLIENT_NAME ansage:ansage:speaker",
            "SET SELF NOTIFICATION END ON",
            "SET SELF NOTIFICATION CANCEL ON",
            // Whatever a person wants of a screen reader: an announcement has its words and no others.
            "SET SELF SSML_MODE OFF",
            "SET SELF PUNCTUATION NONE",
            "SET SELF SPELLING OFF",
            "SET SELF CAP_LET_RECOGN NONE",
            "SET SELF PRIORITY MESSAGE",
        ] {
            ssip.ask(request, until)?;
        }
        // A module of this name is there when there is no other, and says only that.
        let modules = ssip.ask("LIST OUTPUT_MODULES", until)?;
        if modules.iter().all(|name| name == "dummy") {
            return Err(SessionError::NoModule);
        }
        let number = |answer: Vec<String>| answer.first().and_then(|it| it.parse().ok()).unwrap_or_default();
        let rate = number(ssip.ask("GET RATE", until)?);
        let pitch = number(ssip.ask("GET PITCH", until)?);
        let mut session = Self {
            service,
            ssip,
            rate,
            pitch,
            said: None,
            voices,
        };
        for language in languages {
            session.prepare(language, Manner::default(), until)?;
            // Nobody stops it.
            let _ = session.message(TRIAL, FIRST_SILENCE, &mut |_, _| ControlFlow::Continue(()))?;
        }
        Ok(session)
    }

    /// Speaks a text of one line that has something to pronounce, and tells whether anybody wants to hear more.
    ///
    /// # Errors
    ///
    /// Returns why it was not spoken to its end: somebody else is to speak it again, and the session is of no more use.
    pub fn speak(
        &mut self,
        language: &str,
        text: &str,
        manner: Manner,
        take: Take<'_>,
    ) -> Result<ControlFlow<()>, SessionError> {
        self.prepare(language, manner, Until::after(SILENCE))?;
        self.message(text, SILENCE, take)
    }

    fn prepare(&mut self, language: &str, manner: Manner, until: Until) -> Result<(), SessionError> {
        let wanted = Some((language.to_owned(), manner));
        if self.said == wanted {
            return Ok(());
        }
        self.said = None;
        let tag = language.to_ascii_lowercase();
        self.ssip.ask(&format!("SET SELF LANGUAGE {tag}"), until)?;
        let named = self.voices.iter().find(|it| it.speaks(language));
        if let Some(OwnVoice { module, name, .. }) = named {
            if let Some(module) = module {
                self.ssip.ask(&format!("SET SELF OUTPUT_MODULE {module}"), until)?;
            }
            if let Some(name) = name {
                self.ssip.ask(&format!("SET SELF SYNTHESIS_VOICE {name}"), until)?;
            }
        }
        let within = |value: i32| value.clamp(-100, 100);
        let rate = within(self.rate + manner.rate_from_usual());
        let pitch = within(self.pitch + i32::from(manner.pitch()));
        self.ssip.ask(&format!("SET SELF RATE {rate}"), until)?;
        self.ssip.ask(&format!("SET SELF PITCH {pitch}"), until)?;
        self.said = wanted;
        Ok(())
    }

    fn message(&mut self, text: &str, silence: Duration, take: Take<'_>) -> Result<ControlFlow<()>, SessionError> {
        let mut until = Until::after(silence);
        self.service.pipes.empty()?;
        let message = self.ssip.speak(text, until)?;
        let (mut is_audible, mut latest) = (false, USUAL_RATE);
        // What the service has said of the message, and until when sound of it may still come.
        let (mut event, mut tail) = (None, until);
        loop {
            // In this order: what was spoken is in the pipe, or under way, before the service says that it has ended.
            self.ssip.take_in()?;
            if event.is_none() {
                event = self.event_of(&message);
                tail = Until::after(TAIL);
            }
            while let Some((rate, samples)) = self.service.pipes.read()? {
                until = Until::after(silence);
                tail = Until::after(TAIL);
                latest = rate;
                is_audible |= samples.iter().any(|sample| sample.unsigned_abs() > AUDIBLE_LEVEL);
                if take(rate, &samples) == ControlFlow::Break(()) {
                    return self.stop(&message, event);
                }
            }
            match &event {
                Some(Event::Cancelled(_)) => return Err(SessionError::BrokeOff),
                Some(Event::End(_)) if !tail.is_past() => {}
                Some(Event::End(_)) if is_audible => return Ok(ControlFlow::Continue(())),
                Some(Event::End(_)) => return Err(SessionError::NoSound),
                None => {}
            }
            if take(latest, &[]) == ControlFlow::Break(()) {
                return self.stop(&message, event);
            }
            if event.is_none() && until.is_past() {
                return Err(SessionError::Silent);
            }
            self.wait(until.min(Until::after(LOOK)))?;
        }
    }

    /// Stops a message, and returns when nothing more can come of it.
    fn stop(&mut self, message: &str, mut event: Option<Event>) -> Result<ControlFlow<()>, SessionError> {
        let until = Until::after(SILENCE);
        if event.is_none() {
            self.ssip.ask("STOP SELF", until)?;
        }
        while event.is_none() {
            self.ssip.take_in()?;
            event = self.event_of(message);
            // Whoever writes into a full pipe could not stop.
            self.service.pipes.empty()?;
            if event.is_none() {
                if until.is_past() {
                    return Err(SessionError::Silent);
                }
                self.wait(until)?;
            }
        }
        self.service.pipes.empty()?;
        Ok(ControlFlow::Break(()))
    }

    fn event_of(&mut self, message: &str) -> Option<Event> {
        loop {
            let event = self.ssip.event()?;
            let (Event::End(of) | Event::Cancelled(of)) = &event;
            if of == message {
                return Some(event);
            }
        }
    }

    fn wait(&self, until: Until) -> Result<(), SessionError> {
        let readable = |fd| (fd, PollFlags::IN);
        let fds: Vec<_> = self
            .service
            .pipes
            .fds()
            .chain([self.ssip.as_fd()])
            .map(readable)
            .collect();
        wait(&fds, until)?;
        Ok(())
    }
}
