//! Where one game of a text ends and the next begins.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::ops::ControlFlow;

use super::lex::{Lexer, Placed, Token};
use super::word::{Part, parts};
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
    /// The same capitals of ASCII, a bit each.
    capitals: u32,
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
}

/// The beginning of a game in a text that is kept elsewhere.
#[derive(Clone, Debug)]
pub(super) struct Begin {
    /// It has no text of its own.
    place: Lexer<'static>,
    /// True if it follows a result as if it were the same game.
    after_result: bool,
}

/// How many tokens of a game are kept. A token is larger than its text, and a file may be one game without an end.
const MOST_KEPT: usize = 1024;

/// How many tokens most games have at most.
const USUAL_TOKENS: usize = 256;

/// The movetext of a game, which may be read more than once.
#[derive(Debug)]
pub(super) struct Body<'a> {
    /// Its first tokens.
    kept: Vec<Placed<'a>>,
    /// The place of the others, which are taken apart again each time; `None` if there are none.
    others: Option<Lexer<'a>>,
    /// The end of the movetext, in bytes.
    end: usize,
    /// From here on there are comments that belong to no game, but to the one before them.
    remainder: usize,
    /// Line and column of the first token.
    pub(super) first: (usize, usize),
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
                before.append(game, &self.lexer);
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

impl<'a> Body<'a> {
    /// Hands its tokens over, from the first on, until one is the last that is wanted.
    pub(super) fn each(&self, mut take: impl FnMut(&Placed<'a>) -> ControlFlow<()>) -> ControlFlow<()> {
        self.kept.iter().try_for_each(&mut take)?;
        let Some(mut lexer) = self.others.clone() else {
            return ControlFlow::Continue(());
        };
        let mut has_words = self.kept.iter().any(|it| matches!(it.token, Token::Word(_)));
        while lexer.at() < self.end {
            if lexer.at() >= self.remainder {
                has_words = false;
            }
            let Some(mut placed) = lexer.next() else { break };
            if let (Token::BadTag(line), true) = (&placed.token, has_words) {
                placed.token = Token::Word(line);
            }
            match placed.token {
                Token::Tag { .. } | Token::BadTag(_) | Token::EmptyLine => continue,
                Token::Word(_) => has_words = true,
                _ => {}
            }
            take(&placed)?;
        }
        ControlFlow::Continue(())
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
        let parted = std::mem::replace(&mut self.parted, matches!(placed.token, Token::EmptyLine));
        match placed.token {
            Token::Tag { .. } | Token::BadTag(_) => return self.tag(placed),
            Token::EmptyLine => return,
            Token::Word(word) => {
                if parted && self.has_words && !self.has_result && !ends(word) {
                    self.flaw(&placed, SheetFlawKind::EmptyLine, word);
                }
                self.has_words = true;
                self.words += 1;
                if self.depth == 0 {
                    let glance = Glance::at(word);
                    self.has_result |= glance.may_end && ends(word);
                    if glance.may_have_letters_besides(self.capitals) {
                        self.note_letters(word);
                    }
                }
            }
            Token::Open => self.depth += 1,
            Token::Close => self.depth = self.depth.saturating_sub(1),
            Token::Comment { .. } | Token::StrayBrace | Token::Offer | Token::Nag(_) => {}
        }
        let begin = || Body {
            kept: Vec::with_capacity(USUAL_TOKENS),
            others: None,
            end: to,
            remainder: usize::MAX,
            first: place,
        };
        let body = self.body.get_or_insert_with(begin);
        body.end = to;
        if body.kept.len() < MOST_KEPT {
            body.kept.push(placed);
        } else if body.others.is_none() {
            body.others = Some(from.clone());
        }
    }

    fn note_letters(&mut self, word: &str) {
        for part in parts(word) {
            if let Part::Move(written) = part {
                self.letters.extend(written.letters());
            }
        }
        self.capitals = self.letters.iter().copied().map(bit).fold(0, |all, bit| all | bit);
    }

    /// Takes in what belongs to no other game.
    fn append(&mut self, remainder: RawGame<'a>, lexer: &Lexer<'a>) {
        self.flaws.extend(remainder.flaws);
        let Some(body) = &mut self.body else {
            self.body = remainder.body;
            return;
        };
        if let Some(begin) = remainder.begin {
            body.remainder = body.remainder.min(begin.place.at());
            body.others.get_or_insert_with(|| lexer.at_other_place(&begin.place));
        }
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

/// What a word may be, at a glance: most are none of it.
#[derive(Default)]
struct Glance {
    /// True if it has a sign as every result has.
    may_end: bool,
    /// The capitals of ASCII in it, a bit each.
    capitals: u32,
    /// True if a letter of it may be another one: of a pawn that becomes a piece, or beyond ASCII.
    may_have_others: bool,
}

impl Glance {
    fn at(word: &str) -> Self {
        let mut glance = Self::default();
        let mut before = 0;
        for byte in word.bytes() {
            match byte {
                b'A'..=b'Z' => glance.capitals |= bit(char::from(byte)),
                // A small letter behind the last rank may be what a pawn becomes.
                b'a'..=b'z' => glance.may_have_others |= matches!(before, b'1' | b'8' | b'=' | b'/' | b'('),
                b'*' | b'-' | b'/' | b':' => glance.may_end = true,
                0..=0x7f => {}
                0x80.. => (glance.may_end, glance.may_have_others) = (true, true),
            }
            before = byte;
        }
        glance
    }

    /// Returns false for a word of whose letters all are known.
    fn may_have_letters_besides(&self, known: u32) -> bool {
        self.may_have_others || self.capitals & !known != 0
    }
}

/// Returns the bit of a capital of ASCII, none for another letter.
fn bit(letter: char) -> u32 {
    match letter {
        'A'..='Z' => 1 << (u32::from(letter) - u32::from('A')),
        _ => 0,
    }
}

/// Returns true if a result is said in a word.
fn ends(word: &str) -> bool {
    parts(word).iter().any(|it| matches!(it, Part::Result { .. }))
}

/// Returns true if a word is the first of a game: move number 1 of White.
fn begins_again(word: &str) -> bool {
    word.starts_with('1') && matches!(parts(word).first(), Some(Part::Number { number: 1, dots: 0 | 1 }))
}
