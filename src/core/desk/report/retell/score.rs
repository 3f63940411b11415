//! What is told of what both score (Article 10).

use shakmaty::Color;

use super::at_the_table;
use crate::desk::report::policy::Information;
use crate::desk::report::refusal::cited;
use crate::desk::report::speaker::Speaker;
use crate::desk::report::telling::Telling;
use crate::game::laws::Subject;
use crate::game::{Game, Mode, Outcome, Points, Score};
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

/// Adds what both score to a sentence, with the article, where the result alone does not say it, and that a penalty had no effect.
pub(in crate::desk) fn scored(game: &Game, text: Message, score: Score) -> Message {
    let points = |side| score.of(side).to_string();
    let by = match score.by {
        None | Some(Subject::Scoring) if score.has_idle_penalty => Some(Subject::Penalties),
        by => by,
    };
    let Some(by) = by else { return text };
    let scored = Message::Scored {
        text: text.into(),
        white: points(Color::White),
        black: points(Color::Black),
    };
    let scored = match score.has_idle_penalty {
        true => Message::ScoredInVain { text: scored.into() },
        false => scored,
    };
    cited(game.rules(), Some(by), scored)
}

/// Tells a result, and points that no result gives.
pub(super) fn tellings(speaker: &Speaker, game: &Game, outcome: Outcome) -> Vec<Telling> {
    let mut tellings = at_the_table(speaker, &resulted(speaker, game, outcome));
    tellings.extend(name_unusual(speaker, game, game.score_by(outcome, None)));
    tellings
}

/// Names points that no result of the game gives: to the arbiter, or to the players where they are their own (10.2).
pub(super) fn name_unusual(speaker: &Speaker, game: &Game, score: Score) -> Option<Telling> {
    let points = score.unusual(game)?.to_string();
    let message = cited(
        game.rules(),
        Some(Subject::ScoreCapped),
        Message::ScoreUnusual { points },
    );
    let about = match game.mode() {
        Mode::Free => Information::TableFact,
        Mode::Event => Information::Irregularity,
    };
    Some(speaker.report(about, &message))
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
