//! A clock on the wall that is set while a game is played, and before it is taken up.

use std::fs;
use std::path::Path;
use std::process::Command;

use rand::Rng as _;

use crate::support::program::text;

use crate::support::game_under_fault::Game;

/// Where Debian and Ubuntu have libfaketime, by the architecture of the machine.
const LIBRARIES: [&str; 2] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
];

pub(super) fn set(game: &mut Game<'_>) {
    let Some(library) = LIBRARIES.into_iter().find(|it| Path::new(it).exists()) else {
        assert!(std::env::var_os("CI").is_none(), "CI needs libfaketime");
        println!("left out: the clock on the wall is not set, because libfaketime is not installed");
        return;
    };
    let days = |game: &mut Game<'_>| format!("{:+}d", game.random.random_range(-400..400));
    let offset = days(game);
    let setting = game.home.file("wall", &offset);
    let mut command = game.home.ansage(&["--voice", "none"]);
    command.args(game.arguments());
    behind(&mut command, library, text(&setting));
    game.open_with(command);
    let pid = game.program().pid();
    let another = days(game);
    game.home.file("wall", &another);
    game.play(2);
    game.end_somehow();
    // What the library of a program that is killed leaves in memory.
    for left in ["faketime_shm_", "sem.faketime_sem_"] {
        let _removed_in_order = fs::remove_file(format!("/dev/shm/{left}{pid}"));
    }
    game.goes_on();
}

/// Lets the program see another clock on the wall, and no other clock.
fn behind(command: &mut Command, library: &str, setting: &str) {
    command
        .env("LD_PRELOAD", library)
        .env("FAKETIME_TIMESTAMP_FILE", setting)
        .env("FAKETIME_NO_CACHE", "1")
        .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
        .env("DONT_FAKE_MONOTONIC", "1")
        .env("NO_FAKE_STAT", "1");
}
