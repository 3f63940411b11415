//! Friends who begin the next game at the same table.

use super::GERMAN;
use crate::support::program::Home;
use crate::support::screen::Screen;

#[test]
fn the_next_game_begins_at_the_same_table_and_the_last_one_is_kept() {
    let Some(screen) = Screen::open(Home::new(), &GERMAN, &[]) else {
        return;
    };
    screen.wait_for("1 Weiß:");
    screen.enters("e4");
    screen.wait_for("Bauer Eva vier?");
    screen.press(&["Enter"]);
    screen.wait_for("1 Schwarz:");
    screen.enters("/neu");
    screen.wait_for("Eine neue Partie beginnen?");
    screen.types("j");
    // The first one says where it is kept, and the second stands at its first move.
    screen.wait(|lines| {
        lines.iter().any(|it| it.contains("game.jsonl")) && lines.last().is_some_and(|it| it == "1 Weiß:")
    });
    screen.enters("d4");
    screen.wait_for("Bauer David vier?");
    screen.press(&["Enter"]);
    screen.wait_for("Saal: Bauer David vier");
    screen.press(&["C-d"]);
    assert_eq!(screen.ended().0, 0);
    let (before, after) = screen.settings();
    assert_eq!(before, after, "the terminal is as it was");
    let home = screen.home();
    let first = std::fs::read_to_string(home.path("game.jsonl")).expect("the first game");
    assert!(first.contains("e2e4") && !first.contains("d2d4"), "{first}");
    let [second] = home.journals().try_into().expect("one more journal");
    let second = std::fs::read_to_string(second).expect("the second game");
    assert!(second.contains("d2d4") && !second.contains("e2e4"), "{second}");
}
