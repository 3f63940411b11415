//! Questions that belong to no game, read and answered at a Braille display alone.

use serde_json::Value;

use crate::support::braille::Brltty;
use crate::support::finger::acknowledge;
use crate::support::program::{Answer, Home};

const BOARD: &str = "4k3/8/8/8/8/8/8/4K3";
const QUESTION: &str = "Brett A: Was steht auf Eva vier?";
const HINT: &str = "Bitte eine Figur und ihre Farbe, ihren Buchstaben (groß Weiß, klein Schwarz) oder Enter für ein leeres \
    Feld, oder das ganze Brett als Liste oder FEN; /stop beendet die Fragen.";

#[test]
fn what_stands_on_a_board_is_told_with_the_display_alone() {
    let Some(mut brltty) = Brltty::start(40) else {
        return;
    };
    let home = Home::new();
    home.file("ours", "1.e4");
    home.file("theirs", "1.e4");
    let display = format!("--braille-display={}", brltty.host());
    let sheets = ["resolve", "--ours", "ours", "--theirs", "theirs", "--board-b", BOARD];
    let asked = ["--ask", "--json", "--reports", "de", &display];
    let mut program = home
        .ansage(&[&sheets[..], &asked].concat())
        .env_remove("WINDOWPATH")
        .spawn()
        .expect("the program");
    // Kept open; nobody types there.
    let keyboard = program.stdin.take().expect("a pipe");
    brltty.reads(QUESTION);
    brltty.types("was");
    brltty.enter();
    acknowledge(&brltty, HINT);
    brltty.reads(QUESTION);
    // The screen reader crashes in the middle of it, and nothing is answered by that.
    brltty.kill();
    brltty.start_again();
    acknowledge(&brltty, "Die Braillezeile ist ausgefallen.");
    acknowledge(&brltty, "Die Braillezeile ist da.");
    brltty.reads(QUESTION);
    brltty.press("LnUp");
    brltty.reads(&format!("{:<38}⠤⠤", "Die Braillezeile ist da."));
    brltty.press("HOME");
    brltty.reads(QUESTION);
    brltty.types(BOARD);
    brltty.enter();
    let answer = Answer::of(program).expect(0);
    drop(keyboard);
    let found: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(found["boards"]["A"]["fen"], BOARD);
    assert_eq!(answer.err.matches(QUESTION).count(), 2, "{}", answer.err);
}

#[test]
fn where_no_screen_reader_runs_the_questions_are_typed_all_the_same() {
    let home = Home::new();
    home.file("ours", "1.e4");
    home.file("theirs", "1.e4");
    let sheets = ["resolve", "--ours", "ours", "--theirs", "theirs", "--board-b", BOARD];
    let asked = ["--ask", "--json", "--reports", "de", "--braille-display=127.0.0.1:61"];
    let arguments = [&sheets[..], &asked].concat();
    let answer = home.run(&arguments, format!("{BOARD}\n")).expect(0);
    let found: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(found["boards"]["A"]["fen"], BOARD);
    // A pipe may have ended before anybody has looked for a display.
    let others: Vec<_> = answer.err.lines().filter(|it| !it.starts_with("Brett A")).collect();
    let sentences = ["Keine Braillezeile: BRLTTY läuft nicht."];
    assert!(others.is_empty() || others == sentences, "{others:?}");
}
