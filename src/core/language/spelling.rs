//! A line letter by letter, for a voice and for a finger on the Braille line.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Returns each character of a text by itself, words parted by commas: `E v a, v i e r`.
///
/// A letter and its mark are one character; signs that only close or open a sentence are left out.
pub fn spelled(text: &str) -> String {
    let words = text.split_whitespace().map(|word| {
        let bare = word.trim_matches(|c: char| ".,;:!?¿¡…".contains(c));
        apart(bare)
    });
    words.filter(|it| !it.is_empty()).collect::<Vec<_>>().join(", ")
}

fn apart(word: &str) -> String {
    let mut spelled = String::new();
    for c in word.nfc() {
        if !(spelled.is_empty() || is_combining_mark(c)) {
            spelled.push(' ');
        }
        spelled.push(c);
    }
    spelled
}

#[cfg(test)]
mod tests {
    use super::spelled;

    #[test]
    fn letters_digits_and_marks_are_one_each() {
        assert_eq!(spelled("Bauer Eva fünf?"), "B a u e r, E v a, f ü n f");
        assert_eq!(spelled("fu\u{308}nf q\u{308}"), "f ü n f, q\u{308}");
        assert_eq!(spelled("¿12 Züge, 0:47?"), "1 2, Z ü g e, 0 : 4 7");
        assert_eq!(spelled("Ergebnis 1-0."), "E r g e b n i s, 1 - 0");
        assert_eq!(spelled(" ? "), "");
    }
}
