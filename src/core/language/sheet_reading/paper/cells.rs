//! What stands on a sheet, piece by piece, before anybody looks at a board.

use shakmaty::Color;

use super::rows::of_moves;

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
    Number {
        number: u32,
        side: Option<Color>,
        dots: usize,
        /// True if it may be an entry that cannot be read.
        is_doubtful: bool,
    },
    /// A result behind which moves go on.
    Result(String),
    /// `…` behind a number: Black's move follows, or White's is missing.
    Again,
    /// A place left empty.
    Gap,
    /// Something that was keyed as unreadable.
    Illegible(String),
    /// A move, or what may be one.
    Move(String),
}

/// How a game ends on paper.
const RESULTS: [&str; 6] = ["1-0", "0-1", "1/2-1/2", "½-½", "1/2", "*"];

/// Takes a sheet apart. `is_word` knows the words of announcements.
pub(super) fn cells(text: &str, is_word: &dyn Fn(&str) -> bool) -> Vec<Cell> {
    let mut all: Vec<Cell> = Vec::new();
    let lines = of_moves(text, is_word);
    for (index, line) in lines.iter().enumerate() {
        let place = |what| Cell { line: index + 1, what };
        let mut found = Vec::new();
        let mut rest = line.as_str();
        loop {
            let end = rest.find(['\t', '|', ',', ';']);
            let (cell, behind) = end.map_or((rest, ""), |it| (&rest[..it], &rest[it + 1..]));
            // A column that is left free behind a number.
            let is_column = end.is_some_and(|it| rest[it..].starts_with(['\t', '|']));
            let is_free = is_column && cell.trim().is_empty() && !behind.trim().is_empty();
            if is_free && matches!(found.last(), Some(What::Number { .. })) && rest.len() < line.len() {
                found.push(What::Gap);
            }
            let mut words = cell.to_owned();
            while let Some(result) = of_words(&words.split_whitespace().collect::<Vec<_>>(), is_word, &mut found) {
                let further = [result.behind.as_str(), behind].into_iter();
                let mut further = further.chain(lines[index + 1..].iter().map(String::as_str));
                let goes_on = further.any(|it| it.split_whitespace().any(looks_like_move));
                if !goes_on {
                    all.extend(mark_doubtful(found).into_iter().map(place));
                    return all;
                }
                // Moves go on: it is no end.
                found.push(What::Result(result.word));
                words = result.behind.clone();
            }
            let Some(_) = end else { break };
            rest = behind;
        }
        all.extend(mark_doubtful(found).into_iter().map(place));
    }
    all
}

/// A number behind another one, or behind which nothing stands, may be an entry that cannot be read.
fn mark_doubtful(mut found: Vec<What>) -> Vec<What> {
    let is_number = |it: Option<&What>| matches!(it, Some(What::Number { .. }));
    for at in 1..found.len() {
        let is_beside = is_number(found.get(at - 1)) || is_number(found.get(at + 1)) || at + 1 == found.len();
        if let What::Number {
            is_doubtful, dots: 0, ..
        } = &mut found[at]
        {
            *is_doubtful = is_beside;
        }
    }
    found
}

/// A result among words, and what stands behind it.
struct Ended {
    word: String,
    behind: String,
}

/// Reads a cell; returns the result where one stands.
fn of_words(words: &[&str], is_word: &dyn Fn(&str) -> bool, found: &mut Vec<What>) -> Option<Ended> {
    let (first, rest) = words.split_first()?;
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
    for (at, word) in own.iter().enumerate() {
        if RESULTS.contains(word) {
            let behind = own[at + 1..].iter().chain(further);
            return Some(Ended {
                word: (*word).to_owned(),
                behind: behind.copied().collect::<Vec<_>>().join(" "),
            });
        }
        match (kind(word), found.last_mut()) {
            (Kind::Ornament, Some(What::Move(text))) if !word.starts_with('e') || may_take_in_passing(text) => {
                text.push(' ');
                text.push_str(word);
            }
            (Kind::Ornament, _) => found.push(What::Move((*word).to_owned())),
            (Kind::Nothing, _) => {}
            (Kind::Dots, Some(What::Number { .. })) => found.push(What::Again),
            (Kind::Dots | Kind::Dash, _) => found.push(What::Gap),
            (Kind::Question, _) => found.push(What::Illegible((*word).to_owned())),
            (Kind::Move, _) => found.push(What::Move((*word).to_owned())),
        }
    }
    of_words(further, is_word, found)
}

/// Returns true if `e.p.` may belong to what is written: a pawn's capture on the third or sixth rank.
fn may_take_in_passing(text: &str) -> bool {
    let begins = text.starts_with(|it: char| it.is_ascii_lowercase());
    (begins && text.ends_with(['3', '6'])) || text.contains(' ')
}

/// Returns true for a word that holds a square or castles.
pub(super) fn looks_like_move(word: &str) -> bool {
    let signs: Vec<char> = word.chars().collect();
    let is_square = |it: &[char]| matches!(it, ['a'..='h', '1'..='8']);
    signs.windows(2).any(is_square) || word.contains("0-0") || word.contains("O-O")
}

/// Returns true for an entry that may have lost its rank to a colon: it is no label.
pub(in crate::language) fn is_cut_entry(word: &str) -> bool {
    let Some(entry) = word.strip_suffix(':') else {
        return false;
    };
    let mut signs = entry.chars();
    let piece = signs
        .clone()
        .next()
        .filter(|it| it.is_alphabetic() && !('a'..='h').contains(it));
    if piece.is_some() {
        signs.next();
    }
    let is_square = |it: char| matches!(it, 'a'..='h' | '1'..='8' | 'x' | '-');
    entry.ends_with(|it| ('a'..='h').contains(&it)) && signs.clone().count() <= 4 && signs.all(is_square)
}

/// Returns true for the result of a game.
pub(in crate::language) fn is_result(word: &str) -> bool {
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
        _ if is_time(word) => Kind::Nothing,
        _ if word
            .strip_prefix('$')
            .is_some_and(|it| it.bytes().all(|it| it.is_ascii_digit())) =>
        {
            Kind::Nothing
        }
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
pub(super) fn numbered(word: &str) -> Option<(What, &str)> {
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
    let number = What::Number {
        number,
        side,
        dots,
        is_doubtful: false,
    };
    Some((number, rest))
}

/// Returns true if a text may be a move in notation: a letter and a digit in one word, castling, a row of digits.
pub(super) fn is_notation(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    first.contains(|it: char| it.is_ascii_digit())
}
