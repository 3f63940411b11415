//! A move in every notation, to look for where it must not be told.

use rand::Rng as _;
use rand::rngs::StdRng;
use shakmaty::Square;

/// Draws a piece and two squares: whatever stands on them, an event takes the words.
pub(crate) fn any_move(random: &mut StdRng) -> (char, Square, Square) {
    // A B may be a Bauer too.
    let piece = ['K', 'Q', 'R', 'N'][random.random_range(0..4)];
    let from = random.random_range(0..64_u32);
    let to = (from + random.random_range(1..64)) % 64;
    (piece, Square::new(from), Square::new(to))
}

const FILES: [&str; 8] = ["anna", "bella", "cesar", "david", "eva", "felix", "gustav", "hector"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];

/// Returns every notation of a move from a square to a square, in small letters.
pub(crate) fn notations(from: Square, to: Square) -> Vec<String> {
    let words = |it: Square| format!("{} {}", FILES[usize::from(it.file())], RANKS[usize::from(it.rank())]);
    let pair = |between: &str| format!("{from}{between}{to}");
    vec![
        pair(""),
        pair("-"),
        pair(" "),
        pair("x"),
        format!("{} {}", words(from), words(to)),
        format!("{}{}", words(from), words(to)),
        words(from),
        words(to),
    ]
}
