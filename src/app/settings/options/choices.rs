//! What an option is chosen from: yes or no, the words it knows, a key.

use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::de::{DeserializeOwned, Error as _, IntoDeserializer};
use serde::{Deserialize, Deserializer};

use ansage_core::game::{Role, Sign, Signs};
use ansage_devices::terminal::TalkKeyChoice;

/// Reads what somebody at the keys does in a game; a clock without one is a command of its own.
pub(super) fn role_in_a_game<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Role>, D::Error> {
    match String::deserialize(deserializer)?.as_str() {
        "player" => Ok(Some(Role::Player)),
        "assistant" => Ok(Some(Role::Assistant)),
        "recorder" => Ok(Some(Role::Recorder)),
        other => Err(D::Error::unknown_variant(other, &["player", "assistant", "recorder"])),
    }
}

/// How moves are announced.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum SayStyle {
    /// As Appendix D has it, arrival square only where that is enough.
    #[default]
    Short,
    /// Departure and arrival square.
    Long,
    /// Squares alone.
    Coordinates,
}

/// Who speaks what is for the Ear.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum EarBy {
    /// A voice.
    #[default]
    Speak,
    /// Nobody: it is text, for a screen reader or a Braille line.
    Text,
}

/// How Braille is typed on the keyboard.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum BrailleKeys {
    /// Not, until it is asked for; then as the terminal is known to tell of keys.
    #[default]
    No,
    /// From the beginning on, as the terminal says that it tells of keys.
    Yes,
    /// From the beginning on, the keys of a cell pressed together.
    Chords,
    /// From the beginning on, one key after the other.
    OneByOne,
}

/// In which contrast the screen face stands, for who sees little.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum ScreenContrast {
    /// White on black.
    Dark,
    /// Black on white.
    Light,
    /// The colours of the terminal.
    No,
}

/// When what is said at the board is kept as sound.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Record {
    /// Never.
    #[default]
    Off,
    /// Of each entry.
    On,
    /// While the talk key is held, and at no other time.
    Key,
}

/// When the microphone is listened to.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Listen {
    /// Never.
    Off,
    /// From the press of the talk key to the end of the utterance.
    Key,
    /// All the time.
    Open,
}

/// What is said when something was said and not understood.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "kebab-case")]
pub enum Unheard {
    /// It is asked for again.
    Say,
    /// Nothing.
    Silent,
}

/// The name of a talk key.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "String")]
pub struct TalkKeyName(pub TalkKeyChoice);

impl FromStr for TalkKeyName {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl TryFrom<String> for TalkKeyName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// Returns a parser that knows these words and no other; each is a name that `T` is deserialized from.
pub(in crate::app) fn one_of<T>(words: &'static [&'static str]) -> impl TypedValueParser<Value = T>
where
    T: DeserializeOwned + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(words).try_map(|word| named::<T>(&word))
}

fn named<T: DeserializeOwned>(word: &str) -> Result<T, serde::de::value::Error> {
    T::deserialize(word.into_deserializer())
}

/// Yes or no; a settings file may also say `true` or `false`.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct YesNo(pub bool);

impl FromStr for YesNo {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "yes" | "true" => Ok(Self(true)),
            "no" | "false" => Ok(Self(false)),
            _ => Err("wanted: yes-no"),
        }
    }
}

impl<'de> Deserialize<'de> for YesNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "wanted: yes-no")]
        enum Form {
            Flag(bool),
            Word(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Flag(flag) => Ok(Self(flag)),
            Form::Word(word) => word.parse().map_err(D::Error::custom),
        }
    }
}

/// Which of the signs are written that the Laws leave to who writes (C.13): all, none, or those named.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SheetSigns(pub Signs);

impl FromStr for SheetSigns {
    type Err = serde::de::value::Error;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Ok(YesNo(all)) = text.parse() {
            return Ok(Self(if all { Signs::ALL } else { Signs::NONE }));
        }
        let mut signs = Signs::NONE;
        for name in text.split(',') {
            signs = signs.with(match name.trim() {
                "capture" => Sign::Capture,
                "en-passant" => Sign::EnPassant,
                "check" => Sign::Check,
                "mate" => Sign::Mate,
                other => return Err(Self::Err::unknown_variant(other, SIGNS)),
            });
        }
        Ok(Self(signs))
    }
}

/// What is chosen from.
const SIGNS: &[&str] = &["yes", "no", "capture", "en-passant", "check", "mate"];
