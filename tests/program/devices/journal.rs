//! The journal keeps what was played: whole, in order, and honest about what is missing.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;

use ansage_core::game::resolve::SheetEntry;
use ansage_core::game::sense::{Doubt, doubts};
use ansage_core::game::{BoardName, Event, Game, Gap, JournalFault, Moment, PeriodsHad, Recorded, pgn};
use ansage_devices::storage::{Journal, ReadError, read, read_text};
use proptest::prelude::*;

use crate::support::piped::Piped;
use crate::support::program::{Answer, Home};
use crate::support::size::{size, tally};
use crate::support::wait::wait_until;

fn any_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        Just(Event::Started),
        Just(Event::Done),
        Just(Event::Paused),
        ".{0,40}".prop_map(|text| Event::Noted { text }),
        (0_u64..100_000).prop_map(|left| Event::TimeNoted { left }),
        prop::option::of(0_u64..100_000).prop_map(|gap| Event::Reopened {
            gap: gap.map(Gap::Known),
            wall: None
        }),
        Just(Event::Reopened {
            gap: Some(Gap::Unknown),
            wall: Some(1)
        }),
        (0_u64..100_000, any_side()).prop_map(|(left, side)| Event::Synced { side, left, ours: None }),
        (1_u16..200).prop_map(|ply| Event::SheetCorrected {
            ply,
            old: "e2e4".parse().expect("a move"),
            new: "d2d4".parse().expect("a move"),
            said: Some("d4".parse().expect("words")),
            initials: (ply % 2 == 0).then(|| "AB".to_owned()),
        }),
        Just(Event::BoardsDiffer),
        (1_u16..200, any_entry(), any::<bool>()).prop_map(|(ply, entry, differs)| Event::OtherSheetEntered {
            ply,
            entry,
            differs
        }),
        (0_u8..=100).prop_map(|percent| Event::RoomLimited { percent }),
        (".{0,20}", ".{0,20}").prop_map(|(from, to)| Event::JournalContinued {
            why: JournalFault::Moved,
            from,
            to
        }),
        (1_u16..200).prop_map(|ply| Event::OtherSheetStruck { ply }),
        Just(Event::OtherSheetEnded),
        any::<bool>().prop_map(|is_a| Event::BoardEntered {
            board: if is_a { BoardName::A } else { BoardName::B },
            fen: "4k3/8/8/8/8/8/8/4K3".to_owned(),
        }),
        Just(Event::CorrectionsTold),
        Just(Event::ComparisonEnded),
        (0_u16..200, prop::option::of((0_u16..5, 0_u16..5))).prop_map(|(ply, periods)| {
            let periods = periods.map(|(white, black)| PeriodsHad { white, black });
            Event::Restored { ply, periods }
        }),
        (any_side(), ".{0,20}").prop_map(|(side, reason)| Event::TimeAdded {
            side,
            time: 1000,
            reason
        }),
    ]
}

fn any_entry() -> impl Strategy<Value = SheetEntry> {
    prop_oneof![
        Just(SheetEntry::Missing),
        Just(SheetEntry::Move("e2e4".parse().expect("a move"))),
        ".{0,20}".prop_map(SheetEntry::Written),
        ".{0,20}".prop_map(SheetEntry::Illegible),
    ]
}

fn any_side() -> impl Strategy<Value = shakmaty::Color> {
    prop::sample::select(shakmaty::Color::ALL.to_vec())
}

fn any_records() -> impl Strategy<Value = Vec<Recorded>> {
    prop::collection::vec((0_u64..1_000_000, any_event()), 1..12).prop_map(|lines| {
        lines
            .into_iter()
            .map(|(at, event)| Recorded {
                by: (at % 3 == 0).then(|| "AB".to_owned()),
                ..Recorded::new(Moment(at), event)
            })
            .collect()
    })
}

/// Returns the bytes of a journal that holds these records.
fn written(records: &[Recorded]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    Journal::create_from(&path, records).expect("a new journal");
    fs::read(&path).expect("the journal")
}

fn line_at(bytes: &[u8], position: usize) -> usize {
    1 + bytes[..position].iter().filter(|byte| **byte == b'\n').count()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(size(48, 10_000)))]

    #[test]
    fn whatever_is_cut_off_the_lines_before_are_kept(records in any_records(), part in 0.0..1.0) {
        let bytes = written(&records);
        let length = (bytes.len() as f64 * part) as usize;
        let read = read_text(&bytes[..length], Path::new("game.jsonl")).expect("a journal");
        let whole_lines = bytes[..length].iter().filter(|byte| **byte == b'\n').count();
        prop_assert_eq!(&read.records[..], &records[..whole_lines.saturating_sub(1)]);
        prop_assert_eq!(read.torn, length > 0 && bytes[length - 1] != b'\n');
        prop_assert_eq!(read.damage, None);
        tally("whatever_is_cut_off_the_lines_before_are_kept", read.records.len(), "lines kept");
    }

    #[test]
    fn a_changed_byte_is_noticed_in_its_line(records in any_records(), part in 0.0..1.0, other in 1_u8..=255) {
        let mut bytes = written(&records);
        let position = (bytes.len() as f64 * part) as usize;
        let lines = line_at(&bytes, bytes.len() - 1);
        let line = line_at(&bytes, position);
        bytes[position] ^= other;
        match read_text(&bytes, Path::new("game.jsonl")) {
            // Of the header nothing may be left that shows what the file was.
            Err(ReadError::NotAJournal { .. } | ReadError::Newer { .. }) => prop_assert_eq!(line, 1),
            Err(error) => prop_assert!(false, "{error}"),
            Ok(read) => {
                prop_assert_eq!(&read.records[..], &records[..line.saturating_sub(2)]);
                prop_assert_eq!(read.damage.map(|it| it.line), Some(line), "not a power cut, in the last line either");
                prop_assert!(!read.torn);
            }
        }
        tally("a_changed_byte_is_noticed_in_its_line", lines, "lines");
    }
}

#[test]
fn zeros_that_a_power_cut_leaves_at_the_end_are_no_change_and_zeros_of_somebody_are() {
    let text = "x".repeat(2_000);
    let records = [1, 2].map(|at| Recorded::new(Moment(at), Event::Noted { text: text.clone() }));
    let whole = written(&records);
    let start = written(&records[..1]).len();
    let sector = start.next_multiple_of(512);
    let read_with_zeros = |from: usize, to: usize| {
        let mut bytes = whole.clone();
        bytes[from..to].fill(0);
        let read = read_text(&bytes, Path::new("game.jsonl")).expect("a journal");
        assert_eq!(read.records, records[..1], "{from} to {to}");
        (read.torn, read.damage.map(|it| it.line))
    };
    let power_cut = (true, None);
    let end = whole.len();
    assert_eq!(
        read_with_zeros(start, end),
        power_cut,
        "nothing of the line came to the disk"
    );
    assert_eq!(
        read_with_zeros(sector, end),
        power_cut,
        "the rest of the sector before did"
    );
    assert_eq!(
        read_with_zeros(sector, sector + 512),
        power_cut,
        "a sector behind it did"
    );
    assert_eq!(read_with_zeros(start, sector), power_cut, "the sectors behind it did");
    let changed = (false, Some(3));
    assert_eq!(
        read_with_zeros(sector + 7, sector + 512),
        changed,
        "no sector begins there"
    );
    assert_eq!(read_with_zeros(sector, sector + 100), changed, "no sector ends there");
    assert_eq!(read_with_zeros(end - 1, end), changed, "a newline and no more");
}

#[test]
fn a_line_taken_out_or_put_elsewhere_is_noticed() {
    let records: Vec<_> = (0..5)
        .map(|at| Recorded::new(Moment(at), Event::Noted { text: at.to_string() }))
        .collect();
    let text = String::from_utf8(written(&records)).expect("text");
    let lines: Vec<&str> = text.lines().collect();

    let without_line_3: String = [&lines[..2], &lines[3..]].concat().join("\n") + "\n";
    let read = read_text(without_line_3.as_bytes(), Path::new("game.jsonl")).expect("a journal");
    assert_eq!(read.damage.expect("noticed").line, 3);

    let mut swapped = lines.clone();
    swapped.swap(2, 3);
    let read = read_text((swapped.join("\n") + "\n").as_bytes(), Path::new("game.jsonl")).expect("a journal");
    assert_eq!(read.damage.expect("noticed").line, 3);
    assert_eq!(read.records, records[..1]);
}

#[test]
fn a_file_that_is_no_journal_is_not_taken_for_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    for text in [
        "dear friend",
        "dear friend\n",
        "{}",
        "\n",
        "{\"journal\":2,\"chain\":\"\"}\n",
    ] {
        fs::write(&path, text).expect("a file");
        assert!(read(&path).is_err(), "{text:?}");
    }
    assert!(read(folder.path()).is_err(), "a folder");
    assert!(read(&folder.path().join("nothing")).is_err());
}

#[test]
fn the_journals_of_older_versions_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the old journals") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|it| it != "jsonl") {
            continue;
        }
        let journal = read(&path).expect("a journal");
        assert_eq!((journal.torn, &journal.damage), (false, &None), "{}", path.display());
        let mut doubts = doubts(&journal.records);
        // Some were opened for a test under the word of another day.
        doubts.retain(|it| *it != (0, Doubt::AuthorisedAnotherDay));
        assert_eq!(doubts, [], "{}", path.display());
        let game = Game::replay(&journal.records).expect("a game");
        let expected = fs::read_to_string(path.with_extension("pgn")).expect("its PGN");
        assert_eq!(pgn::export(&game.scoresheet()), expected, "{}", path.display());
        count += 1;
    }
    assert!(count > 0, "there are old journals");
}

#[test]
fn a_program_killed_at_any_moment_loses_nothing_that_was_announced() {
    for round in 0..size(12_u64, 100) {
        let home = Home::new();
        let journal = home.path("game.jsonl");
        let mut child = home
            .ansage(&["--voice", "none", "--journal", "game.jsonl"])
            .stderr(Stdio::null())
            .spawn()
            .expect("the program");
        let mut entries = child.stdin.take().expect("a pipe");
        // The knights go out and back for as long as the program lives.
        let typing = std::thread::spawn(move || while entries.write_all(b"g1f3\ng8f6\nf3g1\nf6g8\n").is_ok() {});
        let stdout = child.stdout.take().expect("a pipe");
        let (seen, all_seen) = std::sync::mpsc::channel();
        let reading = std::thread::spawn(move || {
            for line in BufReader::new(stdout).split(b'\n').map_while(Result::ok) {
                if line.starts_with(b"room: ") && seen.send(()).is_err() {
                    break;
                }
            }
        });
        // Another moment in each round: by how much has been announced, not by a clock.
        for _ in 0..=round * 7 {
            all_seen.recv().expect("an announcement");
        }
        child.kill().expect("killed");
        child.wait().expect("an end");
        typing.join().expect("typed");
        reading.join().expect("read");
        let announced = usize::try_from(1 + round * 7).expect("small") + all_seen.try_iter().count();

        let read = read(&journal).expect("a journal");
        assert_eq!(read.damage, None);
        let game = Game::replay(&read.records).expect("a game");
        let kept = game.plies().len() + usize::from(game.announced().is_some());
        assert!(kept >= announced, "{announced} announced, {kept} in the journal");
        tally(
            "a_program_killed_at_any_moment_loses_nothing_that_was_announced",
            announced,
            "moves announced",
        );
        let resumed = home.run(&["--voice", "none", "--resume", "game.jsonl"], "").expect(0);
        assert!(resumed.err.is_empty() || read.torn, "{}", resumed.err);
    }
}

#[test]
fn a_game_left_while_the_disk_is_full_is_not_said_to_be_saved() {
    let home = Home::new();
    let child = on_a_full_disk(&home);
    let mut entries = child.stdin.as_ref().expect("a pipe");
    entries
        .write_all(b"e2e4\ne7e5\ng1f3\nb8c6\nf1b5\n/quit\n")
        .expect("entered");
    let answer = Answer::of(child).expect(2);
    assert!(answer.err.contains("game.jsonl"), "{}", answer.err);
    let read = read(&home.path("game.jsonl")).expect("a journal");
    assert_eq!(read.damage, None);
    assert!(read.records.len() < 6, "so much was entered");
}

/// Starts the program where the journal must not grow beyond one block, which stands for a full disk.
fn on_a_full_disk(home: &Home) -> std::process::Child {
    let script = "trap '' XFSZ; ulimit -S -f 1; exec \"$0\" \"$@\"";
    let long_name = "x".repeat(150);
    let program = home.ansage(&[]).get_program().to_owned();
    home.configured(std::process::Command::new("sh"))
        .args(["-c", script])
        .arg(program)
        .args(["--voice", "none", "--journal", "game.jsonl", "--white", &long_name])
        .spawn()
        .expect("a shell")
}

#[test]
fn a_full_disk_is_said_once_and_the_game_goes_on_until_there_is_room() {
    let home = Home::new();
    let mut child = on_a_full_disk(&home);
    let mut entries = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut listen_until = |words: &str| -> Vec<String> {
        let mut heard = Vec::new();
        while !heard.last().is_some_and(|it: &String| it.contains(words)) {
            heard.push(answers.next().expect("an answer").expect("text"));
        }
        heard
    };
    entries
        .write_all(b"e2e4\ne7e5\ng1f3\nb8c6\nf1b5\n/note the last one\n")
        .expect("entered");
    let said = listen_until("Noted");
    let about_the_journal: Vec<_> = said.iter().filter(|it| it.contains("journal")).collect();
    assert_eq!(about_the_journal.len(), 1, "said once: {said:?}");
    assert_eq!(
        said.iter().filter(|it| it.starts_with("room: ")).count(),
        5,
        "the game goes on"
    );

    let room = std::process::Command::new("prlimit")
        .args(["--pid", &child.id().to_string(), "--fsize=unlimited:"])
        .status();
    assert!(room.expect("prlimit").success());
    listen_until("journal");
    drop(entries);
    assert!(child.wait().expect("an end").success());
    let read = read(&home.path("game.jsonl")).expect("a journal");
    assert_eq!((read.torn, read.damage), (false, None));
    assert_eq!(
        Game::replay(&read.records).expect("a game").plies().len(),
        5,
        "nothing is missing"
    );
}

#[test]
fn a_journal_that_is_nearly_full_takes_no_notes_and_every_move_and_the_result() {
    let home = Home::new();
    home.run(&["--voice", "none", "--journal", "short.jsonl"], "").expect(0);
    let mut records = read(&home.path("short.jsonl")).expect("a journal").records;
    let text = "x".repeat(1024 * 1024 - 200);
    let note = |text: &str| Recorded::new(Moment(1), Event::Noted { text: text.to_owned() });
    records.extend((0..48).map(|_| note(&text)));
    drop(Journal::create_from(&home.path("game.jsonl"), &records).expect("a new journal"));
    let resumed = ["--voice", "none", "--resume", "game.jsonl"];
    // What resumes it is the first line behind 47.9 MiB, and these fill it up.
    let notes = format!("/note {}\n", "y".repeat(3_000)).repeat(5);
    let answer = home
        .run(
            &resumed,
            format!("{notes}/note the last\ne2e4\ne7e5\n/result 1-0\n/quit\n"),
        )
        .expect(0);
    let told = "The journal is nearly full. Moves and results are kept, notes are not.";
    let ear = answer.lines("ear");
    let noted = ear.iter().filter(|it| **it == "Noted.").count();
    assert!((1..5).contains(&noted), "{ear:?}");
    assert_eq!(
        ear.iter().filter(|it| **it == told).count(),
        1 + 6 - noted,
        "said once, and of each that is refused"
    );
    assert_eq!(answer.lines("room").len(), 2);
    let read = read(&home.path("game.jsonl")).expect("a journal");
    let game = Game::replay(&read.records).expect("a game");
    assert_eq!((game.plies().len(), game.outcome().is_some()), (2, true));
}

/// F7: a game that is being played is taken up nowhere else, not even in a journal of its own.
#[test]
fn a_game_under_way_is_not_forked() {
    let home = Home::new();
    let mut playing = Piped::start(home.ansage(&["--voice", "none", "--journal", "game.jsonl"]));
    playing.enter("e4");
    wait_until(|| fs::read_to_string(home.path("game.jsonl")).is_ok_and(|it| it.contains("e2e4")));
    let fork = ["--voice", "none", "--resume", "game.jsonl", "--journal", "fork.jsonl"];
    home.run(&fork, "").refused(1, &["is open in another program"]);
    assert!(!home.path("fork.jsonl").exists());
    drop(playing);
}
