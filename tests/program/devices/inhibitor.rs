//! The lock that keeps the machine awake, with a program of ours in the place of systemd's.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command};

use crate::support::executable::lay_script;
use crate::support::namespace::Namespace;
use crate::support::program::{Answer, Home};
use crate::support::signal::signal;
use crate::support::wait::{wait_for, wait_until};

/// Writes what it was called with, runs what stands behind its options, and ends with that.
const LIKE_SYSTEMD: &str = r#"
printf '%s\n' "$@" > called
while [ "${1#--}" != "$1" ]; do shift; done
echo $$ > pid
"$@"
"#;

/// A game with a clock.
const TIMED: [&str; 6] = ["--voice", "none", "--time", "G/5m", "--journal", "game.jsonl"];

/// Where the program of the system lies.
const PLACE: &str = "/usr/bin/systemd-inhibit";

/// Returns a command that finds a script in the place of the system's program; `None` where nothing can be laid there.
fn with_inhibitor(home: &Home, script: &str, arguments: &[&str]) -> Option<Command> {
    lay_script(home.path("inhibitor"), &format!("#!/bin/sh\n{script}\n"));
    with_another(home, Path::new(PLACE), &home.path("inhibitor"), arguments)
}

/// Does the same with no program of the system at all.
fn without_inhibitor(home: &Home, arguments: &[&str]) -> Option<Command> {
    fs::create_dir_all(home.path("empty")).expect("a folder");
    with_another(home, Path::new("/usr/bin"), &home.path("empty"), arguments)
}

fn with_another(home: &Home, over: &Path, this: &Path, arguments: &[&str]) -> Option<Command> {
    let mut command = home.configured(Namespace::Laid { over, this }.entered()?);
    command.arg(env!("CARGO_BIN_EXE_ansage")).args(arguments);
    Some(command)
}

/// Plays until the lock is held and returns the process that holds it.
fn play_until_it_is_held(home: &Home) -> Option<(Child, u32)> {
    let child = with_inhibitor(home, LIKE_SYSTEMD, &TIMED)?
        .spawn()
        .expect("the program");
    wait_until(|| log(home).contains("kept awake"));
    Some((child, pid(home)))
}

fn pid(home: &Home) -> u32 {
    wait_for(|| {
        let text = fs::read_to_string(home.path("pid")).ok()?;
        text.strip_suffix('\n')?.parse().ok()
    })
}

fn log(home: &Home) -> String {
    fs::read_to_string(home.path("state/ansage/ansage.log")).unwrap_or_default()
}

/// Returns what the process does, as the kernel names it; `None` if there is none.
fn state(pid: u32) -> Option<char> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    stat.rsplit_once(") ")?.1.chars().next()
}

/// Waits until a process has ended; who buries it is not asked.
fn wait_for_the_end_of(pid: u32) {
    wait_until(|| state(pid).is_none_or(|it| it == 'Z'));
}

#[test]
fn the_machine_is_kept_awake_from_the_opening_to_the_end() {
    let home = Home::new();
    let Some((child, pid)) = play_until_it_is_held(&home) else {
        return;
    };
    let called = fs::read_to_string(home.path("called")).expect("it was called");
    let options: Vec<&str> = called.lines().collect();
    let expected = [
        "--what=sleep:idle",
        "--who=Ansage",
        "--mode=block",
        "--why=A game of chess is being played.",
        "/usr/bin/cat",
    ];
    assert_eq!(options, expected);
    assert!(state(pid).is_some_and(|it| it != 'Z'));
    Answer::of(child).expect(0);
    wait_for_the_end_of(pid);
}

#[test]
fn with_the_result_the_lock_is_given_back_and_leaves_no_process_behind() {
    let home = Home::new();
    let Some((mut child, pid)) = play_until_it_is_held(&home) else {
        return;
    };
    let mut entries = child.stdin.as_ref().expect("a pipe");
    entries.write_all(b"e2e4\n/result 1-0\n\n").expect("entered");
    wait_until(|| state(pid).is_none());
    assert!(
        child.try_wait().expect("it can be asked").is_none(),
        "the program goes on"
    );
    let answer = Answer::of(child).expect(0);
    assert!(!log(&home).contains("fall asleep"), "{} {}", log(&home), answer.out);
}

#[test]
fn a_program_that_is_killed_gives_the_lock_back() {
    let home = Home::new();
    let Some((mut child, pid)) = play_until_it_is_held(&home) else {
        return;
    };
    child.kill().expect("killed");
    child.wait().expect("an end");
    wait_for_the_end_of(pid);
}

#[test]
fn a_lock_that_is_missing_or_refused_is_logged_once_and_the_game_goes_on() {
    let home = Home::new();
    let Some(refused) = with_inhibitor(&home, "echo Access denied. >&2; exit 1", &TIMED) else {
        return;
    };
    plays(refused, &home, "Access denied");
    let home = Home::new();
    if let Some(missing) = without_inhibitor(&home, &TIMED) {
        plays(missing, &home, "systemd-inhibit is missing");
    }
}

#[test]
fn a_program_of_that_name_on_the_path_of_a_person_is_never_run() {
    let home = Home::new();
    fs::create_dir_all(home.path("path")).expect("a folder");
    for name in ["systemd-inhibit", "cat"] {
        lay_script(
            home.path("path").join(name),
            "#!/bin/sh\necho $0 >> planted\nexec /bin/cat\n",
        );
    }
    let mut command = home.ansage(&TIMED);
    let path = std::env::var("PATH").expect("a path");
    command.env("PATH", format!("{}:{path}", home.path("path").display()));
    let child = command.spawn().expect("the program");
    // Held, missing or refused: the system's own has been asked.
    wait_until(|| log(&home).contains("awake") || log(&home).contains("asleep"));
    Answer::of(child).expect(0);
    assert!(
        !home.path("planted").exists(),
        "{:?}",
        fs::read_to_string(home.path("planted"))
    );
}

/// Plays a game and looks for one line in the log with these words.
fn plays(mut command: Command, home: &Home, words: &str) {
    let child = command.spawn().expect("the program");
    let mut entries = child.stdin.as_ref().expect("a pipe");
    entries.write_all(b"e2e4\n").expect("entered");
    wait_until(|| log(home).contains(words));
    let answer = Answer::of(child).expect(0);
    assert_eq!(answer.lines("room").len(), 1, "{}", answer.out);
    assert_eq!(log(home).matches("fall asleep").count(), 1, "{}", log(home));
}

#[test]
fn one_that_hangs_holds_up_neither_the_game_nor_its_end() {
    let home = Home::new();
    let Some(mut command) = with_inhibitor(&home, "echo $$ > pid\nexec 0</dev/null sleep 1000", &TIMED) else {
        return;
    };
    let mut child = command.spawn().expect("the program");
    let hanging = pid(&home);
    child
        .stdin
        .as_ref()
        .expect("a pipe")
        .write_all(b"e2e4\n")
        .expect("entered");
    drop(child.stdin.take());
    let answer = Answer::of(child).expect(0);
    assert_eq!(answer.lines("room").len(), 1, "{}", answer.out);
    signal("KILL", hanging);
}

#[test]
fn a_script_without_a_clock_keeps_nothing_awake() {
    let home = Home::new();
    let line = ["--voice", "none", "--journal", "game.jsonl"];
    let Some(mut command) = with_inhibitor(&home, LIKE_SYSTEMD, &line) else {
        return;
    };
    Answer::of(command.spawn().expect("the program")).expect(0);
    assert!(!home.path("called").exists());
    assert!(!log(&home).contains("awake"));
}

#[test]
fn the_doctor_says_whether_the_machine_stays_awake() {
    let says = |script: Option<&str>| {
        let home = Home::new();
        let command = match script {
            Some(script) => with_inhibitor(&home, script, &["doctor"]),
            None => without_inhibitor(&home, &["doctor"]),
        };
        let answer = Answer::of(command?.spawn().expect("the program")).expect(0);
        let line = answer.out.lines().find(|it| it.starts_with("The computer "));
        Some(line.expect("a line").to_owned())
    };
    let Some(held) = says(Some(LIKE_SYSTEMD)) else { return };
    assert_eq!(held, "The computer stays awake during a game.");
    assert_eq!(
        says(Some("echo Access denied. >&2; exit 1")).as_deref(),
        Some("The computer may fall asleep during a game: systemd-inhibit is refused, Access denied.")
    );
    assert_eq!(
        says(None).as_deref(),
        Some("The computer may fall asleep during a game: systemd-inhibit is missing.")
    );
}
