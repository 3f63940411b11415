//! Sound that was written is the sound that is read, by us and by the tools of others.

use std::path::PathBuf;
use std::process::Command;

use super::*;

/// A voice-like sound of so many samples: a tone that swells, and some noise.
fn sound(samples: usize) -> Vec<i16> {
    let mut noise = 1_u32;
    (0..samples)
        .map(|n| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let time = n as f32 / RATE as f32;
            let tone = 9_000.0 * (time * 3.0).sin() * (time * 180.0 * std::f32::consts::TAU).sin();
            (tone + (noise >> 24) as f32) as i16
        })
        .collect()
}

fn labels() -> Labels {
    Labels {
        tags: vec![
            ("TITLE".to_owned(), "Anna – Bella".to_owned()),
            ("CHAPTER001".to_owned(), "00:00:00.000".to_owned()),
        ],
        tracks: vec![0, 1_000, 1_900],
    }
}

fn written(folder: &tempfile::TempDir, samples: &[i16]) -> PathBuf {
    let path = folder.path().join("0001.flac");
    write(&path, samples, &labels()).unwrap();
    path
}

#[test]
fn what_was_written_is_read() {
    let folder = tempfile::tempdir().unwrap();
    for length in [1, 15, 4_096, 40_001] {
        let samples = sound(length);
        let path = folder.path().join(format!("{length}.flac"));
        write(&path, &samples, &Labels::default()).unwrap();
        assert_eq!(read(&path).unwrap(), samples, "{length} samples");
    }
    let extremes = [i16::MIN, i16::MAX, 0, -1, i16::MIN];
    let path = folder.path().join("extremes.flac");
    write(&path, &extremes, &Labels::default()).unwrap();
    assert_eq!(read(&path).unwrap(), extremes);
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 5, "nothing but the files themselves");
}

#[test]
fn other_tools_read_the_samples_the_tags_and_the_cue_sheet() {
    let is_there = |program: &str| Command::new(program).arg("--version").output().is_ok();
    if !is_there("flac") || !is_there("metaflac") {
        assert!(std::env::var_os("CI").is_none(), "flac is missing");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let samples = sound(40_001);
    let path = written(&folder, &samples);
    let run = |program: &str, options: &[&str]| {
        let output = Command::new(program).args(options).arg(&path).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        output.stdout
    };
    run("flac", &["--test", "--silent", "--warnings-as-errors"]);
    let raw = run(
        "flac",
        &[
            "--decode",
            "--silent",
            "--stdout",
            "--force-raw-format",
            "--endian=little",
            "--sign=signed",
        ],
    );
    let theirs: Vec<i16> = raw.as_chunks().0.iter().map(|it| i16::from_le_bytes(*it)).collect();
    assert!(theirs == samples, "{} samples, not {}", theirs.len(), samples.len());
    let md5 = String::from_utf8(run("metaflac", &["--show-md5sum"])).unwrap();
    assert_ne!(md5.trim(), "0".repeat(32));
    let tags = String::from_utf8(run("metaflac", &["--no-utf8-convert", "--export-tags-to=-"])).unwrap();
    assert_eq!(tags, "TITLE=Anna – Bella\nCHAPTER001=00:00:00.000\n");
    let list = String::from_utf8(run("metaflac", &["--list", "--block-type=CUESHEET"])).unwrap();
    let offsets: Vec<&str> = list
        .lines()
        .filter_map(|line| line.trim().strip_prefix("offset: "))
        .collect();
    assert_eq!(offsets, ["0", "0", "1000", "0", "1900", "0", "40001"], "{list}");
}

#[test]
fn what_is_no_sound_of_ours_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = written(&folder, &sound(40_001));
    let whole = fs::read(&path).unwrap();
    let name = |bytes: &[u8]| decode(bytes.to_vec()).map(|_| ()).unwrap_err();
    assert!(matches!(name(b""), FlacError::NotFlac));
    assert!(matches!(name(b"RIFF....WAVEfmt "), FlacError::NotFlac));
    for kept in [whole.len() / 2, whole.len() - 1] {
        let error = name(&whole[..kept]);
        assert!(matches!(error, FlacError::CutOff), "{kept} bytes: {error:?}");
    }
    for kept in [4, 30, 60] {
        let error = name(&whole[..kept]);
        assert!(
            matches!(error, FlacError::Damaged | FlacError::CutOff),
            "{kept} bytes: {error:?}"
        );
    }
    let mut changed = whole.clone();
    changed[whole.len() / 2] ^= 0x10;
    assert!(matches!(name(&changed), FlacError::Damaged | FlacError::CutOff));
    assert!(matches!(read(folder.path()), Err(FlacError::NotFlac)));
    assert!(matches!(
        read(&folder.path().join("none")),
        Err(FlacError::Unreadable(_))
    ));
}

#[test]
fn no_byte_of_a_file_brings_the_reader_down() {
    let folder = tempfile::tempdir().unwrap();
    let whole = fs::read(written(&folder, &sound(2_000))).unwrap();
    for place in 0..whole.len() {
        for change in [0x01, 0x80, 0xff] {
            let mut changed = whole.clone();
            changed[place] ^= change;
            // A tag may say another thing; the sound is right or is refused.
            if let Ok(samples) = decode(changed) {
                assert_eq!(samples, sound(2_000), "byte {place}");
            }
        }
    }
}

#[test]
fn tracks_that_cannot_be_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("0001.flac");
    let samples = sound(1_000);
    let many: Vec<u64> = (0..300).collect();
    for tracks in [vec![5, 6], vec![0, 10, 10], vec![0, 1_001], many] {
        let labels = Labels {
            tracks,
            ..Labels::default()
        };
        let error = write(&path, &samples, &labels).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
    }
    let full = Labels {
        tracks: (0..MOST_TRACKS as u64).collect(),
        ..Labels::default()
    };
    write(&path, &samples, &full).unwrap();
    assert_eq!(
        write(&path, &[], &full).unwrap_err().kind(),
        io::ErrorKind::InvalidInput
    );
}
