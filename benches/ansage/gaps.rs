//! Whether what is announced is heard without a gap while compilers have every core.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use ansage_core::desk::{Channel, OnScreen, Utterance};
use ansage_devices::helper::Program;
use ansage_devices::speech::{Speech, SpeechEvent, SpeechSettings, VoiceChoice, buffers};
use ansage_wire::Segment;
use ansage_wire::UtteranceId;
use ansage_wire::speech::{EarDevice, SoundSettings};

use crate::clock;
use crate::figures::Report;
use crate::monitor::Monitor;
use crate::sound_server::{RATE, SoundServer};

/// How long announcements are listened to.
const LONG: Duration = Duration::from_secs(600);
/// The same unless it is asked for at full size.
const SHORT: Duration = Duration::from_secs(20);
/// For a machine in trouble.
const DEADLINE: Duration = Duration::from_secs(60);
/// The same words are as long as ever; more than 2 ms beside is a gap.
const TOLERANCE: usize = RATE / 500;
/// So often each of the words is heard at rest.
const ROUNDS: usize = 4;
const WORDS: [&str; 4] = [
    "Springer Gustav eins Felix drei",
    "Bauer Eva zwei Eva vier",
    "Lange Rochade",
    "Dame Hector fuenf schlaegt Felix sieben matt",
];

pub(crate) fn measure(server: &SoundServer, report: &mut Report) {
    let is_full = std::env::var_os("ANSAGE_FULL").is_some();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("buffers.toml");
    let (speech, events) = open(server, &file);
    let monitor = Monitor::of(server, "vspk");
    let mut said = 0;
    let mut say = |words: &str| {
        said += 1;
        let id = UtteranceId(said);
        speech.say(&announcement(id, words));
        loop {
            match events.recv_timeout(DEADLINE).expect("the voice tells what it does") {
                SpeechEvent::Ended(it) if it == id => break,
                SpeechEvent::Unspoken(it) if it == id => panic!("{words} was not spoken"),
                _ => {}
            }
        }
        monitor.until_quiet().samples
    };
    // The first sound of a null sink is late, and not always whole.
    say(WORDS[0]);
    // The voice does not say the same words in the same time each time: it has a few lengths for them.
    let at_rest = WORDS.map(|words| [(); ROUNDS].map(|()| say(words)));
    let compilers = Compilers::start();
    let until = clock::now() + if is_full { LONG } else { SHORT };
    let (mut announcements, mut longest) = (0, 0);
    while clock::now() < until {
        for (words, at_rest) in WORDS.iter().zip(&at_rest) {
            let heard = say(words);
            let beside = at_rest.iter().map(|it| heard.abs_diff(*it)).min();
            longest = longest.max(beside.unwrap_or(usize::MAX));
            announcements += 1;
        }
    }
    drop(compilers);
    let beside = 1000.0 * longest as f64 / RATE as f64;
    let heard =
        format!("{announcements} announcements beside compilers, none more than {beside:.2} ms longer or shorter");
    let widened = buffers::known(&file);
    match widened.as_slice() {
        [] if longest <= TOLERANCE => report.say(format!("{heard}: without a gap.")),
        _ => report.missed(&format!("{heard}: gaps, and devices that ran dry: {widened:?}.")),
    }
}

fn open(server: &SoundServer, buffers: &std::path::Path) -> (Speech, Receiver<SpeechEvent>) {
    let mut program = Program::at(concat!(env!("CARGO_BIN_EXE_ansage"), "-speaker"));
    program.environment = server.environment();
    let (sender, events) = mpsc::channel();
    let settings = SpeechSettings {
        voice: VoiceChoice::Builtin,
        system_stands_in: false,
        sound: SoundSettings {
            ear: EarDevice::Own("vear".to_owned()),
            languages: vec!["de".to_owned()],
            ..SoundSettings::default()
        },
        buffers: Some(buffers.to_owned()),
    };
    (Speech::open_with(program, settings, sender), events)
}

fn announcement(id: UtteranceId, words: &str) -> Utterance {
    Utterance {
        id,
        channel: Channel::Room,
        written: words.to_owned(),
        spoken: vec![Segment::plain("de", words)],
        urgent: false,
        earcon: None,
        sound: None,
        on_screen: OnScreen::Shown,
    }
}

/// A compiler on each core, again and again; they end with the value.
struct Compilers {
    is_over: &'static AtomicBool,
    threads: Vec<thread::JoinHandle<()>>,
}

impl Compilers {
    fn start() -> Self {
        static IS_OVER: AtomicBool = AtomicBool::new(false);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let compile = || {
            while !IS_OVER.load(Ordering::Relaxed) {
                compile_once();
            }
        };
        Self {
            is_over: &IS_OVER,
            threads: (0..cores).map(|_| thread::spawn(compile)).collect(),
        }
    }
}

impl Drop for Compilers {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            thread.join().expect("a compiler");
        }
    }
}

fn compile_once() {
    let mut source = String::new();
    for n in 0..400 {
        writeln!(
            source,
            "double f{n}(double *a, int n) {{ double s = {n}; for (int i = 0; i < n; i++) s += a[i] * a[n - i - 1] / (s + i); return s; }}"
        )
        .expect("text");
    }
    let mut compiler = Command::new("cc")
        .args(["-O2", "-x", "c", "-c", "-", "-o", "/dev/null"])
        .stdin(Stdio::piped())
        .spawn()
        .expect("cc");
    let mut input = compiler.stdin.take().expect("a pipe");
    input.write_all(source.as_bytes()).expect("cc reads");
    drop(input);
    assert!(compiler.wait().expect("an end").success());
}
