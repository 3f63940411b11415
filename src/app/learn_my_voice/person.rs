//! A person at a microphone: each word ends with a pause or with Enter.

use super::{Answer, Pupil, Request};
use crate::app::microphone::{Microphone, STOP};
use crate::app::trouble::Trouble;
use crate::language::Message;

impl Pupil for Microphone<'_> {
    fn ask(&mut self, request: &Request<'_>) -> Result<Answer, Trouble> {
        let answered = Microphone::ask(self, &request.exercise.phrase, request.count)?;
        Ok(match answered.line.as_deref() {
            Some(STOP | "\u{1b}") => Answer::Stop,
            Some("r") => Answer::Again,
            Some(_) | None => Answer::Sound(answered.samples),
        })
    }

    fn tell(&mut self, message: &Message) -> Result<(), Trouble> {
        Microphone::tell(self, message)
    }

    fn can_repeat(&self) -> bool {
        true
    }
}
