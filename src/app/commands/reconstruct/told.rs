//! What was found in words: the half-moves with their times, what is marked, what was not used.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use shakmaty::Color;

use super::found::Found;
use ansage_core::game::{Move, Position};
use ansage_core::language::reconstruct::{Doubt, HalfMove};
use ansage_core::language::{Message, MessageId, Phrase, Saying, Sight, announce};
use ansage_sound::time;

/// Returns the number of a half-move as a sheet has it: `12.` or `12...`.
pub(super) fn place(position: &Position) -> String {
    let board = position.board();
    match board.turn() {
        Color::White => format!("{}.", board.move_number()),
        Color::Black => format!("{}...", board.move_number()),
    }
}

impl Found<'_> {
    /// Returns a move as it is announced in full, where it was made.
    pub(super) fn announced(&self, position: &Position, m: Move) -> String {
        self.phrase(position, m).written
    }

    /// Returns the same for a voice too.
    pub(super) fn phrase(&self, position: &Position, m: Move) -> Phrase {
        let words = announce(position, m, &Saying::default(), Sight::Legal);
        self.lexicon.phrase(&words)
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

    /// Returns the folder in which the recording of a passage lies, wherever the helpers stand.
    pub(super) fn folder_of(&self, passage: usize) -> PathBuf {
        let path = &self.recordings.all[self.passages[passage].file].path;
        let path = std::path::absolute(path).unwrap_or_else(|_no_folder| path.clone());
        path.parent().map(Path::to_owned).unwrap_or_default()
    }

    /// Returns why a half-move is marked, in words; `None` if it is not.
    pub(super) fn mark(&self, position: &Position, half_move: &HalfMove) -> Option<String> {
        let message = match half_move.doubt? {
            // Nothing else was said, if it was a half-move.
            Doubt::Close if half_move.candidates.len() < 2 => Message::new(MessageId::ReconstructDoubtful),
            Doubt::Close => {
                let others = half_move.candidates.iter();
                let others: Vec<String> = others.map(|it| self.announced(position, *it)).collect();
                Message::new(MessageId::ReconstructClose).with("choices", others.join(", "))
            }
            Doubt::Unclear => Message::new(MessageId::ReconstructUnclear),
            Doubt::Missing => Message::new(MessageId::ReconstructMissing),
        };
        Some(self.words.say(&message))
    }
}

/// Returns everything as lines.
pub(super) fn text(found: &Found<'_>) -> String {
    let mut lines: Vec<String> = Vec::new();
    for (position, half_move) in found.game.walk() {
        let place = place(&position);
        let announced = found.announced(&position, half_move.m);
        let mark = found.mark(&position, half_move).map(|it| format!("; {it}"));
        let at = found.at(half_move.passage);
        lines.push(format!("{place} {announced} ({at}{})", mark.unwrap_or_default()));
    }
    lines.extend(unused(found));
    lines.push(found.words.say(&summary(found)));
    lines.join("\n") + "\n"
}

/// Returns how many half-moves there are, and how many of them are marked.
pub(super) fn summary(found: &Found<'_>) -> Message {
    if found.game.half_moves.is_empty() {
        return Message::new(MessageId::ReconstructNothing);
    }
    Message::new(MessageId::ReconstructSummary)
        .with("count", found.game.half_moves.len().to_string())
        .with("marked", found.game.marked().count().to_string())
}

fn unused(found: &Found<'_>) -> Vec<String> {
    let told = |it: &usize| {
        let message = Message::new(MessageId::ReconstructUnused)
            .with("time", found.at(*it))
            .with("words", found.passages[*it].words());
        found.words.say(&message)
    };
    found.game.unused.iter().map(told).collect()
}

/// Returns what stands beside the marked half-moves of a PGN, by their number from 0.
pub(super) fn remarks(found: &Found<'_>) -> BTreeMap<usize, String> {
    let all = found.game.walk().enumerate();
    all.filter_map(|(ply, (position, it))| {
        let mark = found.mark(&position, it)?;
        Some((ply, format!("{}: {mark}", found.at(it.passage))))
    })
    .collect()
}

/// Returns what stands below a sheet: what is marked and what was not used.
pub(super) fn notes(found: &Found<'_>) -> Vec<String> {
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
        notes.insert(0, found.words.say(&Message::new(MessageId::ReconstructMarks)));
    }
    notes
}
