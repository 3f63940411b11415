//! A machine ten times as slow: program and helpers run for ten milliseconds in a hundred. A game by keys, by voice and at
//! the display goes on there; what is told comes later, none of it is wrong, and no helper is taken for dead.
//!
//! Speaker and recorder are left as quick as they are: what slows a process here interrupts its calls, and the client of
//! PulseAudio takes an interrupted call for the end of its server.

use std::fs;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

use crate::support::braille::Brltty;
use crate::support::finger::Player;
use crate::support::mouth::{MICROPHONE, Mouth, SINK, server};
use crate::support::program::Home;
use crate::support::screen::{Screen, child_of};
use crate::support::sound_server::{RATE, SoundServer};
use crate::support::wait::wait_for;

/// For so long all of them are stopped, and then they run.
const STOPPED: Duration = Duration::from_millis(90);
const RUNNING: Duration = Duration::from_millis(10);
/// Those that are not slowed.
const QUICK: [&str; 2] = ["ansage-speaker", "ansage-recorder"];
/// So often something is said to a program that has just begun to listen.
const ATTEMPTS: usize = 5;

/// A program that is slowed down, with what it has started, until the value is dropped.
struct Slowed {
    over: Option<Sender<()>>,
    stopping: Option<JoinHandle<()>>,
}

impl Slowed {
    fn down(program: u32) -> Self {
        let (over, is_over) = mpsc::channel::<()>();
        let goes_on = move |span| is_over.recv_timeout(span) == Err(RecvTimeoutError::Timeout);
        let stopping = thread::spawn(move || {
            while goes_on(RUNNING) {
                let all = with_children(program);
                send(&all, Signal::STOP);
                let goes_on = goes_on(STOPPED);
                send(&all, Signal::CONT);
                if !goes_on {
                    return;
                }
            }
        });
        Self {
            over: Some(over),
            stopping: Some(stopping),
        }
    }
}

impl Drop for Slowed {
    fn drop(&mut self) {
        self.over.take();
        let _ended = self.stopping.take().map(JoinHandle::join);
    }
}

/// Sends a signal to those that are still there.
fn send(processes: &[u32], signal: Signal) {
    for process in processes {
        let pid = i32::try_from(*process).ok().and_then(Pid::from_raw);
        let _gone = pid.map(|it| kill_process(it, signal));
    }
}

/// Returns a process and those that it has started.
fn with_children(parent: u32) -> Vec<u32> {
    let tasks = fs::read_dir(format!("/proc/{parent}/task")).into_iter().flatten();
    let children = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("children")).ok());
    let mut all = vec![parent];
    for line in children {
        all.extend(line.split_whitespace().filter_map(|it| it.parse::<u32>().ok()));
    }
    all.retain(|it| {
        let name = fs::read_to_string(format!("/proc/{it}/comm"));
        name.is_ok_and(|name| !QUICK.contains(&name.trim()))
    });
    all
}

/// Returns the helper of this name.
#[track_caller]
fn helper(program: u32, name: &str) -> u32 {
    wait_for(|| child_of(program, name))
}

/// Asserts that these moves are in the journal, in this order, and no others.
#[track_caller]
fn are_kept(journal: &str, moves: &[&str]) {
    let is_entry = |line: &&str| {
        [r#""did":"announced""#, r#""did":"repeated""#]
            .iter()
            .any(|it| line.contains(it))
    };
    let kept: Vec<&str> = journal.lines().filter(is_entry).collect();
    assert_eq!(kept.len(), moves.len(), "{journal}");
    for (line, uci) in kept.iter().zip(moves) {
        assert!(line.contains(uci), "{uci}: {line}");
    }
}

/// Leaves the game, and returns its journal.
fn leave(screen: &Screen) -> String {
    screen.enters("/quit");
    screen.ended();
    fs::read_to_string(screen.home().path("game.jsonl")).unwrap()
}

fn open(server: &SoundServer, arguments: &[&str]) -> Option<Screen> {
    let usual = ["--reports", "de", "--journal", "game.jsonl"];
    let screen = Screen::open(Home::new(), &[&usual, arguments].concat(), &server.environment())?;
    screen.wait_for("1 Weiß:");
    Some(screen)
}

#[test]
fn a_game_by_keys_is_announced_on_a_machine_ten_times_as_slow() {
    let Some(server) = SoundServer::start() else { return };
    let arguments = ["--room", "vspk", "--ear-device", "vear", "--listen", "off"];
    let Some(screen) = open(&server, &arguments) else {
        return;
    };
    let speaker = helper(screen.pid(), "ansage-speaker");
    let slowed = Slowed::down(screen.pid());
    for (entry, announced) in [
        ("e4", "Bauer Eva vier"),
        ("e5", "Bauer Eva fuenf"),
        ("Sf3", "Springer Felix drei"),
    ] {
        screen.enters(entry);
        // The opponent's move is not asked about.
        if entry != "e5" {
            screen.wait_for(&format!("{announced}?"));
            screen.press(&["Enter"]);
        }
        screen.wait_for(&format!("Saal: {announced}"));
    }
    drop(slowed);
    assert_eq!(helper(screen.pid(), "ansage-speaker"), speaker, "it was killed");
    are_kept(&leave(&screen), &["e2e4", "e7e5", "g1f3"]);
}

/// Holds the talk key as a terminal repeats it, and speaks.
fn holds_the_key_and_says(screen: &Screen, server: &SoundServer, words: &str) {
    let clock = server.listen(SINK);
    screen.press(&["Space"]);
    clock.go_on_for(RATE / 2);
    thread::scope(|scope| {
        let speaking = scope.spawn(|| Mouth::at(server).says(words));
        while !speaking.is_finished() {
            screen.press(&["Space"]);
            clock.go_on_for(RATE / 30);
        }
    });
}

#[test]
fn one_hold_of_the_talk_key_is_one_passage_on_a_machine_ten_times_as_slow() {
    let Some(server) = server() else { return };
    let arguments = [
        "--blind",
        "both",
        "--voice",
        "none",
        "--listen",
        "key",
        "--microphone",
        MICROPHONE,
    ];
    let Some(screen) = open(&server, &arguments) else {
        return;
    };
    // It hears before it is slow: a machine that is busy for a while.
    let is_understood = (1..=ATTEMPTS).any(|attempt| {
        holds_the_key_and_says(&screen, &server, "Eva vier");
        screen
            .wait(|lines| lines.iter().any(|it| it.contains("Eva vier?")) || screen.count("Nichts gehört.") >= attempt);
        screen.count("Eva vier?") > 0
    });
    assert!(is_understood, "{:?}", screen.lines());
    screen.press(&["Enter"]);
    screen.wait_for("Saal: Bauer Eva vier");
    let helpers = ["ansage-listener", "ansage-recorder"].map(|it| (it, helper(screen.pid(), it)));
    let slowed = Slowed::down(screen.pid());
    holds_the_key_and_says(&screen, &server, "Springer Felix sechs");
    screen.wait_for("Felix sechs?");
    screen.press(&["Enter"]);
    screen.wait_for("Saal: Springer Felix sechs");
    drop(slowed);
    for (name, pid) in helpers {
        assert_eq!(helper(screen.pid(), name), pid, "{name} was killed");
    }
    are_kept(&leave(&screen), &["e2e4", "g8f6"]);
}

#[test]
fn a_game_at_the_display_goes_on_on_a_machine_ten_times_as_slow() {
    let Some(brltty) = Brltty::start(40) else { return };
    let mut player = Player::begin_on(brltty, Home::new(), &["--letters", "de"], "Weiß am Zug.");
    let display = helper(player.pid(), "ansage-braille");
    let slowed = Slowed::down(player.pid());
    player.plays("e4", Some("Bauer Eva vier?"), "1.e4 Schwarz am Zug.");
    player.plays("e5", None, "1...e5 Weiß am Zug.");
    player.plays("Sf3", Some("Springer Felix drei?"), "2.Sf3 Schwarz am Zug.");
    drop(slowed);
    assert_eq!(helper(player.pid(), "ansage-braille"), display, "it was killed");
    let journal = player.leaves();
    are_kept(&journal, &["e2e4", "e7e5", "g1f3"]);
}
