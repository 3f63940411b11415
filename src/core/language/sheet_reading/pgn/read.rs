//! Reads games, one by one or when they are asked for: those of a large file would take many times its text. Finds the piece
//! letters, walks the lines, names what cannot be read.

mod line;
mod moves;
mod set;

use std::borrow::Cow;
use std::sync::OnceLock;

use super::split::{Begin, RawGame, RawGames};
use super::{LetterSet, PgnGame, SheetFlaw, SheetFlawKind};
use crate::game::{Board, Outcome, Position, PositionFlaw};
use line::Walk;

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

/// The games of a text, each read when it is its turn. It never fails: what cannot be read is named in its game.
///
/// The piece letters are found for each game: the first set under which its whole main line reads. If it reads under
/// another one to other moves, that is a flaw. Without a set only figurines, pawn moves and coordinates are read.
pub struct Games<'a> {
    raw: RawGames<'a>,
    sets: &'a [LetterSet],
}

impl<'a> Games<'a> {
    /// Begins at the beginning of a text.
    pub fn of(text: &'a str, sets: &'a [LetterSet]) -> Self {
        Self {
            raw: RawGames::from(text),
            sets,
        }
    }

    /// Returns how many bytes of the text have been looked at.
    pub fn at(&self) -> usize {
        self.raw.at()
    }
}

impl Iterator for Games<'_> {
    type Item = PgnGame;

    fn next(&mut self) -> Option<PgnGame> {
        self.raw.next().map(|raw| game(raw, self.sets))
    }

    fn nth(&mut self, index: usize) -> Option<PgnGame> {
        self.raw.nth(index).map(|raw| game(raw, self.sets))
    }

    fn count(self) -> usize {
        self.raw.count()
    }
}

/// The games of a file, in their order.
#[derive(Debug)]
pub struct GameSource {
    kept: Kept,
    /// True if the file is still written.
    is_played: bool,
}

#[derive(Debug)]
enum Kept {
    /// Few, as they were read.
    Games(Vec<PgnGame>),
    /// A text, and where each game of it begins once that is asked for.
    Text {
        text: String,
        sets: Vec<LetterSet>,
        begins: OnceLock<Vec<Begin>>,
    },
}

impl GameSource {
    /// Takes games that have been read.
    pub fn of_games(games: Vec<PgnGame>) -> Self {
        Self {
            kept: Kept::Games(games),
            is_played: false,
        }
    }

    /// Takes a text whose games may be written in these piece letters.
    pub fn of_text(text: String, sets: Vec<LetterSet>) -> Self {
        let begins = OnceLock::new();
        Self {
            kept: Kept::Text { text, sets, begins },
            is_played: false,
        }
    }

    /// Returns the same games without the flaw that a result is missing: they are being played.
    #[must_use]
    pub fn still_played(self) -> Self {
        Self {
            is_played: true,
            ..self
        }
    }

    /// Returns how many bytes of text there are.
    pub fn bytes(&self) -> usize {
        match &self.kept {
            Kept::Games(_) => 0,
            Kept::Text { text, .. } => text.len(),
        }
    }

    /// Returns how many games there are; a text is looked through once for that.
    pub fn count(&self) -> usize {
        match &self.kept {
            Kept::Games(games) => games.len(),
            Kept::Text { text, begins, .. } => begins_of(text, begins).len(),
        }
    }

    /// Returns a game by its place, counted from 0.
    pub fn game(&self, index: usize) -> Option<PgnGame> {
        let found = match &self.kept {
            Kept::Games(games) => games.get(index).cloned(),
            Kept::Text { text, sets, begins } => {
                let begin = begins_of(text, begins).get(index)?;
                RawGames::from((text.as_str(), begin)).next().map(|raw| game(raw, sets))
            }
        };
        found.map(|it| self.as_played(it))
    }

    /// Returns the values of tags of a game, without its moves.
    pub fn tags(&self, index: usize, names: &[&str]) -> Vec<String> {
        let is_asked = |name: &str| names.contains(&name);
        match &self.kept {
            Kept::Games(games) => {
                let tags = games.get(index).into_iter().flat_map(|it| &it.tags);
                let asked = tags.filter(|(name, _value)| is_asked(name));
                asked.map(|(_name, value)| value.clone()).collect()
            }
            Kept::Text { text, begins, .. } => {
                let begin = begins_of(text, begins).get(index);
                let raw = begin.and_then(|begin| RawGames::from((text.as_str(), begin)).next());
                let tags = raw.into_iter().flat_map(|raw| raw.tags);
                let asked = tags.filter(|(name, _value)| is_asked(name));
                asked.map(|(_name, value)| value.into_owned()).collect()
            }
        }
    }

    /// Returns the games one after the other, with how many bytes of the text have been looked at for each.
    pub fn games(&self) -> Box<dyn Iterator<Item = (usize, PgnGame)> + '_> {
        match &self.kept {
            Kept::Games(games) => Box::new(games.iter().cloned().map(|game| (0, self.as_played(game)))),
            Kept::Text { text, sets, .. } => {
                let mut games = Games::of(text, sets);
                Box::new(std::iter::from_fn(move || {
                    let game = games.next()?;
                    Some((games.at(), self.as_played(game)))
                }))
            }
        }
    }

    fn as_played(&self, game: PgnGame) -> PgnGame {
        match self.is_played {
            true => game.still_played(),
            false => game,
        }
    }
}

fn begins_of<'a>(text: &str, begins: &'a OnceLock<Vec<Begin>>) -> &'a [Begin] {
    begins.get_or_init(|| RawGames::from(text).filter_map(|raw| raw.begin).collect())
}

/// Reads every game of a text, as [`Games`] does.
pub fn read(text: &str, sets: &[LetterSet]) -> Vec<PgnGame> {
    Games::of(text, sets).collect()
}

/// Reads every game of a text as [`read`] does; `None` if there are more than so many, of which none is read then.
pub fn read_at_most(text: &str, sets: &[LetterSet], most: usize) -> Option<Vec<PgnGame>> {
    let is_more = RawGames::from(text).nth(most).is_some();
    (!is_more).then(|| read(text, sets))
}

fn game(mut raw: RawGame<'_>, sets: &[LetterSet]) -> PgnGame {
    let (start, kind) = start(&raw.tags);
    let (line, column) = raw.body.as_ref().map_or(raw.end, |it| it.first);
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
    let walk = Walk::new(Position::of(start.clone()), raw.body.take(), none);
    let letters = walk.choose_letters(sets, &Vec::from_iter(raw.letters), (line, column));
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
        tags: raw
            .tags
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value.into_owned()))
            .collect(),
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
fn start(tags: &[(&str, Cow<'_, str>)]) -> (Board, Option<SheetFlawKind>) {
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
fn result(tags: &[(&str, Cow<'_, str>)], marker: Option<Marker<'_>>) -> (Option<Outcome>, bool) {
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

fn value<'a>(tags: &'a [(&str, Cow<'_, str>)], name: &str) -> Option<&'a str> {
    let found = tags.iter().rev().find(|(it, _value)| *it == name);
    found.map(|(_name, value)| &**value)
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
