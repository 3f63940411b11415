//! Reads a line from its beginning to its end in every way it can be read.

use std::rc::Rc;

use rustc_hash::FxHashSet;

use super::Reader;
use super::draft::Draft;
use super::fold::Glyph;
use super::token::{Edge, edges};

/// A move number run together with the move: `9Nbd2`.
const GLUED_NUMBER_COST: u32 = 2;

/// Returns every way to read a folded line from its beginning to its end, cheapest first.
pub(super) fn drafts(line: &[Glyph], reader: &Reader<'_>) -> Vec<Draft> {
    let mut search = Search {
        line,
        reader,
        edges: vec![None; line.len()],
        seen: FxHashSet::default(),
        whole: Vec::new(),
    };
    search.walk(0, Draft::default());
    if let Some((at, cost)) = after_number(line) {
        search.walk(at, Draft::costing(cost));
    }
    let mut whole = search.whole;
    whole.sort_by_key(|it| it.cost);
    whole
}

/// Returns where the move begins behind a move number, and what it costs to read a number.
fn after_number(line: &[Glyph]) -> Option<(usize, u32)> {
    let digits = line.iter().take_while(|it| it.letter.is_ascii_digit()).count();
    let is_number = (1..=3).contains(&digits) && line.first().is_some_and(|it| it.letter != '0');
    let next = line.get(digits).filter(|_next| is_number)?;
    match next.letter {
        ' ' | ')' => Some((digits + 1, 0)),
        '-' | '/' | '=' => None,
        _ => Some((digits, GLUED_NUMBER_COST)),
    }
}

struct Search<'a> {
    line: &'a [Glyph],
    reader: &'a Reader<'a>,
    edges: Vec<Option<Rc<[Edge]>>>,
    /// Whatever was tried is not tried again: without it a line of nonsense takes for ever.
    seen: FxHashSet<(usize, Draft)>,
    whole: Vec<Draft>,
}

impl Search<'_> {
    fn walk(&mut self, at: usize, draft: Draft) {
        let blank = self.line.get(at).is_some_and(|it| it.letter == ' ');
        let at = if blank { at + 1 } else { at };
        if !self.seen.insert((at, draft)) {
            return;
        }
        if at >= self.line.len() {
            self.whole.push(draft);
            return;
        }
        for edge in self.edges_at(at).iter() {
            if let Some(next) = draft.with(*edge) {
                self.walk(edge.end, next);
            }
        }
    }

    fn edges_at(&mut self, at: usize) -> Rc<[Edge]> {
        let (line, reader) = (self.line, self.reader);
        match self.edges.get_mut(at) {
            Some(known) => Rc::clone(known.get_or_insert_with(|| edges(line, at, reader).into())),
            None => Rc::default(),
        }
    }
}
