use std::collections::BTreeMap;

use super::{COMPUTER8, Profile, Tables};
use crate::game::{Board, Position, San};
use crate::language::Letters;
use crate::language::braille::in_unicode;

#[test]
fn every_table_that_is_compiled_in_can_be_used() {
    let tables = Tables::compiled_in();
    assert_eq!(
        tables.names(),
        [
            "computer8",
            "de-chess-short6",
            "en-chess-short6",
            "es-chess-short6",
            "fr-chess-short6",
            "nl-chess-short6",
            "pt-chess-short6",
            "ukaaf2015"
        ]
    );
    for name in tables.names() {
        let chosen = tables.profile(&name).expect("it is named");
        assert_eq!(chosen.error, None, "{name}");
        assert_eq!(chosen.profile.name(), name);
        assert_eq!(chosen.profile.is_six_dot(), name != COMPUTER8, "{name}");
    }
    assert_eq!(Profile::computer8().name(), COMPUTER8);
    assert!(tables.profile("klingon").is_none());
    assert!(tables.profile("chess-computer8").is_none());
}

#[test]
fn a_table_with_an_error_gives_way_to_computer8() {
    let text = "lowercase a 1\nsorry\n";
    let files = BTreeMap::from([("de-chess-short6.utb".to_owned(), text.to_owned())]);
    let chosen = Tables::overlaid(files).profile("de-chess-short6").expect("it is named");
    assert_eq!(chosen.profile.name(), COMPUTER8);
    let error = chosen.error.expect("an error");
    assert_eq!((error.file.as_str(), error.line), ("de-chess-short6.utb", 2));
}

#[test]
fn a_table_of_ones_own_can_be_chosen() {
    let text = "#+language:de\ninclude de-chess-short6.utb\nsign % 146 percent\n";
    let files = BTreeMap::from([("club.utb".to_owned(), text.to_owned())]);
    let chosen = Tables::overlaid(files).profile("club").expect("it is named");
    assert_eq!(chosen.error, None);
    assert_eq!(in_unicode(&chosen.profile.write("Sf3%").expect("cells").cells), "⠨⠎⠋⠒⠩");
}

#[test]
fn a_move_is_written_in_the_letters_of_its_profile() {
    let position = Position::of(Board::start());
    let san = San::of(&position, "g1f3".parse().expect("a move"));
    let german = Letters::named("de").expect("a set");
    for (name, offer, cells) in [
        ("de-chess-short6", false, "⠨⠎⠋⠒"),
        ("en-chess-short6", false, "⠠⠝⠋⠒"),
        ("pt-chess-short6", true, "⠨⠉⠋⠒⠷⠿⠾"),
        ("nl-chess-short6", false, "⠨⠏⠋⠒"),
        ("computer8", false, "⡎⠋⠒"),
        ("ukaaf2015", false, "⠎⠋⠒"),
    ] {
        let profile = Tables::compiled_in().profile(name).expect("it is named").profile;
        let cells_of_move = profile.write_move(&san, offer, german).expect("known cells");
        assert_eq!(in_unicode(&cells_of_move), cells, "{name}");
    }
}

#[test]
fn a_language_has_its_table_or_the_english_one() {
    let tables = Tables::compiled_in();
    for (language, name) in [
        ("de-fide", "de-chess-short6"),
        ("pt-BR", "pt-chess-short6"),
        ("pt-PT", "pt-chess-short6"),
        ("es", "es-chess-short6"),
        ("fr", "fr-chess-short6"),
        ("nl", "nl-chess-short6"),
        ("it", "en-chess-short6"),
    ] {
        assert_eq!(tables.short6_of(language), name);
    }
}
