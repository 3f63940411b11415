//! Terms that an arbiter sets before the game, and which of them are fixed once it has begun.

use super::laws::Subject;
use super::{Condition, Game, Mode, Start};

/// Returns true if a term may still change.
///
/// The Laws want some announced or decided before play: they are fixed when White's clock is started. A time that the clock
/// is set to, and whether the boards are set up, is fixed by the first move, as is a quickplay finish between friends. A fact
/// found at the table in the middle of a game, such as another device, another record or a second board, may be noted at any
/// time.
pub fn may_change(game: &Game, condition: Condition) -> bool {
    match condition {
        Condition::DefaultTime
        | Condition::ClockSide
        | Condition::Supervised
        | Condition::Finish
        | Condition::NoDrawBefore
        | Condition::Rated
        | Condition::ScoreDuty
        | Condition::Points => !is_under_way(game),
        Condition::FirstIncrement | Condition::Adjustment | Condition::BoardsSetUp => !game.has_begun(),
        Condition::Device
        | Condition::MoveCounter
        | Condition::TwoHands
        | Condition::TwoBoards
        | Condition::Medium
        | Condition::HearingImpaired => true,
    }
}

/// Friends often agree while the clock runs already; in an event the word of the arbiter begins the game (6.6).
fn is_under_way(game: &Game) -> bool {
    let waits_for_word = game.mode() == Mode::Event && game.opening().start == Start::OnWord && game.has_clock();
    game.has_begun() || (waits_for_word && !game.waits_for_the_start())
}

/// Returns the subject of the article that wants it announced; `None` where no article says so by its number.
pub fn subject(condition: Condition) -> Option<Subject> {
    (condition != Condition::Rated).then(|| condition.subject())
}
