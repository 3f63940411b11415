//! Walks the main line and the variations of one game.

use std::ops::ControlFlow;

use shakmaty::Color;

use super::super::lex::{End, Placed, Token};
use super::super::split::Body;
use super::super::word::{Part, Written, parts, parts_into};
use super::super::{PgnMove, Variation};
use super::moves::{only_legal, resolve, untrue};
use super::{LetterSet, Marker, SheetFlaw, SheetFlawKind, shortened};
use crate::game::Position;

/// How deep variations within variations are read.
const DEEPEST: usize = 64;

/// The tokens of one game and the position before them.
pub(super) struct Walk<'a> {
    pub(super) start: Position,
    body: Option<Body<'a>>,
    /// True if no move is read at all.
    pub(super) none: bool,
}

/// All that was found in the movetext of a game.
pub(super) struct MovetextRead<'a> {
    pub(super) comments: Vec<String>,
    pub(super) moves: Vec<PgnMove>,
    pub(super) flaws: Vec<SheetFlaw>,
    pub(super) result: Option<Marker<'a>>,
    pub(super) complete: bool,
}

impl<'a> Walk<'a> {
    pub(super) fn new(start: Position, body: Option<Body<'a>>, none: bool) -> Self {
        Self { start, body, none }
    }

    /// Hands the tokens of the movetext over, from the first on, until one is the last that is wanted.
    pub(super) fn each_token(&self, take: impl FnMut(&Placed<'a>) -> ControlFlow<()>) {
        if let Some(body) = &self.body {
            let _every_one_or_not = body.each(take);
        }
    }

    /// Reads everything under the chosen set; `end` is where the game ends.
    pub(super) fn to_the_end(&self, set: &LetterSet, end: (usize, usize)) -> MovetextRead<'a> {
        let mut reading = MovetextReader {
            set,
            lines: vec![LineRead::at(self.start.clone(), self.none)],
            skipped: 0,
            flaws: Vec::new(),
            result: None,
            torn: false,
            parts: Vec::new(),
        };
        self.each_token(|placed| {
            reading.take(placed);
            ControlFlow::Continue(())
        });
        reading.finish(end)
    }
}

/// A line that is being read: the main one or a variation.
struct LineRead<'a> {
    position: Position,
    /// The position before the last move, where its variations begin.
    before_last: Position,
    comments: Vec<String>,
    moves: Vec<PgnMove>,
    /// True from the first move that cannot be read.
    stopped: bool,
    /// A move number whose move, and perhaps more dots, are still to come.
    number: Option<Number<'a>>,
    /// The last move as it was written, for an `e.p.` that stands apart.
    last_took_in_passing: bool,
}

impl LineRead<'_> {
    fn at(position: Position, stopped: bool) -> Self {
        Self {
            before_last: position.clone(),
            position,
            comments: Vec::new(),
            moves: Vec::new(),
            stopped,
            number: None,
            last_took_in_passing: false,
        }
    }
}

/// A move number as it was written.
struct Number<'a> {
    number: Option<u32>,
    dots: usize,
    line: usize,
    column: usize,
    text: &'a str,
}

impl Number<'_> {
    /// Names a number that is another one than the moves make it.
    fn flaw(self, counted: u32) -> SheetFlaw {
        SheetFlaw {
            line: self.line,
            column: self.column,
            kind: SheetFlawKind::MoveNumber,
            text: shortened(self.text),
            number: Some(counted),
        }
    }
}

struct MovetextReader<'a, 's> {
    set: &'s LetterSet,
    /// The main line first, the innermost variation last; never empty.
    lines: Vec<LineRead<'a>>,
    /// How many variations are open that are not read.
    skipped: usize,
    flaws: Vec<SheetFlaw>,
    result: Option<Marker<'a>>,
    /// True if something has no end.
    torn: bool,
    /// Room for the parts of a word.
    parts: Vec<Part<'a>>,
}

impl<'a> MovetextReader<'a, '_> {
    fn take(&mut self, placed: &Placed<'a>) {
        match &placed.token {
            Token::Open => self.open(placed),
            Token::Close => self.close(placed),
            Token::Comment { text, end } => self.comment(placed, text, *end),
            Token::StrayBrace => self.flaw(placed, SheetFlawKind::StrayBrace, "}"),
            _ if self.skipped > 0 => {}
            Token::Offer => match self.last_move() {
                Some(last) => last.offer = true,
                None => self.flaw(placed, SheetFlawKind::StraySign, "(=)"),
            },
            Token::Nag(number) => match (number.parse(), self.last_move()) {
                (Ok(number), Some(last)) => last.nags.push(number),
                _ => self.flaw(placed, SheetFlawKind::StraySign, &format!("${number}")),
            },
            Token::Word(word) => self.word(placed, word),
            Token::Tag { .. } | Token::BadTag(_) | Token::EmptyLine => {}
        }
    }

    fn line(&mut self) -> Option<&mut LineRead<'a>> {
        self.lines.last_mut()
    }

    fn last_move(&mut self) -> Option<&mut PgnMove> {
        self.line()?.moves.last_mut()
    }

    fn open(&mut self, placed: &Placed<'_>) {
        let depth = self.lines.len();
        let begins = match self.lines.last() {
            Some(line) if self.skipped == 0 && !line.stopped => {
                (!line.moves.is_empty() && depth <= DEEPEST).then(|| line.before_last.clone())
            }
            _ => {
                self.skipped += 1;
                return;
            }
        };
        match begins {
            Some(position) => self.lines.push(LineRead::at(position, false)),
            None => {
                self.skipped += 1;
                let kind = if depth > DEEPEST {
                    SheetFlawKind::TooDeep
                } else {
                    SheetFlawKind::StrayParenthesis
                };
                self.flaw(placed, kind, "(");
            }
        }
    }

    fn close(&mut self, placed: &Placed<'_>) {
        if self.skipped > 0 {
            self.skipped -= 1;
        } else if self.lines.len() > 1 {
            self.close_line();
        } else {
            self.flaw(placed, SheetFlawKind::StrayParenthesis, ")");
        }
    }

    fn close_line(&mut self) {
        let Some(line) = self.lines.pop() else { return };
        let variation = Variation {
            comments: line.comments,
            moves: line.moves,
        };
        if let Some(last) = self.last_move() {
            last.variations.push(variation);
        }
    }

    fn comment(&mut self, placed: &Placed<'_>, text: &str, end: End) {
        match end {
            End::Closed => {}
            End::Nested => self.flaw(placed, SheetFlawKind::NestedComment, text),
            End::Open => {
                self.torn = true;
                self.flaw(placed, SheetFlawKind::UnclosedComment, text);
            }
        }
        if self.skipped > 0 {
            return;
        }
        if self.lines.len() == 1 && is_of_moves(text) {
            self.flaw(placed, SheetFlawKind::MovesInComment, text);
        }
        let Some(line) = self.lines.last_mut() else { return };
        match line.moves.last_mut() {
            Some(last) => last.comment(text),
            None => line.comments.push(text.trim().to_owned()),
        }
    }

    fn word(&mut self, placed: &Placed<'a>, word: &'a str) {
        // Its room is used again and again.
        let mut parts = std::mem::take(&mut self.parts);
        parts_into(&mut parts, word);
        for part in &parts {
            let is_stopped = self.line().is_none_or(|it| it.stopped);
            match part {
                Part::Result { outcome, unusual } => self.result(placed, word, *outcome, *unusual),
                _ if is_stopped => {}
                Part::Number { number, dots } => self.number(placed, word, Some(*number), *dots),
                Part::Dots(dots) => self.number(placed, word, None, *dots),
                Part::Nag(nag) => match self.last_move() {
                    Some(last) => last.nags.push(*nag),
                    None => self.flaw(placed, SheetFlawKind::StraySign, word),
                },
                Part::EnPassant => {
                    if self.line().is_none_or(|it| !it.last_took_in_passing) {
                        self.flaw(placed, SheetFlawKind::EnPassantSign, word);
                    }
                }
                Part::Move(written) => self.written(placed, word, written),
                Part::Gap => self.stop(placed, SheetFlawKind::MissingMove, word),
                Part::Null(_) => self.stop(placed, SheetFlawKind::NullMove, word),
                Part::Unreadable(_) => self.stop(placed, SheetFlawKind::Unreadable, word),
            }
        }
        self.parts = parts;
    }

    /// Keeps a number until its move comes; dots may stand apart from it, as in `1. ... e5`.
    fn number(&mut self, placed: &Placed<'_>, word: &'a str, number: Option<u32>, dots: usize) {
        let Some(line) = self.line() else { return };
        if let (None, Some(before)) = (number, line.number.as_mut()) {
            before.dots += dots;
            return;
        }
        self.compare_number();
        if let Some(line) = self.line() {
            line.number = Some(Number {
                number,
                dots,
                line: placed.line,
                column: placed.column,
                text: word,
            });
        }
    }

    /// Compares the number that was kept, and the side its dots mean, with the move that is due.
    fn compare_number(&mut self) {
        let Some(line) = self.line() else { return };
        let Some(written) = line.number.take() else { return };
        let board = line.position.board();
        let counted = board.move_number();
        let fits_side = match written.dots {
            0 => true,
            1 => written.number.is_some() && board.turn() == Color::White,
            _ => board.turn() == Color::Black,
        };
        if written.number.is_some_and(|it| it != counted) || !fits_side {
            self.flaws.push(written.flaw(counted));
        }
    }

    /// Names a number at the end of the moves, behind which nothing stands.
    fn number_alone(&mut self) {
        // Of a game that goes on some write the number of the move that is next.
        let is_decided = self.result.is_some_and(|it| it.outcome.is_some());
        let Some(line) = self.line() else { return };
        let counted = line.position.board().move_number();
        let Some(written) = line.number.take() else { return };
        if written.number.is_some_and(|it| it != counted) {
            self.flaws.push(written.flaw(counted));
        } else if is_decided && written.number.is_some() {
            line.stopped = true;
            let flaw = written.flaw(counted);
            self.flaws.push(SheetFlaw {
                kind: SheetFlawKind::MissingMove,
                ..flaw
            });
        }
    }

    fn written(&mut self, placed: &Placed<'_>, word: &str, written: &Written) {
        self.compare_number();
        let set = self.set;
        let Some(line) = self.line() else { return };
        let legal = only_legal(written, set, &line.position);
        let found = match legal {
            Some(it) => Ok((it.m, it.captured_square())),
            None => resolve(written, set, &line.position).map(|m| (m, line.position.board().captured_square(m))),
        };
        let (m, captured) = match found {
            Ok(found) => found,
            Err(kind) => return self.stop(placed, kind, word),
        };
        let number = line.position.board().move_number();
        line.before_last.clone_from(&line.position);
        match legal {
            Some(it) => line.position.play_legal(it),
            None => line.position.play(m),
        }
        let untrue = untrue(written, captured, m, &line.position);
        line.last_took_in_passing = captured.is_some_and(|it| it != m.to);
        line.moves.push(PgnMove::of(m, placed.line, placed.column));
        for kind in untrue {
            self.flaw_of_move(placed, kind, word, Some(number));
        }
    }

    fn result(&mut self, placed: &Placed<'a>, word: &'a str, outcome: Option<crate::game::Outcome>, unusual: bool) {
        if self.lines.len() + self.skipped > 1 {
            self.flaw(placed, SheetFlawKind::ResultInVariation, word);
        }
        if unusual {
            self.flaw(placed, SheetFlawKind::UnusualResult, word);
        }
        self.result = Some(Marker {
            outcome,
            text: word,
            line: placed.line,
            column: placed.column,
        });
    }

    /// Names what cannot be read and reads this line no further.
    fn stop(&mut self, placed: &Placed<'_>, kind: SheetFlawKind, word: &str) {
        self.flaw(placed, kind, word);
        if let Some(line) = self.line() {
            line.stopped = true;
        }
    }

    fn flaw(&mut self, at: &Placed<'_>, kind: SheetFlawKind, text: &str) {
        let number = self.lines.last().map(|it| it.position.board().move_number());
        self.flaw_of_move(at, kind, text, number);
    }

    fn flaw_of_move(&mut self, at: &Placed<'_>, kind: SheetFlawKind, text: &str, number: Option<u32>) {
        self.flaws.push(SheetFlaw {
            line: at.line,
            column: at.column,
            kind,
            text: shortened(text),
            number,
        });
    }

    fn finish(mut self, (line, column): (usize, usize)) -> MovetextRead<'a> {
        if self.lines.len() == 1 && self.line().is_some_and(|it| !it.stopped && it.number.is_some()) {
            self.number_alone();
        }
        let mut at_end = |kind| {
            self.flaws.push(SheetFlaw {
                line,
                column,
                kind,
                text: String::new(),
                number: None,
            });
        };
        if self.lines.len() > 1 || self.skipped > 0 {
            self.torn = true;
            at_end(SheetFlawKind::UnclosedVariation);
        }
        if self.result.is_none() {
            at_end(SheetFlawKind::MissingResult);
        }
        while self.lines.len() > 1 {
            self.close_line();
        }
        let main = self.lines.pop();
        let stopped = main.as_ref().is_none_or(|it| it.stopped);
        let (comments, moves) = main.map(|it| (it.comments, it.moves)).unwrap_or_default();
        MovetextRead {
            comments,
            moves,
            flaws: self.flaws,
            result: self.result,
            complete: !stopped && !self.torn,
        }
    }
}

/// Returns true for a comment that is nothing but moves: they may be those of the game.
fn is_of_moves(text: &str) -> bool {
    let mut has_move = false;
    let is_plain = text.split_whitespace().flat_map(parts).all(|part| {
        has_move |= matches!(part, Part::Move(_));
        matches!(part, Part::Move(_) | Part::Number { .. } | Part::Dots(_))
    });
    is_plain && has_move
}
