//! What the issue on the main job promises in time and memory, measured: `./dev bench`.
//!
//! Each line is one figure, each bound that is not kept makes the run fail. Words behind `--` choose parts by name:
//! `./dev bench -- core`.

#![expect(clippy::print_stdout, reason = "the figures are what this program is for")]

mod clock {
    //! The clock of the speaker's stamps.

    use std::time::Duration;

    use rustix::time::{ClockId, clock_gettime};

    /// Returns `CLOCK_MONOTONIC`.
    pub(crate) fn now() -> Duration {
        Duration::try_from(clock_gettime(ClockId::Monotonic)).expect("the monotonic clock is never negative")
    }
}

#[path = "ansage/arbiters_window.rs"]
mod arbiters_window;
#[path = "../tests/support/braille.rs"]
#[expect(dead_code, reason = "the tests need more of it")]
mod brltty;
#[path = "ansage/commands.rs"]
mod commands;
#[path = "ansage/core_step.rs"]
mod core_step;
#[path = "../tests/support/executable.rs"]
mod executable;
#[path = "ansage/figures.rs"]
mod figures;
#[path = "ansage/gaps.rs"]
mod gaps;
#[path = "ansage/hearing.rs"]
mod hearing;
#[path = "ansage/key_to_cells.rs"]
mod key_to_cells;
#[path = "ansage/key_to_sound.rs"]
mod key_to_sound;
#[path = "ansage/listening.rs"]
mod listening;
#[path = "ansage/monitor.rs"]
mod monitor;
#[path = "../tests/support/mouth.rs"]
#[expect(
    dead_code,
    clippy::unwrap_used,
    reason = "the tests need more of it, and fail by panicking"
)]
mod mouth;
#[path = "ansage/no_oracle.rs"]
mod no_oracle;
#[path = "ansage/pgn_reading.rs"]
mod pgn_reading;
#[path = "../tests/support/program.rs"]
#[expect(dead_code, reason = "the tests need more of it")]
mod program;
#[path = "ansage/random_game.rs"]
mod random_game;
#[path = "../tests/support/recording.rs"]
#[expect(
    dead_code,
    clippy::unwrap_used,
    reason = "the tests need more of it, and fail by panicking"
)]
mod recording;
#[path = "ansage/resolving.rs"]
mod resolving;
#[path = "../tests/support/sound_server.rs"]
#[expect(
    dead_code,
    clippy::unwrap_used,
    reason = "the tests need more of it, and fail by panicking"
)]
mod sound_server;
#[path = "ansage/start.rs"]
mod start;
#[path = "../tests/support/table.rs"]
mod table;
#[path = "ansage/tape.rs"]
mod tape;
#[path = "ansage/terminal.rs"]
mod terminal;
#[path = "../tests/support/wait.rs"]
#[expect(dead_code, reason = "the tests need more of it")]
mod wait;
#[path = "../tests/support/wine.rs"]
mod wine;

use std::process::ExitCode;

use figures::Report;
use sound_server::SoundServer;

fn main() -> ExitCode {
    // Cargo adds --bench.
    let chosen: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with('-')).collect();
    let wants = |part: &str| chosen.is_empty() || chosen.iter().any(|it| part.contains(it.as_str()));
    let mut report = Report::default();
    report.surroundings();
    if wants("core") {
        core_step::measure(&mut report);
    }
    if wants("oracle") {
        no_oracle::measure(&mut report);
    }
    if wants("window") {
        arbiters_window::measure(&mut report);
    }
    if wants("listening") {
        listening::measure(&mut report);
    }
    if wants("pgn") {
        pgn_reading::measure(&mut report);
    }
    if wants("resolving") {
        resolving::measure(&mut report);
    }
    if wants("braille") {
        key_to_cells::measure(&mut report);
    }
    if wants("tape") {
        tape::measure(&mut report);
    }
    let Some(server) = SoundServer::start() else {
        report.missed("Without PulseAudio nothing else was measured.");
        return report.close();
    };
    if wants("start") {
        start::measure_start(&server, &mut report);
    }
    if wants("memory") {
        start::measure_memory(&server, &mut report);
    }
    if wants("sound") {
        let sound = key_to_sound::measure(&server, &mut report);
        let own = key_to_sound::measure_own(&server, &mut report);
        commands::measure(&server, &sound, own.as_ref(), &mut report);
    }
    if wants("hearing") {
        hearing::measure(&server, &mut report);
    }
    if wants("gaps") {
        gaps::measure(&server, &mut report);
    }
    report.close()
}
