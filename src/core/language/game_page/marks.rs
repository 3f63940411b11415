//! Which positions of a game are shown in a diagram: where something was offered, claimed, noted or against the Laws, and the
//! last one.

use crate::game::{Event, Game, Recorded, Sight};
use crate::language::sheet_form::marked_as_illegal;

/// Why a position is shown.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Mark {
    /// A draw was offered.
    Offer,
    /// A draw or a flag was claimed.
    Claim,
    /// Something was noted.
    Note,
    /// The move that led to it was illegal.
    Illegal,
    /// The game ended here.
    Result,
    /// Somebody wants to see it.
    Asked,
}

impl Mark {
    /// Returns what the messages call it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Mark::Offer => "offer",
            Mark::Claim => "claim",
            Mark::Note => "note",
            Mark::Illegal => "illegal",
            Mark::Result => "result",
            Mark::Asked => "asked",
        }
    }
}

/// A position that is shown.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Marked {
    /// Behind how many half-moves.
    pub half_moves: usize,
    /// Why.
    pub why: Vec<Mark>,
}

/// Returns the marked positions of a game in their order; of what was noted no more than that something was. What stood behind
/// half-moves that were struck is not there any more.
pub fn marked(game: &Game, journal: &[Recorded]) -> Vec<Marked> {
    let sheet = game.scoresheet();
    let mut marks = told_of(journal);
    let offers = sheet.entries.iter().map(|it| it.offer);
    marks.extend(behind(offers).map(|it| (it, Mark::Offer)));
    let illegal = marked_as_illegal(&sheet, Sight::Legal).into_iter();
    marks.extend(behind(illegal).map(|it| (it, Mark::Illegal)));
    let written = sheet.entries.len();
    if game.is_over() && sheet.dashes.is_empty() {
        marks.push((written, Mark::Result));
    }
    marks.retain(|(half_moves, _)| *half_moves <= written);
    marks.sort_unstable();
    marks.dedup();
    let mut all: Vec<Marked> = Vec::new();
    for (half_moves, mark) in marks {
        match all.last_mut().filter(|it| it.half_moves == half_moves) {
            Some(same) => same.why.push(mark),
            None => all.push(Marked {
                half_moves,
                why: vec![mark],
            }),
        }
    }
    all
}

/// Returns behind how many half-moves each of those stands that have something.
fn behind(has_it: impl Iterator<Item = bool>) -> impl Iterator<Item = usize> {
    has_it.enumerate().filter(|it| it.1).map(|(index, _)| index + 1)
}

fn told_of(journal: &[Recorded]) -> Vec<(usize, Mark)> {
    let Ok(mut game) = Game::replay(&journal[..journal.len().min(1)]) else {
        return Vec::new();
    };
    let mut marks: Vec<(usize, Mark)> = Vec::new();
    for recorded in journal.iter().skip(1) {
        game.apply(recorded);
        let half_moves = game.half_moves_made();
        marks.retain(|it| it.0 <= half_moves);
        let mark = match &recorded.event {
            Event::ClaimedDraw { .. } | Event::ClaimedFlag { .. } | Event::LeftClaim { .. } => Mark::Claim,
            Event::Noted { .. } => Mark::Note,
            _ => continue,
        };
        marks.push((half_moves, mark));
    }
    marks
}
