use std::f32::consts::{PI, TAU};
use std::fs;
use std::path::Path;

use super::manifest::{self, Manifest};
use super::*;
use crate::loudness::loudness;
use crate::wav;
use ansage_sound::voice::WordFlaw;
use ansage_sound::whole_sample;

/// A word, or nearly: a tone that comes and goes in a silent room.
fn recording(hertz: f32, loud: f32) -> Vec<f32> {
    let count = clip::RATE as usize / 2;
    let swell = |n: usize| (PI * n as f32 / count as f32).sin();
    let word = (0..count).map(|n| loud * swell(n) * (TAU * hertz * n as f32 / clip::RATE as f32).sin());
    let room = || vec![0.0; clip::RATE as usize / 4];
    room().into_iter().chain(word).chain(room()).collect()
}

fn write(path: &Path, samples: &[f32]) {
    let whole: Vec<i16> = samples.iter().map(|it| whole_sample(*it)).collect();
    wav::write(path, &whole, clip::RATE).expect("a file");
}

fn bank_of(folder: &Path, words: &[&str]) {
    Manifest::new("de").write(folder).expect("a manifest");
    for word in words {
        let clip = clip::make(&recording(300.0, 0.3), manifest::USUAL_LOUDNESS_LUFS).expect("a clip");
        write(&clip_path(folder, word), &clip);
    }
}

#[test]
fn clips_of_soft_and_loud_recordings_are_equally_loud_and_begin_in_silence() {
    for (hertz, loud) in [(200.0, 0.05), (300.0, 0.9), (1500.0, 0.2)] {
        let clip = clip::make(&recording(hertz, loud), -20.0).expect("a clip");
        let is = loudness(&clip, clip::RATE).expect("sound");
        assert!((is + 20.0).abs() < 0.2, "{hertz} Hz: {is} LUFS");
        assert_eq!((clip[0], clip[clip.len() - 1]), (0.0, 0.0));
    }
}

#[test]
fn a_recording_whose_peaks_stand_out_too_far_is_refused() {
    let mut recorded = recording(300.0, 0.02);
    let middle = recorded.len() / 2;
    recorded[middle] = 0.9;
    assert_eq!(clip::make(&recorded, -20.0), Err(WordFlaw::Uneven));
}

#[test]
fn a_bank_has_its_clips_and_names_those_it_cannot_use() {
    let folder = tempfile::tempdir().unwrap();
    bank_of(folder.path(), &["springer", "felix"]);
    fs::write(clip_path(folder.path(), "drei"), "no sound").unwrap();
    write(&clip_path(folder.path(), "eins"), &vec![0.0; 9000]);
    write(&clip_path(folder.path(), "vier"), &recording(300.0, 0.9));
    write(&clip_path(folder.path(), "acht"), &vec![0.0; 6 * clip::RATE as usize]);
    fs::create_dir(clip_path(folder.path(), "zwei")).unwrap();
    let bank = Bank::open(folder.path()).expect("a bank");
    assert_eq!(bank.clips.keys().collect::<Vec<_>>(), ["felix", "springer"]);
    let errors: Vec<_> = bank.broken.iter().map(|(name, it)| (name.as_str(), it.key())).collect();
    let expected = [
        ("acht", "too-long"),
        ("drei", "not-sound"),
        ("eins", "silent"),
        ("vier", "uneven"),
        ("zwei", "not-sound"),
    ];
    assert_eq!(errors, expected);
}

#[test]
fn a_folder_that_is_no_bank_is_refused_with_its_reason() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |text: &str| {
        fs::write(folder.path().join(manifest::FILE), text).unwrap();
        Bank::open(folder.path()).expect_err("no bank")
    };
    assert!(matches!(Bank::open(folder.path()), Err(BankError::Unreadable { .. })));
    assert!(matches!(refused("format = 1"), BankError::Manifest { .. }));
    assert!(matches!(refused("format = \"x\""), BankError::Manifest { .. }));
    assert!(matches!(
        refused("format = 2\nlanguage = \"de\""),
        BankError::Newer { format: 2, .. }
    ));
    assert!(matches!(
        refused("format = 1\nlanguage = \"de\"\nloudness = 3.0"),
        BankError::Manifest { .. }
    ));
}

#[test]
fn the_newest_recording_of_a_word_counts_and_none_is_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let recordings = folder.path().join(RECORDINGS);
    let first = next_recording(folder.path(), "kurze-rochade");
    assert_eq!(first, recordings.join("kurze-rochade-1.wav"));
    write(&first, &recording(300.0, 0.3));
    let second = next_recording(folder.path(), "kurze-rochade");
    assert_eq!(second, recordings.join("kurze-rochade-2.wav"));
    write(&second, &recording(300.0, 0.3));
    write(&recordings.join("Felix.WAV"), &recording(300.0, 0.3));
    let found = super::recordings(&recordings).unwrap();
    assert_eq!(found.keys().collect::<Vec<_>>(), ["felix", "kurze-rochade"]);
    assert_eq!(found["kurze-rochade"], second);
}
