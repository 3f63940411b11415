//! A list of pieces: a colour, its pieces, the squares of each.

use shakmaty::{Color, Role, Square};

use super::PlacementFlaw;
use super::token::{Lexeme, Named, Token, between};
use crate::game::resolve::Placement;

/// Reads a list of pieces.
pub(super) fn read(tokens: &[Lexeme]) -> Result<Placement, PlacementFlaw> {
    let mut list = List {
        has_commas: tokens.iter().any(|it| matches!(it.token, Token::Stop(',' | ';'))),
        ..List::default()
    };
    for (at, lexeme) in tokens.iter().enumerate() {
        list.take(lexeme, &tokens[at + 1..])?;
    }
    list.finish()
}

/// A piece whose squares are being named.
struct Kind {
    role: Role,
    named: Named,
    text: String,
    said: Option<u32>,
    squares: u32,
}

#[derive(Default)]
struct List {
    placement: Option<Placement>,
    color: Option<Color>,
    kind: Option<Kind>,
    number: Option<(u32, String)>,
    /// The square named last, if nothing but a dash or "through" stands behind it.
    last: Option<Square>,
    /// A dash or "through" goes before.
    through: Option<String>,
    /// A sign or a word parts the next square from the last.
    stop: Option<char>,
    is_joined: bool,
    has_commas: bool,
    /// Squares without a piece behind a piece that a letter names: perhaps pawns, in notation they have none.
    doubtful: [Option<Square>; 2],
    has_pawns: [bool; 2],
}

impl List {
    fn take(&mut self, lexeme: &Lexeme, rest: &[Lexeme]) -> Result<(), PlacementFlaw> {
        let unknown = || PlacementFlaw::Unknown(lexeme.text.clone());
        if let Some((_, number)) = self
            .number
            .take_if(|_| !matches!(lexeme.token, Token::Piece(..) | Token::Color(_)))
        {
            return Err(PlacementFlaw::Unknown(number));
        }
        let is_range = self.through.is_some() && self.last.is_some();
        if is_range && !matches!(lexeme.token, Token::Square(_)) {
            // A dash may part the colours too, not a square from a word.
            match self.through.take() {
                Some(dash) if dash == "-" => self.last = None,
                other => return Err(PlacementFlaw::Unknown(other.unwrap_or_default())),
            }
        }
        match &lexeme.token {
            Token::Color(color) => {
                // "Rey blanco e1": the colour of the piece that was just named.
                if self.kind.as_ref().is_none_or(|it| it.squares > 0) {
                    self.end_kind()?;
                }
                self.color = Some(*color);
                self.part(None);
            }
            Token::Piece(role, named) => {
                self.end_kind()?;
                self.part(None);
                self.kind = Some(Kind {
                    role: *role,
                    named: *named,
                    text: lexeme.text.clone(),
                    said: self.number.take().map(|(it, _)| it),
                    squares: 0,
                });
            }
            Token::Square(square) => self.square(*square)?,
            Token::Number(number) => self.number = Some((*number, lexeme.text.clone())),
            Token::Empty => {
                let is_side = self.kind.is_none() || rest.is_empty();
                if self.kind.as_ref().is_some_and(|it| it.squares == 0) || !is_side {
                    return Err(unknown());
                }
                self.placement.get_or_insert_with(Placement::empty);
                self.part(None);
            }
            Token::Through => self.through = Some(lexeme.text.clone()),
            Token::Stop('-') => self.through = Some("-".to_owned()),
            Token::Stop(sign) => self.part(Some(*sign)),
            Token::Filler => {
                let follows = |it: &Lexeme| matches!(it.token, Token::Square(_));
                self.is_joined = self.last.is_some() && rest.first().is_some_and(follows);
                self.last = None;
            }
            Token::Link if self.last.is_none() => {}
            Token::Link | Token::Rank | Token::Row(_) | Token::Unknown => return Err(unknown()),
        }
        Ok(())
    }

    fn part(&mut self, stop: Option<char>) {
        self.stop = stop;
        self.last = None;
        self.through = None;
        self.is_joined = false;
    }

    fn square(&mut self, square: Square) -> Result<(), PlacementFlaw> {
        let Some(kind) = &mut self.kind else {
            return Err(PlacementFlaw::NoPiece(square));
        };
        let Some(color) = self.color else {
            return Err(PlacementFlaw::NoColor(kind.text.clone()));
        };
        let range = match (self.last, self.through.take()) {
            (Some(from), Some(word)) => {
                let squares = between(from, square).ok_or(PlacementFlaw::Unknown(word))?;
                squares.into_iter().filter(|it| *it != from).collect()
            }
            _ => vec![square],
        };
        let is_one_kind = match self.stop {
            Some('/' | '+') => true,
            Some(_) => self.is_joined,
            None => self.is_joined || self.has_commas || range.len() > 1,
        };
        let side = usize::from(color.is_black());
        if kind.role == Role::Pawn {
            self.has_pawns[side] = true;
        } else if kind.named == Named::Letter && kind.squares > 0 && !is_one_kind {
            self.doubtful[side].get_or_insert(square);
        }
        let placement = self.placement.get_or_insert_with(Placement::empty);
        for square in range {
            if placement.at(square).is_some() {
                return Err(PlacementFlaw::Twice(square));
            }
            placement.set(square, Some(kind.role.of(color)));
            kind.squares += 1;
        }
        self.part(None);
        self.last = Some(square);
        Ok(())
    }

    fn end_kind(&mut self) -> Result<(), PlacementFlaw> {
        let Some(kind) = self.kind.take() else {
            return Ok(());
        };
        match kind.said {
            _ if kind.squares == 0 => Err(PlacementFlaw::NoSquare(kind.text)),
            Some(said) if said != kind.squares => Err(PlacementFlaw::Count {
                piece: kind.text,
                said,
                named: kind.squares,
            }),
            Some(_) | None => Ok(()),
        }
    }

    fn finish(mut self) -> Result<Placement, PlacementFlaw> {
        self.end_kind()?;
        if let Some((_, number)) = self.number {
            return Err(PlacementFlaw::Unknown(number));
        }
        if let (Some(_), Some(word)) = (self.last, self.through) {
            return Err(PlacementFlaw::Unknown(word));
        }
        for (doubtful, has_pawns) in self.doubtful.into_iter().zip(self.has_pawns) {
            if let Some(square) = doubtful.filter(|_| !has_pawns) {
                return Err(PlacementFlaw::NoPiece(square));
            }
        }
        self.placement.ok_or(PlacementFlaw::Nothing)
    }
}
