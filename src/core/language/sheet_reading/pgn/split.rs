//! Where one game of a text ends and the next begins.

use std::collections::HashSet;

use super::lex::{Lexer, Placed, Token};
use super::word::{Part, parts};
use super::{SheetFlaw, SheetFlawKind};

/// The tags and the tokens of one game, its moves not looked at.
#[derive(Debug, Default)]
pub(super) struct RawGame<'a> {
    pub(super) tags: Vec<(String, String)>,
    /// The names of the tags, to find one that comes again among very many.
    names: HashSet<&'a str>,
    pub(super) body: Vec<Placed<'a>>,
    pub(super) flaws: Vec<SheetFlaw>,
    /// Where the game ends, or a line behind.
    pub(super) end: (usize, usize),
    has_words: bool,
    has_result: bool,
    words: usize,
    depth: usize,
    /// True since an empty line, until the next token.
    parted: bool,
}

/// Parts a text into games; `None` if there are more than so many. Empty lines alone end none: many programs leave them where people do.
pub(super) fn games(text: &str, most: usize) -> Option<Vec<RawGame<'_>>> {
    let mut games = Vec::new();
    let mut game = RawGame::default();
    for placed in Lexer::new(text) {
        if game.ends_before(&placed) {
            let parted = game.parted;
            let after_result = game.has_result && !parted && matches!(placed.token, Token::Word(_));
            finish(&mut games, std::mem::take(&mut game));
            if games.len() > most {
                return None;
            }
            if after_result {
                game.flaw(&placed, SheetFlawKind::AfterResult, word_of(&placed.token));
            }
        }
        game.take(placed);
    }
    finish(&mut games, game);
    (games.len() <= most).then_some(games)
}

/// A comment that belongs to no game belongs to the one before it.
fn finish<'a>(games: &mut Vec<RawGame<'a>>, mut game: RawGame<'a>) {
    let is_remainder = game.tags.is_empty() && !game.has_words;
    match games.last_mut() {
        Some(last) if is_remainder => {
            last.body.append(&mut game.body);
            last.flaws.append(&mut game.flaws);
        }
        None if is_remainder && game.body.is_empty() && game.flaws.is_empty() => {}
        Some(_) | None => games.push(game),
    }
}

impl<'a> RawGame<'a> {
    fn ends_before(&self, next: &Placed<'a>) -> bool {
        match &next.token {
            Token::Tag { name, .. } => {
                let again = self.names.contains(name);
                self.has_words || self.has_result || again && (self.parted || !self.body.is_empty())
            }
            Token::BadTag(_) => (self.has_words || self.has_result) && self.parted,
            Token::Word(word) => self.has_result || self.parted && self.words > 1 && begins_again(word),
            Token::Comment { .. } | Token::Open => self.has_result && self.parted,
            _ => false,
        }
    }

    fn take(&mut self, mut placed: Placed<'a>) {
        // Among moves it is no tag, and what stands there may be moves.
        if let (Token::BadTag(line), true) = (&placed.token, self.has_words) {
            placed.token = Token::Word(line);
        }
        self.end = (placed.line, placed.column);
        let parted = std::mem::replace(&mut self.parted, placed.token == Token::EmptyLine);
        match placed.token {
            Token::Tag { .. } | Token::BadTag(_) => return self.tag(placed),
            Token::EmptyLine => return,
            Token::Word(word) => {
                if parted && self.has_words && !self.has_result && !ends(word) {
                    self.flaw(&placed, SheetFlawKind::EmptyLine, word);
                }
                self.has_words = true;
                self.words += 1;
                self.has_result |= self.depth == 0 && ends(word);
            }
            Token::Open => self.depth += 1,
            Token::Close => self.depth = self.depth.saturating_sub(1),
            Token::Comment { .. } | Token::StrayBrace | Token::Offer | Token::Nag(_) => {}
        }
        self.body.push(placed);
    }

    fn tag(&mut self, placed: Placed<'a>) {
        match placed.token {
            Token::Tag {
                name,
                ref value,
                unusual,
            } => {
                let value = value.clone();
                if unusual {
                    self.flaw(&placed, SheetFlawKind::UnusualTag, name);
                }
                if !self.names.insert(name) {
                    self.flaw(&placed, SheetFlawKind::SecondTag, name);
                }
                self.tags.push((name.to_owned(), value));
            }
            Token::BadTag(line) => self.flaw(&placed, SheetFlawKind::BadTag, line),
            _ => {}
        }
    }

    fn flaw(&mut self, at: &Placed<'_>, kind: SheetFlawKind, text: &str) {
        self.flaws.push(SheetFlaw {
            line: at.line,
            column: at.column,
            kind,
            text: super::read::shortened(text),
            number: None,
        });
    }
}

fn word_of<'a>(token: &Token<'a>) -> &'a str {
    match token {
        Token::Word(word) => word,
        _ => "",
    }
}

/// Returns true if a result is said in a word.
fn ends(word: &str) -> bool {
    // Every result has one of these; most words have none.
    word.contains(['*', '-', '/', '–', '—', '−', '‑', ':', '½'])
        && parts(word).iter().any(|it| matches!(it, Part::Result { .. }))
}

/// Returns true if a word is the first of a game: move number 1 of White.
fn begins_again(word: &str) -> bool {
    word.starts_with('1') && matches!(parts(word).first(), Some(Part::Number { number: 1, dots: 0 | 1 }))
}
