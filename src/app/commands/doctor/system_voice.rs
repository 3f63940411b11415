//! The voice of the system, and the screen reader: does it speak?

use std::sync::mpsc;

use super::helper::{HelperFinding, HelperState};
use crate::app::commands::speaking::ANSWER_TIMEOUT;
use crate::app::failure::cause;
use crate::app::table::stopwatch::Stopwatch;
use ansage_core::game::Moment;
use ansage_core::language::Message;
use ansage_devices::helper::{Helper, HelperEvent, Program, Timeouts};
use ansage_devices::speech::{SCREEN_READER, SYSTEM_VOICE};
use ansage_os::voices::{do_screen_readers_take_words, is_there_one_of_the_system};
use ansage_sound::device_error;
use ansage_wire::Health;
use ansage_wire::speech::system::{FromSystemVoice, ToSystemVoice};

/// What brings a service of speech on Debian and Ubuntu, and what tells more about one that is there.
const INSTALL: &str = "apt install libspeechd2 speech-dispatcher speech-dispatcher-espeak-ng";
const TRY: &str = "spd-say --wait test";
/// What tells more about a voice that the system brings.
const SPEECH_SETTINGS: &str = "start ms-settings:speech";
/// Without this library NVDA is not asked.
const OF_NVDA: &str = "nvdaControllerClient.dll";

/// Lets it speak unheard; without its helper nothing is tried.
pub(super) fn findings(language: &str) -> (HelperFinding, Option<Health>) {
    findings_of(SYSTEM_VOICE, language)
}

/// Asks whether a screen reader speaks; `None` where none takes words of other programs.
pub(super) fn findings_of_screen_reader(language: &str) -> Option<(HelperFinding, Option<Health>)> {
    do_screen_readers_take_words().then(|| findings_of(SCREEN_READER, language))
}

fn findings_of(name: &'static str, language: &str) -> (HelperFinding, Option<Health>) {
    let program = Program::beside(name);
    let mut helper = HelperFinding {
        name,
        path: program.path.clone(),
        state: HelperState::Missing,
        why: None,
    };
    if !program.path.exists() {
        return (helper, None);
    }
    helper.state = HelperState::Silent;
    let (sender, events) = mpsc::channel();
    let attempt = ToSystemVoice::Try(vec![language.to_owned()]);
    let system: Helper<ToSystemVoice, FromSystemVoice> =
        Helper::start(program, Timeouts::default(), Some(attempt), move |it| {
            // When the examination is over nobody needs to hear more.
            let _over = sender.send(it);
        });
    let stopwatch = Stopwatch::start();
    let until = Moment(0).plus(ANSWER_TIMEOUT);
    let mut health = None;
    while let Ok(event) = events.recv_timeout(stopwatch.until(until)) {
        match event {
            HelperEvent::Up => helper.state = HelperState::Answers,
            HelperEvent::Reported(FromSystemVoice::Ready { name }) => {
                health = Some(Health::Ready { name });
                break;
            }
            HelperEvent::Reported(FromSystemVoice::Failed { why }) => {
                health = Some(Health::Missing { why });
                break;
            }
            HelperEvent::Down(Health::Missing { why } | Health::Lost { why, .. }) => {
                helper.state = HelperState::Silent;
                helper.why = Some(why);
                break;
            }
            HelperEvent::Down(Health::Ready { .. })
            | HelperEvent::Reported(_)
            | HelperEvent::Sent(_)
            | HelperEvent::Refused(_) => {}
        }
    }
    system.close();
    if helper.state == HelperState::Answers && health.is_none() {
        let why = device_error::LATE.to_owned();
        health = Some(Health::Missing { why });
    }
    (helper, health)
}

pub(super) fn line(health: &Health) -> Message {
    match health {
        Health::Ready { .. } => Message::DoctorSystemVoice,
        Health::Missing { why } | Health::Lost { why, .. } => Message::DoctorSystemVoiceMissing {
            why: cause::of_device(why).into(),
            command: match why.contains(device_error::NO_SERVICE) {
                _ if is_there_one_of_the_system() => SPEECH_SETTINGS.into(),
                true => INSTALL.into(),
                false => TRY.into(),
            },
        },
    }
}

pub(super) fn line_of_screen_reader(health: &Health) -> Message {
    match health {
        Health::Ready { name } => Message::DoctorScreenReader { name: name.clone() },
        Health::Missing { why } | Health::Lost { why, .. } if why.contains(device_error::NO_NVDA_CLIENT) => {
            Message::DoctorScreenReaderMissing { file: OF_NVDA.into() }
        }
        Health::Missing { .. } | Health::Lost { .. } => Message::DoctorScreenReaderSilent,
    }
}
