//! Which short sounds are heard in the Ear.

use std::str::FromStr;

use serde::{Deserialize, Deserializer, de::Error as _};

use ansage_core::desk::Earcon;

/// Names of short sounds, e.g. `refused,edge`, or `all` or `none`; a settings file may also hold a list.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct EarconNames(pub Vec<Earcon>);

impl FromStr for EarconNames {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = |name: &str| Earcon::ear_sounds().find(|it| it.name() == name.trim());
        match text.trim() {
            "all" => Ok(Self(Earcon::ear_sounds().collect())),
            "none" => Ok(Self(Vec::new())),
            list => {
                let sounds: Option<Vec<Earcon>> = list.split(',').map(named).collect();
                sounds.map(Self).ok_or("wanted: earcons")
            }
        }
    }
}

impl<'de> Deserialize<'de> for EarconNames {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "wanted: earcons")]
        enum Form {
            Text(String),
            List(Vec<String>),
        }
        let text = match Form::deserialize(deserializer)? {
            Form::Text(text) => text,
            Form::List(names) if names.is_empty() => "none".to_owned(),
            Form::List(names) => names.join(","),
        };
        text.parse().map_err(D::Error::custom)
    }
}
