//! What scripts read: every form in JSON that a command prints or writes has its file here, but for two that are what a
//! command gathers itself, the findings of `doctor` and the figures of `listen --score`.
//!
//! Scripts of others rely on the names of these fields: a field may be added, and one that changes its meaning counts the
//! version of its form up where the form has one.

pub(super) mod audio_index;
pub(super) mod boards_compared;
pub(super) mod equipment;
pub(super) mod game_file;
pub(super) mod games;
pub mod heard;
pub(super) mod reconstructed;
pub(super) mod scoresheet;
pub mod understood;
pub(super) mod word_bank;

use std::io;

use serde::Serialize;
use serde_json::{Value, json};
use shakmaty::Color;

use crate::app::failure::{Failure, io_failure};
use ansage_core::desk::Channel;
use ansage_core::game::{Move, NotationStyle, Position, San};
use ansage_core::language::Phrase;
use ansage_devices::terminal::prefix;
use ansage_wire::{KeptSound, RATE};

/// Returns a form as one line. Numbers are shown as what they are: by way of a [`Value`] an `f32` would get digits that
/// nobody knows.
pub(super) fn line(form: &impl Serialize) -> Result<String, Failure> {
    with_line_end(serde_json::to_string(form))
}

/// Returns a form as people can read it too, over many lines.
pub(super) fn document(form: &impl Serialize) -> Result<String, Failure> {
    with_line_end(serde_json::to_string_pretty(form))
}

fn with_line_end(text: serde_json::Result<String>) -> Result<String, Failure> {
    let text = text.map_err(|error| io_failure::unprinted(&io::Error::from(error)))?;
    Ok(text + "\n")
}

/// Returns how a move is announced: what `announce --json` prints.
pub(super) fn announcement(phrase: &Phrase) -> Value {
    json!({ "written": phrase.written, "spoken": phrase.spoken })
}

/// Returns a line that was said in a game: what `replay --json` prints of each.
pub(super) fn line_said(channel: Channel, text: &str) -> Value {
    json!({ "channel": prefix(channel), "text": text })
}

/// Returns the last position of a game: what `replay --json` prints at the end.
pub(super) fn last_position(position: &Position) -> Value {
    json!({ "fen": position.fen() })
}

/// Returns a clip of a dictation: what `record --json` prints of each. `was_found` if a crash had left it.
pub(super) fn clip(kept: &KeptSound, was_found: bool) -> Value {
    let milliseconds = |samples: u64| samples * 1000 / u64::from(RATE);
    let mut value = json!({
        "file": kept.file,
        "sha256": kept.sha256,
        "length": milliseconds(kept.length),
        "voice-from": milliseconds(kept.voice_from),
        "voice-to": milliseconds(kept.voice_to),
    });
    if was_found {
        value["found"] = true.into();
    }
    value
}

fn side(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

/// Returns a move as PGN writes it, in English letters.
fn san(before: &Position, m: Move) -> String {
    San::of(before, m).write(|role| role.upper_char(), NotationStyle::Pgn)
}

/// Returns seconds to the millisecond.
fn seconds(samples: u64) -> f64 {
    (samples as f64 * 1000.0 / f64::from(RATE)).round() / 1000.0
}
