//! From a key of the Braille display to the cells, through the real BRLTTY and its virtual display.

use std::io::Write;
use std::process::Stdio;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use crate::brltty::Brltty;
use crate::clock;
use crate::figures::{Figures, Report};
use crate::program::Home;

const BOUND: Duration = Duration::from_millis(60);
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
    report.hold("Braille key to cells, median", ours.median(), BOUND);
}

/// Presses two keys in turns, each when the cells have changed after the one before.
fn press(brltty: &Brltty, changes: &Receiver<String>, keys: [&str; 2]) -> Figures {
    let pressed = (0..KEYS).map(|index| {
        // BRLTTY looks for keys every 40 ms; nobody presses in step with it.
        let pause = Duration::from_millis(u64::try_from(index).unwrap_or_default() * 7 % 41);
        let _: Result<String, _> = changes.recv_timeout(pause);
        let before = clock::now();
        brltty.press(keys[index % 2]);
        changes.recv_timeout(DEADLINE).expect("the cells change");
        clock::now() - before
    });
    Figures::of(pressed)
}
