//! The event file as it is written: its tables and keys, before anything is asked of them.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use crate::app::settings::options::LetterNames;

/// What stands behind a key, and where.
pub(super) type Entry = Option<Spanned<Plain>>;

/// The whole file.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Form {
    pub(super) event: EventPart,
    pub(super) players: PlayersPart,
    #[serde(deserialize_with = "one_or_more")]
    pub(super) arbiter: Vec<ArbiterPart>,
    pub(super) laws: LawsPart,
    pub(super) clock: ClockPart,
    pub(super) duties: DutiesPart,
    pub(super) assistant: Option<Spanned<AssistantPart>>,
    pub(super) words: WordsPart,
    pub(super) room: RoomPart,
    pub(super) preset: PresetPart,
    pub(super) device: DevicePart,
    pub(super) record: RecordPart,
    pub(super) allowed: AllowedPart,
    pub(super) position: PositionPart,
    pub(super) secret: SecretPart,
}

/// Makes a table of the file: each key holds an [`Entry`].
macro_rules! parts {
    ($($(#[$doc:meta])+ $name:ident { $($field:ident),+ })+) => {
        $(
            $(#[$doc])+
            #[derive(Debug, Default, Deserialize)]
            #[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
            pub(super) struct $name {
                $(pub(super) $field: Entry,)+
            }
        )+
    };
}

parts! {
    /// `[event]`: the head of the scoresheet.
    EventPart { name, site, date, round, r#match, board }
    /// `[players]`
    PlayersPart { white, black, blind, two_boards, hearing_impaired }
    /// `[arbiter]`, or `[[arbiter]]` for several.
    ArbiterPart { initials, name, authorised }
    /// `[laws]`
    LawsPart { edition, supervised, finish, no_draw_before, rated, two_hands, default_time, points, adjustment }
    /// `[clock]`
    ClockPart { kind, time, side, first_increment, counter }
    /// `[preset]`: the rules that the file was made after.
    PresetPart { name, source, read }
    /// `[device]`: the computer that the arbiter approved.
    DevicePart { name }
    /// `[record]`: how the blind player records (D.2.7).
    RecordPart { medium, duty }
    /// `[duties]`: who does which duty of D.2.9.
    DutiesPart { executes, announces, records, presses, tells, claims, adjourns }
    /// `[allowed]`: initials of the arbiter who allows it (D.1).
    AllowedPart { scoresheet, announcing, time_left, private_screen, other_words, open_listening, board_reading, reminders, sealed_here, script, screen_reader, arbiter_cue }
    /// `[room]`: what is heard by all.
    RoomPart { loudest }
    /// `[position]`
    PositionPart { fen, chess960, set_up }
    /// `[secret]`: what the arbiters' secret opens; `check-event --secret` writes it.
    SecretPart { public, private }
}

/// `[assistant]`
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct AssistantPart {
    pub(super) name: Entry,
    pub(super) accepted_by: Entry,
    pub(super) of: Entry,
    pub(super) provided_by: Entry,
    pub(super) at_the_keys: bool,
}

/// `[words]`
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct WordsPart {
    pub(super) announcements: Entry,
    pub(super) say: Entry,
    pub(super) letters: Option<Spanned<LetterNames>>,
}

/// A text. Who writes `round = 3` or a date without quotes means the same.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Plain(pub(super) String);

impl<'de> Deserialize<'de> for Plain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match toml::Value::deserialize(deserializer)? {
            toml::Value::String(text) => Ok(Self(text.trim().to_owned())),
            toml::Value::Integer(number) => Ok(Self(number.to_string())),
            toml::Value::Boolean(is_so) => Ok(Self(if is_so { "yes" } else { "no" }.to_owned())),
            toml::Value::Datetime(moment) => Ok(Self(moment.to_string())),
            other => Err(D::Error::custom(format!("expected a text, found {}", other.type_str()))),
        }
    }
}

/// Reads a table, or several of that name. Not an untagged enum: that would forget which key is unknown.
fn one_or_more<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<ArbiterPart>, D::Error> {
    struct OneOrMore;

    impl<'de> Visitor<'de> for OneOrMore {
        type Value = Vec<ArbiterPart>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("[arbiter] or [[arbiter]]")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
            ArbiterPart::deserialize(MapAccessDeserializer::new(map)).map(|it| vec![it])
        }

        fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<Self::Value, A::Error> {
            Vec::deserialize(SeqAccessDeserializer::new(seq))
        }
    }

    deserializer.deserialize_any(OneOrMore)
}
