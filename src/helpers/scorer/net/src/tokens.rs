//! Words as tokens: pairs of bytes put together in the order in which the net's makers put them together (byte pair encoding;
//! Sennrich, Haddow and Birch, 2016).

use std::collections::HashMap;
use std::path::Path;

use serde_json::Value;

use crate::weights::{NetError, TOKENS};

/// A token of the net.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Token(pub u32);

/// The tokens of a net.
#[derive(Debug)]
pub struct Tokens {
    numbers: HashMap<String, Token>,
    /// Which pairs become one, the earlier the lower.
    ranks: HashMap<(String, String), usize>,
    special: HashMap<String, Token>,
}

impl Tokens {
    /// Reads the tokens of the net in a folder.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or is another.
    pub fn read(folder: &Path) -> Result<Self, NetError> {
        let path = folder.join(TOKENS);
        let text = match std::fs::read(&path) {
            Ok(text) => text,
            Err(source) => return Err(NetError::Unreadable { path, source }),
        };
        let damaged = |why: String| NetError::Damaged {
            path: path.clone(),
            why,
        };
        let file: Value = serde_json::from_slice(&text).map_err(|it| damaged(format!("is no list of tokens: {it}")))?;
        let numbers = file["model"]["vocab"].as_object().into_iter().flatten();
        let numbers: HashMap<String, Token> = numbers.filter_map(|(it, n)| Some((it.clone(), token(n)?))).collect();
        let pair = |it: &Value| {
            let (one, other) = match it {
                Value::Array(both) => (both.first()?.as_str()?, both.get(1)?.as_str()?),
                both => both.as_str()?.split_once(' ')?,
            };
            Some((one.to_owned(), other.to_owned()))
        };
        let merges = file["model"]["merges"].as_array().into_iter().flatten();
        let ranks: HashMap<_, _> = merges.filter_map(pair).zip(0..).collect();
        let special = file["added_tokens"].as_array().into_iter().flatten();
        let special: HashMap<_, _> = special
            .filter_map(|it| Some((it["content"].as_str()?.to_owned(), token(&it["id"])?)))
            .collect();
        if numbers.is_empty() || ranks.is_empty() || special.is_empty() {
            return Err(damaged("is no list of tokens".to_owned()));
        }
        Ok(Self {
            numbers,
            ranks,
            special,
        })
    }

    /// Returns a token that stands for no sound, such as `<|de|>`.
    pub fn special(&self, name: &str) -> Option<Token> {
        self.special.get(name).copied()
    }

    /// Returns a text as tokens: each word with the space before it, each mark by itself.
    pub fn of(&self, text: &str) -> Vec<Token> {
        pieces(text).into_iter().flat_map(|it| self.of_piece(it)).collect()
    }

    fn of_piece(&self, piece: &str) -> Vec<Token> {
        let mut parts: Vec<String> = piece.bytes().map(|it| visible(it).to_string()).collect();
        loop {
            let rank = |pair: &[String]| self.ranks.get(&(pair[0].clone(), pair[1].clone()));
            let best = parts
                .windows(2)
                .enumerate()
                .filter_map(|(at, pair)| Some((rank(pair)?, at)))
                .min();
            let Some((_, at)) = best else { break };
            let other = parts.remove(at + 1);
            parts[at] += &other;
        }
        parts.iter().filter_map(|it| self.numbers.get(it).copied()).collect()
    }
}

fn token(number: &Value) -> Option<Token> {
    Some(Token(u32::try_from(number.as_u64()?).ok()?))
}

/// Cuts a text before each space and each change between letters, digits and marks.
fn pieces(text: &str) -> Vec<&str> {
    let kind = |it: char| {
        if it.is_alphabetic() {
            0
        } else if it.is_numeric() {
            1
        } else {
            2
        }
    };
    let mut pieces = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let mut all = rest.char_indices().peekable();
        if rest.starts_with(' ') {
            all.next();
        }
        let first = all.next().map(|(_, it)| kind(it));
        let end = all
            .find(|(_, it)| *it == ' ' || Some(kind(*it)) != first)
            .map_or(rest.len(), |(at, _)| at);
        let (piece, behind) = rest.split_at(end);
        pieces.push(piece);
        rest = behind;
    }
    pieces
}

/// Returns the letter that stands for a byte: itself if it can be seen, else one from 256 on.
fn visible(byte: u8) -> char {
    let is_seen = |it: u8| matches!(it, b'!'..=b'~' | 0xa1..=0xac | 0xae..=0xff);
    if is_seen(byte) {
        char::from(byte)
    } else {
        let unseen = (0..byte).filter(|it| !is_seen(*it)).count();
        u32::try_from(256 + unseen)
            .ok()
            .and_then(char::from_u32)
            .unwrap_or_default()
    }
}
