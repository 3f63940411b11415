//! What stands on a sheet, piece by piece, before anybody looks at a board.

use shakmaty::Color;

/// Something on a sheet.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Cell {
    /// The line, counted from 1.
    pub(super) line: usize,
    pub(super) what: What,
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum What {
    /// The number of a move; with three dots Black's.
    Number { number: u32, side: Option<Color> },
    /// `…` behind a number: Black's move follows, or White's is missing.
    Again,
    /// A place left empty.
    Gap,
    /// Something that was keyed as unreadable.
    Illegible(String),
    /// A move, or what may be one.
    Move(String),
}

/// How a game ends on paper; nothing behind it is read.
const RESULTS: [&str; 6] = ["1-0", "0-1", "1/2-1/2", "½-½", "1/2", "*"];

/// Takes a sheet apart. `is_word` knows the words of announcements.
pub(super) fn cells(text: &str, is_word: &dyn Fn(&str) -> bool) -> Vec<Cell> {
    let mut all = Vec::new();
    for (index, line) in without_comments(text).lines().enumerate() {
        if line.trim_start().starts_with('#') {
            continue;
        }
        for cell in line.split(['\t', '|', ',', ';']) {
            let words: Vec<&str> = cell.split_whitespace().collect();
            let mut found = Vec::new();
            let ends = of_words(&words, is_word, &mut found);
            all.extend(found.into_iter().map(|what| Cell { line: index + 1, what }));
            if ends {
                return all;
            }
        }
    }
    all
}

/// Reads a cell; returns true at the result.
fn of_words(words: &[&str], is_word: &dyn Fn(&str) -> bool, found: &mut Vec<What>) -> bool {
    let Some((first, rest)) = words.split_first() else {
        return false;
    };
    if let Some((number, behind)) = numbered(first) {
        found.push(number);
        let behind = Some(behind).filter(|it| !it.is_empty());
        let rest: Vec<&str> = behind.into_iter().chain(rest.iter().copied()).collect();
        return of_words(&rest, is_word, found);
    }
    // "Springer Felix drei" is one move, and so is "e 4".
    let is_apart = |it: &&str| it.chars().count() == 1 && it.chars().all(char::is_alphanumeric);
    let is_rank = |at: usize| {
        let before = at.checked_sub(1).map(|it| words[it]);
        is_apart(&words[at]) && before.is_some_and(|it| is_word(it) || it.chars().all(char::is_alphabetic))
    };
    let is_number = |at: &usize| numbered(words[*at]).is_some() && !is_rank(*at);
    let until_number = (0..words.len()).find(is_number).unwrap_or(words.len());
    let (own, further) = words.split_at(until_number);
    if own.iter().any(|it| is_word(it) || is_apart(it)) {
        found.push(What::Move(own.join(" ")));
        return of_words(further, is_word, found);
    }
    for word in own {
        if RESULTS.contains(word) {
            return true;
        }
        match (kind(word), found.last_mut()) {
            (Kind::Ornament, Some(What::Move(text))) => {
                text.push(' ');
                text.push_str(word);
            }
            (Kind::Ornament | Kind::Nothing, _) => {}
            (Kind::Dots, Some(What::Number { .. })) => found.push(What::Again),
            (Kind::Dots | Kind::Dash, _) => found.push(What::Gap),
            (Kind::Question, _) => found.push(What::Illegible((*word).to_owned())),
            (Kind::Move, _) => found.push(What::Move((*word).to_owned())),
        }
    }
    of_words(further, is_word, found)
}

/// Returns true for the result of a game.
pub(super) fn is_result(word: &str) -> bool {
    RESULTS.contains(&word)
}

enum Kind {
    /// `e.p.`, `(=)`, `+`: it belongs to the move before it.
    Ornament,
    /// A time, a sign that judges.
    Nothing,
    Dots,
    Dash,
    Question,
    Move,
}

fn kind(word: &str) -> Kind {
    let all = |signs: &[char]| word.chars().all(|it| signs.contains(&it));
    match word {
        "e.p." | "e.p" | "ep" | "ep." | "(=)" | "=" | "+" | "++" | "#" => Kind::Ornament,
        "!" | "!!" | "!?" | "?!" => Kind::Nothing,
        _ if word.starts_with('$') || is_time(word) => Kind::Nothing,
        _ if all(&['.', '…']) => Kind::Dots,
        _ if all(&['-', '–', '—', '_']) => Kind::Dash,
        // Inside a word it stands for what cannot be read.
        _ if word.trim_end_matches(['?', '!']).contains('?') || all(&['?']) => Kind::Question,
        _ => Kind::Move,
    }
}

fn is_time(word: &str) -> bool {
    let parts = word.split(':').collect::<Vec<_>>();
    let is_number = |it: &&str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit());
    (2..=3).contains(&parts.len()) && parts.iter().all(is_number)
}

/// Returns the number of a move at the beginning of a word, and what stands behind it.
fn numbered(word: &str) -> Option<(What, &str)> {
    if RESULTS.contains(&word) || is_time(word) {
        return None;
    }
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let behind = &word[digits..];
    let rest = behind.trim_start_matches(['.', '…']);
    let dots: usize = behind[..behind.len() - rest.len()]
        .chars()
        .map(|it| if it == '…' { 3 } else { 1 })
        .sum();
    let is_number = (1..=3).contains(&digits) && (dots > 0 || rest.is_empty());
    let number = word[..digits].parse().ok().filter(|it| is_number && *it > 0)?;
    let side = match dots {
        0 => None,
        1 => Some(Color::White),
        _ => Some(Color::Black),
    };
    Some((What::Number { number, side }, rest))
}

/// Returns true if a text may be a move in notation: a letter and a digit in one word, castling, a row of digits.
pub(super) fn is_notation(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.contains(|it: char| it.is_ascii_digit())
}

/// Blanks out `{…}` and `(…)`, but not the sign of a draw offer.
fn without_comments(text: &str) -> String {
    let text = text.trim_start_matches('\u{feff}').replace("(=)", "\u{1}");
    let (mut braces, mut brackets) = (0_usize, 0_usize);
    let mut left = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '{' => braces = 1,
            '(' if braces == 0 => brackets += 1,
            _ => {}
        }
        let is_inside = braces + brackets > 0;
        left.push(if is_inside && c != '\n' { ' ' } else { c });
        match c {
            '}' => braces = 0,
            ')' if braces == 0 => brackets = brackets.saturating_sub(1),
            _ => {}
        }
    }
    left.replace('\u{1}', " (=)")
}
