//! The report for the arbiter's file: what was told, with the sheets and the boards it was told of.

mod braille;

use std::path::Path;

use shakmaty::Color;

use super::findings;
use super::result::{BOARDS, ResolveResult};
use crate::app::cli::ResolveOptions;
use crate::app::commands::braille::pages;
use crate::app::commands::export::write_beside;
use crate::app::commands::json;
use crate::app::commands::json::boards_compared::boards_compared;
use crate::app::commands::report_file::{ReportKind, take_place};
use crate::app::failure::{Failure, io_failure};
use crate::app::printing::{Written, say_on_stderr};
use crate::app::settings::words::Words;
use ansage_core::game::laws::Subject;
use ansage_core::game::resolve::explain::move_number;
use ansage_core::game::resolve::{Placement, SheetEntry, Whose};
use ansage_core::game::{Header, NotationStyle, Position, San};
use ansage_core::language::braille::pef;
use ansage_core::language::placement::piece_list;
use ansage_core::language::verdict::sheet_name;
use ansage_core::language::{Lexicon, Message};
use ansage_wire::plain_text;

/// So many half-moves behind the first difference are shown.
const BEHIND_HALF_MOVES: usize = 6;

/// Width of the column of half-moves, and of the entries of a sheet.
const NUMBER_WIDTH: usize = 8;
const ENTRY_WIDTH: usize = 24;

/// Where something is written by hand.
const BLANK: &str = "______________________________";

/// Refuses a report that could not be written, before anything is asked: one of no known form, and one over a file that
/// is there, a sheet even with `--force`.
pub(super) fn check(path: &Path, options: &ResolveOptions) -> Result<(), Failure> {
    ReportKind::of(path)?;
    let is_sheet =
        |sheet: &Path| matches!((path.canonicalize(), sheet.canonicalize()), (Ok(one), Ok(other)) if one == other);
    let is_theirs = options.theirs.as_deref().is_some_and(is_sheet);
    if is_sheet(&options.ours) || is_theirs || (path.exists() && !options.findings.force) {
        return Err(io_failure::exists(path));
    }
    Ok(())
}

/// Writes the report and says where.
pub(super) fn write(
    path: &Path,
    options: &ResolveOptions,
    found: &ResolveResult,
    lexicon: &Lexicon,
    words: &Words,
) -> Result<(), Failure> {
    let report = Report { found, lexicon, words };
    let (form, text) = match ReportKind::of(path)? {
        ReportKind::Json => (Written::Json, json::document(&boards_compared(found, lexicon, words))?),
        ReportKind::Text => (Written::Lines, report.text(options)),
        ReportKind::Brf => (
            Written::Brf,
            pages::brf(&report.pages(options)?, &options.findings.braille)?,
        ),
        ReportKind::Pef => (Written::Lines, pef::write(&report.pages(options)?, &report.about())),
    };
    if !options.findings.force {
        take_place(path)?;
    }
    write_beside(path, &form.of(&text), &options.ours)?;
    let message = Message::ResolveReportWritten {
        path: path.display().to_string(),
    };
    say_on_stderr(&words.say(&message));
    Ok(())
}

struct Report<'a> {
    found: &'a ResolveResult,
    lexicon: &'a Lexicon,
    words: &'a Words,
}

/// The sheets side by side: number, our entry, theirs.
type Sheets = Vec<[String; 3]>;

impl Report<'_> {
    fn text(&self, options: &ResolveOptions) -> String {
        let mut lines = vec![self.title(), String::new()];
        lines.extend(self.head(options));
        lines.push(String::new());
        let row = |[number, ours, theirs]: [String; 3]| format!("{number:NUMBER_WIDTH$}{ours:ENTRY_WIDTH$} {theirs}");
        lines.extend(self.sheets().into_iter().map(row));
        lines.push(String::new());
        lines.extend(self.findings());
        lines.iter().map(|it| format!("{}\n", it.trim_end())).collect()
    }

    /// Returns the first line, with the article of the edition that a journal was played under, else of the newest.
    fn title(&self) -> String {
        let laws = self.found.sheets.iter().find_map(|it| it.laws).unwrap_or_default();
        let article = laws.rules().article(Subject::BoardsDiffer);
        self.say(&Message::ResolveReportTitle {
            article: article.unwrap_or_default().to_owned(),
        })
    }

    /// Returns who plays whom, and which files were compared.
    fn head(&self, options: &ResolveOptions) -> Vec<String> {
        let ours = options.ours.display();
        let theirs = options.theirs.as_ref().map(|it| it.display().to_string());
        let theirs = theirs.unwrap_or_else(|| self.say(&Message::ResolveReportAtTheTable));
        let mut lines = self.header();
        lines.push(format!("{}: {ours}", self.sheet(Whose::Ours)));
        lines.push(format!("{}: {theirs}", self.sheet(Whose::Theirs)));
        lines.iter().map(|it| plain_text::one_line(it).into_owned()).collect()
    }

    /// Returns what is told, the boards, and where to write and sign.
    fn findings(&self) -> Vec<String> {
        let told = findings::text(self.found, self.lexicon, self.words);
        let mut lines: Vec<String> = told.lines().map(str::to_owned).collect();
        if let Some(wanted) = &self.found.verdict.wanted {
            lines.push(self.say(&Message::ResolveReportWanted));
            lines.extend(self.board(wanted));
        }
        for (name, verdict) in BOARDS.into_iter().zip(&self.found.verdict.boards) {
            let Some(verdict) = verdict else { continue };
            let head = Message::ResolveReportBoard { board: name.into() };
            lines.push(self.words.say(&head));
            lines.extend(self.board(&verdict.board));
        }
        lines.extend(self.foot());
        lines
    }

    /// Returns what a PEF file says of itself.
    fn about(&self) -> pef::About {
        pef::About {
            title: self.title(),
            language: self.words.reports.clone(),
            date: None,
        }
    }

    /// Returns who plays whom, where it is known.
    fn header(&self) -> Vec<String> {
        let [ours, theirs] = &self.found.sheets;
        let known = |field: fn(&Header) -> &String| {
            let headers = [&ours.header, &theirs.header].into_iter().flatten();
            headers.map(field).find(|it| !it.trim().is_empty()).cloned()
        };
        let side = |color: Color, name: Option<String>| name.map(|it| format!("{}: {it}", self.side(color)));
        let sides = [
            side(Color::White, known(|it| &it.white)),
            side(Color::Black, known(|it| &it.black)),
        ];
        let others = [
            known(|it| &it.event).map(|name| Message::FormEvent { name }),
            known(|it| &it.site).map(|name| Message::FormSite { name }),
            known(|it| &it.round).map(|number| Message::FormRound { number }),
            known(|it| &it.board).map(|number| Message::FormBoard { number }),
            known(|it| &it.date).map(|name| Message::FormDate { name }),
        ];
        let others = others.into_iter().flatten().map(|it| self.words.say(&it));
        sides.into_iter().flatten().chain(others).collect()
    }

    /// Returns both sheets side by side, a half-move a line, to a little behind the first difference.
    fn sheets(&self) -> Sheets {
        let columns = [Whose::Ours, Whose::Theirs].map(|it| self.entries(it));
        let mut lines = vec![[String::new(), self.sheet(Whose::Ours), self.sheet(Whose::Theirs)]];
        let comparison = &self.found.comparison;
        let longest = columns.iter().map(Vec::len).max().unwrap_or(0);
        let is_cut = comparison.difference.is_some() || comparison.breaks_off;
        let shown = if is_cut {
            longest.min(comparison.line.len() + 1 + BEHIND_HALF_MOVES)
        } else {
            longest
        };
        for index in 0..shown {
            let (number, color) = move_number(&Position::of(self.found.start.clone()), index + 1);
            let number = format!("{number}{}", color.fold_wb(".", "..."));
            let [ours, theirs] = columns.each_ref().map(|it| it.get(index).cloned().unwrap_or_default());
            lines.push([number, ours, theirs]);
        }
        if shown < longest {
            lines.push(["...".to_owned(), String::new(), String::new()]);
        }
        lines
    }

    /// Returns the entries of a sheet as they stand there, moves that were recorded as a sheet writes them.
    fn entries(&self, whose: Whose) -> Vec<String> {
        let index = usize::from(whose == Whose::Theirs);
        let sheet = &self.found.sheets[index];
        let by_number = Some(&sheet.by_number);
        let entries = if self.found.in_order[index] {
            sheet.in_order.as_ref().or(by_number)
        } else {
            by_number
        };
        let letters = self.found.letters;
        let comparison = &self.found.comparison;
        // What a sheet says alone, behind the first difference, is followed as far as it is known.
        let mut before = Some(Position::of(self.found.start.clone()));
        let entries = entries.into_iter().flatten().enumerate();
        entries
            .map(|(ply, entry)| {
                let difference = comparison.difference.as_ref().filter(|it| it.ply == ply + 1);
                let said = difference.map(|it| if whose == Whose::Ours { &it.ours } else { &it.theirs });
                let m = match (entry, said.map(|it| it.moves.as_slice())) {
                    (SheetEntry::Move(m), _) | (_, Some([m])) => Some(*m),
                    _ => comparison.line.get(ply).copied(),
                };
                let text = match (entry, &before) {
                    (SheetEntry::Move(m), Some(before)) => {
                        San::of(before, *m).write(|it| letters.letter(it), NotationStyle::Sheet)
                    }
                    (SheetEntry::Move(m), None) => m.to_string(),
                    (SheetEntry::Written(text) | SheetEntry::Illegible(text), _) => {
                        text.split_whitespace().collect::<Vec<_>>().join(" ")
                    }
                    (SheetEntry::Missing, _) => "...".to_owned(),
                };
                let offer = if sheet.offers.contains(&ply) { " (=)" } else { "" };
                let text = text + offer;
                before = before.as_ref().zip(m).map(|(it, m)| it.after(m));
                text
            })
            .collect()
    }

    /// Returns a board as a list of its pieces and as FEN.
    fn board(&self, board: &Placement) -> Vec<String> {
        let words = self.words.voices.board_words(self.lexicon);
        let mut lines = words.map(|it| piece_list(board, self.lexicon, it)).unwrap_or_default();
        lines.extend([board.fen(), String::new()]);
        lines
    }

    /// Returns the lines that are filled in by hand.
    fn foot(&self) -> Vec<String> {
        let sides = Color::ALL.map(|it| format!("{}: {BLANK}", self.side(it)));
        let mut lines = vec![self.say(&Message::ResolveReportClocks)];
        lines.extend(sides.clone());
        lines.extend([String::new(), self.say(&Message::FormSignatures)]);
        lines.extend(sides);
        lines.push(format!("{}: {BLANK}", self.say(&Message::FormArbiter)));
        lines
    }

    fn side(&self, color: Color) -> String {
        self.say(&color.fold_wb(Message::White, Message::Black))
    }

    fn sheet(&self, whose: Whose) -> String {
        self.words.say(&sheet_name(whose))
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }
}
