//! The whole screen in a real terminal, and a second terminal in which the opponent reads what is announced.

use std::fs::{self, OpenOptions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;

use super::GERMAN;
use crate::support::program::{Answer, Home, OF_AN_EVENT, text};
use crate::support::screen::Screen;
use crate::support::signal::signal;

fn player(home: Home, more: &[&str]) -> Option<Screen> {
    Screen::open(home, &[&["--screen"], &GERMAN[..], more].concat(), &[])
}

/// Opens a second terminal; there too only one home is seen.
fn opponent(journal: &Path) -> Option<Screen> {
    Screen::open(Home::new(), &["screen", "--journal", text(journal)], &[])
}

/// Waits until the last row is this, with the cursor behind it.
#[track_caller]
fn prompts(screen: &Screen, prompt: &str) {
    screen.wait(|lines| {
        let is_last = lines.last().is_some_and(|it| it == prompt.trim_end());
        is_last && screen.cursor() == (prompt.chars().count(), lines.len() - 1)
    });
}

/// Waits until these lines stand there in this order, whatever is between them.
#[track_caller]
fn shows(screen: &Screen, wanted: &[&str]) {
    screen.wait(|lines| {
        let mut lines = lines.iter();
        wanted.iter().all(|line| lines.any(|it| it == line))
    });
}

/// Waits until the clock of a side, which began with five minutes, is seen to have run. Whoever looks too late for one second sees
/// another.
fn shows_running(screen: &Screen, side: &str, behind: &str) {
    let (before, behind) = (format!("{side}: 0:0"), format!(", läuft{behind}"));
    let runs = |line: &String| line.starts_with(&before) && line.ends_with(&behind) && !line.contains("0:05:00");
    screen.wait(|lines| lines.iter().any(runs));
}

#[test]
fn a_game_is_typed_on_a_whole_screen_and_the_opponent_reads_it_in_another() {
    let home = Home::new();
    let journal = home.path("game.jsonl");
    let Some(opponent) = opponent(&journal) else { return };
    opponent.wait_for("Waiting for the game:");
    let Some(player) = player(home, &[]) else { return };
    prompts(&player, "1 Weiß: ");
    assert!(player.is_alternate());

    player.types("eva drei");
    prompts(&player, "1 Weiß: eva drei");
    player.press(&["Enter"]);
    shows(&player, &["Bauer Eva drei?", "Zug 1, Weiß"]);
    shows(&opponent, &["Zug 1, Weiß"]);
    assert_eq!(opponent.count("Bauer"), 0, "nothing is announced yet");
    player.press(&["Enter"]);
    shows(&player, &["Saal: Bauer Eva drei", "Zug 1, Schwarz"]);
    shows(&opponent, &["Bauer Eva drei", "Zug 1, Schwarz"]);
    assert!(opponent.count("█") > 0, "it stands there in large letters");

    player.enters("/k e4");
    shows(&player, &["Bauer Eva vier statt Bauer Eva drei?"]);
    player.press(&["Enter"]);
    shows(&opponent, &["Korrektur. Bauer Eva vier", "Zug 1, Schwarz"]);
    player.enters("e5");
    shows(&opponent, &["Bauer Eva fuenf", "Zug 2, Weiß"]);
    player.press(&["Enter"]);
    player.enters("/note nicht für den Gegner");
    player.enters("/ergebnis 1-0");
    player.wait(|lines| lines.iter().any(|it| it.ends_with("?):")));
    player.press(&["j"]);
    shows(&opponent, &["Bauer Eva fuenf", "Ergebnis: Weiß gewinnt, 1-0."]);
    assert_eq!(opponent.count("Gegner"), 0);

    player.press(&["C-d"]);
    let (code, _raw) = player.ended();
    assert_eq!(code, 0);
    assert!(!player.is_alternate(), "the window before is back");
    let saved = format!("Die Partie ist gespeichert: {}", journal.display());
    shows(
        &player,
        &[
            "Bauer Eva drei?",
            "Saal: Bauer Eva drei",
            "Saal: Korrektur. Bauer Eva vier",
            "Saal: Bauer Eva fuenf",
            "Ergebnis: Weiß gewinnt, 1-0.",
            "1.e4 e5",
            &saved,
        ],
    );
    let (before, after) = player.settings();
    assert_eq!(before, after, "the terminal is as it was");

    // What was announced is still to be read when the game has been left.
    shows(&opponent, &["Bauer Eva fuenf", "Ergebnis: Weiß gewinnt, 1-0."]);
    opponent.press(&["q"]);
    let (code, _raw) = opponent.ended();
    assert_eq!(code, 0);
    shows(&opponent, &["Bauer Eva fuenf", "Ergebnis: Weiß gewinnt, 1-0."]);
    let (before, after) = opponent.settings();
    assert_eq!(before, after, "the terminal is as it was");
}

/// A game of an event under way, in which something was kept for the arbiter.
fn with_something_kept() -> (Home, String) {
    let home = Home::new();
    home.file(
        "event.toml",
        "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"none\"\n\
         [allowed]\nscript = \"AB\"\n",
    );
    let secret = home.draw_secret("event.toml");
    let entries = "f3\n\n/made\ne5\na3\n\n/made\nQh4\na4\n\n/made\n";
    home.run(&OF_AN_EVENT, entries).expect(0);
    (home, secret)
}

#[test]
fn the_arbiter_leaves_nothing_on_the_players_screen_to_be_scrolled_back_to() {
    for face in ["--screen", "--plain"] {
        let line = [face, "--resume", "game.jsonl", "--voice", "none", "--reports", "de"];
        let (home, secret) = with_something_kept();
        let Some(player) = Screen::open(home, &line, &[]) else {
            return;
        };
        player.wait_for("Das Vorlesen der Eingabe erreicht niemanden");
        player.enters("/arbiter AB");
        player.wait_for("Geheimwort");
        player.enters(&secret);
        player.wait_for("regelwidriger");
        player.enters("/player");
        player.wait(|lines| !lines.iter().any(|it| it.contains("regelwidriger")));
        let told = player.tmux(&["capture-pane", "-p", "-J", "-S", "-"]);
        assert!(told.contains("Der Spieler hat das Gerät wieder."), "{told}");
        player.enters("/arbiter AB");
        player.wait_for("Geheimwort");
        player.enters(&secret);
        player.wait_for("schon gelesen");
        player.enters("/arbiter all");
        player.wait_for("regelwidriger");
        player.press(&["C-d"]);
        let (code, _raw) = player.ended();
        assert_eq!(code, 0);
        player.wait_for("Weiter mit: ");
        let told = player.tmux(&["capture-pane", "-p", "-J", "-S", "-"]);
        assert!(!told.contains("regelwidriger"), "{told}");
    }
}

#[test]
fn a_clock_that_is_shown_runs_without_a_key() {
    let more = ["--time", "G/5m", "--show-clocks", "yes"];
    let Some(player) = player(Home::new(), &more) else {
        return;
    };
    shows(&player, &["Enter startet die Uhr von Weiß.", "Schwarz: 0:05:00"]);
    player.press(&["Enter"]);
    shows_running(&player, "Weiß", "");
    prompts(&player, "1 Weiß: ");
}

#[test]
fn the_prompt_stays_whatever_the_size_of_the_window() {
    let Some(player) = player(Home::new(), &[]) else { return };
    player.enters("e4");
    player.press(&["Enter"]);
    player.types("e");
    for (columns, rows) in [(20, 4), (40, 10), (200, 60), (10, 2)] {
        player.resize(columns, rows);
        prompts(&player, if columns > 10 { "1 Schwarz: e" } else { "e" });
    }
    player.resize(160, 50);
    player.press(&["C-l"]);
    prompts(&player, "1 Schwarz: e");
    signal("TERM", player.pid());
    let (code, _raw) = player.ended();
    assert_eq!(code, 0);
    shows(&player, &["Saal: Bauer Eva vier"]);
}

#[test]
fn a_torn_a_renamed_and_a_damaged_journal_are_followed_as_far_as_they_can_be() {
    let home = Home::new();
    let moves = "e4\n\n\ne5\n\nNf3\n\n\n";
    home.run(&["--journal", "whole.jsonl"], moves).expect(0);
    let whole = fs::read(home.path("whole.jsonl")).expect("the journal");
    let announced = |m: &str| {
        let needle = format!("\"move\":\"{m}\"");
        let at = whole.windows(needle.len()).position(|it| it == needle.as_bytes());
        at.expect("it is in the journal")
    };
    let path = home.path("game.jsonl");
    // Cut short within the line of the reply.
    let (first, rest) = whole.split_at(announced("e7e5"));
    fs::write(&path, first).expect("a file");
    let Some(opponent) = opponent(&path) else { return };
    shows(&opponent, &["Bauer Eva vier", "Move 1, Black"]);

    let mut file = OpenOptions::new().append(true).open(&path).expect("the file");
    let (reply, rest) = rest.split_at(announced("g1f3") - first.len());
    file.write_all(reply).expect("a write");
    shows(&opponent, &["Bauer Eva fuenf", "Move 2, White"]);

    fs::rename(&path, home.path("kept.jsonl")).expect("a new name");
    file.write_all(rest).expect("a write");
    shows(&opponent, &["Springer Felix drei", "Move 2, Black"]);

    file.write_all(b"{\"at\":1}\n{\"at\":2}\n").expect("a write");
    opponent.wait_for("is damaged. Everything before it was read.");
    shows(&opponent, &["Springer Felix drei", "Move 2, Black"]);
    opponent.press(&["C-c"]);
    let (code, _raw) = opponent.ended();
    assert_eq!(code, 4);
}

#[test]
fn a_script_gets_each_announcement_as_a_line() {
    let home = Home::new();
    home.run(&["--journal", "game.jsonl", "--reports", "en"], "e4\n\n\ne5\n")
        .expect(0);
    let once = home.run(&["screen", "--journal", "game.jsonl", "--once"], "").expect(0);
    assert_eq!(once.out, "room: Bauer Eva fuenf\ngame: Move 2, White\n");

    let mut child = home
        .ansage(&["screen", "--journal", "game.jsonl"])
        .spawn()
        .expect("the program");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut next = || lines.next().expect("a line").expect("text");
    assert_eq!(next(), "room: Bauer Eva vier");
    assert_eq!(next(), "room: Bauer Eva fuenf");
    // The journal is free for the game: the view holds no lock.
    home.run(&["--resume", "game.jsonl"], "Nf3\n\n/result 1-0\n\n")
        .expect(0);
    assert_eq!(next(), "room: Springer Felix drei");
    assert_eq!(next(), "game: Result: White wins, 1-0.");
    signal("TERM", child.id());
    assert_eq!(Answer::of(child).code, Some(0));
}

#[test]
fn what_cannot_be_followed_is_said_in_one_sentence() {
    let home = Home::new();
    home.file("letter.txt", "dear friend\n");
    let ask = |arguments: &[&str]| home.run(&[&["screen", "--journal"], arguments].concat(), "");
    ask(&["letter.txt"]).refused(4, &["letter.txt", "is not a journal"]);
    ask(&["letter.txt", "--once"]).refused(4, &["is not a journal"]);
    ask(&["none.jsonl", "--once"]).refused(4, &["none.jsonl", "cannot be read"]);
    ask(&[".", "--once"]).refused(4, &["is no file"]);
    ask(&["none.jsonl", "--once", "--reports", "xx"]).refused(3, &["xx"]);

    let mut child = home
        .ansage(&["screen", "--journal", "later.jsonl"])
        .spawn()
        .expect("the program");
    let mut err = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    let waiting = err.next().expect("a line").expect("text");
    assert!(waiting.contains("Waiting for the game"), "{waiting}");
    signal("TERM", child.id());
    assert_eq!(Answer::of(child).code, Some(0));
}

#[test]
fn a_face_that_cannot_be_is_refused_and_settings_give_way() {
    let home = Home::new();
    home.run(&["--screen"], "").refused(3, &["needs a terminal"]);
    home.run(&["--screen", "--plain"], "")
        .refused(3, &["--screen and --plain"]);
    home.file("config/ansage/settings.toml", "screen = true\n");
    let answer = home.run(&["--voice", "none"], "e4\n\n").expect(0);
    assert_eq!(answer.lines("room"), ["Bauer Eva vier"]);
}

#[test]
fn the_hall_sees_both_clocks_of_a_game_that_another_program_keeps() {
    let home = Home::new();
    let journal = home.path("game.jsonl");
    let Some(hall) = Screen::open(Home::new(), &["screen", "--clock", "--journal", text(&journal)], &[]) else {
        return;
    };
    hall.wait_for("Waiting for the game:");
    let Some(player) = player(home, &["--time", "G/5m"]) else {
        return;
    };
    shows(&hall, &["Weiß: 0:05:00, 0 Züge", "Die Uhr von Weiß läuft noch nicht."]);
    assert!(hall.count("█") > 0, "in large digits");
    player.press(&["Enter"]);
    shows_running(&hall, "Weiß", ", 0 Züge");
    shows(&hall, &["Schwarz: 0:05:00, 0 Züge"]);
    player.enters("e4");
    player.press(&["Enter", "Enter"]);
    shows_running(&hall, "Schwarz", ", 0 Züge");
    assert_eq!(hall.count("Eva"), 0, "nothing else of the game");

    hall.resize(20, 6);
    hall.wait(|lines| lines.iter().any(|it| it.starts_with("Schwarz: 0:0")) && hall.count("█") == 0);
    hall.resize(160, 50);
    // Killed: nobody keeps the clocks, and they stand.
    signal("KILL", player.pid());
    let (_code, _raw) = player.ended();
    hall.wait_for("Das Programm, das die Uhren führt, ist beendet: Sie stehen.");
    assert_eq!(hall.count("läuft"), 0);
    let shown = |line: &String| line.starts_with("Schwarz: ").then(|| line.clone());
    let stands = hall.lines().iter().find_map(shown).expect("both times");

    // Taken up again they stand where the hall saw them.
    let home = player.home();
    home.run(&["--resume", "game.jsonl"], "").expect(0);
    let once = home.run(&["screen", "--clock", "--once", "--journal", "game.jsonl"], "");
    assert!(once.expect(0).out.contains(&stands), "{stands}");
    hall.press(&["q"]);
    let (code, _raw) = hall.ended();
    assert_eq!(code, 0);
    hall.wait_for(&stands);
}

#[test]
fn a_script_reads_both_times_in_one_line() {
    let home = Home::new();
    home.run(&["--time", "G/5m", "--journal", "game.jsonl"], "/start\ne4\n/pause\n")
        .expect(0);
    let ask = ["screen", "--clock", "--journal", "game.jsonl"];
    let once = home.run(&[&ask[..], &["--once"]].concat(), "").expect(0);
    let times = "clock: White: #:##:##, # move; Black: #:##:##, # moves; The clocks are stopped.\n";
    assert_eq!(once.out.replace(|it: char| it.is_ascii_digit(), "#"), times);
    for part in ["White: 0:0", ", 1 move; ", "Black: 0:0", ", 0 moves; "] {
        assert!(once.out.contains(part), "{part}: {}", once.out);
    }

    let mut child = home.ansage(&ask).spawn().expect("the program");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut next = || lines.next().expect("a line").expect("text");
    assert!(next().ends_with("0 moves; The clocks are stopped."));
    home.run(&["--resume", "game.jsonl"], "/result 1-0\n\n").expect(0);
    let result = std::iter::repeat_with(next).find(|it| it.contains("Result"));
    assert!(result.expect("endless").ends_with("; Result: White wins, 1-0."));
    signal("TERM", child.id());
    assert_eq!(Answer::of(child).code, Some(0));

    home.run(&[&ask[..], &["--arbiter"]].concat(), "")
        .refused(3, &["--arbiter"]);
    home.run(&["--clock", "table", "--journal", "table.jsonl"], "e4\n")
        .expect(0);
    let table = home.run(&["screen", "--clock", "--once", "--journal", "table.jsonl"], "");
    assert_eq!(table.expect(0).out, "clock: The official clock stands on the table.\n");
}
