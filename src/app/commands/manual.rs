//! `manual`: one page for each task, as text, as a page in HTML, or in Braille.

mod html;
pub mod page;
pub mod pages;
mod text;

use std::path::Path;

use super::braille::pages as braille_pages;
use super::export::write_over_no_journal;
use crate::app::cli::ManualOptions;
use crate::app::failure::{Failure, desk_failure};
use crate::app::printing::{Written, columns_of_answers, print, print_as, say_on_stderr};
use crate::app::settings::words::Words;
use ansage_core::language::braille::Tables;
use ansage_core::language::braille::pages::Part;
use ansage_core::language::{Letters, Message, Messages, letters};
use page::{Block, Line, Page};
use pages::{Entry, Manual};

/// What stands for standard output where a file is named.
const STANDARD_OUTPUT: &str = "-";

/// Prints or writes a page of the manual, or all of them.
pub(in crate::app) fn manual(options: &ManualOptions) -> Result<(), Failure> {
    let reporting = &options.reporting;
    let words = Words::read(reporting.voices.as_deref(), reporting.reports.as_deref())?;
    let manual = Manual::of(&words.reports);
    let asked = options.page.join(" ");
    let found = match asked.as_str() {
        "" => None,
        asked => {
            let unknown = || Failure::settings(Message::ManualUnknown { text: asked.to_owned() });
            Some(manual.find(asked).ok_or_else(unknown)?)
        }
    };
    let messages = words.voices.messages(manual.language);
    let messages = messages.ok_or_else(|| desk_failure::unknown_reports(manual.language, &words.voices))?;
    if !manual.is_in(&words.reports) {
        say_on_stderr(&words.say(&Message::ManualLanguages));
    }
    let written_to = options.output.as_deref().filter(|it| *it != Path::new(STANDARD_OUTPUT));
    let columns = match written_to {
        Some(_file) => None,
        None => columns_of_answers(),
    };
    let (form, content) = match (options.form, found) {
        (form, found) if form.html => {
            let page = html::page(&manual, found, messages);
            (Written::Lines, page)
        }
        (form, found) if form.brf => (Written::Brf, in_braille(&manual, found, messages, options, &words)?),
        (_, Some(entry)) => (Written::Lines, text::page(&entry.page(), messages, columns)),
        (_, None) => (Written::Lines, list(&manual, messages)),
    };
    match written_to {
        Some(path) => write_over_no_journal(path, &form.of(&content)),
        // What is no text for people stays line by line as it was made.
        None if options.form.html || form != Written::Lines => print_as(form, &content),
        None => print(&content),
    }
}

/// Returns the titles of the pages, each with its number.
fn list(manual: &Manual, messages: &Messages) -> String {
    let lines = manual.entries().iter().enumerate();
    let lines = lines.map(|(index, it)| format!("{}. {}\n", index + 1, it.page().title));
    lines.collect::<String>() + &messages.say(&Message::ManualPages) + "\n"
}

/// Returns what a line of a session is for a reader.
fn told(line: &Line, messages: &Messages) -> String {
    match line {
        Line::Typed(text) => messages.say(&Message::ManualTyped { text: text.clone() }),
        Line::Pressed(key) => messages.say(&Message::ManualPressed { key: key.clone() }),
        Line::Said(text) => text.clone(),
    }
}

/// Writes a page, or all, in Braille: each line of cells as `brief` writes them.
fn in_braille(
    manual: &Manual,
    found: Option<&Entry>,
    messages: &Messages,
    options: &ManualOptions,
    words: &Words,
) -> Result<String, Failure> {
    let letters = Letters::named(manual.language).unwrap_or(letters::SETS[0]);
    let usual = |tables: &Tables| tables.short6_of(letters.name);
    let pages: Vec<Page> = match found {
        Some(entry) => vec![entry.page()],
        None => manual.entries().iter().map(Entry::page).collect(),
    };
    let head = match pages.as_slice() {
        [page] => page.title.clone(),
        _ => messages.say(&Message::ManualTitle),
    };
    let laid_out = braille_pages::laid_out(&options.braille, usual, &head, words, |writer, _profile, _head| {
        let mut parts = Vec::new();
        for page in &pages {
            if pages.len() > 1 {
                parts.extend([Part::Blank, writer.sentence(&page.title), Part::Blank]);
            }
            for block in &page.blocks {
                match block {
                    Block::Heading(text) => parts.extend([Part::Blank, writer.sentence(text)]),
                    Block::Paragraph(words) => parts.push(writer.sentence(&words.plain())),
                    Block::Step(number, words) => {
                        parts.push(writer.sentence(&format!("{number}. {}", words.plain())));
                    }
                    Block::Item(words) => parts.push(writer.sentence(&format!("- {}", words.plain()))),
                    Block::Session(lines) => {
                        parts.extend(lines.iter().map(|it| writer.sentence(&told(it, messages))));
                    }
                }
            }
        }
        Ok(parts)
    })?;
    braille_pages::brf(&laid_out, &options.braille)
}
