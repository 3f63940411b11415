//! Why the system or a device refused, in the words of a person.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::str::Utf8Error;

use ansage_core::language::Message;
use ansage_sound::device_error;

/// What helpers say of devices, and what it is called in the messages.
const OF_DEVICES: [(&str, &str); 21] = [
    (device_error::REFUSED, "refused"),
    (device_error::NO_DEFAULT, "no-default"),
    (device_error::NO_SUCH, "no-such"),
    (device_error::UNNAMED, "unnamed"),
    (device_error::SILENT, "silent"),
    (device_error::UNPLUGGED, "unplugged"),
    (device_error::GONE, "gone"),
    (device_error::BUSY, "busy"),
    (device_error::SAME_NAME, "same-name"),
    (device_error::NO_SIDES, "no-sides"),
    (device_error::ELSEWHERE, "elsewhere"),
    (device_error::FOR_ALL, "for-all"),
    (device_error::NOT_HERE, "not-here"),
    (device_error::NO_SERVICE, "no-service"),
    (device_error::NO_HELPER, "no-helper"),
    (device_error::OTHER_BUILD, "other-build"),
    (device_error::OPEN_TO_OTHERS, "open-to-others"),
    (device_error::NO_ESPEAK, "no-espeak"),
    (device_error::NO_LANGUAGES, "no-languages"),
    (device_error::LATE, "late"),
    (device_error::ENDED, "ended"),
];

/// Returns why the system refused; a reason that is not known is told in the system's own words.
pub(in crate::app) fn of_io(error: &io::Error) -> Message {
    let known = match error.kind() {
        ErrorKind::NotFound => "not-found",
        ErrorKind::PermissionDenied => "not-allowed",
        ErrorKind::IsADirectory => "folder",
        ErrorKind::NotADirectory => "no-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        ErrorKind::FileTooLarge => "too-large",
        ErrorKind::AlreadyExists => "there",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "busy",
        // Without an error inside it is what the standard library says of bytes that are no text.
        ErrorKind::InvalidData if error.get_ref().is_none_or(|it| it.is::<Utf8Error>()) => "no-text",
        _ => return other(&error.to_string()),
    };
    Message::Cause {
        cause: known.into(),
        text: None,
    }
}

/// Returns why a device cannot be used, as its helper says it; what is not known is told in the helper's own words.
pub(in crate::app) fn of_device(why: &str) -> Message {
    match OF_DEVICES.iter().find(|(said, _)| why.contains(said)) {
        Some((said, known)) => Message::Cause {
            cause: (*known).into(),
            text: Some(helper_in(why, said).into()),
        },
        None => other(why),
    }
}

/// Returns the name of the helper of which the watch over it says something, behind its path.
fn helper_in<'a>(why: &'a str, said: &str) -> &'a str {
    let path = why.split(said).next().unwrap_or_default().trim_end_matches([' ', ':']);
    let name = Path::new(path).file_stem().and_then(|it| it.to_str());
    name.unwrap_or(path)
}

/// A number says nothing to a person, and the sentence has a full stop of its own.
fn other(why: &str) -> Message {
    let why = match why.split_once(" (os error ") {
        Some((before, behind)) => {
            let behind = behind.split_once(')').map_or("", |(_number, behind)| behind);
            format!("{before}{behind}")
        }
        None => why.to_owned(),
    };
    Message::Cause {
        cause: "other".into(),
        text: Some(why.trim_end_matches('.').into()),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io;

    use super::{OF_DEVICES, of_device, of_io};
    use ansage_core::language::{Message, Voices};

    fn said(message: &Message) -> Vec<String> {
        let voices = Voices::of(ansage_texts::VOICES);
        let tags: Vec<&str> = voices.message_tags().collect();
        let said = tags.iter().filter_map(|tag| Some(voices.messages(tag)?.say(message)));
        said.collect()
    }

    /// Every language has words of its own for it: none is said as in another, and none as the system says it.
    fn is_told_in_each_language(message: &Message, system: &str) {
        let said = said(message);
        assert_eq!(said.len(), 7);
        assert!(
            said.iter().all(|it| !it.is_empty() && !it.contains("os error")),
            "{said:?}"
        );
        let foreign = said.iter().filter(|it| it.contains(system)).count();
        assert!(foreign <= 1, "{system}: {said:?}");
    }

    #[test]
    fn what_the_system_refuses_often_is_told_in_the_language_of_the_reports() {
        let not_found = fs::read("/nonexistent/file").expect_err("there is none");
        assert_eq!(said(&of_io(&not_found))[0], "nicht vorhanden");
        is_told_in_each_language(&of_io(&not_found), "No such file or directory");
        let folder = fs::read(env!("CARGO_MANIFEST_DIR")).expect_err("it is a folder");
        is_told_in_each_language(&of_io(&folder), "Is a directory");
        let no_text = io::read_to_string(&b"\xff"[..]).expect_err("it is no text");
        is_told_in_each_language(&of_io(&no_text), "stream did not contain valid UTF-8");
        let no_file_of_text = ansage_files::read_text_from(&b"voice = \xff"[..]).expect_err("it is no text");
        is_told_in_each_language(&of_io(&no_file_of_text), "invalid utf-8");
        for kind in [
            io::ErrorKind::PermissionDenied,
            io::ErrorKind::NotADirectory,
            io::ErrorKind::StorageFull,
            io::ErrorKind::ReadOnlyFilesystem,
            io::ErrorKind::FileTooLarge,
            io::ErrorKind::AlreadyExists,
            io::ErrorKind::ResourceBusy,
        ] {
            is_told_in_each_language(&of_io(&kind.into()), &kind.to_string());
        }
    }

    #[test]
    fn what_helpers_say_of_devices_is_told_in_the_language_of_the_reports() {
        for (says, _) in OF_DEVICES {
            is_told_in_each_language(&of_device(&format!("alsa:default: {says} Or so.")), says);
        }
    }

    #[test]
    fn a_helper_is_called_by_its_name_and_not_by_its_place() {
        for (said, told) in [
            ("it is not installed", "ansage-braille is not installed"),
            (
                "it is of another build (a, not b)",
                "ansage-braille belongs to another version of Ansage",
            ),
            (
                "others can write /usr/libexec/ansage",
                "ansage-braille is not started in an event, because others can write to it or its folder",
            ),
        ] {
            let said = said_in_english(&of_device(&format!("/usr/libexec/ansage/ansage-braille: {said}")));
            assert_eq!(said, told);
        }
    }

    fn said_in_english(message: &Message) -> String {
        let voices = Voices::of(ansage_texts::VOICES);
        voices.messages("en").map(|it| it.say(message)).unwrap_or_default()
    }

    #[test]
    fn a_reason_that_is_not_known_keeps_the_words_of_the_system_without_its_number() {
        let odd = io::Error::from_raw_os_error(71);
        let told = said(&of_io(&odd));
        assert!(told.iter().all(|it| it == "Protocol error"), "{told:?}");
        assert!(
            said(&of_device("the moon is full (os error 99): really."))
                .iter()
                .all(|it| it == "the moon is full: really")
        );
    }
}
