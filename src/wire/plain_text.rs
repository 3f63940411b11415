//! Text of others, without what would do something to a terminal, a log or the order in which it is read.
//!
//! A file, a name or an argument is kept as it is; it is cleaned where it is put out.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Returns true for the controls of terminals (C0, DEL and C1) and those of the direction of writing.
pub fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns true for what ends a line somewhere.
fn ends_a_line(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Returns lines as they may be put out: each line end stays, a tab is a blank, all else that steers is left out.
pub fn shown(text: &str) -> Cow<'_, str> {
    without(text, |c| match c {
        '\n' => Some('\n'),
        '\t' => Some(' '),
        c => Some(c).filter(|it| !steers(*it)),
    })
}

/// Returns what may stand within a line: a line end or a tab is a blank, all else that steers is left out.
pub fn one_line(text: &str) -> Cow<'_, str> {
    let text = match text.contains("\r\n") {
        true => Cow::Owned(text.replace("\r\n", "\n")),
        false => Cow::Borrowed(text),
    };
    let is_clean = !text.chars().any(|c| steers(c) || ends_a_line(c));
    if is_clean {
        text
    } else {
        Cow::Owned(without(&text, within_a_line).into_owned())
    }
}

fn within_a_line(c: char) -> Option<char> {
    if c == '\t' || ends_a_line(c) {
        Some(' ')
    } else {
        Some(c).filter(|it| !steers(*it))
    }
}

/// Returns pages in ASCII Braille as they may be put out: their own ends of lines and of pages stay.
pub fn pages(text: &str) -> Cow<'_, str> {
    without(text, |c| match c {
        '\n' | '\r' | '\u{c}' => Some(c),
        c => Some(c).filter(|it| !steers(*it)),
    })
}

/// Returns JSON as it may be put out: what its own rules leave as it is and yet steers is written by its number.
pub fn json(text: &str) -> Cow<'_, str> {
    let is_ours = |c: char| c == '\n' || !steers(c);
    if text.chars().all(is_ours) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if is_ours(c) {
            escaped.push(c);
        } else {
            // All of them have four digits.
            let _never_fails = write!(escaped, "\\u{:04x}", u32::from(c));
        }
    }
    Cow::Owned(escaped)
}

fn without(text: &str, becomes: impl Fn(char) -> Option<char>) -> Cow<'_, str> {
    if text.chars().all(|c| becomes(c) == Some(c)) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter_map(becomes).collect())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_steers_is_left_out_and_the_rest_stays() {
        assert_eq!(
            shown("Anna\x1b[2J\u{9b}31m\u{7}\n\tÄ棋\u{202e}\r\n"),
            "Anna[2J31m\n Ä棋\n"
        );
        assert_eq!(one_line("Anna\r\nBella\u{2028}\u{85}\u{7f}Clara"), "Anna Bella  Clara");
        assert_eq!(pages(",A4\r\n\u{c}\u{1b}"), ",A4\r\n\u{c}");
        assert!(matches!(shown("plain"), Cow::Borrowed(_)));
    }

    #[test]
    fn json_means_the_same_and_steers_nothing() {
        let value = serde_json::json!({ "name": "A\u{9b}2J\u{7f}\u{202e}\u{1b}Ä" });
        let text = format!("{value}\n");
        let escaped = json(&text);
        assert!(!escaped.trim_end().contains(steers), "{escaped}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&escaped).unwrap(), value);
    }

    proptest! {
        #[test]
        fn nothing_that_steers_is_left(text in "[\\x00-\\xa0a-c\u{200e}-\u{202f}\u{2060}-\u{206f}\u{61c}]{0,40}") {
            prop_assert!(!shown(&text).replace('\n', "").contains(steers));
            prop_assert!(!one_line(&text).contains(|c| steers(c) || ends_a_line(c)));
            prop_assert!(!json(&text).replace('\n', "").contains(steers));
            let plain: String = text.chars().filter(|c| !steers(*c) && !ends_a_line(*c)).collect();
            prop_assert_eq!(shown(&plain), plain.as_str());
        }
    }
}
