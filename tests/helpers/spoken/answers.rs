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

/// Starts the program in a terminal, with the talk key, and lets somebody answer it; nothing where something is missing.
fn answering(home: Home, arguments: &[&str], story: impl FnOnce(&Person<'_>)) {
    let Some(server) = server() else { return };
    let listens = ["--reports", "de", "--listen", "key", "--microphone", MICROPHONE];
    let arguments = [arguments, &listens].concat();
    let Some(screen) = Screen::open(home, &arguments, &server.environment()) else {
        return;
    };
    story(&Person {
        screen: &screen,
        mouth: &Mouth::at(&server),
        clock: &server.listen(SINK),
    });
}

#[test]
fn what_stands_on_a_board_is_said_with_the_talk_key_and_confirmed() {
    let home = Home::new();
    home.file("ours", "1.e4");
    home.file("theirs", "1.e4");
    let sheets = [
        "resolve",
        "--ours",
        "ours",
        "--theirs",
        "theirs",
        "--board-b",
        BOARD,
        "--ask",
    ];
    answering(home, &sheets, |person| {
        let question = "Brett A: Was steht auf Eva vier?";
        person.screen.wait_for(question);
        person.screen.wait_for(PROMPT);
        person.says_until("weiß Bauer", "Weiß Bauer?", 1);
        // It was not meant.
        person.says_until("nein", question, 2);
        person.says_until("abbrechen", "abbrechen?", 1);
        person.screen.press(&["Enter"]);
        person
            .screen
            .wait_for("Brett A: Fragen beendet, dieses Brett ist nicht verglichen.");
        person.screen.ended();
        // The terminal was given back before the verdict was printed: no line begins where another ended.
        let lines = person.screen.lines();
        assert!(lines.iter().all(|it| !it.starts_with(' ')), "{lines:?}");
    });
}

#[test]
fn who_hears_a_device_is_said_by_its_number() {
    let asked = ["doctor", "--by-ear", "--settings", "settings.toml"];
    answering(Home::new(), &asked, |person| {
        person.screen.wait_for("Wer hört das?");
        person.screen.wait_for(PROMPT);
        person.says_until("zwei", "2?", 1);
        person.says_until("nein", "Wer hört das?", 2);
        person.says_until("abbrechen", "abbrechen?", 1);
        person.says_until("ja", "Nichts ist gewählt, nichts ist geändert.", 1);
        let (code, _) = person.screen.ended();
        assert_eq!(code, 0);
        assert!(!person.screen.home().path("settings.toml").exists());
    });
}
