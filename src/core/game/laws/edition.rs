//! The editions of the Laws under which a game can be played.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::rules::{RULES, Rules};

/// Editions of the Laws of Chess, by the year from which they are in force. That of July 2017 was replaced after six months
/// and is not among them.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub enum Edition {
    /// From 1 July 1997.
    #[serde(rename = "1997")]
    Of1997,
    /// From 1 July 2005.
    #[serde(rename = "2005")]
    Of2005,
    /// From 1 July 2009; the blind rules are Appendix E.
    #[serde(rename = "2009")]
    Of2009,
    /// From 1 July 2014; the blind rules are Appendix D.
    #[serde(rename = "2014")]
    Of2014,
    /// From 1 January 2018.
    #[serde(rename = "2018")]
    Of2018,
    /// From 1 January 2023.
    #[default]
    #[serde(rename = "2023")]
    Of2023,
}

/// Why a text names no edition of the Laws.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ParseEditionError {
    /// The edition of 2017 was replaced after six months.
    #[error("the edition of 2017 held for six months; use 2018")]
    Replaced,
    /// No such edition.
    #[error("{0:?} is no edition of the Laws; there are 1997, 2005, 2009, 2014, 2018 and 2023")]
    Unknown(String),
}

impl Edition {
    /// All editions, the oldest first.
    pub const ALL: [Self; 6] = [
        Self::Of1997,
        Self::Of2005,
        Self::Of2009,
        Self::Of2014,
        Self::Of2018,
        Self::Of2023,
    ];

    /// Returns the year that names it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Of1997 => "1997",
            Self::Of2005 => "2005",
            Self::Of2009 => "2009",
            Self::Of2014 => "2014",
            Self::Of2018 => "2018",
            Self::Of2023 => "2023",
        }
    }

    /// Returns what it says wherever the editions differ.
    pub fn rules(self) -> &'static Rules {
        &RULES[self.index()]
    }

    /// Returns the rows of the table in which it is silent, and what 2009 says is taken, as the opening of a journal has them.
    pub fn taken_from_2009(self) -> Vec<String> {
        self.rules()
            .taken_from_2009()
            .map(|row| row.name().to_owned())
            .collect()
    }

    /// Returns true for the one under which a game is played if nobody says otherwise.
    pub fn is_usual(self) -> bool {
        self == Self::default()
    }

    /// Returns its place among [`Edition::ALL`].
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let named = Self::ALL.into_iter().find(|it| it.name() == text);
        named.ok_or_else(|| match text {
            "2017" => ParseEditionError::Replaced,
            _ => ParseEditionError::Unknown(text.to_owned()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Edition, ParseEditionError};

    #[test]
    fn an_edition_is_read_as_it_is_written() {
        for (index, edition) in Edition::ALL.into_iter().enumerate() {
            assert_eq!(edition.index(), index);
            assert_eq!(edition.name().parse(), Ok(edition));
            let written = serde_json::to_string(&edition).expect("JSON");
            assert_eq!(written, format!("{:?}", edition.name()));
            assert_eq!(serde_json::from_str::<Edition>(&written).expect("JSON"), edition);
            assert_eq!(edition.rules().edition, edition);
        }
        assert_eq!("2017".parse::<Edition>(), Err(ParseEditionError::Replaced));
        assert_eq!(
            "soon".parse::<Edition>(),
            Err(ParseEditionError::Unknown("soon".into()))
        );
    }
}
