//! The report as pages of Braille.

use super::{Report, Sheets};
use crate::app::cli::ResolveOptions;
use crate::app::commands::braille::pages;
use crate::app::failure::{Failure, braille_failure};
use ansage_core::language::braille as cells;
use ansage_core::language::braille::pages::{Part, Row, is_cut, wrapped};
use ansage_core::language::braille::writer::{Writer, apart, in_places};
use ansage_core::language::braille::{Cell, Pages, Profile, Tables};

/// Where something is written by hand, as wide as a label leaves room for.
const TO_WRITE: &str = "____________";

/// Where our entries begin, cells counted from 0: behind the number of the half-move.
const OURS_CELL: usize = 7;

impl Report<'_> {
    /// Lays the report out: the same lines as in print, both sheets side by side in narrower columns.
    pub(super) fn pages(&self, options: &ResolveOptions) -> Result<Pages, Failure> {
        let usual = |tables: &Tables| tables.short6_of(self.lexicon.tag());
        let title = self.title();
        pages::laid_out(
            &options.findings.braille,
            usual,
            &title,
            self.words,
            |writer, profile, title| self.parts(options, writer, profile, title),
        )
    }

    fn parts(
        &self,
        options: &ResolveOptions,
        writer: &mut Writer<'_>,
        profile: &Profile,
        title: &[Cell],
    ) -> Result<Vec<Part>, Failure> {
        let mut parts = Vec::new();
        if is_cut(title, writer.width) {
            parts.push(Part::Rows(wrapped(title, writer.width)));
        }
        parts.extend(self.head(options).iter().map(|it| writer.sentence(it)));
        parts.push(Part::Blank);
        parts.extend(columns(&self.sheets(), writer, profile));
        parts.push(Part::Blank);
        for line in self.findings() {
            let line = line.replace(super::BLANK, TO_WRITE);
            parts.push(if line.is_empty() {
                Part::Blank
            } else if let Some((before, position)) = with_fen(&line) {
                fen(before, position, writer).map_err(|it| braille_failure::not_written(&it, profile))?
            } else {
                writer.sentence(&line)
            });
        }
        Ok(parts)
    }
}

/// A FEN is written in the code of the moves, rank by rank, so that it can be read back; words may stand before it.
fn fen(before: &str, fen: &str, writer: &mut Writer<'_>) -> Result<Part, cells::NotWritten> {
    let mut cells = writer.words(before);
    if !cells.is_empty() {
        cells.push(Cell::BLANK);
    }
    cells.extend(match writer.profile {
        Profile::Table(_) => writer.code(&apart(fen))?,
        Profile::Ukaaf2015 => writer.words(&apart(fen)),
    });
    Ok(Part::Rows(wrapped(&cells, writer.width)))
}

/// Parts a line before the FEN that it ends with.
fn with_fen(line: &str) -> Option<(&str, &str)> {
    let ranks = line.split(' ').find(|it| it.matches('/').count() == 7)?;
    let (before, fen) = line.split_at(line.find(ranks)?);
    Some((before.trim_end(), fen))
}

/// Returns both sheets side by side. An entry wider than its column goes on below it.
fn columns(sheets: &Sheets, writer: &mut Writer<'_>, profile: &Profile) -> Vec<Part> {
    let column = writer.width.saturating_sub(OURS_CELL + 1) / 2;
    let theirs = OURS_CELL + column + 1;
    let mut parts = Vec::new();
    for [number, our, their] in sheets {
        let mut cells = |text: &str| {
            let written = profile.write(text).unwrap_or_else(|_| profile.write_prose(text));
            writer.unknown.extend(written.unknown);
            wrapped(&written.cells, column)
        };
        let number = profile.write_prose(number).cells;
        let (our, their) = (cells(our), cells(their));
        let rows = (0..our.len().max(their.len()).max(1)).flat_map(|row| {
            let part = |rows: &[Row]| rows.get(row).cloned().unwrap_or_default();
            let number = if row == 0 { number.clone() } else { Row::new() };
            let places = [(0, number), (OURS_CELL, part(&our)), (theirs, part(&their))];
            in_places(
                places.into_iter().filter(|(_, it)| !it.is_empty()).collect(),
                writer.width,
            )
        });
        parts.push(Part::Rows(rows.collect()));
    }
    parts
}
