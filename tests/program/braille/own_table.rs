//! A Braille table of one's own at the table: moves stand in its cells and are typed in them; one with an error is named.

use std::collections::BTreeMap;
use std::sync::Arc;

use ansage_core::desk::{BrailleKey, Channel, Conversation as _, DeskSettings, Effect, Input};
use ansage_core::game::Moment;
use ansage_core::language::Voices;
use ansage_core::language::braille::Tables;

use crate::support::desk_harness::{DeskHarness, said};
use crate::support::program::{self, Home};
use crate::support::table;

/// Four and five are exchanged, so that no code of the program means the same.
const OWN: &str = "#+language:de
#+dots:6
include chess-symbols.uti
include chess-letters.uti
include chess-capitals.uti
capsletter 46 the capital sign
digit 1 2 one
digit 2 23 two
digit 3 25 three
digit 4 26 four
digit 5 256 five
digit 6 235 six
digit 7 2356 seven
digit 8 236 eight
digit 9 35 nine
digit 0 356 nought
";

#[test]
fn moves_stand_and_are_typed_in_the_cells_of_the_persons_own_table() {
    let tables = Tables::overlaid(BTreeMap::from([("own.utb".to_owned(), OWN.to_owned())]));
    let settings = DeskSettings {
        braille: Some("own".to_owned()),
        braille_tables: tables,
        ..table::usual_settings()
    };
    let voices = Arc::new(Voices::of(ansage_texts::VOICES));
    let mut desk = DeskHarness::open_with(table::usual_opening(), settings, voices).desk;
    let told = |effects: Vec<Effect>| {
        let ear = said(&effects).filter(|it| it.channel == Channel::Ear);
        ear.map(|it| it.written.clone()).collect::<Vec<_>>()
    };
    for cell in ['⠑', '⠢'] {
        let dots = u8::try_from(u32::from(cell) - 0x2800).expect("eight dots");
        desk.handle(Moment(1), Input::Braille(BrailleKey::Dots(dots)));
    }
    let read_back = desk.handle(Moment(2), Input::Braille(BrailleKey::Return));
    assert_eq!(told(read_back), ["Bauer Eva vier?"]);
    desk.handle(Moment(3), Input::Braille(BrailleKey::Return));
    let line = desk.braille().expect("a line");
    assert!(
        line.text.starts_with("⠂⠀⠑⠢ ") || line.text.starts_with("⠂ ⠑⠢ "),
        "{}",
        line.text
    );
}

/// Plays in a pipe with a table in a file, and a display that is not there.
fn played_with(table: &str, text: &str) -> program::Answer {
    let home = Home::new();
    home.file("tables/own.utb", text);
    let display = ["--braille-display=127.0.0.1:999", "--braille-table", table];
    let usual = ["--voice", "none", "--journal", "game.jsonl"];
    home.run(&[&usual[..], &display].concat(), "e4\n")
}

#[test]
fn a_table_with_an_error_is_named_with_its_file_and_line() {
    let broken = OWN.replace("digit 4 26 four", "digit 4 29 four");
    let answer = played_with("tables/own.utb", &broken).expect(0);
    let told = answer.lines("ear");
    let fault = told.iter().find(|it| it.starts_with("Braille table own.utb, line 10:"));
    assert!(
        fault.is_some_and(|it| it.ends_with("computer8 takes its place.")),
        "{told:?}"
    );
    assert!(
        answer.lines("room").iter().any(|it| it.contains("vier")),
        "the game goes on"
    );
    let answer = played_with("tables/own.utb", OWN).expect(0);
    assert!(!answer.lines("ear").iter().any(|it| it.contains("own.utb")));
}

#[test]
fn a_table_that_is_not_there_is_refused_before_the_game() {
    let answer = played_with("tables/other.utb", OWN).expect(4);
    assert!(answer.err.contains("other.utb"), "{}", answer.err);
    let answer = played_with("other", OWN).expect(3);
    assert!(answer.err.contains("No Braille table named other."), "{}", answer.err);
}
