//! What is written of a game: the letters of its pieces, its start position, its date.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use ansage_core::game::Edition;
use ansage_core::game::laws::ParseEditionError;

/// Names of sets of piece letters, e.g. `en,de`; a settings file may also hold a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LetterNames(pub Vec<String>);

impl FromStr for LetterNames {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let names = text.split(',').map(str::trim).filter(|it| !it.is_empty());
        Ok(Self(names.map(str::to_owned).collect()))
    }
}

impl<'de> Deserialize<'de> for LetterNames {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "wanted: letters")]
        enum Form {
            Text(String),
            List(Vec<String>),
        }
        match Form::deserialize(deserializer)? {
            Form::Text(text) => text.parse().map_err(D::Error::custom),
            Form::List(names) => Ok(Self(names)),
        }
    }
}

/// A start position of Chess960 as it was asked for; a settings file may also hold the number.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Chess960(pub String);

impl FromStr for Chess960 {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(text.trim().to_owned()))
    }
}

impl<'de> Deserialize<'de> for Chess960 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "wanted: chess960")]
        enum Form {
            Number(u16),
            Text(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Number(number) => Ok(Self(number.to_string())),
            Form::Text(text) => text.parse().map_err(D::Error::custom),
        }
    }
}

/// An edition of the Laws; a settings file may also hold the year as a number.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Laws(pub Edition);

impl FromStr for Laws {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self).map_err(|why| match why {
            ParseEditionError::Replaced => "wanted: edition-2018",
            ParseEditionError::Unknown(_) => "wanted: edition",
        })
    }
}

impl<'de> Deserialize<'de> for Laws {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "wanted: edition")]
        enum Form {
            Number(u16),
            Text(String),
        }
        let text = match Form::deserialize(deserializer)? {
            Form::Number(year) => year.to_string(),
            Form::Text(text) => text,
        };
        text.parse().map_err(D::Error::custom)
    }
}

/// A date as PGN writes it; unknown parts are question marks.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(try_from = "String")]
pub struct Date(String);

impl FromStr for Date {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_number = |part: &str, length| {
            part.len() == length && (part.bytes().all(|it| it.is_ascii_digit()) || part.bytes().all(|it| it == b'?'))
        };
        let date = text.replace('-', ".");
        match date.split('.').collect::<Vec<_>>()[..] {
            [year, month, day] if is_number(year, 4) && is_number(month, 2) && is_number(day, 2) => Ok(Self(date)),
            _ => Err("wanted: date"),
        }
    }
}

impl TryFrom<String> for Date {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
