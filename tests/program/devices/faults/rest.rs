//! Faults of a journal that nobody writes.

use std::fs;

use rand::Rng as _;

use crate::support::program::text;

use crate::support::game_under_fault::{Game, lines_in, moves_of};

/// Plays a game to an end, and returns its bytes.
fn at_rest(game: &mut Game<'_>) -> Vec<u8> {
    game.open();
    game.end_somehow();
    fs::read(&game.journal).unwrap()
}

pub(super) fn cut(game: &mut Game<'_>) {
    let bytes = at_rest(game);
    let length = game.random.random_range(0..bytes.len());
    fs::write(&game.journal, &bytes[..length]).unwrap();
    goes_on_with_what_is_left(game);
}

/// A kill between the lines of one entry: what is announced is not made for that.
pub(super) fn killed_between_two_lines(game: &mut Game<'_>) {
    let bytes = at_rest(game);
    let ends: Vec<_> = (0..bytes.len()).filter(|it| bytes[*it] == b'\n').collect();
    let end = ends[game.random.random_range(0..ends.len())];
    fs::write(&game.journal, &bytes[..=end]).unwrap();
    goes_on_with_what_is_left(game);
}

fn goes_on_with_what_is_left(game: &mut Game<'_>) {
    let lines = lines_in(&game.journal);
    game.has_left(&moves_of(&lines));
    if lines.len() > 1 {
        game.goes_on();
        return;
    }
    let answer = game.home.run(&["--voice", "none", "--resume", text(&game.journal)], "");
    assert_eq!(answer.code, Some(4), "there is no game: {}", answer.err);
}

pub(super) fn bit_flipped(game: &mut Game<'_>) {
    let other = 1 << game.random.random_range(0..8);
    changed(game, other);
}

pub(super) fn byte_changed(game: &mut Game<'_>) {
    let other = game.random.random_range(1..=255);
    changed(game, other);
}

fn changed(game: &mut Game<'_>, other: u8) {
    let mut bytes = at_rest(game);
    let lines = lines_in(&game.journal);
    let at = game.random.random_range(0..bytes.len());
    let line = bytes[..at].iter().filter(|it| **it == b'\n').count();
    bytes[at] ^= other;
    fs::write(&game.journal, &bytes).unwrap();
    let named = format!("line {} of the journal is damaged", line + 1);
    for arguments in [vec!["replay"], vec!["--voice", "none", "--resume"]] {
        let answer = game.home.run(&[&arguments[..], &[text(&game.journal)]].concat(), "");
        assert_eq!(answer.code, Some(4), "{}", answer.err);
        // Of the header nothing may be left that shows what the file was.
        assert!(line == 0 || answer.err.contains(&named), "{named}: {}", answer.err);
    }
    game.has_left(&moves_of(&lines[..line]));
    if line < 2 {
        return;
    }
    let (damaged, new) = (game.journal.clone(), game.home.path("new.jsonl"));
    game.journal.clone_from(&new);
    let options = ["--resume", text(&damaged), "--journal", text(&new)];
    game.goes_on_from(&lines[..line], &options, &named);
    assert_eq!(fs::read(&damaged).unwrap(), bytes, "it is left as it is");
}
