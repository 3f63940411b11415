//! What is told of what a player asks of the arbiter.

use shakmaty::Color;

use crate::desk::report::speaker::Speaker;
use crate::game::laws::Subject;
use crate::game::{AskedAbout, Game};
use crate::language::Message;

/// Says what a player asks of the arbiter, in the words of the player where there are any.
pub(super) fn asks(speaker: &Speaker, game: &Game, side: Option<Color>, about: AskedAbout, text: &str) -> Message {
    if let (AskedAbout::Sheet, Some(most)) = (about, game.most_sheet_requests()) {
        let side = side.unwrap_or(game.turn());
        return Message::NoteAsksForTheSheet {
            side: speaker.side(side),
            count: u32::from(game.requests().sheets[side] + 1).into(),
            most: u32::from(most).into(),
        };
    }
    let is_of_touch = about == AskedAbout::Touch;
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
    let asks = match side {
        Some(side) => Message::NoteAsks {
            side: speaker.side(side),
            about: about.into(),
        },
        None => about,
    };
    let toucher = side.unwrap_or(game.turn());
    let is_lost = is_of_touch && game.lifted().is_some() && toucher == game.turn();
    let asks = match game.rules().article(Subject::ComplaintLost).filter(|_| is_lost) {
        Some(article) => Message::Cited {
            text: Box::new(Message::NoteComplaintLost {
                asks: asks.into(),
                side: speaker.side(toucher),
            }),
            article: article.to_owned(),
        },
        None => asks,
    };
    match is_of_touch {
        true => Message::WhatCountsAsTouch {
            asks: asks.into(),
            contact: if game.rules().contact_is_intent {
                "any"
            } else {
                "intent"
            }
            .into(),
        },
        false => asks,
    }
}
