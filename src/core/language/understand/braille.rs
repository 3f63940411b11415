//! A line in Braille: every way to read it is understood as print, and the moves are compared.

use super::choose::{CLOSE_COST, clear};
use super::spec::Field;
use super::words::Wording;
use super::{Decision, EntryRefusal, Interpretation, Reader, Understanding, in_print, nothing, words};
use crate::game::Position;
use crate::language::Sight;
use crate::language::braille::typed::{is_marked_brf, spellings, spellings_of_brf, unknown_cell};

/// Understands Unicode Braille, and a BRF that marks a capital, which print would read as a blank; `None` for anything else.
pub(super) fn of_cells(text: &str, reader: &Reader<'_>, position: &Position, sight: Sight) -> Option<Understanding> {
    let is_english = reads_english(reader);
    if is_marked_brf(text) {
        let understood = decided(&spellings_of_brf(text, is_english), reader, position, sight);
        return (!understood.interpretations.is_empty()).then_some(understood);
    }
    let spellings = spellings(text, is_english)?;
    let understood = decided(&spellings, reader, position, sight);
    match (&understood.decision, unknown_cell(text)) {
        (Decision::Nothing(_), Some(cell)) => Some(nothing(EntryRefusal::Cell(cell))),
        _ => Some(understood),
    }
}

/// Understands what is nothing in print as a BRF, if it then is a move.
pub(super) fn of_brf(text: &str, reader: &Reader<'_>, position: &Position, sight: Sight) -> Option<Understanding> {
    let spellings = spellings_of_brf(text, reads_english(reader));
    let understood = decided(&spellings, reader, position, sight);
    (!understood.interpretations.is_empty()).then_some(understood)
}

/// What [`of_cells`] understands, by its words alone.
pub(super) fn wording_of_cells(text: &str, reader: &Reader<'_>) -> Option<Wording> {
    let is_english = reads_english(reader);
    if is_marked_brf(text) {
        return joined(&spellings_of_brf(text, is_english), reader);
    }
    let spellings = spellings(text, is_english)?;
    let wording = joined(&spellings, reader);
    let refusal = || match unknown_cell(text) {
        Some(cell) => EntryRefusal::Cell(cell),
        None => (spellings.iter())
            .map(|it| words::in_print(it, reader).refusal)
            .min_by_key(rank_of_refusal)
            .unwrap_or(EntryRefusal::Unknown),
    };
    Some(wording.unwrap_or_else(|| Wording::nothing(refusal())))
}

/// What [`of_brf`] understands, by its words alone.
pub(super) fn wording_of_brf(text: &str, reader: &Reader<'_>) -> Option<Wording> {
    joined(&spellings_of_brf(text, reads_english(reader)), reader)
}

fn joined(spellings: &[String], reader: &Reader<'_>) -> Option<Wording> {
    let all: Vec<Wording> = spellings.iter().map(|it| words::in_print(it, reader)).collect();
    Wording::joined(&all)
}

/// The British code writes the pieces of English print.
fn reads_english(reader: &Reader<'_>) -> bool {
    reader.letters.iter().any(|it| it.name == "en")
}

fn decided(spellings: &[String], reader: &Reader<'_>, position: &Position, sight: Sight) -> Understanding {
    let all: Vec<Understanding> = spellings
        .iter()
        .map(|it| in_print(it, reader, position, sight))
        .collect();
    let mut interpretations: Vec<Interpretation> = Vec::new();
    for interpretation in all.iter().flat_map(|it| &it.interpretations) {
        match interpretations.iter_mut().find(|it| it.m == interpretation.m) {
            Some(known) => known.cost = known.cost.min(interpretation.cost),
            None => interpretations.push(*interpretation),
        }
    }
    // While legality may be looked at it settles between codes, as between capitals left out.
    let is_legal = |it: &Interpretation| it.legal == Some(true);
    if interpretations.iter().any(is_legal) {
        interpretations.retain(is_legal);
    }
    let least = interpretations.iter().map(|it| it.cost).min().unwrap_or(0);
    interpretations.retain(|it| it.cost <= least + CLOSE_COST);
    // Where one way to read names the new piece, the one that does not is the same move.
    let named = interpretations.clone();
    let is_named = |it: &Interpretation| {
        named
            .iter()
            .any(|other| other.m.promotion.is_some() && without(other) == without(it))
    };
    interpretations.retain(|it| it.m.promotion.is_some() || !is_named(it));
    interpretations.sort_by_key(|it| (it.cost, it.m));
    let counts = |it: &&Understanding| {
        it.interpretations
            .iter()
            .any(|own| interpretations.iter().any(|it| it.m == own.m))
    };
    let decision = match interpretations.as_slice() {
        [only] => clear(only.m, &Field::new(position, sight)),
        [] => {
            return all
                .into_iter()
                .min_by_key(|it| rank(&it.decision))
                .unwrap_or_else(|| nothing(EntryRefusal::Unknown));
        }
        several => Decision::Ask {
            moves: several.iter().map(|it| it.m).collect(),
        },
    };
    Understanding {
        decision,
        offer: all.iter().filter(counts).any(|it| it.offer),
        annotated: all.iter().filter(counts).any(|it| it.annotated),
        interpretations,
    }
}

/// The move without what a pawn becomes.
fn without(interpretation: &Interpretation) -> crate::game::Move {
    crate::game::Move {
        promotion: None,
        ..interpretation.m
    }
}

/// What says most of a line that is no move comes first.
fn rank(decision: &Decision) -> u8 {
    match decision {
        Decision::Clear { .. }
        | Decision::Promotion { .. }
        | Decision::Ask { .. }
        | Decision::Said { .. }
        | Decision::Letter { .. }
        | Decision::Castling { .. } => 0,
        Decision::Impossible { .. } => 1,
        Decision::Nothing(refusal) => rank_of_refusal(refusal),
    }
}

fn rank_of_refusal(refusal: &EntryRefusal) -> u8 {
    match refusal {
        EntryRefusal::ArrivalSquare => 2,
        EntryRefusal::Incomplete => 3,
        EntryRefusal::UseAlgebraic | EntryRefusal::UseNotation(_) => 4,
        EntryRefusal::Unknown | EntryRefusal::Cell(_) => 5,
    }
}
