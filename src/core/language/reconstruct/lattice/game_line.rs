//! How a game came to a position, with half-moves among it that nobody can tell.
//!
//! Such a half-move is passed over: the pieces stay where they are, and the other side is to move. What it may have been is
//! remembered, for a later announcement may be possible only if it was one of a few ([`Worlds`]).

use std::rc::Rc;

use crate::game::{Move, Position};

/// Of no more half-moves at once, the last ones, it is remembered what they may have been.
const MOST_REMEMBERED: usize = 6;

/// A half-move of a line.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Made {
    Known(Move),
    /// A half-move was made, and nobody can tell which.
    Unknown,
}

/// How a game came to a position.
pub(super) struct GameLine {
    /// Where what is known led; what is not known is passed over.
    pub(super) position: Position,
    /// The position without its counters, as FEN.
    place: String,
    /// The last half-move; `None` at the start.
    pub(super) made: Option<Made>,
    pub(super) before: Option<Rc<GameLine>>,
    /// How many half-moves led here.
    pub(super) half_moves: usize,
    /// Which of them are not known, counted from 0.
    unknown: Vec<usize>,
}

impl GameLine {
    /// Returns the line without a half-move.
    pub(super) fn at(position: Position) -> Self {
        let fen = position.fen();
        Self {
            place: fen.rsplitn(3, ' ').last().unwrap_or_default().to_owned(),
            position,
            made: None,
            before: None,
            half_moves: 0,
            unknown: Vec::new(),
        }
    }

    /// Returns the line with a legal half-move more.
    pub(super) fn after(self: &Rc<Self>, m: Move) -> Rc<GameLine> {
        Rc::new(GameLine {
            made: Some(Made::Known(m)),
            before: Some(Rc::clone(self)),
            half_moves: self.half_moves + 1,
            unknown: self.unknown.clone(),
            ..GameLine::at(self.position.after(m))
        })
    }

    /// Returns the line with a half-move more that nobody can tell; `None` in check, which no move but a few can leave.
    pub(super) fn after_unknown(self: &Rc<Self>) -> Option<Rc<GameLine>> {
        let mut unknown = self.unknown.clone();
        unknown.push(self.half_moves);
        Some(Rc::new(GameLine {
            made: Some(Made::Unknown),
            before: Some(Rc::clone(self)),
            half_moves: self.half_moves + 1,
            unknown,
            ..GameLine::at(self.position.passed()?)
        }))
    }

    /// Returns the line in which a half-move that was not known is this one; `None` if what follows is impossible then.
    pub(super) fn with(self: &Rc<Self>, ply: usize, x: Move) -> Option<Rc<GameLine>> {
        let mut later = Vec::new();
        let mut at = self;
        while at.half_moves > ply + 1 {
            later.push(at.made?);
            at = at.before.as_ref()?;
        }
        let known = at.before.as_ref()?.after(x);
        later.into_iter().rev().try_fold(known, |line, made| match made {
            Made::Known(m) => (line.position.is_legal(m) == Some(true)).then(|| line.after(m)),
            Made::Unknown => line.after_unknown(),
        })
    }

    /// Returns the last half-move, if it is known.
    pub(super) fn last(&self) -> Option<Move> {
        match self.made? {
            Made::Known(m) => Some(m),
            Made::Unknown => None,
        }
    }

    /// Returns every half-move from the start.
    pub(super) fn all_made(&self) -> Vec<Made> {
        let mut lines: Vec<Made> = std::iter::successors(Some(self), |it| it.before.as_deref())
            .filter_map(|it| it.made)
            .collect();
        lines.reverse();
        lines
    }

    /// What tells a state from another: where the game stands, where it stood before, and what is not known of it.
    pub(super) fn key(&self) -> String {
        let before = self.before.as_ref().map(|it| it.place.as_str());
        format!("{} {} {:?}", self.place, before.unwrap_or_default(), self.unknown)
    }
}

/// Where the game stands if a half-move that nobody could tell was this one.
#[derive(Clone)]
pub(super) struct World {
    pub(super) ply: usize,
    pub(super) x: Move,
    pub(super) position: Position,
}

/// What the half-moves of a line that nobody can tell may have been, each by itself.
#[derive(Clone, Default)]
pub(super) struct Worlds(Vec<World>);

impl Worlds {
    /// Returns those of a line; `None` if one of its half-moves can have been none.
    pub(super) fn of(line: &Rc<GameLine>) -> Option<Self> {
        let Some(first) = line.unknown.first() else {
            return Some(Self::default());
        };
        let mut lines: Vec<&Rc<GameLine>> = std::iter::successors(Some(line), |it| it.before.as_ref())
            .take_while(|it| it.half_moves > *first)
            .collect();
        lines.reverse();
        lines
            .into_iter()
            .try_fold(Self::default(), |worlds, line| worlds.led_to(line))
    }

    /// Returns those of a line with one half-move more; `None` if one of its half-moves can have been none.
    pub(super) fn led_to(&self, line: &GameLine) -> Option<Self> {
        match line.made? {
            Made::Known(m) => {
                let follows = self.0.iter().filter(|it| it.position.is_legal(m) == Some(true));
                let next: Vec<World> = follows.map(|it| it.at(it.position.after(m))).collect();
                let is_left = |ply: usize| next.iter().any(|it| it.ply == ply);
                self.0.iter().all(|it| is_left(it.ply)).then_some(Self(next))
            }
            Made::Unknown => {
                let before = &line.before.as_ref()?.position;
                // A check that it gives cannot be passed over, so a second that nobody can tell does not follow it here.
                let passed = self.0.iter().filter_map(|it| Some(it.at(it.position.passed()?)));
                let ply = line.half_moves - 1;
                let here = before.legal_moves()?.into_iter().map(|x| World {
                    ply,
                    x,
                    position: before.after(x),
                });
                let forgotten = line.unknown.len().checked_sub(MOST_REMEMBERED + 1);
                let last_forgotten = forgotten.map(|it| line.unknown[it]);
                let is_remembered = |it: &World| last_forgotten.is_none_or(|last| it.ply > last);
                Some(Self(passed.chain(here).filter(is_remembered).collect()))
            }
        }
    }

    /// Returns each of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = &World> {
        self.0.iter()
    }
}

impl World {
    fn at(&self, position: Position) -> Self {
        Self { position, ..*self }
    }
}

/// Returns a game in which each half-move that is not known is a legal one, the first that all others allow; `None` if
/// there is none, or none is found in so many candidates.
pub(super) fn settled(start: &Position, made: &[Made], candidates: &mut usize) -> Option<Vec<Move>> {
    let mut game = Vec::with_capacity(made.len());
    let mut position = start.clone();
    for (at, it) in made.iter().enumerate() {
        match *it {
            Made::Known(m) => {
                if position.is_legal(m) != Some(true) {
                    return None;
                }
                position.play(m);
                game.push(m);
            }
            Made::Unknown => {
                for x in position.legal_moves()? {
                    *candidates = candidates.checked_sub(1)?;
                    if let Some(rest) = settled(&position.after(x), &made[at + 1..], candidates) {
                        game.push(x);
                        game.extend(rest);
                        return Some(game);
                    }
                }
                return None;
            }
        }
    }
    Some(game)
}
