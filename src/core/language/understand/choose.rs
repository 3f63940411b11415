//! From interpretations to a decision: one move, a question, or what is missing. It never guesses.

use super::draft::{Draft, Gap};
use super::spec::{Field, MoveSpec, SIDES};
use super::{Decision, EntryRefusal, Interpretation, Understanding};
use crate::game::Move;
use crate::language::Sight;

/// Interpretations that cost this much more than the best still count: then the person is asked.
pub(super) const CLOSE_COST: u32 = 1;

/// Decides what is meant by the ways a line can be read.
pub(super) fn choose(drafts: &[Draft], field: &Field<'_>) -> Understanding {
    let mut said: Vec<(MoveSpec, u32, &Draft)> = Vec::new();
    let mut arrival_is_missing = false;
    for draft in drafts.iter().filter(|it| !it.is_torn()) {
        match draft.spec() {
            Ok((spec, cost)) => said.push((spec, cost, draft)),
            Err(Gap::Arrival) => arrival_is_missing = true,
            Err(Gap::Most) => {}
        }
    }
    said.sort_by_key(|(_, cost, _)| *cost);

    // An interpretation counts if its piece can go there at all. Legality does not choose between two of them: R that is
    // king in one set of letters and rook in another is asked about even where only one of them is legal (C.3-2).
    let mut possible = Vec::new();
    for (spec, cost, draft) in &said {
        let moves = field.fitting(spec);
        if !moves.is_empty() {
            possible.push((moves, *cost, *draft, spec.is_on_some_board()));
        }
    }
    let limit = possible.first().map_or(0, |it| it.1 + CLOSE_COST);
    possible.retain(|it| it.1 <= limit);

    let interpretations = interpretations(&possible, field);
    let decision = match (interpretations.as_slice(), said.first()) {
        (several, _) if asks_which_castling(&said, several, field) => Decision::Castling {
            moves: several.iter().map(|it| it.m).collect(),
        },
        ([only], _) => clear(only.m, field),
        ([], Some((spec, _, _))) => Decision::Impossible { spec: *spec },
        ([], None) if arrival_is_missing => Decision::Nothing(EntryRefusal::ArrivalSquare),
        ([], None) if drafts.is_empty() => Decision::Nothing(EntryRefusal::Unknown),
        ([], None) => Decision::Nothing(EntryRefusal::Incomplete),
        (several, _) => Decision::Ask {
            moves: several.iter().map(|it| it.m).collect(),
        },
    };
    let meant: Vec<&Draft> = if possible.is_empty() {
        drafts.iter().collect()
    } else {
        possible.iter().map(|it| it.2).collect()
    };
    // "e8=" was going to name a piece; "Kb1=" offers a draw.
    let waits_for_piece = matches!(decision, Decision::Promotion { .. });
    Understanding {
        offer: meant
            .iter()
            .any(|it| it.offer || (it.ends_with_equals() && !waits_for_piece)),
        annotated: meant.iter().any(|it| it.annotated),
        decision,
        interpretations,
    }
}

/// Castling was said, but not to which side. While legality may be looked at, the only side that has king and rook for it
/// is meant; in an event it is always asked, so that the question tells nothing.
fn asks_which_castling(
    said: &[(MoveSpec, u32, &Draft)],
    interpretations: &[Interpretation],
    field: &Field<'_>,
) -> bool {
    let Some((_, cheapest, _)) = said.first() else {
        return false;
    };
    let mut meant = said
        .iter()
        .filter(|(_, cost, _)| cost == cheapest)
        .map(|(spec, _, _)| spec);
    let both = SIDES
        .into_iter()
        .all(|side| meant.clone().any(|it| *it == MoveSpec::Castles(side)));
    let nothing_else = meant.all(|it| matches!(it, MoveSpec::Castles(_)));
    both && nothing_else
        && match field.sight() {
            Sight::Legal => interpretations.len() > 1,
            Sight::Movement | Sight::Words => true,
        }
}

/// Decides on a move that is the only one possible.
pub(super) fn clear(m: Move, field: &Field<'_>) -> Decision {
    if m.promotion.is_none() && field.board().needs_promotion(m) {
        return Decision::Promotion { m };
    }
    Decision::Clear {
        m,
        legal: field.is_legal(m),
    }
}

/// Returns each move once at its lowest cost, cheapest first.
fn interpretations(possible: &[(Vec<Move>, u32, &Draft, bool)], field: &Field<'_>) -> Vec<Interpretation> {
    let mut interpretations: Vec<Interpretation> = Vec::new();
    for (moves, cost, _, on_some_board) in possible {
        for m in moves {
            if interpretations.iter().all(|it| it.m != *m) {
                interpretations.push(Interpretation {
                    m: *m,
                    cost: *cost,
                    legal: field.is_legal(*m),
                    on_some_board: *on_some_board,
                });
            }
        }
    }
    interpretations.sort_by_key(|it| (it.cost, it.m));
    interpretations
}
