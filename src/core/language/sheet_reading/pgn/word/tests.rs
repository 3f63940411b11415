//! Words.

use shakmaty::{CastlingSide, File, Role, Square};

use super::{Check, Part, Piece, Sign, What, Written, parts};
use crate::game::Outcome;

fn only_move(word: &str) -> Written {
    match parts(word).as_slice() {
        [Part::Move(written)] => written.clone(),
        other => panic!("{word}: {other:?}"),
    }
}

#[test]
fn a_knight_is_written_in_many_ways() {
    for word in [
        "Ng1-f3", "Ng1f3", "Ngf3", "N1f3", "Nf3", "♘f3", "Nxf3", "N:f3", "Ng1×f3+", "Nf3++",
    ] {
        let What::Piece { piece, to, .. } = only_move(word).what else {
            panic!("{word}");
        };
        assert_eq!(to, Square::F3);
        assert!(matches!(
            piece,
            Some(Piece::Letter('N') | Piece::Figurine(Role::Knight))
        ));
    }
    assert_eq!(only_move("N:f3").sign, Some(Sign::Takes));
    assert_eq!(only_move("Ng1–f3").sign, Some(Sign::Dash));
    assert_eq!(only_move("Nf3#").check, Some(Check::Mate));
}

#[test]
fn a_promotion_is_written_in_many_ways() {
    for word in ["e8=Q", "e8Q", "e8(Q)", "e8/Q", "e7e8q", "d7xe8=Q#", "e8♕", "e8=q+"] {
        assert!(only_move(word).promotion.is_some(), "{word}");
    }
    assert_eq!(only_move("b8").promotion, None);
}

#[test]
fn castling_is_written_with_any_o() {
    for (word, side) in [
        ("O-O", CastlingSide::KingSide),
        ("0-0", CastlingSide::KingSide),
        ("o-o-o+", CastlingSide::QueenSide),
        ("0–0–0", CastlingSide::QueenSide),
    ] {
        assert_eq!(only_move(word).what, What::Castling(side), "{word}");
    }
}

#[test]
fn en_passant_and_captures_behind_the_square_are_signs() {
    let passing = only_move("exd6e.p.+");
    assert!(passing.en_passant);
    assert_eq!(passing.check, Some(Check::Check));
    assert_eq!(only_move("ed6:").sign, Some(Sign::Takes));
    assert!(matches!(
        only_move("ed6").what,
        What::Piece {
            file: Some(File::E),
            ..
        }
    ));
    assert_eq!(parts("e.p."), [Part::EnPassant]);
}

#[test]
fn numbers_moves_and_signs_stand_in_one_word() {
    let number = |number, dots| Part::Number { number, dots };
    assert_eq!(parts("12."), [number(12, 1)]);
    assert_eq!(parts("12"), [number(12, 0)]);
    assert_eq!(parts("12…"), [number(12, 3)]);
    assert_eq!(parts("..."), [Part::Dots(3)]);
    assert_eq!(parts("1.e4!?")[0], number(1, 1));
    assert_eq!(parts("1.e4!?")[2], Part::Nag(5));
    assert_eq!(parts("3...0-0").len(), 2);
    assert_eq!(parts("!"), [Part::Nag(1)]);
    assert_eq!(parts("+/-"), [Part::Nag(16)]);
}

#[test]
fn results_are_no_castling() {
    let result = |outcome, unusual| [Part::Result { outcome, unusual }];
    assert_eq!(parts("1-0"), result(Some(Outcome::WhiteWins), false));
    assert_eq!(parts("0-1"), result(Some(Outcome::BlackWins), false));
    assert_eq!(parts("½-½"), result(Some(Outcome::Draw), true));
    assert_eq!(parts("1:0"), result(Some(Outcome::WhiteWins), true));
    assert_eq!(parts("*"), result(None, false));
    assert_eq!(parts("e5*").len(), 2);
}

#[test]
fn what_is_nothing_is_kept_as_it_is() {
    for word in [
        "Nf9",
        "Nf3Nc6",
        "e4,e5",
        "Sf3x",
        "99999999999.",
        "Nf3.",
        "xNf3",
        "ii",
        "O-O-O-O",
    ] {
        assert!(
            parts(word).iter().any(|it| matches!(it, Part::Unreadable(_))),
            "{word}: {:?}",
            parts(word)
        );
    }
    assert_eq!(parts("--"), [Part::Null("--")]);
    assert_eq!(parts("Z0"), [Part::Null("Z0")]);
}

#[test]
fn a_word_ends_in_as_many_results_as_it_says_up_to_its_length() {
    let stars = "*".repeat(20);
    assert_eq!(parts(&format!("e4{stars}")).len(), 21);
    let longest = "*".repeat(255);
    assert_eq!(parts(&longest).len(), 255);
    for word in ["*".repeat(256), "!?".repeat(128), format!("e4{}", "*".repeat(100_000))] {
        assert_eq!(parts(&word), [Part::Unreadable(word.as_str())]);
    }
}

#[test]
fn signs_are_kept_in_their_order() {
    let nags = [Part::Nag(1), Part::Nag(6), Part::Nag(3)];
    assert_eq!(parts("e4!?!")[1..], nags[..2]);
    assert_eq!(parts("Nf3?!!!")[1..], nags[1..]);
}

/// Most words are read by a shorter way, which may not lead elsewhere.
#[test]
fn what_is_written_as_in_most_files_is_read_as_any_word() {
    let pieces = ["", "N", "K", "B", "S", "D", "O", "Z", "P"];
    let origins = ["", "a", "b", "1", "h8", "a9", "aa"];
    let signs = ["", "x", "-"];
    let squares = ["e4", "a8", "h1", "i4", "e9", ""];
    let checks = ["", "+", "#", "++", "!"];
    let numbers = ["", "1.", "12...", "0.", "9999.", "10000.", "1....", "1"];
    let mut plain = 0;
    for piece in pieces {
        for origin in origins {
            for sign in signs {
                for square in squares {
                    for check in checks {
                        for number in numbers {
                            let word = format!("{number}{piece}{origin}{sign}{square}{check}");
                            assert_eq!(parts(&word), super::any_parts(&word), "{word}");
                            plain += usize::from(super::plain(&word).is_some());
                        }
                    }
                }
            }
        }
    }
    assert!(plain > 1_000, "{plain}");
}
