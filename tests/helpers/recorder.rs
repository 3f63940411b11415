//! The recorder on a real sound server without a sound card, and on files: what is played is what is handed on.

pub(super) mod stage;

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;

use ansage_devices::recording::{RecordingEvent, source};
use ansage_protocol::BUILD;
use ansage_protocol::stamp::now_ns;
use ansage_sound_files::wav::Wav;
use ansage_wire::RATE;
use ansage_wire::recording::{Pace, Source};

use crate::support::program::{self, Home};
use crate::support::recording::{Recording, is_everything_there};
use crate::support::sound::{self, trimmed};
use crate::support::sound_server::SoundServer;
use crate::support::wait::wait_until;
use stage::{Stage, play};

const WORDS: &str = "Springer Gustav eins Felix drei";
/// As alike as sound is that went through the server and two conversions.
const ALIKE: f64 = 0.97;

fn file(path: &Path, pace: Pace) -> Source {
    Source::File {
        path: path.to_owned(),
        pace,
    }
}

fn microphone(name: &str) -> Source {
    Source::Device(Some(name.to_owned()))
}

#[test]
fn a_file_is_handed_on_sample_by_sample_whatever_its_rate() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let spoken = Recording::spoken(WORDS);
    for format in [
        ["-r", "16000", "-c", "1", "-b", "16"],
        ["-r", "44100", "-c", "2", "-b", "24"],
        ["-r", "8000", "-c", "1", "-b", "8"],
    ] {
        let wav = spoken.laid_in_as(&home, "spoken.wav", &format);
        let stage = Stage::open(file(&wav, Pace::AsTaken), Vec::new());
        stage.expect_ready();
        assert_eq!(stage.next(), RecordingEvent::Ended);
        let mut expected = Wav::open(&wav).unwrap();
        let expected: Vec<i16> = std::iter::from_fn(|| expected.read()).flatten().collect();
        wait_until(|| stage.end() == expected.len() as u64);
        assert_eq!(stage.samples_from(0), expected, "{format:?}");
    }
}

#[test]
fn a_file_in_place_of_a_microphone_takes_its_time_and_is_silent_afterwards() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let spoken = Recording::spoken("Eva vier");
    let wav = spoken.laid_in(&home, "spoken.wav");
    let stage = Stage::open(source(Some(program::text(&wav))), Vec::new());
    stage.expect_ready();
    assert_eq!(stage.next(), RecordingEvent::Ended);
    stage.go_on_for(u64::from(RATE) / 2);
    let heard = stage.samples_from(0);
    let from = usize::try_from(stage.pieces()[0].block.at).unwrap();
    let heard = &heard[from..];
    let length = spoken.samples().len() - from;
    assert_eq!(heard[..length], spoken.samples()[from..]);
    assert!(heard[length..].iter().all(|it| *it == 0), "silence follows");
    // Each sample at its time, none before.
    let recent = stage.recording.recent();
    let (first, end) = (stage.pieces()[0].block.at, stage.end());
    let lasted = recent.heard_at(end).unwrap() - recent.heard_at(first).unwrap();
    assert_eq!(lasted, (end - first) * 62_500);
    assert!(recent.heard_at(end).unwrap() <= now_ns());
    let cut = recent.cut(first..first + 100).unwrap();
    assert_eq!(cut, heard[..100]);
}

#[test]
fn what_is_said_into_a_microphone_is_handed_on_at_its_time() {
    if !is_everything_there() {
        return;
    }
    let Some(server) = SoundServer::start() else { return };
    let home = Home::new();
    let spoken = Recording::spoken(WORDS);
    let wav = spoken.laid_in(&home, "spoken.wav");
    for rate in [48_000, 44_100, 8000] {
        let sink = format!("mic{rate}");
        server.add_sink_with(&sink, rate, 2);
        let stage = Stage::open(microphone(&format!("pulseaudio:{sink}.monitor")), server.environment());
        let name = stage.expect_ready();
        assert!(name.contains(&sink) && name.contains(&rate.to_string()), "{name}");
        // The telephone band takes something away.
        let expected = if sink == "mic8000" { 0.9 } else { ALIKE };
        let is_handed_on = (0..5).any(|_attempt| {
            let (played, handed_on) = played_and_handed_on(&server, &stage, &sink, &wav);
            let likeness = sound::likeness(&handed_on, &played);
            assert!(likeness > expected, "{sink}: {likeness:.3} of what was played");
            // The server of a busy machine stumbles now and then.
            sound::likeness(&played, trimmed(spoken.samples())) > expected
        });
        assert!(is_handed_on, "{sink}: the server played nothing whole");
        let places: Vec<_> = stage.pieces().iter().map(|it| it.block.at).collect();
        assert!(places.is_sorted(), "places never go back");
    }
}

/// Plays a file into a sink, and returns what `parec` heard of it and what the recorder handed on, both without the
/// silence around it.
fn played_and_handed_on(server: &SoundServer, stage: &Stage, sink: &str, wav: &Path) -> (Vec<i16>, Vec<i16>) {
    let witness = server.listen_at(sink, RATE as usize);
    let quiet = stage.end();
    stage.go_on_for(u64::from(RATE) / 2);
    let begun_ns = now_ns();
    assert!(play(server, sink, wav).wait().unwrap().success());
    let over_ns = now_ns();
    stage.go_on_for(u64::from(RATE) / 2);
    witness.go_on_for(RATE as usize / 2);
    let recent = stage.recording.recent();
    let [from, over] = [begun_ns, over_ns].map(|it| recent.sample_at(it).unwrap());
    let handed_on = stage.samples_from(quiet);
    let (before, said) = handed_on.split_at(usize::try_from(from - quiet).unwrap());
    assert!(before.iter().all(|it| it.abs() < 40), "nothing before it was said");
    // `paplay` ends when the server has played everything.
    let last = said.iter().rposition(|it| it.abs() > 40).unwrap() as u64;
    assert!(from + last <= over, "nothing after it");
    (trimmed(&witness.samples()).to_vec(), trimmed(said).to_vec())
}

#[test]
fn how_loud_it_is_is_told_each_second() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let loud = Recording::of(vec![5000; 2 * RATE as usize]);
    let wav = loud.laid_in(&home, "loud.wav");
    let stage = Stage::open(file(&wav, Pace::AsTaken), Vec::new());
    assert_eq!(stage.level().peak, 5000);
    let wav = Recording::silence(2.0).laid_in(&home, "silence.wav");
    let stage = Stage::open(file(&wav, Pace::AsTaken), Vec::new());
    assert!(stage.level().is_dead());
}

#[test]
fn a_recorder_that_dies_or_freezes_costs_sound_and_comes_back() {
    let Some(server) = SoundServer::start() else { return };
    server.add_sink("vmic");
    for name in ["KILL", "STOP"] {
        let stage = Stage::open(microphone("pulseaudio:vmic.monitor"), server.environment());
        stage.expect_ready();
        stage.go_on_for(1600);
        let before = stage.end();
        stage.signal(name);
        stage.expect_lost();
        stage.expect_ready();
        stage.go_on_for(1600);
        // The places went on with the time, and each is told once.
        let _whole = stage.samples_from(0);
        assert!(stage.end() > before);
        let recent = stage.recording.recent();
        let now = recent.sample_at(now_ns()).unwrap();
        assert!(
            now >= stage.end() && now < stage.end() + u64::from(RATE),
            "{name}: {now}"
        );
    }
}

#[test]
fn a_microphone_that_is_pulled_out_is_lost_once_and_comes_back() {
    let Some(server) = SoundServer::start() else { return };
    server.add_sink("vmic");
    let stage = Stage::open(microphone("pulseaudio:vmic.monitor"), server.environment());
    stage.expect_ready();
    stage.go_on_for(1600);
    server.remove_sink("vmic");
    stage.expect_lost();
    server.add_sink("vmic");
    stage.expect_ready();
    stage.go_on_for(1600);
    let _places_never_go_back = stage.samples_from(0);
}

#[test]
fn a_microphone_that_is_not_there_is_missing_and_taken_when_it_comes() {
    let Some(server) = SoundServer::start() else { return };
    let stage = Stage::open(microphone("vmic.monitor"), server.environment());
    assert!(stage.expect_missing().contains("vmic.monitor"));
    server.add_sink("vmic");
    stage.expect_ready();
    stage.go_on_for(1600);
}

#[test]
fn without_any_sound_it_is_missing_and_a_file_of_a_wrong_rate_too() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    let nowhere = home.path("nowhere");
    let environment = vec![
        ("XDG_RUNTIME_DIR".into(), nowhere.clone().into()),
        ("HOME".into(), nowhere.clone().into()),
        ("PULSE_SERVER".into(), format!("unix:{}/none", nowhere.display()).into()),
        // A machine with a sound card has ALSA's default device; this one shall not.
        ("ALSA_CONFIG_PATH".into(), nowhere.join("none").into()),
    ];
    let stage = Stage::open(Source::Device(None), environment);
    assert!(!stage.expect_missing().is_empty());
    let slow = Recording::silence(1.0).laid_in_as(&home, "slow.wav", &["-r", "4000", "-c", "1", "-b", "16"]);
    for pace in [Pace::Own, Pace::AsTaken] {
        let stage = Stage::open(file(&slow, pace), Vec::new());
        assert!(stage.expect_missing().contains("4000 samples per second"));
        let stage = Stage::open(file(&home.path("no.wav"), pace), Vec::new());
        assert!(stage.expect_missing().contains("no.wav"));
    }
}

#[test]
fn who_takes_the_sound_too_slowly_loses_some_and_the_places_stay_right() {
    if !is_everything_there() {
        return;
    }
    let home = Home::new();
    // Every sample of a ramp tells its place.
    let ramp = Recording::of((0..8 * RATE).map(|it| (it / 8) as i16).collect());
    let wav = ramp.laid_in(&home, "ramp.wav");
    let (go_on, wait) = mpsc::channel::<()>();
    let stage = Stage::open_with(file(&wav, Pace::Own), Vec::new(), move |_piece| {
        // Once it is told to go on it always may.
        let _disconnected = wait.recv();
    });
    stage.expect_ready();
    // The file ends though nobody takes it: the pipe holds two seconds.
    assert_eq!(stage.next(), RecordingEvent::Ended);
    drop(go_on);
    stage.go_on_for(9 * u64::from(RATE));
    let pieces = stage.pieces();
    let mut next = pieces[0].block.at;
    let mut lost = 0;
    for piece in &pieces {
        lost += piece.block.at - next;
        next = piece.block.at + piece.block.samples.len() as u64;
        for (place, sample) in (piece.block.at..).zip(&piece.block.samples) {
            let expected = ramp.samples().get(usize::try_from(place).unwrap()).unwrap_or(&0);
            assert_eq!(sample, expected, "at {place}");
        }
    }
    assert!(lost > 3 * u64::from(RATE), "only {lost} samples were lost");
}

#[test]
fn a_recorder_ends_with_its_input_and_knows_a_stranger() {
    let recorder = || {
        let mut command = Command::new(concat!(env!("CARGO_BIN_EXE_ansage"), "-recorder"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command
    };
    let mut alone = recorder().spawn().unwrap();
    drop(alone.stdin.take());
    assert_eq!(alone.wait().unwrap().code(), Some(0));
    let mut strange = recorder().arg("--nothing").spawn().unwrap();
    assert_eq!(strange.wait().unwrap().code(), Some(3));
    let mut child = recorder().spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    use std::io::Write as _;
    input.write_all(b"{\"hello\":{\"build\":\"another\"}}\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stdout).unwrap().contains(BUILD));
}
