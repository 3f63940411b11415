//! A rated game keeps to the Laws as they are (Preface): no arbiter sets a term against one of them.

use super::conditions::{Condition, Conditions};

/// Returns the term that is against the Laws although the game is rated.
///
/// Those that the Laws leave to the event are not: points, a rule against draws, supervision. Help for the player (D.1) needs a
/// leave of its own.
pub fn forbidden(conditions: &Conditions) -> Option<Condition> {
    let writes_no_more = conditions.get(Condition::ScoreDuty) == Some("for-good");
    (conditions.is_yes(Condition::Rated) && writes_no_more).then_some(Condition::ScoreDuty)
}

/// Returns the same for the case that this is set too.
pub fn would_be_forbidden(conditions: &Conditions, condition: Condition, value: &str) -> Option<Condition> {
    let mut laid_down = conditions.clone();
    laid_down.lay_down(condition, value.to_owned());
    forbidden(&laid_down)
}
