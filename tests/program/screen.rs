//! The whole screen and the view of the opponent, in a window that is looked at from outside: what stands where, and
//! what never does.

mod clock;
mod laws;
mod opponent;
mod stage;

use ansage_core::desk::{Conversation as _, DeskSettings, Device, Input, Power, Taping};
use ansage_core::game::event_terms::Leave;
use ansage_core::game::{Allowed, EventTerms, Moment, Opening};
use ansage_core::language::Message;
use ansage_devices::terminal::{Contrast, OpponentFace, Poster};
use ansage_wire::{Health, TapeHealth};
use crossterm::event::KeyCode;
use insta::assert_snapshot;
use ratatui::backend::{CrosstermBackend, TestBackend};
use ratatui::style::{Color, Modifier};

use crate::support::desk_harness::VOICES;
use crate::support::table::{usual_opening, usual_settings};
use stage::{Paper, Table, event, rows, timed};

#[test]
fn the_start() {
    assert_snapshot!(Table::at(60, 16).screen());
}

#[test]
fn an_own_move_is_read_back_and_confirmed_by_what_stands_last() {
    let mut table = Table::at(60, 16);
    table.enters("eva vier");
    assert_snapshot!("own_entry_read_back", table.screen());
    table.enters("");
    table.enters("e5");
    assert_snapshot!("opponents_move", table.screen());
}

#[test]
fn a_question_stands_above_the_prompt() {
    let mut table = Table::at(60, 16);
    table.play(&["sf3", "", "d5", "a4", "", "a5", "springer d2"]);
    table.play(&["d3", "", "e6", "springer d2"]);
    table.types("gus");
    assert_snapshot!(table.screen());
}

#[test]
fn in_an_event_nothing_of_a_move_is_read_before_it_is_announced() {
    let mut table = Table::of(event(), TestBackend::new(60, 16), false);
    table.types("eva vier");
    assert_snapshot!("event_masked_while_typed", table.screen());
    table.press(KeyCode::Enter);
    assert_snapshot!("event_masked_read_back", table.screen());
    table.enters("");
    assert_snapshot!("event_announced", table.screen());
}

/// For who sees little: at twenty columns no word of what was told, asked or noted is cut, and everything is bold on black or
/// on white.
#[test]
fn in_high_contrast_no_line_is_cut_at_twenty_columns() {
    for (contrast, ink, paper) in [
        (Contrast::Dark, Color::White, Color::Black),
        (Contrast::Light, Color::Black, Color::White),
    ] {
        let mut table = Table::at(20, 24).in_contrast(contrast);
        table.play(&["sf3", "", "d5", "a4", "", "a5", "springer d2"]);
        table.play(&["d3", "", "e6", "springer d2"]);
        let buffer = table.face.window().buffer().clone();
        let styles = buffer.content().iter().map(|it| (it.fg, it.bg, it.modifier));
        assert!(
            styles.clone().all(|it| it == (ink, paper, Modifier::BOLD)),
            "everything"
        );
        let shown = rows(table.face.window()).concat().replace(' ', "");
        let asked = table.told.last().expect("it asks").written.clone();
        for word in asked.split_whitespace() {
            assert!(shown.contains(word), "{word} is cut: {:?}", rows(table.face.window()));
        }
        let prompt: String = table.desk.view().prompt.split_whitespace().collect();
        assert!(
            shown.contains(&prompt),
            "{prompt} is cut: {:?}",
            rows(table.face.window())
        );
        table.types("sbd2");
        assert!(
            rows(table.face.window()).last().is_some_and(|it| it.contains("sbd2")),
            "what is typed has its room"
        );
    }
}

#[test]
fn what_has_no_room_is_left_out_whole() {
    let mut heights_with_black = 0;
    for height in 6..24 {
        let mut table = Table::of(timed(), TestBackend::new(20, height), true).in_contrast(Contrast::Light);
        table.play(&["e4", "", ""]);
        let shown = rows(table.face.window());
        // "Schwarz: 1:30:00, läuft" takes two rows.
        let begins = |it: &String| it.starts_with("Schwarz: 1:");
        let ends = |it: &String| it == "läuft";
        let [begin, end] = [shown.iter().position(begins), shown.iter().position(ends)];
        assert_eq!(begin.map(|it| it + 1), end, "{height}: {shown:?}");
        heights_with_black += usize::from(begin.is_some());
    }
    assert!((1..18).contains(&heights_with_black), "{heights_with_black}");
}

#[test]
fn what_the_arbiter_read_is_gone_with_the_arbiter() {
    let is_there = |rows: Vec<String>| rows.iter().any(|it| it.contains("regelwidriger"));
    let mut table = Table::of(event(), TestBackend::new(60, 16), false);
    table.play(&["f3", "", "/made", "e5", "a3", "", "/made", "Qh4", "a4", "", "/made"]);
    assert!(!is_there(rows(table.face.window())));
    table.enters("/arbiter AB");
    assert!(is_there(rows(table.face.window())));
    assert!(!is_there(table.face.record("")), "nor is it left behind");
    table.enters("/player");
    assert!(!is_there(rows(table.face.window())));
    for _ in 0..10 {
        table.press(KeyCode::PageUp);
        assert!(!is_there(rows(table.face.window())));
    }
    assert!(!is_there(table.face.record("")));
    assert!(
        table
            .face
            .record("")
            .contains(&"Der Spieler hat das Gerät wieder.".to_owned())
    );
}

#[test]
fn in_an_event_only_a_private_screen_numbers_the_turn() {
    let turn = |leaves: Vec<Leave>| {
        let terms = EventTerms {
            leaves,
            ..EventTerms::default()
        };
        let opening = Opening {
            event: Some(Box::new(terms)),
            ..event()
        };
        let table = Table::of(opening, TestBackend::new(60, 16), false);
        table.desk.page(Moment(0)).turn
    };
    let private = Leave {
        what: Allowed::PrivateScreen,
        by: "AB".to_owned(),
    };
    assert_eq!(turn(Vec::new()), "Weiß am Zug.");
    assert_eq!(turn(vec![private]), "Zug 1, Weiß");
}

#[test]
fn a_small_window_keeps_the_last_lines_and_the_prompt() {
    let game = ["e4", "", "e5", "sf3", "", "sc6", "lb5"];
    let mut small = Table::at(40, 10);
    small.play(&game);
    assert_snapshot!("small_40x10", small.screen());
    let mut tiny = Table::at(20, 4);
    tiny.play(&game);
    tiny.types("eine sehr lange Zeile");
    assert_snapshot!("tiny_20x4", tiny.screen());
}

#[test]
fn clocks_stand_above_the_turn_where_they_are_wanted() {
    let mut table = Table::of(timed(), TestBackend::new(60, 16), true);
    table.play(&["e4", "", "", "e5"]);
    assert_snapshot!(table.screen());
}

#[test]
fn how_the_tape_is_stands_there_as_long_as_the_game_lasts() {
    let mut table = taped(usual_opening(), Taping::On, (60, 16));
    table.play(&["e4", "", "e5"]);
    assert_snapshot!("tape_recording", table.screen());
    let mark = |table: &Table| table.desk.page(table.at).tape;
    let is_shown = |table: &mut Table, wanted: &str| {
        assert_eq!(mark(table).as_deref(), Some(wanted));
        assert!(rows(table.face.window()).iter().any(|it| it == wanted), "{wanted}");
    };
    table.enters("/aufnahme aus");
    is_shown(&mut table, "Aufnahme aus.");
    table.happens(Input::Tape(TapeHealth::Full));
    is_shown(&mut table, "Aufnahme aus.");
    table.enters("/aufnahme an");
    is_shown(&mut table, "Keine Aufnahme: Datenträger voll.");
    table.happens(Input::Tape(TapeHealth::Well));
    is_shown(&mut table, "Aufnahme läuft.");
    table.happens(Input::Tape(TapeHealth::Unwritable { why: String::new() }));
    is_shown(&mut table, "Keine Aufnahme: Datenträger gestört.");
    table.happens(Input::Tape(TapeHealth::Well));
    table.happens(Input::Health(
        Device::Microphone,
        Health::Missing { why: String::new() },
    ));
    is_shown(&mut table, "Keine Aufnahme: kein Mikrofon.");
    assert_snapshot!("tape_lost", table.screen());
    table.happens(Input::Health(Device::Microphone, Health::Ready { name: String::new() }));
    is_shown(&mut table, "Aufnahme läuft.");
    table.play(&["/resign", "j"]);
    assert_eq!(mark(&table), None, "after the result nothing is recorded");
}

#[test]
fn a_tape_of_the_talk_key_says_so_and_when_there_is_none() {
    let mut table = taped(usual_opening(), Taping::WhileTalking, (60, 16));
    assert_snapshot!("tape_while_talking", table.screen());
    table.happens(Input::Health(
        Device::Recogniser,
        Health::Missing { why: String::new() },
    ));
    assert!(rows(table.face.window()).contains(&"Keine Aufnahme: keine Sprechtaste.".to_owned()));
}

#[test]
fn whoever_sees_the_screen_of_an_event_reads_that_it_is_recorded_and_a_small_one_says_so_too() {
    let mut open = taped(event(), Taping::On, (60, 16));
    open.types("eva vier");
    assert_snapshot!("tape_event", open.screen());
    let mut tiny = taped(usual_opening(), Taping::On, (20, 4));
    tiny.play(&["e4", ""]);
    assert_snapshot!("tape_tiny", tiny.screen());
    let none = Table::at(60, 16);
    assert_eq!(none.desk.page(Moment(0)).tape, None, "a game without a tape");
}

fn taped(opening: Opening, taping: Taping, (columns, rows): (u16, u16)) -> Table {
    let settings = DeskSettings {
        taping,
        ..usual_settings()
    };
    Table::with(opening, settings, TestBackend::new(columns, rows), false)
}

#[test]
fn a_diagram_stands_above_the_sheet_where_it_is_wanted_and_has_room() {
    let shown = |opening: Opening, (columns, rows), moves: &[&str]| {
        let settings = DeskSettings {
            diagram: true,
            ..usual_settings()
        };
        let mut table = Table::with(opening, settings, TestBackend::new(columns, rows), false);
        table.play(moves);
        self::rows(table.face.window())
    };
    let screen = shown(usual_opening(), (60, 24), &["e4", ""]);
    let at = screen
        .iter()
        .position(|it| it == "8  r n b q k b n r")
        .expect("a diagram");
    assert_eq!(screen[at + 4], "4  . . . . P . . .");
    assert_eq!(screen[at + 8], "   a b c d e f g h");
    assert!(at >= 6, "what was told has room: {screen:#?}");
    assert!(screen[at + 9..].iter().any(|it| it.starts_with("1.e4")), "{screen:#?}");
    assert!(
        screen.last().is_some_and(|it| it.starts_with('1')),
        "the prompt: {screen:#?}"
    );
    let has_one = |screen: Vec<String>| screen.iter().any(|it| it.contains("a b c d"));
    assert!(!has_one(shown(usual_opening(), (60, 23), &["e4", ""])), "too low");
    assert!(!has_one(shown(usual_opening(), (17, 24), &["e4", ""])), "too narrow");
    assert!(
        !has_one(shown(event(), (60, 24), &["e4", ""])),
        "an event without a result"
    );
}

#[test]
fn after_the_result_the_turn_is_over() {
    let mut table = Table::at(60, 16);
    table.play(&["f3", "", "e5", "g4", "", "Qh4#", "y"]);
    assert_snapshot!(table.screen());
}

#[test]
fn a_low_battery_stands_there_until_the_machine_is_on_the_mains() {
    let mut table = Table::of(timed(), TestBackend::new(60, 16), true);
    let shows = |table: &mut Table, percent, has_mains| {
        table.happens(Input::Power(Some(Power { percent, has_mains })));
        rows(table.face.window()).contains(&format!("Akku: {percent} Prozent"))
    };
    assert!(!shows(&mut table, 25, false));
    assert!(shows(&mut table, 24, false), "C02 5.1.f");
    assert!(shows(&mut table, 9, false));
    assert!(!shows(&mut table, 9, true));
    assert!(shows(&mut table, 9, false));
    table.happens(Input::Power(None));
    assert!(!rows(table.face.window()).iter().any(|it| it.starts_with("Akku: 9 ")));
}

#[test]
fn the_help_of_the_clock_fits_on_a_screen_in_every_language() {
    for reports in VOICES.message_tags() {
        let settings = DeskSettings {
            reports: reports.to_owned(),
            ..usual_settings()
        };
        let mut table = Table::with(timed(), settings, TestBackend::new(80, 24), false);
        table.enters("/help clock");
        let told = table.told.iter().map(|it| it.written.as_str());
        let told: Vec<&str> = told
            .skip_while(|it| !it.starts_with(not_approved(reports).as_str()))
            .collect();
        let rows: usize = told.iter().map(|it| it.chars().count().div_ceil(78)).sum();
        assert!((2..25).contains(&rows), "C02 5.1.l: {reports}: {rows} rows {told:#?}");
    }
}

fn not_approved(reports: &str) -> String {
    VOICES
        .messages(reports)
        .expect("it is listed")
        .say(&Message::ClockNotApproved)
}

#[test]
fn what_was_told_before_is_found_again_and_the_newest_comes_back_by_itself() {
    let mut table = Table::at(60, 16);
    table.enters("/?");
    let end = rows(table.face.window());
    table.press(KeyCode::PageUp);
    let earlier = rows(table.face.window());
    assert_ne!(earlier[0], end[0]);
    assert_eq!(earlier.last(), end.last(), "the prompt stays");
    for _ in 0..40 {
        table.press(KeyCode::PageUp);
    }
    // The help begins with the talk key.
    assert!(rows(table.face.window())[0].starts_with("Sprechtaste:"));
    table.press(KeyCode::PageDown);
    table.enters("e4");
    assert!(rows(table.face.window()).contains(&"Bauer Eva vier?".to_owned()));
}

#[test]
fn a_line_that_changes_is_written_in_whole_words() {
    let paper = Paper::default();
    let mut opponent = OpponentFace::on(CrosstermBackend::new(paper.clone()));
    let mut written = |turn: &str| {
        let turn = turn.to_owned();
        let poster = Poster {
            turn,
            ..Poster::default()
        };
        opponent.show(&poster).expect("paper is patient");
        paper.taken()
    };
    written("Zug 1, Weiß am Zug");
    let change = written("Zug 2, Schwarz am Zug");
    assert!(change.contains("2, Schwarz am Zug"), "{change:?}");
    let change = written("Zug 2");
    assert!(change.contains(&" ".repeat(", Schwarz am Zug".len())), "{change:?}");
}

#[test]
fn nothing_is_written_where_nothing_changed() {
    let paper = Paper::default();
    let mut table = Table::of(timed(), CrosstermBackend::new(paper.clone()), false);
    assert!(paper.taken().contains("Weiß:"));
    table.settle();
    assert_eq!(paper.taken(), "");
    table.at = Moment(5_000);
    table.settle();
    assert_eq!(paper.taken(), "", "time alone is not shown");
    table.press(KeyCode::Insert);
    table.press(KeyCode::Left);
    assert_eq!(paper.taken(), "", "keys that do nothing");
    table.types("e");
    let written = paper.taken();
    assert_eq!(written.matches('e').count(), 1, "{written:?}");
    assert!(!written.contains("Weiß") && !written.contains("\x1b[2J"), "{written:?}");

    let mut opponent = OpponentFace::on(CrosstermBackend::new(paper.clone()));
    let poster = Poster {
        line: "Bauer Eva vier".to_owned(),
        ..Poster::default()
    };
    opponent.show(&poster).expect("paper is patient");
    assert!(paper.taken().contains('█'));
    opponent.show(&poster).expect("paper is patient");
    assert_eq!(paper.taken(), "");
}

#[test]
fn a_clock_that_is_shown_is_drawn_each_second_and_one_that_is_not_never() {
    let mut hidden = Table::of(timed(), TestBackend::new(60, 16), false);
    hidden.settle();
    assert_eq!(hidden.face.next_wake(), None);

    let mut table = Table::of(timed(), TestBackend::new(60, 16), true);
    let mut shown = vec![rows(table.face.window())];
    for _ in 0..5 {
        let wake = table.face.next_wake().expect("a clock runs");
        let waited = wake.since(table.at).as_millis();
        assert!((50..=1001).contains(&waited), "{waited} ms");
        table.at = wake;
        table.settle();
        let now = rows(table.face.window());
        assert_ne!(shown.last(), Some(&now), "another second");
        shown.push(now);
    }
    table.enters("/pause");
    assert_eq!(table.face.next_wake(), None, "a clock that stands shows nothing new");
}

#[test]
fn a_window_that_changes_its_size_is_drawn_anew() {
    let mut table = Table::at(60, 16);
    table.play(&["e4", "", "e5"]);
    table.types("sf");
    for (columns, rows_there) in [(20, 4), (1, 1), (200, 60), (7, 2), (60, 16)] {
        table.face.window().resize(columns, rows_there);
        table.settle();
        let rows = rows(table.face.window());
        if columns > 10 {
            assert_eq!(
                rows.last().map(String::as_str),
                Some("2 Weiß: sf"),
                "{columns} × {rows_there}"
            );
        }
    }
}
