//! A game as it was read.

use std::time::Duration;

use super::SheetFlaw;
use crate::game::pgn::FILLED_LATER;
use crate::game::scoresheet::{self, CLAIM, SheetMove};
use crate::game::{Board, Header, Move, Outcome, Position, Scoresheet};

/// A game of a PGN file: what could be read of it, and what is wrong with it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PgnGame {
    /// The tags in their order, names and values.
    pub tags: Vec<(String, String)>,
    /// The position before the first move.
    pub start: Board,
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The main line, as far as it could be read.
    pub moves: Vec<PgnMove>,
    /// The result; `None` if it is open or not said.
    pub result: Option<Outcome>,
    /// The name of the piece letters in which it reads.
    pub letters: &'static str,
    /// What is wrong, in the order of the text.
    pub flaws: Vec<SheetFlaw>,
    /// True if the main line was read to its end: no flaw stopped it and none cut it off.
    pub complete: bool,
}

/// A half-move with what is written at it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PgnMove {
    /// The move.
    pub m: Move,
    /// Comments behind it, as they stand.
    pub comments: Vec<String>,
    /// Signs that judge it, as the PGN standard numbers them.
    pub nags: Vec<u16>,
    /// What could have been played in its place.
    pub variations: Vec<Variation>,
    /// The mover's clock after the move, as `[%clk]` has it.
    pub clk: Option<Duration>,
    /// True if a draw was offered with it.
    pub offer: bool,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
}

/// Moves in the place of another.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Variation {
    /// Comments before its first move.
    pub comments: Vec<String>,
    /// Its moves, as far as they could be read.
    pub moves: Vec<PgnMove>,
}

impl PgnGame {
    /// Returns the value of a tag; `None` if it is missing, empty or all question marks.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().rev().find(|(it, _value)| it == name);
        let value = found.map(|(_name, value)| value.trim())?;
        value.contains(|c| !matches!(c, '?' | '.')).then_some(value)
    }

    /// Returns each move of the main line with the position it is made in.
    pub fn walk(&self) -> impl Iterator<Item = (Position, &PgnMove)> {
        walk(Position::of(self.start.clone()), &self.moves)
    }

    /// Returns the game as a scoresheet: main line, clock times, offers, noted times, header and result.
    pub fn scoresheet(&self) -> Scoresheet {
        let tag = |name| self.tag(name).unwrap_or_default().to_owned();
        Scoresheet {
            header: Header {
                event: tag("Event"),
                site: tag("Site"),
                date: tag("Date"),
                round: tag("Round"),
                match_number: tag("Match"),
                board: tag("Board"),
                white: tag("White"),
                black: tag("Black"),
            },
            time: None,
            start: self.start.clone(),
            entries: self.moves.iter().map(PgnMove::entry).collect(),
            dashes: Vec::new(),
            numbered: Vec::new(),
            intended: None,
            offered: false,
            claimed: false,
            sealed: false,
            annulled: false,
            left_claim: None,
            points: None,
            outcome: self.result,
            resigned: None,
            signed: Vec::new(),
            replaced_after: None,
            offer_sign: scoresheet::OFFER,
        }
    }
}

/// Returns each move of a line with the position it is made in.
pub fn walk(start: Position, moves: &[PgnMove]) -> impl Iterator<Item = (Position, &PgnMove)> {
    let mut position = start;
    moves.iter().map(move |it| {
        let after = position.after(it.m);
        (std::mem::replace(&mut position, after), it)
    })
}

impl PgnMove {
    pub(super) fn of(m: Move, line: usize, column: usize) -> Self {
        Self {
            m,
            comments: Vec::new(),
            nags: Vec::new(),
            variations: Vec::new(),
            clk: None,
            offer: false,
            line,
            column,
        }
    }

    /// Keeps a comment, and what it says for programs: a clock time, a draw offer.
    pub(super) fn comment(&mut self, text: &str) {
        self.clk = clock(text).or(self.clk);
        let words = words_of(text);
        self.offer |= words.contains("(=)") && is_of_sheet(&words);
        self.comments.push(text.trim().to_owned());
    }

    fn entry(&self) -> SheetMove {
        SheetMove {
            m: self.m,
            said: None,
            offer: self.offer,
            claimed: self.comments.iter().any(|comment| is_of_claim(&words_of(comment))),
            left: self.clk,
            noted_left: self.noted_left(),
            filled: self.comments.iter().any(|it| it.contains(FILLED_LATER)),
        }
    }

    /// Returns the time left that the player noted beside the move, as our own comments have it: `0:47`.
    pub fn noted_left(&self) -> Option<Duration> {
        let texts = self.comments.iter().map(|it| words_of(it)).filter(|it| is_of_sheet(it));
        texts
            .flat_map(|it| it.split_whitespace().filter_map(noted).collect::<Vec<_>>())
            .last()
    }

    /// Returns what the comments say to people, on one line: commands for programs, as `[%clk 1:00:00]`, and what a sheet
    /// notes beside a move are left out.
    pub fn words(&self) -> String {
        let words = self.comments.iter().map(|it| words_of(it));
        let words = words.filter(|it| !it.is_empty() && !is_of_sheet(it));
        words.collect::<Vec<_>>().join(" ")
    }
}

/// Returns true for a comment that is what a sheet notes beside a move: a draw offer, the time left.
fn is_of_sheet(words: &str) -> bool {
    words
        .split_whitespace()
        .all(|word| matches!(word, "(=)" | CLAIM) || noted(word).is_some())
}

/// Returns true if such a comment says that the offer lay in a claim.
fn is_of_claim(words: &str) -> bool {
    is_of_sheet(words) && words.contains(CLAIM)
}

/// Returns what comments say to people, on one line.
pub fn spoken(comments: &[String]) -> String {
    let words = comments.iter().map(|it| words_of(it));
    words.filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Leaves the commands for programs out, and line breaks.
fn words_of(comment: &str) -> String {
    let mut text = String::new();
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        text.push_str(before);
        rest = command.split_once(']').map_or("", |(_command, behind)| behind);
    }
    text.push_str(rest);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Reads `[%clk 1:29:48]`; fractions of a second are kept.
fn clock(comment: &str) -> Option<Duration> {
    let (_before, behind) = comment.split_once("[%clk")?;
    let (time, _behind) = behind.split_once(']')?;
    let parts = time.trim().split(':').collect::<Vec<_>>();
    let [hours, minutes, seconds] = parts[..] else {
        return None;
    };
    let (hours, minutes) = (hours.parse::<u32>().ok()?, minutes.parse::<u32>().ok()?);
    let seconds = seconds.parse::<f64>().ok().filter(|it| (0.0..1e6).contains(it))?;
    Some(Duration::from_secs(u64::from(hours) * 3600 + u64::from(minutes) * 60) + Duration::from_secs_f64(seconds))
}

/// Reads a time as a player notes it: `0:47`, hours and minutes.
fn noted(word: &str) -> Option<Duration> {
    let (hours, minutes) = word.split_once(':')?;
    let is_number = |it: &str| !it.is_empty() && it.len() <= 3 && it.bytes().all(|it| it.is_ascii_digit());
    let (hours, minutes) = (is_number(hours) && minutes.len() == 2 && is_number(minutes))
        .then(|| Some((hours.parse::<u64>().ok()?, minutes.parse::<u64>().ok()?)))
        .flatten()?;
    Some(Duration::from_secs(hours * 3600 + minutes * 60))
}
