//! Text as people type it, made comparable: without accents, without case, with plain punctuation.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A character without accent or case; the case is kept beside it because `B` and `b` are not the same piece.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Glyph {
    /// The character in lower case; a blank for whatever only separates.
    pub(super) letter: char,
    /// True if it was typed as a capital.
    pub(super) capital: bool,
}

/// Returns the text ready to be compared: no accents, single blanks, none at the ends.
pub(super) fn fold(text: &str) -> Vec<Glyph> {
    let mut glyphs: Vec<Glyph> = Vec::with_capacity(text.len());
    let mut take = |letter: char, capital: bool| {
        let letter = plain(letter);
        let follows_blank = glyphs.last().is_none_or(|it| it.letter == ' ');
        if !(letter == ' ' && follows_blank) {
            glyphs.push(Glyph { letter, capital });
        }
    };
    if text.is_ascii() {
        for typed in text.chars().filter(|it| !is_invisible(*it)) {
            take(typed.to_ascii_lowercase(), typed.is_ascii_uppercase());
        }
    } else {
        for typed in text.nfkd().filter(|it| !is_invisible(*it)) {
            for letter in typed.to_lowercase().flat_map(unsharpen) {
                take(letter, typed.is_uppercase());
            }
        }
    }
    if glyphs.last().is_some_and(|it| it.letter == ' ') {
        glyphs.pop();
    }
    glyphs
}

/// Returns every spelling under which a form of the lexicon is found: `Läufer` is `laufer` and `laeufer`.
pub(super) fn spellings(form: &str) -> Vec<Vec<char>> {
    let as_typed = letters_of(form);
    let composed: String = form.nfc().flat_map(char::to_lowercase).collect();
    let with_e = letters_of(&composed.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue"));
    let without_e = {
        let text: String = with_e.iter().collect();
        letters_of(&text.replace("ae", "a").replace("oe", "o").replace("ue", "u"))
    };
    let mut all = vec![as_typed, with_e, without_e];
    all.sort_unstable();
    all.dedup();
    all.retain(|it| !it.is_empty());
    all
}

fn letters_of(text: &str) -> Vec<char> {
    fold(text).into_iter().map(|it| it.letter).collect()
}

fn is_invisible(c: char) -> bool {
    is_combining_mark(c)
        || matches!(
            c,
            '\'' | '’' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}'
        )
}

fn unsharpen(letter: char) -> impl Iterator<Item = char> {
    let (first, second) = if letter == 'ß' {
        ('s', Some('s'))
    } else {
        (letter, None)
    };
    std::iter::once(first).chain(second)
}

fn plain(letter: char) -> char {
    match letter {
        '.' | ',' | ';' | '"' | '„' | '“' | '”' | '»' | '«' => ' ',
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '→' => '-',
        '×' | '✕' | '✖' | ':' => 'x',
        '⁄' => '/',
        _ if letter.is_whitespace() || letter.is_control() => ' ',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::{fold, spellings};

    fn folded(text: &str) -> String {
        fold(text).into_iter().map(|it| it.letter).collect()
    }

    #[test]
    fn accents_case_and_odd_blanks_do_not_matter() {
        assert_eq!(folded("  KÖNIG\u{a0}Gustav\tEINS. "), "konig gustav eins");
        assert_eq!(folded("ｅ２–ｅ４…"), "e2-e4");
        assert_eq!(folded("♘\u{fe0f}f3"), "♘f3");
        assert_eq!(folded("groß"), "gross");
    }

    #[test]
    fn an_umlaut_is_found_however_it_is_typed() {
        for form in ["Läufer", "Laeufer"] {
            let all: Vec<String> = spellings(form).into_iter().map(|it| it.into_iter().collect()).collect();
            assert!(
                all.contains(&"laufer".to_owned()) && all.contains(&"laeufer".to_owned()),
                "{form}: {all:?}"
            );
        }
    }
}
