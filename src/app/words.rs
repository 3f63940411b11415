//! The words of the program itself: voices laid over those compiled in, and trouble told in a person's language.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

use super::cause;
use super::config::{self, Surroundings, reports_language};
use super::options::PlayOptions;
use super::parser;
use super::remedy;
use super::start_position;
use super::toml_fault;
use super::trouble::Trouble;
use crate::devices::files::{self, NotRead};
use crate::devices::speech::VoiceChoiceError;
use crate::devices::storage::{JournalError, ReadError};
use crate::game::{Allowed, Mode, Opening};
use crate::language::told_board::board_fault;
use crate::language::verdict::sheet_name;
use crate::language::{Message, MessageId, Voices};

/// Files of a folder of voices; all else in it is left alone.
const KINDS: [&str; 2] = ["toml", "ftl"];

/// The voices and the language of the reports.
#[derive(Clone, Debug)]
pub(super) struct Words {
    pub(super) voices: Arc<Voices>,
    pub(super) reports: String,
}

impl Words {
    /// Reads the voices of `folder`, if one is named, over those compiled in, and chooses the language of the reports.
    pub(super) fn read(folder: Option<&Path>, reports: Option<&str>) -> Result<Self, Trouble> {
        let voices = read_voices(folder)?;
        let surroundings = Surroundings {
            reports: voices.message_tags().map(str::to_owned).collect(),
            locale: config::locale(),
            ..Surroundings::default()
        };
        let reports = reports_language(reports, &surroundings);
        if voices.messages(&reports).is_none() {
            return Err(Trouble::UnknownReports(reports));
        }
        Ok(Self {
            voices: Arc::new(voices),
            reports,
        })
    }

    /// Returns the words of a game opened like this. In an event the words of Appendix D are replaced only with leave
    /// (D.1): a folder of others that the command line names is refused, one of the settings gives way.
    pub(super) fn of_game(self, opening: &Opening, line: &PlayOptions) -> Result<Self, Trouble> {
        let terms = opening.event.as_ref();
        let has_leave = terms.is_some_and(|it| it.allows(Allowed::OtherWords));
        if opening.mode == Mode::Free || has_leave {
            Ok(self)
        } else if line.voices.is_some() {
            Err(Trouble::VoicesNeedLeave)
        } else {
            Self::read(None, Some(&self.reports))
        }
    }

    /// Returns the names of the words of announcements that there are.
    pub(super) fn lexicons(&self) -> Vec<String> {
        self.voices.lexicon_tags().map(str::to_owned).collect()
    }

    /// Returns a message in the language of the reports.
    pub(super) fn say(&self, message: &Message) -> String {
        self.voices
            .messages(&self.reports)
            .map(|it| it.say(message))
            .unwrap_or_default()
    }
}

/// Returns trouble in the words of a language, or of the system's language where none is named.
pub(super) fn in_words(trouble: &Trouble, reports: Option<&str>) -> String {
    // A person who asked for reports that there are not is told so in another language.
    match Words::read(None, reports).or_else(|_unknown| Words::read(None, None)) {
        Ok(words) => words.say(&message(trouble, &words.voices)),
        Err(_none) => trouble.to_string(),
    }
}

/// Returns a message in the words of a language, or of the system's language where none is named or it is none.
pub(super) fn of_message(message: &Message, reports: Option<&str>) -> Option<String> {
    let words = Words::read(None, reports).or_else(|_unknown| Words::read(None, None));
    words.ok().map(|it| it.say(message))
}

fn read_voices(folder: Option<&Path>) -> Result<Voices, Trouble> {
    let Some(folder) = folder else {
        return Ok(Voices::compiled_in());
    };
    let mut files = BTreeMap::new();
    collect(folder, "", &mut files)?;
    Voices::overlaid(&files).map_err(Trouble::Voices)
}

/// Gathers the text of every file below `folder`, by its path there.
fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> Result<(), Trouble> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        |source| Trouble::Unreadable { path, source }
    };
    for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
        let path = entry.map_err(unreadable(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, &format!("{prefix}{name}/"), files)?;
        } else if path.extension().is_some_and(|it| KINDS.iter().any(|kind| it == *kind)) {
            files.insert(
                format!("{prefix}{name}"),
                files::read_text(&path).map_err(unreadable(&path))?,
            );
        }
    }
    Ok(())
}

/// Returns the message that tells why a file is not read.
pub(super) fn unreadable(path: &Path, source: &io::Error) -> Message {
    let about = |id| Message::new(id).with("path", path.display().to_string());
    match NotRead::of(source) {
        Some(NotRead::NotPlain) => about(MessageId::FileNotPlain),
        Some(NotRead::TooLarge { mib }) => about(MessageId::FileTooLarge).with("mib", mib.to_string()),
        None => about(MessageId::FileUnreadable).with("why", cause::of_io(source)),
    }
}

/// Returns the message that tells a person of trouble.
pub(super) fn message(trouble: &Trouble, voices: &Voices) -> Message {
    let path_of = |path: &Path| path.display().to_string();
    let about = |id, path: &Path| Message::new(id).with("path", path_of(path));
    let unknown =
        |id, name: &str, known: Vec<String>| Message::new(id).with("name", name).with("known", known.join(", "));
    match trouble {
        Trouble::Braille(trouble) => trouble.message(),
        Trouble::Bank(trouble) => trouble.message(),
        Trouble::EventNeedsFile => Message::new(MessageId::EventNeedsFile),
        Trouble::EventFile(refusal) => refusal.message(),
        Trouble::EventFileDecides { option } => Message::new(MessageId::EventFileDecides).with("option", *option),
        Trouble::EventGoesOn => Message::new(MessageId::EventGoesOn),
        Trouble::ReadBackReachesNobody => Message::new(MessageId::ReadBackReachesNobody),
        Trouble::EarIsRoom { device } => Message::new(MessageId::EarIsRoom).with("device", device.as_str()),
        Trouble::SystemVoiceChoosesItsDevice { option } => {
            Message::new(MessageId::SystemVoiceChoosesItsDevice).with("option", *option)
        }
        Trouble::SystemVoiceSpeaksEverything { option } => {
            Message::new(MessageId::SystemVoiceSpeaksEverything).with("option", *option)
        }
        Trouble::SystemVoiceNotInAnEvent => Message::new(MessageId::SystemVoiceNotInAnEvent),
        Trouble::EventNeedsTerminal => Message::new(MessageId::EventNeedsTerminal),
        Trouble::VoicesNeedLeave => Message::new(MessageId::EventNeedsLeave)
            .with("setting", "--voices")
            .with("leave", "other-words"),
        Trouble::ScreenOrPlain => Message::new(MessageId::ScreenOrPlain),
        Trouble::ScreenNeedsTerminal => Message::new(MessageId::ScreenNeedsTerminal),
        Trouble::ClockNeedsTime => Message::new(MessageId::ClockNeedsTime),
        Trouble::BadSettings { path, line, key, why } => Message::new(MessageId::SettingsBad)
            .with("path", path_of(path))
            .with("line", line.to_string())
            .with("why", toml_fault::of_value(key.as_deref(), why)),
        Trouble::SettingsTime { path, line, why } => Message::new(MessageId::SettingsWrong)
            .with("path", path_of(path))
            .with("line", line.to_string())
            .with("why", parser::time_control(why)),
        Trouble::UnknownKey { path, line, key } => Message::new(MessageId::SettingsUnknownKey)
            .with("path", path_of(path))
            .with("line", line.to_string())
            .with("key", key.as_str()),
        Trouble::UnknownLetters(name) => {
            let known = crate::language::letters::SETS.map(|it| it.name.to_owned()).to_vec();
            unknown(MessageId::UnknownLetters, name, known)
        }
        Trouble::UnknownWords(name) => unknown(
            MessageId::UnknownWords,
            name,
            voices.lexicon_tags().map(str::to_owned).collect(),
        ),
        Trouble::UnknownReports(name) => unknown(
            MessageId::UnknownReports,
            name,
            voices.message_tags().map(str::to_owned).collect(),
        ),
        Trouble::BadFen(text) => Message::new(MessageId::BadFen).with("text", text.as_str()),
        Trouble::BadBoard { board, text, fault } => board_fault(board, text, fault),
        Trouble::Chess960 { text, why } => start_position::refusal(text, *why),
        Trouble::Chess960WithFen => Message::new(MessageId::Chess960WithFen),
        Trouble::Voice(VoiceChoiceError::Unknown(name)) => {
            Message::new(MessageId::UnknownVoice).with("name", name.as_str())
        }
        Trouble::NoBuiltinVoice { path } => about(MessageId::NoBuiltinVoice, path),
        Trouble::NoSystemVoice { path } => about(MessageId::NoSystemVoice, path),
        Trouble::Unwritable { path, source } | Trouble::Journal(JournalError::Unwritable { path, source }) => {
            about(MessageId::FileUnwritable, path).with("why", cause::of_io(source))
        }
        Trouble::NotSaved { path, source } => about(MessageId::NotSaved, path).with("why", cause::of_io(source)),
        Trouble::Unreadable { path, source } => unreadable(path, source),
        Trouble::Read(error) | Trouble::Journal(JournalError::Unreadable(error)) => match error {
            ReadError::Unreadable { path, source } => unreadable(path, source),
            ReadError::NotAJournal { path } => about(MessageId::NotAJournal, path),
            ReadError::Newer { path, .. } => about(MessageId::JournalNewer, path),
        },
        Trouble::Damaged { path, damage } => {
            about(MessageId::JournalDamaged, path).with("line", damage.line.to_string())
        }
        Trouble::Journal(JournalError::Damaged { path, damage }) => {
            about(MessageId::JournalDamagedResume, path).with("line", damage.line.to_string())
        }
        Trouble::ReportEnding { path } => about(MessageId::ResolveReportEnding, path),
        Trouble::Exists { path } | Trouble::Journal(JournalError::Exists { path }) => {
            about(MessageId::FileExists, path)
        }
        Trouble::Journal(JournalError::InUse { path }) => about(MessageId::JournalInUse, path),
        Trouble::Voices(error) => Message::new(MessageId::VoicesBad)
            .with("file", error.file.as_str())
            .with("key", error.key.as_str())
            .with("why", error.fault.to_string()),
        Trouble::NoGame { path } => about(MessageId::NoGameInJournal, path),
        Trouble::NoSuchGame { path, number, count } => about(MessageId::ReadNoSuchGame, path)
            .with("number", number.to_string())
            .with("count", count.to_string()),
        Trouble::WhichGame { path } => about(MessageId::ReadWhichGame, path),
        Trouble::SeveralGames { path } => about(MessageId::ResolveSeveralGames, path),
        Trouble::TooLong { path, most } => about(MessageId::ResolveTooLong, path).with("most", most.to_string()),
        Trouble::SheetFlaw { path, flaw } => about(MessageId::ResolveSheetFlaw, path).with("flaw", Message::from(flaw)),
        Trouble::StartsDiffer => Message::new(MessageId::ResolveStartsDiffer),
        Trouble::NothingCompared { path } => {
            Message::new(MessageId::ResolveNothingCompared).with("path", path.display().to_string())
        }
        Trouble::NoEntry { whose, ply } => Message::new(MessageId::ResolveNoEntry)
            .with("sheet", sheet_name(*whose))
            .with("number", ply.to_string()),
        Trouble::NothingToSeal => Message::new(MessageId::NothingToSeal),
        Trouble::EnvelopeNotOurs => Message::new(MessageId::EnvelopeNotOurs),
        Trouble::EventGameRuns => Message::new(MessageId::EventGameRuns),
        Trouble::Listener(why) => Message::new(MessageId::ListenerFailed).with("why", cause::of_device(why)),
        Trouble::Model(fault) => remedy::model_fault(fault),
        Trouble::CannotLearn(why) => Message::new(MessageId::CannotLearn).with("why", why.to_string()),
        Trouble::NotSound { path, .. } => about(MessageId::NotSound, path),
        Trouble::NoMicrophone { device, .. } => {
            Message::new(MessageId::RecordNoMicrophone).with("device", device.as_deref().unwrap_or("default"))
        }
        // It is told where it happens.
        Trouble::NotDone => Message::new(MessageId::RecordNothing),
        Trouble::MicrophoneLost(_) => Message::new(MessageId::AskingMicrophoneLost),
        Trouble::NoLastGame { path } => about(MessageId::NoLastGame, path),
        Trouble::NoSuchSound { path, at } => about(MessageId::PlayNoSuch, path).with("at", at.as_str()),
        Trouble::Told(message) => message.clone(),
        Trouble::SoundRate { path, rate } => about(MessageId::SoundRate, path).with("rate", rate.to_string()),
        Trouble::Illegal(m) => Message::new(MessageId::IllegalMove).with("move", m.to_string()),
        Trouble::OverJournal { path } => about(MessageId::OverJournal, path),
        Trouble::Device { device, why } => Message::new(MessageId::DeviceUnusable)
            .with("device", device.clone())
            .with("why", cause::of_device(why)),
        Trouble::Terminal(source) | Trouble::Output(source) => Message::new(MessageId::DeviceUnusable)
            .with("device", "stdout")
            .with("why", cause::of_io(source)),
    }
}
