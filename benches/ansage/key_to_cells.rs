//! From a key of the Braille display to the cells, through the real BRLTTY and its virtual display.
//!
//! BRLTTY 6 looks for the keys of a display that cannot call it every 40 ms (`BRAILLE_DRIVER_INPUT_POLL_INTERVAL` in its
//! `parameters.h`), and the virtual one cannot. So a bare program that answers each key at once is measured beside ours.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::Receiver;
use std::time::Duration;

use crate::brltty::Brltty;
use crate::clock;
use crate::figures::{Figures, Report};
use crate::program::Home;

const BOUND: Duration = Duration::from_millis(60);
/// What the program itself may add to the time of the bare one.
const OWN_BOUND: Duration = Duration::from_millis(10);
const KEYS: usize = 200;
/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(10);

pub(crate) fn measure(report: &mut Report) {
    let Some(brltty) = Brltty::start(40) else {
        return report.missed("Without BRLTTY no key of a display was measured.");
    };
    let home = Home::new();
    let display = format!("--braille-display={}", brltty.host());
    let mut program = home
        .ansage(&["--voice", "none", "--journal", "game.jsonl", &display])
        .env_remove("WINDOWPATH")
        .stdout(Stdio::null())
        .spawn()
        .expect("the program");
    let mut keyboard = program.stdin.take().expect("a pipe");
    keyboard.write_all(b"e4\ne5\nNf3\nNc6\n").expect("it reads");
    brltty.wait_for(|it| it.starts_with("2...Nc6"));
    let changes = brltty.watch();
    // The sheet and back to the present: through helper, program and helper again.
    let ours = press(&brltty, &changes, ["LnUp", "LnDn"]);
    drop(keyboard);
    program.wait().expect("it is ours");
    report.figures("Braille key to cells", &ours);
    match answer(&brltty) {
        Some(bare) => {
            report.figures("Braille key to cells, a bare program", &bare);
            report.ratio("Braille key to cells", ours.median(), "a bare program", bare.median());
            let own = ours.median().saturating_sub(bare.median());
            report.hold("Braille key to cells, our own share", own, OWN_BOUND);
        }
        None => report.hold("Braille key to cells, median", ours.median(), BOUND),
    }
}

/// Returns what a bare program takes. `None`, with the reason printed, without Python's part of BrlAPI.
fn answer(brltty: &Brltty) -> Option<Figures> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/ansage/answers_keys.py");
    // The system's own: what is fetched into a folder of ours does not see the system's packages.
    let mut bare = Command::new("/usr/bin/python3")
        .args([script, &brltty.host()])
        .env_remove("WINDOWPATH")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut ready = String::new();
    let stdout = bare.stdout.take().expect("a pipe");
    BufReader::new(stdout).read_line(&mut ready).expect("text");
    let figures = (ready.trim() == "ready").then(|| {
        brltty.wait_for(|it| it == "0");
        let changes = brltty.watch();
        press(brltty, &changes, ["LnUp", "LnDn"])
    });
    drop(bare.stdin.take());
    bare.wait().expect("it is ours");
    if figures.is_none() {
        println!("Without Python's part of BrlAPI nothing was measured beside it.");
    }
    figures
}

/// Presses two keys in turns, each when the cells have changed after the one before.
fn press(brltty: &Brltty, changes: &Receiver<String>, keys: [&str; 2]) -> Figures {
    let pressed = (0..KEYS).map(|index| {
        // Nobody presses in step with BRLTTY's looks.
        let pause = Duration::from_millis(u64::try_from(index).unwrap_or_default() * 7 % 41);
        let _: Result<String, _> = changes.recv_timeout(pause);
        let before = clock::now();
        brltty.press(keys[index % 2]);
        changes.recv_timeout(DEADLINE).expect("the cells change");
        clock::now() - before
    });
    Figures::of(pressed)
}
