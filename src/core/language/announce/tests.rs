//! One test per rule of D.2.1, C.10 and C.11 on what is said, and the property that no two moves sound alike.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use proptest::prelude::*;
use shakmaty::{Color, Piece, Role, Square};

use super::{AnnouncementStyle, Saying, announce};
use crate::game::{Board, Move, Position};
use crate::language::{Sight, Voices};

static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of(ansage_texts::VOICES));

fn at(fen: &str) -> Position {
    Position::of(Board::from_fen(fen, false).expect("a FEN"))
}

#[track_caller]
fn says_in(words: &str, fen: &str, uci: &str, saying: Saying, sight: Sight, expected: &str) {
    let words = VOICES.lexicon(words).expect("a lexicon");
    let announced = announce(&at(fen), uci.parse::<Move>().expect("a move"), &saying, sight);
    assert_eq!(words.phrase(&announced).written, expected);
}

#[track_caller]
fn says(fen: &str, uci: &str, expected: &str) {
    says_in("de-fide", fen, uci, Saying::default(), Sight::Legal, expected);
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn d_2_1_1_the_whole_move_is_said() {
    says(START, "g1f3", "Springer Felix drei");
    says(START, "e2e4", "Bauer Eva vier");
    let long = Saying {
        style: AnnouncementStyle::Long,
        ..Saying::default()
    };
    says_in(
        "de-fide",
        START,
        "g1f3",
        long,
        Sight::Legal,
        "Springer Gustav eins Felix drei",
    );
    let coordinates = Saying {
        style: AnnouncementStyle::Coordinates,
        ..Saying::default()
    };
    says_in(
        "de-fide",
        START,
        "g1f3",
        coordinates,
        Sight::Legal,
        "Gustav eins Felix drei",
    );
}

#[test]
fn d_2_1_3_ranks_count_from_white() {
    says(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "e7e5",
        "Bauer Eva fuenf",
    );
}

#[test]
fn d_2_1_5_castling_is_only_its_words() {
    for style in AnnouncementStyle::ALL {
        let saying = Saying {
            style,
            ..Saying::default()
        };
        says_in("de-fide", CASTLING, "e1g1", saying, Sight::Legal, "Kurze Rochade");
        says_in("de-fide", CASTLING, "e1c1", saying, Sight::Movement, "Lange Rochade");
    }
    let chess960 = Position::of(Board::from_fen("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1", true).expect("a FEN"));
    let castles = announce(
        &chess960,
        "e1b1".parse::<Move>().expect("a move"),
        &Saying::default(),
        Sight::Legal,
    );
    assert_eq!(
        VOICES.lexicon("de-fide").expect("a lexicon").phrase(&castles).written,
        "Lange Rochade"
    );
}

#[test]
fn d_2_1_6_the_promotion_piece_is_named() {
    let fen = "5r2/3PP2k/8/8/8/8/1p4p1/4K3 w - - 0 1";
    says(fen, "e7f8n", "Bauer Eva Felix acht Springer");
    says(fen, "d7d8q", "Bauer David acht Dame");
}

#[test]
fn d_2_1_7_other_languages_serve() {
    let says_as = |words, expected| says_in(words, START, "g1f3", Saying::default(), Sight::Legal, expected);
    says_as("de", "Springer f 3");
    says_as("en", "Knight f 3");
    says_as("pt-BR", "Cavalo f 3");
    says_as("es", "Caballo f 3");
    says_as("pt-PT", "Cavalo f 3");
    says_as("fr", "Cavalier f 3");
    says_as("nl", "Paard f 3");
    says_as("es-fide", "Caballo Felix tres");
}

#[test]
fn d_2_1_9_a_twin_is_told_by_file_else_by_rank_else_by_both() {
    says("7k/8/8/8/8/8/8/K3N1N1 w - - 0 1", "g1f3", "Springer Gustav Felix drei");
    says("7k/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g5f3", "Springer fuenf Felix drei");
    says("6k1/8/8/8/3N4/8/7N/K7 w - - 0 1", "h2f3", "Springer Hector Felix drei");
    says("8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Dame Hector vier Eva eins");
}

#[test]
fn c_10_5_a_pinned_twin_counts_only_where_check_is_not_looked_at() {
    let fen = "4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1";
    says(fen, "g2f4", "Springer Felix vier");
    let saying = Saying::default();
    says_in(
        "de-fide",
        fen,
        "g2f4",
        saying,
        Sight::Movement,
        "Springer Gustav Felix vier",
    );
}

#[test]
fn c_11_a_pawn_that_takes_is_named_by_its_file() {
    let fen = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    says(fen, "e4d5", "Bauer Eva David fuenf");
    says(fen, "e4e5", "Bauer Eva fuenf");
}

#[test]
fn p_3_an_illegal_move_is_said_as_entered() {
    let check = "rnbqkbnr/ppp1pppp/8/1B1p4/4P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2";
    says(check, "a7a6", "Bauer Anna sechs");
    // No knight goes there: the hearer needs both squares.
    says(START, "g1g4", "Springer Gustav eins Gustav vier");
}

#[test]
fn d_2_1_10_capture_and_check_are_said_only_if_asked_for() {
    let fen = "rnb1kbnr/pppp1ppp/8/4p2q/4P3/5N2/PPPPBPPP/RNBQK2R b KQkq - 0 1";
    says(fen, "h5f3", "Dame Felix drei");
    let told = Saying {
        takes: true,
        check: true,
        ..Saying::default()
    };
    says_in("de-fide", fen, "h5f3", told, Sight::Legal, "Dame schlägt Felix drei");
    let queen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    says(queen, "a1a8", "Dame Anna acht");
    says_in("de-fide", queen, "a1a8", told, Sight::Legal, "Dame Anna acht Schach");
    let mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    says_in(
        "de-fide",
        mate,
        "d8h4",
        told,
        Sight::Movement,
        "Dame Hector vier Schachmatt",
    );
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    says_in(
        "de-fide",
        passing,
        "e5d6",
        told,
        Sight::Legal,
        "Bauer Eva schlägt David sechs",
    );
}

#[test]
fn the_pawn_may_go_unnamed() {
    let unnamed = Saying {
        pawn: false,
        ..Saying::default()
    };
    says_in("en", START, "e2e4", unnamed, Sight::Legal, "e 4");
    says_in("en", START, "g1f3", unnamed, Sight::Legal, "Knight f 3");
}

/// Positions with many pieces of a kind, on either side, with or without castling rights.
fn any_position() -> impl Strategy<Value = Position> {
    let role = prop::sample::select(vec![
        Role::Pawn,
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::Queen,
    ]);
    let piece = (0..64_u32, role, any::<bool>());
    (prop::collection::vec(piece, 0..24), any::<bool>(), any::<bool>()).prop_map(|(pieces, white, passing)| {
        let turn = Color::from_white(white);
        let mut board = shakmaty::Board::empty();
        for (square, role, white) in pieces {
            let square = Square::new(square);
            let last_rank = matches!(square.rank(), shakmaty::Rank::First | shakmaty::Rank::Eighth);
            if role != Role::Pawn || !last_rank {
                board.set_piece_at(
                    square,
                    Piece {
                        color: Color::from_white(white),
                        role,
                    },
                );
            }
        }
        for (square, role) in [
            (Square::E1, Role::King),
            (Square::H1, Role::Rook),
            (Square::A1, Role::Rook),
        ] {
            board.set_piece_at(square, role.of(Color::White));
        }
        board.set_piece_at(Square::E8, Role::King.of(Color::Black));
        let setup = shakmaty::Setup {
            board,
            turn,
            castling_rights: shakmaty::Bitboard::from(Square::A1).with(Square::H1),
            ep_square: passing.then(|| turn.fold_wb(Square::D6, Square::D3)),
            ..shakmaty::Setup::empty()
        };
        let fen = shakmaty::fen::Fen::try_from_setup(setup).unwrap_or_else(|lossy| lossy.ignore());
        at(&fen.to_string())
    })
}

fn any_saying() -> impl Strategy<Value = Saying> {
    let style = prop::sample::select(AnnouncementStyle::ALL.to_vec());
    (style, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(|(style, pawn, takes, check)| Saying {
        style,
        pawn,
        takes,
        check,
    })
}

fn all_differ(position: &Position, moves: &[Move], saying: &Saying, sight: Sight) -> Result<(), TestCaseError> {
    for tag in VOICES.lexicon_tags() {
        let words = VOICES.lexicon(tag).expect("it is listed");
        let mut said = BTreeMap::new();
        for m in moves {
            let phrase = words.phrase(&announce(position, *m, saying, sight));
            let other = said.insert(phrase.written.clone(), *m);
            prop_assert_eq!(
                other,
                None,
                "{}: {} is also {}",
                position.board().fen(),
                phrase.written,
                m
            );
            let same_parts = phrase.spoken.parts.iter().all(|it| !it.text.is_empty());
            prop_assert!(same_parts, "{tag}: {phrase:?}");
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn no_two_moves_of_a_position_are_announced_alike(position in any_position(), saying in any_saying()) {
        if let Some(moves) = position.legal_moves() {
            all_differ(&position, &moves, &saying, Sight::Legal)?;
        }
        let moves = position.board().moves_by_movement();
        all_differ(&position, &moves, &saying, Sight::Movement)?;
    }
}
