//! The exit code that says to a script why the program could not do what it was asked for.

use std::process::ExitCode;

use super::Trouble;
use crate::devices::speech::VoiceChoiceError;
use crate::devices::storage::JournalError;

/// What the exit code of the program says. Scripts rely on the numbers.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Exit {
    /// Done.
    Done = 0,
    /// Refused: what was asked for is understood and not done.
    Refused = 1,
    /// A device asked for cannot be used.
    Device = 2,
    /// Bad settings or options.
    Settings = 3,
    /// A file cannot be read.
    Unreadable = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        ExitCode::from(exit as u8)
    }
}

impl Trouble {
    /// Returns the exit code of this trouble.
    pub fn exit(&self) -> Exit {
        match self {
            Trouble::Braille(trouble) => trouble.exit(),
            Trouble::Bank(trouble) => trouble.exit(),
            Trouble::EventNeedsFile
            | Trouble::EventFile(_)
            | Trouble::EventFileDecides { .. }
            | Trouble::EventGoesOn
            | Trouble::ReadBackReachesNobody
            | Trouble::EarIsRoom { .. }
            | Trouble::SystemVoiceChoosesItsDevice { .. }
            | Trouble::SystemVoiceSpeaksEverything { .. }
            | Trouble::SystemVoiceNotInAnEvent
            | Trouble::EventNeedsTerminal
            | Trouble::VoicesNeedLeave
            | Trouble::ClockNeedsTime
            | Trouble::ScreenOrPlain
            | Trouble::ScreenNeedsTerminal
            | Trouble::BadSettings { .. }
            | Trouble::SettingsTime { .. }
            | Trouble::UnknownKey { .. }
            | Trouble::UnknownLetters(_)
            | Trouble::UnknownWords(_)
            | Trouble::UnknownReports(_)
            | Trouble::BadFen(_)
            | Trouble::BadBoard { .. }
            | Trouble::ReportEnding { .. }
            | Trouble::Chess960 { .. }
            | Trouble::Chess960WithFen
            | Trouble::NoSuchGame { .. }
            | Trouble::WhichGame { .. }
            | Trouble::NoEntry { .. }
            | Trouble::NoSuchSound { .. }
            | Trouble::Voice(VoiceChoiceError::Unknown(_)) => Exit::Settings,
            Trouble::Device { .. }
            | Trouble::NoMicrophone { .. }
            | Trouble::MicrophoneLost(_)
            | Trouble::NoBuiltinVoice { .. }
            | Trouble::NoSystemVoice { .. }
            | Trouble::Unwritable { .. }
            | Trouble::NotSaved { .. }
            | Trouble::Listener(_)
            | Trouble::Journal(JournalError::Unwritable { .. })
            | Trouble::Terminal(_) => Exit::Device,
            Trouble::Unreadable { .. }
            | Trouble::Voices(_)
            | Trouble::Read(_)
            | Trouble::Damaged { .. }
            | Trouble::NoGame { .. }
            | Trouble::SeveralGames { .. }
            | Trouble::SheetFlaw { .. }
            | Trouble::TooLong { .. }
            | Trouble::Model(_)
            | Trouble::CannotLearn(_)
            | Trouble::NotSound { .. }
            | Trouble::SoundRate { .. }
            | Trouble::Told(_)
            | Trouble::Journal(JournalError::Unreadable(_) | JournalError::Damaged { .. }) => Exit::Unreadable,
            Trouble::Illegal(_)
            | Trouble::EventGameRuns
            | Trouble::NothingToSeal
            | Trouble::EnvelopeNotOurs
            | Trouble::OverJournal { .. }
            | Trouble::Exists { .. }
            | Trouble::StartsDiffer
            | Trouble::NothingCompared { .. }
            | Trouble::NotDone
            | Trouble::NoLastGame { .. }
            | Trouble::Output(_)
            | Trouble::Journal(JournalError::Exists { .. } | JournalError::InUse { .. }) => Exit::Refused,
        }
    }
}
