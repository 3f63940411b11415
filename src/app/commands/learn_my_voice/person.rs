//! A person at a microphone: each word ends with a pause or with Enter.

use super::{Answer, Pupil, Request};
use crate::app::commands::microphone::{Microphone, STOP};
use crate::app::failure::Failure;
use crate::app::settings::words::Words;
use ansage_core::language::voices::fold;
use ansage_core::language::{Message, MessageId};

impl Pupil for Microphone<'_> {
    fn ask(&mut self, request: &Request<'_>) -> Result<Answer, Failure> {
        let answered = Microphone::ask(self, &request.exercise.phrase, request.count, request.said)?;
        Ok(match answered.line.as_deref() {
            Some(STOP | "\u{1b}") => Answer::Stop,
            Some("r") => Answer::Again,
            Some(_) | None => Answer::Sound(answered.samples),
        })
    }

    fn tell(&mut self, message: &Message) -> Result<(), Failure> {
        Microphone::tell(self, message)
    }

    fn agrees(&mut self, question: &Message, words: &Words) -> Result<bool, Failure> {
        let answer = fold(&self.ask_for_a_line(question)?);
        let yes = words.say(&Message::new(MessageId::YesWords));
        Ok(yes.split(',').any(|it| fold(it) == answer))
    }

    fn can_repeat(&self) -> bool {
        true
    }
}
