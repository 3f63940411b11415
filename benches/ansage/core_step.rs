//! How long the pure program takes for one input.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use ansage_core::desk::{Conversation, Desk};
use ansage_core::game::{Moment, Position};
use ansage_core::language::Voices;

use crate::clock;
use crate::figures::{Figures, Report};
use crate::random_game::{Kind, RandomGame, random_games, random_moves};
use crate::table::usual_settings;

const BOUND: Duration = Duration::from_micros(20);
const GAMES: usize = 60;
const LONGEST: usize = 300;
/// How often each game is played. A step counts with the median of its times, so that what another program took from
/// this one on the way is not counted as ours.
const ROUNDS: usize = 5;

pub(crate) fn measure(report: &mut Report) {
    let voices = Arc::new(Voices::of(ansage_texts::VOICES));
    let games = random_games(GAMES, LONGEST, &voices);
    let plies = games.iter().map(|it| it.plies);
    report.say(format!(
        "Core step: {} games, {} half-moves, the longest {}.",
        games.len(),
        plies.clone().sum::<usize>(),
        plies.max().unwrap_or_default()
    ));
    let mut times: BTreeMap<Kind, Vec<Duration>> = BTreeMap::new();
    for game in &games {
        for (step, time) in game.steps.iter().zip(median_times(game, &voices)) {
            times.entry(step.kind).or_default().push(time);
        }
    }
    for (kind, times) in &times {
        report.figures(
            &format!("Core step, {}", kind.name()),
            &Figures::of(times.iter().copied()),
        );
    }
    let all = Figures::of(times.into_values().flatten());
    report.figures("Core step, all", &all);
    let listing = listing_legal_moves();
    report.ratio(
        "Core step, median",
        all.median(),
        "listing the legal moves once",
        listing,
    );
    report.hold("Core step, p99", all.percentile(99), BOUND);
}

/// Returns for each step the median of its times.
fn median_times(game: &RandomGame, voices: &Arc<Voices>) -> Vec<Duration> {
    let rounds: Vec<Vec<Duration>> = (0..ROUNDS).map(|_| play(game, voices)).collect();
    let of_step = |index: usize| Figures::of(rounds.iter().map(|it| it[index])).median();
    (0..game.steps.len()).map(of_step).collect()
}

fn play(game: &RandomGame, voices: &Arc<Voices>) -> Vec<Duration> {
    let opened = Desk::open(game.opening.clone(), usual_settings(), Arc::clone(voices), Moment(0));
    let (mut desk, _first) = opened.expect("it was played before");
    let time = |desk: &mut Desk, step: &crate::random_game::Step| {
        let input = step.input.clone();
        let begun = clock::now();
        let effects = black_box(desk.handle(step.at, black_box(input)));
        let took = clock::now() - begun;
        drop(effects);
        took
    };
    game.steps.iter().map(|step| time(&mut desk, step)).collect()
}

/// The measure of this machine: what the rules themselves take, in the positions of a game.
pub(crate) fn listing_legal_moves() -> Duration {
    let mut position = Position::start();
    let times = random_moves(1, LONGEST).into_iter().map(|m| {
        let begun = clock::now();
        black_box(position.legal_moves());
        let took = clock::now() - begun;
        position.play(m);
        took
    });
    Figures::of(times.collect::<Vec<_>>()).median()
}
