//! What the recorder says of the microphone.

use std::sync::mpsc;

use serde::Serialize;

use super::helper::{HelperFinding, HelperState};
use super::speaker::called;
use crate::app::commands::speaking::ANSWER_TIMEOUT;
use crate::app::failure::cause;
use crate::app::settings::config::NO_MICROPHONE;
use crate::app::settings::options::PlayOptions;
use crate::app::table::stopwatch::Stopwatch;
use ansage_core::game::Moment;
use ansage_core::language::Message;
use ansage_devices::helper::Program;
use ansage_devices::recording::{RECORDER, Recording, RecordingEvent, source};
use ansage_wire::Health;
use ansage_wire::recording::{InputDevice, Level};

/// A microphone, and how loud the last second was.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct MicrophoneFinding {
    #[serde(flatten)]
    health: Health,
    /// `None` if it was not heard for a second.
    level: Option<Level>,
}

/// What the recorder says.
pub(super) struct RecorderFindings {
    pub(super) helper: HelperFinding,
    /// The microphone of the settings; `None` without a recorder, or where none is wanted.
    pub(super) microphone: Option<MicrophoneFinding>,
    /// Every microphone there is.
    pub(super) inputs: Vec<InputDevice>,
}

/// Opens the microphone of the settings and listens for a second; nothing is kept.
pub(super) fn findings(settings: Option<&PlayOptions>) -> RecorderFindings {
    let path = Program::beside(RECORDER).path;
    let mut helper = HelperFinding {
        name: RECORDER,
        path: path.clone(),
        state: HelperState::Missing,
        why: None,
    };
    let name = settings.and_then(|it| it.microphone.as_deref());
    if path.exists() {
        helper.state = HelperState::Answers;
    }
    if !path.exists() || name == Some(NO_MICROPHONE) {
        return RecorderFindings {
            helper,
            microphone: None,
            inputs: Vec::new(),
        };
    }
    let (sender, events) = mpsc::channel();
    let recording = Recording::open(source(name), sender, |_piece| {});
    recording.list();
    let (stopwatch, until) = (Stopwatch::start(), Moment(0).plus(ANSWER_TIMEOUT));
    let (mut found, mut inputs) = (None, None);
    let mut is_known = false;
    while !is_known || inputs.is_none() {
        let Ok(event) = events.recv_timeout(stopwatch.until(until)) else {
            break;
        };
        match (event, &mut found) {
            (RecordingEvent::Level(level), Some(MicrophoneFinding { level: heard, .. })) => {
                *heard = Some(level);
                is_known = true;
            }
            (RecordingEvent::Health(health), _) => {
                is_known = !matches!(health, Health::Ready { .. });
                found = Some(MicrophoneFinding { health, level: None });
            }
            (RecordingEvent::Devices(devices), _) => inputs = Some(devices),
            _ => {}
        }
    }
    recording.close();
    if found.is_none() {
        helper.state = HelperState::Silent;
    }
    RecorderFindings {
        helper,
        microphone: found,
        inputs: inputs.unwrap_or_default(),
    }
}

impl MicrophoneFinding {
    pub(super) fn line(&self) -> Message {
        match (&self.health, self.level) {
            (Health::Ready { name }, Some(level)) if !level.is_dead() => {
                let full = f64::from(i16::MAX);
                let decibels = 20.0 * (f64::from(level.rms.max(1)) / full).log10();
                Message::DoctorMicrophone {
                    device: name.clone(),
                    level: format!("{decibels:.0}"),
                }
            }
            (Health::Ready { name }, _) => Message::DoctorMicrophoneDead { device: name.clone() },
            (Health::Missing { why } | Health::Lost { why, .. }, _) => Message::DoctorMicrophoneMissing {
                why: cause::of_device(why).into(),
            },
        }
    }
}

pub(super) fn input_line(device: &InputDevice) -> Message {
    Message::DoctorInput {
        device: called(&device.name, device.description.as_deref()),
    }
}
