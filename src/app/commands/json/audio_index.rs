//! The index of the sound of a game that `ansage export --audio` writes, described in `docs/audio-scoresheet.md`.

use serde_json::{Value, json};

use super::seconds;
use crate::app::commands::export::chapter::{Chapter, before, move_of};
use ansage_core::game::{ClipOf, Game};
use ansage_sound_files::clips::ClipError;

/// The version of the form; it grows when a field changes its meaning, not when one is added.
const VERSION: u32 = 1;

/// Returns the index; `header` is what the file of sound says of the game, by tag, and `samples` how long it is.
pub(in crate::app::commands) fn audio_index(
    chapters: &[Chapter<'_>],
    samples: usize,
    header: Vec<(String, String)>,
    game: &Game,
) -> Value {
    let seconds = |samples: usize| seconds(samples as u64);
    let chapter = |it: &Chapter<'_>| {
        let before = before(it.clip, game);
        let m = move_of(it.clip, game);
        let place = it.clip.ply.map(|it| game.place_of(it));
        let san = before.as_ref().zip(m);
        let san = san.map(|(before, m)| super::san(before, m));
        json!({
            "title": it.title,
            "from": it.place.as_ref().ok().map(|place| seconds(place.0)),
            "to": it.place.as_ref().ok().map(|place| seconds(place.1)),
            "why_not": it.place.as_ref().err().map(|error| match error {
                ClipError::Missing => "missing",
                ClipError::Changed => "changed",
                ClipError::Unreadable(_) => "unreadable",
            }),
            "file": it.clip.file,
            "sha256": it.clip.sha256,
            "of": it.clip.of,
            "ply": it.clip.ply,
            "number": place.map(|(number, _)| number),
            "side": place.map(|(_, side)| super::side(side)),
            "move": m,
            "san": san,
            // Journals of before say that what a crash left was keyed, and nobody knows.
            "by": it.clip.by.filter(|_| it.clip.of != ClipOf::Found),
            "corrects": it.clip.corrected,
            "at_ms": it.clip.at.map(|it| it.0),
            "white_left_ms": it.clip.white_left,
            "black_left_ms": it.clip.black_left,
            "voice_from_ms": it.clip.voice_from,
            "voice_to_ms": it.clip.voice_to,
        })
    };
    let has_sound = samples > 0;
    let tags = header
        .into_iter()
        .map(|(name, it)| (name.to_lowercase(), Value::from(it)));
    json!({
        "version": VERSION,
        "header": tags.collect::<serde_json::Map<_, _>>(),
        "audio": has_sound.then_some(["game.flac", "game.wav"]),
        "sheet": ["game.pgn", "game.txt", "game.brf"],
        "seconds": seconds(samples),
        "clips": chapters.iter().map(chapter).collect::<Vec<_>>(),
    })
}
