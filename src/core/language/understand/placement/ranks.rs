//! A board told rank by rank: the number of each rank, and what stands on it from the a-file on.

use shakmaty::{Color, File, Piece, Rank, Square};

use super::PlacementFlaw;
use super::token::{Lexeme, Token};
use crate::game::resolve::Placement;

/// How the ranks of a text are headed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum RankHeading {
    /// `Reihe acht`.
    WordFirst,
    /// `8. Reihe`.
    NumberFirst,
    /// `8: r3k2r`.
    Number,
}

impl RankHeading {
    /// Returns how the first rank is headed; `None` if the text does not begin with a rank.
    pub(super) fn of(tokens: &[Lexeme]) -> Option<Self> {
        let parts: Vec<&Token> = tokens.iter().map(|it| &it.token).collect();
        let first = parts
            .iter()
            .position(|it| !matches!(it, Token::Stop(_) | Token::Filler))?;
        match (parts.get(first)?, parts.get(first + 1), parts.get(first + 2)) {
            (Token::Rank, ..) => Some(RankHeading::WordFirst),
            (Token::Number(_), Some(Token::Rank), _)
            | (Token::Number(_), Some(Token::Stop('.')), Some(Token::Rank)) => Some(RankHeading::NumberFirst),
            (Token::Number(_), Some(Token::Stop(':')), _) => Some(RankHeading::Number),
            _ => None,
        }
    }

    /// Returns the rank that is headed here, and how many parts that takes.
    fn head(self, tokens: &[Lexeme]) -> Option<(Rank, usize)> {
        let part = |index: usize| tokens.get(index).map(|it| &it.token);
        let (number, parts) = match (self, part(0)?, part(1), part(2)) {
            (RankHeading::WordFirst, Token::Rank, Some(Token::Number(it)), _)
            | (RankHeading::NumberFirst, Token::Number(it), Some(Token::Rank), _)
            | (RankHeading::Number, Token::Number(it), Some(Token::Stop(':')), _) => (*it, 2),
            (RankHeading::NumberFirst, Token::Number(it), Some(Token::Stop('.')), Some(Token::Rank)) => (*it, 3),
            _ => return None,
        };
        Some((Rank::new(number - 1), parts))
    }
}

/// Reads a board rank by rank; all eight must be told, in any order.
pub(super) fn read(tokens: &[Lexeme], style: RankHeading) -> Result<Placement, PlacementFlaw> {
    let mut ranks = Ranks {
        placement: Placement::empty(),
        told: Vec::new(),
        row: Vec::new(),
        color: None,
        number: None,
        is_whole: false,
    };
    let mut at = 0;
    while let Some(lexeme) = tokens.get(at) {
        if let Some((rank, parts)) = style.head(&tokens[at..]) {
            ranks.begin(rank)?;
            at += parts;
        } else {
            let around = (at.checked_sub(1).and_then(|it| tokens.get(it)), &tokens[at + 1..]);
            ranks.take(lexeme, around)?;
            at += 1;
        }
    }
    ranks.finish()
}

struct Ranks {
    placement: Placement,
    told: Vec<Rank>,
    row: Vec<Option<Piece>>,
    /// The colour of what follows on this rank.
    color: Option<Color>,
    number: Option<(u32, String)>,
    /// One word said that the whole rank is empty.
    is_whole: bool,
}

impl Ranks {
    fn begin(&mut self, rank: Rank) -> Result<(), PlacementFlaw> {
        self.end()?;
        if self.told.contains(&rank) {
            return Err(PlacementFlaw::RankTwice(rank));
        }
        self.told.push(rank);
        Ok(())
    }

    fn take(&mut self, lexeme: &Lexeme, around: (Option<&Lexeme>, &[Lexeme])) -> Result<(), PlacementFlaw> {
        let unknown = || PlacementFlaw::Unknown(lexeme.text.clone());
        let may_count = matches!(
            lexeme.token,
            Token::Piece(..) | Token::Empty | Token::Color(_) | Token::Filler
        );
        if let Some((number, text)) = self.number.take_if(|_| !may_count) {
            // A rank that is empty, as FEN writes it.
            if number != 8 || !self.row.is_empty() || !lexeme.is_stop() {
                return Err(PlacementFlaw::Unknown(text));
            }
            self.row = vec![None; 8];
        }
        match &lexeme.token {
            Token::Color(color) => self.color = Some(*color),
            Token::Piece(role, _) => {
                let before = around.0.is_some_and(|it| matches!(it.token, Token::Color(_)));
                let color = color_behind(around.1).filter(|_| !before).or(self.color);
                let color = color.ok_or_else(|| PlacementFlaw::NoColor(lexeme.text.clone()))?;
                let count = self.number.take().map_or(1, |(it, _)| it);
                self.row.extend((0..count).map(|_| Some(role.of(color))));
            }
            Token::Empty => {
                let count = self.number.take();
                self.is_whole = self.row.is_empty() && count.is_none();
                self.row.extend((0..count.map_or(1, |(it, _)| it)).map(|_| None));
            }
            Token::Number(number) => self.number = Some((*number, lexeme.text.clone())),
            Token::Row(row) if self.row.is_empty() => self.row.clone_from(row),
            Token::Stop(_) | Token::Filler | Token::Link => {}
            Token::Square(_) | Token::Rank | Token::Row(_) | Token::Through | Token::Unknown => return Err(unknown()),
        }
        Ok(())
    }

    /// Puts a rank that was told on the board.
    fn end(&mut self) -> Result<(), PlacementFlaw> {
        if let Some((number, text)) = self.number.take() {
            if number != 8 || !self.row.is_empty() {
                return Err(PlacementFlaw::Unknown(text));
            }
            self.row = vec![None; 8];
        }
        self.color = None;
        let mut row = std::mem::take(&mut self.row);
        if std::mem::take(&mut self.is_whole) && row.len() == 1 {
            row = vec![None; 8];
        }
        let Some(rank) = self.told.last().copied() else {
            return Ok(());
        };
        if row.len() != 8 {
            return Err(PlacementFlaw::RankLength { rank, count: row.len() });
        }
        for (file, piece) in File::ALL.into_iter().zip(row) {
            self.placement.set(Square::from_coords(file, rank), piece);
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Placement, PlacementFlaw> {
        self.end()?;
        match Rank::ALL.into_iter().rev().find(|it| !self.told.contains(it)) {
            Some(missing) => Err(PlacementFlaw::RankMissing(missing)),
            None => Ok(self.placement),
        }
    }
}

/// Returns the colour that stands behind its piece, as in "torre negra,": a sign or the end must follow.
fn color_behind(rest: &[Lexeme]) -> Option<Color> {
    let parts = (rest.first().map(|it| &it.token), rest.get(1).map(|it| &it.token));
    match parts {
        (Some(Token::Color(color)), None) => Some(*color),
        (Some(Token::Color(color)), Some(Token::Stop(sign))) if *sign != ':' => Some(*color),
        _ => None,
    }
}
