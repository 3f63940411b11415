//! How long whoever let go of the talk key waits for what was heard, by the recogniser alone and with the scorer.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use ansage::app::table::voice_input::{VoiceInput, VoiceInputEvent, VoiceInputSettings};
use ansage_core::desk::{AskedNow, Attention, Device, Listens, MayBeSaid, TalkNumber};
use ansage_core::game::Position;
use ansage_core::language::{Sight, Voices};
use ansage_devices::helper::Program;
use ansage_protocol::stamp::now_ns;
use ansage_wire::Health;
use ansage_wire::recording::Source;

use crate::clock;
use crate::figures::{Figures, Report, in_mebibytes};
use crate::mouth::{MICROPHONE, Mouth, SINK};
use crate::recording::Recording;
use crate::sound_server::SoundServer;

/// What is announced, several times each.
const SAID: [&str; 8] = [
    "Springer Gustav eins Felix drei",
    "Bauer Eva zwei Eva vier",
    "Läufer schlägt Zäsar sechs",
    "Dame David acht",
    "Turm Hektor fünf",
    "König Bella sieben",
    "Kurze Rochade",
    "Springer Bella acht",
];
const ROUNDS: usize = 5;
const MEDIAN: Duration = Duration::from_millis(600);
const P99: Duration = Duration::from_millis(1200);
/// Of both together, in KiB.
const MEMORY: u64 = 450 * 1024;
const DEADLINE: Duration = Duration::from_secs(60);

pub(crate) fn measure(server: &SoundServer, report: &mut Report) {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR"));
    let nets = ["vendor/scorer", "voices/scorer"].map(|it| checkout.join(it));
    if !nets.iter().all(|it| it.join("weights.safetensors").is_file()) {
        return report.missed("Without the nets of the scorer hearing was not measured.");
    }
    server.add_sink(SINK);
    let mouth = Mouth::at(server);
    let recordings: Vec<Recording> = SAID.iter().map(|it| Recording::spoken(it)).collect();
    let Waited {
        times: alone,
        memory_kib: listener,
        ..
    } = waited(server, &mouth, &recordings, Vec::new());
    let Waited {
        times: both,
        memory_kib: helpers,
        unscored,
    } = waited(server, &mouth, &recordings, nets.to_vec());
    report.figures("Talk key let go to the words, recogniser alone", &alone);
    report.figures("Talk key let go to the words, with the scorer", &both);
    report.ratio(
        "With the scorer, median",
        both.median(),
        "the recogniser alone",
        alone.median(),
    );
    report.hold("With the scorer, median", both.median(), MEDIAN);
    report.hold("With the scorer, p99", both.percentile(99), P99);
    if unscored > 0 {
        report.missed(&format!(
            "The scorer was too late {unscored} times of {}.",
            both.count()
        ));
    }
    report.say(format!("The recogniser alone took {}.", in_mebibytes(listener)));
    report.hold_memory("Recogniser and scorer, the most memory", helpers, MEMORY);
}

/// How long whoever spoke waited.
struct Waited {
    times: Figures,
    /// The most that the helpers took together which hear.
    memory_kib: u64,
    /// So many answers came without the scorer.
    unscored: usize,
}

fn waited(server: &SoundServer, mouth: &Mouth<'_>, said: &[Recording], nets: Vec<PathBuf>) -> Waited {
    let folder = tempfile::tempdir().expect("a folder");
    let program = |path: &str, name: &str| {
        let mut program = Program::at("/bin/sh");
        // The shell becomes the helper, after it has left its process id.
        let script = format!(r#"echo $$ > {}/{name}; exec {path} "$@""#, folder.path().display());
        program.arguments = vec!["-c".into(), script.into(), "sh".into()];
        program.environment = server.environment();
        program
    };
    let model = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/de/recogniser");
    let microphone = Source::Device(Some(MICROPHONE.to_owned()));
    let settings = VoiceInputSettings {
        nets,
        listener: program(concat!(env!("CARGO_BIN_EXE_ansage"), "-listener"), "listener"),
        scorer: program(concat!(env!("CARGO_BIN_EXE_ansage"), "-scorer"), "scorer"),
        recorder: program(concat!(env!("CARGO_BIN_EXE_ansage"), "-recorder"), "recorder"),
        ..VoiceInputSettings::new(microphone, Some(model), "de-fide")
    };
    let (sender, events) = mpsc::channel();
    let voices = Arc::new(Voices::of(ansage_texts::VOICES));
    let mut voice_input = VoiceInput::open(settings, voices, move |event| sender.send(event).is_ok());
    wait_until_ready(&events);
    let mut attend = |attention| {
        let may_be_said = MayBeSaid {
            position: Position::start(),
            sight: Sight::Legal,
            asked: AskedNow::Nothing,
        };
        voice_input.set_wanted(now_ns(), Some(Listens { may_be_said, attention }));
    };
    let (mut samples, mut unscored) = (Vec::new(), 0);
    // The first one has the net loaded, and does not count.
    for (number, recording) in (0..).zip(said.iter().cycle().take(said.len() * ROUNDS + 1)) {
        attend(Attention::Talk(TalkNumber(number)));
        mouth.plays(recording);
        let let_go = clock::now();
        attend(Attention::None);
        let is_scored = answer(&events, number);
        if number > 0 {
            samples.push(clock::now() - let_go);
            unscored += usize::from(!is_scored);
        }
    }
    let names = ["listener", "scorer"];
    let memory = names.iter().filter_map(|it| peak_kib(&folder.path().join(it))).sum();
    voice_input.close();
    Waited {
        times: Figures::of(samples),
        memory_kib: memory,
        unscored,
    }
}

fn wait_until_ready(events: &Receiver<VoiceInputEvent>) {
    let mut waiting = vec![Device::Recogniser, Device::Microphone];
    while !waiting.is_empty() {
        if let VoiceInputEvent::Health(device, Health::Ready { .. }) = next(events) {
            waiting.retain(|it| *it != device);
        }
    }
}

/// Waits for an answer, and returns true if the scorer had its part in it.
fn answer(events: &Receiver<VoiceInputEvent>, number: u64) -> bool {
    loop {
        if let VoiceInputEvent::Spoken(Some(TalkNumber(it)), heard) = next(events)
            && it == number
        {
            return heard.scored.is_some();
        }
    }
}

fn next(events: &Receiver<VoiceInputEvent>) -> VoiceInputEvent {
    events.recv_timeout(DEADLINE).expect("there must be an event")
}

/// Returns the most memory that a helper ever took, which left its process id in a file.
fn peak_kib(file: &Path) -> Option<u64> {
    let pid = std::fs::read_to_string(file).ok()?;
    let status = std::fs::read_to_string(Path::new("/proc").join(pid.trim()).join("status")).ok()?;
    let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}
