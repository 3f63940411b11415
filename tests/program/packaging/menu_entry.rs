//! The entry of a desktop's menu, and the window that it opens.

use std::io::Write;
use std::process::{Command, Stdio};
use std::{env, fs};

const ENTRY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/ansage.desktop");
const WINDOW: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/ansage-window");

#[test]
fn a_window_stays_until_enter_when_something_was_wrong() {
    let seen = in_a_window("exit 3", "en_US.UTF-8");
    assert!(seen.contains("Enter closes this window."), "{seen}");
    assert!(seen.contains("3, left: second"), "{seen}");
}

#[test]
fn a_window_closes_at_once_when_all_was_well() {
    let seen = in_a_window("exit 0", "en_US.UTF-8");
    assert!(!seen.contains("window"), "{seen}");
    assert!(seen.contains("0, left: first"), "{seen}");
}

#[test]
fn a_window_stays_after_a_program_that_is_missing_or_died() {
    for died in ["exec ./no-such-program", "kill -KILL $$"] {
        let seen = in_a_window(died, "de_DE.UTF-8");
        assert!(seen.contains("Enter schließt dieses Fenster."), "{seen}");
        assert!(seen.contains("left: second"), "{seen}");
    }
}

#[test]
fn a_window_says_so_in_the_language_of_the_person() {
    let mut said = Vec::new();
    for language in languages() {
        let seen = in_a_window("exit 1", &format!("{}.UTF-8", language.replace('-', "_")));
        let line = seen
            .lines()
            .find(|it| it.contains("Ansage"))
            .unwrap_or_else(|| panic!("{language}: {seen}"));
        assert!(!said.contains(&line.to_owned()), "{language}: {line}");
        said.push(line.to_owned());
    }
    assert_eq!(said.len(), 7, "{said:?}");
}

#[test]
fn the_entry_is_in_every_language_that_ansage_speaks() {
    let entry = fs::read_to_string(ENTRY).expect("the entry");
    for language in languages() {
        let locale = match language.as_str() {
            "en" => String::new(),
            "pt-PT" => "[pt]".to_owned(),
            other => format!("[{}]", other.replace('-', "_")),
        };
        for key in ["GenericName", "Comment", "Keywords"] {
            let begin = format!("{key}{locale}=");
            assert!(entry.lines().any(|it| it.starts_with(&begin)), "{begin}");
        }
    }
}

#[test]
fn the_entry_is_as_desktops_read_it() {
    let Ok(answer) = Command::new("desktop-file-validate").arg(ENTRY).output() else {
        assert!(env::var_os("CI").is_none(), "CI needs desktop-file-validate");
        return;
    };
    let said = String::from_utf8_lossy(&answer.stdout);
    let faults: Vec<_> = said.lines().filter(|it| !it.contains(": hint: ")).collect();
    assert!(answer.status.success() && faults.is_empty(), "{faults:?}");
}

/// Returns what is seen of a window in which this is run, and after it which of the lines typed before was left.
fn in_a_window(run: &str, locale: &str) -> String {
    let script = r#""$WINDOW" sh -c "$RUN"; status=$?; read -r left; echo "$status, left: $left""#;
    let mut child = Command::new("script")
        .args(["--quiet", "--return", "--command", script, "/dev/null"])
        .env("WINDOW", WINDOW)
        .env("RUN", run)
        .env("SHELL", "/bin/sh")
        .env("LC_ALL", locale)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script");
    let mut typed = child.stdin.take().expect("a pipe");
    typed.write_all(b"first\nsecond\n").expect("a terminal");
    let output = child.wait_with_output().expect("an end");
    drop(typed);
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns the languages in which the program has messages.
fn languages() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/voices");
    let folders = fs::read_dir(folder)
        .expect("the voices")
        .map(|it| it.expect("an entry").path());
    let spoken = folders.filter(|it| it.join("messages.ftl").exists());
    let name = |path: std::path::PathBuf| path.file_name()?.to_str().map(str::to_owned);
    spoken.filter_map(name).collect()
}
