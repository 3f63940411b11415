//! What the tape costs: the processor time of a recording that is cut up, encoded and synced.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use hound::{SampleFormat, WavReader, WavSpec, WavWriter};

use crate::figures::Report;
use crate::program::{Home, text};

/// Announcements, and the seconds of silence before each: about ten minutes in all.
const ANNOUNCEMENTS: usize = 120;
const PAUSE: u32 = 3;
const SPOKEN: [&str; 4] = [
    "Springer Gustav eins Felix drei",
    "Bauer Eva vier",
    "Kurze Rochade",
    "Läufer Cesar eins Gustav fünf",
];
/// Of one core, in percent (the issue on the audio scoresheet).
const BOUND: u32 = 2;

pub(crate) fn measure(report: &mut Report) {
    let home = Home::new();
    let wav = home.path("tape.wav");
    let Some(length) = speak_into(&home, &wav) else {
        return report.missed("Without espeak-ng the tape was not measured.");
    };
    let length = Duration::from_secs_f64(length);
    let ansage = env!("CARGO_BIN_EXE_ansage");
    let clips = home.path("clips");
    let recording = [ansage, "record", text(&clips), "--microphone", text(&wav)];
    let flac = ["flac", "--silent", "--force", text(&wav)];
    let (Some(ours), Some(theirs)) = (processor_time(&home, &recording), processor_time(&home, &flac)) else {
        return report.missed("Recording or flac failed; the tape was not measured.");
    };
    report.say(format!(
        "Recording {:.0} seconds: {:.2} percent of a core.",
        length.as_secs_f64(),
        100.0 * ours.as_secs_f64() / length.as_secs_f64()
    ));
    report.ratio("Processor time of recording", ours, "flac on the whole file", theirs);
    report.hold("Processor time of recording", ours, length * BOUND / 100);
}

/// Writes the announcements of a game and returns how long they are, in seconds; `None` without espeak-ng.
fn speak_into(home: &Home, wav: &Path) -> Option<f64> {
    let phrases: Vec<(WavSpec, Vec<i16>)> = SPOKEN.iter().map(|it| spoken(home, it)).collect::<Option<_>>()?;
    let spec = WavSpec {
        channels: 1,
        sample_rate: phrases.first()?.0.sample_rate,
        bits_per_sample: 16,
        sample_format: SampleFormat::Int,
    };
    let mut writer = WavWriter::create(wav, spec).ok()?;
    for (_, samples) in phrases.iter().cycle().take(ANNOUNCEMENTS) {
        let pause = (0..PAUSE * spec.sample_rate).map(|_| 0);
        for sample in pause.chain(samples.iter().copied()) {
            writer.write_sample(sample).ok()?;
        }
    }
    let length = f64::from(writer.duration()) / f64::from(spec.sample_rate);
    writer.finalize().ok()?;
    Some(length)
}

fn spoken(home: &Home, words: &str) -> Option<(WavSpec, Vec<i16>)> {
    let file = home.path("spoken.wav");
    let status = Command::new("espeak-ng")
        .args(["-v", "de", "-w", text(&file), words])
        .status();
    status.ok().filter(|it| it.success())?;
    let mut reader = WavReader::open(&file).ok()?;
    let samples = reader.samples().collect::<Result<_, _>>().ok()?;
    Some((reader.spec(), samples))
}

/// Returns the processor time of a command and of all it has started, as bash counts it; `None` if it failed.
fn processor_time(home: &Home, command: &[&str]) -> Option<Duration> {
    let script = r#""$@" > /dev/null < /dev/null && times"#;
    let output = Command::new("bash")
        .args(["-c", script, "bash"])
        .args(command)
        .env("LC_ALL", "C")
        .env("XDG_CONFIG_HOME", home.path("config"))
        .env("XDG_STATE_HOME", home.path("state"))
        .output()
        .ok()
        .filter(|it| it.status.success())?;
    let times = String::from_utf8(output.stdout).ok()?;
    // The second line is of the children: user and system, as 0m1.234s.
    let children = times.lines().nth(1)?.split(' ').map(minutes_and_seconds);
    children.sum::<Option<Duration>>()
}

fn minutes_and_seconds(text: &str) -> Option<Duration> {
    let (minutes, seconds) = text.trim_end_matches('s').split_once('m')?;
    let (minutes, seconds): (u32, f64) = (minutes.parse().ok()?, seconds.parse().ok()?);
    Some(Duration::from_secs(60) * minutes + Duration::from_secs_f64(seconds))
}
