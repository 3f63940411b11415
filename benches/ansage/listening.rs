//! How long it takes to say what may be heard in a position, and to read what was heard.

use std::hint::black_box;
use std::time::Duration;

use ansage_core::game::{Move, Position};
use ansage_core::language::listen::fst::{SymbolTable, write};
use ansage_core::language::listen::{
    Asked, Heard, Hearing, KnownWords, Phrasebook, Thresholds, decide, readings, sayings,
};
use ansage_core::language::{Sight, Vocabulary, Voices};

use crate::clock;
use crate::core_step::listing_legal_moves;
use crate::figures::{Figures, Report};
use crate::random_game::random_moves;

const BOUND: Duration = Duration::from_millis(5);
const LONGEST: usize = 300;

pub(crate) fn measure(report: &mut Report) {
    let voices = Voices::of(ansage_texts::VOICES);
    let lexicon = voices.lexicon("de-fide").expect("the words of the Laws");
    let forms = || lexicon.heard().map(|(form, _)| form.to_lowercase());
    let words: Vec<String> = forms()
        .flat_map(|it| it.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        .chain(["[unk]".to_owned()])
        .collect::<std::collections::BTreeSet<_>>()
        .into_iter()
        .collect();
    let numbered = words
        .iter()
        .enumerate()
        .map(|(index, it)| format!("{it} {}\n", index + 1));
    let symbols = SymbolTable::read(&numbered.collect::<String>()).expect("a list of words");
    let spoken = voices.spoken(lexicon);
    let book = Phrasebook::new(lexicon, spoken, &KnownWords::new(symbols.words()));
    let vocabulary = Vocabulary::new(lexicon.heard().map(|(form, word)| (form.to_owned(), word)));
    let hearing = Hearing {
        vocabulary: &vocabulary,
        lexicon,
        spoken,
    };

    let mut position = Position::start();
    let (mut written, mut understood) = (Vec::new(), Vec::new());
    for m in random_moves(1, LONGEST) {
        written.push(timed(|| {
            let graph = book.grammar(&position, Sight::Legal, &Asked::Nothing);
            write(&graph, &symbols).expect("all words are known")
        }));
        let heard = announced(lexicon, &position, m);
        understood.push(timed(|| {
            let all = readings(&heard, &hearing, &position, Sight::Legal, &Asked::Nothing);
            decide(
                &heard,
                &all,
                &hearing,
                &position,
                &Asked::Nothing,
                &Thresholds::default(),
            )
        }));
        position.play(m);
    }
    let (written, understood) = (Figures::of(written), Figures::of(understood));
    report.figures("Grammar of a position, as the recogniser's file", &written);
    report.figures("What was heard, to what follows", &understood);
    let listing = listing_legal_moves();
    let reference = "listing the legal moves once";
    report.ratio("Grammar of a position, median", written.median(), reference, listing);
    report.ratio("What was heard, median", understood.median(), reference, listing);
    report.hold("Grammar of a position, p99", written.percentile(99), BOUND);
}

fn announced(lexicon: &ansage_core::language::Lexicon, position: &Position, m: Move) -> Heard {
    let words = sayings(position, m).into_iter().next().unwrap_or_default();
    Heard::of(&lexicon.phrase(&words).written.to_lowercase())
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let begun = clock::now();
    black_box(work());
    clock::now() - begun
}
