//! The whole screen and the view of the opponent, in a window that is looked at from outside: what stands where, and
//! what never does.

#[path = "support/size.rs"]
#[expect(dead_code, reason = "nothing is counted here")]
mod size;
#[path = "support/table.rs"]
mod table;

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::sync::{Arc, LazyLock, Mutex};

use ansage::desk::{Channel, Conversation, Desk, Effect, Follower, Input, Utterance};
use ansage::devices::terminal::{ClockWords, KeyEcho, Labels, OpponentFace, Poster, ScreenFace, Typed};
use ansage::game::{By, ClockKind, Event, Mode, Moment, Opening, Recorded, Role};
use ansage::language::Voices;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use insta::assert_snapshot;
use proptest::prelude::*;
use ratatui::backend::{Backend, CrosstermBackend, TestBackend};
use size::size;
use table::{usual_opening, usual_settings};
use unicode_width::UnicodeWidthStr;

/// Read once: every desk speaks with the same voices.
static VOICES: LazyLock<Arc<Voices>> = LazyLock::new(|| Arc::new(Voices::compiled_in()));

/// A desk, a screen before it, and somebody at the keys.
struct Table<B: Backend = TestBackend> {
    desk: Desk,
    face: ScreenFace<B>,
    at: Moment,
    journal: Vec<Recorded>,
    told: Vec<Utterance>,
}

impl<B: Backend> Table<B> {
    fn of(opening: Opening, window: B, shows_clocks: bool) -> Self {
        let words = |text: &str| text.to_owned();
        let labels = Labels {
            room: words("Saal: "),
            arbiter: words("Schiedsrichter: "),
            masked: words("•••"),
        };
        let clocks = shows_clocks.then(|| ClockWords {
            white: words("Weiß"),
            black: words("Schwarz"),
            running: words("läuft"),
            about: words("etwa"),
        });
        let mut settings = usual_settings();
        settings.room_voice = false;
        settings.ear_voice = false;
        let (desk, first) = Desk::open(opening, settings, Arc::clone(&VOICES), Moment(0)).expect("a desk");
        let mut table = Self {
            desk,
            face: ScreenFace::on(window, labels, clocks, KeyEcho::None),
            at: Moment(0),
            journal: Vec::new(),
            told: Vec::new(),
        };
        table.carry_out(first);
        table.settle();
        table
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Record(recorded) => self.journal.push(recorded),
                Effect::Say(utterance) => {
                    self.face.show(&utterance);
                    self.told.push(utterance);
                }
                Effect::Hush(_) | Effect::Quit => {}
            }
        }
    }

    fn press(&mut self, code: KeyCode) {
        self.at = Moment(self.at.0 + 100);
        for typed in self.face.press(&KeyEvent::new(code, KeyModifiers::NONE)) {
            let Typed::Input(input) = typed else { continue };
            let effects = self.desk.handle(self.at, input);
            self.carry_out(effects);
        }
        self.settle();
    }

    fn types(&mut self, text: &str) {
        for c in text.chars() {
            self.press(KeyCode::Char(c));
        }
    }

    fn enters(&mut self, line: &str) {
        self.types(line);
        self.press(KeyCode::Enter);
    }

    fn play(&mut self, lines: &[&str]) {
        for line in lines {
            self.enters(line);
        }
    }

    fn settle(&mut self) {
        self.face.turn_to(self.at, self.desk.page(self.at));
        let drawn = self.face.settle(&self.desk.view());
        assert!(drawn.is_ok(), "a window in memory takes everything");
    }
}

impl Table {
    fn at(columns: u16, rows: u16) -> Self {
        Self::of(usual_opening(), TestBackend::new(columns, rows), false)
    }

    fn screen(&mut self) -> String {
        let Some((column, row)) = cursor(self.face.window()) else {
            panic!("the cursor is shown");
        };
        format!(
            "{}\ncursor: column {column}, row {row}",
            rows(self.face.window()).join("\n")
        )
    }
}

/// Returns what stands in a window, row by row, without blanks at the ends.
fn rows(window: &TestBackend) -> Vec<String> {
    let buffer = window.buffer();
    let row = |y| {
        let (mut row, mut x) = (String::new(), 0);
        // What stands under the second half of a wide character is not seen.
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            row.push_str(symbol);
            x += u16::try_from(symbol.width()).expect("narrow").max(1);
        }
        row.trim_end().to_owned()
    };
    (0..buffer.area.height).map(row).collect()
}

fn cursor(window: &TestBackend) -> Option<(u16, u16)> {
    let place = window.cursor_position();
    window.cursor_visible().then_some((place.x, place.y))
}

fn event() -> Opening {
    Opening {
        mode: Mode::Event,
        ..usual_opening()
    }
}

fn timed() -> Opening {
    Opening {
        clock: ClockKind::Program,
        time: Some("G/90m, +30s".parse().expect("a time control")),
        ..usual_opening()
    }
}

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
fn after_the_result_the_turn_is_over() {
    let mut table = Table::at(60, 16);
    table.play(&["f3", "", "e5", "g4", "", "Qh4#", ""]);
    assert_snapshot!(table.screen());
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
    assert_eq!(rows(table.face.window())[0], "Befehle:");
    table.press(KeyCode::PageDown);
    table.enters("e4");
    assert!(rows(table.face.window()).contains(&"Bauer Eva vier?".to_owned()));
}

/// What was written to a window.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    fn taken(&self) -> String {
        let bytes = std::mem::take(&mut *self.0.lock().expect("the paper"));
        String::from_utf8(bytes).expect("text")
    }
}

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("the paper").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
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

/// Shows the opponent what follows from a journal, in a window of this size.
fn opponent_sees(journal: &[Recorded], columns: u16, rows_there: u16) -> String {
    let mut follower = Follower::new(usual_settings(), Arc::clone(&VOICES));
    for recorded in journal {
        follower.take(recorded).expect("a game");
    }
    let standing = follower.standing().expect("a game");
    let mut face = OpponentFace::on(TestBackend::new(columns, rows_there));
    let poster = Poster {
        line: standing.line.unwrap_or_default(),
        turn: standing.turn,
        note: String::new(),
    };
    let Ok(()) = face.show(&poster);
    rows(face.window()).join("\n")
}

fn journal_of(opening: Opening, lines: &[&str]) -> Vec<Recorded> {
    let mut table = Table::of(opening, TestBackend::new(80, 24), false);
    table.play(lines);
    table.journal
}

#[test]
fn the_opponent_reads_the_announcement_as_large_as_the_window_allows() {
    let journal = journal_of(usual_opening(), &["sf3", ""]);
    assert_snapshot!("opponent_large_160x50", opponent_sees(&journal, 160, 50));
    assert_snapshot!("opponent_medium_80x24", opponent_sees(&journal, 80, 24));
    assert_snapshot!("opponent_tiny_20x4", opponent_sees(&journal, 20, 4));
}

#[test]
fn a_correction_takes_the_place_of_what_it_corrects() {
    let journal = journal_of(usual_opening(), &["e3", "", "/k e4", ""]);
    let seen = opponent_sees(&journal, 40, 6);
    assert_eq!(seen.trim_end(), "Korrektur. Bauer Eva vier\nZug 1, Schwarz");
    assert_snapshot!("opponent_correction_80x24", opponent_sees(&journal, 80, 24));
}

#[test]
fn in_an_event_the_opponent_is_told_no_number() {
    let journal = journal_of(event(), &["e4", "", "/made", "e5"]);
    assert_eq!(
        opponent_sees(&journal, 40, 6).trim_end(),
        "Bauer Eva fuenf\nWeiß am Zug."
    );
}

#[test]
fn the_opponent_reads_the_result_when_it_is_entered_and_not_that_it_is_mate() {
    let moves = ["f3", "", "e5", "g4", "", "Qh4#"];
    let journal = journal_of(usual_opening(), &moves);
    assert_eq!(
        opponent_sees(&journal, 40, 6).trim_end(),
        "Dame Hector vier\nZug 3, Weiß"
    );
    let journal = journal_of(usual_opening(), &[&moves[..], &[""]].concat());
    assert_eq!(
        opponent_sees(&journal, 40, 6).trim_end(),
        "Dame Hector vier\nErgebnis 0-1."
    );
}

#[test]
fn what_only_the_recorder_enters_was_announced_too() {
    let recorder = Opening {
        role: Role::Recorder,
        ..usual_opening()
    };
    let journal = journal_of(recorder, &["e4", "e5"]);
    assert_eq!(
        opponent_sees(&journal, 40, 6).trim_end(),
        "Bauer Eva fuenf\nZug 2, Weiß"
    );
}

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
                let prompt = table.desk.view().prompt;
                prop_assert_eq!(last.as_str(), prompt.trim_end());
                prop_assert_eq!(usize::from(column), prompt.chars().count());
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
            table.types(&m);
            prop_assert!(!table.screen().contains(&m));
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
                    | Event::ClaimedFlag { .. }
            );
            prop_assert!(lines.is_empty() || is_a_move || is_a_phrase, "{recorded:?}: {lines:?}");
            followed.extend(lines);
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

#[test]
fn a_question_and_an_entry_are_never_in_the_opponents_view() {
    let mut table = Table::of(usual_opening(), TestBackend::new(60, 16), false);
    table.play(&["e4", "", "e5", "sf3"]);
    let effects = table.desk.handle(Moment(9_000), Input::Line("/note geheim".to_owned()));
    table.carry_out(effects);
    let seen = opponent_sees(&table.journal, 40, 6);
    assert_eq!(seen.trim_end(), "Bauer Eva fuenf\nZug 2, Weiß");
}
