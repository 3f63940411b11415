//! A person at a microphone: each word is asked for in text and by voice, and ends with a pause or with Enter.

use std::io::{BufRead as _, stdin};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use super::{Answer, Pupil, Request};
use crate::app::cli::LearnOptions;
use crate::app::config::{self, Surroundings};
use crate::app::options::PlayOptions;
use crate::app::paths::Paths;
use crate::app::print;
use crate::app::trouble::Trouble;
use crate::app::words::Words;
use crate::desk::{Channel, Health, OnScreen, Utterance, UtteranceId};
use crate::devices::listening::adapt::{LONGEST_TAKE, has_ended};
use crate::devices::recording::{self, Recent, Recording, RecordingEvent};
use crate::devices::speech::message::EarDevice;
use crate::devices::speech::{Speech, SpeechEvent, SpeechSettings};
use crate::game::Role;
use crate::language::{Message, MessageId, Segment};

/// How long a microphone may take to open.
const LONGEST_OPENING: Duration = Duration::from_secs(8);
/// How long a voice may take to say a sentence; where it never says that it has ended, nobody waits for ever.
const LONGEST_SENTENCE: Duration = Duration::from_secs(8);
/// How often the sound is looked at.
const LOOK: Duration = Duration::from_millis(50);

/// A person who is asked, and their microphone.
pub(super) struct Microphone<'a> {
    words: &'a Words,
    /// Until the end.
    recording: Option<Recording>,
    troubles: Receiver<RecordingEvent>,
    recent: Recent,
    speech: Option<Speech>,
    spoken: Receiver<SpeechEvent>,
    lines: Receiver<String>,
    next: u64,
}

impl<'a> Microphone<'a> {
    /// Opens the microphone and the voice.
    pub(super) fn open(options: &LearnOptions, paths: &Paths, words: &'a Words) -> Result<Self, Trouble> {
        let settings = config::read_settings(None, &paths.settings)?;
        let (speaks, spoken) = mpsc::channel();
        let speech = voice(options, settings, words)?.map(|it| Speech::open(it, speaks));
        let (sender, troubles) = mpsc::channel();
        let source = recording::source(options.microphone.as_deref());
        let recording = Recording::open(source, sender, |_piece| {});
        let recent = recording.recent();
        wait_until_ready(&troubles)?;
        Ok(Self {
            words,
            recording: Some(recording),
            troubles,
            recent,
            speech,
            spoken,
            lines: lines(),
            next: 0,
        })
    }

    /// Says segments in the Ear and waits until they have been said, or the person goes on.
    fn speak(&mut self, written: String, segments: Vec<Segment>) {
        let Some(speech) = &self.speech else { return };
        self.next += 1;
        let id = UtteranceId(self.next);
        speech.say(&Utterance {
            id,
            channel: Channel::Ear,
            written,
            spoken: segments,
            urgent: false,
            on_screen: OnScreen::Shown,
        });
        while let Ok(event) = self.spoken.recv_timeout(LONGEST_SENTENCE) {
            if matches!(event, SpeechEvent::Ended(it) | SpeechEvent::Unspoken(it) if it == id) {
                break;
            }
        }
    }

    /// Records until the voice has paused, or the person says by a key what they want.
    fn listen(&mut self) -> Result<Answer, Trouble> {
        let from = self.recent.end();
        loop {
            let line = match self.lines.recv_timeout(LOOK) {
                Ok(line) => Some(line),
                Err(RecvTimeoutError::Timeout) => None,
                // The end of the input, Ctrl+D, stops as `q` does.
                Err(RecvTimeoutError::Disconnected) => Some("q".to_owned()),
            };
            let samples = self.recent.cut(from..self.recent.end()).unwrap_or_default();
            match line.as_deref().map(str::trim) {
                Some("q" | "\u{1b}") => return Ok(Answer::Stop),
                Some("r") => return Ok(Answer::Again),
                Some(_) => return Ok(Answer::Sound(samples)),
                None if has_ended(&samples) || samples.len() >= LONGEST_TAKE => return Ok(Answer::Sound(samples)),
                None => self.check()?,
            }
        }
    }

    /// A microphone that has gone is told; what was said until then is lost, and nothing else.
    fn check(&self) -> Result<(), Trouble> {
        for event in self.troubles.try_iter() {
            if let RecordingEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) = event {
                return Err(no_microphone(why));
            }
        }
        Ok(())
    }
}

impl Pupil for Microphone<'_> {
    fn ask(&mut self, request: &Request<'_>) -> Result<Answer, Trouble> {
        let phrase = &request.exercise.phrase;
        let asking = |words: &str| Message::new(MessageId::LearnSay).with("saying", words);
        let written = self.words.say(&asking(&phrase.written));
        let [at, of] = request.count;
        print(&format!("{written} ({at}/{of})\n"))?;
        // The word itself in its own language, and only it: it is short and said a hundred times.
        self.speak(written, vec![phrase.spoken.clone()]);
        self.listen()
    }

    fn tell(&mut self, message: &Message) -> Result<(), Trouble> {
        let text = self.words.say(message);
        print(&format!("{text}\n"))?;
        self.speak(text.clone(), vec![Segment::plain(&self.words.reports, text)]);
        Ok(())
    }

    fn can_repeat(&self) -> bool {
        true
    }
}

/// Returns the voice that asks, as the settings have it; none where the Ear is not heard.
fn voice(options: &LearnOptions, settings: PlayOptions, words: &Words) -> Result<Option<SpeechSettings>, Trouble> {
    let play = PlayOptions {
        role: Some(Role::Recorder),
        words: Some(options.words.clone()),
        reports: Some(words.reports.clone()),
        ear: settings.ear,
        voice: options.voice.clone().or(settings.voice),
        ear_device: settings.ear_device,
        ear_rate: settings.ear_rate,
        ear_volume: settings.ear_volume,
        ear_pitch: settings.ear_pitch,
        ear_voice: settings.ear_voice,
        own_voice: settings.own_voice,
        ..PlayOptions::default()
    };
    let surroundings = Surroundings {
        reports: vec![words.reports.clone()],
        locale: config::locale(),
        ..Surroundings::default()
    };
    let speech = config::resolve(play, &surroundings)?.speech;
    Ok(Some(speech).filter(|it| it.sound.ear != EarDevice::None))
}

/// Waits for the first sound.
fn wait_until_ready(troubles: &Receiver<RecordingEvent>) -> Result<(), Trouble> {
    loop {
        match troubles.recv_timeout(LONGEST_OPENING) {
            Ok(RecordingEvent::Health(Health::Ready { .. })) => return Ok(()),
            Ok(RecordingEvent::Health(Health::Missing { why } | Health::Lost { why, .. })) => {
                return Err(no_microphone(why));
            }
            Ok(RecordingEvent::Level(_) | RecordingEvent::Ended) => {}
            Err(silence) => return Err(no_microphone(silence.to_string())),
        }
    }
}

fn no_microphone(why: String) -> Trouble {
    Trouble::Device {
        device: recording::RECORDER.to_owned(),
        why,
    }
}

/// Reads lines in the background. The thread ends with the program.
fn lines() -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    let reading = thread::Builder::new().name("keys".to_owned()).spawn(move || {
        for line in stdin().lock().lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    if let Err(error) = reading {
        tracing::error!(%error, "nobody reads the keys");
    }
    lines
}

impl Drop for Microphone<'_> {
    fn drop(&mut self) {
        if let Some(recording) = self.recording.take() {
            recording.close();
        }
        if let Some(speech) = self.speech.take() {
            speech.close();
        }
    }
}
