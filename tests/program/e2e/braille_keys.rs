//! Braille typed on a keyboard: the program in a terminal that speaks the keyboard protocol of kitty, and in one that does not.

use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};

use crate::support::program::Home;
use crate::support::signal::signal;
use crate::support::wait::wait_until;

/// What the program asks: which of the protocol is on, and what terminal it is.
const QUESTION: &str = "\x1b[?u\x1b[c";
/// Every key is told, with press and release: 1, 2, 4 and 8 of the protocol.
const ALL_KEYS: &str = "\x1b[>15u";
/// The last that was asked for is taken back.
const TAKEN_BACK: &str = "\x1b[<1u";

/// A terminal with the program in it.
struct Terminal {
    home: Home,
    program: Child,
    keys: File,
    written: Arc<Mutex<String>>,
}

impl Terminal {
    /// Opens one that speaks the protocol, or knows what terminal it is and no more.
    fn open(speaks_the_protocol: bool, arguments: &[&str]) -> Self {
        let keys = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&keys).expect("ours");
        unlockpt(&keys).expect("ours");
        let name = ptsname(&keys, Vec::new()).expect("a name");
        let place = || {
            let place = File::options()
                .read(true)
                .write(true)
                .open(name.to_str().expect("a path"));
            Stdio::from(place.expect("the terminal"))
        };
        // So wide that no sentence is broken into lines.
        let wide = Winsize {
            ws_row: 24,
            ws_col: 300,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&keys, wide).expect("a window");
        let home = Home::new();
        let usual = [
            "--voice",
            "none",
            "--reports",
            "en",
            "--listen",
            "off",
            "--journal",
            "game.jsonl",
        ];
        let mut command = home.ansage(&[&usual[..], arguments].concat());
        command.env("TERM", "xterm-256color").env_remove("TERM_PROGRAM");
        command.stdin(place()).stdout(place()).stderr(place());
        let program = command.spawn().expect("the program");
        drop(command);
        let keys = File::from(keys);
        let written = Arc::new(Mutex::new(String::new()));
        let answers = if speaks_the_protocol {
            "\x1b[?0u\x1b[?62c"
        } else {
            "\x1b[?62c"
        };
        read_along(keys.try_clone().expect("the terminal"), Arc::clone(&written), answers);
        Self {
            home,
            program,
            keys,
            written,
        }
    }

    fn written(&self) -> String {
        self.written.lock().expect("nobody panics there").clone()
    }

    /// Waits until the program has written something so often.
    #[track_caller]
    fn reads(&self, text: &str, times: usize) {
        wait_until(|| self.written().matches(text).count() >= times);
        assert_eq!(
            self.written().matches(text).count(),
            times,
            "{text:?} in {:?}",
            self.written()
        );
    }

    fn sends(&mut self, bytes: &str) {
        self.keys.write_all(bytes.as_bytes()).expect("the terminal is there");
    }

    /// Presses the keys of each cell together, and then lets them go, as kitty tells it.
    fn chords(&mut self, cells: &[&str]) {
        for cell in cells {
            for kind in [1, 3] {
                for key in cell.chars() {
                    self.sends(&format!("\x1b[{};1:{kind}u", u32::from(key)));
                }
            }
        }
    }

    /// Presses keys one after the other and lets each go.
    fn presses(&mut self, keys: &str) {
        for key in keys.chars() {
            self.sends(&format!("\x1b[{0};1:1u\x1b[{0};1:3u", u32::from(key)));
        }
    }

    #[track_caller]
    fn journal_holds(&self, text: &str) {
        wait_until(|| fs::read_to_string(self.home.path("game.jsonl")).is_ok_and(|it| it.contains(text)));
    }

    /// Waits until the program has ended; everything it asked the terminal for is taken back.
    #[track_caller]
    fn ends(&mut self) {
        wait_until(|| self.program.try_wait().expect("our child").is_some());
        let count = |text: &str| self.written().matches(text).count();
        wait_until(|| count("\x1b[>") == count("\x1b[<"));
        wait_until(|| count("\x1b[?2004h") == count("\x1b[?2004l"));
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed leaves no program behind.
        let _gone = self.program.kill();
        let _gone = self.program.wait();
    }
}

/// Keeps what is written and answers what is asked, until the terminal is gone.
fn read_along(mut terminal: File, written: Arc<Mutex<String>>, answers: &'static str) {
    thread::spawn(move || {
        let (mut bytes, mut answered) = (Vec::new(), 0);
        let mut piece = [0; 4096];
        while let Ok(count @ 1..) = terminal.read(&mut piece) {
            bytes.extend(&piece[..count]);
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let asked = text.matches(QUESTION).count();
            for _ in answered..asked {
                terminal.write_all(answers.as_bytes()).expect("the terminal is there");
            }
            answered = asked;
            *written.lock().expect("nobody panics there") = text;
        }
    });
}

#[test]
fn keys_pressed_together_are_cells_where_the_terminal_tells_which_are_let_go() {
    let mut at = Terminal::open(true, &["--braille-keys"]);
    at.reads(
        "dots 1 to 6, a and ; dots 7 and 8, pressed together. /perkins turns them off.",
        1,
    );
    at.reads(ALL_KEYS, 1);
    at.reads("1 White: ", 1);
    // ⠑⠲ and Enter.
    at.chords(&["fk", "dkl"]);
    at.reads("⠑", 1);
    at.reads("⠲", 1);
    at.presses("\r");
    at.reads("Bauer Eva vier?", 1);
    at.presses("\r");
    at.journal_holds("announced");
    // A letter that is no dot is told once, and types nothing.
    at.presses("qw");
    at.reads("This key is no dot.", 1);
    // A command: on this keyboard the slash is Shift and 7.
    at.sends("\x1b[57441;2:1u\x1b[55:47;2:1u\x1b[55:47;2:3u\x1b[57441;1:3u");
    at.presses("perkins\r");
    at.reads("\nBraille keys off.", 1);
    at.reads(TAKEN_BACK, 1);
    // Letters again, as ever; and once more with the key.
    at.sends("/made\r");
    at.journal_holds("made");
    at.sends("\x1b[24~");
    at.reads(ALL_KEYS, 2);
    at.chords(&["fk", "dks"]);
    at.sends("\x1b[99;5:1u\x1b[99;5:3u\x1b[99;5:1u");
    at.ends();
}

#[test]
fn without_releases_the_dots_of_a_cell_come_one_after_the_other() {
    let mut at = Terminal::open(false, &["--braille-keys"]);
    at.reads("one after the other, g ends the cell.", 1);
    at.sends("fkg");
    at.reads("⠑", 1);
    at.sends("dkl\r");
    at.reads("Bauer Eva vier?", 1);
    at.sends("\r");
    at.journal_holds("announced");
    at.sends("\x1b[24~");
    at.reads("Braille keys off.", 1);
    at.sends("/made\r");
    at.journal_holds("made");
    assert!(
        !at.written().contains("\x1b[>"),
        "it was asked for nothing it does not know"
    );
    at.sends("\x04");
    at.ends();
}

#[test]
fn a_shell_that_stops_the_program_gets_its_keyboard_back() {
    let mut at = Terminal::open(true, &["--braille-keys=chords"]);
    at.reads(ALL_KEYS, 1);
    at.reads("1 White: ", 1);
    let pid = at.program.id();
    let state = || {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        stat.rsplit(") ").next().and_then(|it| it.chars().next())
    };
    signal("TSTP", pid);
    wait_until(|| state() == Some('T'));
    at.reads(TAKEN_BACK, 1);
    at.reads("\x1b[?2004l", 1);
    signal("CONT", pid);
    at.reads(ALL_KEYS, 2);
    at.reads("\x1b[?2004h", 2);
    at.chords(&["fk", "dkl"]);
    at.presses("\r\r");
    at.journal_holds("announced");
    signal("TERM", pid);
    at.ends();
}
