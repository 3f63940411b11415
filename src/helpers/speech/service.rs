//! What a helper brings that speaks through a service of others.

use std::fmt::{Debug, Display};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use ansage_wire::speech::Manner;

use crate::session::{Sounded, ToSession};

/// What a letter takes at the usual rate; a digit is a word of so many letters.
const LETTER: Duration = Duration::from_millis(70);
const DIGIT_LETTERS: u32 = 8;

/// A service that speaks. Every call of it may hang: then the helper ends.
pub trait Service: Sized {
    /// Names a sentence that it was given.
    type Sentence: Copy + Debug + Eq + Send + 'static;
    /// Why it does not speak, in one technical line.
    type Error: Display;

    /// What it is called until it is known who speaks.
    const NAME: &'static str;
    /// How it is found out whether it speaks.
    const TRIAL: Trial;

    /// Opens it; what is heard of its sentences goes to `heard`.
    ///
    /// # Errors
    ///
    /// Says why it does not speak.
    fn open(heard: &Heard<Self::Sentence>) -> Result<Self, Self::Error>;

    /// Returns who speaks.
    fn name(&self) -> &'static str;

    /// Returns what silences it when nothing else can.
    fn last_word(&self) -> LastWord;

    /// Lets a finger read an utterance that is about to be said, where the service has a display.
    ///
    /// # Errors
    ///
    /// Says why it does not answer any more.
    fn show(&mut self, _text: &str) -> Result<(), Self::Error> {
        Ok(())
    }

    /// Begins to say a sentence that has something to pronounce.
    ///
    /// # Errors
    ///
    /// Says why it does not speak any more.
    fn speak(&mut self, language: &str, text: &str, manner: Manner) -> Result<Given<Self::Sentence>, Self::Error>;

    /// Falls silent, and forgets what it was given.
    ///
    /// # Errors
    ///
    /// Says why it does not answer any more.
    fn stop(&mut self) -> Result<(), Self::Error>;

    /// Makes sure that it still answers; nothing changes by it.
    ///
    /// # Errors
    ///
    /// Says why it does not answer any more.
    fn look(&mut self) -> Result<(), Self::Error>;

    /// Returns how fast it speaks, as far as that can be known: every voice has a usual rate of its own.
    fn words_per_minute(&self, manner: Manner) -> u16;
}

/// How it is found out whether a service speaks.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Trial {
    /// It says a word that nobody hears. A sentence that it does not begin it never will.
    Spoken,
    /// It was asked when it was opened, for it has no word that nobody hears. A sentence that it does not begin may have been
    /// silenced by the person before.
    Asked,
}

/// A sentence that was given to a service.
#[derive(Clone, Copy, Debug)]
pub struct Given<Sentence> {
    /// By what it is named in what is heard of it.
    pub sentence: Sentence,
    /// How long it takes, where nothing will be heard of it.
    pub lasts: Option<Duration>,
}

/// The way back of a service.
pub struct Heard<Sentence> {
    session: Sender<ToSession<Sentence>>,
}

impl<Sentence> Clone for Heard<Sentence> {
    fn clone(&self) -> Self {
        Self {
            session: self.session.clone(),
        }
    }
}

impl<Sentence> Heard<Sentence> {
    pub(crate) fn by(session: Sender<ToSession<Sentence>>) -> Self {
        Self { session }
    }

    /// A sentence has begun.
    pub fn began(&self, sentence: Sentence) {
        self.tell(Sounded::Began(sentence));
    }

    /// A sentence was spoken to its end.
    pub fn ended(&self, sentence: Sentence) {
        self.tell(Sounded::Ended(sentence));
    }

    /// Somebody has silenced a sentence.
    pub fn stopped(&self, sentence: Sentence) {
        self.tell(Sounded::Stopped(sentence));
    }

    /// The service does not speak any more, for this reason.
    pub fn failed(&self, why: String) {
        // The session ends with the process.
        let _ = self.session.send(ToSession::Failed(why));
    }

    fn tell(&self, sounded: Sounded<Sentence>) {
        let _ = self.session.send(ToSession::Sounded(sounded));
    }
}

/// What silences a service from a thread of its own, so that it is free when the others hang.
#[derive(Clone, Debug)]
pub struct LastWord(Sender<Sender<()>>);

impl LastWord {
    /// Starts the thread that calls `silence` when it is asked to.
    pub fn that(silence: impl Fn() + Send + 'static) -> Self {
        let (sender, asked) = mpsc::channel::<Sender<()>>();
        thread::spawn(move || {
            for silent in asked {
                silence();
                // Whoever asked may have given up.
                let _ = silent.send(());
            }
        });
        Self(sender)
    }

    /// Has the service fall silent, and waits for that for a while; one that is frozen has by then been asked to.
    pub(crate) fn silence(&self, limit: Duration) {
        let (silent, waiting) = mpsc::channel();
        // The thread ends with the process.
        let _ = self.0.send(silent);
        let _: Result<(), RecvTimeoutError> = waiting.recv_timeout(limit);
    }
}

/// How long a sentence takes, at so many words per minute.
pub fn estimate(text: &str, words_per_minute: u16) -> Duration {
    let usual = u32::from(Manner::USUAL_WPM);
    LETTER * letters(text) * usual / u32::from(words_per_minute.max(1))
}

/// How many letters a text has when it is spoken.
pub(crate) fn letters(text: &str) -> u32 {
    let letters = |it: char| if it.is_ascii_digit() { DIGIT_LETTERS } else { 1 };
    text.chars().map(letters).sum()
}
