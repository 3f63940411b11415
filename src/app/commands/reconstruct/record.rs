//! What was found as one JSON object, described in `docs/reconstruction.md`.

use serde_json::{Value, json};

use super::result::ReconstructResult;
use crate::app::failure::{Failure, io_fault};
use ansage_core::game::scoresheet::score;
use ansage_core::game::{Move, NotationStyle, Position, San};
use ansage_wire::RATE;

/// The version of the form; it grows when a field changes its meaning, not when one is added.
const VERSION: u32 = 1;

/// Returns the whole object.
pub(super) fn json(found: &ReconstructResult<'_>) -> Result<String, Failure> {
    let recordings = found.recordings.all.iter().map(|it| {
        json!({
            "path": it.path.display().to_string(),
            "seconds": (it.seconds() * 1000.0).round() / 1000.0,
            "heard": it.fault.is_none(),
            "why": it.fault.as_ref().map(ToString::to_string),
            "cut_off": it.flaws.cut_off,
            "wrong_length": it.flaws.wrong_length,
            "damaged": it.flaws.damaged,
        })
    });
    let half_moves = found.game.walk().enumerate().map(|(ply, (position, it))| {
        let board = position.board();
        let several = |all: &[usize]| all.iter().map(|it| passage(found, *it)).collect::<Vec<_>>();
        let mut value = json!({
            "ply": ply + 1,
            "number": board.move_number(),
            "side": board.turn().fold_wb("white", "black"),
            "move": one(found, &position, it.m),
            "offer": it.offer,
            "mark": it.doubt.map(|it| it.key()),
            "margin": (f64::from(it.margin) * 100.0).round() / 100.0,
            "supposed": (f64::from(it.edit_cost) * 100.0).round() / 100.0,
            "candidates": it.candidates.iter().map(|it| one(found, &position, *it)).collect::<Vec<_>>(),
            "said": passage(found, it.passage),
            "repeated": several(&it.repeated),
            "corrects": several(&it.corrects),
        });
        if it.doubt == Some(ansage_core::language::reconstruct::Doubt::Missing) {
            value["said"] = Value::Null;
            value["before"] = passage(found, it.passage);
        }
        value
    });
    let value = json!({
        "version": VERSION,
        "recordings": recordings.collect::<Vec<_>>(),
        "start": found.game.start.fen(),
        "half_moves": half_moves.collect::<Vec<_>>(),
        "marked": found.game.marked().count(),
        "unused": found.game.unused.iter().map(|it| passage(found, *it)).collect::<Vec<_>>(),
        "utterances": found.passages.len(),
        "result": found.game.outcome.map(score),
    });
    let text = serde_json::to_string_pretty(&value).map_err(|error| io_fault::unprinted(&error.into()))?;
    Ok(text + "\n")
}

/// Returns where a passage stands, in seconds of its recording, and what was heard.
fn passage(found: &ReconstructResult<'_>, number: usize) -> Value {
    let it = &found.passages[number];
    let seconds = |samples: u64| (samples as f64 * 1000.0 / f64::from(RATE)).round() / 1000.0;
    json!({
        "recording": it.file,
        "from": seconds(it.from),
        "to": seconds(it.to),
        "heard": it.heard.text(),
        "scored": it.likeliest(),
    })
}

fn one(found: &ReconstructResult<'_>, before: &Position, m: Move) -> Value {
    json!({
        "uci": m.to_string(),
        "san": San::of(before, m).write(|role| role.upper_char(), NotationStyle::Pgn),
        "words": found.announced(before, m),
    })
}
