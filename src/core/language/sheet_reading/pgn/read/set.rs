//! In which piece letters a game reads.

use std::ops::ControlFlow;

use super::super::lex::{Placed, Token};
use super::super::word::{Part, parts};
use super::line::Walk;
use super::moves::resolve;
use super::{LetterSet, SheetFlaw, SheetFlawKind};
use crate::game::{Move, Position};

/// The piece letters of a game.
pub(super) struct Chosen {
    pub(super) set: LetterSet,
    pub(super) ambiguous: Option<SheetFlaw>,
}

impl Walk<'_> {
    /// Chooses the set under which most of the main line reads, the first of equals; `letters` are all it is written in,
    /// `place` is line and column of its beginning.
    pub(super) fn choose_letters(&self, sets: &[LetterSet], letters: &[char], place: (usize, usize)) -> Chosen {
        let nothing = LetterSet {
            name: "none",
            letters: Vec::new(),
            is_small: false,
        };
        let alone = |set: LetterSet| Chosen { set, ambiguous: None };
        let mut differing: Vec<&LetterSet> = Vec::new();
        for set in sets {
            if !differing.iter().any(|it| it.agrees(set, letters)) {
                differing.push(set);
            }
        }
        let knowing: Vec<&LetterSet> = differing.iter().copied().filter(|it| it.knows_all(letters)).collect();
        // Where no capital is marked nothing is known of the letters before they are tried.
        let is_small = sets.iter().any(|it| it.is_small);
        let tried = if is_small {
            sets.iter().collect()
        } else if knowing.is_empty() {
            differing
        } else {
            knowing
        };
        match tried.as_slice() {
            [] => return alone(nothing),
            [only] => return alone(LetterSet::clone(only)),
            _ if self.none => return alone(LetterSet::clone(tried[0])),
            _ => {}
        }
        let readings: Vec<(&LetterSet, Vec<Move>)> = tried.iter().map(|it| (*it, self.main_line(it))).collect();
        let most = readings
            .iter()
            .map(|(_set, moves)| moves.len())
            .max()
            .unwrap_or_default();
        let mut best = readings.iter().filter(|(_set, moves)| moves.len() == most);
        let Some((set, moves)) = best.next() else {
            return alone(nothing);
        };
        let others: Vec<&str> = best
            .filter(|(_set, it)| it != moves)
            .map(|(it, _moves)| it.name)
            .collect();
        let names = std::iter::once(set.name).chain(others.iter().copied());
        let (line, column) = place;
        let flaw = || SheetFlaw {
            line,
            column,
            kind: SheetFlawKind::LettersAmbiguous,
            text: names.collect::<Vec<_>>().join(", "),
            number: None,
        };
        Chosen {
            set: LetterSet::clone(set),
            ambiguous: (!others.is_empty()).then(flaw),
        }
    }

    /// Returns the moves of the main line under a set, as far as they read.
    fn main_line(&self, set: &LetterSet) -> Vec<Move> {
        let mut line = MainLine {
            set,
            position: self.start.clone(),
            depth: 0,
            moves: Vec::new(),
        };
        self.each_token(|placed| line.take(placed));
        line.moves
    }
}

/// The main line as it reads under a set.
struct MainLine<'s> {
    set: &'s LetterSet,
    position: Position,
    /// How many variations are open.
    depth: usize,
    moves: Vec<Move>,
}

impl MainLine<'_> {
    fn take(&mut self, placed: &Placed<'_>) -> ControlFlow<()> {
        match placed.token {
            Token::Open => self.depth += 1,
            Token::Close => self.depth = self.depth.saturating_sub(1),
            Token::Word(word) if self.depth == 0 => return parts(word).iter().try_for_each(|part| self.part(part)),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn part(&mut self, part: &Part<'_>) -> ControlFlow<()> {
        match part {
            Part::Move(written) => match resolve(written, self.set, &self.position) {
                Ok(m) => {
                    self.position.play(m);
                    self.moves.push(m);
                    ControlFlow::Continue(())
                }
                Err(_flaw) => ControlFlow::Break(()),
            },
            Part::Gap | Part::Null(_) | Part::Unreadable(_) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        }
    }
}
