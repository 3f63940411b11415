//! What was found on a tape as one object, described in `docs/reconstruction.md`.

use serde_json::{Value, json};

use super::{san, seconds, side};
use crate::app::commands::reconstruct::result::ReconstructResult;
use ansage_core::game::scoresheet::score;
use ansage_core::game::{Move, Position};

/// The version of the form; it grows when a field changes its meaning, not when one is added.
const VERSION: u32 = 1;

/// Returns the whole object.
pub(in crate::app::commands) fn reconstructed(found: &ReconstructResult<'_>) -> Value {
    let recordings = found.recordings.all.iter().map(|it| {
        json!({
            "path": it.path.display().to_string(),
            "seconds": (it.seconds() * 1000.0).round() / 1000.0,
            "heard": it.error.is_none(),
            "why": it.error.as_ref().map(ToString::to_string),
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
            "side": side(board.turn()),
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
    json!({
        "version": VERSION,
        "recordings": recordings.collect::<Vec<_>>(),
        "start": found.game.start.fen(),
        "half_moves": half_moves.collect::<Vec<_>>(),
        "marked": found.game.marked().count(),
        "unused": found.game.unused.iter().map(|it| passage(found, *it)).collect::<Vec<_>>(),
        "utterances": found.passages.len(),
        "result": found.game.outcome.map(score),
    })
}

/// Returns where a passage stands, in seconds of its recording, and what was heard.
fn passage(found: &ReconstructResult<'_>, number: usize) -> Value {
    let it = &found.passages[number];
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
        "san": san(before, m),
        "words": found.announced(before, m),
    })
}
