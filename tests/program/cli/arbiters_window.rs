//! `screen --arbiter`: whoever knows the arbiters' secret is shown at once what only the arbiter is told, and nobody else.

use std::fs;

use super::beside_event::{Played, other_commands};
use crate::support::piped::Piped;
use crate::support::program::{Home, laid_down, with_leave_for_a_script};
use crate::support::wait::wait_until;

const FILE: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"program\"\n\
    time = \"G/30m\"\n[players]\nblind = \"black\"\n";
const ENDED: &str = "The secret, or the game, is another one. The window is closed.\n";

/// Opens a window with what is entered where it asks for the secret.
fn window(home: &Home, journal: &str, entered: &str) -> Piped {
    let mut window = Piped::start(home.ansage(&["screen", "--journal", journal, "--arbiter", "--reports", "en"]));
    window.enter(entered);
    window
}

#[track_caller]
fn waits_for(window: &mut Piped, part: &str) -> String {
    window.wait_for(|it| it.contains(part))
}

/// Leaves it, and returns everything that was printed.
fn close(mut window: Piped) -> Vec<String> {
    window.signal("TERM");
    let (code, errors) = window.ended();
    assert_eq!(code, Some(0), "{errors}");
    std::mem::take(&mut window.heard)
}

/// Waits until so many lines of a kind stand in the journal.
fn written(home: &Home, did: &str, times: usize) {
    wait_until(|| fs::read_to_string(home.path("event.jsonl")).is_ok_and(|it| it.matches(did).count() >= times));
}

/// Everything but what the opponent may see.
fn for_the_arbiter(lines: &[String]) -> Vec<&String> {
    let is_seen_by_all = |it: &&String| ["room: ", "table: "].iter().any(|start| it.starts_with(start));
    lines.iter().filter(|it| !is_seen_by_all(it)).collect()
}

/// Begins a game of an event, and returns the secret of its arbiters.
fn begin(home: &Home) -> (Played, String) {
    home.file("event.toml", &with_leave_for_a_script(&laid_down(FILE)));
    let secret = home.draw_secret("event.toml");
    let options = ["--event-file", "event.toml", "--listen", "off"];
    let mut game = Played::of(home, &options, "event.jsonl");
    game.enter(&format!("/arbiter AB\n{secret}\n/start\n/player\n"));
    game.enter("e4\n");
    written(home, "\"repeated\"", 1);
    (game, secret)
}

/// White plays on where the rook jumps: an illegal move, completed by the press.
const ILLEGAL: &str = "/clock\ne5\n\n/made\n/clock\nh1h5\n/clock\n";

#[test]
fn an_arbiter_who_knows_the_secret_sees_every_note_when_its_line_stands() {
    let home = Home::new();
    let (mut game, secret) = begin(&home);
    let mut window = window(&home, "event.jsonl", &secret);
    waits_for(&mut window, "room: Bauer Eva vier");
    game.enter(ILLEGAL);
    let note = waits_for(
        &mut window,
        "Possible illegal move: 2.Rh1h5. In its place: any legal move may be made. Article 7.5.1.",
    );
    assert!(note.starts_with("arbiter: 0:"), "{note}");
    assert!(note.contains("after move 2 White: clocks "), "{note}");
    game.enter("/stop position\n");
    waits_for(&mut window, "open: An irregularity is settled first.");
    game.enter(&format!("/arbiter AB\n{secret}\n/resume\n"));
    waits_for(&mut window, "open: Nothing.");
    close(window);
    game.leave().expect(0);
    assert_eq!(other_commands(&home), ["screen --arbiter opened 1"]);
}

#[test]
fn whoever_does_not_know_it_sees_what_the_opponent_may_see_and_is_told_of() {
    let home = Home::new();
    let (mut game, _secret) = begin(&home);
    let mut window = window(
        &home,
        "event.jsonl",
        "one wrong secret\nanother wrong one\nand a third one",
    );
    waits_for(&mut window, "room: Bauer Eva vier");
    game.enter(ILLEGAL);
    written(&home, "\"pressed\"", 3);
    // What comes behind the note has come to the window, and so would the note have.
    game.enter("/resign\ny\n");
    waits_for(&mut window, "game: ");
    let lines = close(window);
    assert!(
        for_the_arbiter(&lines).iter().all(|it| it.starts_with("game: ")),
        "{lines:?}"
    );
    game.leave().expect(0);
    // What is tried while the game is busy is told at once, what is tried later by itself.
    let told = other_commands(&home);
    let wrong = told
        .iter()
        .filter_map(|it| it.strip_prefix("screen --arbiter wrong-secret ")?.parse::<u32>().ok());
    assert_eq!(wrong.sum::<u32>(), 3, "{told:?}");
}

#[test]
fn whoever_enters_nothing_sees_the_same() {
    let home = Home::new();
    let (game, _secret) = begin(&home);
    for entered in ["", "one wrong secret\n"] {
        let mut window = window(&home, "event.jsonl", entered);
        window.end_entries();
        waits_for(&mut window, "room: Bauer Eva vier");
        assert_eq!(for_the_arbiter(&close(window)), Vec::<&String>::new());
    }
    game.leave().expect(0);
}

/// The remedy for a secret that a player has seen.
#[test]
fn a_secret_that_was_replaced_opens_no_window_and_closes_the_one_that_it_opened() {
    let home = Home::new();
    let (mut game, secret) = begin(&home);
    let mut early = window(&home, "event.jsonl", &secret);
    waits_for(&mut early, "room: Bauer Eva vier");
    game.enter(&format!(
        "/arbiter AB\n{secret}\n/arbiter AB new\nanother one of ours\n/player\n"
    ));
    let (code, errors) = early.ended();
    assert!(code == Some(0) && errors.ends_with(ENDED), "{errors}");
    game.enter(ILLEGAL);
    written(&home, "\"pressed\"", 3);
    for (entered, is_opened) in [(secret.as_str(), false), ("another one of ours", true)] {
        let mut late = window(&home, "event.jsonl", &format!("{entered}\n\n"));
        waits_for(&mut late, "room: Turm Hector");
        let notes = for_the_arbiter(&close(late)).len();
        assert_eq!(notes > 0, is_opened, "{entered}");
    }
    game.leave().expect(0);
}

/// A journal of one's own, with a secret of one's own, is no way to the notes of the game that is played.
#[test]
fn a_journal_with_another_secret_is_no_way_to_the_notes_of_a_game() {
    let home = Home::new();
    home.file("own.toml", &with_leave_for_a_script(&laid_down(FILE)));
    let own = home.draw_secret("own.toml");
    let mut mine = Played::of(&home, &["--event-file", "own.toml", "--listen", "off"], "own.jsonl");
    mine.enter(&format!("/arbiter AB\n{own}\n/start\n/player\ne4\n"));
    // Before the game the window may be opened with it, and is closed when the game is played.
    let mut before = window(&home, "own.jsonl", &own);
    waits_for(&mut before, "room: Bauer Eva vier");
    mine.leave().expect(0);
    let (game, _secret) = begin(&home);
    let (code, errors) = before.ended();
    assert!(code == Some(0) && errors.ends_with(ENDED), "{errors}");
    // Beside it is not opened, wherever the journal is put.
    let mut beside = window(&home, "later.jsonl", &format!("{own}\n\n"));
    beside.wait_for_error("later.jsonl");
    fs::rename(home.path("own.jsonl"), home.path("later.jsonl")).expect("a journal");
    waits_for(&mut beside, "room: Bauer Eva vier");
    assert_eq!(for_the_arbiter(&close(beside)), Vec::<&String>::new());
    game.leave().expect(0);
    assert_eq!(other_commands(&home), ["screen --arbiter wrong-secret 1"]);
}

#[test]
fn another_file_in_the_place_of_the_journal_closes_the_window() {
    let home = Home::new();
    let (game, secret) = begin(&home);
    let mut window = window(&home, "event.jsonl", &secret);
    waits_for(&mut window, "room: Bauer Eva vier");
    game.leave().expect(0);
    home.run(&["--journal", "free.jsonl", "--voice", "none"], "d4\n")
        .expect(0);
    fs::rename(home.path("free.jsonl"), home.path("event.jsonl")).expect("a journal");
    let (code, errors) = window.ended();
    assert!(code == Some(0) && errors.ends_with(ENDED), "{errors}");
    assert!(
        window.heard.iter().all(|it| !it.contains("David")),
        "{:?}",
        window.heard
    );
}

#[test]
fn a_free_game_has_no_secret_and_no_window_for_an_arbiter() {
    let home = Home::new();
    home.run(&["--journal", "event.jsonl", "--voice", "none"], "e4\n")
        .expect(0);
    let mut window = window(&home, "event.jsonl", "a secret of ours");
    waits_for(&mut window, "room: Bauer Eva vier");
    assert!(close(window).iter().all(|it| it.starts_with("room: ")));
}
