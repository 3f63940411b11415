//! A game of an event where there is no network, with everything it can have: announced aloud, read back in the earphone,
//! recorded. Another program watches what is connected to.

use std::fs;
use std::io::Write as _;
use std::process::Command;

use ansage_core::game::ClipOf;
use ansage_devices::recording::clips::clips_of;
use ansage_devices::storage::read;

use crate::support::namespace::Namespace;
use crate::support::program::{Answer, Home};
use crate::support::recording::is_everything_there;
use crate::support::sound_server::SoundServer;
use crate::support::wait::wait_until;

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n\
    [duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\nscript = \"AB\"\n";

const PLAYED: [&str; 12] = [
    "--event-file",
    "event.toml",
    "--voice",
    "builtin",
    "--room",
    "vspk",
    "--ear-device",
    "vear",
    "--microphone",
    "pulseaudio:vspk.monitor",
    "--record",
    "on",
];

/// Adds a program that writes down each call that opens or connects a socket, if it is there.
fn watched(mut command: Command) -> (Command, bool) {
    let is_there = Command::new("strace")
        .arg("-V")
        .output()
        .is_ok_and(|it| it.status.success());
    if is_there {
        command.args(["strace", "-f", "-qq", "-e", "trace=socket,connect", "-o", "calls"]);
    } else {
        println!("strace is not installed: only the end of the game tells");
    }
    (command, is_there)
}

#[test]
fn an_event_is_played_and_recorded_without_any_network() {
    if !is_everything_there() {
        return;
    }
    let Some(server) = SoundServer::start() else { return };
    let Some(inside) = Namespace::WithoutNetwork.entered() else {
        return;
    };
    let home = Home::new();
    home.file("event.toml", EVENT);
    let (command, is_watched) = watched(home.configured(inside));
    let mut command = command;
    command
        .arg(env!("CARGO_BIN_EXE_ansage"))
        .args(PLAYED)
        .args(["--journal", "game.jsonl"]);
    let room = server.listen("vspk");
    let mut child = command.envs(server.environment()).spawn().expect("the program");
    let mut entries = child.stdin.take().expect("a pipe");
    let journal = home.path("game.jsonl");
    let clips = || read(&journal).map_or(0, |it| clips_of(&it.records).filter(|it| it.of == ClipOf::Move).count());
    for (number, entry) in ["e2e4\n\n/made\n", "e7e5\n", "g1f3\n\n/made\n"].iter().enumerate() {
        entries.write_all(entry.as_bytes()).expect("entered");
        wait_until(|| clips() > number);
    }
    wait_until(|| room.samples().iter().any(|it| it.abs() > 100));
    drop(entries);
    let answer = Answer::of(child).expect(0);
    let text = fs::read_to_string(&journal).expect("the journal");
    assert!(["e2e4", "e7e5", "g1f3"].iter().all(|it| text.contains(it)), "{text}");
    assert!(!answer.out.contains("no voice"), "{}", answer.out);
    if is_watched {
        let calls = fs::read_to_string(home.path("calls")).expect("what was called");
        let connected: Vec<&str> = calls.lines().filter(|it| it.contains("connect(")).collect();
        assert!(connected.len() >= 2, "speaker and recorder at least: {calls}");
        for call in calls
            .lines()
            .filter(|it| it.contains("connect(") || it.contains("socket("))
        {
            assert!(call.contains("AF_UNIX") || call.contains("AF_NETLINK"), "{call}");
        }
    }
}
