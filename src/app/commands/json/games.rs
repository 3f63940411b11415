//! The games of a folder, as `ansage games --json` prints them, described in `docs/games.md`.

use serde_json::{Value, json};

use crate::app::commands::games::{Folder, Found, LeftOut, Why};
use crate::app::failure::Failure;
use ansage_core::desk::GameStanding;
use ansage_core::game::Mode;

/// Returns an object for each file of the folder: the games, the newest first, then what is left as it is.
pub(in crate::app::commands) fn lines(folder: &Folder) -> Result<String, Failure> {
    let games = folder.games.iter().map(game);
    let left_out = folder.left_out.iter().map(left_out);
    games.chain(left_out).map(|it| super::line(&it)).collect()
}

fn game(found: &Found) -> Value {
    let it = &found.listed;
    let known = |text: &str| Some(text.to_owned()).filter(|it| !it.is_empty() && it != "?");
    let result = match &it.standing {
        GameStanding::Result(score) => Some(*score),
        _ => None,
    };
    json!({
        "file": found.path,
        "standing": it.standing.name(),
        "white": known(&it.white),
        "black": known(&it.black),
        "date": known(&it.date),
        "event": known(&it.event),
        "time": known(&it.time),
        "mode": match found.mode {
            Mode::Free => "free",
            Mode::Event => "event",
        },
        "clock": it.is_a_clock,
        "result": result,
        "moves": it.moves,
    })
}

fn left_out(it: &LeftOut) -> Value {
    let line = match &it.why {
        Why::Damaged(line) => Some(*line),
        _ => None,
    };
    let continued = match &it.why {
        Why::Continued(path) => Some(path),
        _ => None,
    };
    json!({ "file": it.path, "standing": it.why.name(), "line": line, "continued": continued })
}
