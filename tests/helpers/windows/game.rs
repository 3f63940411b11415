//! The program for Windows plays the same game as the one of this system, and neither its window nor its folder costs a line.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use super::built::Built;
use super::fakes::{CONSOLE, SYSTEM, fake};
use crate::helpers::same_game::is_the_same_game_there;
use crate::support::piped::Piped;
use crate::support::program::{Home, OF_AN_EVENT, laid_down, with_leave_for_a_script};
use crate::support::screen::Screen;
use crate::support::wine::WINE;

#[test]
fn the_sample_game_is_the_same_game_there() {
    let Some(built) = Built::with(&[]) else { return };
    is_the_same_game_there(|home, arguments, entries| built.run(home, arguments, entries));
}

#[test]
fn in_an_event_whoever_examines_the_device_is_told_that_nothing_keeps_it_off_a_network() {
    let Some(built) = Built::with(&[]) else { return };
    let event = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n\
        [duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\n";
    let home = Home::new();
    home.file("event.toml", &laid_down(&with_leave_for_a_script(event)));
    let told = built
        .run(&home, &OF_AN_EVENT, "eva vier\n\n/made\nbauer eva fuenf\n")
        .expect(0);
    assert_eq!(told.lines("room"), ["Bauer Eva vier", "Bauer Eva fuenf"]);
    assert!(told.err.contains("gives no guard"), "{}", told.err);
}

#[test]
fn nothing_is_asked_for_or_promised_that_windows_has_not() {
    let Some(built) = Built::with(&[]) else { return };
    let home = Home::new();
    let examined = built.run(&home, &["doctor", "--reports", "en"], "").expect(0).out;
    assert!(
        examined.contains("A Braille display is the screen reader's here"),
        "{examined}"
    );
    for of_linux in ["ansage-braille", "liblouis20"] {
        assert!(!examined.contains(of_linux), "{examined}");
    }
    let told = built.run(&home, &["about", "--reports", "en"], "").expect(0).out;
    assert!(
        told.contains("gives no guard") && !told.contains("kept to this computer"),
        "{told}"
    );
}

#[test]
fn a_journal_on_a_network_share_keeps_every_line_and_is_locked() {
    let Some(built) = Built::with(&[]) else { return };
    let built = built.in_a_windows_of_their_own();
    let home = Home::new();
    let share = home.path("share");
    fs::create_dir(&share).unwrap();
    let server = built.path("dosdevices/unc/hall");
    fs::create_dir_all(&server).unwrap();
    symlink(&share, server.join("games")).unwrap();
    let journal = r"\\hall\games\game.jsonl";
    let mut player = Piped::start(built.ansage(&home, &["--voice", "none", "--journal", journal]));
    for (entered, announced) in [("e4", "Bauer Eva vier"), ("e5", "Bauer Eva fuenf")] {
        player.enter(entered);
        player.wait_for(|it| it == format!("room: {announced}"));
    }
    let second = built
        .run(&home, &["--voice", "none", "--resume", journal], "")
        .expect(1);
    assert!(second.err.contains("another program"), "{}", second.err);
    player.signal("KILL");
    player.ended();
    let resumed = built
        .run(&home, &["--voice", "none", "--resume", journal], "/sheet\n")
        .expect(0);
    assert_eq!(resumed.lines("sheet").last(), Some(&"1.e4 e5"), "{}", resumed.out);
}

#[test]
fn a_share_that_is_not_there_is_said_in_one_sentence() {
    let Some(built) = Built::with(&[]) else { return };
    let journal = r"\\nowhere\games\game.jsonl";
    let told = built.run(&Home::new(), &["--voice", "none", "--journal", journal], "e4\n");
    assert_eq!(told.out, "");
    assert_eq!(told.err.lines().count(), 1, "{}", told.err);
    assert!(told.err.contains("nowhere"), "{}", told.err);
}

#[test]
fn closing_the_window_logging_off_and_shutting_down_end_the_game_as_leaving_does() {
    let Some(built) = Built::with(&[]) else { return };
    // CTRL_CLOSE_EVENT, CTRL_LOGOFF_EVENT and CTRL_SHUTDOWN_EVENT.
    for event in ["2", "5", "6"] {
        let home = Home::new();
        let game = built.ansage(&home, &["--voice", "none", "--journal", "game.jsonl"]);
        let mut command = built.wine(&home);
        command.arg(fake(SYSTEM)).args([event, "now"]).args(game.get_args());
        let mut player = Piped::start(command);
        player.enter("e4");
        player.wait_for(|it| it == "room: Bauer Eva vier");
        home.file("now", "");
        let (code, errors) = player.ended();
        assert_eq!(code, Some(0), "event {event}: {errors}");
        let resumed = built
            .run(&home, &["--voice", "none", "--resume", "game.jsonl"], "e5\n/sheet\n")
            .expect(0);
        assert_eq!(
            resumed.lines("sheet").last(),
            Some(&"1.e4 e5"),
            "event {event}: {}",
            resumed.out
        );
    }
}

#[test]
fn a_console_of_40_columns_breaks_lines_between_words() {
    let Some(built) = Built::with(&[]) else { return };
    let home = Home::new();
    let environment = built.at_home(&home);
    let (console, program) = (fake(CONSOLE), built.program("ansage.exe"));
    let started = [console, "40".into(), program].map(|it| it.to_str().unwrap().to_owned());
    let options = ["--voice", "none", "--journal", "game.jsonl", "--reports", "de"];
    let arguments: Vec<_> = started.iter().map(String::as_str).chain(options).collect();
    let Some(screen) = Screen::open_program(Path::new(WINE), home, &arguments, &environment) else {
        return;
    };
    screen.wait_for("1 Weiß:");
    screen.enters("sf3");
    screen.wait_for("Springer Felix drei?");
    screen.press(&["Enter"]);
    screen.wait_for("1 Schwarz:");
    screen.enters("/hilfe zug");
    screen.wait_for("gemeint?");
    let rows = screen.lines();
    let place = rows
        .iter()
        .position(|it| it == "Zu zug gibt es keine Hilfe. /hilfe züge");
    assert_eq!(place.map(|it| rows[it + 1].as_str()), Some("gemeint?"), "{rows:?}");
    screen.press(&["C-d"]);
    let (code, _) = screen.ended();
    assert_eq!(code, 0, "{rows:?}");
}
