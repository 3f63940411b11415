//! The assembled program on a real sound server: what is for the Room is heard there, what is for the Ear in the Ear
//! alone, and whatever happens to the sound the game goes on.

use std::fs;
use std::io::Write;
use std::process::Stdio;

use crate::support::heard::{MONITOR_DELAY, heard, is_heard};
use crate::support::program::{Answer, Home};
use crate::support::screen::{Screen, child_of};
use crate::support::signal::signal;
use crate::support::sound::{espeak, resemblance, trimmed};
use crate::support::sound_server::{Capture, RATE, SoundServer};
use crate::support::wait::{wait_for, wait_until};

const PLAYED: [&str; 8] = [
    "--reports",
    "de",
    "--journal",
    "game.jsonl",
    // Nobody speaks to it here.
    "--listen",
    "off",
    "--ear-device",
    "vear",
];
const ROOM_LOST: &str = "Die Stimme der Ansagen ist ausgefallen. Bitte selbst ansagen.";
const ROOM_BACK: &str = "Die Stimme der Ansagen ist wieder da.";
const EAR_LOST: &str = "Die Stimme im Ohrhörer ist ausgefallen. Meldungen kommen als Text.";
const EAR_BACK: &str = "Die Stimme im Ohrhörer ist wieder da.";

/// The sample game of Appendix C in German letters.
const GAME: &str = "e4\ne5\nSf3\nSf6\nd4\nexd4\ne5\nSe4\nDxd4\nd5\nexd6e.p.\nSxd6\nLg5\nSc6\nDe3+\nLe7\nSbd2\n0-0\n0-0-0\n\
    Te8\nKb1(=)\n";

/// What is announced, as espeak-ng reads it aloud.
const ANNOUNCED: [&str; 22] = [
    "Bauer Eva vier",
    "Bauer Eva fünf",
    "Springer Felix drei",
    "Springer Felix sechs",
    "Bauer [[d'A:vIt]] vier",
    "Bauer Eva [[d'A:vIt]] vier",
    "Bauer Eva fünf",
    "Springer Eva vier",
    "Dame [[d'A:vIt]] vier",
    "Bauer [[d'A:vIt]] fünf",
    "Bauer Eva [[d'A:vIt]] sechs",
    "Springer [[d'A:vIt]] sechs",
    "Läufer [[g'Ustaf]] fünf",
    "Springer [[ts'E:zA:r]] sechs",
    "Dame Eva drei",
    "Läufer Eva sieben",
    "Springer Bella [[d'A:vIt]] zwei",
    "[[k'URts@ rOx'A:d@]]",
    "[[l'aN@ rOx'A:d@]]",
    "Turm Eva acht",
    "König Bella eins",
    "[[_|IC b'i:t@ r@m'i:]]",
];
const GAME_RATE: u16 = 300;
/// How alike an announcement and espeak-ng's own must be where the next one begins at once.
const ALIKE_IN_A_ROW: f64 = 0.8;

/// A game in a terminal whose loudspeaker and earphone are listened to.
struct Stage {
    screen: Screen,
    room: Capture,
    ear: Capture,
    server: SoundServer,
}

impl Stage {
    fn open() -> Option<Self> {
        Self::open_with("vspk")
    }

    fn open_with(room: &str) -> Option<Self> {
        let server = SoundServer::start()?;
        let played = [&["--room", room], &PLAYED[..]].concat();
        let screen = Screen::open(Home::new(), &played, &server.environment())?;
        let stage = Self {
            screen,
            room: server.listen("vspk"),
            ear: server.listen("vear"),
            server,
        };
        stage.screen.wait_for("1 Weiß:");
        Some(stage)
    }

    /// Enters a move of the own side, and confirms it.
    #[track_caller]
    fn plays(&self, entry: &str, announced: &str) {
        let question = format!("{announced}?");
        self.screen.enters(entry);
        self.screen.wait_for(&question);
        self.screen.press(&["Enter"]);
        self.screen.wait_for(&format!("Saal: {announced}"));
    }

    /// Returns the process id of the speaker.
    #[track_caller]
    fn speaker(&self) -> u32 {
        let ansage = self.screen.pid();
        wait_for(|| child_of(ansage, "ansage-speaker"))
    }

    /// Returns the moves the journal holds, in UCI.
    fn recorded(&self) -> String {
        fs::read_to_string(self.screen.home().path("game.jsonl")).unwrap()
    }

    #[track_caller]
    fn said_once(&self, words: &str) {
        self.screen.wait_for(words);
        let log = fs::read_to_string(self.screen.home().path("state/ansage/ansage.log"));
        assert_eq!(self.screen.count(words), 1, "{words} {log:?}");
    }
}

/// Counts the samples that are not exactly silent.
fn loud(samples: &[i16]) -> usize {
    samples.iter().filter(|it| **it != 0).count()
}

#[test]
fn a_move_is_read_back_in_the_ear_and_announced_in_the_room() {
    let Some(stage) = Stage::open() else { return };
    is_heard(&stage.ear, "Springer Felix drei?", |_| stage.screen.enters("spr f3"));
    assert_eq!(
        loud(&stage.room.samples()),
        0,
        "the Room hears nothing of what is not confirmed"
    );

    let from = stage.ear.len();
    is_heard(&stage.room, "Springer Felix drei", |attempt| {
        stage.screen.press(&[if attempt == 0 { "Enter" } else { "F3" }]);
    });
    assert_eq!(
        loud(&stage.ear.samples()[from..]),
        0,
        "the announcement is not for the Ear"
    );

    let from = stage.room.len();
    is_heard(&stage.ear, "Weiß 1 Zug, Schwarz 0 Züge.", |_| {
        stage.screen.enters("?")
    });
    stage.room.go_on_for(MONITOR_DELAY);
    assert_eq!(
        loud(&stage.room.samples()[from..]),
        0,
        "the question is answered in the Ear alone"
    );
}

#[test]
fn against_an_opponent_who_reads_the_ear_alone_tells_what_is_announced() {
    let Some(stage) = Stage::open_with("none") else { return };
    stage.screen.enters("spr f3");
    stage.screen.wait_for("Springer Felix drei?");
    is_heard(&stage.ear, "Springer Felix drei", |attempt| {
        stage.screen.press(&[if attempt == 0 { "Enter" } else { "F3" }]);
    });
    assert!(stage.recorded().contains("announced"), "and the opponent reads it");
    stage.room.go_on_for(MONITOR_DELAY);
    assert_eq!(loud(&stage.room.samples()), 0, "nothing at all is said aloud");
}

#[test]
fn any_key_hushes_the_ear_and_never_the_room() {
    let Some(stage) = Stage::open() else { return };
    let from = stage.ear.len();
    // The list of the commands takes minutes to speak.
    stage.screen.press(&["F1"]);
    wait_until(|| loud(&stage.ear.samples()[from..]) > RATE / 4);
    stage.screen.types("e");
    stage.screen.wait_for("1 Weiß: e");
    stage.ear.go_on_for(MONITOR_DELAY);
    let hushed = stage.ear.len();
    stage.ear.go_on_for(2 * RATE);
    assert_eq!(loud(&stage.ear.samples()[hushed..]), 0, "nothing of the list goes on");

    stage.screen.types("4");
    stage.screen.press(&["Enter"]);
    stage.screen.wait_for("Bauer Eva vier?");
    is_heard(&stage.room, "Bauer Eva vier", |attempt| {
        let from = stage.room.len();
        stage.screen.press(&[if attempt == 0 { "Enter" } else { "F3" }]);
        wait_until(|| loud(&stage.room.samples()[from..]) > 0);
        stage.screen.press(&["x", "BSpace", "Left", "Up", "C-u", "Tab"]);
    });
}

#[test]
fn a_lost_earphone_never_leaks_into_the_room_and_the_game_goes_on() {
    let Some(mut stage) = Stage::open() else { return };
    stage.screen.press(&["F1"]);
    wait_until(|| loud(&stage.ear.samples()) > RATE / 4);
    stage.server.remove_sink("vear");
    stage.said_once(EAR_LOST);
    stage.screen.enters("?");
    stage.screen.wait_for("Weiß 0 Züge, Schwarz 0 Züge.");
    stage.room.go_on_for(2 * RATE);
    assert_eq!(loud(&stage.room.samples()), 0, "not one sample of the Ear");

    stage.screen.enters("e4");
    stage.screen.wait_for("Bauer Eva vier?");
    is_heard(&stage.room, "Bauer Eva vier", |attempt| {
        stage.screen.press(&[if attempt == 0 { "Enter" } else { "F3" }]);
    });
    assert!(stage.recorded().contains("e2e4"));

    stage.server.add_sink("vear");
    stage.said_once(EAR_BACK);
    stage.ear = stage.server.listen("vear");
    let from = stage.room.len();
    is_heard(&stage.ear, "Weiß 1 Zug, Schwarz 0 Züge.", |_| {
        stage.screen.enters("?")
    });
    assert_eq!(loud(&stage.room.samples()[from..]), 0);
    stage.said_once(EAR_LOST);
    stage.said_once(EAR_BACK);
}

#[test]
fn a_killed_and_a_frozen_speaker_are_said_once_and_sound_returns() {
    for name in ["KILL", "STOP"] {
        let Some(stage) = Stage::open() else { return };
        stage.plays("e4", "Bauer Eva vier");
        signal(name, stage.speaker());
        // Whether it is known already or not, the game goes on.
        stage.screen.enters("e5");
        stage.screen.wait_for("Saal: Bauer Eva fuenf");
        stage.plays("spr f3", "Springer Felix drei");
        for words in [ROOM_LOST, EAR_LOST, ROOM_BACK, EAR_BACK] {
            stage.said_once(words);
        }
        for uci in ["e2e4", "e7e5", "g1f3"] {
            assert!(stage.recorded().contains(uci), "{name}: {uci}");
        }
        is_heard(&stage.room, "Springer Felix drei", |_| stage.screen.press(&["F3"]));
        is_heard(&stage.ear, "Es gibt nichts zu verwerfen.", |_| {
            stage.screen.enters("/x")
        });
        for words in [ROOM_LOST, EAR_LOST, ROOM_BACK, EAR_BACK] {
            stage.said_once(words);
        }
    }
}

#[test]
fn without_any_sound_it_is_said_once_and_the_game_is_played_as_text() {
    let home = Home::new();
    let nowhere = home.path("nowhere");
    fs::create_dir(&nowhere).unwrap();
    let environment = [
        ("XDG_RUNTIME_DIR".into(), nowhere.clone().into()),
        ("HOME".into(), nowhere.clone().into()),
        ("PULSE_SERVER".into(), format!("unix:{}/none", nowhere.display()).into()),
        // A machine with a sound card has ALSA's default device; this one shall not.
        ("ALSA_CONFIG_PATH".into(), nowhere.join("none").into()),
    ];
    // No device is asked for by name: that would be refused.
    let Some(screen) = Screen::open(home, &PLAYED[..4], &environment) else {
        return;
    };
    let missing = [
        "Die Ansagen haben keine Stimme. Bitte selbst ansagen.",
        "Die Meldungen haben keine Stimme und kommen als Text. Warum, sagt ansage doctor.",
    ];
    for words in missing {
        screen.wait_for(words);
    }
    screen.enters("e4");
    screen.wait_for("Bauer Eva vier?");
    screen.press(&["Enter"]);
    screen.wait_for("Saal: Bauer Eva vier");
    screen.enters("e5");
    screen.wait_for("Saal: Bauer Eva fuenf");
    screen.enters("?");
    screen.wait_for("Weiß 1 Zug, Schwarz 1 Zug.");
    for words in missing {
        assert_eq!(screen.count(words), 1, "{words}");
    }
}

#[test]
fn a_device_asked_for_that_is_not_there_is_named_and_no_game_begun() {
    let Some(server) = SoundServer::start() else { return };
    for option in ["--room", "--ear-device"] {
        let home = Home::new();
        let mut ansage = home.ansage(&["--reports", "de", "--journal", "game.jsonl", option, "nosuch"]);
        let child = ansage.envs(server.environment()).stdin(Stdio::null()).spawn().unwrap();
        Answer::of(child).refused(2, &["nosuch"]);
        assert!(!home.path("game.jsonl").exists(), "a journal was begun");
    }
}

#[test]
fn the_sample_game_is_heard_move_by_move() {
    let Some(server) = SoundServer::start() else { return };
    let room = server.listen("vspk");
    let ear = server.listen("vear");
    let announcements = ANNOUNCED.map(|it| espeak("de", GAME_RATE, it));
    let mut in_wrong_order = announcements.clone();
    in_wrong_order.swap(8, 9);
    let mut attempts = Vec::new();
    while attempts.len() < 3 {
        let home = Home::new();
        let samples = heard(&room, || {
            let rate = GAME_RATE.to_string();
            let options = ["--room-rate", &rate, "--letters", "de"];
            let mut child = home
                .ansage(&[&PLAYED[..], &options].concat())
                .envs(server.environment())
                .spawn()
                .unwrap();
            child.stdin.take().unwrap().write_all(GAME.as_bytes()).unwrap();
            let answer = Answer::of(child).expect(0);
            assert_eq!(answer.lines("room").len(), ANNOUNCED.len(), "{}", answer.out);
        });
        assert_eq!(loud(&ear.samples()), 0);
        let samples = trimmed(&samples);
        assert!(
            one_after_another(samples, &in_wrong_order)
                .iter()
                .any(|it| *it < ALIKE_IN_A_ROW),
            "the comparison tells one game from another"
        );
        let alike = one_after_another(samples, &announcements);
        if alike.iter().all(|it| *it > ALIKE_IN_A_ROW) {
            return;
        }
        attempts.push(alike);
    }
    panic!("what was heard was alike by no more than {attempts:.2?}");
}

/// Returns how much each of these sounds resembles what is heard after the one before, however long a busy machine is silent
/// between the two.
fn one_after_another(samples: &[i16], expected: &[Vec<i16>]) -> Vec<f64> {
    let step = RATE / 25;
    let mut from = 0;
    expected
        .iter()
        .map(|expected| {
            let expected = trimmed(expected);
            from = behind_a_pause(samples, from, 2 * step).unwrap_or(from);
            let begins = (from.max(step) - step..from + 6 * step).step_by(step / 2);
            let (alike, ends) = begins
                .map(|begin| {
                    let end = (begin + expected.len()).min(samples.len());
                    (resemblance(&samples[begin.min(end)..end], expected), end)
                })
                .max_by(|a, b| a.0.total_cmp(&b.0))
                .unwrap();
            from = ends;
            alike
        })
        .collect()
}

/// Returns where the silence ends that begins soon behind a place and lasts for so long at least.
fn behind_a_pause(samples: &[i16], from: usize, pause: usize) -> Option<usize> {
    let soon = samples[from..].windows(pause).take(RATE / 4);
    let begins = from + soon.into_iter().position(|it| loud(it) == 0)?;
    let length = samples[begins..].iter().position(|it| *it != 0)?;
    Some(begins + length)
}
