//! A game of a PGN file, or of a sheet in Braille, as `ansage read --json` prints it, described in `docs/pgn.md`.

use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::{san, side};
use ansage_core::game::{Outcome, Position};
use ansage_core::language::sheet_reading::SheetFlaw;
use ansage_core::language::sheet_reading::pgn::{self, PgnGame, PgnMove, Variation};

/// A game of a file and its number in it, counted from 1. It is written as it is walked: a large one would be many times
/// larger as a [`Value`].
pub(in crate::app::commands) struct GameInFile<'a> {
    number: usize,
    game: &'a PgnGame,
}

impl<'a> From<(usize, &'a PgnGame)> for GameInFile<'a> {
    fn from((number, game): (usize, &'a PgnGame)) -> Self {
        Self { number, game }
    }
}

impl Serialize for GameInFile<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { number, game } = self;
        let start = Position::of(game.start.clone());
        let mut fields = serializer.serialize_map(None)?;
        fields.serialize_entry("comments", &game.comments)?;
        fields.serialize_entry("complete", &game.complete)?;
        fields.serialize_entry("fen", &start.fen())?;
        fields.serialize_entry("flaws", &game.flaws.iter().map(flaw).collect::<Vec<_>>())?;
        fields.serialize_entry("game", number)?;
        fields.serialize_entry("letters", game.letters)?;
        fields.serialize_entry(
            "moves",
            &Line {
                start,
                moves: &game.moves,
            },
        )?;
        fields.serialize_entry("result", score(game.result))?;
        fields.serialize_entry("tags", &game.tags)?;
        fields.end()
    }
}

/// The half-moves of a line.
struct Line<'a> {
    start: Position,
    moves: &'a [PgnMove],
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let walked = pgn::walk(self.start.clone(), self.moves);
        serializer.collect_seq(walked.map(|(before, it)| HalfMove { before, it }))
    }
}

/// A half-move and the position before it.
struct HalfMove<'a> {
    before: Position,
    it: &'a PgnMove,
}

impl Serialize for HalfMove<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { before, it } = self;
        let board = before.board();
        let mut fields = serializer.serialize_map(None)?;
        if let Some(time) = it.clk {
            fields.serialize_entry("clock", &time.as_secs_f64())?;
        }
        fields.serialize_entry("column", &it.column)?;
        if !it.comments.is_empty() {
            fields.serialize_entry("comments", &it.comments)?;
        }
        fields.serialize_entry("line", &it.line)?;
        if !it.nags.is_empty() {
            fields.serialize_entry("nags", &it.nags)?;
        }
        fields.serialize_entry("number", &board.move_number())?;
        if it.offer {
            fields.serialize_entry("offer", &true)?;
        }
        fields.serialize_entry("san", &san(before, it.m))?;
        fields.serialize_entry("side", side(board.turn()))?;
        fields.serialize_entry("uci", &it.m.to_string())?;
        if !it.variations.is_empty() {
            let variations = it.variations.iter().map(|it| VariationFrom { before, it });
            fields.serialize_entry("variations", &variations.collect::<Vec<_>>())?;
        }
        fields.end()
    }
}

/// A variation and the position before its first move.
struct VariationFrom<'a> {
    before: &'a Position,
    it: &'a Variation,
}

impl Serialize for VariationFrom<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves = Line {
            start: self.before.clone(),
            moves: &self.it.moves,
        };
        let mut fields = serializer.serialize_map(Some(2))?;
        fields.serialize_entry("comments", &self.it.comments)?;
        fields.serialize_entry("moves", &moves)?;
        fields.end()
    }
}

fn flaw(flaw: &SheetFlaw) -> Value {
    json!({
        "line": flaw.line,
        "column": flaw.column,
        "kind": flaw.kind.key(),
        "text": flaw.text,
        "number": flaw.number,
        "stops": flaw.kind.stops(),
    })
}

/// Returns a result as PGN writes it; `0-0` where both lost, `*` while there is none.
pub(in crate::app::commands) fn score(result: Option<Outcome>) -> &'static str {
    result.map_or("*", Outcome::code)
}
