//! The voice of the system on Windows: the crate `tts` on the system's own synthesizer, which plays on the device that the
//! person has chosen there.
//!
//! Voices are listed in a moment here, so the one of a language is found among them; where the voice that the person has
//! chosen speaks it, that one does.

#![cfg(windows)]

use ansage_speech_helper::{Given, Heard, LastWord, Service, Trial};
use ansage_wire::speech::Manner;
use tts::{Backends, Tts, UtteranceId, Voice};

/// Who speaks, in what is told of it.
const NAME: &str = "Windows";

/// Why the system does not speak.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it itself")]
pub enum VoiceError {
    #[error("{NAME} has no speech synthesizer: {0}")]
    NoSynthesizer(#[source] tts::Error),
    #[error("{NAME}: it has no voice")]
    NoVoice,
    #[error("{NAME}: {0}")]
    Refused(#[from] tts::Error),
}

/// The synthesizer of the system.
pub struct SystemVoice {
    tts: Tts,
    usual: Usual,
    voices: Vec<Voice>,
    said: Option<(String, Manner)>,
}

/// How the person has set up their voice.
struct Usual {
    rate: f32,
    pitch: f32,
    volume: f32,
    voice: Option<Voice>,
}

impl Service for SystemVoice {
    type Sentence = UtteranceId;
    type Error = VoiceError;

    const NAME: &'static str = NAME;
    const TRIAL: Trial = Trial::Spoken;

    fn open(heard: &Heard<UtteranceId>) -> Result<Self, VoiceError> {
        let tts = Tts::new(Backends::WinRt).map_err(VoiceError::NoSynthesizer)?;
        let hear = |tell: fn(&Heard<UtteranceId>, UtteranceId)| {
            let heard = heard.clone();
            Some(Box::new(move |id| tell(&heard, id)) as Box<dyn FnMut(UtteranceId)>)
        };
        tts.on_utterance_begin(hear(|heard, id| heard.began(id)))?;
        tts.on_utterance_end(hear(|heard, id| heard.ended(id)))?;
        tts.on_utterance_stop(hear(|heard, id| heard.stopped(id)))?;
        let voices = tts.voices()?;
        if voices.is_empty() {
            return Err(VoiceError::NoVoice);
        }
        let usual = Usual {
            rate: tts.get_rate()?,
            pitch: tts.get_pitch()?,
            volume: tts.get_volume()?,
            voice: tts.voice()?,
        };
        Ok(Self {
            tts,
            usual,
            voices,
            said: None,
        })
    }

    fn name(&self) -> &'static str {
        NAME
    }

    fn last_word(&self) -> LastWord {
        let tts = self.tts.clone();
        LastWord::that(move || {
            if let Err(error) = tts.clone().stop() {
                tracing::warn!(%error, "the system cannot be silenced");
            }
        })
    }

    fn speak(&mut self, language: &str, text: &str, manner: Manner) -> Result<Given<UtteranceId>, VoiceError> {
        self.prepare(language, manner)?;
        let sentence = self.tts.speak(text, false)?.ok_or(VoiceError::NoVoice)?;
        Ok(Given { sentence, lasts: None })
    }

    fn stop(&mut self) -> Result<(), VoiceError> {
        self.tts.stop()?;
        Ok(())
    }

    /// It runs in this process and dies with it.
    fn look(&mut self) -> Result<(), VoiceError> {
        Ok(())
    }

    fn words_per_minute(&self, manner: Manner) -> u16 {
        manner.words_per_minute
    }
}

impl SystemVoice {
    fn prepare(&mut self, language: &str, manner: Manner) -> Result<(), VoiceError> {
        let wanted = Some((language.to_owned(), manner));
        if self.said == wanted {
            return Ok(());
        }
        self.said = None;
        if let Some(voice) = self.voice_of(language) {
            self.tts.set_voice(&voice)?;
        }
        let (tts, usual) = (&mut self.tts, &self.usual);
        let faster = f32::from(manner.words_per_minute) / f32::from(Manner::USUAL_WPM);
        let rate = (usual.rate * faster).clamp(tts.min_rate(), tts.max_rate());
        tts.set_rate(rate)?;
        let higher = 1.0 + f32::from(manner.pitch()) / 100.0;
        let pitch = (usual.pitch * higher).clamp(tts.min_pitch(), tts.max_pitch());
        tts.set_pitch(pitch)?;
        tts.set_volume(usual.volume * manner.gain())?;
        self.said = wanted;
        Ok(())
    }

    /// Returns who speaks a language: the voice that the person has chosen, if it does.
    fn voice_of(&self, language: &str) -> Option<Voice> {
        let speaks = |voice: &&Voice| primary(voice.language().as_str()) == primary(language);
        let is_exact = |voice: &&Voice| voice.language().as_str().eq_ignore_ascii_case(language);
        let chosen = self.usual.voice.iter().find(speaks);
        chosen
            .or_else(|| self.voices.iter().find(is_exact))
            .or_else(|| self.voices.iter().find(speaks))
            .cloned()
    }
}

/// Returns the language of a tag without its region, in small letters.
fn primary(tag: &str) -> String {
    tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase()
}
