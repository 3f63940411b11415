//! Files of a megabyte in which one thing stands again and again: looked at once, or refused.

use std::fmt::Write as _;

use super::program::runs;
use crate::support::program::Home;
use crate::support::seed::drawn;

const MIB: usize = 1024 * 1024;

/// The name of a file, how it begins, and what is repeated to the end of it.
const FILES: [(&str, &str, &str); 25] = [
    ("knights.txt", "1. ", "Nf3 Ng1 "),
    ("knights.pgn", "1. ", "Nf3 Ng1 "),
    ("long.pgn", "", "Nf3 Nf6 Ng1 Ng8 "),
    ("commas.brf", "", ","),
    ("moves.brf", "", ",a4 "),
    ("rows.brf", "", ",nf3 ,ng1 ,nf3 ,ng1\n"),
    ("numbered.brf", "", "#a4 e4 e5\n"),
    ("numbers.txt", "", "1. "),
    ("glued.txt", "", "1."),
    ("glued-black.txt", "", "1..."),
    ("columns.txt", "", "1. e4         e5\n"),
    ("brackets.txt", "", "("),
    ("brackets.pgn", "", "("),
    ("variations.pgn", "1. e4 ", "(1. d4 "),
    ("braces.txt", "", "{ "),
    ("braces.pgn", "", "{ "),
    ("results.txt", "", "1-0 "),
    ("results.pgn", "", "1-0\n"),
    ("words.txt", "", "Springer Felix drei "),
    ("letters.txt", "", "e "),
    ("commas.txt", "", ","),
    ("bars.txt", "1. e4 e5\n", "|"),
    ("tabs.txt", "1. e4 e5\n2.", "\t"),
    ("tags.pgn", "", "[A \"b\"]\n"),
    ("one-word.txt", "", "a"),
];

fn large(begin: &str, repeated: &str) -> String {
    let mut text = begin.to_owned();
    while text.len() + repeated.len() < MIB {
        text += repeated;
    }
    text
}

#[test]
fn a_megabyte_is_read_or_refused() {
    let home = Home::new();
    home.file("other.txt", "1. e4 e5\n2. Nf3 Nc6\n");
    for (name, begin, repeated) in drawn(&FILES, 3) {
        home.file(name, &large(begin, repeated));
        runs(&home, &["read", name], b"");
        runs(&home, &["resolve", "--ours", name, "--theirs", "other.txt"], b"");
    }
}

/// Numbers that go on, and results before the last move: what a reader must not look for again from each place.
#[test]
fn what_stands_far_behind_is_not_looked_for_again_and_again() {
    let home = Home::new();
    home.file("other.txt", "1. e4 e5\n2. Nf3 Nc6\n");
    let mut numbered = String::new();
    for number in (1..=999).cycle().take(MIB / 10) {
        let _never_fails = writeln!(numbered, "{number}. e4 e5");
    }
    let cells: String = "⠠⠝⠋⠒ ".repeat(MIB / 13);
    let files = [
        ("numbered.txt", numbered),
        ("results.txt", "1-0 ".repeat(MIB / 4 - 2) + "e4"),
        ("rows.txt", "1-0\n".repeat(MIB / 4 - 2) + "e4"),
        ("cells.txt", cells),
        ("glued.txt", "1.".repeat(MIB / 2 - 1)),
        ("glued-black.txt", "1...".repeat(MIB / 4 - 1)),
    ];
    for (name, text) in drawn(&files, 2) {
        home.file(name, &text);
        runs(&home, &["resolve", "--ours", name, "--theirs", "other.txt"], b"");
        runs(&home, &["read", name], b"");
    }
}
