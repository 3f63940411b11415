//! The speaker: its voices, its devices, the person's own voice and recorded words.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};

use serde::Serialize;

use super::helper::{HelperFinding, HelperState};
use crate::app::commands::speaking::ANSWER_TIMEOUT;
use crate::app::failure::cause;
use crate::app::settings::config;
use crate::app::settings::options::PlayOptions;
use crate::app::settings::wording::USUAL_WORDS;
use crate::app::settings::words::Words;
use crate::app::table::stopwatch::Stopwatch;
use ansage_core::game::Moment;
use ansage_core::language::Message;
use ansage_devices::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_devices::speech::SPEAKER;
use ansage_os::remedies;
use ansage_sound::address::Address;
use ansage_sound::device_error;
use ansage_wire::Segment;
use ansage_wire::speech::{
    ChannelVoice, DeviceBuffer, FromSpeaker, Manner, OutputDevice, Saying, SpokenChannel, ToSpeaker,
};
use ansage_wire::{Health, UtteranceId};

/// What brings a speech service of one's own on Debian and Ubuntu, and what tells more about one that is there.
const INSTALL_OWN_VOICE: &str = "apt install speech-dispatcher speech-dispatcher-espeak-ng";
const TRY_OWN_VOICE: &str = "spd-say --wait test";

/// What the speaker says of itself.
pub(super) struct SpeakerFindings {
    pub(super) helper: HelperFinding,
    /// By language, whether a voice speaks it; empty if that could not be tried.
    pub(super) voices: BTreeMap<String, bool>,
    /// By channel.
    pub(super) sound: BTreeMap<&'static str, Health>,
    /// Every device on which one person may be heard.
    pub(super) outputs: Option<Vec<OutputDevice>>,
    /// The person's own speech service; `None` if it could not be tried.
    pub(super) own_voice: Option<Health>,
    /// The bank of recorded words; `None` without one in the settings.
    pub(super) recorded_words: Option<RecordedWordsFinding>,
}

/// A bank of recorded words that the settings name.
#[derive(Debug, Serialize)]
pub(super) struct RecordedWordsFinding {
    path: PathBuf,
    #[serde(flatten)]
    health: Health,
}

impl SpeakerFindings {
    /// Has the speaker try everything, unheard.
    pub(super) fn gather(settings: Option<&PlayOptions>, words: &Words) -> Self {
        let program = Program::beside(SPEAKER);
        let mut findings = Self {
            helper: HelperFinding {
                name: SPEAKER,
                path: program.path.clone(),
                state: HelperState::Missing,
                why: None,
            },
            voices: BTreeMap::new(),
            sound: BTreeMap::new(),
            outputs: None,
            own_voice: None,
            recorded_words: None,
        };
        if !program.path.exists() {
            return findings;
        }
        findings.helper.state = HelperState::Silent;
        // The devices of the settings, but nothing that can be heard.
        let mut sound = settings.map(config::sound_settings).unwrap_or_default();
        let silent = Manner {
            words_per_minute: Manner::FASTEST_WPM,
            volume: 0,
            pitch: 0,
        };
        (sound.room_manner, sound.ear_manner) = (silent, silent);
        // One channel for each voice, whoever speaks where: both are tried.
        (sound.room_voice, sound.ear_voice) = (ChannelVoice::Builtin, ChannelVoice::Own);
        let bank = sound.room_bank.clone();
        let (sender, events) = mpsc::channel();
        let speaker = Helper::start(
            program,
            Timeouts::default(),
            Some(ToSpeaker::Configure(sound)),
            move |it| {
                // When the examination is over nobody needs to hear more.
                let _over = sender.send(it);
            },
        );
        findings.listen(&speaker, &events, languages(words), bank.as_deref());
        speaker.close();
        findings
    }

    fn listen(
        &mut self,
        speaker: &Helper<ToSpeaker, FromSpeaker>,
        events: &Receiver<HelperEvent<ToSpeaker, FromSpeaker>>,
        languages: Vec<String>,
        bank: Option<&Path>,
    ) {
        let stopwatch = Stopwatch::start();
        let until = Moment(0).plus(ANSWER_TIMEOUT);
        let mut to_try: BTreeMap<UtteranceId, String> = BTreeMap::new();
        let mut substituted = BTreeSet::new();
        while let Ok(event) = events.recv_timeout(stopwatch.until(until)) {
            match event {
                HelperEvent::Up => {
                    self.helper.state = HelperState::Answers;
                    speaker.ask(ToSpeaker::List);
                }
                HelperEvent::Sent(_) => {}
                HelperEvent::Refused(_) => break,
                HelperEvent::Down(Health::Missing { why } | Health::Lost { why, .. }) => {
                    self.helper.state = HelperState::Silent;
                    self.helper.why = Some(why);
                    break;
                }
                HelperEvent::Down(Health::Ready { .. }) => break,
                HelperEvent::Reported(FromSpeaker::Health { channel, health }) => {
                    let is_new_room = channel == SpokenChannel::Room && !self.sound.contains_key("room");
                    let is_ready = matches!(health, Health::Ready { .. });
                    self.sound.insert(name(channel), health);
                    if is_new_room && is_ready {
                        for (number, language) in (1..).zip(&languages) {
                            let id = UtteranceId(number);
                            speaker.ask(ToSpeaker::Say(saying(id, language)));
                            to_try.insert(id, language.clone());
                        }
                    }
                }
                HelperEvent::Reported(FromSpeaker::OwnVoice { health }) => self.own_voice = Some(health),
                HelperEvent::Reported(FromSpeaker::Substituted { language, .. }) => {
                    substituted.insert(language);
                }
                HelperEvent::Reported(FromSpeaker::RecordedWords { health }) => {
                    self.recorded_words = bank.map(|path| RecordedWordsFinding {
                        path: path.to_owned(),
                        health,
                    });
                }
                HelperEvent::Reported(FromSpeaker::Devices(devices)) => self.outputs = Some(devices),
                HelperEvent::Reported(
                    FromSpeaker::Began { .. } | FromSpeaker::Unplayed { .. } | FromSpeaker::RanDry { .. },
                ) => {}
                HelperEvent::Reported(FromSpeaker::Ended { id }) => {
                    if let Some(language) = to_try.remove(&id) {
                        let is_there = !substituted.contains(&language);
                        self.voices.insert(language, is_there);
                    }
                }
                HelperEvent::Reported(FromSpeaker::Cut { id }) => {
                    to_try.remove(&id);
                }
            }
            let has_read = bank.is_none() || self.recorded_words.is_some();
            let has_listed = self.outputs.is_some();
            if self.sound.len() == 2 && to_try.is_empty() && self.own_voice.is_some() && has_read && has_listed {
                break;
            }
        }
    }
}

impl RecordedWordsFinding {
    pub(super) fn line(&self) -> Message {
        let path = self.path.display().to_string();
        match &self.health {
            Health::Ready { .. } => Message::DoctorRecordedWords { path },
            Health::Missing { why } | Health::Lost { why, .. } => Message::DoctorRecordedWordsMissing {
                path,
                why: cause::of_device(why).into(),
            },
        }
    }
}

/// Says which languages are spoken, and what brings those that are not.
pub(super) fn voice_lines(voices: &BTreeMap<String, bool>) -> impl Iterator<Item = Message> {
    voices.iter().map(|(language, is_there)| match is_there {
        true => Message::DoctorVoice {
            language: language.clone(),
        },
        false => Message::DoctorVoiceMissing {
            language: language.clone(),
            install: remedies::VOICE_PACKAGE.into(),
        },
    })
}

/// Says where each channel is heard; without the built-in voice once why none is.
pub(super) fn sound_lines(sound: &BTreeMap<&'static str, Health>) -> Vec<Message> {
    let no_voice = sound.values().find_map(|health| match health {
        Health::Missing { why } | Health::Lost { why, .. } => {
            let has_none = [device_error::NO_ESPEAK, device_error::NO_LANGUAGES]
                .iter()
                .any(|it| why.contains(it));
            has_none.then_some(why)
        }
        Health::Ready { .. } => None,
    });
    match no_voice {
        Some(why) => vec![Message::DoctorNoVoice {
            why: cause::of_device(why).into(),
            command: remedies::VOICE.into(),
        }],
        None => sound
            .iter()
            .map(|(channel, health)| sound_line(channel, health))
            .collect(),
    }
}

fn sound_line(channel: &'static str, health: &Health) -> Message {
    let channel = Message::ChannelName {
        channel: channel.into(),
    };
    match health {
        Health::Ready { name } => Message::DoctorSound {
            channel: channel.into(),
            device: name.clone(),
        },
        Health::Missing { why } | Health::Lost { why, .. } => Message::DoctorSoundMissing {
            channel: channel.into(),
            why: cause::of_device(why).into(),
        },
    }
}

pub(super) fn output_line(device: &OutputDevice) -> Message {
    Message::DoctorOutput {
        device: called(&device.name, device.description.as_deref()),
    }
}

/// Says what is weaker than elsewhere, where the devices are of Windows.
pub(super) fn looseness(outputs: &[OutputDevice]) -> Vec<Message> {
    let is_of_windows = |it: &OutputDevice| matches!(Address::of(&it.name), Address::Wasapi(_));
    if outputs.iter().any(is_of_windows) {
        vec![Message::DoctorSoundIsLoose, Message::DoctorSoundOfItsOwn]
    } else {
        Vec::new()
    }
}

/// Returns what the system calls a device, and behind it the name that the settings take.
pub(super) fn called(name: &str, description: Option<&str>) -> String {
    match description {
        Some(description) => format!("{description}, {name}"),
        None => name.to_owned(),
    }
}

pub(super) fn buffer_line(needs: &DeviceBuffer) -> Message {
    Message::DoctorBuffer {
        device: needs.device.clone(),
        milliseconds: needs.milliseconds.to_string(),
    }
}

/// Says whether the person's own voice speaks; nothing where the system has none for anybody.
pub(super) fn own_voice_line(health: &Health) -> Option<Message> {
    match health {
        Health::Ready { .. } => Some(Message::DoctorOwnVoice),
        Health::Missing { why } | Health::Lost { why, .. } if why.contains(device_error::NOT_HERE) => None,
        Health::Missing { why } | Health::Lost { why, .. } => {
            let is_installed = !why.contains(device_error::NO_SERVICE) && !why.contains("no voice installed");
            Some(Message::DoctorOwnVoiceMissing {
                why: cause::of_device(why).into(),
                command: match is_installed {
                    true => TRY_OWN_VOICE.into(),
                    false => INSTALL_OWN_VOICE.into(),
                },
            })
        }
    }
}

/// Returns the languages of the announcements of Appendix D and of all reports.
fn languages(words: &Words) -> Vec<String> {
    let announced = words.voices.lexicon(USUAL_WORDS).map(|it| it.language().to_owned());
    let reported = words.voices.message_tags().map(str::to_owned);
    let all: BTreeSet<String> = announced.into_iter().chain(reported).collect();
    all.into_iter().collect()
}

fn saying(id: UtteranceId, language: &str) -> Saying {
    Saying {
        id,
        channel: SpokenChannel::Room,
        segments: vec![Segment::plain(language, "1")],
        urgent: false,
        earcon: Vec::new(),
        sound: None,
    }
}

fn name(channel: SpokenChannel) -> &'static str {
    match channel {
        SpokenChannel::Room => "room",
        SpokenChannel::Ear => "ear",
    }
}
