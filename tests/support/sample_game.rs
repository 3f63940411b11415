//! The sample game of Appendix C: in every way of writing it, and as it is announced.

use std::fs;
use std::path::Path;

/// What is announced in it.
pub(crate) const ANNOUNCED: [&str; 22] = [
    "Bauer Eva vier",
    "Bauer Eva fuenf",
    "Springer Felix drei",
    "Springer Felix sechs",
    "Bauer David vier",
    "Bauer Eva David vier",
    "Bauer Eva fuenf",
    "Springer Eva vier",
    "Dame David vier",
    "Bauer David fuenf",
    "Bauer Eva David sechs",
    "Springer David sechs",
    "Laeufer Gustav fuenf",
    "Springer Cesar sechs",
    "Dame Eva drei",
    "Laeufer Eva sieben",
    "Springer Bella David zwei",
    "Kurze Rochade",
    "Lange Rochade",
    "Turm Eva acht",
    "Koenig Bella eins",
    "Ich biete Remis",
];

/// Each way of writing the game: the letters it is written with, and its entries.
pub(crate) fn ways() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/phrases/games.txt");
    let text = fs::read_to_string(path).expect("the games");
    text.lines()
        .filter_map(|line| line.strip_prefix("game "))
        .map(|game| {
            let (letters, entries) = game.split_once(": ").expect("letters and entries");
            let letters = if letters == "none" { "en" } else { letters };
            (letters.to_owned(), entries.replace(" / ", "\n"))
        })
        .collect()
}
