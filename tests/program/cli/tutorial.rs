//! `ansage tutorial` in a pipe: each line is an entry, and nothing is left but the place.

use crate::support::program::Home;

const GERMAN: [&str; 5] = ["tutorial", "--reports", "de", "--voice", "none"];

/// All that a player keys.
const ALL: &str = "e4\n/abbrechen\ne4\n\n\ne5\n\nSh3\n\n/korrektur Sf3\n\n\n/wiederholen\n?\n/meine-zeit\n/formular 2\n\
                   /abweichung\n/abbrechen\n/aufnahme\n/hilfe uhr\n/schiedsrichter\n\n";

fn place(home: &Home) -> String {
    std::fs::read_to_string(home.path("config/ansage/tutorial.toml")).expect("a place")
}

#[test]
fn a_player_learns_in_a_pipe_and_nothing_is_recorded() {
    let home = Home::new();
    let answer = home.run(&GERMAN, ALL).expect(0);
    let room = answer.lines("room");
    assert_eq!(
        room,
        [
            "Bauer Eva vier",
            "Bauer Eva fuenf",
            "Springer Hector drei",
            "Korrektur. Springer Felix drei",
            "Springer Cesar sechs",
            "Springer Cesar sechs",
            "Schiedsrichter, bitte",
        ],
        "{}",
        answer.out
    );
    assert!(answer.out.contains("Das war alles."), "{}", answer.out);
    assert_eq!(home.journals(), [""; 0].map(std::path::PathBuf::from));
    assert_eq!(place(&home), "");
}

#[test]
fn who_leaves_goes_on_there_and_begins_anew_where_that_is_asked_for() {
    let home = Home::new();
    let left = home.run(&GERMAN, "e4\n/abbrechen\n/skip\n/beenden\n").expect(0);
    assert!(left.out.contains("macht bei Lektion 3 weiter"), "{}", left.out);
    assert_eq!(place(&home), "player = \"announce\"\n");
    let again = home.run(&GERMAN, "").expect(0);
    assert!(again.out.contains("Lektion 3 von 10"), "{}", again.out);
    let arbiter = home
        .run(&["tutorial", "--as", "arbiter", "--voice", "none"], "")
        .expect(0);
    assert!(arbiter.out.contains("Lesson 1 of 5"), "{}", arbiter.out);
    let anew = home.run(&[&GERMAN[..], &["--from-start"]].concat(), "").expect(0);
    assert!(anew.out.contains("Lektion 1 von 10"), "{}", anew.out);
    assert!(!anew.out.contains("Lektion 3"), "{}", anew.out);
}

#[test]
fn without_a_place_to_write_it_is_said_that_nothing_is_kept() {
    let home = Home::new();
    // A folder in its place.
    home.file("config/ansage/tutorial.toml/other", "");
    let answer = home.run(&GERMAN, "e4\n").expect(0);
    let not_kept = "Die Stelle kann hier nicht gemerkt werden";
    assert_eq!(answer.out.matches(not_kept).count(), 1, "{}", answer.out);
    assert!(answer.out.contains("Bauer Eva vier?"), "{}", answer.out);
    assert!(!answer.out.contains("macht bei Lektion"), "{}", answer.out);
}

#[test]
fn bad_options_are_named_and_settings_of_a_game_do_not_count() {
    let home = Home::new();
    let refused = home.run(&["tutorial", "--as", "opponent"], "").expect(3);
    assert!(refused.err.contains("player, assistant, arbiter"), "{}", refused.err);
    home.file(
        "config/ansage/settings.toml",
        "time = \"G/5m\"\nclock = \"program\"\nfen = \"8/8/8/8/8/4k3/8/4K3 w - - 0 1\"\nrecord = \"on\"\nreports = \"de\"\nvoice = \"none\"\n",
    );
    let answer = home.run(&["tutorial"], "e4\n").expect(0);
    assert!(answer.out.contains("Bauer Eva vier?"), "{}", answer.out);
}
