//! The voice of the system on Linux: the crate `tts` on a Speech Dispatcher, which plays wherever the person has it play.
//!
//! It has no call for the language of what is said: to choose a voice it lists them all, which takes Speech Dispatcher 1.5 s,
//! in which it serves nobody, and passes over the voice that the person has set for a language. So a second connection sets
//! the language of the first; its number is the one between those of two others. The third is for the last word.

#![cfg(unix)]

use std::env;

use ansage_sound::device_error;
use ansage_speech_helper::{Given, Heard, LastWord, Service, Trial};
use ansage_wire::speech::Manner;
use speech_dispatcher::{Connection, Mode};
use tts::{Backends, Tts, UtteranceId};

/// Who speaks, in what is told of it.
const NAME: &str = "Speech Dispatcher";
/// The program of the service, which its library starts where it does not run.
const PROGRAM: &str = "speech-dispatcher";
/// So often it is tried to open two connections with none of another program between them.
const ATTEMPTS: usize = 5;

/// Why the system does not speak.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it itself")]
pub enum VoiceError {
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
pub struct SystemVoice {
    tts: Tts,
    /// Sets what `tts` cannot, for the connection of this number.
    side: Connection,
    number: u32,
    /// Silences it when nothing else can.
    last: LastWord,
    usual: Usual,
    said: Option<(String, Manner)>,
}

/// How the person has set up their voice.
struct Usual {
    rate: f32,
    pitch: f32,
    volume: f32,
}

impl Service for SystemVoice {
    type Sentence = UtteranceId;
    type Error = VoiceError;

    const NAME: &'static str = NAME;
    const TRIAL: Trial = Trial::Spoken;

    fn open(heard: &Heard<UtteranceId>) -> Result<Self, VoiceError> {
        if !speech_dispatcher_sys::is_there() {
            return Err(VoiceError::NotInstalled);
        }
        let (side, tts, last, number) = connections()?;
        let hear = |tell: fn(&Heard<UtteranceId>, UtteranceId)| {
            let heard = heard.clone();
            Some(Box::new(move |id| tell(&heard, id)) as Box<dyn FnMut(UtteranceId)>)
        };
        tts.on_utterance_begin(hear(|heard, id| heard.began(id)))?;
        tts.on_utterance_end(hear(|heard, id| heard.ended(id)))?;
        tts.on_utterance_stop(hear(|heard, id| heard.stopped(id)))?;
        let usual = Usual {
            rate: tts.get_rate()?,
            pitch: tts.get_pitch()?,
            volume: tts.get_volume()?,
        };
        Ok(Self {
            tts,
            side,
            number,
            last: last_word_on(last, number),
            usual,
            said: None,
        })
    }

    fn name(&self) -> &'static str {
        NAME
    }

    fn last_word(&self) -> LastWord {
        self.last.clone()
    }

    fn speak(&mut self, language: &str, text: &str, manner: Manner) -> Result<Given<UtteranceId>, VoiceError> {
        self.prepare(language, manner)?;
        let sentence = self.tts.speak(text, false)?.ok_or(VoiceError::Silent)?;
        Ok(Given { sentence, lasts: None })
    }

    fn stop(&mut self) -> Result<(), VoiceError> {
        self.tts.stop()?;
        Ok(())
    }

    fn look(&mut self) -> Result<(), VoiceError> {
        if let Some((language, _)) = &self.said {
            self.side.set_language_uid(language.to_ascii_lowercase(), self.number)?;
        }
        Ok(())
    }

    fn words_per_minute(&self, manner: Manner) -> u16 {
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
}

impl SystemVoice {
    fn prepare(&mut self, language: &str, manner: Manner) -> Result<(), VoiceError> {
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

/// Silences the connection of a number from one on which nothing is ever said, so that it is free when the others hang.
///
/// A service that is frozen reads what was sent to it when it goes on, though its sender has died. Without this it would then
/// say the sentence that it was given, however long ago that was.
fn last_word_on(connection: Connection, number: u32) -> LastWord {
    let number = i32::try_from(number).unwrap_or_default();
    LastWord::that(move || {
        if let Err(error) = connection.cancel_uid(number) {
            tracing::warn!(%error, "the system cannot be silenced");
        }
    })
}

/// Opens the connection that speaks between two others.
fn connections() -> Result<(Connection, Tts, Connection, u32), VoiceError> {
    let open = || Connection::open("ansage", "systemvoice", "ansage", Mode::Threaded).map_err(|_error| unreachable());
    for _ in 0..ATTEMPTS {
        let before = open()?;
        let tts = Tts::new(Backends::SpeechDispatcher).map_err(|_error| unreachable())?;
        let after = open()?;
        // Each connection gets the next number.
        if before.client_id() > 0 && after.client_id() == before.client_id() + 2 {
            let number = u32::try_from(before.client_id() + 1).map_err(|_error| VoiceError::Crowded)?;
            return Ok((before, tts, after, number));
        }
    }
    Err(VoiceError::Crowded)
}

/// Tells why there is no connection: the library says only that.
fn unreachable() -> VoiceError {
    let folders = env::var_os("PATH").unwrap_or_default();
    if env::split_paths(&folders).any(|it| it.join(PROGRAM).exists()) {
        VoiceError::Silent
    } else {
        VoiceError::NotInstalled
    }
}

/// Returns so many percent more or less than the person has set, as far as there is more.
fn beside(usual: f32, percent: i32, least: f32, most: f32) -> f32 {
    let half = (most - least) / 2.0;
    (usual + half * percent as f32 / 100.0).clamp(least, most)
}
