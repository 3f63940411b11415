//! Who speaks, as a person asks for it.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// Who speaks.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum VoiceChoice {
    /// Whatever voice there is: the built-in one.
    #[default]
    Auto,
    /// espeak-ng in `ansage-speaker`.
    Builtin,
    /// The person's own, out of Speech Dispatcher, where a channel is not given another.
    Own,
    /// That of the system, where the system plays it; the built-in one wherever that fails.
    System,
    /// The person's screen reader, where it plays; the built-in one wherever that fails.
    ScreenReader,
    /// Nobody: every utterance is answered as unspoken.
    None,
    /// Nobody; each utterance is written to this file as a line `room: …` or `ear: …` and has then ended.
    Script(PathBuf),
}

/// Why a voice cannot be chosen.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum VoiceChoiceError {
    /// Nobody knows it.
    #[error("there is no voice `{0}`; use auto, builtin, own, system, screen-reader, none or script:FILE")]
    Unknown(String),
}

impl FromStr for VoiceChoice {
    type Err = VoiceChoiceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "auto" => Ok(Self::Auto),
            "builtin" => Ok(Self::Builtin),
            "none" => Ok(Self::None),
            "own" => Ok(Self::Own),
            "system" => Ok(Self::System),
            "screen-reader" => Ok(Self::ScreenReader),
            _ => match text.strip_prefix("script:") {
                Some(file) if !file.is_empty() => Ok(Self::Script(file.into())),
                Some(_) | None => Err(VoiceChoiceError::Unknown(text.to_owned())),
            },
        }
    }
}

impl VoiceChoice {
    /// Returns true if somebody speaks.
    pub fn is_heard(&self) -> bool {
        match self {
            Self::Auto | Self::Builtin | Self::Own | Self::System | Self::ScreenReader => true,
            Self::None | Self::Script(_) => false,
        }
    }
}

impl fmt::Display for VoiceChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Builtin => f.write_str("builtin"),
            Self::Own => f.write_str("own"),
            Self::System => f.write_str("system"),
            Self::ScreenReader => f.write_str("screen-reader"),
            Self::None => f.write_str("none"),
            Self::Script(file) => write!(f, "script:{}", file.display()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn voices_are_chosen_by_name() {
        assert_eq!("auto".parse(), Ok(VoiceChoice::Auto));
        assert_eq!("builtin".parse(), Ok(VoiceChoice::Builtin));
        assert_eq!("none".parse(), Ok(VoiceChoice::None));
        assert_eq!("script:said.txt".parse(), Ok(VoiceChoice::Script("said.txt".into())));
        assert_eq!("own".parse(), Ok(VoiceChoice::Own));
        assert_eq!("system".parse(), Ok(VoiceChoice::System));
        assert_eq!("screen-reader".parse(), Ok(VoiceChoice::ScreenReader));
        for unknown in ["", "script:", "loud", "Auto"] {
            assert_eq!(
                unknown.parse::<VoiceChoice>(),
                Err(VoiceChoiceError::Unknown(unknown.to_owned()))
            );
        }
    }
}
