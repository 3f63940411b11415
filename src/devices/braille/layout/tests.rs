use super::{Layout, Places};
use ansage_core::desk::{BrailleKey, BrailleLine, FunctionKey, LineAbout, Mark};
use ansage_wire::UtteranceId;
use ansage_wire::braille::DisplayKey;
use proptest::prelude::*;

fn layout(cells: usize, about: LineAbout, text: &str) -> Layout {
    let mut layout = Layout::default();
    layout.resize(cells, 1);
    layout.put(Some(line(about, text)), None);
    layout
}

fn line(about: LineAbout, text: &str) -> BrailleLine {
    BrailleLine {
        about,
        text: text.to_owned(),
        ..BrailleLine::default()
    }
}

#[track_caller]
fn stands(layout: &mut Layout, text: &str) {
    assert_eq!(layout.window().expect("a window").text, text);
}

const SENTENCE: LineAbout = LineAbout::Sentence(UtteranceId(3));

#[test]
fn a_long_line_is_panned_word_by_word_there_and_back() {
    let mut layout = layout(14, LineAbout::Now, "11.Kb1(=) Schwarz am Zug.");
    stands(&mut layout, "11.Kb1(=)");
    assert_eq!(layout.press(DisplayKey::PanRight), None);
    stands(&mut layout, "Schwarz am");
    assert_eq!(layout.press(DisplayKey::PanRight), None);
    stands(&mut layout, "Zug.");
    assert_eq!(layout.press(DisplayKey::PanRight), Some(BrailleKey::After));
    assert_eq!(layout.press(DisplayKey::PanLeft), None);
    assert_eq!(layout.press(DisplayKey::PanLeft), None);
    stands(&mut layout, "11.Kb1(=)");
    assert_eq!(layout.press(DisplayKey::PanLeft), Some(BrailleKey::Before));
}

#[test]
fn a_question_is_confirmed_only_when_it_was_read_to_its_end() {
    let mut layout = layout(14, SENTENCE, "Springer Felix drei?");
    assert_eq!(layout.press(DisplayKey::Return), None);
    stands(&mut layout, "drei?");
    assert_eq!(layout.press(DisplayKey::Return), Some(BrailleKey::Return));
    // A line that only says where the game is needs no reading.
    layout.put(Some(line(LineAbout::Now, "11.Kb1(=) Schwarz am Zug.")), None);
    assert_eq!(layout.press(DisplayKey::Return), Some(BrailleKey::Return));
}

#[test]
fn a_line_that_changes_is_read_from_its_beginning_and_one_that_stays_is_not() {
    let mut layout = layout(10, SENTENCE, "eins zwei drei vier");
    layout.press(DisplayKey::PanRight);
    layout.put(Some(line(SENTENCE, "eins zwei drei vier")), None);
    stands(&mut layout, "drei vier");
    layout.put(Some(line(SENTENCE, "fünf sechs sieben")), None);
    stands(&mut layout, "fünf sechs");
    // The same words once more, said anew.
    layout.press(DisplayKey::PanRight);
    layout.put(
        Some(line(LineAbout::Sentence(UtteranceId(4)), "fünf sechs sieben")),
        None,
    );
    stands(&mut layout, "fünf sechs");
}

#[test]
fn a_sign_stands_in_the_last_two_cells_whatever_stands_before_it() {
    let mut layout = layout(14, LineAbout::Now, "1.e4 Schwarz");
    let marked = |mark| BrailleLine {
        mark: Some(mark),
        ..line(LineAbout::Now, "1.e4 Schwarz")
    };
    layout.put(Some(marked(Mark::Confirmed)), None);
    stands(&mut layout, "1.e4        ⠒⠒");
    layout.put(Some(marked(Mark::Refused)), None);
    stands(&mut layout, "1.e4        ⠿⠿");
    layout.press(DisplayKey::PanRight);
    stands(&mut layout, "Schwarz     ⠿⠿");
    // Nothing of a display of eight cells is taken for signs.
    layout.resize(8, 1);
    stands(&mut layout, "1.e4");
}

#[test]
fn pieces_keep_their_width_when_a_sign_comes_or_goes_under_the_finger() {
    let text = "1.e4 Schwarz am Zug.";
    let with = |mark| BrailleLine {
        mark,
        ..line(LineAbout::Now, text)
    };
    let mut layout = layout(12, LineAbout::Now, text);
    layout.put(Some(with(Some(Mark::Confirmed))), None);
    let mut read = Vec::new();
    for _ in 0..3 {
        let shown = layout.window().expect("a window").text;
        read.push(shown.trim_end_matches('⠒').trim_end().to_owned());
        layout.press(DisplayKey::PanRight);
        // The desk takes the sign away with any key that it is told of.
        layout.put(Some(with(None)), None);
    }
    assert_eq!(read, ["1.e4", "Schwarz", "am Zug."]);
    // Anew, there is room again.
    layout.put(Some(line(LineAbout::Row(0), text)), None);
    stands(&mut layout, "1.e4 Schwarz");
    // A sign that comes leaves standing what was being read.
    layout.press(DisplayKey::PanRight);
    stands(&mut layout, "am Zug.");
    layout.put(
        Some(BrailleLine {
            mark: Some(Mark::Waiting),
            ..line(LineAbout::Row(0), text)
        }),
        None,
    );
    stands(&mut layout, "am Zug.   ⠤⠤");
}

#[test]
fn a_routing_key_over_what_is_typed_names_a_place_for_the_cursor() {
    let mut layout = Layout::default();
    layout.resize(14, 1);
    let typed = BrailleLine {
        cursor: Some(3),
        ..line(LineAbout::Typed, "Sf3")
    };
    layout.put(Some(typed), None);
    assert_eq!(layout.press(DisplayKey::Route(1)), Some(BrailleKey::Route(1)));
    assert_eq!(layout.press(DisplayKey::Route(3)), Some(BrailleKey::Route(3)));
    assert_eq!(
        layout.press(DisplayKey::Route(9)),
        Some(BrailleKey::Route(3)),
        "its end"
    );
    assert_eq!(
        layout.press(DisplayKey::Function(4)),
        Some(BrailleKey::Function(FunctionKey(4)))
    );
}

#[test]
fn a_routing_key_names_the_character_over_which_it_is() {
    let mut layout = layout(14, LineAbout::Row(0), "11.Kb1(=) Te8 und mehr");
    assert_eq!(layout.press(DisplayKey::Route(3)), Some(BrailleKey::Route(3)));
    layout.press(DisplayKey::PanRight);
    stands(&mut layout, "und mehr");
    assert_eq!(layout.press(DisplayKey::Route(0)), Some(BrailleKey::Route(14)));
    assert_eq!(layout.press(DisplayKey::Route(8)), None, "there is nothing");
}

#[test]
fn a_routing_key_over_translated_words_names_the_character_they_stand_for() {
    let mut layout = layout(40, LineAbout::Now, "");
    // A capital sign that stands for no character of its own.
    let places = Places {
        line: vec![0, 1, 2, 2],
        below: Vec::new(),
    };
    layout.put(Some(line(LineAbout::Now, "⠂⠀⠠⠎")), Some(places));
    assert_eq!(layout.press(DisplayKey::Route(3)), Some(BrailleKey::Route(2)));
}

#[test]
fn the_end_of_what_is_typed_stays_under_the_finger() {
    let typed = |text: &str| BrailleLine {
        cursor: Some(text.chars().count()),
        ..line(LineAbout::Typed, text)
    };
    let mut layout = layout(10, LineAbout::Now, "");
    for (text, there, cursor) in [
        ("Sf3", "Sf3", 3),
        ("123456789", "123456789", 9),
        ("1234567890", "0", 1),
        ("/note eine", "eine", 4),
    ] {
        layout.put(Some(typed(text)), None);
        let window = layout.window().expect("a window");
        assert_eq!((window.text.as_str(), window.cursor), (there, Some(cursor)));
    }
}

#[test]
fn where_nothing_stands_the_display_is_given_back() {
    let mut layout = layout(14, LineAbout::Now, "1.e4");
    layout.put(None, None);
    assert_eq!(layout.window(), None);
    assert_eq!(layout.press(DisplayKey::Route(1)), None);
}

/// A display of two lines of 20 cells.
fn two_lines(text: &str, below: &[&str]) -> Layout {
    let mut layout = Layout::default();
    layout.resize(20, 2);
    let below = below.iter().map(|it| (*it).to_owned()).collect();
    layout.put(
        Some(BrailleLine {
            below,
            ..line(SENTENCE, text)
        }),
        None,
    );
    layout
}

#[test]
fn each_line_of_a_display_begins_in_its_first_cell() {
    let mut layout = two_lines("Springer Gustav eins Felix drei?", &["unten"]);
    stands(&mut layout, "Springer Gustav einsFelix drei?");
    // All of it was read, so Enter confirms.
    assert_eq!(layout.press(DisplayKey::Return), Some(BrailleKey::Return));
    assert_eq!(layout.press(DisplayKey::Route(20)), Some(BrailleKey::Route(21)));
    let mut layout = two_lines("Zug 11.Kb1(=) steht.", &["11.Kb1(=) Te8"]);
    stands(&mut layout, "Zug 11.Kb1(=) steht.11.Kb1(=) Te8");
    let mut layout = two_lines("11.Kb1(=)", &["10.0-0-0 Te8", "9.Sbd2 0-0"]);
    stands(&mut layout, "11.Kb1(=)           10.0-0-0 Te8");
    assert_eq!(layout.press(DisplayKey::Route(9)), None);
    assert_eq!(layout.press(DisplayKey::Route(23)), Some(BrailleKey::RouteBelow(0, 3)));
    assert_eq!(layout.press(DisplayKey::PanRight), Some(BrailleKey::After));
}

#[test]
fn two_lines_are_panned_two_by_two_and_the_sign_stands_in_the_first() {
    let mut layout = two_lines(
        "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
        &["unten"],
    );
    stands(&mut layout, "eins zwei drei vier fünf sechs sieben");
    assert_eq!(layout.press(DisplayKey::Return), None);
    stands(&mut layout, "acht neun zehn elf  zwölf");
    assert_eq!(layout.press(DisplayKey::PanLeft), None);
    let marked = BrailleLine {
        mark: Some(Mark::Confirmed),
        below: vec!["1.e4 e5".to_owned()],
        ..line(LineAbout::Now, "1...e5")
    };
    layout.put(Some(marked), None);
    stands(&mut layout, "1...e5            ⠒⠒1.e4 e5");
}

#[test]
fn what_is_typed_over_a_line_goes_on_in_the_next() {
    let mut layout = two_lines("", &[]);
    let typed = BrailleLine {
        cursor: Some(24),
        below: vec!["1.e4 e5".to_owned()],
        ..line(LineAbout::Typed, "/note eine längere Notiz")
    };
    layout.put(Some(typed), None);
    let window = layout.window().expect("a window");
    assert_eq!(
        (window.text.as_str(), window.cursor),
        ("/note eine längere  Notiz", Some(25))
    );
}

proptest! {
    /// Whatever is typed, and however wide the display is: a routing key names the character that stands in its cell, or the
    /// end of what stands in its line.
    #[test]
    fn each_routing_key_over_what_is_typed_goes_to_its_cell(
        text in "[a-zA-Z1-8 \u{2811}\u{301}]{1,90}",
        cursor in 0_usize..90,
        cells in 8_usize..45,
        lines in 1_usize..4,
        cell in 0_u16..140,
        marked in any::<bool>(),
    ) {
        let length = text.chars().count();
        let typed = |cursor: usize| BrailleLine {
            cursor: Some(cursor.min(length)),
            mark: marked.then_some(Mark::Waiting),
            ..line(LineAbout::Typed, &text)
        };
        let mut layout = Layout::default();
        layout.resize(cells, lines);
        layout.put(Some(typed(cursor)), None);
        let window = layout.window().expect("a window");
        let shown = window.cursor.map(usize::from);
        prop_assert!(shown.is_some_and(|it| it < cells * lines), "the cursor is felt: {window:?}");
        let Some(BrailleKey::Route(place)) = layout.press(DisplayKey::Route(cell)) else {
            return Ok(());
        };
        prop_assert!(place <= length);
        let cell = usize::from(cell);
        let line_ends = (cell / cells + 1) * cells;
        let mut behind = window.text.chars().take(line_ends).skip(cell);
        let is_behind_all = behind.all(|it| matches!(it, ' ' | '⠤'));
        layout.put(Some(typed(place)), None);
        let after = layout.window().expect("a window");
        // Behind a word that is cut the cursor is felt where the word goes on.
        let is_felt_there = after.text == window.text && after.cursor.map(usize::from) == Some(cell);
        prop_assert!(is_felt_there || is_behind_all, "{window:?}, {place}: {after:?}");
    }
}
