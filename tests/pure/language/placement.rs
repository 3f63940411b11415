//! Boards as people type and dictate them: read back as they were told, and nothing guessed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ansage_core::game::resolve::Placement;
use ansage_core::language::placement::{by_ranks, piece_list};
use ansage_core::language::understand::placement::{PlacementFlaw, PlacementReader, placement};
use ansage_core::language::{Letters, Voices};
use proptest::prelude::*;
use shakmaty::{Color, Piece, Rank, Role, Square};

use crate::support::size;

/// Read once.
static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));
/// Every language by which of them comes first.
static READERS: LazyLock<BTreeMap<&str, Vec<PlacementReader>>> = LazyLock::new(|| {
    let tags = VOICES.lexicon_tags();
    tags.map(|it| (it, readers_of(it))).collect()
});

fn readers(first: &str) -> &'static [PlacementReader] {
    &READERS[first]
}

/// Returns the readers of every language, this one first.
fn readers_of(first: &str) -> Vec<PlacementReader> {
    let voices = &VOICES;
    let mut tags: Vec<&str> = voices.lexicon_tags().collect();
    tags.sort_by_key(|it| *it != first);
    let reader = |tag: &str| {
        let lexicon = voices.lexicon(tag).expect("a lexicon");
        let words = voices.board_words(lexicon).expect("the words of a board");
        PlacementReader::new(lexicon, words, Letters::named(tag).expect("letters"))
    };
    tags.into_iter().map(reader).collect()
}

#[track_caller]
fn reads(texts: &[&str], fen: &str) {
    let readers = readers("de-fide");
    for text in texts {
        let read = placement(text, readers).map(|it| it.fen());
        assert_eq!(read.as_deref(), Ok(fen), "{text}");
    }
}

#[track_caller]
fn refuses(text: &str, flaw: PlacementFlaw) {
    assert_eq!(placement(text, readers("de-fide")), Err(flaw), "{text}");
}

fn unknown(word: &str) -> PlacementFlaw {
    PlacementFlaw::Unknown(word.to_owned())
}

fn piece() -> impl Strategy<Value = Piece> {
    let roles = prop::sample::select(Role::ALL.to_vec());
    (roles, any::<bool>()).prop_map(|(role, is_white)| role.of(Color::from_white(is_white)))
}

fn any_placement() -> impl Strategy<Value = Placement> {
    let dense = prop::collection::vec(prop::option::of(piece()), 64);
    let sparse = prop::collection::vec(prop::option::weighted(0.2, piece()), 64);
    prop_oneof![dense, sparse].prop_map(|squares| {
        let mut placement = Placement::empty();
        for (square, piece) in Square::ALL.into_iter().zip(squares) {
            placement.set(square, piece);
        }
        placement
    })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: size::size(12, 1000),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Any board, however impossible, told in any language is read back.
    #[test]
    fn what_is_told_is_read_back(board in any_placement()) {
        let voices = &*VOICES;
        for tag in voices.lexicon_tags() {
            let lexicon = voices.lexicon(tag).expect("a lexicon");
            let words = voices.board_words(lexicon).expect("the words of a board");
            let readers = readers(tag);
            for text in [piece_list(&board, lexicon, words), by_ranks(&board, lexicon, words)] {
                for parted in [text.join("; "), text.join("\n")] {
                    prop_assert_eq!(placement(&parted, readers), Ok(board), "{}", parted);
                }
                // As a voice would be written down: without a sign, without a capital.
                let spoken = text.join(" ").replace([',', ':'], "").to_lowercase();
                prop_assert_eq!(placement(&spoken, readers), Ok(board), "{}", spoken);
            }
        }
    }

    /// Whatever is typed is read or refused.
    #[test]
    fn any_text_is_read_or_refused(text in "[a-hA-HKDTLSBNRQPwsé1-8 ,:;./\n-]{0,60}|\\PC{0,80}") {
        let _read_or_refused = placement(&text, readers("de-fide"));
    }
}

#[test]
fn nobody_on_the_board_is_a_board() {
    let voices = &*VOICES;
    for tag in voices.lexicon_tags() {
        let lexicon = voices.lexicon(tag).expect("a lexicon");
        let words = voices.board_words(lexicon).expect("the words of a board");
        let empty = Placement::empty();
        for text in [piece_list(&empty, lexicon, words), by_ranks(&empty, lexicon, words)] {
            assert_eq!(placement(&text.join("; "), readers(tag)), Ok(empty), "{text:?}");
        }
    }
}

#[test]
fn a_board_is_told_white_first_from_the_king_to_the_pawns() {
    let voices = &*VOICES;
    let lexicon = voices.lexicon("de-fide").expect("a lexicon");
    let words = voices.board_words(lexicon).expect("the words of a board");
    let board = Placement::from_fen("r3k2r/8/8/8/8/2B5/PP6/R5K1").expect("a placement");
    assert_eq!(
        piece_list(&board, lexicon, words),
        [
            "Weiß: Koenig Gustav eins, Turm Anna eins, Laeufer Cesar drei, Bauern Anna zwei, Bella zwei",
            "Schwarz: Koenig Eva acht, Tuerme Anna acht, Hector acht",
        ]
    );
    let ranks = by_ranks(&board, lexicon, words);
    assert_eq!(
        ranks[0],
        "Reihe acht: Schwarz: Turm, drei leere, Koenig, zwei leere, Turm"
    );
    assert_eq!(ranks[1], "Reihe sieben: leer");
    assert_eq!(ranks[5], "Reihe drei: zwei leere, Weiß: Laeufer, fuenf leere");
}

#[test]
fn a_list_in_the_usual_forms() {
    reads(
        &[
            "Weiß: König Gustav eins, Turm Anna eins, Bauern Anna zwei, Bella zwei; Schwarz: König Eva acht",
            "weiß koenig gustav eins turm anna eins bauern anna zwei bella zwei schwarz könig eva acht",
            "Weiß: Kg1, Ta1, Bauern a2 b2. Schwarz: Ke8.",
            "Weiß: Kg1, Ta1, Ba2, b2\nSchwarz: Ke8",
            "w: Kg1, Ta1, Ba2, Bb2; s: Ke8",
            "wKg1 wTa1 wBa2 wBb2 sKe8",
            "weißer König g1, weißer Turm a1, weiße Bauern a2 und b2, schwarzer König e8",
            "Weiß: K g1, T a 1, zwei Bauern a2 b2, Schwarz: K - e8",
            "Schwarz: König auf E8. Weiß: König auf G1, Turm auf A1, Bauern a2/b2",
            "Weiß - König Gustav eins, Turm Anna eins, Bauern von Anna zwei bis Bella zwei - Schwarz - König Eva acht",
            "White: Kg1, Ra1, pawns a2, b2; Black: Ke8",
            "white king g one, rook a one, pawns a two and b two, black king e eight",
            "White: K g1, R a1, pawns a2 to b2. Black: K e8",
            "Blancas: Rg1, Ta1, peones a2 y b2; Negras: Re8",
            "Rey blanco g1, torre blanca a1, peones blancos a2 b2, rey negro e8",
            "Brancas: Rg1, Ta1, peões a2 e b2; Pretas: Re8",
            "b: Rg1, Ta1, Pa2, Pb2; n: Re8",
        ],
        "4k3/8/8/8/8/8/PP6/R5K1",
    );
    reads(
        &[
            "Weiß: Ta1 h1, Kg1, Schwarz: nichts",
            "Weiß: Türme a1, h1, Kg1",
            "Weiß: Ta1/h1, Kg1",
        ],
        "8/8/8/8/8/8/8/R5KR",
    );
    reads(
        &["Weiß: Bauern a2-h2", "White: 8 pawns a2 to h2"],
        "8/8/8/8/8/8/PPPPPPPP/8",
    );
    // As a rank of FEN b7 is eight squares.
    reads(&["Weiß: Bauern a7 b7 c7", "Weiß: Bauern a7-c7"], "8/PPP5/8/8/8/8/8/8");
    reads(&["Brancas: torres a1 e h1, rei e1"], "8/8/8/8/8/8/8/R3K2R");
}

#[test]
fn ranks_in_the_usual_forms() {
    let words = "Reihe acht: schwarz Turm, leer, leer, leer, König, zwei leer, Turm. Reihe sieben: leer. Reihe sechs: leer. \
                 Reihe fünf: leer. Reihe vier: leer. Reihe drei: acht leere Felder. Reihe zwei: zwei weiße Bauern, sechs \
                 leer. Reihe eins: Weiß: Turm, fünf leer, König, leer";
    let letters = "8. Reihe: schwarz T, 3 leer, K, 2 leer, T\n7. Reihe: leer\n6. Reihe: leer\n5. Reihe: leer\n4. Reihe: \
                   leer\n3. Reihe: leer\n2. Reihe: weiß B, B, 6 leer\n1. Reihe: weiß T, 5 leer, K, leer";
    let digits = "8: r3k2r\n7: 8\n6: 8\n5: 8\n4: 8\n3: 8\n2: PP6\n1: R5K1";
    let from_the_first = "1: R5K1, 2: PP6, 3: 8, 4: 8, 5: 8, 6: 8, 7: 8, 8: r3k2r";
    let spanish = "fila 8: torre negra, 3 vacías, rey negro, 2 vacías, torre negra; fila 7: vacía; fila 6: vacía; fila 5: \
                   vacía; fila 4: vacía; fila 3: vacía; fila 2: peón blanco, peón blanco, 6 vacías; fila 1: torre \
                   blanca, 5 vacías, rey blanco, vacía";
    reads(
        &[words, letters, digits, from_the_first, spanish],
        "r3k2r/8/8/8/8/8/PP6/R5K1",
    );
}

#[test]
fn nothing_is_guessed() {
    refuses("", PlacementFlaw::Nothing);
    refuses("no board", PlacementFlaw::Nothing);
    refuses("Weiß: König Gustav eins, Trum Anna eins", unknown("Trum"));
    refuses("Weiß: Kg1, Ta9", unknown("Ta9"));
    refuses("Weiß: König Gustav, Turm a1", unknown("Gustav"));
    refuses("Weiß: Kg1, Dg1", PlacementFlaw::Twice(Square::G1));
    refuses("Weiß: Kg1; Schwarz: Kg1", PlacementFlaw::Twice(Square::G1));
    refuses("Kg1, Dd1", PlacementFlaw::NoColor("Kg1".to_owned()));
    refuses("Weiß: e4, Kg1", PlacementFlaw::NoPiece(Square::E4));
    refuses("Weiß: König, Dame d1", PlacementFlaw::NoSquare("König".to_owned()));
    refuses("Weiß: König e1, Turm", PlacementFlaw::NoSquare("Turm".to_owned()));
    // In notation a pawn has no letter: this may be three rooks, or a rook and two pawns.
    refuses("Weiß: Kg1, Tf1, a2, b2", PlacementFlaw::NoPiece(Square::A2));
    let count = |said, named| PlacementFlaw::Count {
        piece: "Türme".to_owned(),
        said,
        named,
    };
    refuses("Weiß: Kg1, zwei Türme a1", count(2, 1));
    refuses("Weiß: Bauern a2-c4", unknown("-"));
    refuses("Weiß: Turm a1 nach h1", unknown("nach"));
    // Black's bishop in English, White's in Portuguese.
    refuses("b: Bc8", PlacementFlaw::Several);
    // German or English letters, one of them only.
    refuses("Weiß: Kg1, Qd1", unknown("Qd1"));
    let rows = "8: 8, 7: 8, 6: 8, 5: 8, 4: 8, 3: 8, 2: 8";
    refuses(rows, PlacementFlaw::RankMissing(Rank::First));
    refuses(&format!("{rows}, 2: 8"), PlacementFlaw::RankTwice(Rank::Second));
    let length = |count| PlacementFlaw::RankLength {
        rank: Rank::Eighth,
        count,
    };
    refuses("Reihe acht: leer, schwarz Turm, leer", length(3));
    refuses(
        "Reihe acht: Turm, sieben leer",
        PlacementFlaw::NoColor("Turm".to_owned()),
    );
    refuses("Reihe acht: torre negra, 7 leer", unknown("torre"));
}
