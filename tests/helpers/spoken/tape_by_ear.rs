//! A tape whose marked half-moves are heard while they are asked about: real recogniser, real speaker, real sound server.

use std::fs;
use std::io::Write as _;
use std::ops::Range;
use std::path::PathBuf;
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use crate::support::lines::lines_of;
use crate::support::mouth;
use crate::support::mouth::{MICROPHONE, Mouth};
use crate::support::program::{Answer, Home, text};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::sound::{likeness, trimmed};
use crate::support::sound_server::{Capture, SoundServer};
use crate::support::wait::{receive, wait_until};

/// For so long an answer is waited for before it is said again.
const PATIENCE: Duration = Duration::from_secs(12);
const ATTEMPTS: usize = 6;
/// Samples of a second, on the tape and as it is captured.
const SECOND: usize = 16_000;
/// How alike what is on the tape and what is heard must be.
const ALIKE: f64 = 0.95;
/// The loudest sample of silence.
const SILENCE: u16 = 40;

/// The third of them is drowned in noise.
const SAID: [&str; 7] = [
    "Bauer Eva vier",
    "Bauer Eva fünf",
    "Springer Gustav eins Felix drei",
    "Springer Bella acht Zäsar sechs",
    "Läufer Felix eins Bella fünf",
    "Bauer Anna sieben Anna sechs",
    "Läufer Bella fünf Anna vier",
];
const DROWNED: usize = 2;
/// How the question about it begins; which moves it may be is not what is tested here.
const QUESTION: &str = "2., at 0:00:06: ";
const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4";

/// A tape, and where on it the noise is.
struct Tape {
    home: Home,
    path: PathBuf,
    samples: Vec<i16>,
    drowned: Range<usize>,
}

/// Dictates a game; `None` where something is missing.
fn dictated() -> Option<Tape> {
    if !is_everything_there() {
        return None;
    }
    let home = Home::new();
    let (mut tape, mut drowned) = (Recording::silence(1.5), 0..0);
    for (number, words) in SAID.into_iter().enumerate() {
        let mut said = Recording::spoken(words);
        if number == DROWNED {
            said = under_noise(&said);
            let from = tape.samples().len();
            drowned = from..from + said.samples().len();
        }
        tape = tape.then(&said).pause(1.5);
    }
    Some(Tape {
        path: tape.laid_in(&home, "tape.wav"),
        home,
        samples: tape.samples().to_vec(),
        drowned,
    })
}

fn under_noise(said: &Recording) -> Recording {
    let length = said.seconds().to_string();
    let noise = Recording::made_by_sox(&["synth", &length, "pinknoise", "vol", "0.6"]);
    let both = said.samples().iter().zip(noise.samples());
    Recording::of(both.map(|(voice, noise)| voice / 2 + noise).collect())
}

impl Tape {
    fn ask(&self, options: &[&str], environment: Vec<(std::ffi::OsString, std::ffi::OsString)>) -> Asked {
        let model = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("voices/de/recogniser");
        // With the scorer what was drowned is heard, and nothing is asked.
        let alone = ["--ask", "--no-scorer", "--model", text(&model)];
        let arguments = [&["reconstruct", text(&self.path)], alone.as_slice()].concat();
        let mut child = (self.home.ansage(&arguments).args(options))
            .envs(environment)
            .spawn()
            .unwrap();
        Asked {
            answers: child.stdin.take(),
            lines: lines_of(child.stderr.take().unwrap()),
            child,
        }
    }
}

/// The program while it asks.
struct Asked {
    child: Child,
    answers: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Asked {
    #[track_caller]
    fn expect(&self, wanted: &str) -> Vec<String> {
        let mut before = Vec::new();
        loop {
            let line = receive(&self.lines);
            let line = line.unwrap_or_else(|_silence| panic!("{wanted} did not come: {before:?}"));
            if line.starts_with(wanted) {
                return before;
            }
            before.push(line);
        }
    }

    fn enter(&mut self, answer: &str) {
        writeln!(self.answers.as_mut().unwrap(), "{answer}").unwrap();
    }

    /// Waits until what is said is answered as it should be; it is said again where a busy machine did not hear it.
    #[track_caller]
    fn hears(&self, mouth: &Mouth<'_>, words: &str, is_answer: impl Fn(&str) -> bool) {
        let mut told = Vec::new();
        for _ in 0..ATTEMPTS {
            mouth.says(words);
            while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
                if is_answer(&line) {
                    return;
                }
                told.push(line);
            }
        }
        panic!("{words}: {told:?}");
    }

    /// Says what ends the questions.
    #[track_caller]
    fn hears_last(&self, mouth: &Mouth<'_>, words: &str) {
        for _ in 0..ATTEMPTS {
            mouth.says(words);
            while let told = self.lines.recv_timeout(PATIENCE)
                && told != Err(RecvTimeoutError::Timeout)
            {
                if told.is_err() {
                    return;
                }
            }
        }
        panic!("{words} ended nothing");
    }

    fn end(mut self) -> Answer {
        drop(self.answers.take());
        Answer::of(self.child)
    }
}

/// Waits until something was heard behind a place and a whole second of silence after it, and returns that.
#[track_caller]
fn heard_behind(capture: &Capture, from: usize) -> Vec<i16> {
    let is_loud = |it: &i16| it.unsigned_abs() > SILENCE;
    wait_until(|| {
        let samples = capture.samples();
        let heard = &samples[from..];
        let last = heard.iter().rposition(is_loud);
        last.is_some_and(|it| heard.len() > it + SECOND)
    });
    capture.samples()[from..].to_vec()
}

#[test]
fn what_is_not_sure_is_heard_in_the_ear_while_it_is_asked_about() {
    let Some(server) = SoundServer::start() else { return };
    let Some(tape) = dictated() else { return };
    let room = server.listen("vspk");
    let ear = server.listen_at("vear", SECOND);
    let into = tape.home.path("sheet");
    let options = ["--into", text(&into), "--ear-device", "vear"];
    let mut asked = tape.ask(&options, server.environment());
    asked.expect(QUESTION);
    let on_the_tape = trimmed(&tape.samples[tape.drowned.clone()]);
    // The question is said before; between the two a busy machine may be silent for a while.
    wait_until(|| trimmed(&ear.samples()).len() > on_the_tape.len() + 2 * SECOND);
    heard_behind(&ear, 0);

    // A machine that is busy drops some sound now and then, but not always.
    let mut attempts = Vec::new();
    while attempts.len() < 5 && attempts.iter().all(|it| *it <= ALIKE) {
        let from = ear.len();
        asked.enter("?");
        attempts.push(likeness(trimmed(&heard_behind(&ear, from)), on_the_tape));
    }
    assert!(attempts.iter().any(|it| *it > ALIKE), "{attempts:.3?}");

    asked.enter("no move");
    asked.expect(QUESTION);
    asked.enter("Nf3");
    let answer = asked.end().expect(0);
    assert!(
        answer.out.contains("2. Springer Felix drei (0:00:06)\n"),
        "{}",
        answer.out
    );
    assert!(
        answer.out.ends_with("Half-moves: 7, of these marked: 0.\n"),
        "{}",
        answer.out
    );
    let pgn = fs::read_to_string(into.join("game.pgn")).unwrap();
    let pgn: Vec<&str> = pgn.split_whitespace().collect();
    assert!(pgn.join(" ").contains(GAME), "{pgn:?}");
    assert!(room.samples().iter().all(|it| *it == 0), "nothing is for the Room");
}

#[test]
fn where_a_screen_reader_asks_the_tape_is_heard_without_a_word() {
    let Some(server) = SoundServer::start() else { return };
    let Some(tape) = dictated() else { return };
    let ear = server.listen_at("vear", SECOND);
    let mut asked = tape.ask(&["--ear", "text", "--ear-device", "vear"], server.environment());
    asked.expect(QUESTION);
    let on_the_tape = trimmed(&tape.samples[tape.drowned.clone()]);
    let mut attempts = vec![likeness(trimmed(&heard_behind(&ear, 0)), on_the_tape)];
    while attempts.len() < 5 && attempts.iter().all(|it| *it <= ALIKE) {
        let from = ear.len();
        asked.enter("?");
        attempts.push(likeness(trimmed(&heard_behind(&ear, from)), on_the_tape));
    }
    assert!(attempts.iter().any(|it| *it > ALIKE), "{attempts:.3?}");
    // Whoever goes on hears no more of it.
    asked.enter("?");
    asked.enter("/stop");
    asked.end().expect(0);
}

#[test]
fn an_answer_is_said_read_back_and_confirmed_aloud() {
    let Some(server) = mouth::server() else { return };
    let Some(tape) = dictated() else { return };
    let mouth = Mouth::at(&server);
    let options = ["--voice", "none", "--reports", "de", "--listen", "open"];
    let options = [&options[..], &["--microphone", MICROPHONE]].concat();
    let asked = tape.ask(&options, server.environment());
    asked.expect("2., bei 0:00:06: ");
    asked.hears(&mouth, "Springer Gustav eins Felix drei", |line| {
        line.ends_with("Felix drei?")
    });
    // Nobody is at the keys: the answer is all that is said.
    asked.hears_last(&mouth, "ja");
    let answer = asked.end().expect(0);
    assert!(
        answer.out.contains("2. Springer Felix drei (0:00:06)\n"),
        "{}",
        answer.out
    );
}

#[test]
fn without_any_sound_one_sentence_says_so_and_the_questions_are_asked() {
    let Some(tape) = dictated() else { return };
    let nowhere = tape.home.path("nowhere");
    fs::create_dir(&nowhere).unwrap();
    let environment = || {
        vec![
            ("XDG_RUNTIME_DIR".into(), nowhere.clone().into()),
            ("HOME".into(), nowhere.clone().into()),
            ("PULSE_SERVER".into(), format!("unix:{}/none", nowhere.display()).into()),
            ("ALSA_CONFIG_PATH".into(), nowhere.join("none").into()),
        ]
    };
    let mut asked = tape.ask(&[], environment());
    let before = asked.expect(QUESTION);
    asked.enter("?");
    asked.enter("no move");
    asked.expect(QUESTION);
    asked.enter("");
    let told: Vec<String> = asked.lines.iter().collect();
    let unheard = |lines: &[String]| lines.iter().filter(|it| it.contains("cannot be heard")).count();
    assert_eq!(unheard(&before) + unheard(&told), 1, "{before:?} {told:?}");
    let answer = asked.end().expect(0);
    assert!(
        answer.out.ends_with("Half-moves: 7, of these marked: 1.\n"),
        "{}",
        answer.out
    );

    // One who asks for no sound is told nothing of it.
    let asked = tape.ask(&["--voice", "none"], environment());
    let before = asked.expect(QUESTION);
    assert_eq!(unheard(&before), 0, "{before:?}");
    asked.end().expect(0);

    // A device that was named is another matter.
    let asked = tape.ask(&["--ear-device", "vear"], environment());
    let told: Vec<String> = asked.lines.iter().collect();
    assert!(told.len() == 1 && told[0].contains("vear"), "{told:?}");
    asked.end().expect(2);
}
