//! How sides and squares stand in the lines of the journal.

pub(in crate::game) mod side_name {
    use serde::{Deserialize, Deserializer, Serializer};
    use shakmaty::Color;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    pub(in crate::game) fn serialize<S: Serializer>(side: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(side.fold_wb("white", "black"))
    }

    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "white" => Ok(Color::White),
            "black" => Ok(Color::Black),
            other => Err(serde::de::Error::unknown_variant(other, &["white", "black"])),
        }
    }
}

pub(super) mod any_side_name {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use shakmaty::Color;

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Named(#[serde(with = "super::side_name")] Color);

    pub(in crate::game::event) fn serialize<S: Serializer>(
        side: &Option<Color>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        side.map(Named).serialize(serializer)
    }

    pub(in crate::game::event) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Color>, D::Error> {
        let named = Option::<Named>::deserialize(deserializer)?;
        Ok(named.map(|it| it.0))
    }
}

pub(in crate::game) mod square_name {
    use serde::{Deserialize, Deserializer, Serializer};
    use shakmaty::Square;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    pub(in crate::game) fn serialize<S: Serializer>(square: &Square, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(square)
    }

    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}
