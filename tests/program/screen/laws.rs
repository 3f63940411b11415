//! What holds for every game and everything that is typed.

use std::collections::BTreeSet;
use std::sync::Arc;

use ansage_core::desk::{Channel, Conversation, Follower, Shown};
use ansage_core::game::{By, Event, Mode, Opening, Role};
use crossterm::event::KeyCode;
use proptest::prelude::*;
use ratatui::backend::TestBackend;

use super::stage::{Table, cursor, event, rows, timed};
use crate::support::desk_harness::VOICES;
use crate::support::size::size;
use crate::support::table::{usual_opening, usual_settings};

/// What somebody may do: moves as people make them, commands, nonsense, and single keys.
#[derive(Clone, Debug)]
enum Step {
    Move(u16),
    Line(String),
    Text(String),
    Key(KeyCode),
    Resize(u16, u16),
}

fn step() -> impl Strategy<Value = Step> {
    let lines = [
        "",
        "",
        "",
        "/made",
        "/clock",
        "/done",
        "/correct e4",
        "/correct Nf3",
        "/offer",
        "/sheet",
        "?",
        "/?",
        "/arbiter",
        "/arbiter AB",
        "/player",
        "/wrong-repeat",
        "/resign",
        "/repeat",
        "/note geheim",
        "/abbrechen",
        "/sheet 1 w d4",
    ];
    let keys = [
        KeyCode::Left,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Backspace,
        KeyCode::Up,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Delete,
    ];
    prop_oneof![
        6 => any::<u16>().prop_map(Step::Move),
        4 => prop::sample::select(lines.to_vec()).prop_map(|it| Step::Line(it.to_owned())),
        1 => "\\PC{0,30}".prop_map(Step::Line),
        1 => "[a-hß棋─│ ]{1,8}".prop_map(Step::Text),
        2 => prop::sample::select(keys.to_vec()).prop_map(Step::Key),
        1 => (1_u16..100, 1_u16..40).prop_map(|(columns, rows)| Step::Resize(columns, rows)),
    ]
}

fn any_opening() -> impl Strategy<Value = Opening> {
    let modes = prop::sample::select(vec![Mode::Free, Mode::Event]);
    let by = prop::sample::select(vec![By::Program, By::Player, By::Assistant]);
    let roles = prop::sample::select(vec![Role::Player, Role::Player, Role::Assistant, Role::Recorder]);
    (modes, by, roles, any::<bool>()).prop_map(|(mode, announces, role, is_timed)| Opening {
        mode,
        announces,
        role,
        ..if is_timed { timed() } else { usual_opening() }
    })
}

fn is_box_drawing(c: char) -> bool {
    ('\u{2500}'..='\u{257f}').contains(&c)
}

fn take(table: &mut Table, step: &Step) {
    match step {
        Step::Move(number) => {
            let position = table.desk.game().position_announced();
            let moves = position.board().moves_by_movement();
            if let Some(m) = moves.get(usize::from(*number) % moves.len().max(1)) {
                table.enters(&m.to_string());
            }
        }
        Step::Line(line) => table.enters(&line.replace(is_box_drawing, "")),
        Step::Text(text) => table.types(&text.replace(is_box_drawing, "")),
        Step::Key(code) => table.press(*code),
        Step::Resize(columns, rows) => {
            table.face.window().resize(*columns, *rows);
            table.settle();
        }
    }
}

fn cases(sample: u32, full: u32) -> ProptestConfig {
    ProptestConfig {
        cases: size(sample, full),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases(24, 2000))]

    #[test]
    fn the_cursor_is_on_the_prompt_and_nothing_is_drawn_but_text(
        opening in any_opening(),
        steps in prop::collection::vec(step(), 1..30),
        shows_clocks in any::<bool>(),
    ) {
        let mut table = Table::of(opening, TestBackend::new(60, 16), shows_clocks);
        for step in &steps {
            take(&mut table, step);
            let rows = rows(table.face.window());
            prop_assert!(!rows.iter().any(|row| row.contains(is_box_drawing)), "{rows:#?}");
            let (column, row) = cursor(table.face.window()).expect("a cursor");
            prop_assert_eq!(usize::from(row), rows.len() - 1, "{:#?}", rows);
            let last = rows.last().expect("a row");
            let width = table.face.window().buffer().area.width;
            prop_assert!(column < width);
            if matches!(step, Step::Line(_) | Step::Move(_)) && width > 20 {
                // Of a question too long for the window its end stands there.
                let prompt = table.desk.view().prompt;
                let stands = prompt.chars().count().min(usize::from(width) - 1);
                let end: String = prompt.chars().skip(prompt.chars().count() - stands).collect();
                prop_assert_eq!(last.as_str(), end.trim_end());
                prop_assert_eq!(usize::from(column), stands);
            }
        }
    }

    #[test]
    fn in_an_event_no_draft_is_ever_readable(moves in prop::collection::vec(any::<u16>(), 1..12)) {
        let mut table = Table::of(event(), TestBackend::new(100, 30), false);
        for number in moves {
            let position = table.desk.game().position_announced();
            let own = position.board().turn().is_white();
            let moves = position.board().moves_by_movement();
            let m = moves[usize::from(number) % moves.len()].to_string();
            // What was made before stands there in the form of the sheet.
            let stood = table.screen().matches(&m).count();
            table.types(&m);
            prop_assert!(table.screen().matches(&m).count() <= stood);
            let told_before = table.told.len();
            table.press(KeyCode::Enter);
            for told in &table.told[told_before..] {
                let is_open = told.channel == Channel::Room || told.written.is_empty();
                prop_assert!(is_open || !own || !rows(table.face.window()).contains(&told.written), "{told:?}");
            }
            table.enters("");
            table.enters("/made");
        }
    }

    #[test]
    fn the_opponent_reads_what_was_said_in_the_room_and_nothing_else(
        opening in any_opening(),
        steps in prop::collection::vec(step(), 1..40),
    ) {
        let by_program = opening.announces == By::Program && opening.role != Role::Recorder;
        let is_event = opening.mode == Mode::Event;
        let mut table = Table::of(opening, TestBackend::new(60, 16), false);
        for step in &steps {
            take(&mut table, step);
        }
        let mut follower = Follower::new(usual_settings(), Arc::clone(&VOICES));
        let mut followed = Vec::new();
        for recorded in &table.journal {
            let lines = follower.take(recorded).expect("a game");
            let is_a_move = matches!(
                recorded.event,
                Event::Announced { .. } | Event::Repeated { .. } | Event::Corrected { .. } | Event::Made { .. }
                    | Event::RepeatedWrongly
            );
            let is_a_phrase = matches!(
                recorded.event,
                Event::Adjusted { .. } | Event::OfferedDraw { .. } | Event::DeclinedDraw { .. }
                    | Event::AcceptedDraw { .. } | Event::Resigned { .. } | Event::ArbiterNoted { .. }
                    | Event::ClaimedFlag { .. } | Event::StoppedFor { .. }
            );
            let is_about_the_arbiter = matches!(
                recorded.event,
                Event::ArbiterCame { .. } | Event::ArbiterLeft | Event::SecretSet { .. }
            );
            for shown in lines {
                match shown {
                    Shown::Room(line) => {
                        prop_assert!(is_a_move || is_a_phrase, "{recorded:?}: {line}");
                        followed.push(line);
                    }
                    Shown::Table(line) => prop_assert!(is_about_the_arbiter, "{recorded:?}: {line}"),
                    Shown::Arbiter(line) => prop_assert!(false, "the arbiter's: {line}"),
                }
            }
        }
        let standing = follower.standing().expect("a game");
        prop_assert_eq!(standing.line.as_ref(), followed.last());
        if is_event && !standing.is_over {
            prop_assert!(!standing.turn.contains(|c: char| c.is_ascii_digit()), "{}", standing.turn);
        }
        if by_program {
            // What is said again because somebody asked is not in the journal.
            let said = table.told.iter().filter(|it| it.channel == Channel::Room);
            let said: Vec<&String> = said.map(|it| &it.written).collect();
            let mut rest = said.iter();
            prop_assert!(followed.iter().all(|line| rest.any(|it| *it == line)), "{followed:?} of {said:?}");
        }
        let private: BTreeSet<&str> = table
            .told
            .iter()
            .filter(|it| it.channel != Channel::Room && !it.written.is_empty())
            .map(|it| it.written.as_str())
            .collect();
        for line in &followed {
            // One who only records is told in the Ear what was said in the Room.
            prop_assert!(!by_program || !private.contains(line.as_str()), "{line}");
        }
    }
}
