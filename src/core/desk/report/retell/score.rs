//! What is told of what both score (Article 10).

use shakmaty::Color;

use crate::desk::report::refusal::cited;
use crate::desk::report::speaker::Speaker;
use crate::game::{Game, Outcome, Points, Score};
use crate::language::Message;

/// Says which result was entered, and what both score by it.
pub(in crate::desk) fn resulted(speaker: &Speaker, game: &Game, outcome: Outcome) -> Message {
    let result = speaker.result(outcome);
    let text = scored(game, Message::ResultEntered { result }, game.score_by(outcome, None));
    let has_draw_odds = game.time_control().is_some_and(|it| it.draw_odds);
    match has_draw_odds && outcome == Outcome::Draw {
        true => Message::BlackAdvances { text: text.into() },
        false => text,
    }
}

/// Adds what both score to a sentence, with the article, where the result alone does not say it.
pub(in crate::desk) fn scored(game: &Game, text: Message, score: Score) -> Message {
    let points = |side| score.of(side).to_string();
    match score.by {
        Some(by) => {
            let scored = Message::Scored {
                text: text.into(),
                white: points(Color::White),
                black: points(Color::Black),
            };
            cited(game.rules(), Some(by), scored)
        }
        None => text,
    }
}

/// Returns a number of points in words.
pub(in crate::desk) fn counted(points: Points) -> Message {
    let amount = match points.halves() {
        1 => "half",
        2 => "whole",
        _ => "more",
    };
    Message::PointsCounted {
        amount: amount.into(),
        points: points.to_string(),
    }
}
