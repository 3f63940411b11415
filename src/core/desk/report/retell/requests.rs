//! What is told of what a player asks of the arbiter.

use shakmaty::Color;

use crate::desk::report::speaker::Speaker;
use crate::game::AskedAbout;
use crate::language::Message;

/// Says what a player asks of the arbiter, in the words of the player where there are any.
pub(super) fn asks(speaker: &Speaker, side: Option<Color>, about: AskedAbout, text: &str) -> Message {
    let about = Message::AsksAbout {
        about: about.name().into(),
    };
    let about = match text {
        "" => about,
        text => Message::AsksAboutText {
            about: about.into(),
            text: ansage_wire::plain_text::one_line(text).into_owned(),
        },
    };
    match side {
        Some(side) => Message::NoteAsks {
            side: speaker.side(side),
            about: about.into(),
        },
        None => about,
    }
}
