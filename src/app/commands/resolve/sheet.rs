//! A sheet out of a file: a journal of ours, PGN from any program, Braille, or text as it was keyed.

use std::path::Path;
use std::time::Duration;

use shakmaty::Color;

use crate::app::commands::braille::file as braille;
use crate::app::commands::journal::read_and_warn;
use crate::app::failure::{Failure, io_failure, journal_failure};
use crate::app::settings::words::Words;
use ansage_core::game::resolve::sheets::Orders;
use ansage_core::game::resolve::{EntryMeaning, SheetEntry};
use ansage_core::game::state::left_after;
use ansage_core::game::{Board, Edition, Game, Header, Ply, Position};
use ansage_core::language::sheet_reading::braille::ReadSheet;
use ansage_core::language::sheet_reading::paper::{Jump, Paper, meaning, meaning_without_capitals};
use ansage_core::language::sheet_reading::pgn;
use ansage_core::language::sheet_reading::pgn::{LetterSet, PgnGame};
use ansage_core::language::sheet_reading::{SheetFlaw, SheetFlawKind};
use ansage_core::language::understand::Reader;
use ansage_core::language::{Letters, Message};
use ansage_devices::storage::Read;

/// What a file holds of a sheet.
#[derive(Default)]
pub(in crate::app::commands) struct Sheet {
    /// Who plays whom, where the file says it.
    pub(super) header: Option<Header>,
    /// The position before the first entry, where the file says it.
    pub(super) start: Option<Board>,
    /// The entries where their numbers put them.
    pub(super) by_number: Vec<SheetEntry>,
    /// The entries in the order in which they stand, if that is another one.
    pub(super) in_order: Option<Vec<SheetEntry>>,
    /// The piece letters, where the file names them.
    pub(super) letters: Option<Letters>,
    /// True if no capital is marked on it, as many write in Braille.
    pub(super) is_small: bool,
    /// The half-moves with which a draw was offered, counted from 0, as far as its entries are moves.
    pub(super) offers: Vec<usize>,
    /// Numbers that jump.
    pub(in crate::app::commands) jumps: Vec<Jump>,
    /// What is wrong with PGN, and where.
    pub(in crate::app::commands) flaws: Vec<SheetFlaw>,
    /// Our own record, with its times.
    pub(super) plies: Vec<Ply>,
    /// The edition of the Laws, which only a journal says.
    pub laws: Option<Edition>,
    /// The journal, if part of it could not be read.
    pub(super) damaged: Option<Read>,
}

/// The bytes of a file, looked at once.
pub(super) enum File {
    /// It is finished.
    Sheet(Box<Sheet>),
    /// PGN whose line stops: the rest is read as text.
    Pgn(Box<PgnGame>, String),
    /// Text, which takes its start position from the other sheet.
    Text(String),
    /// A sheet in Braille; it names its start position if that is not the usual one.
    Braille(Box<ReadSheet>),
}

/// How a journal begins.
const JOURNAL: &[u8] = b"{\"journal\":";

/// Returns true for a journal of ours.
pub(super) fn is_journal(path: &Path) -> Result<bool, Failure> {
    Ok(bytes(path)?.starts_with(JOURNAL))
}

fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    ansage_files::read(path, ansage_files::LARGEST_TEXT_BYTES).map_err(|source| io_failure::unreadable(path, &source))
}

/// Looks at a file.
pub(super) fn open(path: &Path, sets: &[LetterSet], words: &Words) -> Result<File, Failure> {
    let bytes = bytes(path)?;
    if bytes.starts_with(JOURNAL) {
        return journal(path, words).map(|it| File::Sheet(Box::new(it)));
    }
    let (text, _encoding) = pgn::decode(&bytes);
    if braille::is_braille(path, &text) {
        braille::check_size(path, &text)?;
        return Ok(File::Braille(Box::new(braille::read(path, &text, words)?)));
    }
    if is_pgn(path, &text) {
        return of_pgn(path, text, sets);
    }
    if text.trim().is_empty() {
        return Err(journal_failure::no_game(path));
    }
    Ok(File::Text(text))
}

fn journal(path: &Path, words: &Words) -> Result<Sheet, Failure> {
    let journal = read_and_warn(path, words)?;
    let game = Game::replay(&journal.records).map_err(|_no_opening| journal_failure::no_opening(path, &journal))?;
    Ok(Sheet::of_game(&game, Some(journal).filter(|it| it.damage.is_some())))
}

/// Returns what the tags say; a question mark says nothing.
fn header(game: &PgnGame) -> Header {
    let tag = |name: &str| {
        let found = game
            .tags
            .iter()
            .find(|(it, _)| it == name)
            .map(|(_, value)| value.clone());
        found.filter(|it| !it.starts_with('?')).unwrap_or_default()
    };
    Header {
        event: tag("Event"),
        site: tag("Site"),
        date: tag("Date"),
        round: tag("Round"),
        board: tag("Board"),
        white: tag("White"),
        black: tag("Black"),
        ..Header::default()
    }
}

/// Its name or its tags make it PGN; moves alone are read as text, which takes more.
fn is_pgn(path: &Path, text: &str) -> bool {
    if path.extension().is_some_and(|it| it.eq_ignore_ascii_case("pgn")) {
        return true;
    }
    let lines = text.trim_start_matches('\u{feff}').lines().map(str::trim_start);
    let mut lines = lines.filter(|it| !it.is_empty() && !it.starts_with('%'));
    lines.next().is_some_and(|it| it.starts_with('['))
}

fn of_pgn(path: &Path, text: String, sets: &[LetterSet]) -> Result<File, Failure> {
    let Some(game) = pgn::read_at_most(&text, sets, 1).and_then(|it| it.into_iter().next()) else {
        return Err(Failure::unreadable(Message::ResolveSeveralGames {
            path: path.display().to_string(),
        }));
    };
    let no_game = |it: &&SheetFlaw| matches!(it.kind, SheetFlawKind::BadFen | SheetFlawKind::OtherVariant);
    if let Some(flaw) = game.flaws.iter().find(no_game) {
        return Err(Failure::unreadable(Message::ResolveSheetFlaw {
            path: path.display().to_string(),
            flaw: Message::from(flaw).into(),
        }));
    }
    Ok(File::Pgn(Box::new(game), text))
}

impl File {
    /// Returns the position before the first entry, where the file says it.
    pub(super) fn start(&self) -> Option<&Board> {
        match self {
            File::Sheet(sheet) => sheet.start.as_ref(),
            File::Pgn(game, _) => Some(&game.start),
            File::Braille(sheet) => sheet.start.as_ref(),
            File::Text(_) => None,
        }
    }

    /// Reads the entries of a game that begins like this.
    pub(super) fn sheet(self, start: &Board, is_word: &dyn Fn(&str) -> bool) -> Sheet {
        match self {
            File::Sheet(sheet) => *sheet,
            File::Text(text) => Sheet::of(Paper::read(&text, start, 0, is_word), Vec::new()),
            File::Braille(read) => Sheet {
                is_small: read.has_no_capitals(),
                header: Some(read.header),
                start: read.start,
                letters: read.letters,
                ..Sheet::of(Paper::read(&read.moves, start, 0, is_word), Vec::new()).with_flaws(read.flaws)
            },
            File::Pgn(game, text) => {
                let moves: Vec<SheetEntry> = game.moves.iter().map(|it| SheetEntry::Move(it.m)).collect();
                // Behind the last move: a variation that stops is none of the game.
                let last = game.moves.last().map_or((0, 0), |it| (it.line, it.column));
                let stops = |it: &&SheetFlaw| it.kind.stops() && (it.line, it.column) > last;
                let stop = game.flaws.iter().find(stops).filter(|_| !game.complete);
                let rest = stop.map_or("", |it| behind(&text, it.line, it.column));
                let paper = Paper::read(rest, start, moves.len(), is_word);
                let mut sheet = Sheet::of(paper, moves);
                sheet.header = Some(header(&game));
                sheet.start = Some(game.start);
                let offers = game.moves.iter().enumerate().filter(|(_, it)| it.offer);
                sheet.offers = offers.map(|(ply, _)| ply).collect();
                sheet.flaws = game.flaws.into_iter().chain(sheet.flaws).collect();
                sheet
            }
        }
    }
}

impl Sheet {
    /// Returns our record of a game, and its journal if part of it could not be read.
    pub(super) fn of_game(game: &Game, damaged: Option<Read>) -> Self {
        Self {
            header: Some(game.opening().header.clone()),
            start: Some(game.start().clone()),
            by_number: game.plies().iter().map(|it| SheetEntry::Move(it.m)).collect(),
            plies: game.plies().to_vec(),
            offers: game
                .plies()
                .iter()
                .enumerate()
                .filter(|(_, it)| it.offer)
                .map(|(ply, _)| ply)
                .collect(),
            damaged,
            laws: Some(game.opening().laws),
            ..Self::default()
        }
    }

    fn of(paper: Paper, before: Vec<SheetEntry>) -> Self {
        let all = |entries: Vec<SheetEntry>| -> Vec<SheetEntry> { before.iter().cloned().chain(entries).collect() };
        let in_order = Some(paper.in_order).filter(|it| *it != paper.by_number);
        Self {
            in_order: in_order.map(all),
            by_number: all(paper.by_number),
            jumps: paper.jumps,
            flaws: paper.flaws,
            ..Self::default()
        }
    }

    /// Returns true if more half-moves stand there, in whichever order.
    pub(super) fn is_longer_than(&self, most: usize) -> bool {
        self.by_number.len().max(self.in_order.as_ref().map_or(0, Vec::len)) > most
    }

    fn with_flaws(mut self, flaws: Vec<SheetFlaw>) -> Self {
        self.flaws.splice(0..0, flaws);
        self
    }

    /// Returns what an entry of this sheet means in a position.
    pub(super) fn meaning(&self, text: &str, reader: &Reader<'_>, position: &Position) -> EntryMeaning {
        match self.is_small {
            true => meaning_without_capitals(text, reader, position),
            false => meaning(text, reader, position),
        }
    }

    /// Returns the entries in both orders.
    pub(super) fn orders(&self) -> Orders<'_> {
        Orders {
            by_number: &self.by_number,
            in_order: self.in_order.as_deref(),
        }
    }

    /// Returns what a clock showed after so many half-moves, if it is recorded.
    pub(in crate::app::commands) fn left(&self, side: Color, made: usize) -> Option<Duration> {
        left_after(&self.plies, side, made)
    }
}

/// Returns a text from a place on; lines and characters are counted from 1.
fn behind(text: &str, line: usize, column: usize) -> &str {
    let mut at = 0;
    for it in text.split_inclusive('\n').take(line.saturating_sub(1)) {
        at += it.len();
    }
    let rest = &text[at..];
    let column = rest
        .char_indices()
        .nth(column.saturating_sub(1))
        .map_or(rest.len(), |(it, _)| it);
    &rest[column..]
}
