//! Sheets and reports as pages of Braille.

use crate::app::cli::BraillePage;
use crate::app::failure::{Failure, braille_failure};
use crate::app::printing::say_on_stderr;
use crate::app::settings::words::Words;
use ansage_core::language::Message;
use ansage_core::language::braille::{PageSize, Pages, Profile, UnknownSign, Written, in_unicode, table};

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

/// Returns what writes the words of a sheet: names, headings, labels. Every sheet and report asks here.
pub(in crate::app) fn prose<'a>(profile: &'a Profile) -> Box<dyn Fn(&str) -> Written + 'a> {
    Box::new(|text| profile.write_prose(text))
}

/// Writes pages as BRF.
pub(in crate::app) fn brf(pages: &Pages) -> Result<String, Failure> {
    pages
        .brf()
        .map_err(|it| braille_failure::eight_dots(it.line, &it.eight))
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
