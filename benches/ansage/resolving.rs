//! How long it takes to find by which slips a board came to what stands on it, in a game of 300 half-moves.

use std::hint::black_box;
use std::time::Duration;

use ansage_core::game::resolve::{Executed, Placement, Slip, explain};
use ansage_core::game::{Board, Move};

use crate::clock;
use crate::figures::{Figures, Report};
use crate::random_game::random_moves;

const PLIES: usize = 300;
const GAMES: u64 = 40;

/// What the issue on two boards promises.
const SINGLE: Duration = Duration::from_millis(5);
const DOUBLE: Duration = Duration::from_millis(250);

pub(crate) fn measure(report: &mut Report) {
    let games = (0..)
        .map(|seed| random_moves(seed, PLIES))
        .filter(|it| it.len() == PLIES);
    let games: Vec<_> = games.take(usize::try_from(GAMES).unwrap_or(usize::MAX)).collect();
    let execute = |moves: &Vec<Move>| Executed::of(&Board::start(), moves);
    let executed: Vec<_> = games.iter().map(execute).collect();
    let executing = Figures::of(games.iter().map(|it| time(|| execute(black_box(it)).plies())));
    for (name, slips, bound) in [("one slip", 1, SINGLE), ("two slips", 2, DOUBLE)] {
        let mut sizes = Vec::new();
        let mut times = Vec::new();
        for (number, game) in executed.iter().enumerate() {
            // Early and late slips in turn: an early one is followed along the whole game.
            let board = slipped(game, slips, number * PLIES / executed.len());
            times.push(time(|| {
                let found = explain(game, black_box(&board));
                if found.fewest == Some(slips) {
                    sizes.push(found.explanations.len());
                }
                sizes.len()
            }));
        }
        let figures = Figures::of(times);
        sizes.sort_unstable();
        report.figures(&format!("Explaining {name} in {PLIES} half-moves"), &figures);
        let (median, most) = (sizes.get(sizes.len() / 2), sizes.last());
        report.say(format!("Explanations of {name}: median {median:?}, most {most:?}."));
        report.ratio(
            "Median",
            figures.median(),
            "executing the game once",
            executing.median(),
        );
        report.hold(&format!("The longest of {name}"), figures.most(), bound);
    }
}

fn time(run: impl FnOnce() -> usize) -> Duration {
    let begun = clock::now();
    black_box(run());
    clock::now() - begun
}

/// Executes a game with so many slips that leave a trace to the end, the first not before `from`.
fn slipped(game: &Executed, slips: usize, from: usize) -> Placement {
    let mut board = game.first().to_owned();
    let mut left = slips;
    for ply in 1..=game.plies() {
        let Some(action) = game.action(ply) else { break };
        let is_time = ply > from && (left == slips || ply.is_multiple_of(7));
        let chosen = Slip::all(action, &board)
            .into_iter()
            .nth(ply % 5)
            .filter(|_| is_time && left > 0);
        match chosen {
            Some((_slip, after)) if leaves_trace(game, &after, ply) => {
                board = after;
                left -= 1;
            }
            Some(_) | None => action.execute(&mut board),
        }
    }
    board
}

fn leaves_trace(game: &Executed, board: &Placement, ply: usize) -> bool {
    let mut board = *board;
    let rest = (ply + 1..=game.plies()).filter_map(|it| game.action(it));
    rest.for_each(|it| it.execute(&mut board));
    board != *game.last()
}
