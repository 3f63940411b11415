use std::collections::BTreeMap;

use super::{Table, TableFlaw, UnknownCell, UnknownSign};
use crate::language::braille::{Cell, Tables, in_unicode, of_unicode};

fn files(texts: &[(&str, &str)]) -> BTreeMap<String, String> {
    let owned = texts
        .iter()
        .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    owned.collect()
}

fn german() -> super::super::Profile {
    Tables::compiled_in()
        .profile("de-chess-short6")
        .expect("it is there")
        .profile
}

#[test]
fn a_fault_names_file_and_line() {
    for (line, wrong) in [
        ("lowercase a", TableFlaw::Short),
        ("lowercase ab 1", TableFlaw::NotACharacter("ab".into())),
        ("lowercase a 19", TableFlaw::Dots("19".into())),
        ("lowercase a 11", TableFlaw::Dots("11".into())),
        ("lowercase a 17", TableFlaw::EightDots("17".into())),
        ("lowercase \\q 1", TableFlaw::Escape("\\q".into())),
        ("lowercase \\x00zz 1", TableFlaw::Escape("\\x00zz".into())),
        ("base uppercase A a", TableFlaw::UnknownBase('a')),
        ("base letter A a", TableFlaw::Opcode("base letter".into())),
        ("pass2 @1 @2", TableFlaw::Opcode("pass2".into())),
        ("root:$y$j9T$secret:19000::", TableFlaw::Foreign),
        ("noback", TableFlaw::Short),
        ("include part.uti", TableFlaw::NoFile("part.uti".into())),
        ("include a.utb", TableFlaw::Circle),
        ("lowercase b 12", TableFlaw::Twice('b')),
        ("lowercase a 2", TableFlaw::SameCells('b', 'a')),
    ] {
        let text = format!("# a table\nlowercase b 2 as it should not be\n{line}\n");
        let error = Table::read("a.utb", &files(&[("a.utb", &text)])).expect_err(line);
        assert_eq!(
            (error.file.as_str(), error.line, &error.wrong),
            ("a.utb", 3, &wrong),
            "{line}"
        );
    }
    let inner = [("a.utb", "#\ninclude b.uti\n"), ("b.uti", "\n\nmath + 9\n")];
    let error = Table::read("a.utb", &files(&inner)).expect_err("dots");
    assert_eq!(error.to_string(), "b.uti, line 3: 9 are no dots");
    let error = Table::read("a.utb", &BTreeMap::new()).expect_err("no file");
    assert_eq!((error.line, error.wrong), (0, TableFlaw::NoFile("a.utb".into())));
}

#[test]
fn a_sign_the_table_lacks_stands_as_its_number_and_comes_back() {
    let written = german().write("Groß, Łuk").expect("a table writes all");
    let unknown: Vec<UnknownSign> = written.unknown;
    assert_eq!(
        unknown,
        [UnknownSign { at: 4, sign: 'ß' }, UnknownSign { at: 7, sign: 'Ł' }]
    );
    assert_eq!(in_unicode(&written.cells), "⠨⠛⠗⠕⠄⠭⠴⠴⠙⠋⠄⠠⠀⠄⠭⠴⠂⠲⠂⠄⠥⠅");
    let read = german().read_back(&written.cells);
    assert_eq!(read.text, "Groß, Łuk");
    assert_eq!(read.unknown, []);
}

#[test]
fn a_cell_that_means_nothing_is_shown_and_named() {
    let read = german().read_back(&of_unicode("⠑⠲⠘⡷").expect("cells"));
    assert_eq!(read.text, "e4⠘⡷");
    let cell = |at, dots| UnknownCell {
        at,
        cell: Cell::of_dots(dots).expect("dots"),
    };
    assert_eq!(read.unknown, [cell(3, "45"), cell(4, "123567")]);
}

#[test]
fn en_passant_is_read_only_where_a_pawn_can_be_taken_so() {
    for text in ["exd6e.p.", "exd3e.p.+", "exd6 e.p.", "Sepp", "Stephan"] {
        assert_eq!(
            german().read_back(&german().write(text).expect("cells").cells).text,
            text
        );
    }
    assert_eq!(in_unicode(&german().write("exd6e.p.").expect("cells").cells), "⠑⠭⠙⠖⠑⠏");
}

#[test]
fn words_are_spelled_so_that_they_can_be_read() {
    let words = |table: &str, text: &str| {
        let profile = Tables::compiled_in().profile(table).expect("it is there").profile;
        let written = profile.write_prose(text);
        assert_eq!(written.unknown, [], "{text}");
        in_unicode(&written.cells)
    };
    assert_eq!(words("de-chess-short6", "Weiß"), "⠨⠺⠑⠊⠎⠎");
    assert_eq!(words("es-chess-short6", "Posición"), "⠨⠏⠕⠎⠊⠉⠊⠈⠕⠝");
    assert_eq!(words("es-chess-short6", "España"), "⠨⠑⠎⠏⠁⠻⠁");
    assert_eq!(words("en-chess-short6", "Black’s, 2"), "⠠⠃⠇⠁⠉⠅⠄⠎⠰⠀⠆");
    assert_eq!(words("ukaaf2015", "Anna"), "⠠⠁⠝⠝⠁");
    // What is cells already, as in a text about Braille.
    assert_eq!(words("de-chess-short6", "⠎⠋⠒"), "⠎⠋⠒");
}
