//! What is wrong with a recording, or with what records, in the words of a person.

use std::path::Path;

use super::Failure;
use super::cause;
use ansage_core::language::{Message, MessageId};
use ansage_sound_files::recording_file::{RecordingError, RecordingFlaws};

/// Says why a recording cannot be heard at all.
pub(in crate::app) fn of_file(path: &Path, fault: &RecordingError) -> Message {
    match fault {
        RecordingError::Unreadable(why) => about(MessageId::FileUnreadable, path).with("why", cause::of_io(why)),
        RecordingError::Rate(rate) => about(MessageId::SoundRate, path).with("rate", rate.to_string()),
        RecordingError::NoFile | RecordingError::Foreign => about(MessageId::RecordingForeign, path),
    }
}

/// Says what was wrong with one that was read to its end; `None` if nothing was.
pub(in crate::app) fn of_flaws(path: &Path, flaws: RecordingFlaws) -> Option<Message> {
    let id = match flaws {
        RecordingFlaws { damaged: true, .. } => MessageId::RecordingDamaged,
        RecordingFlaws { cut_off: true, .. } => MessageId::RecordingCutOff,
        RecordingFlaws { wrong_length: true, .. } => MessageId::RecordingWrongLength,
        _ => return None,
    };
    Some(about(id, path))
}

/// Says that there is no microphone to record with; without a name it is the default one.
pub(in crate::app) fn no_microphone(device: Option<&str>, why: &str) -> Failure {
    let told = Message::new(MessageId::RecordNoMicrophone).with("device", device.unwrap_or("default"));
    Failure::device(told).because(why)
}

/// Says that nobody speaks in it.
pub(in crate::app) fn silent(path: &Path) -> Message {
    about(MessageId::RecordingSilent, path)
}

fn about(id: MessageId, path: &Path) -> Message {
    Message::new(id).with("path", path.display().to_string())
}
