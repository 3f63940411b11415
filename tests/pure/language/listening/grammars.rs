//! What can be heard: every language, a small recogniser, what is said beside the moves; and what OpenFst reads of it.

use std::process::Command;
use std::{env, fs};

use ansage_core::game::Position;
use ansage_core::language::listen::fst::write;
use ansage_core::language::listen::{Asked, Meaning, Outcome, sayings};
use ansage_core::language::{Sight, Word};

use super::{FULL_BOOK, SMALL_BOOK, accepts, book, plain, symbols};
use crate::support::desk_harness::VOICES;
use crate::support::heard_words::{DE_FIDE, HeardWords};

#[test]
fn every_language_can_be_heard() {
    for tag in VOICES.lexicon_tags() {
        let words = HeardWords::named(tag);
        let book = book(&words);
        assert!(book.unknown().is_empty(), "{tag}: {:?}", book.unknown());
        let graph = book.grammar(&Position::start(), Sight::Legal, &Asked::Nothing);
        println!("{tag}: {} states, {} steps", graph.states().len(), graph.steps());
        for m in Position::start().legal_moves().expect("the start is legal") {
            // A recogniser has "one", not "1": a form that is said stands for what is written.
            let heard = sayings(&Position::start(), m).iter().any(|it| {
                let spoken = it
                    .iter()
                    .map(|word| plain(&words.lexicon.phrase(&[*word]).spoken.text()));
                let text = spoken.collect::<Vec<_>>().join(" ");
                let outcome = words.decided(&text, &Position::start(), Sight::Legal, &Asked::Nothing);
                accepts(&graph, &text).is_some() && outcome == Outcome::Clear(Meaning::Move(m))
            });
            assert!(heard, "{tag}: {m}");
        }
    }
}

#[test]
fn a_small_recogniser_lacks_no_word_of_an_announcement() {
    let unknown = SMALL_BOOK.unknown();
    let pieces_and_squares = DE_FIDE.lexicon.phrase(&Word::all()).written;
    let of_a_move = pieces_and_squares
        .split(" schlägt")
        .next()
        .expect("the words of a move");
    assert!(unknown.iter().all(|it| !of_a_move.contains(it)), "{unknown:?}");
    assert!(unknown.iter().any(|it| it == "Formular"), "{unknown:?}");
    for heard in ["Zeit", "Remis", "Aufgabe", "ja", "nein", "Korrektur", "wiederholen"] {
        assert!(unknown.iter().all(|it| it != heard), "{heard}: {unknown:?}");
    }
}

/// The tools of OpenFst read the grammar and find what is claimed of it.
#[test]
fn openfst_reads_the_grammar() {
    let Ok(version) = Command::new("fstinfo").arg("--version").output() else {
        assert!(env::var_os("CI").is_none(), "fstinfo is missing");
        println!("skipped: fstinfo (libfst-tools) is not installed");
        return;
    };
    drop(version);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("Gr.fst");
    let graph = SMALL_BOOK.grammar(&Position::start(), Sight::Legal, &Asked::Nothing);
    fs::write(&file, write(&graph, &symbols()).expect("all words are known")).expect("a file");
    let tell = |program: &str, options: &[&str]| {
        let output = Command::new(program)
            .args(options)
            .arg(&file)
            .output()
            .expect("it starts");
        assert!(output.status.success(), "{program}: {output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let info = tell("fstinfo", &["--test_properties=true"]);
    let has = |name: &str, value: &str| {
        let line = info
            .lines()
            .find(|it| it.starts_with(name))
            .unwrap_or_else(|| panic!("{name}: {info}"));
        assert!(line.ends_with(value), "{line}");
    };
    has("fst type", "vector");
    has("arc type", "standard");
    has("acceptor", " y");
    has("input label sorted", " y");
    has("output label sorted", " y");
    has("input/output epsilons", " n");
    has("# of states", &format!(" {}", graph.states().len()));
    has("# of arcs", &format!(" {}", graph.steps()));
    has("# of connected states", &format!(" {}", graph.states().len()));
    let ends = graph.states().iter().filter(|it| it.end.is_some()).count();
    assert_eq!(tell("fstprint", &["--acceptor"]).lines().count(), graph.steps() + ends);
}

/// What can be said at the table beside the moves of the position is in every grammar.
#[test]
fn corrections_offers_and_answers_can_be_heard() {
    let (start, book) = (Position::start(), &*FULL_BOOK);
    for sight in [Sight::Legal, Sight::Movement] {
        let graph = book.grammar(&start, sight, &Asked::Nothing);
        let said = [
            "korrektur bauer eva vier",
            "korrektur springer cesar schlägt david fünf",
            "springer felix drei remis",
            "springer felix drei ich biete remis",
            "korrektur eva vier remis",
            "ja richtig",
            "was steht auf eva vier",
        ];
        for text in said {
            assert!(accepts(&graph, text).is_some(), "{text}");
        }
        assert!(accepts(&graph, "kurze").is_none());
        let which = book.grammar(&start, sight, &Asked::Which(&[]));
        for text in ["kurze", "lange", "david", "drei", "dame"] {
            assert!(accepts(&which, text).is_some(), "{text}");
        }
    }
    let told = [
        (
            Asked::Sheet,
            vec![
                "leer",
                "korrektur leer",
                "weiter",
                "brett zurück",
                "springer felix drei",
            ],
        ),
        (
            Asked::Stands,
            vec![
                "schwarz springer",
                "springer weiß",
                "leer",
                "korrektur weiß dame",
                "korrektur leer",
            ],
        ),
    ];
    for sight in [Sight::Legal, Sight::Movement] {
        for (asked, said) in &told {
            let graph = book.grammar(&start, sight, asked);
            let nothing_asked = book.grammar(&start, sight, &Asked::Nothing);
            for text in said {
                assert!(accepts(&graph, text).is_some(), "{asked:?}: {text}");
                let is_a_move = *text == "springer felix drei";
                assert_eq!(accepts(&nothing_asked, text).is_some(), is_a_move, "{text}");
            }
        }
    }
    let veto = book.veto();
    for text in ["", "nein", "halt", "korrektur", "abbrechen", "[unk] nein", "[unk]"] {
        assert!(accepts(&veto, text).is_some(), "{text}");
    }
    assert!(accepts(&veto, "eva vier").is_none());
    assert!(accepts(&veto, "ja").is_none());
}
