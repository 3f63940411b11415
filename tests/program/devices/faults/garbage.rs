//! Helpers that say anything but what they should.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use rand::Rng as _;
use tempfile::TempDir;

use crate::support::executable::{copy_program, lay_script};

use crate::support::game_under_fault::Game;

const HELPERS: [&str; 6] = ["speaker", "recorder", "listener", "scorer", "braille", "systemvoice"];
/// What a helper does in place of its work: noise and silence, noise and its end, the end alone, noise without end, every
/// line it is told back, nothing.
const SCRIPTS: [&str; 6] = [
    "head -c 5000 /dev/urandom; echo '{}'; exec cat >/dev/null",
    "head -c 5000 /dev/urandom",
    "exit 1",
    "exec head -c 100000000 /dev/urandom",
    "exec cat",
    "exec cat >/dev/null",
];

/// Returns copies of the program, each beside helpers that do the same.
fn programs() -> &'static [PathBuf] {
    static PROGRAMS: OnceLock<(TempDir, Vec<PathBuf>)> = OnceLock::new();
    let (_folder, programs) = PROGRAMS.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let programs = (0..SCRIPTS.len()).map(|number| {
            let programs = folder.path().join(number.to_string());
            fs::create_dir(&programs).unwrap();
            for helper in HELPERS {
                let script = format!("#!/bin/sh\n{}\n", SCRIPTS[number]);
                lay_script(programs.join(format!("ansage-{helper}")), &script);
            }
            let program = programs.join("ansage");
            if fs::hard_link(env!("CARGO_BIN_EXE_ansage"), &program).is_err() {
                copy_program(env!("CARGO_BIN_EXE_ansage"), &program);
            }
            program
        });
        let programs = programs.collect();
        (folder, programs)
    });
    programs
}

pub(super) fn from_every_helper(game: &mut Game<'_>) {
    let number = game.random.random_range(0..SCRIPTS.len());
    fs::create_dir(game.home.path("model")).unwrap();
    let mut command = game.home.configured(Command::new(&programs()[number]));
    command.args(game.arguments());
    command.args([
        "--voice",
        "builtin",
        "--braille-display",
        "--record",
        "on",
        "--listen",
        "key",
    ]);
    command.args(["--model", "model"]);
    game.open_with(command);
    game.play(2);
    game.end_somehow();
    game.goes_on();
}
