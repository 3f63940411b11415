//! A person records words at a microphone: what is good is kept at once, what is not is asked for again, and the same command
//! goes on where it was stopped or killed.

use std::io::Write as _;
use std::process::{Child, ChildStdin};
use std::sync::mpsc::Receiver;

use ansage_sound_files::bank::Bank;

use crate::support::braille::Brltty;
use crate::support::finger::acknowledge;
use crate::support::lines::lines_of;
use crate::support::mouth::{MICROPHONE, Mouth, server};
use crate::support::program::Home;
use crate::support::recording::Recording;
use crate::support::sound_server::SoundServer;
use crate::support::wait::receive;

/// The program while somebody records.
struct Session {
    child: Child,
    keys: ChildStdin,
    lines: Receiver<String>,
}

impl Session {
    fn begin(home: &Home, server: &SoundServer) -> Self {
        Self::begin_with(home, server, &["--voice", "script:said"])
    }

    fn begin_with(home: &Home, server: &SoundServer, arguments: &[&str]) -> Self {
        let bank = ["voices", "record", "bank", "--licence", "for the club"];
        let arguments = [&bank[..], &["--microphone", MICROPHONE], arguments].concat();
        let mut program = home.ansage(&arguments);
        let mut child = program
            .env_remove("WINDOWPATH")
            .envs(server.environment())
            .spawn()
            .unwrap();
        Self {
            keys: child.stdin.take().unwrap(),
            lines: lines_of(child.stdout.take().unwrap()),
            child,
        }
    }

    /// Waits for a line that begins like this, and returns it.
    #[track_caller]
    fn expect(&self, beginning: &str) -> String {
        loop {
            let line = receive(&self.lines).expect(beginning);
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    fn types(&mut self, line: &str) {
        writeln!(self.keys, "{line}").unwrap();
    }
}

/// Returns what is said, so much as loud as the voice does by itself.
fn said(word: &str, share: f64) -> Recording {
    let home = Home::new();
    let file = Recording::spoken(word).laid_in(&home, "word.wav");
    let softer = home.path("softer.wav");
    let made = std::process::Command::new("sox")
        .args(["-v", &share.to_string()])
        .arg(&file)
        .arg(&softer)
        .status()
        .unwrap();
    assert!(made.success());
    Recording::read(&softer)
}

#[test]
fn a_person_records_stops_is_killed_and_goes_on_and_nothing_is_lost() {
    let Some(server) = server() else { return };
    let mouth = Mouth::at(&server);
    let home = Home::new();
    let bank = home.path("bank");
    let mut session = Session::begin(&home, &server);
    let first = session.expect("Please say: ");
    assert_eq!(first, "Please say: Bauer (1/37)");
    // So softly that the noise of the room would become loud with it.
    mouth.plays(&said("Bauer", 0.01));
    session.types("");
    let flaw = session.expect("Bauer was too soft");
    assert_eq!(flaw, "Bauer was too soft. Please come closer to the microphone.");
    assert!(!bank.join("bauer.wav").exists());
    session.expect("Please say: Bauer (1/37)");
    mouth.plays(&said("Bauer", 0.7));
    session.expect("Please say: Springer (2/37)");
    assert!(bank.join("bauer.wav").exists() && bank.join("recordings/bauer-1.wav").exists());

    // Nobody asked it to end.
    session.child.kill().unwrap();
    session.child.wait().unwrap();
    let mut session = Session::begin(&home, &server);
    session.expect("Please say: Springer (1/36)");
    session.types("s");
    session.expect("Please say: Laeufer (2/36)");
    session.types("b");
    session.expect("Please say: Springer (1/36)");
    mouth.plays(&said("Springer", 0.5));
    session.expect("Please say: Laeufer (2/36)");
    session.types("q");
    session.expect("35 words are still missing. The same command goes on.");
    assert!(session.child.wait().unwrap().success());

    let bank = Bank::open(&bank).expect("a bank");
    assert_eq!(bank.clips.keys().collect::<Vec<_>>(), ["bauer", "springer"]);
    assert!(bank.broken.is_empty(), "{:?}", bank.broken);
    assert_eq!(bank.manifest.licence, "for the club");
    // What was recorded is said back in the Ear, behind what was asked for.
    let said = std::fs::read_to_string(home.path("said")).unwrap();
    assert!(said.contains("ear: Springer\near: Springer\n"), "{said}");
}

#[test]
fn words_are_asked_for_at_a_braille_display_and_nothing_is_typed_elsewhere() {
    let Some(server) = server() else { return };
    let Some(brltty) = Brltty::start(40) else { return };
    let mouth = Mouth::at(&server);
    let home = Home::new();
    let display = format!("--braille-display={}", brltty.host());
    let mut session = Session::begin_with(&home, &server, &["--ear", "text", &display]);
    let begin = receive(&session.lines).expect("what is to be done");
    acknowledge(&brltty, &begin);
    brltty.reads("Please say: Bauer (1/37)");
    // A word that was said answers as Enter does, and pushes nothing under the finger but the next one.
    mouth.plays(&said("Bauer", 0.7));
    brltty.reads("Please say: Springer (2/37)");
    mouth.plays(&said("Springer", 0.01));
    brltty.enter();
    acknowledge(&brltty, "Springer was too soft. Please come closer to the microphone.");
    brltty.reads("Please say: Springer (2/37)");
    for (typed, then) in [
        ("s", "Please say: Laeufer (3/37)"),
        ("b", "Please say: Springer (2/37)"),
    ] {
        brltty.types(typed);
        brltty.enter();
        brltty.reads(then);
    }
    brltty.types("q");
    brltty.enter();
    session.expect("36 words are still missing. The same command goes on.");
    assert!(session.child.wait().unwrap().success());
    let bank = Bank::open(&home.path("bank")).expect("a bank");
    assert_eq!(bank.clips.keys().collect::<Vec<_>>(), ["bauer"]);
}
