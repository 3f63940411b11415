//! `ansage braille`: text as cells, cells as text, positions; and what the documentation shows of it.

use crate::support::program::{Home, text};

#[test]
fn text_becomes_cells_and_cells_become_text() {
    let home = Home::new();
    let run = |arguments: &[&str], input: &str| home.run(&[&["braille"], arguments].concat(), input).expect(0);
    let german = ["--table", "de-chess-short6"];
    assert_eq!(
        run(&[&german[..], &["Sf3", "exd6e.p."]].concat(), "").out,
        "⠨⠎⠋⠒⠀⠑⠭⠙⠖⠑⠏\n"
    );
    let castling = run(&[&german[..], &["O-O-O+", "0-0"]].concat(), "").out;
    assert_eq!(
        run(&[&german[..], &["0-0-0+", "O-O"]].concat(), "").out,
        castling,
        "PGN has capital letters"
    );
    assert_eq!(run(&[&german[..], &["--brf", "Sf3"]].concat(), "").out, ".SF3\n");
    assert_eq!(run(&[&german[..], &["--back", "⠨⠎⠋⠒"]].concat(), "").out, "Sf3\n");
    assert_eq!(
        run(&[&german[..], &["--back"]].concat(), ".sf3\r\ne4\n\u{c}").out,
        "Sf3\ne4\n\n"
    );
    assert_eq!(
        run(&["--reports", "pt-BR", "Cf3"], "").out,
        "⠨⠉⠋⠒\n",
        "the language of the reports"
    );
    assert_eq!(run(&["--table", "computer8", "Nf3"], "").out, "⡝⠋⠒\n");
    assert_eq!(run(&["--table", "ukaaf2015", "1.e4 Bxf7+"], "").out, "⠂⠀⠑⠲⠀⠇⠸⠋⠶\n");
    assert_eq!(run(&["--table", "ukaaf2015", "--back", "⠇⠸⠋⠶"], "").out, "Bxf7+\n");
}

/// Whoever sends cells to an embosser from elsewhere names its characters as for a sheet.
#[test]
fn cells_are_written_in_the_characters_of_an_embosser() {
    let home = Home::new();
    let table = home.file(
        "own.dis",
        "display _ 0\ndisplay s 234\ndisplay q 46\ndisplay f 124\ndisplay c 25\n",
    );
    let run = |arguments: &[&str]| home.run(&[&["braille", "--reports", "de"], arguments].concat(), "");
    let embossed = ["--brf", "--brf-table", text(&table)];
    assert_eq!(run(&[&embossed[..], &["Sf3"]].concat()).expect(0).out, "qsfc\n");
    run(&[&embossed[..], &["Sf4"]].concat()).refused(1, &["Zelle 4", "Punkte 256"]);
    let fen = ["--fen", "8/8/8/8/8/8/8/8 w - - 0 1", "--square", "e3"];
    run(&[&embossed[..], &fen[..]].concat()).refused(1, &["Zelle 1", "Punkte 15"]);
    assert_eq!(
        run(&["--brf-table", text(&table), "Sf3"]).code,
        Some(3),
        "cells in Unicode"
    );
    run(&["--brf", "--brf-table", "xx-none", "Sf3"]).refused(3, &["xx-none"]);
}

#[test]
fn a_position_is_written_for_a_finger() {
    let home = Home::new();
    let fen = "4k3/8/8/8/8/8/5P2/R3K3 w Q - 0 1";
    let run = |arguments: &[&str]| {
        home.run(&[&["braille", "--fen", fen], arguments].concat(), "")
            .expect(0)
            .out
    };
    let german = ["--reports", "de", "--brf"];
    assert_eq!(run(&german), ".WEISS: .KE1 .TA1 F2\n.SCHWARZ: .KE8\n");
    assert_eq!(run(&["--forsyth"]), "⠲⠥⠒⠀⠲⠴⠀⠢⠏⠆⠀⠗⠒⠅⠒\n");
    assert_eq!(run(&["--rank", "1"]), "⠂⠀⠗⠀⠤⠀⠅⠀⠤⠀\n");
    assert_eq!(run(&["--file", "f"]), "⠋⠀⠀⠏⠀⠤⠀⠤⠀⠤\n");
    assert_eq!(run(&["--square", "e8"]), "⠑⠦⠀⠥\n");
    let picture = run(&["--diagram"]);
    assert_eq!(picture.lines().nth(8), Some("⠀⠀⠁⠃⠉⠙⠑⠋⠛⠓"));
    assert!(
        picture.lines().nth(9).expect("a legend").starts_with("⠠⠙⠊⠁⠛⠗⠁⠍"),
        "{picture}"
    );
    home.run(&["braille", "--fen", "x"], "").refused(3, &["x"]);
    assert_eq!(
        home.run(&["braille", "--diagram"], "").code,
        Some(3),
        "a picture of nothing"
    );
}

#[test]
fn signs_and_cells_that_mean_nothing_are_shown_and_named() {
    let home = Home::new();
    let run = |arguments: &[&str]| home.run(&[&["braille", "--table", "de-chess-short6"], arguments].concat(), "");
    let written = run(&["Sf3€"]).expect(0);
    assert_eq!(written.out, "⠨⠎⠋⠒⠄⠭⠆⠴⠁⠉⠄\n");
    assert!(
        written.err.contains('€') && written.err.contains("U+20AC"),
        "{}",
        written.err
    );
    assert_eq!(run(&["--back", written.out.trim()]).expect(0).out, "Sf3€\n");
    let read = run(&["--back", "⠑⠲⠘"]).expect(0);
    assert_eq!(read.out, "e4⠘\n");
    assert!(
        read.err.contains("cell 3") && read.err.contains("dots 45"),
        "{}",
        read.err
    );
}

#[test]
fn what_cannot_be_written_is_refused_and_named() {
    let home = Home::new();
    let run = |arguments: &[&str]| home.run(&[&["braille"], arguments].concat(), "");
    run(&["--table", "klingon", "e4"]).refused(3, &["klingon", "computer8", "de-chess-short6", "ukaaf2015"]);
    for (word, named) in [
        ("0-0", "castling"),
        ("e8=Q", "promotion"),
        ("exd6e.p.", "en passant"),
        ("e4(=)", "draw offer"),
    ] {
        run(&["--table", "ukaaf2015", word]).refused(1, &[word, named, "ukaaf2015"]);
    }
    run(&["--table", "computer8", "--brf", "e4 Nf3"]).refused(1, &["cell 4", "13457"]);
    run(&["--back", "E4 é"]).refused(4, &["character 4", "é"]);
}

#[test]
fn a_table_with_an_error_is_named_with_its_line_and_gives_way() {
    let home = Home::new();
    let folder = home.file(
        "tables/de-chess-short6.utb",
        "include chess-letters.uti\nlowercase ä 19\n",
    );
    let folder = text(folder.parent().expect("a folder")).to_owned();
    let arguments = ["braille", "--table", "de-chess-short6", "--tables", &folder, "Sf3"];
    let answer = home.run(&arguments, "").expect(0);
    assert_eq!(answer.out, "⡎⠋⠒\n");
    for word in ["de-chess-short6.utb", "line 2", "19", "computer8"] {
        assert!(answer.err.contains(word), "{word}: {}", answer.err);
    }
}

#[test]
fn what_the_documentation_shows_is_what_is_printed() {
    let documentation = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/braille.md"));
    let journal = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journals/0.1.0-offers.jsonl");
    let home = Home::new();
    let mut shown = 0;
    for block in documentation.split("```text\n").skip(1) {
        let block = block.split_once("```").expect("its end").0;
        for example in block.split("$ ansage ").skip(1) {
            let (command, printed) = example.split_once('\n').expect("what is printed");
            // A position stands in quotation marks, and nothing else does.
            let parts = command.split('"').enumerate();
            let arguments: Vec<&str> = parts
                .flat_map(|(index, part)| match index % 2 {
                    0 => part.split_whitespace().collect(),
                    _ => vec![part],
                })
                .map(|it| if it == "JOURNAL" { journal } else { it })
                .collect();
            let answer = home.run(&arguments, "");
            let said = answer.err + &answer.out.replace(['\r', '\u{c}'], "");
            assert_eq!(said.trim_end(), printed.trim_end(), "{command}");
            shown += 1;
        }
    }
    assert!(shown >= 9, "{shown} examples were found");
}
