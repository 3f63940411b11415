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
    let last_with_a_move = lines.iter().rposition(|it| last_of_a_move(it).is_some());
    for (index, line) in lines.iter().enumerate() {
        let place = |what| Cell { line: index + 1, what };
        let goes_on_below = last_with_a_move.is_some_and(|it| it > index);
        let last_of_a_move = last_of_a_move(line);
        let end_of_words = line.trim_end().len();
        let mut found = Vec::new();
        let mut from = 0;
        loop {
            let rest = &line[from..];
            let end = rest.find(['\t', '|', ',', ';']).map(|it| from + it);
            let (cell, behind) = end.map_or((rest, line.len()), |it| (&line[from..it], it + 1));
            // A column that is left free behind a number.
            let is_column = end.is_some_and(|it| line[it..].starts_with(['\t', '|']));
            let is_free = is_column && cell.trim().is_empty() && behind < end_of_words;
            if is_free && matches!(found.last(), Some(What::Number { .. })) && from > 0 {
                found.push(What::Gap);
            }
            let mut words = Words::of(cell);
            while let Some(result) = words.take(is_word, &mut found) {
                let goes_on_behind = last_of_a_move.is_some_and(|it| it >= behind);
                if !(goes_on_below || goes_on_behind || words.goes_on()) {
                    all.extend(mark_doubtful(found).into_iter().map(place));
                    return all;
                }
                // Moves go on: it is no end.
                found.push(What::Result(result));
            }
            let Some(_) = end else { break };
            from = behind;
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

/// The words of a cell, taken one after the other: a sheet may hold very many.
struct Words<'a> {
    all: Vec<&'a str>,
    /// The first that was not taken.
    at: usize,
    /// Those before it are known to be neither numbers nor words of announcements.
    plain_until: usize,
    /// The last that looks like a move.
    last_move: Option<usize>,
}

impl<'a> Words<'a> {
    fn of(cell: &'a str) -> Self {
        let all: Vec<&str> = cell.split_whitespace().collect();
        Self {
            last_move: all.iter().rposition(|it| looks_like_move(it)),
            all,
            at: 0,
            plain_until: 0,
        }
    }

    /// Returns true if a move stands among those that were not taken.
    fn goes_on(&self) -> bool {
        self.last_move.is_some_and(|it| it >= self.at)
    }

    /// Takes words up to a result, and returns it where one stands.
    fn take(&mut self, is_word: &dyn Fn(&str) -> bool, found: &mut Vec<What>) -> Option<String> {
        while let Some(first) = self.all.get(self.at) {
            if self.at < self.plain_until {
                match plain(&self.all[self.at..self.plain_until], found) {
                    Some(at) => {
                        let result = self.all[self.at + at].to_owned();
                        self.at += at + 1;
                        return Some(result);
                    }
                    None => self.at = self.plain_until,
                }
                continue;
            }
            if let Some((number, behind)) = numbered(first) {
                found.push(number);
                match behind {
                    "" => self.at += 1,
                    _ => self.all[self.at] = behind,
                }
                continue;
            }
            let words = &self.all[self.at..];
            // "Springer Felix drei" is one move, and so is "e 4".
            let is_apart = |it: &&str| it.chars().count() == 1 && it.chars().all(char::is_alphanumeric);
            let is_rank = |at: usize| {
                let before = at.checked_sub(1).map(|it| words[it]);
                is_apart(&words[at]) && before.is_some_and(|it| is_word(it) || it.chars().all(char::is_alphabetic))
            };
            let is_number = |at: &usize| numbered(words[*at]).is_some() && !is_rank(*at);
            let until_number = (0..words.len()).find(is_number).unwrap_or(words.len());
            let own = &words[..until_number];
            if own.iter().any(|it| is_word(it) || is_apart(it)) {
                found.push(What::Move(own.join(" ")));
                self.at += until_number;
            } else {
                self.plain_until = self.at + until_number;
            }
        }
        None
    }
}

/// Reads words in notation; returns the place of a result, behind which nothing is read.
fn plain(words: &[&str], found: &mut Vec<What>) -> Option<usize> {
    for (at, word) in words.iter().enumerate() {
        if RESULTS.contains(word) {
            return Some(at);
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
    None
}

/// Returns true if `e.p.` may belong to what is written: a pawn's capture on the third or sixth rank.
fn may_take_in_passing(text: &str) -> bool {
    let begins = text.starts_with(|it: char| it.is_ascii_lowercase());
    (begins && text.ends_with(['3', '6'])) || text.contains(' ')
}

/// Returns where the last square or castling of a line begins, in bytes.
fn last_of_a_move(line: &str) -> Option<usize> {
    let is_square = |it: &[u8]| matches!(it, [b'a'..=b'h', b'1'..=b'8']);
    let square = line.as_bytes().windows(2).rposition(is_square);
    square.max(line.rfind("0-0")).max(line.rfind("O-O"))
}

/// Returns true for a word that holds a square or castles.
pub(super) fn looks_like_move(word: &str) -> bool {
    last_of_a_move(word).is_some()
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
        "e.p." | "e.p" | "ep" | "ep." | "(=)" | "=" | "(claim)" | "+" | "++" | "#" => Kind::Ornament,
        "!" | "!!" | "!?" | "?!" => Kind::Nothing,
        _ if is_time(word) => Kind::Nothing,
        _ if word
            .strip_prefix('$')
            .is_some_and(|it| !it.is_empty() && it.bytes().all(|it| it.is_ascii_digit())) =>
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
    // What stands behind a number is asked about again and again: it is not read to its end.
    if !word.bytes().all(|it| it.is_ascii_digit() || it == b':') {
        return false;
    }
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
