//! What README.md shows is what happens: the first minute, line by line, and every command and option that it names.

use std::path::Path;
use std::process::Command;

use crate::support::program::{Answer, Home};
use crate::support::screen::Screen;
use crate::support::sound_server::{RATE, SoundServer};
use crate::support::wait::wait_until;

const README: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md"));

/// Returns the blocks of code under a heading.
fn blocks(heading: &str) -> Vec<Vec<&'static str>> {
    let (_, behind) = README
        .split_once(&format!("\n## {heading}\n"))
        .unwrap_or_else(|| panic!("{heading} is a heading"));
    let section = behind.split("\n## ").next().unwrap_or(behind);
    let blocks = section.split("```\n").skip(1).step_by(2);
    blocks.map(|it| it.lines().collect()).collect()
}

/// Returns a line with what no two games have in common left out: how long something took, and where and when a journal
/// was begun.
fn in_common(line: &str) -> String {
    if line.starts_with("Journal: ") {
        return "Journal: …".to_owned();
    }
    let mut words: Vec<&str> = Vec::new();
    for word in line.split(' ') {
        let unit = word.trim_end_matches(['.', ',']).trim_end_matches('s');
        let is_time = ["hour", "minute", "second"].contains(&unit);
        if is_time && words.last().is_some_and(|it| it.bytes().all(|it| it.is_ascii_digit())) {
            words.pop();
            if words.last() != Some(&"…") {
                words.push("…");
            }
        } else {
            words.push(word);
        }
    }
    words.join(" ")
}

/// Returns what was typed in a line that begins with a prompt.
fn typed(line: &str) -> Option<&str> {
    let (prompt, typed) = line.split_once(':')?;
    let (number, side) = prompt.split_once(' ')?;
    let side = side.split(" (").next()?;
    let is_prompt = number.bytes().all(|it| it.is_ascii_digit()) && ["White", "Black"].contains(&side);
    is_prompt.then_some(typed.trim_start())
}

/// What a person is told whose Enter says too early that a move has been made.
const TOO_EARLY: &str = "The announcement has not ended.";

/// Returns the lines without each Enter that came too early.
fn patient(lines: &[String]) -> Vec<String> {
    let mut patient: Vec<String> = Vec::new();
    for line in lines {
        if line == TOO_EARLY {
            patient.pop();
        } else {
            patient.push(in_common(line));
        }
    }
    patient
}

#[test]
fn the_first_minute_is_as_the_readme_tells_it() {
    let Some(server) = SoundServer::start() else { return };
    let transcript = blocks("The first minute").remove(0);
    let expected: Vec<String> = transcript.iter().map(|it| in_common(it)).collect();
    let arguments = ["--reports", "en", "--time", "G/90m, +30s"];
    assert!(
        README.contains("`ansage --reports en --time \"G/90m, +30s\"`"),
        "it is said how it was started"
    );
    let room = server.listen("vspk");
    let Some(screen) = Screen::open(Home::new(), &arguments, &server.environment()) else {
        return;
    };
    let (mut from, mut early) = (0, 0);
    for (number, line) in transcript.iter().enumerate() {
        let Some(typed) = typed(line) else { continue };
        let prompt = line.split_once(':').expect("it is a prompt").0;
        screen.wait(|lines| {
            // A busy machine may be silent in the middle of an announcement: then Enter is pressed again.
            let told_so = lines.iter().filter(|it| *it == TOO_EARLY).count();
            if told_so > early {
                early = told_so;
                room.go_on_for(RATE / 4);
                screen.enters("");
            }
            let shown = patient(lines);
            shown.len() == number + 1 && shown[..number] == expected[..number] && shown[number] == format!("{prompt}:")
        });
        // A person waits for the end of what is said, and on a busy machine for its beginning.
        wait_until(|| {
            let said = &room.samples()[from..];
            let last = said.iter().rposition(|it| *it != 0);
            last.is_some_and(|last| said.len() - last > RATE / 4)
        });
        from = room.len();
        screen.enters(typed);
    }
    screen.wait(|lines| {
        let shown = patient(lines);
        shown.len() == expected.len() + 1 && shown[..expected.len()] == expected
    });
}

#[test]
fn the_examples_for_scripts_print_what_stands_there() {
    let examples = blocks("For scripts").remove(0);
    let programs = Path::new(env!("CARGO_BIN_EXE_ansage")).parent().expect("a folder");
    let path = std::env::var("PATH").expect("every shell sets PATH");
    let path = format!("{}:{path}", programs.display());
    let home = Home::new();
    let mut count = 0;
    for example in examples.split(|it| it.is_empty()) {
        let line = example[0].strip_prefix("$ ").expect("a line that is typed");
        let mut shell = home.configured(Command::new("sh"));
        shell.args(["-c", line]).env("PATH", &path);
        let answer = Answer::of(shell.spawn().expect("sh")).expect(0);
        assert_eq!(
            answer.out.lines().collect::<Vec<_>>(),
            example[1..],
            "{line}\n{}",
            answer.err
        );
        count += 1;
    }
    assert!(count > 2, "{count} examples");
}

/// Returns the help of a command, or that of the program for none.
fn help(home: &Home, command: &[&str]) -> Option<String> {
    let answer = home.run(&[command, &["--help"]].concat(), "");
    (answer.code == Some(0)).then_some(answer.out)
}

/// Returns the long options that a text names.
fn options(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|it: char| !(it.is_ascii_alphanumeric() || it == '-'));
    words.filter(|it| it.starts_with("--") && it.len() > 2)
}

#[test]
fn every_command_and_option_of_the_readme_is_one() {
    let home = Home::new();
    let of_games = help(&home, &[]).expect("the help of the program");
    let mut all = of_games.clone();
    let table = blocks("For scripts").remove(1);
    let entries: Vec<&str> = table.iter().filter_map(|it| it.strip_prefix("ansage ")).collect();
    let commands = of_games.lines().skip_while(|it| *it != "Commands:").skip(1);
    let commands = commands
        .take_while(|it| !it.is_empty())
        .filter_map(|it| it.split_whitespace().next());
    for command in commands {
        let is_listed = entries.iter().any(|it| it.split(' ').next() == Some(command));
        assert!(is_listed, "the README lists all commands, but not {command}");
    }
    assert!(entries.len() > 15, "{}", entries.len());
    for entry in entries {
        let command = entry.split(' ').next().expect("a word");
        let help = help(&home, &[command]).unwrap_or_else(|| panic!("{command} is a command"));
        for option in options(entry) {
            assert!(help.contains(option), "{command} has {option}");
        }
        all += &help;
    }
    for command in ["record", "build", "check"] {
        all += &help(&home, &["voices", command]).expect("it is a command");
    }
    // Of code in lines, what is no option of ours is said to be another program's.
    for code in README
        .split("```")
        .step_by(2)
        .flat_map(|it| it.split('`').skip(1).step_by(2))
    {
        for option in options(code) {
            assert!(all.contains(option), "{option} of {code} is an option");
        }
    }
}

#[test]
fn those_who_clone_have_two_commands() {
    let commands: Vec<_> = blocks("Two commands for those who clone").concat();
    assert_eq!(commands, ["./dev run", "./dev test"]);
    let install: Vec<_> = blocks("Install").concat();
    assert_eq!(install[..2], ["sudo apt install ./ansage*.deb", "ansage"]);
}
