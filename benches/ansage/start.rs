//! From the start to the prompt, and the memory at the end of a game.

use std::fs;
use std::process::Command;
use std::time::Duration;

use crate::figures::{Figures, Report, in_mebibytes};
use crate::program::Home;
use crate::random_game::random_moves;
use crate::sound_server::SoundServer;
use crate::terminal::Terminal;
use crate::wait::wait_for;

const START_BOUND: Duration = Duration::from_millis(50);
const STARTS: usize = 20;

/// In KiB.
const MEMORY_BOUND: u64 = 25 * 1024;
const PLIES: usize = 200;

pub(crate) fn measure_start(server: &SoundServer, report: &mut Report) {
    // Taken in turns, so that a busy moment of the machine meets all three.
    let (mut ours, mut espeak, mut nothing) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..STARTS {
        let home = Home::new();
        ours.push(Terminal::start(ansage(server, &home, &[])).until("1 White: "));
        let mut version = Command::new("espeak-ng");
        version.arg("--version");
        espeak.push(Terminal::start(version).until_anything());
        nothing.push(Terminal::start(Command::new("true")).until_the_end());
    }
    let ours = Figures::of(ours);
    report.figures("Start to prompt", &ours);
    let espeak = Figures::of(espeak).median();
    report.ratio(
        "Start to prompt, median",
        ours.median(),
        "espeak-ng --version to its first byte",
        espeak,
    );
    let nothing = Figures::of(nothing).median();
    report.ratio(
        "Start to prompt, median",
        ours.median(),
        "true from start to end",
        nothing,
    );
    report.hold("Start to prompt, median", ours.median(), START_BOUND);
}

pub(crate) fn measure_memory(server: &SoundServer, report: &mut Report) {
    let home = Home::new();
    let mut terminal = Terminal::start(ansage(server, &home, &["--role", "assistant"]));
    terminal.until("1 White: ");
    let at_the_prompt = resident(terminal.pid());
    let moves = random_moves(2, PLIES);
    assert_eq!(moves.len(), PLIES);
    for (index, m) in moves.iter().enumerate() {
        terminal.enter(&m.to_string());
        let side = if index % 2 == 0 { "Black" } else { "White" };
        terminal.until(&format!("{} {side}: ", 1 + index.div_ceil(2)));
    }
    let ours = resident(terminal.pid());
    let speaker = wait_for(Duration::from_secs(30), || {
        child_named(terminal.pid(), "ansage-speaker")
    });
    let speaker = resident(speaker);
    report.say(format!(
        "Resident memory of ansage: {} at the first prompt, {} after {PLIES} half-moves.",
        in_mebibytes(at_the_prompt),
        in_mebibytes(ours)
    ));
    report.say(format!("Resident memory of ansage-speaker: {}.", in_mebibytes(speaker)));
    report.say(format!(
        "Resident memory of ansage: {:.3} times that of its speaker.",
        ours as f64 / speaker as f64
    ));
    report.hold_memory("Resident memory of ansage", ours, MEMORY_BOUND);
}

fn ansage(server: &SoundServer, home: &Home, arguments: &[&str]) -> Command {
    let mut command = home.ansage(arguments);
    command.args(["--reports", "en"]).envs(server.environment());
    command
}

/// Returns the resident memory of a process in KiB.
fn resident(pid: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).expect("it runs");
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    let amount = line.and_then(|it| it.trim().strip_suffix(" kB"));
    amount.and_then(|it| it.parse().ok()).expect("an amount in kB")
}

fn child_named(pid: u32, name: &str) -> Option<u32> {
    let threads = fs::read_dir(format!("/proc/{pid}/task")).ok()?;
    let children = threads
        .flatten()
        .filter_map(|it| fs::read_to_string(it.path().join("children")).ok());
    let pids: Vec<u32> = children
        .flat_map(|it| {
            it.split_whitespace()
                .filter_map(|it| it.parse().ok())
                .collect::<Vec<_>>()
        })
        .collect();
    let is_named = |pid: &u32| {
        // The kernel keeps 15 letters of a name.
        fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|it| name.starts_with(it.trim()))
    };
    pids.into_iter().find(is_named)
}
