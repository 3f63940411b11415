//! Where one game of a text ends and the next begins.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};

use super::lex::{Lexer, Placed, Token};
use super::word::{Part, parts, parts_into};
use super::{SheetFlaw, SheetFlawKind};

/// The tags of one game and where its movetext is, its moves not looked at.
#[derive(Debug, Default)]
pub(super) struct RawGame<'a> {
    pub(super) tags: Vec<(&'a str, Cow<'a, str>)>,
    /// The names of the tags, to find one that comes again among very many.
    names: HashSet<&'a str>,
    /// `None` if there is nothing but tags.
    pub(super) body: Option<Body<'a>>,
    /// Every piece letter of the main line, once.
    pub(super) letters: BTreeSet<char>,
    pub(super) flaws: Vec<SheetFlaw>,
    /// Where the game ends, or a line behind.
    pub(super) end: (usize, usize),
    /// The place of its first token, to read it again; `None` for an empty text.
    pub(super) begin: Option<Begin>,
    has_words: bool,
    has_result: bool,
    words: usize,
    depth: usize,
    /// True since an empty line, until the next token.
    parted: bool,
    after_result: bool,
    /// Room for the parts of a word; empty.
    parts: Vec<Part<'a>>,
}

/// The beginning of a game in a text that is kept elsewhere.
#[derive(Clone, Debug)]
pub(super) struct Begin {
    /// It has no text of its own.
    place: Lexer<'static>,
    /// True if it follows a result as if it were the same game.
    after_result: bool,
}

/// The movetext of a game, token by token. Tokens are not kept: many games are large, and a token is larger than its text.
#[derive(Clone, Debug)]
pub(super) struct Body<'a> {
    lexer: Lexer<'a>,
    /// The end of the movetext, in bytes.
    end: usize,
    /// From here on there are comments that belong to no game, but to the one before them.
    remainder: usize,
    /// Line and column of the first token.
    pub(super) first: (usize, usize),
    has_words: bool,
}

/// The games of a text, one after the other. Empty lines alone end none: many programs leave them where people do.
pub(super) struct RawGames<'a> {
    lexer: Lexer<'a>,
    /// What was read of the game that goes on.
    game: RawGame<'a>,
    /// The game before it, to which more may belong.
    before: Option<RawGame<'a>>,
}

impl<'a> From<&'a str> for RawGames<'a> {
    fn from(text: &'a str) -> Self {
        Self {
            lexer: Lexer::new(text),
            game: RawGame::default(),
            before: None,
        }
    }
}

impl<'a> From<(&'a str, &Begin)> for RawGames<'a> {
    /// Goes on where a game of the same text begins.
    fn from((text, begin): (&'a str, &Begin)) -> Self {
        Self {
            lexer: Lexer::at_place_of(&begin.place, text),
            game: RawGame {
                after_result: begin.after_result,
                ..RawGame::default()
            },
            before: None,
        }
    }
}

impl<'a> RawGames<'a> {
    /// Returns how many bytes of the text have been looked at.
    pub(super) fn at(&self) -> usize {
        self.lexer.at()
    }

    /// Ends the game that goes on, and returns the one before it if nothing more belongs to that. A comment that belongs to
    /// no game belongs to the one before it.
    fn end_game(&mut self) -> Option<RawGame<'a>> {
        let game = std::mem::take(&mut self.game);
        let is_remainder = game.tags.is_empty() && !game.has_words;
        match &mut self.before {
            Some(before) if is_remainder => {
                before.append(game);
                None
            }
            None if is_remainder && game.body.is_none() && game.flaws.is_empty() => None,
            before => before.replace(game),
        }
    }
}

impl<'a> Iterator for RawGames<'a> {
    type Item = RawGame<'a>;

    fn next(&mut self) -> Option<RawGame<'a>> {
        loop {
            let from = self.lexer.clone();
            let Some(placed) = self.lexer.next() else {
                return self.end_game().or_else(|| self.before.take());
            };
            let mut whole = None;
            if self.game.ends_before(&placed) {
                let parted = self.game.parted;
                let after_result = self.game.has_result && !parted && matches!(placed.token, Token::Word(_));
                whole = self.end_game();
                self.game.after_result = after_result;
            }
            self.game.take(placed, &from, self.lexer.at());
            if whole.is_some() {
                return whole;
            }
        }
    }
}

impl<'a> Iterator for Body<'a> {
    type Item = Placed<'a>;

    fn next(&mut self) -> Option<Placed<'a>> {
        while self.lexer.at() < self.end {
            if self.lexer.at() >= self.remainder {
                self.has_words = false;
            }
            let mut placed = self.lexer.next()?;
            if let (Token::BadTag(line), true) = (&placed.token, self.has_words) {
                placed.token = Token::Word(line);
            }
            match placed.token {
                Token::Tag { .. } | Token::BadTag(_) | Token::EmptyLine => {}
                Token::Word(_) => {
                    self.has_words = true;
                    return Some(placed);
                }
                _ => return Some(placed),
            }
        }
        None
    }
}

impl<'a> RawGame<'a> {
    fn ends_before(&self, next: &Placed<'a>) -> bool {
        match &next.token {
            Token::Tag { name, .. } => {
                let again = self.names.contains(name);
                self.has_words || self.has_result || again && (self.parted || self.body.is_some())
            }
            Token::BadTag(_) => (self.has_words || self.has_result) && self.parted,
            Token::Word(word) => self.has_result || self.parted && self.words > 1 && begins_again(word),
            Token::Comment { .. } | Token::Open => self.has_result && self.parted,
            _ => false,
        }
    }

    /// Takes a token, which goes in the text from the place of a lexer to `to`.
    fn take(&mut self, mut placed: Placed<'a>, from: &Lexer<'a>, to: usize) {
        // Among moves it is no tag, and what stands there may be moves.
        if let (Token::BadTag(line), true) = (&placed.token, self.has_words) {
            placed.token = Token::Word(line);
        }
        let place = (placed.line, placed.column);
        self.end = place;
        if self.begin.is_none() {
            let (place, after_result) = (Lexer::at_place_of(from, ""), self.after_result);
            self.begin = Some(Begin { place, after_result });
            if after_result {
                self.flaw(&placed, SheetFlawKind::AfterResult, word_of(&placed.token));
            }
        }
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
                if self.depth == 0 {
                    self.note_letters(word);
                }
            }
            Token::Open => self.depth += 1,
            Token::Close => self.depth = self.depth.saturating_sub(1),
            Token::Comment { .. } | Token::StrayBrace | Token::Offer | Token::Nag(_) => {}
        }
        let begin = || Body {
            lexer: from.clone(),
            end: to,
            remainder: usize::MAX,
            first: place,
            has_words: false,
        };
        self.body.get_or_insert_with(begin).end = to;
    }

    fn note_letters(&mut self, word: &'a str) {
        if !self.has_new_letters(word) {
            return;
        }
        parts_into(&mut self.parts, word);
        for part in self.parts.drain(..) {
            if let Part::Move(written) = part {
                self.letters.extend(written.letters());
            }
        }
    }

    /// Returns false for most words, at a glance: their letters are known by now. Of others it is not sure.
    fn has_new_letters(&self, word: &str) -> bool {
        let is_new =
            |byte: u8| !byte.is_ascii() || byte.is_ascii_uppercase() && !self.letters.contains(&char::from(byte));
        // A small letter behind the last rank may be what a pawn becomes.
        let may_promote = |pair: &[u8]| matches!(pair, [b'1' | b'8' | b'=' | b'/' | b'(', b'a'..=b'z']);
        word.bytes().any(is_new) || word.as_bytes().windows(2).any(may_promote)
    }

    /// Takes in what belongs to no other game.
    fn append(&mut self, remainder: RawGame<'a>) {
        self.flaws.extend(remainder.flaws);
        let Some(body) = &mut self.body else {
            self.body = remainder.body;
            return;
        };
        let begins_at = remainder.begin.map_or(usize::MAX, |begin| begin.place.at());
        body.remainder = body.remainder.min(begins_at);
        if let Some(more) = remainder.body {
            body.end = more.end;
        }
    }

    fn tag(&mut self, placed: Placed<'a>) {
        match &placed.token {
            Token::Tag { name, unusual, .. } => {
                if *unusual {
                    self.flaw(&placed, SheetFlawKind::UnusualTag, name);
                }
                if !self.names.insert(name) {
                    self.flaw(&placed, SheetFlawKind::SecondTag, name);
                }
            }
            Token::BadTag(line) => self.flaw(&placed, SheetFlawKind::BadTag, line),
            _ => {}
        }
        if let Token::Tag { name, value, .. } = placed.token {
            self.tags.push((name, value));
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
    let is_of_results = |byte: u8| matches!(byte, b'*' | b'-' | b'/' | b':') || !byte.is_ascii();
    word.bytes().any(is_of_results) && parts(word).iter().any(|it| matches!(it, Part::Result { .. }))
}

/// Returns true if a word is the first of a game: move number 1 of White.
fn begins_again(word: &str) -> bool {
    word.starts_with('1') && matches!(parts(word).first(), Some(Part::Number { number: 1, dots: 0 | 1 }))
}
