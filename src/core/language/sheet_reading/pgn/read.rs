//! Reads games: finds the piece letters, walks the lines, names what cannot be read.

mod line;
mod moves;
mod set;

use super::split::{RawGame, games};
use super::{LetterSet, PgnGame, SheetFlaw, SheetFlawKind};
use crate::game::{Board, Outcome, Position, PositionFlaw};
use line::Walk;
use moves::letters_of;

/// Names under which programs write chess itself.
const CHESS: [&str; 7] = [
    "",
    "standard",
    "chess",
    "classical",
    "normal",
    "illegal",
    "from position",
];

/// Names under which programs write Chess960.
const CHESS960: [&str; 5] = [
    "chess960",
    "chess 960",
    "fischerandom",
    "fischerrandom",
    "fischer random",
];

/// Reads every game of a text. It never fails: what cannot be read is named in the game it stands in.
///
/// The piece letters are found for each game: the first set under which its whole main line reads. If it reads under
/// another one to other moves, that is a flaw. Without a set only figurines, pawn moves and coordinates are read.
pub fn read(text: &str, sets: &[LetterSet]) -> Vec<PgnGame> {
    read_at_most(text, sets, usize::MAX).unwrap_or_default()
}

/// Reads every game of a text as [`read`] does; `None` if there are more than so many, of which none is read then.
pub fn read_at_most(text: &str, sets: &[LetterSet], most: usize) -> Option<Vec<PgnGame>> {
    let games = games(text, most)?;
    Some(games.into_iter().map(|raw| game(raw, sets)).collect())
}

fn game(mut raw: RawGame<'_>, sets: &[LetterSet]) -> PgnGame {
    let (start, kind) = start(&raw.tags);
    let (line, column) = raw.body.first().map_or(raw.end, |it| (it.line, it.column));
    let text = |name: &str| value(&raw.tags, name).unwrap_or_default().to_owned();
    let at_start = kind.map(|kind| {
        let tag = if kind == SheetFlawKind::OtherVariant {
            "Variant"
        } else {
            "FEN"
        };
        SheetFlaw {
            line,
            column,
            kind,
            text: shortened(&text(tag)),
            number: None,
        }
    });
    let none = kind.is_some_and(SheetFlawKind::stops);
    let walk = Walk::new(Position::of(start.clone()), &raw.body, none);
    let letters = walk.choose_letters(sets, &letters_of(&raw.body));
    let said = walk.to_the_end(&letters.set, raw.end);
    let (result, differs) = result(&raw.tags, said.result);
    let mut flaws = std::mem::take(&mut raw.flaws);
    flaws.extend(at_start);
    flaws.extend(letters.ambiguous);
    flaws.extend(said.flaws);
    if let (Some(written), true) = (said.result, differs) {
        flaws.push(SheetFlaw {
            kind: SheetFlawKind::ResultDiffers,
            text: shortened(written.text),
            line: written.line,
            column: written.column,
            number: None,
        });
    }
    flaws.sort_by_key(|it| (it.line, it.column));
    PgnGame {
        tags: raw.tags,
        start,
        comments: said.comments,
        moves: said.moves,
        result,
        letters: letters.set.name,
        flaws,
        complete: said.complete && !none,
    }
}

/// Returns the start position and what is wrong with it.
fn start(tags: &[(String, String)]) -> (Board, Option<SheetFlawKind>) {
    let variant = value(tags, "Variant").unwrap_or_default().trim().to_lowercase();
    let chess960 = CHESS960.contains(&variant.as_str());
    if !chess960 && !CHESS.contains(&variant.as_str()) && !variant.starts_with("wild/") {
        return (Board::start(), Some(SheetFlawKind::OtherVariant));
    }
    let Some(fen) = value(tags, "FEN") else {
        return (Board::start(), None);
    };
    match Board::from_fen(fen, chess960) {
        Ok(board) => {
            let may_be_judged =
                |it: &PositionFlaw| matches!(it, PositionFlaw::TooMuchMaterial | PositionFlaw::ImpossibleCheck);
            let is_possible = Position::of(board.clone()).flaws().iter().all(may_be_judged);
            (board, (!is_possible).then_some(SheetFlawKind::ImpossiblePosition))
        }
        Err(_none) => (Board::start(), Some(SheetFlawKind::BadFen)),
    }
}

/// A result as the movetext has it.
#[derive(Clone, Copy, Debug)]
struct Marker<'a> {
    outcome: Option<Outcome>,
    text: &'a str,
    line: usize,
    column: usize,
}

/// Returns the result and whether tag and movetext differ; where the tag says nothing the movetext counts.
fn result(tags: &[(String, String)], marker: Option<Marker<'_>>) -> (Option<Outcome>, bool) {
    // How we ourselves write what PGN has no result for.
    let score = value(tags, "Score").and_then(Outcome::of_code);
    let is_ours = matches!(value(tags, "Termination"), Some("rules infraction" | "abandoned"));
    if let Some(outcome) = score.filter(|it| is_ours && it.marker() != it.code()) {
        return (Some(outcome), false);
    }
    let tag = match value(tags, "Result").map(str::trim) {
        Some("1-0") => Some(Outcome::WhiteWins),
        Some("0-1") => Some(Outcome::BlackWins),
        Some("1/2-1/2" | "½-½") => Some(Outcome::Draw),
        _ => None,
    };
    let said = marker.and_then(|it| it.outcome);
    let differs = match (value(tags, "Result").map(str::trim), marker) {
        (Some("?" | "") | None, _) | (_, None) => false,
        (Some(_), Some(marker)) => tag != marker.outcome,
    };
    (tag.or(said), differs)
}

fn value<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let found = tags.iter().rev().find(|(it, _value)| it == name);
    found.map(|(_name, value)| value.as_str())
}

/// Cuts what is quoted in a flaw: nobody wants to hear a whole page.
pub(super) fn shortened(text: &str) -> String {
    const LONGEST: usize = 40;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST) {
        Some((end, _c)) => format!("{}…", &line[..end]),
        None => line,
    }
}

#[cfg(test)]
mod tests;
