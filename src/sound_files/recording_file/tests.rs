use super::*;
use crate::{flac, wav};

/// Twelve seconds of tones that change, so that no place is like another.
fn tape(rate: u32) -> Vec<i16> {
    let sample = |at: u32| {
        let seconds = f64::from(at) / f64::from(rate);
        let pitch = 200.0 + 60.0 * seconds;
        ((seconds * pitch * std::f64::consts::TAU).sin() * 8_000.0) as i16
    };
    (0..12 * rate).map(sample).collect()
}

#[test]
fn a_stretch_is_that_part_of_the_recording() {
    let folder = tempfile::tempdir().unwrap();
    let whole = tape(RATE);
    let (as_wav, as_flac) = (folder.path().join("tape.wav"), folder.path().join("tape.flac"));
    wav::write(&as_wav, &whole, RATE).unwrap();
    flac::write(&as_flac, &whole, &flac::Labels::default()).unwrap();
    for path in [as_wav, as_flac] {
        for (from, to) in [(0, 16_000), (1, 2), (50_001, 90_007), (191_000, 192_000)] {
            let heard = read_stretch(&path, from..to).unwrap();
            assert_eq!(
                heard,
                whole[from as usize..to as usize],
                "{from} to {to} of {}",
                path.display()
            );
        }
        let tail = read_stretch(&path, 190_000..200_000).unwrap();
        assert_eq!(tail, whole[190_000..], "it ends where the recording does");
        let behind = read_stretch(&path, 200_000..210_000).unwrap();
        assert!(behind.is_empty(), "there is nothing behind it");
    }
}

#[test]
fn a_stretch_of_another_rate_is_found_at_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tape.wav");
    wav::write(&path, &tape(44_100), 44_100).unwrap();
    let mut file = RecordingFile::open(&path).unwrap();
    let whole: Vec<i16> = std::iter::from_fn(|| file.read()).flatten().collect();
    let heard = read_stretch(&path, 80_000..120_000).unwrap();
    let expected = &whole[80_000..120_000];
    assert_eq!(heard.len(), expected.len());
    // Its own samples do not stand at the places of ours, and the resampler must swing in: less than a sample apart.
    let pairs = heard[200..].iter().zip(&expected[200..]);
    let farthest = pairs.map(|(a, b)| a.abs_diff(*b)).max();
    let step = expected.windows(2).map(|it| it[0].abs_diff(it[1])).max();
    assert!(farthest < step, "{farthest:?} of {step:?}");
}
