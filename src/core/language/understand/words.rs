//! A line understood by its words alone: in an event nothing that is entered is compared with the board (P.3).
//!
//! There is no position among the arguments, so that no answer can depend on one.

use shakmaty::Role;

use super::choose::CLOSE_COST;
use super::draft::{Draft, Gap, Hint};
use super::fold::fold;
use super::grammar::drafts;
use super::spec::{MoveSpec, SIDES};
use super::{Decision, EntryRefusal, Reader, Understanding, braille, is_too_long, other_notation};

/// A move as a line may have said it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct SaidMove {
    /// What was said of it.
    pub spec: MoveSpec,
    /// 0 for the exact form, more the more freely it was read.
    pub cost: u32,
    /// False if the piece that was said makes such a move on no board.
    pub on_some_board: bool,
}

/// What a line says of a move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Wording {
    /// What it may say, the likeliest first: what is on no board behind what is on one, then the cheapest.
    pub said: Vec<SaidMove>,
    /// Why it says no move; [`EntryRefusal::Unknown`] as long as it says one.
    pub refusal: EntryRefusal,
    /// A draw is offered with the move.
    pub offer: bool,
    /// The move was written with `!` or `?`.
    pub annotated: bool,
}

/// Understands a line by its words: plain notation, words, Unicode Braille, BRF.
pub fn understand_words(text: &str, reader: &Reader<'_>) -> Understanding {
    let wording = wording(text, reader);
    Understanding {
        offer: wording.offer,
        annotated: wording.annotated,
        interpretations: Vec::new(),
        decision: wording.decision(),
    }
}

/// Returns what a line says of a move.
pub fn wording(text: &str, reader: &Reader<'_>) -> Wording {
    if is_too_long(text) {
        return Wording::nothing(EntryRefusal::Unknown);
    }
    if let Some(wording) = braille::wording_of_cells(text, reader) {
        return wording;
    }
    let wording = in_print(text, reader);
    match wording.said.is_empty() {
        true => braille::wording_of_brf(text, reader).unwrap_or(wording),
        false => wording,
    }
}

/// Returns what a line in print says of a move.
pub(super) fn in_print(text: &str, reader: &Reader<'_>) -> Wording {
    if other_notation::is_english_descriptive(text) {
        return Wording::nothing(EntryRefusal::UseAlgebraic);
    }
    let wording = Wording::of(&drafts(&fold(text), reader));
    match wording.said.is_empty() {
        true => other_notation::recognize(text, reader).map_or(wording, Wording::nothing),
        false => wording,
    }
}

/// Understands an answer to "from which square?" by its words: a file, a rank or a square.
pub fn said_from(text: &str, reader: &Reader<'_>, spec: &MoveSpec) -> Option<MoveSpec> {
    if is_too_long(text) {
        return None;
    }
    let MoveSpec::Goes(going) = spec else { return None };
    drafts(&fold(text), reader)
        .iter()
        .find_map(|draft| match draft.hint()? {
            Hint::File(None, file) => Some(spec.coming_from(Some(file), None)),
            Hint::Rank(None, rank) => Some(spec.coming_from(None, Some(rank))),
            // Nothing comes from where it goes: that is another move, as a square with a piece is.
            Hint::Square(None, square) if going.to() != Some(square) => {
                Some(spec.coming_from(Some(square.file()), Some(square.rank())))
            }
            Hint::File(..) | Hint::Rank(..) | Hint::Square(..) | Hint::Piece(_) | Hint::Castles(_) => None,
        })
}

/// Returns those of several things said of which an answer speaks: by a piece, a file, a rank or a square in them.
pub fn said_among(text: &str, reader: &Reader<'_>, specs: &[MoveSpec]) -> Vec<MoveSpec> {
    if is_too_long(text) {
        return Vec::new();
    }
    // Where a pawn may stay one, its name says that it does.
    let may_stay = specs.iter().any(MoveSpec::stays_a_pawn);
    let speaks_of = |draft: &Draft, spec: &MoveSpec| match draft.hint() {
        Some(Hint::Piece(Role::Pawn)) if may_stay => spec.stays_a_pawn(),
        hint => hint.is_some_and(|it| it.speaks_of(spec)),
    };
    let drafts = drafts(&fold(text), reader);
    let among = |draft: &Draft| -> Vec<MoveSpec> {
        let fitting = specs.iter().filter(|it| speaks_of(draft, it));
        fitting.copied().collect()
    };
    let left: Vec<Vec<MoveSpec>> = drafts.iter().map(among).filter(|it| !it.is_empty()).collect();
    // A letter that says something new goes before one that fits all: "d" names the queen where all squares are on d.
    let mut narrowing: Vec<MoveSpec> = left
        .iter()
        .filter(|it| it.len() < specs.len())
        .flatten()
        .copied()
        .collect();
    // A letter that names a piece to become as well names that.
    if !narrowing.iter().all(MoveSpec::stays_a_pawn) {
        narrowing.retain(|it| !it.stays_a_pawn());
    }
    match narrowing.is_empty() {
        true => left.first().cloned().unwrap_or_default(),
        false => specs.iter().filter(|it| narrowing.contains(it)).copied().collect(),
    }
}

impl Wording {
    pub(super) fn nothing(refusal: EntryRefusal) -> Self {
        Self {
            said: Vec::new(),
            refusal,
            offer: false,
            annotated: false,
        }
    }

    fn of(drafts: &[Draft]) -> Self {
        let mut said: Vec<(SaidMove, &Draft)> = Vec::new();
        let (mut arrival_is_missing, mut file_is_missing) = (false, false);
        for draft in drafts.iter().filter(|it| !it.is_torn()) {
            match draft.spec() {
                Ok((spec, _)) if spec.stays_where_it_is() => {}
                // Which pawn takes would be the board's to say.
                Ok((spec, _)) if spec.takes_from_nowhere() => file_is_missing = true,
                // What is taken, and the file of a capture, name no square.
                Ok((spec, cost)) if spec.arrives_at_a_square() => {
                    let on_some_board = spec.is_on_some_board();
                    let it = SaidMove {
                        spec,
                        cost,
                        on_some_board,
                    };
                    said.push((it, draft));
                }
                Ok(_) | Err(Gap::Arrival) => arrival_is_missing = true,
                Err(Gap::Most) => {}
            }
        }
        said.sort_by_key(|(it, _)| (!it.on_some_board, it.cost));
        let Some((first, _)) = said.first().copied() else {
            return Self::nothing(match (arrival_is_missing, drafts.is_empty() || file_is_missing) {
                (true, _) => EntryRefusal::ArrivalSquare,
                (false, true) => EntryRefusal::Unknown,
                (false, false) => EntryRefusal::Incomplete,
            });
        };
        said.retain(|(it, _)| it.on_some_board == first.on_some_board && it.cost <= first.cost + CLOSE_COST);
        let is_likeliest = |it: &SaidMove| it.cost == first.cost;
        let meant = || said.iter().filter(|(it, _)| is_likeliest(it)).map(|(_, draft)| *draft);
        let mut each: Vec<SaidMove> = Vec::new();
        for (it, _) in &said {
            if each.iter().all(|known| known.spec != it.spec) {
                each.push(*it);
            }
        }
        Self {
            offer: meant().any(|it| it.offer || (it.ends_with_equals() && !first.spec.lacks_its_promotion())),
            annotated: meant().any(|it| it.annotated),
            refusal: EntryRefusal::Unknown,
            said: each,
        }
    }

    /// Joins what several spellings of the same cells say.
    pub(super) fn joined(all: &[Wording]) -> Option<Wording> {
        let of_some = || all.iter().filter(|it| !it.said.is_empty());
        let first = of_some().min_by_key(|it| (!it.said[0].on_some_board, it.said[0].cost))?;
        let least = first.said[0];
        let is_close = |it: &&SaidMove| it.on_some_board == least.on_some_board && it.cost <= least.cost + CLOSE_COST;
        let mut said: Vec<SaidMove> = Vec::new();
        for it in of_some().flat_map(|it| &it.said).filter(is_close) {
            match said.iter_mut().find(|known| known.spec == it.spec) {
                Some(known) => known.cost = known.cost.min(it.cost),
                None => said.push(*it),
            }
        }
        // Where one spelling names the new piece, the one that does not is the same move.
        let named = said.clone();
        said.retain(|it| {
            !named
                .iter()
                .any(|other| other.spec != it.spec && other.spec.without_promotion() == it.spec)
        });
        said.sort_by_key(|it| it.cost);
        let counts = |it: &&Wording| it.said.iter().any(|own| said.iter().any(|it| it.spec == own.spec));
        let offer = of_some().filter(counts).any(|it| it.offer);
        let annotated = of_some().filter(counts).any(|it| it.annotated);
        Some(Wording {
            offer,
            annotated,
            refusal: EntryRefusal::Unknown,
            said,
        })
    }

    /// Decides what follows: what was said the likeliest, or which of several that are as likely.
    fn decision(&self) -> Decision {
        let Some(first) = self.said.first() else {
            return Decision::Nothing(self.refusal.clone());
        };
        let likeliest = self.said.iter().filter(|it| it.cost == first.cost);
        let specs: Vec<MoveSpec> = likeliest.map(|it| it.spec).collect();
        let is_castling = SIDES.into_iter().all(|side| specs.contains(&MoveSpec::Castles(side)));
        match specs.as_slice() {
            [only] => Decision::Said { spec: *only },
            // The words are the same whatever stands on the board.
            _ if is_castling => Decision::Castling { moves: Vec::new() },
            _ => Decision::Letter { specs },
        }
    }
}

impl Hint {
    fn speaks_of(self, spec: &MoveSpec) -> bool {
        match (self, spec) {
            (Hint::Castles(side), MoveSpec::Castles(said)) => side == *said,
            (Hint::Castles(_), MoveSpec::Goes(_)) | (_, MoveSpec::Castles(_)) => false,
            (Hint::Piece(role), MoveSpec::Goes(going)) => [going.role, going.promotion].contains(&Some(role)),
            (Hint::File(role, file), MoveSpec::Goes(going)) => {
                role.is_none_or(|it| going.role == Some(it)) && [going.from_file, going.to_file].contains(&Some(file))
            }
            (Hint::Rank(role, rank), MoveSpec::Goes(going)) => {
                role.is_none_or(|it| going.role == Some(it)) && [going.from_rank, going.to_rank].contains(&Some(rank))
            }
            (Hint::Square(role, square), MoveSpec::Goes(going)) => {
                role.is_none_or(|it| going.role == Some(it)) && [going.from(), going.to()].contains(&Some(square))
            }
        }
    }
}
