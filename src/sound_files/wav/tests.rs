use std::f64::consts::TAU;
use std::path::PathBuf;

use hound::WavWriter;
use tempfile::TempDir;

use super::*;

const SECONDS: u32 = 1;

fn lay(folder: &TempDir, spec: WavSpec, tone: f64) -> PathBuf {
    let path = folder.path().join("tone.wav");
    let mut writer = WavWriter::create(&path, spec).unwrap();
    for frame in 0..spec.sample_rate * SECONDS {
        let sample = 0.5 * (TAU * tone * f64::from(frame) / f64::from(spec.sample_rate)).sin();
        for _channel in 0..spec.channels {
            match spec.sample_format {
                SampleFormat::Float => writer.write_sample(sample as f32).unwrap(),
                SampleFormat::Int => {
                    let loudest = 2_f64.powi(i32::from(spec.bits_per_sample) - 1);
                    writer.write_sample((sample * loudest) as i32).unwrap();
                }
            }
        }
    }
    writer.finalize().unwrap();
    path
}

fn spec(channels: u16, sample_rate: u32, bits_per_sample: u16, sample_format: SampleFormat) -> WavSpec {
    WavSpec {
        channels,
        sample_rate,
        bits_per_sample,
        sample_format,
    }
}

fn read(path: &Path) -> Vec<i16> {
    let mut wav = Wav::open(path).unwrap();
    std::iter::from_fn(|| wav.read()).flatten().collect()
}

/// How much of a tone is in some samples, 1 for a sine of full loudness.
fn share(samples: &[i16], tone: f64) -> f64 {
    let (mut sine, mut cosine) = (0.0, 0.0);
    for (at, sample) in samples.iter().enumerate() {
        let angle = TAU * tone * at as f64 / f64::from(RATE);
        sine += f64::from(*sample) * angle.sin();
        cosine += f64::from(*sample) * angle.cos();
    }
    2.0 * sine.hypot(cosine) / samples.len() as f64 / 32_768.0
}

#[test]
fn every_kind_of_file_sounds_the_same() {
    let folder = tempfile::tempdir().unwrap();
    for spec in [
        spec(1, 16_000, 16, SampleFormat::Int),
        spec(1, 8_000, 8, SampleFormat::Int),
        spec(2, 44_100, 16, SampleFormat::Int),
        spec(2, 48_000, 24, SampleFormat::Int),
        spec(6, 96_000, 32, SampleFormat::Float),
        spec(1, 192_000, 32, SampleFormat::Int),
        spec(1, 11_025, 16, SampleFormat::Int),
        spec(1, 22_051, 16, SampleFormat::Int),
    ] {
        let samples = read(&lay(&folder, spec, 1000.0));
        let length = RATE * SECONDS;
        assert!(
            samples.len().abs_diff(length as usize) <= 2,
            "{spec:?}: {}",
            samples.len()
        );
        let share = share(&samples, 1000.0);
        assert!((share - 0.5).abs() < 0.01, "{spec:?}: {share}");
    }
}

#[test]
fn tones_too_high_for_the_recogniser_do_not_come_back_as_others() {
    let folder = tempfile::tempdir().unwrap();
    let samples = read(&lay(&folder, spec(1, 48_000, 16, SampleFormat::Int), 10_000.0));
    let loudest = samples[400..15_600].iter().map(|it| it.unsigned_abs()).max();
    assert!(loudest < Some(100), "{loudest:?}");
}

#[test]
fn a_file_that_was_cut_is_read_up_to_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = lay(&folder, spec(1, 16_000, 16, SampleFormat::Int), 1000.0);
    let whole = read(&path);
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() / 2 + 1]).unwrap();
    let half = read(&path);
    assert!(
        half.len() > whole.len() / 3 && whole.starts_with(&half),
        "{}",
        half.len()
    );
}

#[test]
fn what_is_no_sound_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.wav");
    for bytes in [b"".as_slice(), b"RIFF", b"RIFF\xff\xff\xff\xffWAVE", b"1. e4 e5"] {
        fs::write(&path, bytes).unwrap();
        assert!(matches!(Wav::open(&path), Err(WavError::NotWav(_))), "{bytes:?}");
    }
    assert!(matches!(
        Wav::open(&folder.path().join("nowhere")),
        Err(WavError::Unreadable(_))
    ));
    let slow = lay(&folder, spec(1, 4_000, 16, SampleFormat::Int), 440.0);
    assert!(matches!(Wav::open(&slow), Err(WavError::Rate(4_000))));
}
