//! Which flags a player or an assistant may claim (6.8, 6.11, D.2.9.e).

use shakmaty::Color;

use crate::game::laws::is_own_flag;
use crate::game::{By, Clock, ClockKind, Event, Game, Mode, Moment, Refusal, Role};

/// Decides on the claim of the flag of a side, or of both where none is named.
pub(super) fn decide(game: &Game, at: Moment, side: Option<Color>) -> Result<Vec<Event>, Refusal> {
    match side {
        Some(side) => claim(game, at, side),
        None => claim_both(game, at),
    }
}

/// Claims the flag of a side. An event takes the claim of the opponent's flag alone: a slip of the hand would cost the game.
fn claim(game: &Game, at: Moment, side: Color) -> Result<Vec<Event>, Refusal> {
    may_claim(game, side)?;
    if is_own_flag(game, side) {
        return Err(Refusal::OwnFlag);
    }
    check_zero(game, at, side)?;
    // In free mode the claim is asked about, and may be again.
    match game.flag() == Some(side) && game.mode() == Mode::Event {
        true => Err(Refusal::FlagClaimed),
        false => Ok(vec![Event::ClaimedFlag { side }]),
    }
}

/// Claims that both flags are down (6.11), the opponent's last. Of the program's clock the own one is not claimed: it knows
/// which was first, and a player is not told what it shows.
fn claim_both(game: &Game, at: Moment) -> Result<Vec<Event>, Refusal> {
    let (own, others): (Vec<Color>, Vec<Color>) = Color::ALL.into_iter().partition(|side| is_own_flag(game, *side));
    for side in &others {
        may_claim(game, *side)?;
        check_zero(game, at, *side)?;
    }
    let own = own.into_iter().filter(|_| game.opening().clock != ClockKind::Program);
    let is_new = |side: &Color| game.flag() != Some(*side) && !game.both_flags_are_down();
    let claimed = own.chain(others).filter(is_new);
    let claimed: Vec<Event> = claimed.map(|side| Event::ClaimedFlag { side }).collect();
    match claimed.is_empty() {
        true => Err(Refusal::FlagClaimed),
        false => Ok(claimed),
    }
}

/// Says whether the one at the keys may claim flags, and whether the game still has a flag that counts.
fn may_claim(game: &Game, side: Color) -> Result<(), Refusal> {
    if !game.has_clock() {
        return Err(Refusal::NoClock);
    }
    // 5.1.a, 5.2.a: the game has ended before; of that no player of an event hears (12.6).
    if game.is_ended() && game.has_an_arbiter() {
        return Err(Refusal::EndedByPosition);
    }
    // D.2.9.e: what is the program's duty it does itself, when the time comes by its clock. 6.8: either player may make a claim,
    // whoever has the duty too.
    let (duties, clock) = (game.opening().duties, game.opening().clock);
    match duties.claims {
        By::Program if game.reached_zero(side) => {}
        By::Program if clock == ClockKind::Program => game.may_do(By::Program)?,
        _ if game.opening().role == Role::Player => {}
        by => game.may_do(by)?,
    }
    Ok(())
}

/// 6.8: where the program is the clock, no flag falls before that clock shows zero.
fn check_zero(game: &Game, at: Moment, side: Color) -> Result<(), Refusal> {
    let shows_zero = |clock: &Clock| game.reached_zero(side) || clock.left(side, at).is_zero();
    match game.opening().clock == ClockKind::Program && !game.clock().is_some_and(shows_zero) {
        true => Err(Refusal::FlagStands(side)),
        false => Ok(()),
    }
}
