//! A game of a PGN file, or of a sheet in Braille, as `ansage read --json` prints it, described in `docs/pgn.md`.

use serde_json::{Value, json};

use super::{san, side};
use ansage_core::game::{Outcome, Position};
use ansage_core::language::sheet_reading::SheetFlaw;
use ansage_core::language::sheet_reading::pgn::{self, PgnGame, PgnMove, Variation};

/// Returns a game of a file and its number in it, counted from 1.
pub(in crate::app::commands) fn game_in_file(number: usize, game: &PgnGame) -> Value {
    let start = Position::of(game.start.clone());
    json!({
        "game": number,
        "tags": game.tags,
        "letters": game.letters,
        "fen": start.fen(),
        "comments": game.comments,
        "moves": half_moves(start, &game.moves),
        "result": score(game.result),
        "complete": game.complete,
        "flaws": game.flaws.iter().map(flaw).collect::<Vec<_>>(),
    })
}

fn half_moves(start: Position, moves: &[PgnMove]) -> Vec<Value> {
    let each = pgn::walk(start, moves).map(|(position, it)| {
        let mut value = json!({
            "number": position.board().move_number(),
            "side": side(position.board().turn()),
            "san": san(&position, it.m),
            "uci": it.m.to_string(),
            "line": it.line,
            "column": it.column,
        });
        let seconds = it.clk.map(|it| json!(it.as_secs_f64()));
        let variation = |it: &Variation| {
            let mut value = json!({ "comments": it.comments });
            // Not through json!, which would copy the moves again for each line around them.
            value["moves"] = Value::Array(half_moves(position.clone(), &it.moves));
            value
        };
        let variations: Vec<Value> = it.variations.iter().map(variation).collect();
        let further = [
            ("comments", (!it.comments.is_empty()).then(|| json!(it.comments))),
            ("nags", (!it.nags.is_empty()).then(|| json!(it.nags))),
            ("clock", seconds),
            ("offer", it.offer.then_some(json!(true))),
            (
                "variations",
                (!variations.is_empty()).then_some(Value::Array(variations)),
            ),
        ];
        for (name, further) in further {
            if let Some(further) = further {
                value[name] = further;
            }
        }
        value
    });
    each.collect()
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
