//! The tokens of a PGN text, each with its line and column. Nothing but white space is passed over in silence.

use std::borrow::Cow;

/// A token and where it begins.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Placed<'a> {
    pub(super) token: Token<'a>,
    /// Counted from 1.
    pub(super) line: usize,
    /// In characters, counted from 1.
    pub(super) column: usize,
}

/// What a PGN text is made of.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, its escapes undone; unusual if other programs would not read it.
    Tag {
        name: &'a str,
        value: Cow<'a, str>,
        unusual: bool,
    },
    /// A line in brackets that is no tag.
    BadTag(&'a str),
    /// `{…}`, or `;` to the end of the line.
    Comment { text: &'a str, end: End },
    /// `}` outside a comment.
    StrayBrace,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `(=)`
    Offer,
    /// `$1`
    Nag(&'a str),
    /// Everything else, up to a blank or one of the signs above.
    Word(&'a str),
    /// One or more empty lines.
    EmptyLine,
}

/// How a comment ends.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum End {
    /// As it should.
    Closed,
    /// As it should, with other comments in it.
    Nested,
    /// Not at all before the next game or the end of the text.
    Open,
}

/// How far the outer end of a comment within which another begins is looked for, in bytes.
const LONGEST_NESTED_BYTES: usize = 4096;

/// How deep comments within comments are looked at; thousands that are never closed would be looked at again and again.
const DEEPEST_NESTED: usize = 16;

/// Takes a text apart. A copy goes on where it was made.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// Where the line begins.
    line_at: usize,
    /// A place up to which the characters of the line were counted, and their number.
    counted: (usize, usize),
    /// The line on which the last token ended; 0 before the first.
    token_line: usize,
    /// The end of a line, which holds for every place before it in the line.
    line_end: LineEnd,
    /// The next closing brace, or the end of the text; it holds for every place before it.
    brace_at: usize,
}

/// How a line ends, looked at once for all that stands in it.
#[derive(Clone, Copy, Debug)]
struct LineEnd {
    at: usize,
    /// How many bytes before the end a quotation mark stands behind which there is only `]`.
    quote: Option<usize>,
}

impl LineEnd {
    /// Looks for the end of the line that goes on at `from`.
    fn of(text: &str, from: usize) -> Self {
        let line = line_of(&text[from..]);
        Self {
            at: from + line.len(),
            quote: closing_quote(line),
        }
    }
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            text,
            at: 0,
            line: 1,
            line_at: 0,
            counted: (0, 1),
            token_line: 0,
            line_end: LineEnd::of(text, 0),
            brace_at: next_brace(text, 0),
        }
    }

    /// Goes on in a text at the place of another lexer of the same text, which need not have it any more.
    pub(super) fn at_place_of(other: &Lexer<'_>, text: &'a str) -> Self {
        Self::placed(text.strip_prefix('\u{feff}').unwrap_or(text), other)
    }

    /// Goes on in the same text at the place of another lexer, which need not have it.
    pub(super) fn at_other_place(&self, other: &Lexer<'_>) -> Self {
        Self::placed(self.text, other)
    }

    fn placed(text: &'a str, other: &Lexer<'_>) -> Self {
        Self {
            text,
            at: other.at,
            line: other.line,
            line_at: other.line_at,
            counted: other.counted,
            token_line: other.token_line,
            line_end: other.line_end,
            brace_at: other.brace_at,
        }
    }

    /// Returns how many bytes of the text have been taken apart.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Goes on by `bytes`, counting lines: CR LF, LF and CR end one.
    fn advance(&mut self, bytes: usize) {
        let to = self.at + bytes;
        let passed = self.text.as_bytes();
        while self.at < to {
            let byte = passed[self.at];
            self.at += 1;
            if byte == b'\n' || byte == b'\r' && passed.get(self.at) != Some(&b'\n') {
                self.line += 1;
                self.line_at = self.at;
                self.counted = (self.at, 1);
            }
        }
    }

    fn column(&mut self) -> usize {
        let (from, column) = self.counted;
        let passed = &self.text.as_bytes()[from..self.at];
        // Every character has one byte that goes on no other.
        let column = column + passed.iter().filter(|byte| byte.cast_signed() >= -0x40).count();
        self.counted = (self.at, column);
        column
    }

    /// Returns the rest of the line and where its last quotation mark stands, as [`LineEnd`] has it.
    fn rest_of_line(&mut self) -> (&'a str, Option<usize>) {
        if self.line_end.at < self.at {
            self.line_end = LineEnd::of(self.text, self.at);
        }
        (&self.text[self.at..self.line_end.at], self.line_end.quote)
    }

    /// Returns how far behind `at` the next closing brace stands, if there is one.
    fn brace_behind(&mut self, at: usize) -> Option<usize> {
        if self.brace_at < at {
            self.brace_at = next_brace(self.text, at);
        }
        (self.brace_at < self.text.len()).then(|| self.brace_at - at)
    }

    fn is_at_line_start(&self) -> bool {
        self.at == self.line_at
    }

    /// Passes white space and escape lines; returns true if an empty line was among it.
    fn skip_blanks(&mut self) -> bool {
        let mut line_ends = 0;
        loop {
            let byte = self.text.as_bytes().get(self.at);
            if byte == Some(&b'%') && self.is_at_line_start() {
                self.advance(line_of(self.rest()).len());
                // The line that is not there does not part what stands around it.
                line_ends = 0;
            }
            match self.text.as_bytes().get(self.at) {
                Some(b' ' | b'\t') => {
                    self.at += 1;
                    continue;
                }
                Some(byte) if byte.is_ascii_graphic() => return line_ends > 1,
                Some(_) | None => {}
            }
            let Some(c) = self.rest().chars().next().filter(|it| is_blank(*it)) else {
                return line_ends > 1;
            };
            let line = self.line;
            self.advance(c.len_utf8());
            line_ends += self.line - line;
        }
    }

    /// Takes what nearly every token is, if it is next: a word of ASCII between two blanks of one line, after another word.
    fn usual_word(&mut self) -> Option<Placed<'a>> {
        let bytes = self.text.as_bytes();
        let from = self.at + 1;
        let (counted_at, column) = self.counted;
        if counted_at != self.at || bytes.get(self.at) != Some(&b' ') {
            return None;
        }
        let length = bytes
            .get(from..)?
            .iter()
            .position(|byte| !IS_USUAL_IN_WORDS[usize::from(*byte)])?;
        let to = from + length;
        if length == 0 || !matches!(bytes[to], b' ' | b'\n') {
            return None;
        }
        let column = column + 1;
        self.at = to;
        self.counted = (to, column + length);
        self.token_line = self.line;
        let token = Token::Word(&self.text[from..to]);
        Some(Placed {
            token,
            line: self.line,
            column,
        })
    }

    fn token(&mut self) -> Option<Token<'a>> {
        let rest = self.rest();
        // Every sign is a byte of its own.
        let token = match rest.as_bytes().first()? {
            b'{' => self.comment(),
            b';' => {
                let line = line_of(rest);
                self.advance(line.len());
                Token::Comment {
                    text: &line[1..],
                    end: End::Closed,
                }
            }
            b'}' => self.sign(Token::StrayBrace, 1),
            b'(' if rest.starts_with("(=)") => self.sign(Token::Offer, 3),
            b'(' => self.sign(Token::Open, 1),
            b')' => self.sign(Token::Close, 1),
            b'[' => self.tag(),
            b'$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                self.advance(1 + digits);
                Token::Nag(&rest[1..=digits])
            }
            b']' => self.sign(Token::Word("]"), 1),
            _ => {
                let word = word_of(rest);
                // No line ends within it.
                self.at += word.len();
                if word.is_ascii() {
                    let (begins_at, column) = self.counted;
                    debug_assert_eq!(begins_at + word.len(), self.at, "its column was counted");
                    self.counted = (self.at, column + word.len());
                }
                Token::Word(word)
            }
        };
        Some(token)
    }

    fn sign(&mut self, token: Token<'a>, bytes: usize) -> Token<'a> {
        self.advance(bytes);
        token
    }

    fn comment(&mut self) -> Token<'a> {
        let inside = &self.rest()[1..];
        let first = self.brace_behind(self.at + 1);
        let (text, end) = match first.and_then(|it| comment_of(inside, it)) {
            Some((length, end)) => (&inside[..length], end),
            None => (&inside[..up_to_next_game(inside)], End::Open),
        };
        let closing = usize::from(end != End::Open);
        self.advance(1 + text.len() + closing);
        Token::Comment { text, end }
    }

    fn tag(&mut self) -> Token<'a> {
        let (line, last_quote) = self.rest_of_line();
        match tag_of(line, last_quote) {
            Some((token, length)) => {
                self.advance(length);
                token
            }
            None if self.token_line < self.line => {
                self.advance(line.len());
                Token::BadTag(line.trim_end())
            }
            None => self.sign(Token::Word("["), 1),
        }
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Placed<'a>;

    fn next(&mut self) -> Option<Placed<'a>> {
        if let Some(placed) = self.usual_word() {
            return Some(placed);
        }
        let begins = self.at == 0;
        let parted = self.skip_blanks();
        let (line, column) = (self.line, self.column());
        let token = if parted && !begins && !self.rest().is_empty() {
            // The blanks are behind us, so the next token comes next.
            Token::EmptyLine
        } else {
            let token = self.token()?;
            self.token_line = self.line;
            token
        };
        Some(Placed { token, line, column })
    }
}

/// White space, control characters and the marks that some programs leave between words.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || matches!(c, '\u{feff}' | '\u{200b}' | '\u{200e}' | '\u{200f}')
}

fn line_of(text: &str) -> &str {
    let end = text.find(['\n', '\r']).unwrap_or(text.len());
    &text[..end]
}

const fn is_sign(c: char) -> bool {
    matches!(c, '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$')
}

/// For each byte, whether it is a character of a word in nearly every file. A table is looked at faster than each rule.
static IS_USUAL_IN_WORDS: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = b'!';
    while byte.is_ascii_graphic() {
        table[byte as usize] = !is_sign(byte as char);
        byte += 1;
    }
    table
};

/// A word goes on through `(Q)` behind a square of the last ranks.
fn word_of(text: &str) -> &str {
    let ends_word = |c: char| is_blank(c) || is_sign(c);
    let is_usual = |byte: u8| IS_USUAL_IN_WORDS[usize::from(byte)];
    let usual = text.bytes().position(|it| !is_usual(it)).unwrap_or(text.len());
    let end = match text.as_bytes().get(usual) {
        Some(b' ' | b'\n') | None => return &text[..usual],
        Some(byte) if !byte.is_ascii() => text[usual..].find(ends_word).map_or(text.len(), |it| usual + it),
        Some(_) => usual,
    };
    let (word, behind) = text.split_at(end);
    let mut next = behind.chars();
    let promotes = word.ends_with(['1', '8']) && next.next() == Some('(');
    let piece = next.next().filter(|it| promotes && !is_blank(*it) && *it != '=');
    match piece {
        Some(piece) if next.next() == Some(')') => {
            let end = end + 2 + piece.len_utf8();
            let further = text[end..].find(ends_word).map_or(text.len(), |it| end + it);
            &text[..further]
        }
        Some(_) | None => word,
    }
}

fn next_brace(text: &str, from: usize) -> usize {
    text[from..].find('}').map_or(text.len(), |it| from + it)
}

/// Finds the end of a comment, whose first brace is passed and whose first closing brace is at `first`. Braces within it
/// nest only if they come out even.
fn comment_of(inside: &str, first: usize) -> Option<(usize, End)> {
    if up_to_next_game(&inside[..first]) < first {
        return None;
    }
    if !inside[..first].contains('{') {
        return Some((first, End::Closed));
    }
    let mut depth = 1_usize;
    for (at, c) in inside.char_indices().take_while(|(at, _c)| *at < LONGEST_NESTED_BYTES) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            let stays = up_to_next_game(&inside[..at]) == at;
            return Some(if stays { (at, End::Nested) } else { (first, End::Nested) });
        }
        if depth > DEEPEST_NESTED {
            break;
        }
    }
    Some((first, End::Nested))
}

/// Returns where a line begins that can only be the first of another game: a tag after an empty line.
fn up_to_next_game(text: &str) -> usize {
    if !text.contains("\n[") && !text.contains("\r[") {
        return text.len();
    }
    let mut at = 0;
    let mut was_empty = false;
    while at < text.len() {
        let line = line_of(&text[at..]);
        if was_empty
            && matches!(
                tag_of(line, closing_quote(line)),
                Some((Token::Tag { unusual: false, .. }, _))
            )
        {
            return at;
        }
        was_empty = line.trim().is_empty();
        at += line.len();
        at += match text.as_bytes().get(at..) {
            Some([b'\r', b'\n', ..]) => 2,
            _ => 1,
        };
    }
    text.len()
}

/// Returns how many bytes before the end of a line a quotation mark stands behind which there is only `]`.
fn closing_quote(line: &str) -> Option<usize> {
    let before = line.trim_end().strip_suffix(']')?.trim_end().strip_suffix('"')?;
    Some(line.len() - before.len())
}

/// Reads a tag at the beginning of a line, or of the rest of one, and returns it with its length.
fn tag_of(line: &str, last_quote: Option<usize>) -> Option<(Token<'_>, usize)> {
    let behind_bracket = line.strip_prefix('[')?;
    let name_at = behind_bracket.trim_start();
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '+' | '#' | '=' | ':' | '-');
    let length = name_at.find(|c| !is_of_name(c))?;
    let (name, behind_name) = name_at.split_at(length);
    let starts_well = name.starts_with(|c: char| c.is_ascii_alphanumeric());
    let quoted = behind_name.trim_start().strip_prefix('"').filter(|_| starts_well)?;
    let (value, behind, escapes_well) = value_of(quoted, last_quote)?;
    let usual = escapes_well && name_at.len() == behind_bracket.len() && !behind_name.starts_with('"');
    let (behind, usual) = match behind.strip_prefix(']') {
        Some(behind) => (behind, usual),
        None => (behind.trim_start().strip_prefix(']')?, false),
    };
    let tag = Token::Tag {
        name,
        value,
        unusual: !(usual && behind.trim_start().is_empty()),
    };
    Some((tag, line.len() - behind.len()))
}

/// Reads a value behind its first quotation mark: the value, what follows, and whether its marks were escaped.
fn value_of(quoted: &str, last_quote: Option<usize>) -> Option<(Cow<'_, str>, &str, bool)> {
    let plain = quoted.find(['"', '\\'])?;
    if let Some(behind) = quoted[plain..].strip_prefix('"')
        && behind.trim_start().starts_with(']')
    {
        return Some((Cow::Borrowed(&quoted[..plain]), behind, true));
    }
    let mut value = String::new();
    let mut chars = quoted.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some((_at, escaped @ ('"' | '\\'))) => value.push(escaped),
                Some((_at, other)) => value.extend(['\\', other]),
                None => return None,
            },
            '"' if quoted[at + 1..].trim_start().starts_with(']') => {
                return Some((value.into(), &quoted[at + 1..], true));
            }
            // A quotation mark that is not escaped: the value ends where the line does.
            '"' => {
                let all = &quoted[..quoted.len().checked_sub(last_quote?)?];
                return Some((all.into(), &quoted[all.len() + 1..], false));
            }
            other => value.push(other),
        }
    }
    None
}

#[cfg(test)]
mod tests;
