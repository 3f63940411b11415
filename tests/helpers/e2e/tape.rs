//! A game whose sound is kept, with the real recorder and a WAV file as microphone: each half-move has its clip, and a program
//! that dies loses no word that was heard.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command};

use ansage_core::game::{Clip, ClipOf, EnteredBy};
use ansage_devices::recording::clips::{clips_of, folder_of, read as read_clip};
use ansage_devices::storage::read;
use ansage_sound_files::clips::ClipError;

use crate::support::lines::lines_of;
use crate::support::program::{Answer, Home, text};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::wait::{receive, wait_until};

/// Bytes of a second of sound.
const SECOND: u64 = 32_000;

/// A game at which somebody speaks again and again.
struct Table {
    journal: PathBuf,
    child: Child,
    entries: ChildStdin,
}

impl Table {
    fn open(home: &Home, arguments: &[&str]) -> Self {
        let sentence = Recording::silence(1.0).then(&Recording::spoken("Springer Gustav eins Felix drei"));
        let talk = (0..20).fold(Recording::silence(0.0), |talk, _| talk.then(&sentence));
        let microphone = talk.laid_in(home, "talk.wav");
        let journal = home.path("game.jsonl");
        let mut child = home
            .ansage(&["--record", "on", "--microphone", text(&microphone)])
            .args(arguments)
            .spawn()
            .unwrap();
        let entries = child.stdin.take().unwrap();
        Self {
            journal,
            child,
            entries,
        }
    }

    /// Waits until so many seconds lie on the disk of which no entry has been made yet.
    fn wait_for_a_voice(&self, seconds: u64) {
        let is_there = |path: &Path| fs::metadata(path).is_ok_and(|it| it.len() > seconds * SECOND);
        wait_until(|| parts(&self.journal).iter().any(|it| is_there(it)));
    }

    fn enter(&mut self, line: &str) {
        let before = clips(&self.journal).len();
        writeln!(self.entries, "{line}").unwrap();
        wait_until(|| clips(&self.journal).len() > before);
    }
}

fn parts(journal: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder_of(journal)).into_iter().flatten().flatten();
    files
        .map(|it| it.path())
        .filter(|it| text(it).ends_with(".part.wav"))
        .collect()
}

fn clips(journal: &Path) -> Vec<Clip> {
    let read = read(journal);
    read.map(|it| clips_of(&it.records).cloned().collect())
        .unwrap_or_default()
}

/// Expects that each clip of a journal lies beside it as it was kept, by our reading and that of another program.
fn all_are_whole(journal: &Path) {
    let folder = folder_of(journal);
    for clip in clips(journal) {
        let samples = read_clip(&folder, &clip).unwrap();
        assert_eq!(samples.len() as u64 / 16, clip.length, "{clip:?}");
        let tested = Command::new("flac")
            .args(["--silent", "--test"])
            .arg(folder.join(&clip.file))
            .output();
        assert!(tested.unwrap().status.success(), "{clip:?}");
    }
}

#[test]
fn each_half_move_has_its_sound_and_what_a_crash_left_is_found_again() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let mut table = Table::open(&home, &["--journal", "game.jsonl"]);
    for entry in ["e2e4", "e7e5", "g1f3"] {
        table.wait_for_a_voice(1);
        table.enter(entry);
    }
    table.wait_for_a_voice(1);
    let unfinished = parts(&table.journal);
    table.child.kill().unwrap();
    table.child.wait().unwrap();
    let kept = clips(&table.journal);
    let told: Vec<_> = kept
        .iter()
        .map(|it| (it.of, it.ply, it.by, it.voice_from < it.voice_to))
        .collect();
    let heard = |ply| (ClipOf::Move, Some(ply), Some(EnteredBy::Keys), true);
    assert_eq!(told, [heard(1), heard(2), heard(3)]);
    assert_eq!(unfinished.len(), 1);

    // The next start finds it, says so, and goes on.
    let mut table = Table::open(&home, &["--resume", "game.jsonl"]);
    wait_until(|| clips(&table.journal).iter().any(|it| it.of == ClipOf::Found));
    table.wait_for_a_voice(1);
    table.enter("b8c6");
    drop(table.entries);
    let journal = table.journal;
    let answer = Answer::of(table.child).expect(0);
    assert!(
        answer.lines("ear").iter().any(|it| it.contains("was found: 0004.flac")),
        "{}",
        answer.out
    );
    let all = clips(&journal);
    let of: Vec<_> = all.iter().map(|it| it.of).collect();
    assert_eq!(of[3..], [ClipOf::Found, ClipOf::Move]);
    assert!(all[3].length >= 1000, "{:?}", all[3]);
    all_are_whole(&journal);
    assert!(parts(&journal).is_empty(), "nothing unfinished is left");
}

/// 8.4, 8.5: in time trouble nobody writes; afterwards the recogniser reads the sound of the dashes, and Enter takes it.
#[test]
fn dashes_are_filled_from_what_was_said() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let moves = [
        "Bauer Eva vier",
        "Bauer Eva fünf",
        "Springer Felix drei",
        "Springer Cesar sechs",
    ];
    let talk = moves.iter().fold(Recording::silence(1.0), |talk, it| {
        talk.then(&Recording::spoken(it)).pause(2.0)
    });
    let microphone = talk.laid_in(&home, "game.wav");
    let arguments = [
        "--record",
        "on",
        "--microphone",
        text(&microphone),
        "--journal",
        "game.jsonl",
    ];
    let mut child = home.ansage(&arguments).spawn().unwrap();
    let mut table = Table {
        journal: home.path("game.jsonl"),
        entries: child.stdin.take().unwrap(),
        child,
    };
    for _half_move in moves {
        table.wait_for_a_voice(1);
        table.enter("/dash");
    }
    drop(table.entries);
    let answer = Answer::of(table.child).expect(0);
    let counted = ["Dash, White.", "Dash, Black."];
    assert!(
        counted.iter().all(|it| answer.lines("ear").contains(it)),
        "{}",
        answer.out
    );

    let mut child = home.ansage(&["--resume", "game.jsonl"]).spawn().unwrap();
    let mut entries = child.stdin.take().unwrap();
    let told = lines_of(child.stdout.take().unwrap());
    let wait_for = |wanted: &str| while receive(&told).expect(wanted) != wanted {};
    writeln!(entries, "/fill").unwrap();
    for announced in [
        "Bauer Eva vier",
        "Bauer Eva fuenf",
        "Springer Felix drei",
        "Springer Cesar sechs",
    ] {
        wait_for(&format!("ear: {announced}?"));
        writeln!(entries).unwrap();
    }
    wait_for("ear: The scoresheet is complete.");
    drop(entries);
    child.wait().unwrap();
    let sheet = home
        .run(&["export", "game.jsonl", "--text", "--columns", "1"], "")
        .expect(0);
    assert!(sheet.out.contains("1. e4 e5\n2. Nf3 Nc6\n"), "{}", sheet.out);
    assert!(sheet.out.contains("Written later: 1.e4 e5 2.Nf3 Nc6"), "{}", sheet.out);
}

#[test]
fn the_sound_of_a_game_comes_along_when_it_is_taken_up_into_another_journal() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let mut table = Table::open(&home, &["--journal", "game.jsonl"]);
    for entry in ["e2e4", "e7e5", "g1f3", "b8c6"] {
        table.wait_for_a_voice(1);
        table.enter(entry);
    }
    drop(table.entries);
    Answer::of(table.child).expect(0);
    // One is lost and one was changed since: they stay behind, and nothing takes their place.
    let sound = home.path("game.sound");
    fs::remove_file(sound.join("0004.flac")).unwrap();
    fs::write(sound.join("0002.flac"), "changed").unwrap();
    let before = listed(&sound);

    let mut table = Table::open(&home, &["--resume", "game.jsonl", "--journal", "copy.jsonl"]);
    table.journal = home.path("copy.jsonl");
    wait_until(|| clips(&table.journal).len() == 4);
    table.wait_for_a_voice(1);
    table.enter("f1b5");
    drop(table.entries);
    Answer::of(table.child).expect(0);

    assert_eq!(listed(&sound), before, "what lay there lies there");
    let copy = home.path("copy.jsonl");
    assert_eq!(
        listed(&home.path("copy.sound")),
        ["0001.flac", "0003.flac", "0005.flac"]
    );
    let heard: Vec<_> = clips(&copy)
        .iter()
        .map(|it| read_clip(&folder_of(&copy), it).map(|samples| samples.len() as u64 / 16 == it.length))
        .collect();
    let missing = || Err(ClipError::Missing);
    assert_eq!(heard, [Ok(true), missing(), Ok(true), missing(), Ok(true)]);
    let answer = home
        .run(&["export", "copy.jsonl", "--audio", "handed-in"], "")
        .expect(0);
    for file in ["0002.flac", "0004.flac"] {
        assert_eq!(answer.err.matches(file).count(), 1, "{}", answer.err);
    }
}

fn listed(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().file_name());
    let mut names: Vec<_> = files.map(|it| it.into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn the_sound_of_the_last_entry_comes_into_the_journal_before_the_program_ends() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let mut table = Table::open(&home, &["--journal", "game.jsonl"]);
    table.wait_for_a_voice(1);
    table.entries.write_all(b"e2e4\n").unwrap();
    drop(table.entries);
    let answer = Answer::of(table.child).expect(0);
    assert!(
        answer.lines("ear").contains(&"What is said at the board is recorded."),
        "{}",
        answer.out
    );
    assert_eq!(clips(&table.journal).len(), 1);
    all_are_whole(&table.journal);
}

#[test]
fn a_tape_is_walked_by_ear_from_any_move() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let mut table = Table::open(&home, &["--journal", "game.jsonl"]);
    for entry in ["e2e4", "e7e5", "g1f3"] {
        table.wait_for_a_voice(1);
        table.enter(entry);
    }
    drop(table.entries);
    Answer::of(table.child).expect(0);
    let before = fs::read(&table.journal).unwrap();
    let entries = "\n\n1\n/play-speed 0.5\n/play-previous\n/made\n";
    let answer = home
        .run(&["play", "game.jsonl", "1b", "--voice", "script:said"], entries)
        .expect(0);
    let moves = [
        "1... Bauer Eva fuenf",
        "2. Springer Felix drei",
        "1. Bauer Eva vier",
        "1... Bauer Eva fuenf",
    ];
    assert_eq!(answer.lines("sheet"), [&moves[..], &["1. Bauer Eva vier"]].concat());
    let said = fs::read_to_string(home.path("said")).unwrap();
    let heard: Vec<&str> = said
        .lines()
        .filter_map(|it| it.split_once('['))
        .map(|it| it.1)
        .collect();
    let at_life = [
        "0002.flac 100%]",
        "0003.flac 100%]",
        "0001.flac 100%]",
        "0002.flac 100%]",
    ];
    assert_eq!(heard, [&at_life[..], &["0001.flac 50%]"]].concat());
    assert_eq!(fs::read(&table.journal).unwrap(), before, "nothing is recorded");
    home.run(&["play", "nowhere.jsonl"], "").refused(4, &["nowhere.jsonl"]);
}

#[test]
fn a_dictation_is_a_file_for_each_voice() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let said = Recording::silence(2.5)
        .then(&Recording::spoken("Springer Gustav eins Felix drei"))
        .pause(2.0);
    let both = said.clone().then(&said);
    both.laid_in(&home, "dictated.wav");
    let answer = home
        .run(&["record", "tape", "--microphone", "dictated.wav", "--json"], "")
        .expect(0);
    let lines: Vec<serde_json::Value> = answer.out.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let files: Vec<_> = lines.iter().map(|it| it["file"].as_str().unwrap()).collect();
    assert_eq!(files, ["0001.flac", "0002.flac"]);
    for line in &lines {
        let path = home.path("tape").join(line["file"].as_str().unwrap());
        let seconds = Command::new("soxi").arg("-D").arg(&path).output().unwrap().stdout;
        let seconds: f64 = String::from_utf8(seconds).unwrap().trim().parse().unwrap();
        assert!(
            (seconds * 1000.0 - line["length"].as_f64().unwrap()).abs() < 1.0,
            "{line}"
        );
        let sum = Command::new("sha256sum").arg(&path).output().unwrap().stdout;
        assert!(
            String::from_utf8(sum)
                .unwrap()
                .starts_with(line["sha256"].as_str().unwrap()),
            "{line}"
        );
    }
    // What lies there already stays, and is no news.
    let answer = home
        .run(&["record", "tape", "--microphone", "dictated.wav"], "")
        .expect(0);
    for file in ["0003.flac: ", "0004.flac: "] {
        assert!(answer.out.contains(file), "{}", answer.out);
    }
    for file in ["0001.flac", "0002.flac"] {
        assert!(home.path("tape").join(file).exists());
        assert!(!answer.out.contains(file), "{}", answer.out);
    }
    home.file("taken", "no folder");
    home.run(&["record", "taken", "--microphone", "dictated.wav", "--json"], "")
        .refused(2, &["taken"]);
}

/// A limit on the size of files stands for a disk that is full: the journal stays below it, sound does not.
#[test]
fn a_full_disk_is_said_once_and_the_game_goes_on() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let talk = Recording::spoken("Springer Gustav eins Felix drei, und dann Bauer Eva vier, und so weiter");
    let long = (0..12).fold(Recording::silence(1.0), |long, _| long.then(&talk).pause(0.3));
    long.laid_in(&home, "talk.wav");
    let mut command = Command::new("sh");
    let limited = r#"trap "" XFSZ; ulimit -f 64; exec "$@""#;
    command.args(["-c", limited, "sh", env!("CARGO_BIN_EXE_ansage")]);
    command.args([
        "--record",
        "on",
        "--microphone",
        "talk.wav",
        "--journal",
        "game.jsonl",
        "--voice",
        "script:said",
    ]);
    let mut child = home.configured(command).spawn().unwrap();
    let mut entries = child.stdin.take().unwrap();
    let said = || fs::read_to_string(home.path("said")).unwrap_or_default();
    let full = "The disk is full. Sound is not recorded any more. The game goes on.";
    wait_until(|| said().contains(full));
    for entry in ["e2e4", "e7e5"] {
        writeln!(entries, "{entry}").unwrap();
    }
    wait_until(|| said().contains("room: Bauer Eva fünf"));
    drop(entries);
    Answer::of(child).expect(0);
    assert_eq!(said().matches(full).count(), 1);
    assert_eq!(clips(&home.path("game.jsonl")), []);
    let moves = read(&home.path("game.jsonl")).unwrap().records;
    assert!(moves.len() > 4, "{moves:?}");
}
