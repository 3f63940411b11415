//! The examination by ear: every device says what it is on that device alone, and what was chosen is kept.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, ChildStdin};
use std::sync::mpsc::Receiver;

use crate::support::lines::lines_of;
use crate::support::program::{Answer, Home, text};
use crate::support::sound_server::{Capture, RATE, SoundServer};
use crate::support::wait::{receive, wait_until};

/// Softer samples count as silence.
const SILENCE: u16 = 40;
/// A game with a dash and without a result.
const DASHES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journals/0.1.0-dashes.jsonl");

/// The program, and what it prints.
struct Examination {
    program: Child,
    keyboard: ChildStdin,
    printed: Receiver<String>,
}

impl Examination {
    fn begin(home: &Home, server: &SoundServer, arguments: &[&str]) -> Self {
        let mut program = home.ansage(arguments).envs(server.environment()).spawn().unwrap();
        Self {
            keyboard: program.stdin.take().unwrap(),
            printed: lines_of(program.stdout.take().unwrap()),
            program,
        }
    }

    /// Waits for the next line, and returns it.
    #[track_caller]
    fn line(&self) -> String {
        receive(&self.printed).expect("a line")
    }

    fn answers(&mut self, answer: &str) {
        writeln!(self.keyboard, "{answer}").unwrap();
    }

    fn ends(self) {
        drop(self.keyboard);
        Answer::of(self.program).expect(0);
    }
}

/// One capture at each place where something may be heard.
struct Captures([Capture; 3]);

const LOUDSPEAKER: usize = 0;
const LEFT: usize = 1;
const RIGHT: usize = 2;

impl Captures {
    fn at(server: &SoundServer) -> Self {
        Self([
            server.listen("vspk"),
            server.listen_to_side("vear", "front-left"),
            server.listen_to_side("vear", "front-right"),
        ])
    }

    /// Waits until something is heard, and makes sure that it is heard at these places alone.
    #[track_caller]
    fn hear_at(server: &SoundServer, places: &[usize]) {
        let captures = Self::at(server);
        let is_heard = |place: &usize| {
            captures.0[*place]
                .samples()
                .iter()
                .any(|it| it.unsigned_abs() > SILENCE)
        };
        wait_until(|| places.iter().all(is_heard));
        for place in (0..captures.0.len()).filter(|it| !places.contains(it)) {
            captures.0[place].go_on_for(RATE / 4);
            assert!(!is_heard(&place), "heard at {place} too");
        }
    }
}

#[test]
fn every_device_says_what_it_is_on_itself_alone_and_what_was_chosen_is_kept() {
    let Some(server) = SoundServer::start() else { return };
    let home = Home::new();
    let settings = home.file("club.toml", "# of the club\nreports = \"en\"\n");
    let mut examination = Examination::begin(&home, &server, &["doctor", "--by-ear", "--settings", text(&settings)]);
    assert_eq!(
        examination.line(),
        "There are 2 devices. Each says what it is, and you say who hears it."
    );
    let question = examination.line();
    assert!(
        question.starts_with("This is ") && question.contains("4, left and right apart"),
        "{question}"
    );
    Captures::hear_at(&server, &[LOUDSPEAKER]);
    examination.answers("");
    assert_eq!(examination.line(), question, "once more");
    Captures::hear_at(&server, &[LOUDSPEAKER]);
    examination.answers("2");
    examination.line();
    Captures::hear_at(&server, &[LEFT, RIGHT]);
    examination.answers("4");
    let left = examination.line();
    assert!(left.contains(", left.") && !left.contains("4,"), "{left}");
    Captures::hear_at(&server, &[LEFT]);
    examination.answers("1");
    assert!(examination.line().contains(", right."));
    Captures::hear_at(&server, &[RIGHT]);
    examination.answers("3");
    assert_eq!(
        examination.line(),
        "Earphone: pulseaudio:vear:left. Loudspeaker: pulseaudio:vspk."
    );
    Captures::hear_at(&server, &[LEFT]);
    examination.answers("1");
    examination.line();
    assert_eq!(examination.line(), format!("Written to {}.", text(&settings)));
    examination.ends();
    assert_eq!(
        std::fs::read_to_string(&settings).unwrap(),
        "# of the club\nreports = \"en\"\nroom = \"pulseaudio:vspk\"\near-device = \"pulseaudio:vear:left\"\n"
    );
}

#[test]
fn what_is_not_kept_changes_nothing_and_nobody_waits_for_who_has_left() {
    let Some(server) = SoundServer::start() else { return };
    let home = Home::new();
    let arguments = ["doctor", "--by-ear", "--reports", "en"];
    for (answers, last) in [
        ("1\n2\n\n", "Nothing is changed."),
        ("3\nq\n", "Nothing was chosen, and nothing is changed."),
        ("", "Nothing was chosen, and nothing is changed."),
    ] {
        let mut program = home.ansage(&arguments).envs(server.environment()).spawn().unwrap();
        program.stdin.take().unwrap().write_all(answers.as_bytes()).unwrap();
        let answer = Answer::of(program).expect(0);
        assert_eq!(answer.out.lines().last(), Some(last), "{answers:?}");
    }
    assert!(!home.path("config/ansage/settings.toml").exists());
}

#[test]
fn the_list_is_read_out_in_the_ear_of_who_has_one() {
    let Some(server) = SoundServer::start() else { return };
    let home = Home::new();
    home.file(
        "config/ansage/settings.toml",
        "room = \"vspk\"\near-device = \"vear\"\n",
    );
    let examination = Examination::begin(&home, &server, &["doctor", "--aloud", "--reports", "en"]);
    assert_eq!(examination.line(), concat!("Ansage ", env!("CARGO_PKG_VERSION"), "."));
    Captures::hear_at(&server, &[LEFT, RIGHT]);
    let mut program = examination.program;
    program.kill().unwrap();
    program.wait().unwrap();
}

/// `hand-in --aloud` reads out in the same voice what is missing, before anything is written.
#[test]
fn what_is_missing_of_a_hand_in_is_read_out_in_the_ear() {
    let Some(server) = SoundServer::start() else { return };
    let home = Home::new();
    home.file(
        "config/ansage/settings.toml",
        "room = \"vspk\"\near-device = \"vear\"\n",
    );
    let folder = home.path("event");
    std::fs::create_dir(&folder).unwrap();
    std::fs::copy(DASHES, folder.join("game.jsonl")).unwrap();
    let arguments = ["hand-in", text(&folder), "--aloud", "--reports", "en"];
    let examination = Examination::begin(&home, &server, &arguments);
    assert_eq!(
        examination.line(),
        "? - ? (game.jsonl): One half-move stands as a dash."
    );
    Captures::hear_at(&server, &[LEFT, RIGHT]);
    let mut program = examination.program;
    program.kill().unwrap();
    program.wait().unwrap();
    assert_eq!(
        std::fs::read_dir(folder.join("hand-in")).unwrap().count(),
        0,
        "it is said first"
    );
}

/// Says what the examination of a machine without a home of PulseAudio prints: its cookie is only where this one has its
/// configuration.
fn examined(home: &Home, server: &SoundServer) -> String {
    let mut command = home.ansage(&["doctor", "--reports", "de"]);
    let nowhere = home.path("nowhere");
    let no_card = home.path("no-card");
    let examined = command
        .envs(server.environment())
        .env("HOME", nowhere)
        .env("ALSA_CONFIG_PATH", no_card);
    Answer::of(examined.spawn().unwrap()).expect(0).out
}

#[test]
fn pulseaudio_lets_in_who_has_its_cookie_in_the_configuration_folder() {
    let Some(server) = SoundServer::start() else { return };
    let home = Home::new();
    let refused = examined(&home, &server);
    let line = "nicht zu hören, PulseAudio lehnt die Verbindung ab.";
    assert_eq!(refused.matches(line).count(), 2, "{refused}");
    fs::create_dir_all(home.path("config/pulse")).unwrap();
    let environment = server.environment();
    let (_, servers_home) = environment.iter().find(|(name, _)| name == "HOME").unwrap();
    let cookie = Path::new(servers_home).join(".config/pulse/cookie");
    fs::copy(cookie, home.path("config/pulse/cookie")).unwrap();
    let let_in = examined(&home, &server);
    for line in [": zu hören auf pulseaudio:vspk.", "Mikrofon: pulseaudio:vspk.monitor"] {
        assert!(let_in.contains(line), "{let_in}");
    }
    // Which devices there are; what only repeats a loudspeaker is no microphone.
    for device in ["vspk", "vear"] {
        let line = format!("Zum Hören gibt es: {device}, pulseaudio:{device}.");
        assert!(let_in.lines().any(|it| it == line), "{line}: {let_in}");
    }
    assert!(!let_in.contains("Als Mikrofon gibt es"), "{let_in}");
    server.pactl(&[
        "load-module",
        "module-null-source",
        "source_name=vmic",
        "description=Headset",
    ]);
    let plugged = examined(&home, &server);
    assert!(
        plugged.contains("Als Mikrofon gibt es: Headset, pulseaudio:vmic."),
        "{plugged}"
    );
}

#[test]
fn what_a_device_needs_that_ran_dry_is_told() {
    let home = Home::new();
    home.file("state/ansage/buffers.toml", "\"pulseaudio:vspk\" = 40\n");
    let told = "pulseaudio:vspk fell silent in the middle of speech; since then it is given 40 milliseconds at a time.";
    let answer = home.run(&["doctor"], "");
    assert!(answer.out.contains(told), "{}", answer.out);
    let answer = home.run(&["doctor", "--json"], "");
    let found: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!(found["buffers"][0]["milliseconds"], 40);
}
