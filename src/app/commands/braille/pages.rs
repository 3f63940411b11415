//! Sheets and reports as pages of Braille.

use crate::app::cli::BraillePage;
use std::cell::Cell;

use super::embosser::BrfWriter;
use crate::app::failure::{Failure, braille_failure};
use crate::app::printing::say_on_stderr;
use crate::app::settings::braille;
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::braille::pages::Part;
use ansage_core::language::braille::writer::Writer;
use ansage_core::language::braille::{
    Cell as BrailleCell, PageSize, Pages, Profile, Tables, UnknownSign, Written, in_unicode, of_unicode, table,
};
use ansage_devices::braille::prose::Translator;

/// Returns the page that was asked for.
pub(in crate::app) fn page_size(asked: &BraillePage) -> Result<PageSize, Failure> {
    let usual = PageSize::default();
    let size = PageSize {
        cells: asked.cells.unwrap_or(usual.cells),
        lines: asked.lines.unwrap_or(usual.lines),
    };
    let fits = (PageSize::LEAST_CELLS..=PageSize::MOST).contains(&size.cells)
        && (PageSize::LEAST_LINES..=PageSize::MOST).contains(&size.lines);
    fits.then_some(size).ok_or_else(braille_failure::no_page)
}

/// Refuses a page, and a table that was asked for, of which there is none: before anybody is asked for what it is to hold.
pub(in crate::app) fn check(asked: &BraillePage, words: &Words) -> Result<(), Failure> {
    page_size(asked)?;
    if let Some(name) = &asked.braille_words {
        braille::words_table(name)?;
    }
    BrfWriter::of(&asked.embosser)?;
    let tables = braille::tables(asked.braille_tables.as_deref())?;
    match &asked.braille_table {
        Some(name) => braille::profile(name, &tables, words).map(drop),
        None => Ok(()),
    }
}

/// Writes words in Braille.
type ProseWriter<'a> = Box<dyn Fn(&str) -> Written + 'a>;

/// Returns what writes the words of a sheet: names, headings, labels. Every sheet and report asks here. A table of liblouis
/// that cannot be had is named once, and they are written sign by sign.
pub(in crate::app) fn prose<'a>(
    profile: &'a Profile,
    asked: &BraillePage,
    words: &'a Words,
) -> Result<ProseWriter<'a>, Failure> {
    let Some(name) = &asked.braille_words else {
        return Ok(Box::new(|text| profile.write_prose(text)));
    };
    let table = braille::words_table(name)?;
    let (translator, is_told) = (Translator::start(&table), Cell::new(false));
    Ok(Box::new(move |text| {
        let translated = translator.translate(text);
        let cells = translated.and_then(|it| of_unicode(&it.cells).map_err(|it| it.sign.to_string()));
        cells.map_or_else(
            |why| {
                if !is_told.replace(true) {
                    tracing::warn!(why, table, "words are written sign by sign");
                    say_on_stderr(&words.say(&Message::BrailleWordsPlain { table: table.clone() }));
                }
                profile.write_prose(text)
            },
            |cells| Written {
                cells,
                unknown: Vec::new(),
            },
        )
    }))
}

/// Lays out pages with a title at the head of each, in the table that was asked for or else the one of that name, and names the
/// signs that it lacks. `parts` writes what stands below the title.
pub(in crate::app) fn laid_out(
    asked: &BraillePage,
    usual: impl FnOnce(&Tables) -> String,
    title: &str,
    words: &Words,
    parts: impl FnOnce(&mut Writer<'_>, &Profile, &[BrailleCell]) -> Result<Vec<Part>, Failure>,
) -> Result<Pages, Failure> {
    let size = page_size(asked)?;
    let tables = braille::tables(asked.braille_tables.as_deref())?;
    let name = asked.braille_table.clone().unwrap_or_else(|| usual(&tables));
    let profile = braille::profile(&name, &tables, words)?;
    let prose = prose(&profile, asked, words)?;
    let mut writer = Writer::new(&profile, &*prose, size.cells);
    let title = writer.words(title);
    let parts = parts(&mut writer, &profile, &title)?;
    name_unknown(&writer.unknown, &profile, words);
    Ok(Pages::lay_out(&title, &title, parts, size))
}

/// Writes pages as BRF, in the characters of the embosser that was asked for.
pub(in crate::app) fn brf(pages: &Pages, asked: &BraillePage) -> Result<String, Failure> {
    BrfWriter::of(&asked.embosser)?.pages(pages)
}

/// Names each sign that a table lacks once.
pub(in crate::app) fn name_unknown(unknown: &[UnknownSign], profile: &Profile, words: &Words) {
    let mut named = Vec::new();
    for UnknownSign { sign, .. } in unknown {
        if named.contains(sign) {
            continue;
        }
        named.push(*sign);
        let message = Message::BrailleUnknownSign {
            sign: sign.to_string(),
            code: format!("U+{:04X}", u32::from(*sign)),
            table: profile.name().into(),
            shown: in_unicode(&table::named_sign(*sign)),
        };
        say_on_stderr(&words.say(&message));
    }
}
