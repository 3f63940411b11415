//! What was found, for the arbiter's file.

use std::path::Path;

use serde_json::Value;

use crate::app::cli::EquipmentOptions;
use crate::app::commands::braille::pages;
use crate::app::commands::export::write_over_no_journal;
use crate::app::commands::json;
use crate::app::commands::json::equipment::equipment;
use crate::app::commands::report_file::{ReportKind, take_place};
use crate::app::failure::{Failure, io_failure};
use crate::app::printing::Written;
use crate::app::settings::words::Words;
use ansage_core::game::{EquipmentCheck, EquipmentItem, Header};
use ansage_core::language::Message;
use ansage_core::language::braille::Pages;
use ansage_core::language::braille::pages::{Part, is_cut, wrapped};
use ansage_core::language::braille::pef;
use ansage_core::language::equipment::{finding, heading, line, name, title};
use ansage_wire::plain_text;

/// Where something is written by hand.
const BLANK: &str = "____________";

/// Refuses a report that could not be written, before anything is asked: one of no known form, and one over a file that is
/// there, the event file even with `--force`. The list that is gone on with may be replaced by its report.
pub(super) fn check(path: &Path, options: &EquipmentOptions, words: &Words) -> Result<(), Failure> {
    if matches!(ReportKind::of(path)?, ReportKind::Brf | ReportKind::Pef) {
        pages::check(&options.findings.braille, words)?;
    }
    let is_event_file = options.event_file.as_deref().is_some_and(|it| is_same(path, it));
    if is_event_file || (path.exists() && !may_replace(path, options)) {
        return Err(io_failure::exists(path));
    }
    Ok(())
}

fn may_replace(path: &Path, options: &EquipmentOptions) -> bool {
    options.findings.force || options.from.as_deref().is_some_and(|it| is_same(path, it))
}

fn is_same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Returns true for a report that `--from` reads.
pub(super) fn can_be_gone_on_with(path: &Path) -> bool {
    ReportKind::of(path).is_ok_and(|it| it == ReportKind::Json)
}

/// What was found, and the words in which it is told.
pub(super) struct Report<'a> {
    pub(super) check: &'a EquipmentCheck,
    /// The head of the scoresheet, if there is an event file.
    pub(super) header: Option<&'a Header>,
    /// When the list was begun.
    pub(super) at: &'a str,
    pub(super) words: &'a Words,
}

impl Report<'_> {
    /// Writes the report.
    pub(super) fn write(&self, path: &Path, options: &EquipmentOptions) -> Result<(), Failure> {
        let (form, text) = match ReportKind::of(path)? {
            ReportKind::Json => (Written::Json, json::document(&self.json())?),
            ReportKind::Text => (Written::Lines, self.text()),
            ReportKind::Brf => (
                Written::Brf,
                pages::brf(&self.pages(options)?, &options.findings.braille)?,
            ),
            ReportKind::Pef => (Written::Lines, pef::write(&self.pages(options)?, &self.about())),
        };
        if !may_replace(path, options) {
            take_place(path)?;
        }
        write_over_no_journal(path, &form.of(&text))
    }

    /// Returns the report as one object.
    pub(super) fn json(&self) -> Value {
        equipment(self.check, self.at, self.words)
    }

    /// Returns the report as lines.
    pub(super) fn text(&self) -> String {
        self.lines().iter().map(|it| format!("{}\n", it.trim_end())).collect()
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.say(&title(self.check.rules())), self.at.to_owned()];
        lines.extend(self.head());
        let mut part = None;
        for item in self.check.asked() {
            if part.replace(item.part()) != Some(item.part()) {
                lines.extend([String::new(), self.say(&heading(item.part(), self.check.rules()))]);
            }
            lines.push(self.say(&line(item, self.check)));
        }
        lines.push(String::new());
        lines.extend(self.findings());
        let open: Vec<String> = self.check.open().map(|it| self.name(it)).collect();
        if !open.is_empty() {
            let names = open.join("; ");
            lines.push(self.say(&Message::EquipmentOpen { names }));
        }
        lines.extend([
            self.say(&Message::EquipmentDecidesNothing),
            String::new(),
            format!("{}: {BLANK}", self.say(&Message::FormArbiter)),
        ]);
        lines
    }

    /// Returns which event it is, as far as an event file says so.
    fn head(&self) -> Vec<String> {
        let Some(header) = self.header else { return Vec::new() };
        let known = |text: &String| Some(text.clone()).filter(|it| !it.trim().is_empty());
        let told = [
            known(&header.event).map(|name| Message::FormEvent { name }),
            known(&header.site).map(|name| Message::FormSite { name }),
            known(&header.round).map(|number| Message::FormRound { number }),
            known(&header.board).map(|number| Message::FormBoard { number }),
        ];
        let told = told.into_iter().flatten().map(|it| self.say(&it));
        told.map(|it| plain_text::one_line(&it).into_owned()).collect()
    }

    fn findings(&self) -> Vec<String> {
        let findings = self.check.findings();
        if findings.is_empty() {
            return vec![self.say(&Message::EquipmentNothingTold)];
        }
        let told = findings.iter().map(|it| self.say(&finding(it)));
        std::iter::once(self.say(&Message::EquipmentTold)).chain(told).collect()
    }

    fn name(&self, item: EquipmentItem) -> String {
        self.say(&name(item))
    }

    /// Lays the report out as pages of Braille: the same lines as in print.
    fn pages(&self, options: &EquipmentOptions) -> Result<Pages, Failure> {
        let title = self.say(&title(self.check.rules()));
        let language = self.words.reports.clone();
        pages::laid_out(
            &options.findings.braille,
            |tables| tables.short6_of(&language),
            &title,
            self.words,
            |writer, _, title| {
                let mut parts = Vec::new();
                if is_cut(title, writer.width) {
                    parts.push(Part::Rows(wrapped(title, writer.width)));
                }
                // The title stands at the head of each page.
                parts.extend(self.lines().iter().skip(1).map(|it| match it.is_empty() {
                    true => Part::Blank,
                    false => writer.sentence(it),
                }));
                Ok(parts)
            },
        )
    }

    /// Returns what a PEF file says of itself.
    fn about(&self) -> pef::About {
        pef::About {
            title: self.say(&title(self.check.rules())),
            language: self.words.reports.clone(),
            date: None,
        }
    }

    fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }
}
