//! The voice before the game: started in the background, asked whether the devices named by a person can be heard.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::inbox::{Happening, Inbox};
use crate::app::failure::{Failure, cause};
use crate::app::settings::config::Config;
use crate::app::settings::paths::Paths;
use ansage_core::desk::Device;
use ansage_core::language::{Message, Voices};
use ansage_devices::speech::{Speech, SpeechEvent};
use ansage_sound::device_error;
use ansage_wire::Health;

/// How long a device that was asked for by name may take to open.
const LONGEST_OPENING: Duration = Duration::from_secs(8);

/// A voice that was started before the game, and what it has told so far.
pub(in crate::app) struct WaitingVoice {
    speech: Speech,
    events: mpsc::Receiver<SpeechEvent>,
    told: Vec<SpeechEvent>,
    is_used: bool,
}

impl WaitingVoice {
    /// Starts the voice that the settings ask for; nobody waits for it here.
    pub(in crate::app) fn open(config: &Config, voices: &Voices) -> Self {
        let (sender, events) = mpsc::channel();
        let mut settings = config.speech.clone();
        settings.buffers = Some(Paths::find().buffers);
        settings.sound.languages = spoken_languages(config, voices);
        let is_used = config.speech.voice.is_heard();
        Self {
            speech: Speech::open(settings, sender),
            events,
            told: Vec::new(),
            is_used,
        }
    }

    /// Waits until each device that was asked for by name can be heard; nobody waits where none was.
    pub(in crate::app) fn with_devices(mut self, asked: &[(Device, Option<String>)]) -> Result<Self, Failure> {
        for (device, name) in asked {
            let Some(name) = name.as_ref().filter(|_| self.is_used) else {
                continue;
            };
            if let Some(why) = self.trouble_of(*device) {
                let told = Message::DeviceUnusable {
                    device: name.into(),
                    why: cause::of_device(&why).into(),
                };
                return Err(Failure::device(told).because(why));
            }
        }
        Ok(self)
    }

    /// Returns why a device cannot be heard, if it cannot.
    fn trouble_of(&mut self, device: Device) -> Option<String> {
        match self.health_of(device) {
            Some(Health::Ready { .. }) => None,
            Some(Health::Missing { why } | Health::Lost { why, .. }) => Some(why),
            None => Some(device_error::LATE.to_owned()),
        }
    }

    /// Returns how a device is, as soon as anything is told of it.
    pub(in crate::app) fn health_of(&mut self, device: Device) -> Option<Health> {
        loop {
            let health = self.told.iter().rev().find_map(|event| match event {
                SpeechEvent::Health(of, health) if *of == device => Some(health.clone()),
                SpeechEvent::Health(..) | SpeechEvent::Began(..) => None,
                SpeechEvent::Ended(_) | SpeechEvent::Unspoken(_) | SpeechEvent::Unplayed(..) => None,
            });
            if health.is_some() {
                return health;
            }
            self.told.push(self.events.recv_timeout(LONGEST_OPENING).ok()?);
        }
    }

    /// Hands what the voice tells to the loop, and what it has told already before that.
    pub(in crate::app) fn talk_to(self, inbox: &Inbox) -> Speech {
        let inbox = inbox.clone();
        self.hand_on(move |it| inbox.put(Happening::Speech(it)))
    }

    /// Hands what the voice tells, and has told already, to `put`, which returns false when nobody listens any more.
    pub(in crate::app) fn hand_on(self, put: impl Fn(SpeechEvent) -> bool + Send + 'static) -> Speech {
        // Without the thread nobody hears of the voice; every utterance then ends at its estimated time.
        let forwarding = thread::Builder::new().name("voice".to_owned()).spawn(move || {
            for event in self.told.into_iter().chain(self.events) {
                if !put(event) {
                    break;
                }
            }
        });
        if let Err(error) = forwarding {
            tracing::error!(%error, "nobody listens to the voice");
        }
        self.speech
    }
}

/// The languages that will be spoken, so that their voices are ready before the first word.
fn spoken_languages(config: &Config, voices: &Voices) -> Vec<String> {
    let words = voices.lexicon(&config.opening.words).map(|it| it.language().to_owned());
    words.into_iter().chain([config.desk.reports.clone()]).collect()
}
