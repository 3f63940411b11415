//! What the clock of the program shows to everybody in the hall (C02 5.1.b to e, h), and nothing else of the game.

use std::time::Duration;

use shakmaty::Color;

use crate::desk::report::policy;
use crate::desk::report::retell::resulted;
use crate::desk::report::speaker::Speaker;
use crate::game::{Clock, ClockKind, Condition, Game, Moment};
use crate::language::Message;

/// What a clock shows.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ClockFace {
    /// White's display and Black's; `None` where the program keeps no clock.
    pub sides: Option<[ClockSide; 2]>,
    /// Why both stand, the result, or that there is no clock here to be shown.
    pub lines: Vec<String>,
}

/// One display.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ClockSide {
    /// Whose it is.
    pub name: String,
    /// The time left.
    pub left: Duration,
    /// True if it runs.
    pub runs: bool,
    /// What is shown beside the time: that it runs, the flag, who was at zero first, the controls that are met.
    pub signs: Vec<String>,
}

/// How well a program that only follows a game knows its time.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Known {
    /// As well as the one that keeps it.
    Exactly,
    /// A clock that runs may be further.
    Roughly,
    /// The program that keeps the game has ended: both clocks stand, whatever it wrote last.
    NobodyKeepsIt,
}

/// Returns what the clock of a game shows at a moment.
pub(super) fn of(game: &Game, speaker: &Speaker, at: Moment, known: Known) -> ClockFace {
    let sentence = |message| ClockFace {
        sides: None,
        lines: vec![speaker.text(&message)],
    };
    match (game.opening().clock, game.clock()) {
        (ClockKind::None, _) => sentence(Message::ClockNone),
        // What the program reckons of it is no clock, and two that differ help nobody (6.10.a).
        (ClockKind::Table, _) | (_, None) => sentence(Message::ClockOnTheTable),
        (ClockKind::Program, Some(clock)) => ClockFace {
            sides: Some([Color::White, Color::Black].map(|side| display(game, clock, speaker, side, (at, known)))),
            lines: why_both_stand(game, speaker, known)
                .iter()
                .map(|it| speaker.text(it))
                .collect(),
        },
    }
}

fn display(game: &Game, clock: &Clock, speaker: &Speaker, side: Color, (at, known): (Moment, Known)) -> ClockSide {
    let runs = clock.running() == Some(side) && known != Known::NobodyKeepsIt;
    let mut signs = Vec::new();
    if runs && known == Known::Roughly {
        signs.push(Message::ClockAbout);
    }
    if runs {
        signs.push(Message::ClockRuns);
    }
    if game.flag() == Some(side) {
        signs.push(Message::ClockFlag);
    }
    // C02 5.1.e: it stays until the arbiter gives that side time again.
    match game.reached_zero(side) {
        true if game.first_zero() == Some(side) => signs.push(Message::ClockZeroFirst),
        true => signs.push(Message::ClockZero),
        false => {}
    }
    let completed = clock.presses(side);
    // C02 5.1.h: what the counter has met, not what time came ahead of it.
    let met = clock.control().period(completed);
    if met > 0 {
        signs.push(Message::ClockControlMet { number: met.into() });
    }
    // 12.6: where a player of an event may see it, moves are counted only if the arbiter wants a counter.
    if policy::tells_numbers_unasked(game.mode()) || game.opening().laid_down(Condition::MoveCounter) == Some("yes") {
        signs.push(Message::ClockMoves {
            number: completed.into(),
        });
    }
    ClockSide {
        name: speaker.side(side),
        left: clock.left(side, at),
        runs,
        signs: signs.iter().map(|it| speaker.text(it)).collect(),
    }
}

fn why_both_stand(game: &Game, speaker: &Speaker, known: Known) -> Option<Message> {
    match game.outcome() {
        Some(outcome) => Some(resulted(speaker, game, outcome)),
        None if known == Known::NobodyKeepsIt => Some(Message::ClockNotKept),
        None if !game.clocks_stand() => None,
        None if game.waits_for_the_start() || game.starts_with_the_first_move() => Some(Message::ClocksNotStarted),
        None => Some(Message::Paused),
    }
}
