//! Questions that belong to no game, answered aloud: a synthetic voice in a null sink, its monitor as microphone, recorder,
//! listener, scorer and their nets, and a talk key pressed in a terminal.

use crate::support::mouth::{MICROPHONE, Mouth, SINK, server};
use crate::support::program::Home;
use crate::support::recording::Recording;
use crate::support::screen::Screen;
use crate::support::sound_server::{self, Capture};

/// What is said is said again where a busy machine did not hear it, so often.
const ATTEMPTS: usize = 6;
/// For so many seconds an answer is waited for.
const PATIENCE: usize = 12;
const BOARD: &str = "4k3/8/8/8/8/8/8/4K3";
const PROMPT: &str = "Antwort:";

/// Somebody at a terminal who speaks.
struct Person<'a> {
    screen: &'a Screen,
    mouth: &'a Mouth<'a>,
    /// Tells how much time has passed, in sound.
    clock: &'a Capture,
}

impl Person<'_> {
    /// Says something with the talk key until this line has come so often.
    #[track_caller]
    fn says_until(&self, words: &str, line: &str, times: usize) {
        for _ in 0..ATTEMPTS {
            // Pressed again at once it would be taken for a key that is still held.
            self.clock.go_on_for(3 * sound_server::RATE / 10);
            self.screen.press(&["Space"]);
            self.mouth.plays(&Recording::spoken(words));
            self.screen.press(&["Space"]);
            let until = self.clock.len() + PATIENCE * sound_server::RATE;
            while self.clock.len() < until {
                if self.screen.count(line) >= times {
                    return;
                }
                self.clock.go_on_for(sound_server::RATE / 10);
            }
        }
        panic!("{words}: {line} did not come: {:?}", self.screen.lines());
    }
}

#[test]
fn what_stands_on_a_board_is_said_with_the_talk_key_and_confirmed() {
    let Some(server) = server() else { return };
    let home = Home::new();
    home.file("ours", "1.e4");
    home.file("theirs", "1.e4");
    let sheets = ["resolve", "--ours", "ours", "--theirs", "theirs", "--board-b", BOARD];
    let asked = [
        "--ask",
        "--reports",
        "de",
        "--listen",
        "key",
        "--microphone",
        MICROPHONE,
    ];
    let arguments = [&sheets[..], &asked].concat();
    let Some(screen) = Screen::open(home, &arguments, &server.environment()) else {
        return;
    };
    let mouth = Mouth::at(&server);
    let clock = server.listen(SINK);
    let person = Person {
        screen: &screen,
        mouth: &mouth,
        clock: &clock,
    };
    let question = "Brett A: Was steht auf Eva vier?";
    screen.wait_for(question);
    screen.wait_for(PROMPT);
    person.says_until("weiß Bauer", "Weiß Bauer?", 1);
    // It was not meant.
    person.says_until("nein", question, 2);
    person.says_until("abbrechen", "abbrechen?", 1);
    screen.press(&["Enter"]);
    screen.wait_for("Brett A: Fragen beendet, dieses Brett ist nicht verglichen.");
    screen.ended();
    // The terminal was given back before the verdict was printed: no line begins where another ended.
    let lines = screen.lines();
    assert!(lines.iter().all(|it| !it.starts_with(' ')), "{lines:?}");
}

#[test]
fn who_hears_a_device_is_said_by_its_number() {
    let Some(server) = server() else { return };
    let asked = ["doctor", "--by-ear", "--settings", "settings.toml", "--reports", "de"];
    let listens = ["--listen", "key", "--microphone", MICROPHONE];
    let arguments = [&asked[..], &listens].concat();
    let Some(screen) = Screen::open(Home::new(), &arguments, &server.environment()) else {
        return;
    };
    let mouth = Mouth::at(&server);
    let clock = server.listen(SINK);
    let person = Person {
        screen: &screen,
        mouth: &mouth,
        clock: &clock,
    };
    screen.wait_for("Wer hört das?");
    screen.wait_for(PROMPT);
    person.says_until("zwei", "2?", 1);
    person.says_until("nein", "Wer hört das?", 2);
    person.says_until("abbrechen", "abbrechen?", 1);
    person.says_until("ja", "Nichts ist gewählt, nichts ist geändert.", 1);
    let (code, _) = screen.ended();
    assert_eq!(code, 0);
    assert!(!screen.home().path("settings.toml").exists());
}
