//! A journal that was taken away in the middle of a game, and the one that it was continued in.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, UNIX_EPOCH};

use ansage::app::table::stopwatch::wall_now;

use crate::support::piped::Piped;
use crate::support::program::Home;

/// Plays two moves, of which the second finds the journal gone unless a look did before, and puts it back with the time of
/// now.
fn two_journals(home: &Home) -> (Piped, PathBuf) {
    let mut player = Piped::start(home.ansage(&["--voice", "none"]));
    player.enter("e4");
    player.wait_for(|it| it.starts_with("room: "));
    let journals = home.journals();
    let [journal] = journals.as_slice() else {
        panic!("{journals:?}");
    };
    let kept = fs::read(journal).expect("a journal");
    fs::remove_file(journal).expect("it was there");
    player.enter("e5");
    player.wait_for(|it| it.contains("The journal was removed"));
    if player.count("room: ") < 2 {
        player.wait_for(|it| it.starts_with("room: "));
    }
    fs::write(journal, kept).expect("a file");
    (player, journal.clone())
}

#[test]
fn the_last_game_goes_on_where_it_was_continued() {
    let home = Home::new();
    let (mut player, first) = two_journals(&home);
    player.signal("KILL");
    player.ended();
    let soon = UNIX_EPOCH + Duration::from_millis(wall_now()) + Duration::from_secs(60);
    let touched = fs::File::open(&first).and_then(|it| it.set_modified(soon));
    touched.expect("it may be touched");
    let answer = home.run(&["--resume", "--voice", "none"], "").expect(0);
    assert!(answer.out.contains("move 2, White to move"), "{}", answer.out);
}

#[test]
fn a_game_that_is_named_goes_on_where_it_was_continued() {
    let home = Home::new();
    let (mut player, first) = two_journals(&home);
    player.signal("KILL");
    player.ended();
    let first = first.display().to_string();
    let answer = home.run(&["--resume", &first, "--voice", "none"], "").expect(0);
    let continued = first.replace(".jsonl", "-2.jsonl");
    assert!(answer.out.contains("move 2, White to move"), "{}", answer.out);
    assert!(answer.out.contains(&format!("Journal: {continued}")), "{}", answer.out);
}

#[test]
fn a_script_that_leaves_is_told_of_both_journals() {
    for leaves in [true, false] {
        let home = Home::new();
        let (mut player, first) = two_journals(&home);
        match leaves {
            true => player.enter("/quit"),
            false => player.end_entries(),
        }
        let told = player.wait_for(|it| it.contains("The game is saved"));
        let (folder, first) = (first.parent().expect("a folder"), first.display().to_string());
        let continued = first.replace(".jsonl", "-2.jsonl");
        assert!(folder.join(&continued).exists(), "{continued}");
        let expected = format!("ear: The game is saved: {continued}. Before that it was kept in {first}.");
        assert_eq!(told, expected);
        player.wait_for(|it| it.starts_with("ear: ") && it.contains("--resume"));
        player.ended();
    }
}

#[test]
fn the_opponent_is_shown_the_game_where_it_was_continued() {
    let home = Home::new();
    let (mut player, first) = two_journals(&home);
    let first = first.display().to_string();
    let shown = home.run(&["screen", "--once", "--journal", &first], "").expect(0).out;
    assert!(shown.starts_with("room: Bauer Eva fuenf\n"), "{shown}");

    let other = Home::new();
    let mut opponent = Piped::start(other.ansage(&["screen", "--journal", &first]));
    opponent.wait_for(|it| it.contains("Bauer Eva"));
    player.enter("Nf3");
    opponent.wait_for(|it| it.contains("Springer Felix drei"));
    let said = |words: &str| opponent.heard.iter().filter(|it| it.contains(words)).count();
    assert_eq!(
        ["Eva vier", "Eva fuenf", "Felix drei"].map(said),
        [1, 1, 1],
        "{:?}",
        opponent.heard
    );
}

#[test]
fn the_opponent_is_shown_the_game_when_its_file_is_taken_away() {
    let home = Home::new();
    let mut player = Piped::start(home.ansage(&["--voice", "none", "--journal", "game.jsonl"]));
    player.enter("e4");
    player.wait_for(|it| it.starts_with("room: "));
    let mut opponent = Piped::start(home.ansage(&["screen", "--journal", "game.jsonl"]));
    opponent.wait_for(|it| it.contains("Bauer Eva vier"));
    fs::remove_file(home.path("game.jsonl")).expect("it was there");
    player.enter("e5");
    player.wait_for(|it| it.contains("The journal was removed"));
    opponent.wait_for(|it| it.contains("Bauer Eva fuenf"));
    let again = opponent.heard.iter().filter(|it| it.contains("Bauer Eva vier"));
    assert_eq!(
        again.count(),
        1,
        "what was shown is not shown again: {:?}",
        opponent.heard
    );
}
