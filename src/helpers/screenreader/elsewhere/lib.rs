//! Where no screen reader takes words of other programs: it reads the terminal, and `ansage` asks for nothing else.

use ansage_speech_helper::{Given, Heard, LastWord, Service, Trial};
use ansage_wire::speech::Manner;

/// Why no screen reader speaks.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no screen reader of this system takes words of other programs; it reads the terminal")]
pub struct NoneHere;

/// There is none.
#[derive(Debug)]
pub enum ScreenReader {}

impl Service for ScreenReader {
    type Sentence = u64;
    type Error = NoneHere;

    const NAME: &'static str = "the screen reader";
    const TRIAL: Trial = Trial::Asked;

    fn open(_heard: &Heard<u64>) -> Result<Self, NoneHere> {
        Err(NoneHere)
    }

    fn name(&self) -> &'static str {
        match *self {}
    }

    fn last_word(&self) -> LastWord {
        match *self {}
    }

    fn speak(&mut self, _language: &str, _text: &str, _manner: Manner) -> Result<Given<u64>, NoneHere> {
        match *self {}
    }

    fn stop(&mut self) -> Result<(), NoneHere> {
        match *self {}
    }

    fn look(&mut self) -> Result<(), NoneHere> {
        match *self {}
    }

    fn words_per_minute(&self, _manner: Manner) -> u16 {
        match *self {}
    }
}
