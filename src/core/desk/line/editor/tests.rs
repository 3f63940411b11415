use proptest::prelude::*;
use unicode_normalization::char::is_combining_mark;

use crate::desk::line::editor::{Editor, Outcome, Stroke};

fn type_text(editor: &mut Editor, text: &str) {
    for c in text.chars() {
        editor.strike(Stroke::Character(c));
    }
}

/// The text with a bar where the cursor stands.
fn shown(editor: &Editor) -> String {
    let mut text: Vec<char> = editor.text().to_vec();
    text.insert(editor.cursor(), '|');
    text.into_iter().collect()
}

#[track_caller]
fn becomes(text: &str, strokes: &[Stroke], expected: &str) {
    let mut editor = Editor::default();
    type_text(&mut editor, text);
    for stroke in strokes {
        editor.strike(*stroke);
    }
    assert_eq!(shown(&editor), expected);
}

#[test]
fn keys_edit_the_line_where_the_cursor_stands() {
    use Stroke::*;
    becomes("e2e4", &[Backspace], "e2e|");
    becomes("e2e4", &[Left, Left, Backspace], "e|e4");
    becomes("e2e4", &[Home, Delete, Character('d')], "d|2e4");
    becomes("e2e4", &[Left, Left, DeleteToEnd], "e2|");
    becomes("e2e4", &[Left, DeleteLine], "|");
    becomes("Springer gustav eins", &[DeleteWord], "Springer gustav |");
    becomes("Springer gustav  ", &[DeleteWord], "Springer |");
    becomes("e2", &[Home, Right, Right, Right, End], "e2|");
    becomes("", &[Left, Backspace, Delete, DeleteWord, DeleteToEnd, Up, Down], "|");
}

#[test]
fn words_are_gone_over_and_deleted_whole() {
    use Stroke::*;
    becomes("Springer gustav eins", &[WordLeft, WordLeft], "Springer |gustav eins");
    becomes("Springer gustav eins", &[Home, WordRight], "Springer| gustav eins");
    becomes(
        "Springer  gustav",
        &[Home, WordRight, WordRight, WordRight],
        "Springer  gustav|",
    );
    becomes("Springer gustav eins", &[Home, DeleteNextWord], "| gustav eins");
    becomes("", &[WordLeft, WordRight, DeleteNextWord, PutBack], "|");
}

#[test]
fn what_was_deleted_last_is_put_back() {
    use Stroke::*;
    becomes("spr f3", &[DeleteWord, PutBack, PutBack], "spr f3f3|");
    becomes("spr f3", &[DeleteWord, DeleteWord, PutBack], "spr f3|");
    becomes("spr f3", &[Home, DeleteNextWord, DeleteNextWord, PutBack], "spr f3|");
    becomes("spr f3", &[WordLeft, DeleteToEnd, Left, PutBack], "sprf3| ");
    // What a single character more or less was stays what it is.
    becomes("spr f3", &[DeleteWord, Backspace, PutBack], "sprf3|");
    let mut editor = Editor::default();
    type_text(&mut editor, "e2e4");
    editor.strike(DeleteLine);
    assert_eq!(editor.strike(PutBack).character.as_deref(), Some("e2e4"));
}

#[test]
fn who_comes_to_the_keys_finds_nothing_of_those_before() {
    use Stroke::*;
    let mut editor = Editor::default();
    type_text(&mut editor, "e2e4");
    editor.strike(Enter);
    type_text(&mut editor, "d2d4");
    editor.strike(DeleteLine);
    editor.forget();
    for stroke in [Up, PutBack, Down] {
        editor.strike(stroke);
    }
    assert_eq!(shown(&editor), "|");
}

#[test]
fn a_word_gone_over_is_heard() {
    use Stroke::*;
    let mut editor = Editor::default();
    type_text(&mut editor, "dame hektor");
    for (stroke, heard) in [
        (WordLeft, Some("hektor")),
        (WordLeft, Some("dame")),
        (WordRight, Some("hektor")),
    ] {
        let outcome = editor.strike(stroke);
        assert_eq!((outcome.character.as_deref(), outcome.word.as_deref()), (heard, heard));
    }
    assert_eq!(editor.strike(WordRight), Outcome::default());
}

#[test]
fn a_letter_and_its_mark_are_one_character() {
    use Stroke::*;
    becomes("La\u{308}", &[Backspace], "L|");
    becomes("a\u{308}u", &[Left, Left, Delete], "|u");
}

#[test]
fn the_lines_typed_before_come_back() {
    use Stroke::*;
    let mut editor = Editor::default();
    for line in ["e2e4", "", "  ", "e7e5", "e7e5", "e7e5 "] {
        type_text(&mut editor, line);
        assert_eq!(editor.strike(Enter).line.as_deref(), Some(line));
    }
    type_text(&mut editor, "g1");
    let seen = [Up, Up, Up, Down, Down, Down].map(|stroke| {
        editor.strike(stroke);
        shown(&editor)
    });
    assert_eq!(seen, ["e7e5|", "e2e4|", "e2e4|", "e7e5|", "g1|", "g1|"]);
}

#[test]
fn typing_is_heard_by_keys_and_by_words() {
    let mut editor = Editor::default();
    type_text(&mut editor, "eva");
    let blank = editor.strike(Stroke::Character(' '));
    assert_eq!(
        (blank.character.as_deref(), blank.word.as_deref()),
        (Some(" "), Some("eva"))
    );
    assert_eq!(editor.strike(Stroke::Character(' ')).word.as_deref(), Some("eva "));
    assert_eq!(editor.strike(Stroke::Home).character.as_deref(), Some("e"));
    assert_eq!(editor.strike(Stroke::Delete).character.as_deref(), Some("e"));
    assert_eq!(editor.strike(Stroke::End), Outcome::default());
}

fn any_stroke() -> impl Strategy<Value = Stroke> {
    prop_oneof![
        4 => any::<char>().prop_map(Stroke::Character),
        1 => prop::sample::select(vec![
            Stroke::Left, Stroke::Right, Stroke::Home, Stroke::End, Stroke::Backspace, Stroke::Delete,
            Stroke::DeleteToEnd, Stroke::DeleteLine, Stroke::DeleteWord, Stroke::Up, Stroke::Down, Stroke::Enter,
            Stroke::DeleteNextWord, Stroke::PutBack, Stroke::WordLeft, Stroke::WordRight,
        ]),
    ]
}

/// Returns true if a line would be torn in two inside a letter with its marks.
fn is_inside_a_letter(editor: &Editor) -> bool {
    let behind = editor.text().get(editor.cursor());
    editor.cursor() > 0 && behind.is_some_and(|it| is_combining_mark(*it))
}

fn typed_character() -> impl Strategy<Value = char> {
    prop_oneof![
        4 => prop::sample::select("eSé x⠑⠲1ñ中".chars().collect::<Vec<_>>()),
        // Above, below, around, and beside: these have a width.
        3 => prop::sample::select("\u{301}\u{323}\u{20dd}\u{903}\u{93e}".chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ]
}

proptest! {
    #[test]
    fn no_key_parts_a_letter_from_its_marks(
        text in prop::collection::vec(typed_character(), 0..12),
        then in prop::collection::vec(prop_oneof![any_stroke(), typed_character().prop_map(Stroke::Character)], 0..40),
        place in 0_usize..14,
    ) {
        let mut editor = Editor::default();
        text.into_iter().for_each(|it| drop(editor.strike(Stroke::Character(it))));
        editor.place_cursor(place);
        prop_assert!(editor.cursor() <= place.min(editor.text().len()));
        prop_assert!(!is_inside_a_letter(&editor), "{}", shown(&editor));
        for stroke in then {
            editor.strike(stroke);
            prop_assert!(!is_inside_a_letter(&editor), "{stroke:?}: {}", shown(&editor));
        }
    }

    #[test]
    fn no_keys_bring_the_cursor_off_the_line(strokes in prop::collection::vec(any_stroke(), 0..200)) {
        let mut editor = Editor::default();
        for stroke in strokes {
            editor.strike(stroke);
            prop_assert!(editor.cursor() <= editor.text().len());
            prop_assert!(!editor.text().iter().any(|c| c.is_control()));
        }
    }
}
