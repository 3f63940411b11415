//! Faults of the process, and of more than one.

use std::fs;

use rand::Rng as _;

use crate::support::piped::Piped;
use crate::support::program::text;

use crate::support::game_under_fault::Game;

pub(super) fn killed(game: &mut Game<'_>) {
    game.open();
    game.kill();
    game.goes_on();
}

pub(super) fn killed_in_a_burst(game: &mut Game<'_>) {
    game.open();
    let (all, heard) = (game.random.random_range(1..9), game.random.random_range(0..2));
    game.fire(all);
    for _ in 0..heard {
        game.program().wait_for(|it| it.starts_with("room: "));
    }
    game.kill();
    game.has_told(heard);
    game.goes_on();
}

pub(super) fn entries_end(game: &mut Game<'_>) {
    game.open();
    game.end(Piped::end_entries);
    game.goes_on();
}

pub(super) fn asked_to_end(game: &mut Game<'_>) {
    game.open();
    game.end(|it| it.signal("TERM"));
    game.goes_on();
}

pub(super) fn hung_up(game: &mut Game<'_>) {
    game.open();
    game.end(|it| it.signal("HUP"));
    game.goes_on();
}

pub(super) fn stopped_and_continued(game: &mut Game<'_>) {
    game.open();
    game.settle();
    game.program().signal("STOP");
    game.fire(1);
    game.program().signal("CONT");
    game.program().wait_for(|it| it.starts_with("room: "));
    game.has_told(1);
    game.play(1);
    game.end_somehow();
    game.goes_on();
}

pub(super) fn two_more_programs(game: &mut Game<'_>) {
    game.open();
    game.settle();
    let before = fs::read(&game.journal).unwrap();
    for _ in 0..2 {
        let answer = game
            .home
            .run(&["--voice", "none", "--resume", text(&game.journal)], "e2e4\n");
        assert_ne!(answer.code, Some(0));
        assert!(answer.err.contains("is open in another program"), "{}", answer.err);
    }
    assert_eq!(fs::read(&game.journal).unwrap(), before);
    game.play(1);
    game.end_somehow();
    game.goes_on();
}

pub(super) fn three_take_it_up(game: &mut Game<'_>) {
    game.open();
    game.kill();
    let arguments = ["--voice", "none", "--resume", text(&game.journal)];
    let mut all: Vec<_> = (0..3).map(|_| Piped::start(game.home.ansage(&arguments))).collect();
    let codes: Vec<_> = all
        .iter_mut()
        .map(|it| {
            it.end_entries();
            it.ended().0
        })
        .collect();
    assert!(codes.contains(&Some(0)), "one of them has it: {codes:?}");
    // When the clocks of those before stood is not seen from outside.
    game.forget_the_clock();
    game.goes_on();
}
