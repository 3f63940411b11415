//! From the start to the prompt, and the memory by the length of a game.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::figures::{Figures, Report, in_mebibytes};
use crate::program::Home;
use crate::random_game::random_moves;
use crate::sound_server::SoundServer;
use crate::terminal::Terminal;
use crate::wait::wait_for;

const START_BOUND: Duration = Duration::from_millis(12);
const STARTS: usize = 20;

/// In KiB.
const MEMORY_BOUND: u64 = 25 * 1024;
const PLIES: usize = 200;
/// More half-moves than any game has.
const MOST_PLIES: usize = 2_000;
/// Moves that can go on for ever.
const TO_AND_FRO: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
/// The voice input of a terminal, where there is no microphone.
const NO_MICROPHONE: [&str; 4] = ["--listen", "key", "--microphone", "no-such-microphone"];

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
    at_a_terminal(server, report);
    for plies in [PLIES, MOST_PLIES] {
        in_a_pipe(server, plies, report);
    }
}

fn at_a_terminal(server: &SoundServer, report: &mut Report) {
    let home = Home::new();
    let arguments = [&["--role", "assistant"], NO_MICROPHONE.as_slice()].concat();
    let mut terminal = Terminal::start(ansage(server, &home, &arguments));
    terminal.until("1 White: ");
    let at_the_prompt = resident(terminal.pid());
    let moves = random_moves(2, PLIES);
    assert_eq!(moves.len(), PLIES);
    for (index, m) in moves.iter().enumerate() {
        terminal.enter(&m.to_string());
        terminal.until(&prompt_after(index));
    }
    let ours = resident(terminal.pid());
    let speaker = wait_for(|| child_named(terminal.pid(), "ansage-speaker"));
    let speaker = resident(speaker);
    report.say(format!(
        "Resident memory of ansage at a terminal: {} at the first prompt, {} after {PLIES} half-moves.",
        in_mebibytes(at_the_prompt),
        in_mebibytes(ours)
    ));
    report.say(format!("Resident memory of ansage-speaker: {}.", in_mebibytes(speaker)));
    report.say(format!(
        "Resident memory of ansage: {:.3} times that of its speaker.",
        ours as f64 / speaker as f64
    ));
    report.hold_memory("Resident memory of ansage at a terminal", ours, MEMORY_BOUND);
}

fn in_a_pipe(server: &SoundServer, plies: usize, report: &mut Report) {
    let home = Home::new();
    let mut command = ansage(server, &home, &["--role", "assistant"]);
    let mut program = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    let told = BufReader::new(program.stdout.take().expect("a pipe")).lines();
    let end = format!(" {} ", ["w", "b"][plies % 2]);
    let number = format!(" {}", 1 + plies / 2);
    // It is read meanwhile: a full pipe would keep the program waiting.
    let reading = thread::spawn(move || {
        let mut told = told.map_while(Result::ok);
        let is_told = told.any(|it| it.contains(&end) && it.ends_with(&number));
        (is_told, told)
    });
    let mut lines = program.stdin.take().expect("a pipe");
    for m in TO_AND_FRO.iter().cycle().take(plies) {
        writeln!(lines, "{m}").expect("a line");
    }
    // It is answered after all moves.
    writeln!(lines, "/fen").expect("a line");
    let (is_told, _open) = reading.join().expect("what is read");
    assert!(is_told, "the position is told");
    let ours = resident(program.id());
    drop(lines);
    let _ended = program.kill();
    program.wait().expect("an end");
    let what = format!("Resident memory of ansage in a pipe after {plies} half-moves");
    report.hold_memory(&what, ours, MEMORY_BOUND);
}

/// Returns the prompt after so many half-moves and one more.
fn prompt_after(index: usize) -> String {
    let side = if index.is_multiple_of(2) { "Black" } else { "White" };
    format!("{} {side}: ", 1 + index.div_ceil(2))
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
