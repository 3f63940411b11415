use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use proptest::prelude::*;

use super::{Dots, Struck};
use ansage_core::desk::DotKeys;

fn key(code: KeyCode, kind: KeyEventKind) -> KeyEvent {
    KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind)
}

/// Plays keys as `+f` pressed, `-f` let go, `=f` repeated, and returns what came of them beside nothing and single dots.
fn played(dots: &mut Dots, keys: &str, of: DotKeys) -> Vec<Option<Struck>> {
    let strike = |(sign, c): (char, char)| {
        let kind = match sign {
            '+' => KeyEventKind::Press,
            '=' => KeyEventKind::Repeat,
            _ => KeyEventKind::Release,
        };
        dots.strike(&key(KeyCode::Char(c), kind), of, true)
    };
    let signs = keys.chars().step_by(2);
    let struck: Vec<_> = signs.zip(keys.chars().skip(1).step_by(2)).map(strike).collect();
    let is_told = |it: &Option<Struck>| !matches!(it, Some(Struck::Nothing | Struck::Dot(_)));
    struck.into_iter().filter(is_told).collect()
}

#[test]
fn keys_pressed_together_are_a_cell_when_all_are_up() {
    let mut dots = Dots::new(true);
    let cell = |bits| vec![Some(Struck::Cell(bits))];
    assert_eq!(played(&mut dots, "+f-f", DotKeys::Six), cell(0b1));
    // Rolled: a key that goes up early belongs to the cell.
    assert_eq!(played(&mut dots, "+d+j-d+s-j-s", DotKeys::Six), cell(0b1110));
    // A key that is held repeats, and is one dot.
    assert_eq!(played(&mut dots, "+k=k=k-k", DotKeys::Six), cell(0b1_0000));
    // Caps lock makes no other keys of them.
    assert_eq!(played(&mut dots, "+F+L-F-L", DotKeys::Six), cell(0b10_0001));
    assert_eq!(played(&mut dots, "+f+a-f-a", DotKeys::Eight), cell(0b100_0001));
    assert_eq!(played(&mut dots, "+f+ö-f-ö", DotKeys::Eight), cell(0b1000_0001));
    assert!(dots.is_idle());
}

#[test]
fn a_blank_is_typed_alone_and_spoils_a_cell() {
    let mut dots = Dots::new(true);
    assert_eq!(played(&mut dots, "+ - ", DotKeys::Six), [Some(Struck::Blank)]);
    assert_eq!(played(&mut dots, "+f+ - -f", DotKeys::Six), [Some(Struck::Dropped)]);
    assert_eq!(played(&mut dots, "+d-d", DotKeys::Six), [Some(Struck::Cell(0b10))]);
}

#[test]
fn a_key_that_is_no_dot_types_nothing() {
    let mut dots = Dots::new(true);
    for keys in ["+g-g", "+q-q", "+a-a", "+;-;", "+4-4"] {
        assert_eq!(played(&mut dots, keys, DotKeys::Six), [Some(Struck::NoDot)], "{keys}");
    }
    // With nothing typed a sign or a digit is what it always is.
    let digit = key(KeyCode::Char('4'), KeyEventKind::Press);
    assert_eq!(dots.strike(&digit, DotKeys::Six, false), None);
    let with_control = KeyEvent::new(KeyCode::Char('f'), KeyModifiers::CONTROL);
    assert_eq!(dots.strike(&with_control, DotKeys::Six, true), None);
}

#[test]
fn a_key_of_which_nobody_heard_that_it_was_let_go_joins_no_cell() {
    let mut dots = Dots::new(true);
    assert_eq!(played(&mut dots, "+f", DotKeys::Six), []);
    assert_eq!(played(&mut dots, "+f-f", DotKeys::Six), [Some(Struck::Cell(0b1))]);
    assert_eq!(played(&mut dots, "+f", DotKeys::Six), []);
    let escape = key(KeyCode::Esc, KeyEventKind::Press);
    assert_eq!(dots.strike(&escape, DotKeys::Six, true), Some(Struck::Dropped));
    assert_eq!(played(&mut dots, "+d-d", DotKeys::Six), [Some(Struck::Cell(0b10))]);
    assert_eq!(dots.strike(&escape, DotKeys::Six, true), None, "it deletes the line");
}

#[test]
fn one_after_the_other_a_key_or_the_space_bar_ends_the_cell() {
    let mut dots = Dots::new(false);
    for end in ["+g", "+h", "+ "] {
        let keys = format!("+f=f+k{end}");
        let cell = Some(Struck::Cell(0b1_0001));
        assert_eq!(played(&mut dots, &keys, DotKeys::Six), [cell], "{keys}");
    }
    assert_eq!(played(&mut dots, "+ ", DotKeys::Six), [Some(Struck::Blank)]);
    assert_eq!(
        played(&mut dots, "+f+t+d+g", DotKeys::Six),
        [Some(Struck::Dropped), Some(Struck::Cell(0b10))]
    );
    // Held too long, it ends nothing more.
    assert_eq!(played(&mut dots, "+g+g+t", DotKeys::Six), []);
    let enter = key(KeyCode::Enter, KeyEventKind::Press);
    assert_eq!(played(&mut dots, "+f", DotKeys::Six), []);
    assert_eq!(dots.begun(), Some(0b1));
    assert_eq!(dots.strike(&enter, DotKeys::Six, true), Some(Struck::CellFirst(0b1)));
    assert_eq!(dots.strike(&enter, DotKeys::Six, true), None);
}

proptest! {
    #[test]
    fn every_cell_is_typed_in_every_order(cell in 1_u8.., order in Just((0_u32..8).collect::<Vec<_>>()).prop_shuffle()) {
        let keys = ['f', 'd', 's', 'j', 'k', 'l', 'a', ';'];
        let of_cell: Vec<usize> = order.iter().filter(|it| cell >> **it & 1 == 1).map(|it| *it as usize).collect();
        let pressed: String = of_cell.iter().map(|it| format!("+{}", keys[*it])).collect();
        let let_go: String = of_cell.iter().rev().map(|it| format!("-{}", keys[*it])).collect();
        let together = played(&mut Dots::new(true), &(pressed.clone() + &let_go), DotKeys::Eight);
        prop_assert_eq!(together, [Some(Struck::Cell(cell))]);
        let one_by_one = played(&mut Dots::new(false), &(pressed + "+g"), DotKeys::Eight);
        prop_assert_eq!(one_by_one, [Some(Struck::Cell(cell))]);
    }
}
