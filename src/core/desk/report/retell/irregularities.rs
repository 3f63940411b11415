//! What is told of what was not as it should be (Article 7).

use shakmaty::Color;

use crate::desk::report::speaker::Speaker;
use crate::game::IrregularityKind;
use crate::language::Message;

/// Says what was not as it should be, and who displaced pieces.
pub(in crate::desk) fn irregular(speaker: &Speaker, kind: IrregularityKind, side: Option<Color>) -> Message {
    let kind = Message::IrregularityNamed {
        kind: kind.name().into(),
    };
    let kind = kind.into();
    match side {
        Some(side) => Message::IrregularOf {
            kind,
            side: speaker.side(side),
        },
        None => Message::Irregular { kind },
    }
}
