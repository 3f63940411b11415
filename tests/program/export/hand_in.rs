//! `ansage hand-in`: the games of an event in one folder, what is missing told first, and nothing changed where it is refused.

use std::fs;
use std::path::{Path, PathBuf};

use ansage_core::game::sense::doubts;
use ansage_core::game::{Clip, ClipOf, EnteredBy, Event, Game, Mode, Opening, Outcome, Recorded};
use ansage_devices::recording::clips::folder_of;
use ansage_devices::storage::{Journal, read};
use ansage_sound_files::clips::sha256_of;
use ansage_sound_files::flac;
use ansage_sound_files::flac::Labels;
use shakmaty::Color;

use super::{and_then, in_an_event, opening};
use crate::support::played::played;
use crate::support::program::{Answer, Home, text};

const MOVES: &str = "e2e4 e7e5 g1f3";

fn signed(side: Color, sheet: Option<Color>) -> Event {
    Event::Signed { side, sheet }
}

/// A game of a round that White won, and both have signed.
fn won(round: &str) -> Vec<Recorded> {
    let end = vec![
        Event::Resulted {
            outcome: Outcome::WhiteWins,
        },
        signed(Color::White, None),
        signed(Color::Black, None),
    ];
    and_then(played(of_round(round), MOVES), end)
}

fn of_round(round: &str) -> Opening {
    let mut opening = opening("en");
    opening.header.round = round.into();
    opening
}

/// The folder of an event, with journals laid into it.
struct Folder {
    home: Home,
    path: PathBuf,
}

impl Folder {
    fn new() -> Self {
        let home = Home::new();
        let path = home.path("event");
        fs::create_dir(&path).expect("a folder");
        Self { home, path }
    }

    fn of(games: &[(&str, Vec<Recorded>)]) -> Self {
        let folder = Self::new();
        for (name, records) in games {
            folder.lay(name, records);
        }
        folder
    }

    fn lay(&self, name: &str, records: &[Recorded]) -> PathBuf {
        let path = self.path.join(name);
        drop(Journal::create_from(&path, records).expect("a new journal"));
        path
    }

    fn hand_in(&self, arguments: &[&str]) -> Answer {
        let arguments = [&["hand-in", text(&self.path)], arguments].concat();
        self.home.run(&arguments, "")
    }

    fn written(&self, name: &str) -> String {
        fs::read_to_string(self.path.join("hand-in").join(name)).unwrap_or_else(|it| panic!("{name}: {it}"))
    }

    /// Everything that lies in the folder, with what it holds.
    fn content(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut all = Vec::new();
        collect(&self.path, &mut all);
        all.sort();
        all
    }

    /// It is refused with one sentence, and everything in the folder is as it was.
    #[track_caller]
    fn refuses(&self, code: i32, words: &[&str]) {
        let before = self.content();
        self.hand_in(&[]).refused(code, words);
        assert_eq!(self.content(), before);
    }
}

fn collect(folder: &Path, all: &mut Vec<(PathBuf, Vec<u8>)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => {
                all.push((path.clone(), Vec::new()));
                collect(&path, all);
            }
            false => all.push((path.clone(), fs::read(&path).expect("a file"))),
        }
    }
}

fn is_handed_over(journal: &Path) -> bool {
    let journal = read(journal).expect("a journal");
    assert!(journal.damage.is_none());
    Game::replay(&journal.records).expect("a game").is_handed_over()
}

/// 8.3: all games in the order of their rounds, in each form, and the journals say so.
#[test]
fn the_games_of_an_event_are_handed_in() {
    let folder = Folder::of(&[("b.jsonl", won("1")), ("a.jsonl", won("2")), ("c.jsonl", won("10"))]);
    let boards = folder.path.join("board 2");
    fs::create_dir(&boards).expect("a folder");
    folder.lay("board 2/d.jsonl", &won("11"));
    let told = folder.hand_in(&["--within", "14"]).expect(0).out;
    let expected = [
        "There is no game of these rounds: 3, 4, 5, 6, 7, 8, 9.",
        "Last game on 2026.11.21, to be handed in by 2026.12.05.",
    ];
    assert_eq!(told.lines().take(2).collect::<Vec<_>>(), expected, "{told}");
    assert!(
        told.lines().nth(2).is_some_and(|it| it.starts_with("4 games are in ")),
        "{told}"
    );
    let pgn = folder.written("games.pgn");
    let rounds: Vec<&str> = pgn.lines().filter_map(|it| it.strip_prefix("[Round ")).collect();
    assert_eq!(rounds, ["\"1\"]", "\"2\"]", "\"10\"]", "\"11\"]"]);
    assert_eq!(pgn.matches("1. e4 e5 2. Nf3 1-0").count(), 4, "{pgn}");
    assert_eq!(folder.written("games.txt").matches("\nWhite: Anna\n").count(), 4);
    let sheets = ["b.jsonl", "a.jsonl", "c.jsonl", "board 2/d.jsonl"].map(|name| {
        let journal = folder.path.join(name);
        folder.home.run(&["export", text(&journal), "--brf"], "").expect(0).out
    });
    assert_eq!(folder.written("games.brf"), sheets.concat());
    for name in ["a.jsonl", "b.jsonl", "c.jsonl", "board 2/d.jsonl"] {
        assert!(is_handed_over(&folder.path.join(name)), "{name}");
        folder
            .home
            .run(&["verify", text(&folder.path.join(name))], "")
            .expect(0);
    }
}

/// What is missing is told before anything is written, each with its game.
#[test]
fn what_is_missing_is_told_first() {
    let dashed = vec![
        Event::Dashed { side: Color::Black },
        Event::SheetReplaced,
        Event::Resulted { outcome: Outcome::Draw },
        signed(Color::Black, None),
    ];
    let folder = Folder::of(&[
        ("1.jsonl", and_then(played(of_round("1"), MOVES), dashed)),
        ("2.jsonl", played(of_round("2"), MOVES)),
    ]);
    let told = folder.hand_in(&[]).expect(0).out;
    let expected = [
        "round 1, Anna - Bella (1.jsonl): One half-move stands as a dash.",
        "round 1, Anna - Bella (1.jsonl): White has not signed at the device.",
        "round 1, Anna - Bella (1.jsonl): Replaced by another sheet after move 2 Black.",
        "round 2, Anna - Bella (2.jsonl): The result is missing.",
    ];
    assert_eq!(told.lines().take(4).collect::<Vec<_>>(), expected, "{told}");
    assert!(is_handed_over(&folder.path.join("1.jsonl")));
    assert!(!is_handed_over(&folder.path.join("2.jsonl")), "it may go on");
    assert!(folder.written("games.pgn").contains("{not written: 2...-}"));
}

/// C.0: a game of an event whose record is nobody's scoresheet is handed in as the private log that it is.
#[test]
fn a_private_log_stays_one() {
    let over = vec![Event::Resulted { outcome: Outcome::Draw }];
    let folder = Folder::of(&[("game.jsonl", and_then(played(in_an_event(None), MOVES), over))]);
    let told = folder.hand_in(&[]).expect(0).out;
    assert!(
        told.contains("No arbiter allowed the record as a scoresheet.\n"),
        "{told}"
    );
    assert!(folder.written("games.txt").starts_with("Private log, not evidence\n"));
}

/// Once all are handed in, nothing is written again unasked, and the journals stay as they are.
#[test]
fn nothing_is_handed_in_twice() {
    let folder = Folder::of(&[("game.jsonl", won("1"))]);
    folder.hand_in(&[]).expect(0);
    let before = folder.content();
    let told = folder.hand_in(&[]).expect(0).out;
    assert_eq!(
        told,
        "The game was handed in already. With --again they are written once more.\n"
    );
    assert_eq!(folder.content(), before);
    let other = folder.home.path("other");
    folder.hand_in(&["--again", "--output", text(&other)]).expect(0);
    assert_eq!(folder.content(), before, "it is noted once");
    assert!(other.join("games.pgn").is_file());
}

/// Whoever was at the keys when the program died is not there any more: nothing is noted in the name of the arbiter.
#[test]
fn nothing_is_noted_on_the_word_of_an_arbiter_who_is_gone() {
    let came = Event::ArbiterCame { initials: "AB".into() };
    let over = Event::Resulted { outcome: Outcome::Draw };
    let mut records = and_then(played(in_an_event(None), MOVES), vec![came, over]);
    records.last_mut().expect("a result").by = Some("AB".into());
    let folder = Folder::of(&[("game.jsonl", records)]);
    folder.hand_in(&[]).expect(0);
    let journal = folder.path.join("game.jsonl");
    assert!(is_handed_over(&journal));
    let journal = read(&journal).expect("a journal").records;
    assert!(doubts(&journal).is_empty(), "{journal:?}");
}

/// A journal that had to go on in another file is handed in once.
#[test]
fn a_journal_that_goes_on_elsewhere_is_one_game() {
    let all = won("1");
    let folder = Folder::of(&[("part.jsonl", all[..all.len() - 3].to_vec()), ("whole.jsonl", all)]);
    let told = folder.hand_in(&[]).expect(0).out;
    assert!(
        told.starts_with("part.jsonl goes on in whole.jsonl, which is handed in.\n"),
        "{told}"
    );
    assert_eq!(folder.written("games.pgn").matches("[Event ").count(), 1);
    assert!(!is_handed_over(&folder.path.join("part.jsonl")));
}

#[test]
fn only_the_games_of_an_event_or_a_player_where_that_is_asked_for() {
    let mut other = of_round("1");
    other.header.event = "Club".into();
    other.header.black = "Clara".into();
    let folder = Folder::of(&[("1.jsonl", won("1")), ("club.jsonl", played(other, MOVES))]);
    folder.hand_in(&["--event", "lehrpartie"]).expect(0);
    assert_eq!(folder.written("games.pgn").matches("[Event ").count(), 1);
    let nobody = folder.hand_in(&["--player", "Dora", "--output", "elsewhere"]);
    nobody.refused(4, &["no journal of such a game"]);
}

/// The sound of each game that has some; what is missing of it is told.
#[test]
fn the_sound_is_handed_in_with_the_sheet() {
    let folder = Folder::new();
    let kept = |journal: &str, file: &str, lies_there: bool| {
        let sound = folder_of(&folder.path.join(journal));
        fs::create_dir_all(&sound).expect("a folder");
        let path = sound.join(file);
        flac::write(&path, &[100; 16_000], &Labels::default()).expect("a clip");
        let sha256 = sha256_of(&fs::read(&path).expect("a clip"));
        if !lies_there {
            fs::remove_file(&path).expect("a clip");
        }
        Event::SoundKept(Box::new(Clip {
            file: file.into(),
            sha256,
            of: ClipOf::Move,
            at: None,
            ply: Some(1),
            m: Some("e2e4".parse().expect("a move")),
            by: Some(EnteredBy::Voice),
            corrected: false,
            white_left: None,
            black_left: None,
            length: 1_000,
            voice_from: 100,
            voice_to: 900,
        }))
    };
    let clips = vec![kept("2.jsonl", "0001.flac", true), kept("2.jsonl", "0002.flac", false)];
    folder.lay("1.jsonl", &won("1"));
    folder.lay("2.jsonl", &and_then(won("2"), clips));
    let told = folder.hand_in(&[]).expect(0).out;
    assert!(
        told.contains("(2.jsonl): Of 2 pieces of sound one is missing or another.\n"),
        "{told}"
    );
    assert!(
        told.ends_with("The sound of one game is beside them in the folder sound.\n"),
        "{told}"
    );
    assert!(folder.path.join("hand-in/sound/02/game.flac").is_file());
    assert!(!folder.path.join("hand-in/sound/01").exists());
}

/// Bad input: one sentence, nothing changed.
#[test]
fn a_foreign_folder_is_left_as_it_is() {
    let folder = Folder::new();
    fs::write(folder.path.join("letter.txt"), "Dear Bella").expect("a file");
    folder.refuses(4, &["no journal of such a game"]);
    folder.lay("game.jsonl", &won("1"));
    fs::create_dir(folder.path.join("hand-in")).expect("a folder");
    fs::write(folder.path.join("hand-in/mine.txt"), "mine").expect("a file");
    folder.refuses(1, &["something", "hand-in"]);
    let nowhere = folder.home.path("nowhere");
    folder
        .home
        .run(&["hand-in", text(&nowhere)], "")
        .refused(4, &["nowhere"]);
    let in_a_file = folder.home.file("file", "text").join("out");
    folder.hand_in(&["--output", text(&in_a_file)]).refused(2, &["out"]);
    assert!(!is_handed_over(&folder.path.join("game.jsonl")));
}

/// P.3: a game of an event is nobody's before its result, and one that is being played is nobody's at all.
#[test]
fn a_game_that_goes_on_is_handed_in_by_nobody() {
    let folder = Folder::of(&[("over.jsonl", won("1"))]);
    let running = Opening {
        mode: Mode::Event,
        ..of_round("2")
    };
    let path = folder.lay("running.jsonl", &played(running, MOVES));
    folder.refuses(1, &["running.jsonl", "no result yet"]);
    fs::remove_file(path).expect("a journal");
    let (open, _) = Journal::resume(&folder.path.join("over.jsonl")).expect("a journal");
    folder.refuses(1, &["over.jsonl"]);
    drop(open);
    folder.hand_in(&[]).expect(0);
}

/// A damaged journal is handed in up to its damage, and nothing is noted in it.
#[test]
fn a_damaged_journal_is_named_and_served_up_to_its_damage() {
    let folder = Folder::of(&[("1.jsonl", won("1")), ("2.jsonl", won("2"))]);
    let path = folder.path.join("2.jsonl");
    let damaged = fs::read_to_string(&path).expect("a journal").replace("g1f3", "g1h3");
    fs::write(&path, &damaged).expect("a journal");
    let in_an_event = Opening {
        mode: Mode::Event,
        ..of_round("3")
    };
    let over = vec![Event::Resulted { outcome: Outcome::Draw }];
    let event = folder.lay("3.jsonl", &and_then(played(in_an_event, MOVES), over));
    let text = fs::read_to_string(&event).expect("a journal").replace("g1f3", "g1h3");
    fs::write(&event, text).expect("a journal");
    let answer = folder.hand_in(&[]).expect(4);
    assert!(
        answer
            .out
            .starts_with("3.jsonl: the journal cannot be read and is left out.\n"),
        "{}",
        answer.out
    );
    assert!(
        answer.out.contains("(2.jsonl): The journal is damaged from line "),
        "{}",
        answer.out
    );
    assert_eq!(folder.written("games.pgn").matches("[Event ").count(), 2);
    assert_eq!(fs::read_to_string(&path).expect("a journal"), damaged);
    assert!(is_handed_over(&folder.path.join("1.jsonl")));
}
