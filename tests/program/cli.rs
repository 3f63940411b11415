//! The command line as scripts rely on it: options, exit codes, refusals, pipes.

mod about;
mod adjournment;
mod arbiters_window;
mod bank;
mod beside_event;
mod brief;
mod chess960;
mod equipment;
mod event_file;
mod foreign_files;
mod games;
mod legal_or_not;
mod new_event;
mod plain_files;
mod read;
mod refusals;
mod resolve;
mod sealed_notes;
mod setup;
mod tutorial;
mod untrusted_text;
mod verify;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use ansage_protocol::BUILD;

use crate::support::program::{Answer, Home, text};
use crate::support::signal::signal as send;
use crate::support::wait::{wait_for, wait_until};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_pipe_plays_a_game_and_leaves_it_resumable() {
    let home = Home::new();
    let first = home
        .run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\ne7e5\n")
        .expect(0);
    assert_eq!(first.lines("room").len(), 2, "{}", first.out);
    let second = home
        .run(&["--voice", "none", "--resume", "game.jsonl"], "g1f3")
        .expect(0);
    assert_eq!(
        second.lines("room").len(),
        1,
        "the last entry needs no newline: {}",
        second.out
    );

    let replayed = home.run(&["replay", "game.jsonl"], "").expect(0);
    assert_eq!(replayed.lines("room").len(), 3);
    let fen = replayed.out.lines().last().expect("a FEN");
    assert_eq!(fen, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    let exported = home.run(&["export", "game.jsonl", "--pgn"], "").expect(0);
    assert!(exported.out.contains("1. e4 e5 2. Nf3"), "{}", exported.out);
}

#[test]
fn a_pipe_reads_and_writes_the_letters_of_the_reports_and_the_journal_keeps_them() {
    let home = Home::new();
    let sheet = |journal: &str, arguments: &[&str], moves: &str| {
        let common = ["--voice", "none", "--journal", journal];
        let played = home.run(&[&common, arguments].concat(), format!("{moves}\n/sheet\n"));
        played.expect(0).lines("sheet").join("\n")
    };
    assert_eq!(sheet("a.jsonl", &["--reports", "en"], "Nf3"), "1.Nf3");
    assert_eq!(sheet("b.jsonl", &["--reports", "en"], "Sf3"), "");
    for (journal, moves) in [("c.jsonl", "Sf3"), ("d.jsonl", "Nf3")] {
        assert_eq!(sheet(journal, &["--reports", "de"], moves), "1.Sf3");
    }
    assert_eq!(
        sheet("e.jsonl", &["--reports", "en", "--letters", "de"], "Sf3"),
        "1.Sf3"
    );
    assert_eq!(sheet("f.jsonl", &["--reports", "pt-PT"], "Cf3"), "1.Cf3");
    // What was agreed when the game was opened is written by whoever reads the journal.
    let text = home
        .run(&["export", "c.jsonl", "--text", "--reports", "fr"], "")
        .expect(0);
    assert!(text.out.contains("Sf3"), "{}", text.out);
    let pgn = home.run(&["export", "c.jsonl", "--pgn"], "").expect(0);
    assert!(pgn.out.contains("1. Nf3"), "{}", pgn.out);
    let resumed = home.run(
        &["--voice", "none", "--resume", "c.jsonl", "--reports", "fr"],
        "/sheet\n",
    );
    let last = "Dernier coup, Blancs: Springer Felix drei.";
    assert_eq!(resumed.expect(0).lines("sheet"), [last, "1.Sf3"]);
}

#[test]
fn without_a_place_the_journal_goes_to_the_data_folder_and_the_place_is_told() {
    let home = Home::new();
    let answer = home.run(&["--voice", "none"], "e2e4\n").expect(0);
    let journals = home.journals();
    assert_eq!(journals.len(), 1);
    assert!(answer.lines("ear")[0].contains(text(&journals[0])), "{}", answer.out);
    home.run(&["--voice", "none"], "").expect(0);
    assert_eq!(home.journals().len(), 2, "two games of one second are told apart");
}

#[test]
fn where_a_game_begins_the_last_one_is_named_that_is_not_finished() {
    let home = Home::new();
    let named = "is not finished, move 1. ansage --resume goes on with it.";
    let begin = |entries: &str| home.run(&["--voice", "none"], entries).expect(0).out;
    assert!(!begin("e2e4\n").contains(named));
    let elsewhere = home.run(&["--voice", "none", "--journal", "other.jsonl"], "").expect(0);
    assert!(!elsewhere.out.contains(named), "{}", elsewhere.out);
    let next = begin("");
    assert!(next.contains(named), "{next}");
    home.run(&["--resume", "--voice", "none"], "/result 1-0\n\n").expect(0);
    let last = begin("");
    assert!(!last.contains("not finished"), "{last}");
}

#[test]
fn a_file_in_place_of_the_data_folder_is_named_and_another_place() {
    let home = Home::new();
    home.file("data/ansage", "no folder");
    let whole = "part of the path is not a folder. --journal and the name of a file keeps the game elsewhere.";
    home.run(&["--voice", "none"], "e4\n").refused(2, &[whole]);
    home.run(&["--resume", "--voice", "none"], "")
        .refused(4, &["part of the path is not a folder"]);
}

#[test]
fn what_is_no_text_is_answered_and_not_a_crash() {
    let home = Home::new();
    let mut entries = b"L\xe4ufer\n\xff\xfe\n".to_vec();
    entries.extend(vec![b'x'; 3_000_000]);
    entries.extend(b"\n\0\x1b[2J\n\ne2e4\n");
    let answer = home
        .run(&["--voice", "none", "--journal", "game.jsonl"], &entries)
        .expect(0);
    assert_eq!(answer.lines("room").len(), 1, "the move after all that is played");
    assert!(answer.lines("ear").len() >= 4, "each is answered: {}", answer.out);
    assert!(!answer.out.contains('\x1b'));
}

/// Whoever asked for a tape is not told that there could be one, but why there is none.
#[test]
fn a_tape_without_a_microphone_or_a_talk_key_says_at_once_that_nothing_is_recorded() {
    let home = Home::new();
    let asked = [
        (["on", "--microphone", "none"], "No microphone. Nothing is recorded."),
        (["key", "--microphone", "none"], "No microphone. Nothing is recorded."),
        (["key", "--listen", "off"], "Without the talk key nothing is recorded."),
    ];
    for (number, (asked, told)) in asked.into_iter().enumerate() {
        let journal = format!("{number}.jsonl");
        let arguments = [&["--record"], &asked[..], &["--voice", "none", "--journal", &journal]].concat();
        let answer = home.run(&arguments, "/record\n").expect(0);
        let said = answer.lines("ear");
        assert_eq!(
            said.iter().filter(|it| it.contains(told)).count(),
            2,
            "{asked:?}: {}",
            answer.out
        );
        let journal = fs::read_to_string(home.path(&journal)).expect("a journal");
        assert!(!journal.contains("sound-began"), "{journal}");
    }
}

#[test]
fn a_reader_that_leaves_ends_the_program_quietly() {
    let home = Home::new();
    let mut child = home
        .ansage(&["--voice", "none", "--journal", "game.jsonl"])
        .spawn()
        .expect("the program");
    let mut entries = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    entries.write_all(b"e2e4\n").expect("entered");
    answers.read_line(&mut line).expect("a line");
    drop(answers);
    // The program may be gone already when the second move is entered.
    let _gone = entries.write_all(b"e7e5\nd2d4\n");
    drop(entries);
    let answer = Answer::of(child).expect(0);
    assert_eq!(answer.err, "");
    home.run(&["replay", "game.jsonl"], "").expect(0);
}

#[test]
fn a_signal_ends_the_game_as_leaving_does() {
    for signal in ["TERM", "HUP", "INT"] {
        let home = Home::new();
        let mut child = home
            .ansage(&["--voice", "none", "--journal", "game.jsonl"])
            .spawn()
            .expect("the program");
        let mut entries = child.stdin.take().expect("a pipe");
        entries.write_all(b"e2e4\n").expect("entered");
        let mut answers = BufReader::new(child.stdout.as_mut().expect("a pipe"));
        let mut line = String::new();
        while !line.starts_with("room: ") {
            line.clear();
            assert_ne!(
                answers.read_line(&mut line).expect("a line"),
                0,
                "the move is announced"
            );
        }
        send(signal, child.id());
        Answer::of(child).expect(0);
        drop(entries);
        home.run(&["--voice", "none", "--resume", "game.jsonl"], "e7e5\n")
            .expect(0);
    }
}

#[test]
fn a_damaged_journal_is_served_up_to_the_damage_and_the_line_is_named() {
    let home = Home::new();
    home.run(
        &["--voice", "none", "--journal", "game.jsonl"],
        "e2e4\ne7e5\ng1f3\nb8c6\n",
    )
    .expect(0);
    let whole = fs::read_to_string(home.path("game.jsonl")).expect("the journal");
    let line = 1 + whole
        .lines()
        .position(|it| it.contains("g1f3"))
        .expect("the move is written");
    home.file("damaged.jsonl", &whole.replace("g1f3", "g1h3"));

    let replayed = home.run(&["replay", "damaged.jsonl"], "").expect(4);
    assert_eq!(replayed.lines("room").len(), 2, "what stood before is served");
    assert!(replayed.err.contains(&line.to_string()), "{}", replayed.err);
    let exported = home.run(&["export", "damaged.jsonl", "--pgn"], "").expect(4);
    assert!(
        exported.out.contains("1. e4 e5") && !exported.out.contains("Nh3"),
        "{}",
        exported.out
    );

    home.run(&["--resume", "damaged.jsonl"], "")
        .refused(4, &[&line.to_string(), "--journal"]);
    let rescue = [
        "--voice",
        "none",
        "--resume",
        "damaged.jsonl",
        "--journal",
        "rescued.jsonl",
    ];
    let taken_up = home.run(&rescue, "b1c3\n").expect(0);
    assert_eq!(taken_up.err.lines().count(), 1, "said once: {}", taken_up.err);
    assert!(taken_up.err.contains("damaged.jsonl") && taken_up.err.contains(&line.to_string()));
    let rescued = home.run(&["export", "rescued.jsonl", "--pgn"], "").expect(0);
    assert!(rescued.out.contains("1. e4 e5 2. Nc3"), "{}", rescued.out);
}

#[test]
fn a_journal_torn_in_its_last_line_is_taken_up_and_said_to_be() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\ne7e5\n")
        .expect(0);
    let whole = fs::read(home.path("game.jsonl")).expect("the journal");
    fs::write(home.path("game.jsonl"), &whole[..whole.len() - 20]).expect("a write");
    let replayed = home.run(&["replay", "game.jsonl"], "").expect(0);
    assert!(replayed.err.contains("game.jsonl"), "{}", replayed.err);
    let copied = ["--voice", "none", "--resume", "game.jsonl", "--journal", "copy.jsonl"];
    let copied = home.run(&copied, "").expect(0);
    assert!(copied.err.contains("game.jsonl"), "{}", copied.err);
    let resumed = home.run(&["--voice", "none", "--resume", "game.jsonl"], "").expect(0);
    assert!(resumed.err.contains("game.jsonl"), "{}", resumed.err);
    let replayed = home.run(&["replay", "game.jsonl"], "").expect(0);
    assert_eq!(replayed.err, "", "it is whole again");
}

/// What two players hear on one loudspeaker is not the Ear of either.
#[test]
fn a_game_of_two_visually_impaired_players_keeps_the_ear_to_itself_after_resuming() {
    let home = Home::new();
    let first = [
        "--voice",
        "script:first.txt",
        "--journal",
        "game.jsonl",
        "--blind",
        "both",
    ];
    home.run(&first, "/note they agreed\ne2e4\n").expect(0);
    let second = ["--voice", "script:second.txt", "--resume", "game.jsonl"];
    let answer = home.run(&second, "/note once more\ne7e5\n").expect(0);
    assert!(!answer.lines("ear").is_empty(), "it is text: {}", answer.out);
    for script in ["first.txt", "second.txt"] {
        let said = fs::read_to_string(home.path(script)).expect("the script");
        assert!(said.contains("room: ") && !said.contains("ear: "), "{script}: {said}");
    }
}

#[test]
fn the_settings_file_is_followed_and_the_command_line_wins() {
    let home = Home::new();
    let settings = "voice = \"none\"\njournal = \"set.jsonl\"\nwhite = \"Anna\"\nblack = \"Bella\"\n";
    home.file("config/ansage/settings.toml", settings);
    home.run(&["--black", "Clara"], "e2e4\n").expect(0);
    let pgn = home.run(&["export", "set.jsonl", "--pgn"], "").expect(0).out;
    assert!(
        pgn.contains("[White \"Anna\"]") && pgn.contains("[Black \"Clara\"]"),
        "{pgn}"
    );
}

/// Tells whether a process of `/proc` runs no more; one that was killed stays there until its new parent has noticed.
fn has_ended(process: &Path) -> bool {
    let Ok(stat) = fs::read_to_string(process.join("stat")) else {
        return true;
    };
    let state = stat.rsplit(')').next().unwrap_or_default().trim_start();
    state.starts_with(['Z', 'X'])
}

/// Nobody else would end it. One that was killed still needs the processor for a moment, which a busy machine gives it later.
#[test]
fn a_speaker_that_hangs_does_not_stay_behind() {
    let home = Home::new();
    let hanging = ["exec 0</dev/null; exec sleep 1000", "kill -STOP $$"];
    for hanging in hanging {
        let program = home.program_with_speaker(&format!(
            "#!/bin/sh\nread -r hello\necho '{{\"hello\":{{\"build\":\"{BUILD}\"}}}}'\necho $$ > pid\n{hanging}\n"
        ));
        // A program just written is busy while a process that another test starts still holds its file.
        let mut child = wait_for(|| {
            let started = home
                .configured(Command::new(&program))
                // Nothing is asked of it, so it is not missed before it is dismissed.
                .args(["--journal", "game.jsonl", "--ear", "text"])
                .spawn();
            match started {
                Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => None,
                other => Some(other.expect("the program")),
            }
        });
        let pid = wait_for(|| {
            let text = fs::read_to_string(home.path("pid")).ok()?;
            text.strip_suffix('\n').map(str::to_owned)
        });
        let process = Path::new("/proc").join(pid);
        assert!(process.exists());
        drop(child.stdin.take());
        Answer::of(child).expect(0);
        wait_until(|| has_ended(&process));
        fs::remove_file(home.path("pid")).expect("removed");
        fs::remove_file(home.path("game.jsonl")).expect("removed");
    }
}

#[test]
fn a_script_that_is_a_pipe_without_a_reader_holds_nothing_up() {
    let home = Home::new();
    let made = Command::new("mkfifo").arg(home.path("said")).status();
    assert!(made.expect("mkfifo").success());
    let mut child = home
        .ansage(&["--voice", "script:said", "--journal", "game.jsonl"])
        .spawn()
        .expect("the program");
    let mut entries = child.stdin.take().expect("a pipe");
    entries.write_all(b"e2e4\n").expect("entered");
    let mut answers = BufReader::new(child.stdout.as_mut().expect("a pipe"));
    let mut line = String::new();
    while !line.starts_with("room: ") {
        line.clear();
        assert_ne!(
            answers.read_line(&mut line).expect("a line"),
            0,
            "the move is announced"
        );
    }
    let reader = fs::File::open(home.path("said")).expect("the pipe");
    drop(entries);
    let said: Vec<_> = BufReader::new(reader).lines().map(|it| it.expect("text")).collect();
    assert!(said.iter().any(|it| it.starts_with("room: ")), "{said:?}");
    Answer::of(child).expect(0);
}

#[test]
fn a_script_holds_every_utterance_with_its_channel() {
    let home = Home::new();
    let voice = ["--voice", "script:said.txt", "--journal", "game.jsonl"];
    home.run(&voice, "e2e4\ne7e5\n").expect(0);
    let said = fs::read_to_string(home.path("said.txt")).expect("the script");
    assert_eq!(said.lines().filter(|it| it.starts_with("room: ")).count(), 2, "{said}");
}

#[test]
fn a_move_is_announced_in_the_words_asked_for() {
    let home = Home::new();
    let announced = |arguments: &[&str]| {
        let all = [&["announce", "--fen", START, "--move", "e2e4"], arguments].concat();
        home.run(&all, "").expect(0).out
    };
    let usual = announced(&[]);
    assert_eq!(usual.lines().count(), 1);
    assert_ne!(announced(&["--words", "en"]), usual);
    assert_ne!(announced(&["--say", "coordinates"]), usual);
    let json: serde_json::Value = serde_json::from_str(&announced(&["--json"])).expect("JSON");
    assert_eq!(json["written"].as_str(), Some(usual.trim_end()));
    assert!(json["spoken"]["parts"].is_array());
    home.run(&["announce", "--fen", START, "--move", "e2e5"], "")
        .refused(1, &["e2e5"]);
    home.run(&["announce", "--fen", "8/8", "--move", "e2e4"], "")
        .refused(3, &["8/8"]);
    home.run(&["announce", "--fen", START, "--move", "e2e4", "--words", "xx"], "")
        .refused(3, &["xx"]);
}

#[test]
fn words_are_understood_and_the_answer_is_json() {
    let home = Home::new();
    let understood = |words: &[&str]| -> serde_json::Value {
        let answer = home
            .run(&[&["understand", "--fen", START], words].concat(), "")
            .expect(0);
        serde_json::from_str(&answer.out).expect("JSON")
    };
    let clear = understood(&["eva", "zwei", "eva", "vier"]);
    assert_eq!(
        (clear["decision"].as_str(), clear["move"].as_str()),
        (Some("clear"), Some("e2e4"))
    );
    assert_eq!(clear["readings"][0]["move"].as_str(), Some("e2e4"));
    assert!(clear["readings"][0]["cost"].is_u64());
    assert_eq!(understood(&["good morning"])["decision"].as_str(), Some("nothing"));
    assert_eq!(understood(&["--letters", "de", "Sf3"])["move"].as_str(), Some("g1f3"));
    for reports in ["de", "en"] {
        let german = understood(&["--reports", reports, "Sf3"]);
        let is_clear = german["decision"].as_str() == Some("clear");
        assert_eq!(is_clear, reports == "de", "{german}");
        assert_eq!(
            understood(&["--reports", reports, "Nf3"])["move"].as_str(),
            Some("g1f3")
        );
    }
    assert_eq!(
        understood(&["--letters", "en", "Sf3"])["decision"].as_str(),
        Some("nothing")
    );
}

#[test]
fn an_export_goes_to_a_file_and_never_over_the_journal() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\n")
        .expect(0);
    let before = fs::read(home.path("game.jsonl")).expect("the journal");
    home.run(&["export", "game.jsonl", "--pgn", "-o", "game.jsonl"], "")
        .refused(1, &["game.jsonl"]);
    assert_eq!(fs::read(home.path("game.jsonl")).expect("the journal"), before);
    let answer = home
        .run(&["export", "game.jsonl", "--pgn", "-o", "game.pgn"], "")
        .expect(0);
    assert_eq!(answer.out, "");
    let printed = home.run(&["export", "game.jsonl", "--pgn"], "").expect(0);
    assert_eq!(
        fs::read_to_string(home.path("game.pgn")).expect("the export"),
        printed.out
    );
    home.run(&["export", "game.jsonl", "--pgn", "-o", "no/such/folder/game.pgn"], "")
        .refused(2, &["game.pgn"]);
}

#[test]
fn a_replay_can_be_read_by_a_script() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\n")
        .expect(0);
    let answer = home.run(&["replay", "game.jsonl", "--json"], "").expect(0);
    let lines: Vec<serde_json::Value> = answer
        .out
        .lines()
        .map(|it| serde_json::from_str(it).expect("JSON"))
        .collect();
    assert!(lines.iter().any(|it| it["channel"] == "room"));
    assert!(lines.last().expect("a last line")["fen"].is_string());
}

#[test]
fn help_names_the_exit_codes() {
    let home = Home::new();
    let help = home.run(&["--help"], "").expect(0).out;
    assert!(help.contains("Exit codes"), "{help}");
    home.run(&["--version"], "").expect(0);
}

/// What the page on notation says of the object is what is printed: every field and every reason.
#[test]
fn the_documentation_names_every_field_of_what_is_understood() {
    let page = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/notation.md"));
    let (_, section) = page
        .split_once("## What `ansage understand` prints")
        .expect("a section");
    let (section, _) = section.split_once("\n## ").expect("its end");
    let home = Home::new();
    let mut fields = std::collections::BTreeSet::new();
    let mut reasons = std::collections::BTreeSet::new();
    let lines = [
        "e4",
        "Ng1",
        "e",
        "Cdx3",
        "good morning",
        "P-K4",
        "B x N(d7)",
        "⣿",
        "Nge2",
        "Nf3(=)",
        "b3c4",
    ];
    for line in lines {
        let answer = home
            .run(&["understand", "--fen", START, "--reports", "en", line], "")
            .expect(0);
        let json: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
        let object = json.as_object().expect("an object");
        fields.extend(object.keys().cloned());
        reasons.extend(object.get("why").and_then(|it| it.as_str()).map(str::to_owned));
        let decision = json["decision"].as_str().expect("a decision");
        assert!(section.contains(&format!("`{decision}`")), "{decision}");
    }
    let first_column = |table: &str| -> std::collections::BTreeSet<String> {
        let rows = table.lines().filter_map(|it| it.strip_prefix("| `"));
        rows.filter_map(|it| it.split_once('`'))
            .map(|(name, _)| name.to_owned())
            .filter(|it| it != "why" || table.contains("`decision`"))
            .collect()
    };
    let (of_fields, of_reasons) = section.split_once("| `why` | |").expect("a second table");
    assert_eq!(fields, first_column(of_fields));
    assert_eq!(reasons, first_column(of_reasons));
}

/// A game of the data folder, whose players are named so.
fn play_in_the_data_folder(home: &Home, white: &str, moves: &str) -> std::path::PathBuf {
    let before = home.journals();
    home.run(&["--voice", "none", "--white", white, "--date", "2026.11.21"], moves)
        .expect(0);
    let journals = home.journals();
    let new = journals.into_iter().find(|it| !before.contains(it));
    new.expect("a new journal")
}

/// Lays a journal back in time by so many minutes.
fn written_before(journal: &Path, minutes: u64) {
    let file = fs::File::options().append(true).open(journal).expect("the journal");
    let then = file.metadata().and_then(|it| it.modified()).expect("a time") - Duration::from_secs(60 * minutes);
    file.set_modified(then).expect("another time");
}

#[test]
fn resume_alone_takes_up_the_last_game_that_can_go_on_and_says_which() {
    let home = Home::new();
    let none = home
        .run(&["--voice", "none", "--resume", "--reports", "de"], "")
        .expect(1);
    assert!(
        none.err.ends_with("gibt es keine Partie, die weitergehen kann.\n"),
        "{}",
        none.err
    );

    let older = play_in_the_data_folder(&home, "Anna", "e2e4\n");
    let newer = play_in_the_data_folder(&home, "Bella", "d2d4\nd7d5\n");
    let over = home.path("data/ansage/over.jsonl");
    let journals = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
    fs::copy(journals.join("0.1.0-slip.jsonl"), &over).expect("a journal");
    let empty = play_in_the_data_folder(&home, "Dora", "");
    for (minutes, journal) in [&empty, &over, &newer, &older].into_iter().enumerate() {
        written_before(journal, minutes as u64);
    }
    for how in [&["--resume"][..], &["--resume", "last"]] {
        let answer = home.run(&[&["--voice", "none"], how].concat(), "").expect(0);
        let told = answer.lines("ear");
        assert_eq!(told[0], "Last game: Bella against Black, 2026.11.21.", "{}", answer.out);
        assert!(told[1].contains(text(&newer)), "{}", answer.out);
    }
    fs::write(home.path("last"), "dear friend").expect("a file");
    home.run(&["--voice", "none", "--resume", "last"], "")
        .refused(4, &["last"]);
}

#[test]
fn what_a_game_taken_up_again_does_not_follow_is_said() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\n")
        .expect(0);
    let again = home.run(
        &[
            "--voice",
            "none",
            "--resume",
            "game.jsonl",
            "--white",
            "Bob",
            "--time",
            "5+3",
            "--role",
            "recorder",
        ],
        "",
    );
    assert_eq!(
        again.expect(0).err,
        "A game goes on as it was begun. Not followed: --white, --time, --role.\n"
    );
    let again = home.run(&["--voice", "none", "--resume", "game.jsonl"], "").expect(0);
    assert_eq!(again.err, "");
}

#[test]
fn an_export_to_a_dash_is_printed() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "game.jsonl"], "e2e4\n")
        .expect(0);
    let printed = home.run(&["export", "game.jsonl", "--pgn"], "").expect(0).out;
    assert_eq!(
        home.run(&["export", "game.jsonl", "--pgn", "-o", "-"], "")
            .expect(0)
            .out,
        printed
    );
    assert!(!home.path("-").exists());
}
