//! Recorded words on a real sound server: each word is heard as its clip, without gaps or clicks, as loud as the others.

use std::fs;
use std::path::Path;
use std::process::Command;

use ansage_core::desk::{Channel, Device};
use ansage_devices::speech::SpeechEvent;
use ansage_wire::Health;
use ansage_wire::speech::SoundSettings;
use ansage_wire::{Part, Segment};
use tempfile::TempDir;

use super::stage::{MONITOR_DELAY, Stage, is_heard};
use super::{assert_silent, both};
use crate::support::sound::{espeak, likeness, resemblance, trimmed};
use crate::support::sound_server::{Capture, RATE, SoundServer};

const WORDS: [&str; 5] = ["springer", "gustav", "eins", "felix", "drei"];
/// The pause between two words (`docs/voices.md`).
const LONGEST_PAUSE_MS: usize = 150;
/// Silence that the speaker puts between two clips.
const BETWEEN: usize = RATE * 40 / 1000;
/// What a bank aims at, in LUFS, and how far a word may be from that.
const LOUDNESS: f64 = -20.0;
const TOLERANCE: f64 = 1.0;

/// A bank of words that another synthesiser has spoken, made by `ansage voices build`. `None` where a tool is missing.
fn bank() -> Option<TempDir> {
    for tool in ["flite", "sox"] {
        let is_there = Command::new(tool).arg("--version").output().is_ok();
        assert!(is_there || std::env::var_os("CI").is_none(), "CI needs {tool}");
        if !is_there {
            println!("skipped: {tool} is not installed");
            return None;
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let recordings = folder.path().join("recordings");
    fs::create_dir(&recordings).unwrap();
    // Each as loud as its place, some at another rate: the bank evens them.
    for (place, word) in WORDS.iter().enumerate() {
        let (spoken, recorded) = (folder.path().join("spoken"), recordings.join(format!("{word}.wav")));
        run(Command::new("flite")
            .args(["-voice", "slt", "-t", word, "-o"])
            .arg(&spoken));
        let (rate, volume) = (
            [48_000, 8_000, 44_100, 16_000, 22_050][place],
            0.2 + 0.15 * place as f64,
        );
        run(Command::new("sox")
            .args(["-v", &volume.to_string(), "-t", "wav"])
            .arg(&spoken)
            .args(["-r", &rate.to_string()])
            .arg(&recorded)
            .args(["pad", "0.3", "0.3"]));
    }
    run(Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(["voices", "build"])
        .arg(folder.path()));
    Some(folder)
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn clip(bank: &Path, word: &str) -> Vec<i16> {
    let mut wav = hound::WavReader::open(bank.join(format!("{word}.wav"))).unwrap();
    wav.samples::<i16>().map(Result::unwrap).collect()
}

fn with_bank(bank: &Path) -> SoundSettings {
    SoundSettings {
        room_bank: Some(bank.to_owned()),
        ..both()
    }
}

fn sentence(words: &[&str]) -> Segment {
    Segment {
        language: "de".to_owned(),
        parts: words
            .iter()
            .map(|word| Part {
                text: (*word).to_owned(),
                phonemes: None,
                clip: Some((*word).to_owned()),
            })
            .collect(),
    }
}

/// Opens a stage whose recordings are as `expected` says.
fn stage(server: &SoundServer, sound: SoundSettings, are_good: bool) -> Stage {
    let mut stage = Stage::with(server.environment(), sound, &[]);
    let mut left = vec![Device::RoomVoice, Device::EarVoice, Device::RecordedWords];
    while !left.is_empty() {
        let (device, health) = stage.expect_health();
        let is_good = matches!(health, Health::Ready { .. });
        assert_eq!(
            is_good,
            device != Device::RecordedWords || are_good,
            "{device:?}: {health:?}"
        );
        left.retain(|it| *it != device);
    }
    stage
}

/// Says a sentence and returns what was heard of it, silence at its ends cut off.
fn heard(stage: &mut Stage, capture: &Capture, channel: Channel, words: &[&str]) -> Vec<i16> {
    let from = capture.len();
    let id = stage.say_segments(channel, vec![sentence(words)], false);
    stage.expect_in_order(&[SpeechEvent::Ended(id)]);
    capture.go_on_for(MONITOR_DELAY);
    trimmed(&capture.samples()[from..]).to_vec()
}

/// Returns clips one after the other, as they are to be heard.
fn joined(clips: &[Vec<i16>]) -> Vec<i16> {
    clips.join(&vec![0_i16; BETWEEN][..])
}

/// Returns how loud sound is by the filters of ITU-R BS.1770-4 (tables 1 and 2, for 48 kHz), as sox computes it, in LUFS.
fn loudness_by_sox(samples: &[i16]) -> f64 {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("heard.wav");
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: RATE as u32,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut wav = hound::WavWriter::create(&file, spec).unwrap();
    samples.iter().for_each(|it| wav.write_sample(*it).unwrap());
    wav.finalize().unwrap();
    let shelf = "1.53512485958697 -2.69169618940638 1.19839281085285 1 -1.69065929318241 0.73248077421585";
    let high_pass = "1 -2 1 1 -1.99004745483398 0.99007225036621";
    let told = run(Command::new("sox")
        .arg(&file)
        .args(["-n", "rate", "48000", "biquad"])
        .args(shelf.split(' '))
        .arg("biquad")
        .args(high_pass.split(' '))
        .arg("stats"));
    let level = told
        .lines()
        .find_map(|line| line.strip_prefix("RMS lev dB"))
        .expect("sox tells the level");
    level.trim().parse::<f64>().unwrap() - 0.691
}

#[test]
fn each_word_is_heard_as_its_clip_without_gap_or_click_and_as_loud_as_the_others() {
    let Some(server) = SoundServer::start() else { return };
    let Some(bank) = bank() else { return };
    let mut stage = stage(&server, with_bank(bank.path()), true);
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    let clips: Vec<_> = WORDS.iter().map(|it| clip(bank.path(), it)).collect();
    let whole = joined(&clips);
    let expected = trimmed(&whole);
    let before = whole.iter().position(|it| *it == expected[0]).unwrap_or(0);
    let mut said = Vec::new();
    is_heard(|| {
        said = heard(&mut stage, &room, Channel::Room, &WORDS);
        likeness(&said, expected)
    });
    assert_silent(&ear);

    let longest_pause = said
        .split(|it| it.unsigned_abs() > 40)
        .map(<[i16]>::len)
        .max()
        .unwrap_or(0)
        * 1000
        / RATE;
    println!("longest pause {longest_pause} ms");
    assert!(longest_pause < LONGEST_PAUSE_MS, "{longest_pause} ms");

    let step = |samples: &[i16]| samples.windows(2).map(|it| it[0].abs_diff(it[1])).max().unwrap_or(0);
    let within = clips.iter().map(|it| step(it)).max().unwrap_or(0);
    let mut at = 0;
    for (word, clip) in WORDS.iter().zip(&clips) {
        let begin = at_least(at, before);
        let slice = &said[begin.min(said.len())..(at_least(at + clip.len(), before)).min(said.len())];
        let alike = likeness(slice, &clip[before.saturating_sub(at).min(clip.len())..]);
        let others = clips.iter().filter(|it| *it != clip).map(|it| likeness(slice, it));
        let next = others.fold(0.0, f64::max);
        let loud = loudness_by_sox(slice);
        println!("{word}: alike {alike:.3}, the next word {next:.3}, {loud:.1} LUFS");
        assert!(alike > 0.9 && alike > next + 0.3, "{word}: {alike:.3}, {next:.3}");
        assert!((loud - LOUDNESS).abs() < TOLERANCE, "{word}: {loud:.2} LUFS");
        at += clip.len() + BETWEEN;
        let join = at_least(at, before).min(said.len());
        let around = &said[join.saturating_sub(BETWEEN + 220)..(join + 220).min(said.len())];
        assert!(
            step(around) <= within,
            "{word}: a step of {} at its end, {within} within",
            step(around)
        );
    }
}

/// Returns a place of the whole in what was heard, whose first samples were cut off.
fn at_least(place: usize, before: usize) -> usize {
    place.saturating_sub(before)
}

#[test]
fn a_word_that_is_missing_is_said_in_between_and_as_loud() {
    let Some(server) = SoundServer::start() else { return };
    let Some(bank) = bank() else { return };
    fs::remove_file(bank.path().join("felix.wav")).unwrap();
    let mut stage = stage(&server, with_bank(bank.path()), true);
    let room = server.listen("vspk");
    let first = joined(&WORDS[..3].iter().map(|it| clip(bank.path(), it)).collect::<Vec<_>>());
    let last = clip(bank.path(), "drei");
    // How the last recorded word dies away, as soft as what is cut off, is no part of the word behind it.
    let dying_away = first.iter().rev().take_while(|it| it.unsigned_abs() <= 40).count();
    is_heard(|| {
        let said = heard(&mut stage, &room, Channel::Room, &WORDS);
        let first = trimmed(&first);
        let (first_heard, rest) = said.split_at(first.len().min(said.len()));
        let rest = rest.get(dying_away..).unwrap_or_default();
        let (between, last_heard) = rest.split_at(rest.len().saturating_sub(trimmed(&last).len()));
        let between = trimmed(between);
        let loud = loudness_by_sox(between);
        let felix = resemblance(between, trimmed(&espeak("de", 175, "felix")));
        let alike = [
            likeness(first_heard, first),
            felix,
            likeness(last_heard, trimmed(&last)),
        ];
        println!("first, felix, last: {alike:.3?}, felix {loud:.1} LUFS");
        // A machine that is busy drops some sound now and then, and then both are wrong.
        let is_even = (loud - LOUDNESS).abs() < TOLERANCE;
        if is_even {
            alike.into_iter().fold(1.0, f64::min)
        } else {
            0.0
        }
    });
}

#[test]
fn a_damaged_bank_is_said_once_and_costs_no_word() {
    let Some(server) = SoundServer::start() else { return };
    let Some(bank) = bank() else { return };
    fs::write(bank.path().join("felix.wav"), "no sound any more").unwrap();
    let mut stage = stage(&server, with_bank(bank.path()), false);
    let room = server.listen("vspk");
    is_heard(|| {
        let said = heard(&mut stage, &room, Channel::Room, &["felix"]);
        resemblance(&said, trimmed(&espeak("de", 175, "felix")))
    });
    // And nothing of it is left.
    let gone = bank.path().join("nothing");
    stage.speech.configure(with_bank(&gone));
    let (device, health) = stage.expect_health();
    assert!(
        matches!((device, &health), (Device::RecordedWords, Health::Missing { .. })),
        "{health:?}"
    );
    is_heard(|| {
        let said = heard(&mut stage, &room, Channel::Room, &["springer"]);
        resemblance(&said, trimmed(&espeak("de", 175, "springer")))
    });
    // A speaker that was killed reads it again, and nobody hears of it again.
    stage.signal("KILL");
    stage.expect_lost(&[Device::RoomVoice, Device::EarVoice]);
    stage.expect_ready(&[Device::RoomVoice, Device::EarVoice]);
    let after = heard(&mut stage, &room, Channel::Room, &["springer"]);
    assert!(!after.is_empty());
}

#[test]
fn the_ear_plays_a_bank_back_to_who_records_it_and_the_room_hears_nothing() {
    let Some(server) = SoundServer::start() else { return };
    let Some(bank) = bank() else { return };
    let sound = SoundSettings {
        ear_bank: Some(bank.path().to_owned()),
        ..both()
    };
    let mut stage = stage(&server, sound, true);
    let (room, ear) = (server.listen("vspk"), server.listen("vear"));
    is_heard(|| {
        let said = heard(&mut stage, &ear, Channel::Ear, &["felix"]);
        likeness(&said, trimmed(&clip(bank.path(), "felix")))
    });
    assert_silent(&room);
}
