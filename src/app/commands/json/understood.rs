//! What `ansage understand` prints: the decision and its interpretations, for scripts.

use serde::Serialize;

use ansage_core::game::{Move, Position};
use ansage_core::language::understand::{Decision, EntryRefusal, Understanding};

/// An [`Understanding`] as JSON shows it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Understood {
    /// `clear`, `ask` or `nothing`.
    decision: &'static str,
    /// The move in UCI form, if it is clear.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    m: Option<Move>,
    /// Whether the clear move is legal, where that can be said.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<bool>,
    /// Every move that may be meant, cheapest first.
    readings: Vec<UnderstoodMove>,
    /// True if a draw was offered with the move.
    offer: bool,
    /// Why nothing was understood: `unknown`, `incomplete`, `arrival-square`, `use-algebraic`, `use-notation`,
    /// `unknown-cell`, `impossible`.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

/// A move that may be meant.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
struct UnderstoodMove {
    /// The move in UCI form.
    #[serde(rename = "move")]
    m: Move,
    /// 0 for the exact form, more the more freely it was read.
    cost: u32,
}

impl Understood {
    /// Makes the form of what was understood in a position. A promotion without its piece is listed with each.
    pub fn of(understanding: &Understanding, position: &Position) -> Self {
        let (decision, m, legal, why) = match &understanding.decision {
            Decision::Clear { m, legal } => ("clear", Some(m.as_made()), *legal, None),
            Decision::Promotion { .. } | Decision::Ask { .. } | Decision::Letter { .. } | Decision::Castling { .. } => {
                ("ask", None, None, None)
            }
            // Only a game of an event understands the words alone.
            Decision::Said { .. } => ("ask", None, None, None),
            Decision::Impossible { .. } => ("nothing", None, None, Some("impossible")),
            Decision::Nothing(why) => ("nothing", None, None, Some(name(why))),
        };
        let readings = understanding.interpretations.iter().flat_map(|reading| {
            let moves = reading.moves(position.board()).into_iter();
            moves.map(|m| UnderstoodMove {
                m: m.as_made(),
                cost: reading.cost,
            })
        });
        Self {
            decision,
            m,
            legal,
            readings: readings.collect(),
            offer: understanding.offer,
            why,
        }
    }
}

fn name(why: &EntryRefusal) -> &'static str {
    match why {
        EntryRefusal::Unknown => "unknown",
        EntryRefusal::Incomplete => "incomplete",
        EntryRefusal::ArrivalSquare => "arrival-square",
        EntryRefusal::UseAlgebraic => "use-algebraic",
        EntryRefusal::UseNotation(_) => "use-notation",
        EntryRefusal::Cell(_) => "unknown-cell",
    }
}
