//! What the recorder says of the microphone.

use std::sync::mpsc;

use serde::Serialize;

use super::helper::{HelperFinding, HelperState};
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
use ansage_wire::recording::Level;

/// A microphone, and how loud the last second was.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct MicrophoneFinding {
    #[serde(flatten)]
    health: Health,
    /// `None` if it was not heard for a second.
    level: Option<Level>,
}

/// Opens the microphone of the settings and listens for a second; nothing is kept.
pub(super) fn findings(settings: Option<&PlayOptions>) -> (HelperFinding, Option<MicrophoneFinding>) {
    let path = Program::beside(RECORDER).path;
    let mut helper = HelperFinding {
        name: RECORDER,
        path: path.clone(),
        state: HelperState::Missing,
        why: None,
    };
    if !path.exists() {
        return (helper, None);
    }
    helper.state = HelperState::Answers;
    let name = settings.and_then(|it| it.microphone.as_deref());
    if name == Some(NO_MICROPHONE) {
        return (helper, None);
    }
    let (sender, events) = mpsc::channel();
    let recording = Recording::open(source(name), sender, |_piece| {});
    let (stopwatch, until) = (Stopwatch::start(), Moment(0).plus(ANSWER_TIMEOUT));
    let mut found = None;
    while let Ok(event) = events.recv_timeout(stopwatch.until(until)) {
        match (event, &mut found) {
            (RecordingEvent::Level(level), Some(MicrophoneFinding { level: heard, .. })) => {
                *heard = Some(level);
                break;
            }
            (RecordingEvent::Health(health @ Health::Ready { .. }), _) => {
                found = Some(MicrophoneFinding { health, level: None });
            }
            (RecordingEvent::Health(health), _) => {
                found = Some(MicrophoneFinding { health, level: None });
                break;
            }
            _ => {}
        }
    }
    recording.close();
    if found.is_none() {
        helper.state = HelperState::Silent;
    }
    (helper, found)
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
