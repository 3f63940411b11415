//! The scorer with its real net: what was said is the likeliest phrase, and whatever goes wrong is told.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::{fs, os::unix::fs::symlink};

use ansage_core::language::listen::{Asked, WrittenPhrases};
use ansage_core::language::{Sight, Voices};
use ansage_devices::helper::{Program, Timeouts};
use ansage_devices::scoring::loading::loading;
use ansage_devices::scoring::{Scoring, ScoringEvent};
use ansage_net::search::{self, State};
use ansage_net::{Cutting, Head, NetError, Tokens, Weights};
use ansage_sound_files::wav::Wav;
use ansage_wire::Health;
use ansage_wire::scoring::{Loading, Scored, ScoringId};
use ndarray::Array2;

use crate::support::net::net;
use crate::support::shell::becoming;
use crate::support::wait::receive;

fn program() -> Program {
    Program::at(concat!(env!("CARGO_BIN_EXE_ansage"), "-scorer"))
}

/// What may be said in German at the start of a game.
fn german(nets: &[PathBuf]) -> Loading {
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon("de-fide").unwrap();
    let phrases = WrittenPhrases::new(lexicon, voices.spoken(lexicon));
    loading(nets, lexicon.language(), &phrases, Sight::Movement, &Asked::Nothing)
}

struct Table {
    scoring: Scoring,
    events: Receiver<ScoringEvent>,
}

impl Table {
    fn set(program: Program, loading: Loading) -> Self {
        let (sender, events) = mpsc::channel();
        let scoring = Scoring::open_with(program, Timeouts::default(), sender);
        scoring.load(loading);
        Self { scoring, events }
    }

    fn event(&self) -> ScoringEvent {
        receive(&self.events).expect("there must be an event")
    }

    #[track_caller]
    fn is_ready(&self) {
        assert!(matches!(self.event(), ScoringEvent::Health(Health::Ready { .. })));
    }

    #[track_caller]
    fn fault(&self) -> String {
        match self.event() {
            ScoringEvent::Health(Health::Missing { why } | Health::Lost { why, .. }) => why,
            other => panic!("{other:?}"),
        }
    }

    /// Has some sound scored, and returns its phrases.
    fn score(&self, at: u64, samples: &[i16]) -> Scored {
        assert!(self.scoring.feed().send(at, samples));
        self.scoring.score(ScoringId(at), at, at + samples.len() as u64);
        match self.event() {
            ScoringEvent::Scored(scored) => scored,
            other => panic!("{other:?}"),
        }
    }
}

/// Has espeak-ng say something.
fn say(voice: &str, text: &str) -> Vec<i16> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("said.wav");
    let said = Command::new("espeak-ng")
        .args(["-v", voice, "-w"])
        .arg(&file)
        .arg(text)
        .status();
    assert!(said.expect("espeak-ng is there").success());
    let mut wav = Wav::open(&file).unwrap();
    std::iter::from_fn(|| wav.read()).flatten().collect()
}

/// The small net of this repository.
fn small() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/scorer")
}

#[test]
fn what_was_said_is_likeliest_with_each_net_and_with_both() {
    says_what_was_said(&[small()]);
    if let Some(net) = net() {
        says_what_was_said(std::slice::from_ref(&net));
        says_what_was_said(&[net, small()]);
    }
}

#[track_caller]
fn says_what_was_said(nets: &[PathBuf]) {
    let table = Table::set(program(), german(nets));
    table.is_ready();
    let mut at = 0;
    for text in ["springer gustav eins felix drei", "dame schlägt bella sieben"] {
        let samples = say("de+f2", text);
        let scored = table.score(at, &samples);
        assert_eq!(scored.phrases[0].words.join(" "), text, "{scored:?}");
        assert!(scored.phrases.windows(2).all(|it| it[0].log >= it[1].log));
        assert!(scored.phrases[0].log <= 0.0);
        at += samples.len() as u64;
    }
    // Nobody spoke.
    assert_eq!(table.score(at, &[0; 16_000]).phrases, []);
    // Somebody did, for too long and of something else.
    let talk = say("en-us", &"the quick brown fox jumps over the lazy dog ".repeat(8));
    assert!(talk.len() > 15 * 16_000);
    let scored = table.score(at + 16_000, &talk[..15 * 16_000]);
    let words = |it: usize| scored.phrases.get(it).map_or(1, |it| it.words.len());
    assert!(
        scored
            .phrases
            .first()
            .is_none_or(|it| it.log / (words(0) as f32) < -2.5),
        "{scored:?}"
    );
    table.scoring.close();
}

#[test]
fn what_is_not_there_is_not_scored() {
    let Some(net) = net() else { return };
    let table = Table::set(program(), german(&[net]));
    table.is_ready();
    table.scoring.score(ScoringId(7), 1_000_000, 1_016_000);
    assert_eq!(table.event(), ScoringEvent::Unscored(ScoringId(7)));
    table.scoring.close();
}

#[test]
fn a_net_that_is_missing_cut_or_another_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let fault = |folder: &Path| {
        let table = Table::set(program(), german(&[folder.to_owned()]));
        let why = table.fault();
        table.scoring.close();
        why
    };
    assert!(fault(folder.path()).contains("weights.safetensors"));
    fs::write(folder.path().join("weights.safetensors"), b"no net at all").unwrap();
    assert!(fault(folder.path()).contains("weights.safetensors"));
    let Some(net) = net() else { return };
    let bytes = fs::read(net.join("weights.safetensors")).unwrap();
    fs::write(folder.path().join("weights.safetensors"), &bytes[..bytes.len() / 2]).unwrap();
    assert!(fault(folder.path()).contains("weights.safetensors"));
    // The tokens of another net.
    fs::remove_file(folder.path().join("weights.safetensors")).unwrap();
    symlink(
        net.join("weights.safetensors"),
        folder.path().join("weights.safetensors"),
    )
    .unwrap();
    fs::write(folder.path().join("tokenizer.json"), b"{\"model\": {}}").unwrap();
    assert!(fault(folder.path()).contains("tokenizer.json"));
}

#[test]
fn a_net_that_is_damaged_costs_nothing_but_what_it_would_have_heard() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("weights.safetensors"), b"no net at all").unwrap();
    let nets = [folder.path().to_owned(), small()];
    let table = Table::set(program(), german(&nets));
    let ScoringEvent::Unusable(why) = table.event() else {
        panic!("the damaged net is to be named");
    };
    assert!(
        matches!(why.as_slice(), [it] if it.contains("weights.safetensors")),
        "{why:?}"
    );
    table.is_ready();
    let scored = table.score(0, &say("de+f2", "springer felix drei"));
    assert_eq!(scored.phrases[0].words.join(" "), "springer felix drei");
    // As long as it stays so it is no news; mended, it is heard again.
    table.scoring.load(german(&nets));
    let at = 16_000 * 60;
    table.score(at, &say("de+f2", "bauer eva vier"));
    table.scoring.load(german(&nets[1..]));
    assert_eq!(table.event(), ScoringEvent::Unusable(Vec::new()));
    table.scoring.close();
}

#[test]
fn a_language_that_a_net_does_not_know_is_named() {
    for net in net().into_iter().chain([small()]) {
        let language = "qq".to_owned();
        let loading = Loading {
            language,
            ..german(&[net])
        };
        let table = Table::set(program(), loading);
        assert!(table.fault().contains("\"qq\""));
        table.scoring.close();
    }
}

#[test]
fn the_small_net_is_the_one_that_was_summed_up() {
    let summed = Command::new("sha256sum")
        .args(["--check", "--quiet", "SHA256SUMS"])
        .current_dir(small())
        .status();
    assert!(summed.expect("coreutils are there").success());
}

#[test]
fn a_scorer_that_runs_out_of_memory_is_lost_and_nothing_else() {
    let Some(net) = net() else { return };
    let short = becoming(concat!(env!("CARGO_BIN_EXE_ansage"), "-scorer"), "ulimit -v 60000");
    let table = Table::set(short, german(&[net]));
    assert!(!table.fault().is_empty());
    table.scoring.close();
}

/// A head that is told at each place which output is heard, in the place of what an encoder hears: of "ja" the one piece, of
/// "nein" the two.
fn told_head(folder: &Path, words: &str) -> Result<Head, NetError> {
    const OUTPUTS: usize = 5;
    let floats = |numbers: &[f32]| numbers.iter().flat_map(|it| it.to_le_bytes()).collect::<Vec<u8>>();
    let identity: Vec<f32> = (0..OUTPUTS * OUTPUTS)
        .map(|it| if it % (OUTPUTS + 1) == 0 { 1.0 } else { 0.0 })
        .collect();
    // What it costs to begin a word, or talk; how much it counts what is lacking.
    let parts = [floats(&[1.0, 2.0, 3.0]), floats(&[0.0; OUTPUTS]), floats(&identity)].concat();
    let header = r#"{"__metadata__": {"form": "ansage-net 1"},
        "head/de/costs": {"dtype": "F32", "shape": [3], "data_offsets": [0, 12]},
        "head/de/linear_0/bias": {"dtype": "F32", "shape": [5], "data_offsets": [12, 32]},
        "head/de/linear_0/weight": {"dtype": "F32", "shape": [5, 5], "data_offsets": [32, 132]}}"#;
    let length = (header.len() as u64).to_le_bytes();
    fs::create_dir_all(folder.join("words")).unwrap();
    fs::write(folder.join("words/de.txt"), words).unwrap();
    fs::write(
        folder.join("weights.safetensors"),
        [&length, header.as_bytes(), &parts].concat(),
    )
    .unwrap();
    let mut weights = Weights::read(folder)?;
    Ok(Head::read(&mut weights, folder, "de")?.expect("a head for German"))
}

/// What a head is told: silence, talk, "ja", and both pieces of "nein".
fn heard(outputs: &[usize]) -> Array2<f32> {
    Array2::from_shape_fn(
        (outputs.len(), 5),
        |(place, it)| if outputs[place] == it { 0.0 } else { -4.0 },
    )
}

#[test]
fn a_small_net_finds_the_phrase_whose_pieces_are_heard_one_after_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let head = told_head(folder.path(), "ja 1\nnein 2\n").unwrap();
    let word = |it: &str| vec![it.to_owned()];
    let state = |steps: &[(usize, usize)], ends| State {
        steps: steps.to_vec(),
        ends,
    };
    // "ja", "nein", "nein ja", and a word that it does not know.
    let phrases = search::Phrases {
        words: vec![word("ja"), word("nein"), word("remis")],
        states: vec![
            state(&[(0, 2), (1, 1), (2, 2)], false),
            state(&[(0, 2)], true),
            state(&[], true),
        ],
    };
    let cutting = Cutting::new(&phrases, &head);
    let said = |outputs: &[usize]| cutting.score(&head.fits(&heard(outputs)));
    let near = |one: f32, other: f32| (one - other).abs() < 1e-3;
    for (outputs, words) in [
        (&[0, 2, 2, 2, 0][..], &[0][..]),
        (&[3, 3, 4, 4], &[1]),
        // With silence between them, and with none.
        (&[0, 3, 4, 0, 0, 2, 0], &[1, 0]),
        (&[3, 4, 2], &[1, 0]),
    ] {
        let found = said(outputs);
        assert_eq!(found[0].words, words, "{found:?}");
        assert!(
            near(found[0].log, 0.0) && found.windows(2).all(|it| it[0].log > it[1].log),
            "{found:?}"
        );
    }
    // One place of "nein" that was not heard costs what it does not fit.
    let found = said(&[3, 3, 0]);
    assert_eq!(found[0].words, [1]);
    // Of talk nothing is left: it fits four worse at each place, but what it costs to begin it, three times over.
    let found = said(&[1, 1, 1, 1]);
    assert!(
        found.iter().all(|it| it.log <= -3.0 * (4.0 * 4.0 + 1.0 - 2.0) + 1e-3),
        "{found:?}"
    );
}

#[test]
fn a_small_net_that_does_not_fit_its_words_is_named() {
    let folder = tempfile::tempdir().unwrap();
    for (words, named) in [
        ("ja 1\n", "do not fit"),
        ("ja\n", "de.txt"),
        ("ja 0\nnein 3\n", "de.txt"),
    ] {
        let why = told_head(folder.path(), words).unwrap_err().to_string();
        assert!(why.contains(named), "{why}");
    }
    // Without its encoder it is none.
    let table = Table::set(program(), german(&[folder.path().to_owned()]));
    assert!(table.fault().contains("weights.safetensors"));
    table.scoring.close();
}

/// As the `tokenizers` of Python (0.22) writes them with the same file.
#[test]
fn words_are_cut_into_the_tokens_of_the_net() {
    let Some(net) = net() else { return };
    let tokens = Tokens::read(&net).unwrap();
    let cut = |text: &str| tokens.of(text).into_iter().map(|it| it.0).collect::<Vec<_>>();
    for (text, expected) in TOKENS {
        assert_eq!(cut(text), *expected, "{text}");
    }
}

const TOKENS: &[(&str, &[u32])] = &[
    (
        " Springer Gustav eins Felix drei.",
        &[7702, 6911, 32337, 706, 21889, 30169, 16809, 13],
    ),
    (
        " Läufer schlägt Cäsar sechs, König",
        &[
            441, 737, 84, 612, 956, 22882, 10463, 383, 13555, 289, 41945, 11, 29077, 328,
        ],
    ),
    (
        " Knight G1 F3. Castles kingside.",
        &[18708, 460, 16, 479, 18, 13, 11019, 904, 21581, 482, 13],
    ),
    (
        " Peón captura C6. Héctor",
        &[2396, 1801, 3770, 2991, 383, 21, 13, 42318, 1672],
    ),
    (" J'adoube", &[508, 6, 345, 263, 650]),
    (" Xeque-mate, três", &[1783, 68, 1077, 12, 13963, 11, 220, 6903, 11987]),
    (" één zeven", &[39133, 5277, 553]),
    ("", &[]),
];
