//! A person who is asked for words: told in text and by voice, heard until a pause or a key.

use std::io::{BufRead as _, stdin};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::app::failure::{Failure, sound_fault};
use crate::app::printing::print;
use crate::app::settings::config;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::paths::Paths;
use crate::app::settings::surroundings::{Surroundings, locale};
use crate::app::settings::words::Words;
use crate::desk::{Channel, Health, OnScreen, Utterance, UtteranceId};
use crate::devices::listening::adapt::{Said, has_ended};
use crate::devices::recording::{self, Recent, Recording, RecordingEvent};
use crate::devices::sound::fault;
use crate::devices::speech::message::EarDevice;
use crate::devices::speech::{Speech, SpeechEvent, SpeechSettings};
use crate::game::Role;
use crate::language::{Message, MessageId, Phrase, Segment};

/// How long a microphone may take to open.
const LONGEST_OPENING: Duration = Duration::from_secs(8);
/// How long a voice may take to say a sentence; where it never says that it has ended, nobody waits for ever.
const LONGEST_SENTENCE: Duration = Duration::from_secs(8);
/// How often the sound is looked at.
const LOOK: Duration = Duration::from_millis(50);
/// What is typed to stop.
pub(super) const STOP: &str = "q";

/// How somebody is asked.
pub(super) struct Asking<'a> {
    /// The microphone, if one was named.
    pub(super) microphone: Option<&'a str>,
    /// The words of the announcements that are asked for.
    pub(super) words: &'a str,
    /// Whose voice asks, if one was named.
    pub(super) voice: Option<&'a str>,
}

/// What a person did when asked.
pub(super) struct Answered {
    /// What was typed; `None` if they spoke and paused.
    pub(super) line: Option<String>,
    /// What was heard until then, at 16 kHz.
    pub(super) samples: Vec<i16>,
}

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
    pub(super) fn open(asking: &Asking<'_>, paths: &Paths, words: &'a Words) -> Result<Self, Failure> {
        let settings = config::read_settings(None, &paths.settings)?;
        let (speaks, spoken) = mpsc::channel();
        let voice = voice(asking, settings, words)?;
        let speech = voice.map(|it| Speech::open(it, speaks));
        let (sender, troubles) = mpsc::channel();
        let source = recording::source(asking.microphone);
        let recording = Recording::open(source, sender, |_piece| {});
        let recent = recording.recent();
        wait_until_ready(&troubles, asking.microphone)?;
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

    /// Tells the person something.
    pub(super) fn tell(&mut self, message: &Message) -> Result<(), Failure> {
        let text = self.words.say(message);
        print(&format!("{text}\n"))?;
        self.speak(text.clone(), vec![Segment::plain(&self.words.reports, text)]);
        Ok(())
    }

    /// Asks for something, the so many-th of so many, and returns what came of it.
    pub(super) fn ask(&mut self, phrase: &Phrase, [at, of]: [usize; 2], said: Said) -> Result<Answered, Failure> {
        let written = self
            .words
            .say(&Message::new(MessageId::LearnSay).with("saying", phrase.written.as_str()));
        print(&format!("{written} ({at}/{of})\n"))?;
        // The word itself in its own language, and only it: it is short and said a hundred times.
        self.speak(written, vec![phrase.spoken.clone()]);
        self.listen(said)
    }

    /// Asks a question that is answered by a line; where nobody can answer any more, it is empty.
    pub(super) fn ask_for_a_line(&mut self, question: &Message) -> Result<String, Failure> {
        self.tell(question)?;
        Ok(self.lines.recv().unwrap_or_default())
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
            earcon: None,
            sound: None,
            on_screen: OnScreen::Shown,
        });
        while let Ok(event) = self.spoken.recv_timeout(LONGEST_SENTENCE) {
            if matches!(event, SpeechEvent::Ended(it) | SpeechEvent::Unspoken(it) if it == id) {
                break;
            }
        }
    }

    /// Records until the voice has paused, or the person says by a key what they want.
    fn listen(&mut self, said: Said) -> Result<Answered, Failure> {
        let from = self.recent.end();
        loop {
            let line = match self.lines.recv_timeout(LOOK) {
                Ok(line) => Some(line.trim().to_owned()),
                Err(RecvTimeoutError::Timeout) => None,
                // The end of the input, Ctrl+D, stops as `q` does.
                Err(RecvTimeoutError::Disconnected) => Some(STOP.to_owned()),
            };
            let samples = self.recent.cut(from..self.recent.end()).unwrap_or_default();
            if line.is_some() || has_ended(&samples, said) || samples.len() >= said.longest() {
                return Ok(Answered { line, samples });
            }
            self.check()?;
        }
    }

    /// A microphone that has gone is told; what was said until then is lost, and nothing else.
    fn check(&self) -> Result<(), Failure> {
        for event in self.troubles.try_iter() {
            if let RecordingEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) = event {
                return Err(Failure::device(MessageId::AskingMicrophoneLost).because(why));
            }
        }
        Ok(())
    }
}

/// Returns the voice that asks, as the settings have it; none where the Ear is not heard.
pub(super) fn voice(
    asking: &Asking<'_>,
    settings: PlayOptions,
    words: &Words,
) -> Result<Option<SpeechSettings>, Failure> {
    let play = PlayOptions {
        role: Some(Role::Recorder),
        words: Some(asking.words.to_owned()),
        reports: Some(words.reports.clone()),
        ear: settings.ear,
        voice: asking.voice.map(str::to_owned).or(settings.voice),
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
        locale: locale(),
        ..Surroundings::default()
    };
    let speech = config::resolve(play, &surroundings)?.speech;
    Ok(Some(speech).filter(|it| it.sound.ear != EarDevice::None))
}

/// Waits for the first sound.
pub(super) fn wait_until_ready(troubles: &Receiver<RecordingEvent>, device: Option<&str>) -> Result<(), Failure> {
    let no_microphone = |why: &str| sound_fault::no_microphone(device, why);
    loop {
        match troubles.recv_timeout(LONGEST_OPENING) {
            Ok(RecordingEvent::Health(Health::Ready { .. })) => return Ok(()),
            Ok(RecordingEvent::Health(Health::Missing { why } | Health::Lost { why, .. })) => {
                return Err(no_microphone(&why));
            }
            Ok(_) => {}
            Err(_silence) => return Err(no_microphone(fault::LATE)),
        }
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
