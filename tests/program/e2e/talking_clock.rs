//! A clock without a game: through a pipe, at a terminal, killed and taken up again.

use std::time::Duration;

use ansage_core::game::sense::doubts;
use ansage_core::game::{Event, Game, Moment, Recorded};
use shakmaty::Color;

use crate::support::journaled::{records, time_run};
use crate::support::piped::Piped;
use crate::support::program::Home;
use crate::support::screen::Screen;

const CLOCK: [&str; 6] = ["clock", "5+3", "--voice", "none", "--journal", "clock.jsonl"];
const RESUMED: [&str; 5] = ["clock", "--resume", "clock.jsonl", "--voice", "none"];

/// Returns what both sides have left, long after the last line of a journal in which the clocks stand.
fn left(records: &[Recorded]) -> [Duration; 2] {
    let game = Game::replay(records).expect("a clock");
    let clock = game.clock().expect("a clock").clone();
    assert_eq!(clock.running(), None);
    Color::ALL.map(|side| clock.left(side, Moment(u64::MAX)))
}

#[test]
fn a_pipe_presses_for_both_and_asks() {
    let home = Home::new();
    let answer = home
        .run(&CLOCK, "White\nblack\nwhite\nwhite\nj\n/pause\n?\nd\nk\ne4\nx\n")
        .expect(0);
    assert_eq!(answer.lines("room"), [""; 0], "nothing is for anybody else");
    let ear = answer.lines("ear");
    let told = [
        "j or space starts White's clock.",
        "White's clock is running.",
        "The clocks are stopped.",
        "White has 5 minutes 2 seconds left, Black 5 minutes 2 seconds.",
    ];
    for line in told.iter().take(3) {
        assert!(ear.contains(line), "{line}: {ear:?}");
    }
    let tells = |start: &str| ear.iter().filter(|it| it.starts_with(start)).count();
    assert_eq!(tells("White has 5 minutes"), 1, "{ear:?}");
    assert_eq!((tells("White 5 minutes"), tells("Black 5 minutes")), (1, 1), "{ear:?}");
    assert_eq!(tells("This is a clock without a game."), 2, "{ear:?}");
    let journal = records(&home.path("clock.jsonl"));
    let pressed: Vec<_> = (journal.iter())
        .filter_map(|it| match it.event {
            Event::Pressed { side, .. } => Some(side),
            _ => None,
        })
        .collect();
    assert_eq!(pressed, [Color::White, Color::Black]);
    assert_eq!(doubts(&journal), []);
}

#[test]
fn killed_in_the_middle_it_stands_at_the_millisecond() {
    let home = Home::new();
    let journal = home.path("clock.jsonl");
    let mut clock = Piped::start(home.ansage(&CLOCK));
    for line in ["black", "white", "black", "white", "?"] {
        clock.enter(line);
    }
    clock.wait_for(|it| it.contains(" left, Black "));
    clock.signal("KILL");
    clock.ended();
    let kept = records(&journal).len();

    let answer = home.run(&RESUMED, "?\n").expect(0);
    let all = records(&journal);
    assert!(matches!(all[kept].event, Event::Reopened { .. }), "{:?}", all[kept]);
    let [white, black] = left(&all);
    // Three seconds each were there before the first move (6.3.1), and three presses brought three more.
    let allotted = Duration::from_secs(2 * 303 + 3 * 3);
    assert_eq!(white + black, allotted - Duration::from_millis(time_run(&all)));
    let times: Vec<_> = answer
        .lines("ear")
        .into_iter()
        .filter(|it| it.contains(" left, "))
        .collect();
    assert!(
        times.len() == 2 && times[0] == times[1],
        "said at once, and they stand: {times:?}"
    );
    assert_eq!(doubts(&all), []);
}

#[test]
fn the_last_clock_is_taken_up_and_a_game_is_not() {
    let home = Home::new();
    home.run(&["--voice", "none"], "e4\n").expect(0);
    let none = home.run(&["clock", "--resume", "--voice", "none"], "");
    none.refused(1, &["No clock in", "can go on."]);
    home.run(&["clock", "G/5m", "--left", "black", "--voice", "none"], "f\n")
        .expect(0);
    let answer = home.run(&["clock", "--resume", "--voice", "none"], "/quit\n").expect(0);
    assert!(answer.out.contains("White has"), "{}", answer.out);
    let game = home.run(&["--resume", "--voice", "none"], "").expect(0);
    assert!(!game.out.contains("Talking clock"), "{}", game.out);

    home.run(&CLOCK, "black\n").expect(0);
    let as_a_game = home.run(&["--resume", "clock.jsonl", "--voice", "none"], "");
    as_a_game.refused(1, &["It goes on with: ", " clock --resume clock.jsonl"]);
    for form in [&["--pgn"][..], &["--text"], &["--json"], &["--summary", "--text"]] {
        let exported = home.run(&[&["export", "clock.jsonl"], form].concat(), "");
        exported.refused(1, &["clock.jsonl", "holds no moves"]);
    }
    home.run(&["verify", "clock.jsonl"], "").expect(0);
    home.run(&["replay", "clock.jsonl"], "").expect(0);
}

#[test]
fn what_is_no_time_control_is_refused_in_one_sentence() {
    let home = Home::new();
    let clock = |arguments: &[&str]| home.run(&[&["clock"], arguments, &["--voice", "none"]].concat(), "");
    clock(&[]).refused(3, &["The clock needs a time control, for example ansage clock 5+3."]);
    clock(&["grandmaster"]).refused(3, &["grandmaster", "5+3"]);
    clock(&["0+0"]).refused(3, &["5+3"]);
    clock(&["5+90"]).refused(3, &["60"]);
    clock(&["--", "-5+3"]).refused(3, &["-5+3"]);
    clock(&["40/90m"]).refused(3, &["40/90m"]);
    clock(&["5+3", "--time", "5+3"]).refused(3, &["--time"]);
    clock(&["5+3", "--event-file", "event.toml"]).refused(3, &["--event-file"]);
    clock(&["5+3", "--left", "both"]).refused(3, &["white, black"]);
    assert_eq!(home.journals(), Vec::<std::path::PathBuf>::new());
    home.file("settings.toml", "role = \"clock\"\n");
    let game = home.run(&["--voice", "none", "--settings", "settings.toml"], "");
    game.refused(3, &["player, assistant, recorder"]);
    home.file(
        "settings.toml",
        "time = \"40/90m, G/30m\"\nclock = \"table\"\nfen = \"8/8/8/8/8/8/8/8 b - - 0 1\"\n",
    );
    let by_settings = clock(&["--settings", "settings.toml"]).expect(0);
    assert!(
        by_settings
            .out
            .contains("Talking clock, 40 moves in 1 hour 30 minutes, the rest of the game in 30 minutes."),
        "{}",
        by_settings.out
    );
    let unquoted = clock(&["40/90m,", "G/30m,", "+30s"]).expect(0);
    assert!(
        unquoted.out.contains(
            "Talking clock, 40 moves in 1 hour 30 minutes, the rest of the game in 30 minutes, 30 seconds more"
        ),
        "{}",
        unquoted.out
    );
}

#[test]
fn at_a_terminal_each_side_has_a_key_and_no_stray_key_takes_a_press() {
    let arguments = [&CLOCK[..], &["--reports", "de"]].concat();
    let Some(screen) = Screen::open(Home::new(), &arguments, &[]) else {
        return;
    };
    screen.wait_for("j oder die Leertaste startet die Uhr von Weiß.");
    screen.wait(|lines| lines.last().is_some_and(|it| it.starts_with("Weiß, steht:")));
    screen.types("j");
    screen.wait(|lines| lines.last().is_some_and(|it| it.starts_with("Weiß:")));
    // A key beside the right one, the other side's, and a press in haste.
    screen.types("gjff");
    screen.wait(|lines| lines.last().is_some_and(|it| it.starts_with("Schwarz:")));
    screen.types("?");
    screen.wait_for("Weiß hat noch 5 Minuten");
    screen.types("j");
    screen.wait(|lines| lines.last().is_some_and(|it| it.starts_with("Weiß:")));
    screen.enters("/set white 2:00");
    screen.wait_for("Die Uhren sind gestellt: Weiß 2 Minuten");
    screen.press(&["Space"]);
    screen.wait_for("Die Uhren stehen.");
    screen.press(&["C-d"]);
    let (code, raw) = screen.ended();
    assert_eq!(code, 0);
    assert!(raw.contains("Die Uhr ist gespeichert: "), "{raw}");
    assert!(raw.contains(" clock --resume "), "{raw}");
    let journal = records(&screen.home().path("clock.jsonl"));
    let pressed = journal.iter().filter(|it| matches!(it.event, Event::Pressed { .. }));
    assert_eq!(pressed.count(), 2);
}
