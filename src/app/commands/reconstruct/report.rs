//! What was found in words: the half-moves with their times, what is marked, what was not used.

use std::collections::BTreeMap;

use super::result::ReconstructResult;
use ansage_core::desk::conversation::tape_questions::summary;
use ansage_core::game::scoresheet::place;
use ansage_core::game::{Move, Position};
use ansage_core::language::reconstruct::{Doubt, HalfMove};
use ansage_core::language::{Message, Saying, Sight, announce};
use ansage_sound::time;

impl ReconstructResult<'_> {
    /// Returns a move as it is announced in full, where it was made.
    pub(in crate::app::commands) fn announced(&self, position: &Position, m: Move) -> String {
        let words = announce(position, m, &Saying::default(), Sight::Legal);
        self.lexicon.phrase(&words).written
    }

    /// Returns where a passage stands, with the name of its recording if there are several.
    pub(super) fn at(&self, passage: usize) -> String {
        let it = &self.passages[passage];
        let time = time(it.from);
        if self.recordings.all.len() == 1 {
            return time;
        }
        let path = &self.recordings.all[it.file].path;
        format!("{} {time}", path.file_name().unwrap_or_default().to_string_lossy())
    }

    /// Returns why a half-move is marked, in words; `None` if it is not.
    pub(super) fn mark(&self, position: &Position, half_move: &HalfMove) -> Option<String> {
        let message = match half_move.doubt? {
            // Nothing else was said, if it was a half-move.
            Doubt::Close if half_move.candidates.len() < 2 => Message::ReconstructDoubtful,
            Doubt::Close => {
                let others = half_move.candidates.iter();
                let others: Vec<String> = others.map(|it| self.announced(position, *it)).collect();
                Message::ReconstructClose {
                    choices: others.join(", "),
                }
            }
            Doubt::Unclear => Message::ReconstructUnclear,
            Doubt::Missing => Message::ReconstructMissing,
        };
        Some(self.words.say(&message))
    }
}

/// Returns everything as lines.
pub(super) fn text(found: &ReconstructResult<'_>) -> String {
    let mut lines: Vec<String> = Vec::new();
    for (position, half_move) in found.game.walk() {
        let place = place(&position);
        let announced = found.announced(&position, half_move.m);
        let mark = found.mark(&position, half_move).map(|it| format!("; {it}"));
        let at = found.at(half_move.passage);
        lines.push(format!("{place} {announced} ({at}{})", mark.unwrap_or_default()));
    }
    lines.extend(unused(found));
    lines.push(found.words.say(&summary(&found.game)));
    lines.join("\n") + "\n"
}

fn unused(found: &ReconstructResult<'_>) -> Vec<String> {
    let told = |it: &usize| {
        let message = Message::ReconstructUnused {
            time: found.at(*it),
            words: found.passages[*it].words(),
        };
        found.words.say(&message)
    };
    found.game.unused.iter().map(told).collect()
}

/// Returns what stands beside the marked half-moves of a PGN, by their number from 0.
pub(super) fn remarks(found: &ReconstructResult<'_>) -> BTreeMap<usize, String> {
    let all = found.game.walk().enumerate();
    all.filter_map(|(ply, (position, it))| {
        let mark = found.mark(&position, it)?;
        Some((ply, format!("{}: {mark}", found.at(it.passage))))
    })
    .collect()
}

/// Returns what stands below a sheet: what is marked and what was not used.
pub(super) fn notes(found: &ReconstructResult<'_>) -> Vec<String> {
    let marked = found.game.walk().filter_map(|(position, it)| {
        let mark = found.mark(&position, it)?;
        let announced = found.announced(&position, it.m);
        Some(format!(
            "{} {announced} ({}): {mark}",
            place(&position),
            found.at(it.passage)
        ))
    });
    let mut notes: Vec<String> = marked.collect();
    notes.extend(unused(found));
    if !notes.is_empty() {
        notes.insert(0, found.words.say(&Message::ReconstructMarks));
    }
    notes
}
