//! Whose voice is heard, and how.

use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use ansage_wire::speech::OwnVoice;

/// Whose voice a channel has.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum WhoseVoice {
    /// The program's.
    Builtin,
    /// The person's, out of their speech service.
    Own,
}

/// A rate of speech, 80 to 450.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "i64")]
pub struct WordsPerMinute(pub u16);

impl TryFrom<i64> for WordsPerMinute {
    type Error = &'static str;

    fn try_from(number: i64) -> Result<Self, Self::Error> {
        match u16::try_from(number) {
            Ok(number @ 80..=450) => Ok(Self(number)),
            Ok(_) | Err(_) => Err("wanted: 80..450"),
        }
    }
}

impl FromStr for WordsPerMinute {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().unwrap_or(i64::MAX).try_into()
    }
}

/// A loudness, 0 to 100.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "i64")]
pub struct Percent(pub u8);

impl TryFrom<i64> for Percent {
    type Error = &'static str;

    fn try_from(number: i64) -> Result<Self, Self::Error> {
        match u8::try_from(number) {
            Ok(number @ 0..=100) => Ok(Self(number)),
            Ok(_) | Err(_) => Err("wanted: 0..100"),
        }
    }
}

impl FromStr for Percent {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.trim_end_matches('%').parse().unwrap_or(i64::MAX).try_into()
    }
}

/// A pitch beside that of the voice, -100 to 100.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "i64")]
pub struct Pitch(pub i8);

impl TryFrom<i64> for Pitch {
    type Error = &'static str;

    fn try_from(number: i64) -> Result<Self, Self::Error> {
        match i8::try_from(number) {
            Ok(number @ -100..=100) => Ok(Self(number)),
            Ok(_) | Err(_) => Err("wanted: -100..100"),
        }
    }
}

impl FromStr for Pitch {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.trim_end_matches('%').parse().unwrap_or(i64::MAX).try_into()
    }
}

/// Voices of the person's own speech service by language, `de=rhvoice/Anna,en=espeak-ng`; a settings file may also hold a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OwnVoices(pub Vec<OwnVoice>);

const EXPECTED: &str = "wanted: own-voices";

impl FromStr for OwnVoices {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let voices = text.split(',').map(str::trim).filter(|it| !it.is_empty());
        voices.map(own_voice).collect::<Option<_>>().map(Self).ok_or(EXPECTED)
    }
}

/// Reads `de=rhvoice/Anna`, `de=rhvoice/` or `de=Anna`.
fn own_voice(text: &str) -> Option<OwnVoice> {
    let (language, voice) = text.split_once('=')?;
    let (module, name) = match voice.split_once('/') {
        Some((module, name)) => (module.trim(), name.trim()),
        None => ("", voice.trim()),
    };
    // They become words of a line that is sent to the service.
    let is_word = |it: &str| !it.is_empty() && !it.contains(char::is_control);
    let word = |it: &str| is_word(it).then(|| it.to_owned());
    let is_tag = |it: &char| it.is_ascii_alphanumeric() || *it == '-';
    let language = language.trim();
    let is_good = word(language).is_some()
        && language.chars().all(|it| is_tag(&it))
        && !module.contains(char::is_whitespace)
        && ![module, name].concat().contains(char::is_control)
        && !(module.is_empty() && name.is_empty());
    is_good.then(|| OwnVoice {
        language: language.to_owned(),
        module: word(module),
        name: word(name),
    })
}

impl<'de> Deserialize<'de> for OwnVoices {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "wanted: own-voices")]
        enum Form {
            Text(String),
            List(Vec<String>),
        }
        let text = match Form::deserialize(deserializer)? {
            Form::Text(text) => text,
            Form::List(voices) => voices.join(","),
        };
        text.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_voices_have_a_language_and_a_module_or_a_name() {
        let voice = |language: &str, module: Option<&str>, name: Option<&str>| OwnVoice {
            language: language.to_owned(),
            module: module.map(str::to_owned),
            name: name.map(str::to_owned),
        };
        assert_eq!(
            "de=rhvoice/Anna, pt-BR=espeak-ng/ ,en=Alan the Great".parse(),
            Ok(OwnVoices(vec![
                voice("de", Some("rhvoice"), Some("Anna")),
                voice("pt-BR", Some("espeak-ng"), None),
                voice("en", None, Some("Alan the Great")),
            ]))
        );
        for bad in [
            "Anna",
            "=Anna",
            "de=",
            "de=/",
            "de=a b/Anna",
            "de=Anna\r\nQUIT",
            "de fr=Anna",
        ] {
            assert!(bad.parse::<OwnVoices>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_pitch_lies_around_that_of_the_voice() {
        assert_eq!("-30".parse(), Ok(Pitch(-30)));
        assert_eq!("100%".parse(), Ok(Pitch(100)));
        for bad in ["101", "-101", "", "high"] {
            assert!(bad.parse::<Pitch>().is_err(), "{bad:?}");
        }
    }
}
