//! What the opponent scores where the arbiter declares a game lost (12.9).

use super::{CanMate, Edition, Subject, can_mate};
use crate::game::half_known::present_position;
use crate::game::{Game, Outcome, Penalty};

/// Returns the result to be proposed: the opponent wins, or scores a draw that the offender does not share where a device made
/// a sound and no series of moves mates (12.3.b of 2009).
pub fn propose_result(game: &Game, penalty: &Penalty) -> Outcome {
    let opponent = !penalty.offender;
    let cannot_mate = || present_position(game).is_some_and(|now| can_mate(&now, opponent) == CanMate::No);
    match game.rules().device_loss_may_draw && is_of_devices(&penalty.article) && cannot_mate() {
        true => opponent.fold_wb(Outcome::WhiteHalf, Outcome::BlackHalf),
        false => Outcome::won_by(opponent),
    }
}

/// Takes the number as it is written, with its point or without: "12.3.b", "12.3b".
fn is_of_devices(article: &str) -> bool {
    let letters = |text: &str| text.replace('.', "").to_lowercase();
    let devices = Edition::Of2009.rules().article(Subject::Devices);
    devices.map(letters) == Some(letters(article))
}
