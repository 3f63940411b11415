//! What is wrong with a recording, or with what records, in the words of a person.

use std::path::Path;

use super::Failure;
use super::cause;
use ansage_core::language::Message;
use ansage_sound_files::recording_file::{RecordingError, RecordingFlaws};

/// Says why a recording cannot be heard at all.
pub(in crate::app) fn of_file(path: &Path, error: &RecordingError) -> Message {
    let path = path.display().to_string();
    match error {
        RecordingError::Unreadable(why) => Message::FileUnreadable {
            path,
            why: cause::of_io(why).into(),
        },
        RecordingError::Rate(rate) => Message::SoundRate {
            path,
            rate: rate.to_string(),
        },
        RecordingError::NoFile | RecordingError::Foreign => Message::RecordingForeign { path },
    }
}

/// Says what was wrong with one that was read to its end; `None` if nothing was.
pub(in crate::app) fn of_flaws(path: &Path, flaws: RecordingFlaws) -> Option<Message> {
    let path = path.display().to_string();
    match flaws {
        RecordingFlaws { damaged: true, .. } => Some(Message::RecordingDamaged { path }),
        RecordingFlaws { cut_off: true, .. } => Some(Message::RecordingCutOff { path }),
        RecordingFlaws { wrong_length: true, .. } => Some(Message::RecordingWrongLength { path }),
        _ => None,
    }
}

/// Says that there is no microphone to record with; without a name it is the default one.
pub(in crate::app) fn no_microphone(device: Option<&str>, why: &str) -> Failure {
    let told = Message::RecordNoMicrophone {
        device: device.unwrap_or("default").into(),
    };
    Failure::device(told).because(why)
}

/// Says that nobody speaks in it.
pub(in crate::app) fn silent(path: &Path) -> Message {
    Message::RecordingSilent {
        path: path.display().to_string(),
    }
}
