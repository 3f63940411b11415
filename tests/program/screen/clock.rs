//! The clock of the program as the hall reads it (C02 5.1).

use std::sync::Arc;

use ansage_core::desk::{ClockFace, Conversation as _, Follower, Input, Known};
use ansage_core::game::{ClockKind, Condition, Moment, Opening, Recorded};
use ansage_devices::terminal::{HallClock, in_words};
use insta::assert_snapshot;
use ratatui::backend::{CrosstermBackend, TestBackend};

use super::stage::{Paper, Table, event, rows, timed};
use crate::support::desk_harness::VOICES;
use crate::support::table::{usual_opening, usual_settings};

/// Returns what the clock shows at a moment of a game that was played like this.
fn clock_at(journal: &[Recorded], at: u64, known: Known) -> ClockFace {
    let mut follower = Follower::new(usual_settings(), Arc::clone(&VOICES));
    for recorded in journal {
        follower.take(recorded).expect("a game");
    }
    follower.clock_face(Moment(at), known).expect("a game")
}

fn shown(clock: &ClockFace, columns: u16, rows_there: u16) -> Vec<String> {
    let mut face = HallClock::on(TestBackend::new(columns, rows_there));
    let Ok(()) = face.show(clock);
    rows(face.window())
}

fn of_time(control: &str) -> Opening {
    Opening {
        time: Some(control.parse().expect("a time control")),
        ..timed()
    }
}

/// Returns the journal of a game whose entries begin at their moments.
fn journal_of(opening: Opening, entries: &[(u64, &str)]) -> Vec<Recorded> {
    let mut table = Table::of(opening, TestBackend::new(80, 24), false);
    for (at, line) in entries {
        wakes_until(&mut table, *at);
        table.at = Moment(*at);
        table.enters(line);
    }
    table.journal
}

/// Lets a game go on without a key.
fn wakes_until(table: &mut Table, at: u64) {
    while let Some(wake) = table.desk.next_wake().filter(|it| it.0 <= at) {
        table.at = wake;
        let effects = table.desk.handle(wake, Input::Wake);
        table.carry_out(effects);
    }
}

/// One move by each side: Black's clock runs from 10 to 40 seconds, White's since.
fn under_way() -> Vec<Recorded> {
    journal_of(
        timed(),
        &[
            (0, "/start"),
            (10_000, "e4"),
            (10_400, ""),
            (10_600, ""),
            (40_000, "e5"),
        ],
    )
}

#[test]
fn both_times_are_read_across_the_hall_and_the_side_that_runs_is_known_by_its_mark() {
    let journal = under_way();
    let clock = clock_at(&journal, 60_000, Known::Exactly);
    assert_snapshot!("hall_clock_80x24", shown(&clock, 80, 24).join("\n"));
    let large = |columns, rows| {
        let rows = shown(&clock, columns, rows);
        rows.iter().filter(|it| it.contains('█')).count() / 2
    };
    assert!(large(80, 24) >= 5, "C02 5.1.c");
    assert!(large(160, 50) > large(80, 24), "as large as the window allows");
}

#[test]
fn a_narrow_window_still_shows_both_times() {
    let clock = clock_at(&under_way(), 60_000, Known::Exactly);
    assert_snapshot!("hall_clock_40x24", shown(&clock, 40, 24).join("\n"));
    for (columns, rows) in [(40, 10), (20, 24), (20, 6), (20, 4)] {
        let shown = shown(&clock, columns, rows).join(" ");
        for time in ["Weiß: 1:29:59", "Schwarz: 1:30:00"] {
            assert!(shown.contains(time), "{columns} × {rows}: {shown}");
        }
    }
}

#[test]
fn a_second_that_passes_is_all_that_is_written() {
    let paper = Paper::default();
    let mut face = HallClock::on(CrosstermBackend::new(paper.clone()));
    let journal = under_way();
    let mut written = |at| {
        face.show(&clock_at(&journal, at, Known::Exactly))
            .expect("paper is patient");
        paper.taken()
    };
    assert!(written(60_000).contains("Schwarz"));
    assert_eq!(written(60_050), "", "the same second");
    let second = written(61_000);
    assert!(!second.is_empty() && !second.contains("Schwarz"), "{second:?}");
}

#[test]
fn the_hall_reads_what_the_player_at_the_keys_is_shown_to_the_second() {
    let mut table = Table::of(of_time("40/90m, G/30m, +30s"), TestBackend::new(80, 24), true);
    table.play(&["/start", "e4", "", "", "e5", "d4", "", ""]);
    for step in 0..50 {
        let at = table.at.0 + step * 733;
        let clocks = table.desk.page(Moment(at)).clocks.expect("they are shown");
        let [white, black] = clock_at(&table.journal, at, Known::Exactly).sides.expect("a clock");
        let exactly = [clocks.white, clocks.black].map(|(least, most)| (least == most).then_some(least));
        assert_eq!([Some(white.left), Some(black.left)], exactly);
        assert_eq!([white.runs, black.runs], [false, true]);
    }
}

#[test]
fn who_was_at_zero_first_is_shown_until_that_side_has_time_again() {
    let mut entries = vec![(0, "/start"), (2_000, "e4"), (2_300, ""), (2_600, "")];
    let black_first = clock_at(
        &journal_of(of_time("G/1m"), &[&entries[..], &[(70_000, "/?")]].concat()),
        70_000,
        Known::Exactly,
    );
    assert_eq!(
        in_words(&black_first)[1],
        "Schwarz: 0:00:00, läuft, zuerst bei null, 0 Züge"
    );
    entries.extend([(63_000, "e5"), (125_000, "/?")]);
    let both = |more: &[(u64, &str)]| {
        let journal = journal_of(of_time("G/1m"), &[&entries[..], more].concat());
        in_words(&clock_at(&journal, 130_000, Known::Exactly))
    };
    assert_eq!(
        both(&[]),
        [
            "Weiß: 0:00:00, läuft, null, 1 Zug",
            "Schwarz: 0:00:00, zuerst bei null, 1 Zug"
        ]
    );
    let set = both(&[(126_000, "/pause"), (127_000, "/set black 0:02:00")]);
    assert_eq!(set[0], "Weiß: 0:00:00, zuerst bei null, 1 Zug");
    assert_eq!(set[1], "Schwarz: 0:02:00, 1 Zug");
}

#[test]
fn a_control_is_met_when_its_moves_are_completed_and_not_before() {
    let opening = || of_time("2/1m, G/30m");
    let mut entries = vec![
        (0, "/start"),
        (10_000, "e4"),
        (10_300, ""),
        (10_600, ""),
        (12_000, "e5"),
    ];
    entries.extend([(50_000, "d4"), (50_300, "")]);
    let white = |entries: &[(u64, &str)], at| {
        in_words(&clock_at(&journal_of(opening(), entries), at, Known::Exactly))[0].clone()
    };
    let made = white(&entries, 51_000);
    assert!(made.ends_with(", läuft, 1 Zug"), "made and not pressed: {made}");
    entries.push((57_000, ""));
    let pressed = white(&entries, 58_000);
    assert!(pressed.starts_with("Weiß: 0:30:0"), "{pressed}");
    assert!(pressed.ends_with(", Zeitkontrolle 1 erfüllt, 2 Züge"), "{pressed}");
}

#[test]
fn in_an_event_the_clock_counts_no_moves() {
    let opening = Opening {
        clock: ClockKind::Program,
        time: Some("2/1m, G/30m".parse().expect("a time control")),
        ..event()
    };
    let journal = journal_of(
        opening,
        &[
            (0, "/start"),
            (1_000, "e4"),
            (1_300, ""),
            (1_600, "/made"),
            (2_000, "/clock"),
        ],
    );
    let words = in_words(&clock_at(&journal, 3_000, Known::Exactly)).join("; ");
    assert!(words.contains("Schwarz: 0:00:5") && words.contains("läuft"), "{words}");
    assert!(!words.contains("Zug"), "12.6: {words}");
}

#[test]
fn in_an_event_it_counts_them_where_the_arbiter_wants_a_counter() {
    let mut opening = Opening {
        clock: ClockKind::Program,
        time: Some("2/1m, G/30m".parse().expect("a time control")),
        ..event()
    };
    let terms = opening.event.get_or_insert_default();
    terms.conditions.lay_down(Condition::MoveCounter, "yes".to_owned());
    let moves = [
        (0, "/start"),
        (1_000, "e4"),
        (1_300, ""),
        (1_600, "/made"),
        (2_000, "/clock"),
    ];
    let journal = journal_of(opening, &moves);
    let words = in_words(&clock_at(&journal, 3_000, Known::Exactly)).join("; ");
    assert!(words.contains("1 Zug") || words.contains("Züge: 1"), "{words}");
}

#[test]
fn what_both_clocks_stand_for_is_said_and_so_is_the_result() {
    let words = |entries: &[(u64, &str)]| {
        let journal = journal_of(timed(), entries);
        let at = journal.last().expect("a game").at;
        in_words(&clock_at(&journal, at.0, Known::Exactly)).pop()
    };
    let start = journal_of(
        Opening {
            start: ansage_core::game::Start::OnWord,
            ..timed()
        },
        &[],
    );
    let at_the_start = in_words(&clock_at(&start, 5_000, Known::Exactly));
    assert_eq!(at_the_start[2], "Die Uhr von Weiß läuft noch nicht.");
    let moves = [(0, "/start"), (1_000, "e4"), (1_300, ""), (1_600, "")];
    assert_eq!(
        words(&[&moves[..], &[(2_000, "/pause")]].concat()).as_deref(),
        Some("Die Uhren stehen.")
    );
    let result = [(2_000, "/result 1-0"), (2_500, "j")];
    assert_eq!(
        words(&[&moves[..], &result].concat()).as_deref(),
        Some("Ergebnis: Weiß gewinnt, 1-0.")
    );
}

#[test]
fn a_clock_that_nobody_keeps_stands_and_says_so() {
    let journal = under_way();
    let clock = in_words(&clock_at(&journal, 60_000, Known::NobodyKeepsIt));
    assert!(!clock[0].contains("läuft"), "{clock:?}");
    assert_eq!(clock[2], "Das Programm, das die Uhren führt, ist beendet: Sie stehen.");
    let rough = in_words(&clock_at(&journal, 60_000, Known::Roughly));
    assert!(
        rough[0].contains("etwa, läuft") && !rough[1].contains("etwa"),
        "{rough:?}"
    );
}

#[test]
fn a_clock_on_the_table_is_looked_at_there() {
    let on_the_table = Opening {
        clock: ClockKind::Table,
        ..timed()
    };
    for (opening, said) in [
        (on_the_table, "Die offizielle Uhr steht auf dem Tisch."),
        (usual_opening(), "Diese Partie hat keine Uhr."),
    ] {
        let clock = clock_at(&journal_of(opening, &[(0, "e4"), (500, "")]), 9_000, Known::Exactly);
        assert_eq!(in_words(&clock), [said]);
        assert_eq!(shown(&clock, 80, 24).concat(), said);
    }
}
