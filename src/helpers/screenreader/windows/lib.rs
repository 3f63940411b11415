//! The screen readers of Windows that take words of other programs: NVDA with speech and Braille, JAWS with speech alone.
//!
//! * `nvda` – its controller client, a library that is opened here;
//! * `ssml` – a sentence as NVDA reads it;
//! * `jaws` – its automation object.
//!
//! NVDA is asked first. Neither is waited for: where none answers, the helper says so and ends, and the program speaks in the
//! built-in voice and asks again later.

#![cfg(windows)]

mod jaws;
mod nvda;
mod ssml;

use ansage_speech_helper::{Given, Heard, LastWord, Service, Trial};
use ansage_wire::speech::Manner;

use jaws::Jaws;
use nvda::Nvda;

/// Why no screen reader speaks.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it itself")]
pub enum ReaderError {
    #[error("no screen reader answers: {nvda}; {jaws}")]
    None { nvda: String, jaws: String },
    #[error("{name}: {call} failed with {code}")]
    Refused {
        name: &'static str,
        call: &'static str,
        code: i32,
    },
    #[error("{name}: it does not speak")]
    Silent { name: &'static str },
}

/// The one that runs.
pub enum ScreenReader {
    /// NVDA.
    Nvda(Nvda),
    /// JAWS.
    Jaws(Jaws),
}

impl Service for ScreenReader {
    type Sentence = u64;
    type Error = ReaderError;

    const NAME: &'static str = "the screen reader";
    const TRIAL: Trial = Trial::Asked;

    fn open(heard: &Heard<u64>) -> Result<Self, ReaderError> {
        let nvda = match Nvda::open(heard) {
            Ok(nvda) => return Ok(Self::Nvda(nvda)),
            Err(why) => why,
        };
        match Jaws::open() {
            Ok(jaws) => Ok(Self::Jaws(jaws)),
            Err(jaws) => Err(ReaderError::None { nvda, jaws }),
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Self::Nvda(_) => nvda::NAME,
            Self::Jaws(_) => jaws::NAME,
        }
    }

    fn last_word(&self) -> LastWord {
        match self {
            Self::Nvda(nvda) => nvda.last_word(),
            Self::Jaws(_) => Jaws::last_word(),
        }
    }

    fn show(&mut self, text: &str) -> Result<(), ReaderError> {
        match self {
            Self::Nvda(nvda) => nvda.show(text),
            Self::Jaws(_) => Ok(()),
        }
    }

    /// In the manner that the person has set in the screen reader, whatever is set here.
    fn speak(&mut self, language: &str, text: &str, _manner: Manner) -> Result<Given<u64>, ReaderError> {
        match self {
            Self::Nvda(nvda) => nvda.speak(language, text),
            Self::Jaws(jaws) => jaws.speak(text),
        }
    }

    fn stop(&mut self) -> Result<(), ReaderError> {
        match self {
            Self::Nvda(nvda) => nvda.stop(),
            Self::Jaws(jaws) => jaws.stop(),
        }
    }

    fn look(&mut self) -> Result<(), ReaderError> {
        match self {
            Self::Nvda(nvda) => nvda.look(),
            Self::Jaws(_) => Ok(()),
        }
    }

    fn words_per_minute(&self, _manner: Manner) -> u16 {
        Manner::USUAL_WPM
    }
}
