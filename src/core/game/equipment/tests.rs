//! What the sizes of section 21 come to.

use super::{EquipmentCheck, EquipmentFinding, EquipmentItem, Looked, NoSize, Unit, read_size};
use crate::game::laws::equipment::{KING_BASE, KING_HEIGHT, Limit, SPECIAL_BOARD, SQUARE};
use crate::game::{BoardName, Edition};
use EquipmentItem as I;

/// Returns a list of 2023 on which this stands.
fn with<const N: usize>(looked: [(EquipmentItem, Looked); N]) -> EquipmentCheck {
    under(Edition::Of2023, looked)
}

fn under<const N: usize>(edition: Edition, looked: [(EquipmentItem, Looked); N]) -> EquipmentCheck {
    let mut check = EquipmentCheck::new(edition.rules());
    for (item, looked) in looked {
        check.note(item, looked);
    }
    check
}

/// Returns what is beyond its limit: of what, as it is told, and what it is to be.
fn beyond(check: &EquipmentCheck) -> Vec<(EquipmentItem, String, Limit)> {
    let told = |it| match it {
        EquipmentFinding::Beyond { item, figure, limit } => (item, figure.to_string(), limit),
        it => panic!("{it:?} is no figure"),
    };
    check.findings().into_iter().map(told).collect()
}

#[test]
fn d_1_b_1_the_special_board_measures_20_cm_or_more() {
    assert_eq!(
        beyond(&with([(I::SpecialSide, Looked::Size(190))])),
        [(I::SpecialSide, "19 cm".to_owned(), SPECIAL_BOARD)]
    );
    assert_eq!(
        beyond(&with([(I::SpecialSide, Looked::Size(199))])),
        [(I::SpecialSide, "199 mm".to_owned(), SPECIAL_BOARD)]
    );
    assert_eq!(with([(I::SpecialSide, Looked::Size(200))]).findings(), []);
}

#[test]
fn c02_2_2_the_base_of_the_king_is_40_to_50_percent_of_its_height() {
    let king = |height, base| with([(I::KingHeight, Looked::Size(height)), (I::KingBase, Looked::Size(base))]);
    assert_eq!(king(95, 42).findings(), []);
    assert_eq!(beyond(&king(95, 50)), [(I::KingBase, "53 %".to_owned(), KING_BASE)]);
    assert_eq!(king(100, 50).findings(), []);
    assert_eq!(beyond(&king(100, 39)), [(I::KingBase, "39 %".to_owned(), KING_BASE)]);
    assert_eq!(
        with([(I::KingBase, Looked::Size(10))]).findings(),
        [],
        "of which height?"
    );
}

#[test]
fn c02_2_2_a_king_is_about_95_mm_high() {
    for (height, is_told) in [(84, true), (85, false), (95, false), (105, false), (106, true)] {
        let told = beyond(&with([(I::KingHeight, Looked::Size(height))]));
        let expected = [(I::KingHeight, format!("{height} mm"), KING_HEIGHT)];
        assert_eq!(told, if is_told { &expected[..] } else { &[] }, "{height}");
    }
}

#[test]
fn c02_3_a_square_measures_50_to_65_mm() {
    assert_eq!(with([(I::Square, Looked::Size(57))]).findings(), []);
    for square in [48, 66] {
        assert_eq!(
            beyond(&with([(I::Square, Looked::Size(square))])),
            [(I::Square, format!("{square} mm"), SQUARE)]
        );
    }
}

#[test]
fn c02_4_the_table_is_measured_by_the_board() {
    let table = |length, width| {
        with([
            (I::BoardSide, Looked::Size(500)),
            (I::TableLength, Looked::Size(length)),
            (I::TableWidth, Looked::Size(width)),
        ])
    };
    assert_eq!(table(1200, 700).findings(), []);
    assert_eq!(
        beyond(&table(900, 700)),
        [(I::TableLength, "90 cm".to_owned(), Limit::AtLeast(1000))]
    );
    assert_eq!(
        beyond(&table(1200, 800)),
        [(I::TableWidth, "80 cm".to_owned(), Limit::Between(650, 700))]
    );
    let unmeasured = with([(I::TableLength, Looked::Size(10)), (I::BoardSide, Looked::Open)]);
    assert_eq!(unmeasured.findings(), []);
}

#[test]
fn d_1_b_2_a_black_pawn_without_a_mark_is_told() {
    let check = with([(I::SpecialMarked, Looked::No), (I::SpecialPegs, Looked::Yes)]);
    assert_eq!(check.findings(), [EquipmentFinding::NotSo(I::SpecialMarked)]);
}

#[test]
fn d_2_1_1_a_corner_that_is_raised_is_that_of_a_board_that_is_turned() {
    let check = with([(I::SpecialCorner, Looked::No), (I::BoardCorner, Looked::No)]);
    let turned = [BoardName::A, BoardName::B].map(EquipmentFinding::Turned);
    assert_eq!(check.findings(), turned);
}

#[test]
fn d_2_5_1_which_clock_is_special_depends_on_the_edition() {
    let without_hands = [(I::ClockHands, Looked::No)];
    for edition in Edition::ALL {
        let check = under(edition, without_hands.clone());
        let is_the_special_one = edition.rules().analogue_clock_is_special;
        assert_eq!(check.findings().is_empty(), !is_the_special_one, "{edition}");
        assert_eq!(
            check.asked().any(|it| it == I::ClockTalks),
            !is_the_special_one,
            "{edition}"
        );
        let with_hands = under(edition, [(I::ClockHands, Looked::Yes)]);
        assert!(with_hands.asked().any(|it| it == I::FlagFelt), "{edition}");
        assert!(!with_hands.asked().any(|it| it == I::ClockTalks), "{edition}");
    }
}

#[test]
fn what_does_not_concern_the_clock_any_more_is_not_told() {
    let mut check = with([(I::ClockHands, Looked::Yes), (I::ClockDull, Looked::No)]);
    assert_eq!(check.findings(), [EquipmentFinding::NotSo(I::ClockDull)]);
    check.note(I::ClockHands, Looked::No);
    assert_eq!(check.findings(), []);
}

#[test]
fn what_nobody_looked_at_stays_open() {
    let check = with([
        (I::ClockHands, Looked::Yes),
        (I::FlagFelt, Looked::Open),
        (I::Light, Looked::Yes),
    ]);
    let open: Vec<EquipmentItem> = check.open().collect();
    assert!(open.contains(&I::FlagFelt) && open.contains(&I::Noise), "{open:?}");
    assert!(!open.contains(&I::Light) && !open.contains(&I::ClockTalks), "{open:?}");
}

#[test]
fn a_size_is_read_in_both_units() {
    for (text, unit, millimetres) in [
        ("57", Unit::Millimetres, 57),
        ("57mm", Unit::Centimetres, 57),
        (" 57 mm ", Unit::Millimetres, 57),
        ("9.5 cm", Unit::Millimetres, 95),
        ("9,5cm", Unit::Millimetres, 95),
        ("20", Unit::Centimetres, 200),
        ("20,5", Unit::Centimetres, 205),
        ("500 cm", Unit::Centimetres, 5_000),
    ] {
        assert_eq!(read_size(text, unit), Ok(millimetres), "{text}");
    }
    for text in [
        "",
        "mm",
        "zwanzig",
        "-5",
        "+5",
        "0",
        "501 cm",
        "2000 cm",
        "4294967296",
        "9,55 cm",
        "9,5 mm",
        "9. cm",
        "5 m",
        "1e2",
        "١",
        "20 x 20",
    ] {
        assert_eq!(read_size(text, Unit::Centimetres), Err(NoSize), "{text}");
    }
}

#[test]
fn every_item_is_found_by_its_name() {
    for item in EquipmentItem::ALL {
        assert_eq!(EquipmentItem::named(item.name()), Some(*item));
    }
    assert_eq!(EquipmentItem::named("tablecloth"), None);
}
