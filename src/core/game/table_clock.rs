//! What a game knows of a clock on the table: an account of what is entered, and no more.

use std::time::Duration;

use shakmaty::Color;

use super::clock::account;
use super::state::Made;
use super::{Clock, ClockKind, Game, Mode, Moment, Role};

/// How a clock on the table is held to be, as far as was entered.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Held {
    /// The clock of this side runs.
    Runs(Color),
    /// The same, and since its move was made it may have been pressed.
    MayBePressed(Color),
    /// Neither was started.
    NotStarted,
    /// Somebody stopped both.
    Stopped,
}

/// Returns how the clock on the table is held to be; `None` where the program keeps the clock, or none is there.
pub fn held(game: &Game) -> Option<Held> {
    if game.opening().clock != ClockKind::Table {
        return None;
    }
    if !game.clocks_stand() {
        let running = game.clock().and_then(Clock::running);
        let side = running.unwrap_or_else(|| game.side_on_the_clock());
        let made = game.last_made().filter(|it| it.side == side);
        return Some(match made {
            Some(made) if !made.completion.is_completed() => Held::MayBePressed(side),
            Some(_) | None => Held::Runs(side),
        });
    }
    let is_unstarted = game.waits_for_the_start() || game.starts_with_the_first_move();
    Some(if is_unstarted { Held::NotStarted } else { Held::Stopped })
}

/// Returns the two times between which the time left to `side` lies at `at`, the worse for the player first; twice the same
/// where it is known, `None` where nothing is known of it.
pub fn left(game: &Game, clock: &Clock, side: Color, at: Moment) -> Option<(Duration, Duration)> {
    let (least, most) = account::left_between(clock, side, at)?;
    // The opponent who has more time than it seems is the danger.
    Some(match is_opponents(game, side) {
        true => (most, least),
        false => (least, most),
    })
}

/// Returns the same of the time that `side` has used.
pub fn used(game: &Game, clock: &Clock, side: Color, at: Moment) -> Option<(Duration, Duration)> {
    let (least, most) = account::used_between(clock, side, at)?;
    Some(match is_opponents(game, side) {
        true => (least, most),
        false => (most, least),
    })
}

/// Returns whose time is not known, because the account of it was interrupted.
pub fn lost_times(game: &Game, at: Moment) -> Vec<Color> {
    let is_lost = |side: &Color| {
        game.clock()
            .is_some_and(|clock| account::left_between(clock, *side, at).is_none())
    };
    Color::ALL.into_iter().filter(is_lost).collect()
}

/// Returns true if who is at the keys may enter what the clock on the table shows.
pub fn can_read_clock(game: &Game) -> bool {
    game.has_an_arbiter() || game.opening().role == Role::Assistant
}

/// Returns the moves of `side` as a player hears them. On the table those are counted too whose press was not entered, but for
/// the player's own that was made last: of that the player knows.
pub fn moves_told(game: &Game, side: Color) -> usize {
    let is_open = |made: &Made| made.side == side && !made.completion.is_completed();
    let open = match held(game) {
        Some(_) => game.half_moves().filter(is_open).count(),
        None => 0,
    };
    let is_own = game.last_made().is_some_and(|it| is_open(&it)) && !is_opponents(game, side);
    game.moves_completed(side) + open.saturating_sub(usize::from(is_own))
}

/// Returns true if the account can only go on from what the clock shows: the game was taken up, and it runs as far as anybody
/// knows.
pub fn resumes_unasked(game: &Game) -> bool {
    let standstill = game.standstill();
    let is_left = standstill.clocks.is_only_left() && standstill.pending.is_none();
    let is_started = held(game) == Some(Held::Stopped);
    let is_over = game.is_over() || (game.is_ended() && game.mode() == Mode::Free);
    is_left && is_started && !is_over
}

fn is_opponents(game: &Game, side: Color) -> bool {
    let blind = game.opening().blind;
    blind.serves(!side) && !blind.serves(side) && game.arbiter().is_none()
}
