//! Damage to what is valid: somebody's hand, somebody's program, somebody's malice.

use std::ops::Range;

use rand::Rng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;

/// Longer inputs are cut.
const LONGEST_BYTES: usize = 64 * 1024;

/// Values at which programs are mistaken, as they stand in a text.
const NUMBERS: [&str; 14] = [
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "99999999999999999999999",
    "1e308",
    "-0.0",
    "NaN",
];

/// Signs that end, open or mean something for a reader, a terminal or whoever reads it.
const SIGNS: [&str; 30] = [
    "\0",
    "\u{1b}[2J",
    "\u{1b}]0;x\u{7}",
    "\u{9b}",
    "\u{202e}",
    "\u{200f}",
    "\u{feff}",
    "\r",
    "\r\n",
    "\n\n",
    "\t",
    "\u{c}",
    "\u{1a}",
    "\u{2028}",
    "\u{301}",
    "\u{1f469}\u{200d}\u{1f680}",
    "ß",
    "İ",
    "ﬁ",
    "\u{2801}",
    "\"",
    "'",
    "\\",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    "..",
];

/// What is opened within what is open.
const NESTS: [(&str, &str); 9] = [
    ("(", ")"),
    ("{", "}"),
    ("[", "]"),
    ("{\"a\":", "}"),
    ("(1. d4 ", ")"),
    ("<row>", "</row>"),
    ("{ ", " }"),
    ("a.", ""),
    ("[[a]]\n", ""),
];

/// Returns an input made of those that are valid.
pub(super) fn damaged(valid: &[Vec<u8>], random: &mut StdRng) -> Vec<u8> {
    let mut input = valid.choose(random).cloned().unwrap_or_default();
    for _ in 0..random.random_range(1..=6) {
        damage(&mut input, valid, random);
        input.truncate(LONGEST_BYTES);
    }
    input
}

fn damage(input: &mut Vec<u8>, valid: &[Vec<u8>], random: &mut StdRng) {
    let at = random.random_range(0..=input.len());
    match random.random_range(0..14) {
        0 if !input.is_empty() => {
            let at = at.min(input.len() - 1);
            input[at] ^= 1 << random.random_range(0..8);
        }
        1 => insert(input, at, &[random.random()]),
        2 => drop(input.drain(range(input, random))),
        3 => input.truncate(at),
        4 => {
            let piece = input[range(input, random)].to_vec();
            insert(input, at, &piece);
        }
        5 => {
            // Something short, very often.
            let piece = input[at..]
                .iter()
                .copied()
                .take(random.random_range(1..20))
                .collect::<Vec<_>>();
            insert(input, at, &piece.repeat(random.random_range(2..2_000)));
        }
        6 => {
            let other = valid.choose(random).cloned().unwrap_or_default();
            let piece = &other[range(&other, random)];
            insert(input, at, piece);
        }
        7 => {
            let number = NUMBERS.choose(random).expect("numbers");
            match digits(input, at) {
                Some(old) => drop(input.splice(old, number.bytes())),
                None => insert(input, at, number.as_bytes()),
            }
        }
        8 => insert(input, at, SIGNS.choose(random).expect("signs").as_bytes()),
        9 => {
            let (open, close) = NESTS.choose(random).expect("nests");
            let depth = *[2, 20, 200, 2_000, 6_000].choose(random).expect("depths");
            insert(input, at, close.repeat(depth * random.random_range(0..=1)).as_bytes());
            insert(input, at, open.repeat(depth).as_bytes());
        }
        10 => {
            let mut lines: Vec<&[u8]> = input.split_inclusive(|it| *it == b'\n').collect();
            let (one, other) = (
                random.random_range(0..lines.len().max(1)),
                random.random_range(0..lines.len().max(1)),
            );
            if one < lines.len() && other < lines.len() {
                lines.swap(one, other);
            }
            *input = lines.concat();
        }
        11 => {
            let lines: Vec<&[u8]> = input.split_inclusive(|it| *it == b'\n').collect();
            let line = lines.choose(random).map_or(Vec::new(), |it| it.to_vec());
            *input = [lines.concat(), line.repeat(random.random_range(1..500))].concat();
        }
        12 => {
            // One word in the place of another.
            let (one, other) = (word(input, at), word(input, random.random_range(0..=input.len())));
            let word = input[other].to_vec();
            input.splice(one, word);
        }
        _ => {
            let end = (at + random.random_range(1..9)).min(input.len());
            random.fill(&mut input[at..end]);
        }
    }
}

fn insert(input: &mut Vec<u8>, at: usize, piece: &[u8]) {
    input.splice(at..at, piece.iter().copied());
}

/// Returns a piece, mostly a short one.
fn range(input: &[u8], random: &mut StdRng) -> Range<usize> {
    let from = random.random_range(0..=input.len());
    let most = *[4, 40, 400, input.len()].choose(random).expect("lengths");
    from..(from + random.random_range(0..=most)).min(input.len())
}

/// Returns the digits that stand at a place or behind it.
fn digits(input: &[u8], at: usize) -> Option<Range<usize>> {
    let from = at + input[at..].iter().position(u8::is_ascii_digit)?;
    let length = input[from..].iter().take_while(|it| it.is_ascii_digit()).count();
    Some(from..from + length)
}

/// Returns the word that stands at a place or behind it.
fn word(input: &[u8], at: usize) -> Range<usize> {
    let is_inside = |it: &u8| it.is_ascii_alphanumeric() || matches!(it, b'_' | b'-');
    let from = at + input[at..].iter().take_while(|it| !is_inside(it)).count();
    from..from + input[from..].iter().take_while(|it| is_inside(it)).count()
}
