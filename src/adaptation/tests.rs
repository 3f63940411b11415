//! Against outside oracles (`tests/golden/learning`), against finite differences, and against what must stay the same.

use std::path::{Path, PathBuf};

use ndarray::{Array1, Array2, Axis};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};

use super::align::align;
use super::mdl::Mdl;
use super::net::Net;
use super::segments::Segments;
use super::speaker::{Speaker, Values};
use super::{LearnError, Recogniser};

const FEATURES: &str = "--use-energy=false\n--sample-frequency=16000\n--num-mel-bins=40\n--num-ceps=40\n--low-freq=20\n\
    --high-freq=-400\n--dither=1.0\n";
const SEGMENTS: &str = "<sil> 0\n[unk] 1 1\nanna 2 3 4\neins 5 6 7\n";

fn in_the_repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn golden(name: &str) -> Vec<u8> {
    std::fs::read(in_the_repository("tests/golden/learning").join(name)).unwrap()
}

fn small() -> Recogniser {
    Recogniser::of(&golden("small.mdl"), FEATURES, SEGMENTS).unwrap()
}

/// The sound of `make.py`.
fn sound() -> Vec<i16> {
    let mut chance: i64 = 12_345;
    let sample = |i: i64| {
        chance = (chance * 1_103_515_245 + 12_345) % (1 << 31);
        let low = ((i * 7) % 400 - 200).abs() - 100;
        let high = ((i * if i > 3000 { 31 } else { 43 }) % 600 - 300).abs() - 150;
        let loudness = i.min(8000 - i).min(2000);
        (((low * 30 + high * 20) * loudness).div_euclid(2000) + (chance >> 16) % 201 - 100) as i16
    };
    (0..8000).map(sample).collect()
}

#[track_caller]
fn is_as_golden(name: &str, computed: &Array2<f32>, tolerance: f32) {
    let text = String::from_utf8(golden(name)).unwrap();
    for line in text.lines() {
        let mut fields = line.split('\t');
        let row: usize = fields.next().unwrap().parse().unwrap();
        let expected: Vec<f32> = fields.map(|it| it.parse().unwrap()).collect();
        assert_eq!(computed.ncols(), expected.len());
        for (column, expected) in expected.into_iter().enumerate() {
            let computed = computed[[row, column]];
            assert!(
                (computed - expected).abs() < tolerance,
                "{row}, {column}: {computed} is not {expected}"
            );
        }
    }
}

/// Somebody with parameters by chance.
fn somebody(net: &Net, seed: u64, size: f32) -> Speaker {
    let mut random = StdRng::seed_from_u64(seed);
    let mut any = |from: f32, to: f32| (0..net.dimension()).map(|_| random.random_range(from..to)).collect();
    let (mean, deviation) = (any(-20.0, 20.0), any(1.0, 10.0));
    let mut speaker = Speaker::of_nobody(mean, deviation, &net.hidden_sizes());
    speaker
        .values
        .iter_mut()
        .for_each(|it| *it = random.random_range(-size..size));
    speaker
}

#[test]
fn the_features_are_those_of_kaldi() {
    let cepstra = small().cepstra(&sound());
    assert_eq!(cepstra.dim(), (48, 40));
    is_as_golden("cepstra.tsv", &cepstra, 2e-3);
}

#[test]
fn the_net_gives_what_its_definition_says() {
    let small = small();
    let posteriors = small.net.compute(&small.cepstra(&sound()), &small.nobody());
    assert_eq!(posteriors.dim(), (16, 8));
    is_as_golden("posteriors.tsv", &posteriors, 1e-3);
}

#[test]
fn sound_of_next_to_nothing_has_no_frames() {
    let small = small();
    for (samples, frames) in [(0, 0), (399, 0), (400, 1), (559, 1), (560, 2)] {
        let posteriors = small.net.compute(&small.cepstra(&vec![3; samples]), &small.nobody());
        assert_eq!(posteriors.nrows(), usize::from(frames > 0), "{samples}");
    }
}

#[test]
fn a_model_is_written_as_it_was_read() {
    let shipped = std::fs::read(in_the_repository("voices/de/recogniser/am/final.mdl")).unwrap();
    for bytes in [golden("small.mdl"), shipped] {
        assert!(Mdl::read(&bytes).unwrap().write() == bytes);
    }
}

#[test]
fn the_shipped_recogniser_can_learn_and_has_all_its_words() {
    let folder = in_the_repository("voices/de/recogniser");
    let recogniser = Recogniser::read(&folder).unwrap();
    let list = std::fs::read_to_string(folder.join("graph/words.txt")).unwrap();
    let words = list.lines().filter_map(|it| it.split(' ').next());
    for word in words.filter(|it| !it.starts_with(['<', '[', '#'])) {
        assert!(!recogniser.segments.ways(&[word.to_owned()]).is_empty(), "{word}");
    }
}

#[test]
fn no_cut_or_altered_model_is_believed_or_feared() {
    let bytes = golden("small.mdl");
    for length in (0..bytes.len()).step_by(41) {
        assert!(Mdl::read(&bytes[..length]).is_err(), "{length} bytes");
    }
    // Most of it is weights.
    for index in (0..2_000).step_by(3).chain((2_000..bytes.len()).step_by(211)) {
        let mut altered = bytes.clone();
        altered[index] ^= 0x41;
        // Weights may differ; whatever is read can be computed.
        if let Ok(net) = Mdl::read(&altered).and_then(|it| Net::of(&it)) {
            let size = net.dimension();
            let nobody = Speaker::of_nobody(Array1::zeros(size), Array1::ones(size), &net.hidden_sizes());
            net.compute(&Array2::zeros((7, size)), &nobody);
        }
    }
}

#[test]
fn what_cannot_learn_is_told() {
    let error = |mdl: &[u8], features: &str, segments: &str| Recogniser::of(mdl, features, segments).err();
    let mdl = golden("small.mdl");
    assert!(matches!(
        error(b"\0B<Nnet1> ", FEATURES, SEGMENTS),
        Some(LearnError::Net(_))
    ));
    let other = String::from_utf8_lossy(&mdl).contains("RectifiedLinear");
    assert!(other, "the test looks for it");
    let at = mdl.windows(9).position(|it| it == b"Rectified").unwrap();
    let mut sigmoid = mdl.clone();
    sigmoid[at..at + 9].copy_from_slice(b"Sigmoidal");
    assert!(matches!(error(&sigmoid, FEATURES, SEGMENTS), Some(LearnError::Net(_))));
    for conf in [
        "--use-energy=true",
        "--window-type=hamming",
        "--num-ceps=x",
        "--sample-frequency=8000",
    ] {
        assert!(
            matches!(error(&mdl, conf, SEGMENTS), Some(LearnError::Features(_))),
            "{conf}"
        );
    }
    for (segments, line) in [
        ("<sil> 0\n[unk] 1\nanna 8", 3),
        ("<sil> 0\nanna x", 2),
        ("anna 2\n[unk] 1", 2),
        ("anna", 1),
    ] {
        assert_eq!(
            error(&mdl, FEATURES, segments),
            Some(LearnError::Segments(line)),
            "{segments:?}"
        );
    }
    assert_eq!(
        Recogniser::read(Path::new("nowhere")).err(),
        Some(LearnError::Lacks("am/final.mdl"))
    );
}

#[test]
fn a_word_may_be_said_in_several_ways() {
    let segments = Segments::read("<sil> 0\n[unk] 1\nzwei 2 3\nzwei 4\nja 5\n", 6).unwrap();
    let words = ["zwei", "ja"].map(str::to_owned);
    assert_eq!(
        segments.ways(&words),
        [vec![vec![2, 3], vec![5]], vec![vec![4], vec![5]]]
    );
    assert!(segments.ways(&["nein".to_owned()]).is_empty());
}

/// Scores in which one pdf is likely in each frame.
fn scores_of(pdfs: &[usize], count: usize) -> Array2<f32> {
    Array2::from_shape_fn(
        (pdfs.len(), count),
        |(frame, pdf)| if pdfs[frame] == pdf { -0.1 } else { -5.0 },
    )
}

#[test]
fn known_boundaries_are_found() {
    let said = [0, 0, 2, 2, 3, 4, 4, 4, 0, 5, 6, 6, 7, 0];
    let words = [vec![2, 3, 4], vec![5, 6, 7]];
    let found = align(&scores_of(&said, 8), &words, 0).unwrap();
    assert_eq!(found.pdfs, said);
    assert_eq!(found.without(0), 2..13);
    // Without any silence, and with not a frame too many.
    let said = [2, 3, 4, 5, 6, 7];
    assert_eq!(align(&scores_of(&said, 8), &words, 0).unwrap().pdfs, said);
    assert_eq!(align(&scores_of(&said[..5], 8), &words, 0), None);
    assert_eq!(align(&scores_of(&[], 8), &words, 0), None);
    // Where the words are not said, they must stand somewhere all the same.
    let found = align(&scores_of(&[0; 9], 8), &words, 0).unwrap();
    assert_eq!(found.pdfs.iter().filter(|it| **it != 0).count(), 6);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn a_best_path_is_no_worse_than_any_other(lengths in prop::collection::vec(1_usize..4, 5), seed: u64) {
        // Silence, three segments, silence: any lengths of them are a path too.
        let order = [0, 2, 3, 4, 0];
        let path: Vec<usize> = order.iter().zip(&lengths).flat_map(|(pdf, count)| vec![*pdf; *count]).collect();
        let mut random = StdRng::seed_from_u64(seed);
        let scores = Array2::from_shape_fn((path.len(), 8), |_| random.random_range(-5.0..0.0_f32));
        let score = |pdfs: &[usize]| pdfs.iter().enumerate().map(|(frame, pdf)| scores[[frame, *pdf]]).sum::<f32>();
        let found = align(&scores, &[vec![2, 3, 4]], 0).expect("there are frames enough");
        prop_assert!((found.score - score(&found.pdfs)).abs() < 1e-3);
        prop_assert!(found.score >= score(&path) - 1e-3);
    }

    #[test]
    fn a_speaker_folded_in_changes_nothing_more(seed: u64) {
        let small = small();
        let speaker = somebody(&small.net, seed, 0.3);
        let cepstra = small.cepstra(&sound());
        let expected = small.net.compute(&cepstra, &speaker);
        let mut mdl = small.mdl.clone();
        small.net.fold(&speaker, &mut mdl);
        let folded = Recogniser::of(&mdl.write(), FEATURES, SEGMENTS).unwrap();
        let computed = folded.net.compute(&cepstra, &folded.nobody());
        let difference = (&computed - &expected).mapv(f32::abs).fold(0.0_f32, |most, it| most.max(*it));
        // The weights are of the order of 1 and the cepstra of 100: rounding is of this order.
        prop_assert!(difference < 1e-3, "{difference}");
        // The same without anybody is the same net.
        let mut mdl = small.mdl.clone();
        small.net.fold(&small.nobody(), &mut mdl);
        prop_assert!(mdl == small.mdl);
    }
}

#[test]
fn gradients_are_those_of_finite_differences() {
    let small = small();
    let cepstra = small.cepstra(&sound());
    let speaker = somebody(&small.net, 5, 0.2);
    let pdfs: Vec<usize> = (0..16).map(|it| it * 5 % 8).collect();
    let loss = |speaker: &Speaker| -> f64 {
        let posteriors = small.net.compute(&cepstra, speaker);
        pdfs.iter()
            .enumerate()
            .map(|(frame, pdf)| -f64::from(posteriors[[frame, *pdf]]))
            .sum()
    };
    let trace = small.net.trace(&cepstra, &speaker);
    let mut slope = trace.log_posteriors.mapv(f32::exp);
    for (mut row, pdf) in slope.axis_iter_mut(Axis(0)).zip(&pdfs) {
        row[*pdf] -= 1.0;
    }
    let mut gradients = Values::zeros(small.net.dimension(), &small.net.hidden_sizes());
    small.net.descend(&trace, slope, &speaker, &mut gradients);
    let count = gradients.iter().count();
    assert_eq!(count, 4 * 12 + 40 * 40 + 40);
    let mut differs = 0;
    let looked_at: Vec<usize> = (0..48).chain((48..count).step_by(23)).collect();
    for at in &looked_at {
        const STEP: f32 = 2e-3;
        let moved = |by: f32| {
            let mut moved = speaker.clone();
            *moved.values.iter_mut().nth(*at).unwrap() += by;
            loss(&moved)
        };
        let expected = (moved(STEP) - moved(-STEP)) / f64::from(2.0 * STEP);
        let computed = f64::from(*gradients.iter().nth(*at).unwrap());
        let tolerance = 0.02 * expected.abs().max(1.0);
        differs += usize::from((computed - expected).abs() > tolerance);
    }
    // A rectifier that switches within the step has no derivative there.
    assert!(
        differs * 20 <= looked_at.len(),
        "{differs} of {} differ",
        looked_at.len()
    );
}

#[test]
fn of_too_little_nothing_is_learned() {
    let small = small();
    assert_eq!(small.learn(&[], &super::learn::Course::default()), None);
}
