//! Shares against a published program, and what is made of words and outcomes.

use proptest::prelude::*;

use super::{Share, StandaloneMeaning, Verdict, first_unknown, meaning_of};
use crate::game::{Board, Position};
use crate::language::listen::{Alternatives, Heard, HeardWord, Hearing, Meaning, Outcome, Unheard};
use crate::language::{CommandWord, Sight};

/// `scipy.stats.binomtest(count, of).proportion_ci(0.95, method="wilson")` of SciPy 1.17.1, in per cent. The first four stand
/// in Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, too.
const OF_SCIPY: [(usize, usize, f64, f64); 10] = [
    (81, 263, 25.528_851_987_827, 36.620_957_698_280),
    (15, 148, 6.238_639_953_074, 16.048_724_172_330),
    (0, 20, 0.0, 16.112_515_805_282),
    (1, 29, 0.611_321_429_276, 17.175_521_879_320),
    (0, 10, 0.0, 27.753_279_986_289),
    (1, 10, 1.787_621_309_507, 40.415_002_679_524),
    (10, 10, 72.246_720_013_711, 100.0),
    (29, 30, 83.329_609_008_591, 99.409_140_961_839),
    (0, 770, 0.0, 0.496_414_191_422),
    (150, 3000, 4.276_033_676_456, 5.839_062_708_823),
];

#[test]
fn bounds_are_those_of_a_program_for_statistics() {
    for (count, of, low, high) in OF_SCIPY {
        let (our_low, our_high) = Share { count, of }.bounds();
        assert!((our_low - low).abs() < 1e-9, "{count} of {of}: {our_low}, not {low}");
        assert!(
            (our_high - high).abs() < 1e-9,
            "{count} of {of}: {our_high}, not {high}"
        );
    }
}

proptest! {
    #[test]
    fn bounds_hold_the_share_between_them(of in 1_usize..5_000, part in 0.0..=1.0_f64) {
        let count = (part * of as f64) as usize;
        let share = Share { count, of };
        let (low, high) = share.bounds();
        prop_assert!((0.0..=100.0).contains(&low) && (0.0..=100.0).contains(&high));
        prop_assert!(low <= share.percent() + 1e-9 && share.percent() <= high + 1e-9);
        // What is turned round has its bounds turned round.
        let (other_low, other_high) = Share { count: of - count, of }.bounds();
        prop_assert!((low + other_high - 100.0).abs() < 1e-6 && (high + other_low - 100.0).abs() < 1e-6);
    }
}

#[test]
fn of_nothing_nothing_is_known() {
    let nothing = Share::default();
    assert_eq!((nothing.percent(), nothing.bounds()), (0.0, (0.0, 100.0)));
}

#[test]
fn words_tell_whether_they_say_something_alone() {
    Hearing::with("de-fide", |german| {
        let of = |words: &str| StandaloneMeaning::of(words, german);
        for (words, uci) in [
            ("springer gustav eins felix drei", "g1f3"),
            // What stands there at the start makes no difference.
            ("turm anna fünf anna acht", "a5a8"),
            ("turm eva eins eva acht", "e1e8"),
            ("läufer cesar vier schlägt eva sechs", "c4e6"),
            ("dame anna eins nach hector acht", "a1h8"),
            ("könig eva eins eva zwei", "e1e2"),
            ("eva vier eva fünf", "e4e5"),
            ("bauer david sieben schlägt eva sechs", "d7e6"),
        ] {
            let Some(StandaloneMeaning::BothSquares(Meaning::Move(m), _)) = of(words) else {
                panic!("{words}: {:?}", of(words));
            };
            assert_eq!(m.to_string(), uci, "{words}");
        }
        for command in ["zeit", "uhr drücken", "ich biete remis"] {
            assert!(
                matches!(of(command), Some(StandaloneMeaning::Command(Meaning::Command(_)))),
                "{command}"
            );
        }
        for word in [
            "anna",
            "könig",
            "koenig",
            "acht",
            "kurze rochade",
            "ja",
            "nein",
            "schlägt",
        ] {
            assert_eq!(of(word), Some(StandaloneMeaning::Word), "{word}");
        }
        for partial in ["springer felix drei", "eva vier", "anna acht dame"] {
            assert_eq!(of(partial), Some(StandaloneMeaning::Partial), "{partial}");
        }
        for other in ["knight", "cavallo", "anna banane", "e4", ""] {
            assert!(matches!(of(other), None | Some(StandaloneMeaning::Partial)), "{other}");
        }
        assert_eq!(first_unknown("anna banane", german), Some("banane"));
        assert_eq!(first_unknown("läufer koenig KÖNIG", german), None);
    });
}

#[test]
fn in_a_position_words_mean_what_they_mean_there() {
    Hearing::with("de-fide", |german| {
        let position = Position::of(Board::from_fen("6k1/8/8/8/8/8/4N3/4K1N1 w - - 0 1", false).expect("a position"));
        let of = |words: &str, sight| meaning_of(words, german, &position, sight);
        let m = |uci: &str| Some(Meaning::Move(uci.parse().expect("a move")));
        assert_eq!(of("springer felix drei", Sight::Legal), m("g1f3"));
        assert_eq!(of("springer cesar drei", Sight::Legal), m("e2c3"));
        assert_eq!(of("springer hector eins", Sight::Legal), None);
        assert_eq!(of("remis", Sight::Legal), Some(Meaning::Command(CommandWord::Offer)));
    });
}

#[test]
fn a_recording_is_judged_by_all_that_was_heard_in_it() {
    let m = |uci: &str| Meaning::Move(uci.parse().expect("a move"));
    let clear = |uci: &str| Outcome::Clear(m(uci));
    let ask = |all: &[&str]| {
        Outcome::Ask(Alternatives {
            meanings: all.iter().map(|it| m(it)).collect(),
            apart: Vec::new(),
        })
    };
    let nothing = || Outcome::Nothing(Unheard::Junk);
    let meant = m("g1f3");
    for (outcomes, verdict, of_junk) in [
        (vec![], Verdict::Nothing, Verdict::Nothing),
        (vec![nothing()], Verdict::Nothing, Verdict::Nothing),
        (vec![clear("g1f3")], Verdict::Right, Verdict::Wrong),
        (vec![nothing(), clear("g1f3")], Verdict::Right, Verdict::Wrong),
        (vec![ask(&["e2e4", "g1f3"])], Verdict::Asked, Verdict::Amiss),
        (vec![ask(&["e2e4"]), nothing()], Verdict::Amiss, Verdict::Amiss),
        (vec![clear("g1f3"), ask(&["e2e4"])], Verdict::Right, Verdict::Wrong),
        (vec![clear("e2e4")], Verdict::Wrong, Verdict::Wrong),
        (vec![clear("g1f3"), clear("f2f3")], Verdict::Wrong, Verdict::Wrong),
    ] {
        assert_eq!(Verdict::of(&outcomes, Some(&meant)), verdict, "{outcomes:?}");
        assert_eq!(Verdict::of(&outcomes, None), of_junk, "{outcomes:?}");
    }
}

#[test]
fn a_word_alone_is_judged_by_the_word() {
    Hearing::with("de-fide", |german| {
        let judged = |words: &str, confidence: f32, said: &str| {
            let mut heard = Heard::of(words);
            for HeardWord {
                confidence: it, end, ..
            } in &mut heard.words
            {
                (*it, *end) = (confidence, 0.4);
            }
            Verdict::of_a_word(&heard, said, german)
        };
        assert_eq!(judged("zwei", 1.0, "zwei"), Verdict::Right);
        // Both are said, and mean the same.
        assert_eq!(judged("zwo", 1.0, "zwei"), Verdict::Right);
        assert_eq!(judged("könig", 1.0, "koenig"), Verdict::Right);
        assert_eq!(judged("zwei", 0.7, "zwei"), Verdict::Asked);
        assert_eq!(judged("zwei", 0.7, "drei"), Verdict::Amiss);
        assert_eq!(judged("zwei", 1.0, "drei"), Verdict::Wrong);
        assert_eq!(judged("nein", 1.0, "nein"), Verdict::Right);
        assert_eq!(judged("[unk]", 1.0, "drei"), Verdict::Nothing);
        assert_eq!(judged("", 1.0, "drei"), Verdict::Nothing);
    });
}
