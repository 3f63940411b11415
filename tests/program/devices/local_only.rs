//! A game of an event stays on its machine: whatever leads away is refused before it, helpers get a clean environment, the
//! system lets nothing out, and a helper that others can write is not run.

use std::collections::BTreeSet;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;

use crate::support::program::{Answer, Home};
use crate::support::wait::wait_until;

const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[allowed]\nscript = \"AB\"\n";

/// As the player begins an event, and where it is kept.
const BEGUN: [&str; 4] = ["--event-file", "event.toml", "--journal", "game.jsonl"];

fn home_of_an_event() -> Home {
    let home = Home::new();
    home.file("event.toml", EVENT);
    home
}

/// Plays with variables set, and options.
fn plays(home: &Home, line: &[&str], variables: &[(&str, &str)]) -> Answer {
    let mut command = home.ansage(line);
    command.args(["--voice", "none"]).envs(variables.iter().copied());
    Answer::of(command.spawn().expect("the program"))
}

#[test]
fn a_server_away_from_the_machine_is_refused_before_an_event_and_when_it_is_taken_up() {
    let home = home_of_an_event();
    let away = [
        ("PULSE_SERVER", "tcp:192.0.2.1:4713"),
        ("PULSE_SERVER", "unix:/tmp/none {abc}tcp4:hall.example"),
        ("BRLAPI_HOST", "192.0.2.1:0"),
        ("SPEECHD_ADDRESS", "inet_socket:192.0.2.1:6560"),
    ];
    let displays = ["--braille-display=192.0.2.7:0", "--braille-display=hall"];
    for (name, value) in away {
        plays(&home, &BEGUN, &[(name, value)]).refused(3, &[name, value, "on this computer"]);
    }
    for display in displays {
        let value = display.split_once('=').expect("a value").1;
        plays(&home, &[&BEGUN[..], &[display]].concat(), &[]).refused(3, &["--braille-display", value]);
    }
    home.file("settings.toml", "braille-display = \"192.0.2.7:0\"\n");
    let set = [&BEGUN[..], &["--settings", "settings.toml"]].concat();
    plays(&home, &set, &[]).refused(3, &["192.0.2.7:0"]);
    assert!(!home.path("game.jsonl").exists(), "no journal is left behind");

    plays(&home, &BEGUN, &[]).expect(0);
    let before = fs::read(home.path("game.jsonl")).expect("the journal");
    let resumed = ["--resume", "game.jsonl"];
    for (name, value) in away {
        plays(&home, &resumed, &[(name, value)]).refused(3, &[name, value]);
    }
    for display in displays {
        plays(&home, &[&resumed[..], &[display]].concat(), &[]).refused(3, &["--braille-display"]);
    }
    assert_eq!(fs::read(home.path("game.jsonl")).expect("the journal"), before);
    // Another game is nobody's business but the player's.
    for (name, value) in away {
        plays(&home, &["--journal", name], &[(name, value)]);
        assert!(home.path(name).exists(), "{name}");
        fs::remove_file(home.path(name)).expect("the journal");
    }
}

#[test]
fn sockets_and_the_loopback_device_are_taken_in_an_event() {
    for (name, value) in [
        ("PULSE_SERVER", "unix:/tmp/none"),
        ("PULSE_SERVER", "tcp:127.0.0.1:4713 tcp6:[::1]"),
        ("PULSE_SERVER", "localhost"),
        ("BRLAPI_HOST", ":0"),
        ("BRLAPI_HOST", "127.0.0.1:0"),
        ("SPEECHD_ADDRESS", "inet_socket:127.0.0.1:6560"),
        ("PIPEWIRE_REMOTE", "pipewire-1"),
    ] {
        plays(&home_of_an_event(), &BEGUN, &[(name, value)]).expect(0);
    }
}

/// Plays with this script as the speaker until it has written `seen`, and returns that.
fn speaker_sees(home: &Home, script: &str, line: &[&str], variables: &[(&str, &str)]) -> String {
    let program = home.program_with_speaker(script);
    let mut command = home.configured(Command::new(program));
    command.args(line).envs(variables.iter().copied());
    let child = command.spawn().expect("the program");
    wait_until(|| home.path("seen").exists());
    Answer::of(child);
    fs::read_to_string(home.path("seen")).expect("what was seen")
}

/// The variables that the documentation says are handed on.
fn documented() -> BTreeSet<String> {
    let page = include_str!("../../../docs/trust.md");
    let (_, list) = page.split_once("| variable |").expect("the table");
    let rows = list.lines().skip(2).take_while(|it| it.starts_with('|'));
    let names = rows.flat_map(|it| it.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2));
    names.map(str::to_owned).collect()
}

#[test]
fn a_helper_finds_the_variables_of_the_list_and_no_others() {
    let home = Home::new();
    let documented = documented();
    assert!(documented.contains("PULSE_SERVER"), "{documented:?}");
    let foreign = [
        "LD_PRELOAD",
        "LD_LIBRARY_PATH",
        "ALSA_PLUGIN_DIR",
        "DISPLAY",
        "DBUS_SYSTEM_BUS_ADDRESS",
        "A_SECRET_OF_MINE",
    ];
    // As if all of the list were set, and others too.
    let listed = documented.iter().map(String::as_str).filter(|it| *it != "PATH");
    let variables: Vec<_> = listed.chain(foreign).map(|it| (it, "")).collect();
    let script = "#!/bin/sh\nenv >seeing\nmv seeing seen\n";
    let seen = speaker_sees(
        &home,
        script,
        &["--voice", "builtin", "--journal", "game.jsonl"],
        &variables,
    );
    let of_the_shell = ["PWD", "OLDPWD", "SHLVL", "_"];
    let names = seen.lines().filter_map(|it| it.split_once('=')).map(|(name, _)| name);
    let names: BTreeSet<String> = names
        .filter(|it| !of_the_shell.contains(it))
        .map(str::to_owned)
        .collect();
    assert_eq!(names, documented);
    let path = seen.lines().find_map(|it| it.strip_prefix("PATH="));
    assert!(
        path.is_some_and(|it| it
            .split(':')
            .all(|it| it.starts_with("/usr/") || it.starts_with("/run/") || it.ends_with("bin"))),
        "{path:?}"
    );
    assert!(
        path.is_some_and(|it| !it.contains(home.path("").to_str().expect("a path"))),
        "{path:?}"
    );
}

/// Tries to open a way into a network, on a port at which nobody listens.
const DIALS: &str = "#!/bin/bash\n(exec 3<>/dev/tcp/127.0.0.1/9) 2>seeing\nmv seeing seen\n";

#[test]
fn the_system_lets_no_helper_of_an_event_into_a_network() {
    let home = home_of_an_event();
    let voice = ["--voice", "builtin"];
    let free = speaker_sees(&home, DIALS, &[&voice[..], &["--journal", "free.jsonl"]].concat(), &[]);
    assert!(free.contains("refused"), "a network is there to be tried: {free}");
    fs::remove_file(home.path("seen")).expect("it was seen");
    let seen = speaker_sees(&home, DIALS, &[&BEGUN[..], &voice].concat(), &[]);
    assert!(seen.contains("not supported"), "{seen}");
    fs::remove_file(home.path("seen")).expect("it was seen");
    let resumed = [&["--resume", "game.jsonl"][..], &voice].concat();
    let seen = speaker_sees(&home, DIALS, &resumed, &[]);
    assert!(seen.contains("not supported"), "{seen}");
}

/// A display on the loopback device lets the display's helper there, and no other.
#[test]
fn a_server_on_the_loopback_device_is_reached_by_its_own_helper_alone() {
    let voice = ["--voice", "builtin"];
    for (variable, answer) in [
        (("BRLAPI_HOST", "127.0.0.1:0"), "not supported"),
        (("SPEECHD_ADDRESS", "inet_socket:127.0.0.1:6560"), "not supported"),
        (("PULSE_SERVER", "tcp:127.0.0.1:4713"), "refused"),
    ] {
        let home = home_of_an_event();
        let seen = speaker_sees(&home, DIALS, &[&BEGUN[..], &voice].concat(), &[variable]);
        assert!(seen.contains(answer), "{variable:?}: {seen}");
    }
}

#[test]
fn a_helper_that_others_can_write_is_not_run_in_an_event_and_the_game_is_played() {
    for (name, mode) in [("bin", 0o777), ("bin/ansage-speaker", 0o757), ("bin", 0o1777)] {
        let home = home_of_an_event();
        home.file(
            "event.toml",
            &format!("{EVENT}announcing = \"AB\"\n[duties]\nannounces = \"program\"\n"),
        );
        let program = home.program_with_speaker("#!/bin/sh\ntouch run\nexec cat >/dev/null\n");
        fs::set_permissions(home.path(name), Permissions::from_mode(mode)).expect("it is ours");
        let play = |line: &[&str]| {
            let mut command = home.configured(Command::new(&program));
            let child = command.args(line).args(["--voice", "builtin"]).spawn();
            Answer::of(child.expect("the program"))
        };
        let answer = play(&BEGUN).expect(0);
        let place = home.path(name).canonicalize().expect("it is there");
        let told = format!(
            "In an event these programs are not started, because others can write to {}: ansage-speaker.",
            place.display()
        );
        assert_eq!(answer.err.lines().collect::<Vec<_>>(), [told]);
        assert!(answer.out.contains("Announcements have no voice."), "{}", answer.out);
        assert!(!home.path("run").exists(), "{name}");
        play(&["--journal", "free.jsonl"]);
        wait_until(|| home.path("run").exists());
    }
}
