//! Whatever becomes of sound, display, speech service or a helper in the middle of a game: what was told is kept, once, and
//! the clocks are right. The faults of the program itself and of its file are tried in `program::devices::faults`.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Mutex;

use rand::Rng as _;
use tempfile::TempDir;

use super::system_voice::service::Home as SpeechService;
use crate::support::braille::Brltty;
use crate::support::executable::lay_script;
use crate::support::game_under_fault::{Game, tell_the_counts, watch_the_machine};
use crate::support::program::text;
use crate::support::screen::child_of;
use crate::support::seed::cases_at_once;
use crate::support::signal::signal;
use crate::support::size::{size, tally};
use crate::support::sound_server::SoundServer;
use crate::support::wait::wait_for;

const HELPERS: [&str; 4] = ["ansage-speaker", "ansage-recorder", "ansage-listener", "ansage-braille"];

/// Hands on so many lines one by one, and noise between them and the rest.
const NOISE: &str = "{ n=0; while [ $n -lt LINES ] && IFS= read -r line; do printf '%s\\n' \"$line\"; n=$((n + 1)); done; \
                     head -c 20000 /dev/urandom; echo; exec cat; }";

/// What the helpers of a game meet.
struct World {
    server: SoundServer,
    brltty: Brltty,
}

type Fault = (&'static str, fn(&mut Game<'_>, &mut World));

const FAULTS: [Fault; 9] = [
    ("sound server gone and back", sound_server_gone),
    ("loudspeaker and microphone gone and back", outputs_gone),
    ("BRLTTY gone and back", display_server_gone),
    ("speech service gone and back", speech_service_gone),
    ("a helper killed", helper_killed),
    ("a helper that hangs", helper_hangs),
    ("garbage from the speaker", |game, world| garbage(game, world, 0)),
    ("garbage from the listener or the recorder", |game, world| {
        let number = game.random.random_range(1..3);
        garbage(game, world, number);
    }),
    ("garbage from the display", |game, world| garbage(game, world, 3)),
];

#[test]
fn whatever_becomes_of_devices_and_helpers_what_was_told_is_kept_once() {
    let (Some(server), Some(brltty)) = (SoundServer::start(), Brltty::start(40)) else {
        return;
    };
    let world = Mutex::new(World { server, brltty });
    watch_the_machine(|lateness| {
        cases_at_once(size(FAULTS.len(), 400), 1, |seed, random| {
            let (name, fault) = FAULTS[usize::try_from(seed % FAULTS.len() as u64).expect("small")];
            let mut game = Game::begin(name, random, lateness);
            fault(
                &mut game,
                &mut world.lock().expect("whoever panicked has ended the test"),
            );
            game.play(2);
            game.end_somehow();
            game.goes_on();
            tally("faults_of_helpers", game.told_in_all(), "half-moves told and kept");
            game.count_it();
        });
    });
    tell_the_counts();
}

/// Opens a game in which every helper has something to do.
fn open(game: &mut Game<'_>, world: &World, program: &str) {
    let mut command = game.home.configured(Command::new(program));
    command.args(game.arguments()).envs(world.server.environment());
    // A device that is named must be there before the game, and a helper that says anything shows none.
    command.args(["--voice", "builtin"]);
    command.args([
        "--listen",
        "open",
        "--microphone",
        "pulseaudio:vear.monitor",
        "--record",
        "on",
    ]);
    command.arg(format!("--braille-display={}", world.brltty.host()));
    game.open_with(command);
}

fn sound_server_gone(game: &mut Game<'_>, world: &mut World) {
    open(game, world, env!("CARGO_BIN_EXE_ansage"));
    world.server.restart(|| game.play(2));
}

fn outputs_gone(game: &mut Game<'_>, world: &mut World) {
    open(game, world, env!("CARGO_BIN_EXE_ansage"));
    world.server.pactl(&["unload-module", "module-null-sink"]);
    game.play(2);
    world.server.add_sink("vspk");
    world.server.add_sink("vear");
}

fn display_server_gone(game: &mut Game<'_>, world: &mut World) {
    open(game, world, env!("CARGO_BIN_EXE_ansage"));
    world.brltty.kill();
    game.play(2);
    world.brltty.start_again();
}

fn speech_service_gone(game: &mut Game<'_>, _world: &mut World) {
    let Some(service) = SpeechService::open() else {
        game.open();
        return;
    };
    let mut command = game.home.ansage(&["--voice", "system"]);
    command.args(game.arguments()).envs(service.server.environment());
    // It does not start in a locale that the machine does not have.
    command.args(["--reports", "en"]).env("LC_ALL", "C.UTF-8");
    command.env("XDG_CONFIG_HOME", service.folder().join(".config"));
    game.open_with(command);
    let pid = service.service().parse().expect("a process");
    signal("KILL", pid);
    game.play(2);
    // Whoever speaks next starts another one.
    wait_for(|| (service.service().parse() != Ok(pid)).then_some(()));
}

fn helper_killed(game: &mut Game<'_>, world: &mut World) {
    open(game, world, env!("CARGO_BIN_EXE_ansage"));
    let helper = a_helper(game);
    signal("KILL", helper);
    game.play(2);
}

fn helper_hangs(game: &mut Game<'_>, world: &mut World) {
    open(game, world, env!("CARGO_BIN_EXE_ansage"));
    let helper = a_helper(game);
    signal("STOP", helper);
    game.play(2);
}

/// Returns one of the helpers that run.
fn a_helper(game: &mut Game<'_>) -> u32 {
    let name = HELPERS[game.random.random_range(0..HELPERS.len())];
    let parent = game.program().pid();
    wait_for(|| child_of(parent, name))
}

/// One helper says who it is, as it should, and then anything.
fn garbage(game: &mut Game<'_>, world: &mut World, number: usize) {
    let (_programs, program) = with_garbage_from(HELPERS[number], game.random.random_range(1..4));
    open(game, world, text(&program));
    game.play(2);
}

/// Returns the program beside helpers that are the real ones, but for one: behind so many of its lines there is noise.
fn with_garbage_from(noisy: &str, lines: u32) -> (TempDir, PathBuf) {
    let programs = tempfile::tempdir().unwrap();
    let program = programs.path().join("ansage");
    let built = PathBuf::from(env!("CARGO_BIN_EXE_ansage"));
    if fs::hard_link(&built, &program).is_err() {
        crate::support::executable::copy_program(&built, &program);
    }
    for helper in HELPERS {
        let real = built.with_file_name(helper);
        let script = if helper == noisy {
            let noise = NOISE.replace("LINES", &lines.to_string());
            format!("#!/bin/sh\n'{}' \"$@\" | {noise}\n", real.display())
        } else {
            format!("#!/bin/sh\nexec '{}' \"$@\"\n", real.display())
        };
        lay_script(programs.path().join(helper), &script);
    }
    (programs, program)
}
