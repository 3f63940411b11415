//! Whether the time of an answer tells what the answer does not: in an event an entry that is possible on the board and one
//! that is not are read back equally soon (11.3.a).

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use ansage_core::desk::{Conversation, Desk, Input};
use ansage_core::game::{Mode, Moment, Opening};
use ansage_core::language::Voices;

use crate::clock;
use crate::figures::{Figures, Report};
use crate::table::{usual_opening, usual_settings};

/// How often each entry is made on each of its boards.
const ROUNDS: usize = 2_000;
/// How much longer one of the two medians may be: nobody measures less across a program's windows.
const BOUND: f64 = 1.05;

/// An entry, a board on which it is possible, and one with the same pieces on which it is not.
const ENTRIES: [(&str, [&str; 2]); 6] = [
    (
        "exd6",
        ["4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2"],
    ),
    (
        "O-O",
        ["4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"],
    ),
    (
        "Qh8",
        ["4k3/8/8/8/7Q/8/8/4K3 w - - 0 1", "4k3/8/8/7p/7Q/8/8/4K3 w - - 0 1"],
    ),
    (
        "a1b3",
        ["4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K2N w - - 0 1"],
    ),
    (
        "Nf3",
        ["4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", "4k3/8/8/8/8/8/N7/N3K3 w - - 0 1"],
    ),
    (
        "Ke2",
        ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1"],
    ),
];

pub(crate) fn measure(report: &mut Report) {
    let voices = Arc::new(Voices::of(ansage_texts::VOICES));
    let mut all = [Vec::new(), Vec::new()];
    for (entry, boards) in ENTRIES {
        let mut times = [Vec::new(), Vec::new()];
        for round in 0..ROUNDS {
            // Whoever comes first finds the caches cold.
            for place in [round % 2, 1 - round % 2] {
                times[place].push(read_back(boards[place], entry, &voices));
            }
        }
        let [possible, impossible] = times.each_ref().map(|it| Figures::of(it.iter().copied()).median());
        report.ratio(
            &format!("Reading back {entry} where it is possible, median"),
            possible,
            "where it is not",
            impossible,
        );
        for (all, times) in all.iter_mut().zip(times) {
            all.extend(times);
        }
    }
    let [possible, impossible] = all.map(Figures::of);
    report.figures("Reading back what is possible", &possible);
    report.figures("Reading back what is not", &impossible);
    let (shorter, longer) = match possible.median() < impossible.median() {
        true => (possible.median(), impossible.median()),
        false => (impossible.median(), possible.median()),
    };
    report.hold_ratio("The longer of both medians", longer, "the shorter one", shorter, BOUND);
}

/// Returns how long it takes until an entry in a game of an event is read back.
fn read_back(fen: &str, entry: &str, voices: &Arc<Voices>) -> Duration {
    let opening = Opening {
        mode: Mode::Event,
        fen: Some(fen.to_owned()),
        ..usual_opening()
    };
    let opened = Desk::open(opening, usual_settings(), Arc::clone(voices), Moment(0));
    let (mut desk, _first) = opened.expect("a position");
    let input = Input::Line(entry.to_owned());
    let begun = clock::now();
    let effects = black_box(desk.handle(Moment(1_000), black_box(input)));
    let took = clock::now() - begun;
    assert!(!effects.is_empty(), "it is read back");
    took
}
