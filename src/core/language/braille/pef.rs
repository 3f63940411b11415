//! Portable Embosser Format (PEF 2008-1, pef-format.org): XML in which cells stand as Unicode, so that no embosser has to
//! guess which table a byte is of.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

use super::pages::{Pages, Row};
use super::{cell, of_unicode};

/// The name space of the elements.
const NAMESPACE: &str = "http://www.daisy.org/ns/2008/pef";

/// The name space of what a file says of itself.
const DUBLIN_CORE: &str = "http://purl.org/dc/elements/1.1/";

/// What a file says of itself.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct About {
    /// Its title.
    pub title: String,
    /// The language of its words, e.g. `pt-BR`.
    pub language: String,
    /// A date as `2026-11-21`, if it is known.
    pub date: Option<String>,
}

/// Returns true if a text is a date as PEF wants it: `2026-11-21`.
pub fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() == 10
        && bytes.iter().enumerate().all(|(index, it)| match index {
            4 | 7 => *it == b'-',
            _ => it.is_ascii_digit(),
        })
}

/// Writes pages. The identifier is made of the cells: the same sheet has the same one.
pub fn write(pages: &Pages, about: &About) -> String {
    let mut cells = Sha256::new();
    let rows = pages.pages.iter().flatten();
    rows.for_each(|row| {
        cells.update(cell::in_unicode(row));
        cells.update("\n");
    });
    let identifier = cells.finalize().iter().take(16).fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _written = write!(text, "{byte:02x}");
        text
    });
    let date = about.date.as_ref();
    let date = date.map_or_else(String::new, |it| format!("      <dc:date>{}</dc:date>\n", escaped(it)));
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<pef version=\"2008-1\" xmlns=\"{NAMESPACE}\">\n  <head>\n    <meta \
         xmlns:dc=\"{DUBLIN_CORE}\">\n      <dc:format>application/x-pef+xml</dc:format>\n      \
         <dc:identifier>urn:ansage:{identifier}</dc:identifier>\n      <dc:title>{}</dc:title>\n      \
         <dc:language>{}</dc:language>\n{date}    </meta>\n  </head>\n  <body>\n    <volume cols=\"{}\" rows=\"{}\" \
         rowgap=\"0\" duplex=\"false\">\n      <section>\n",
        escaped(&about.title),
        escaped(&about.language),
        pages.size.cells,
        pages.size.lines,
    );
    for page in &pages.pages {
        text += "        <page>\n";
        for row in page {
            text += &format!("          <row>{}</row>\n", cell::in_unicode(row));
        }
        text += "        </page>\n";
    }
    text + "      </section>\n    </volume>\n  </body>\n</pef>\n"
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '\t' | '\n' | '\r' => escaped.push(' '),
            // XML has no way to write the other signs of control.
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

/// Why a text is not read as PEF: one technical line.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{0}")]
pub struct PefError(pub String);

/// Returns the rows of each page.
///
/// # Errors
///
/// Returns [`PefError`] for what is no XML, has no `pef` at its root, or holds a row with something else than cells.
pub fn read(text: &str) -> Result<Vec<Vec<Row>>, PefError> {
    let document = roxmltree::Document::parse(text).map_err(|it| PefError(it.to_string()))?;
    let root = document.root_element();
    if !root.has_tag_name((NAMESPACE, "pef")) {
        return Err(PefError(format!("<{}>", root.tag_name().name())));
    }
    let pages = root.descendants().filter(|it| it.has_tag_name((NAMESPACE, "page")));
    let rows = |page: roxmltree::Node<'_, '_>| {
        let rows = page.children().filter(|it| it.has_tag_name((NAMESPACE, "row")));
        rows.map(|row| {
            let place = document.text_pos_at(row.range().start);
            let cells = of_unicode(row.text().unwrap_or_default());
            cells.map_err(|it| PefError(format!("{place}: {:?}", it.sign)))
        })
        .collect()
    };
    pages.map(rows).collect()
}

#[cfg(test)]
mod tests {
    use super::{About, is_date, read, write};
    use crate::language::braille::pages::Part;
    use crate::language::braille::{PageSize, Pages, brf};

    #[test]
    fn what_is_written_is_read_again() {
        let rows = |text: &[&str]| Part::Rows(text.iter().map(|it| brf::read(it).expect("BRF")).collect());
        let size = PageSize { cells: 20, lines: 5 };
        let parts = vec![rows(&["1 E4 E5", "", "2 ,NF3"]), rows(&["3 D4", "4 C4", "5 A4"])];
        let pages = Pages::lay_out(
            &brf::read("A").expect("BRF"),
            &brf::read("A").expect("BRF"),
            parts,
            size,
        );
        let about = About {
            title: "A & <B>\u{7}".into(),
            language: "de".into(),
            date: Some("2026-11-21".into()),
        };
        let text = write(&pages, &about);
        assert!(
            text.contains("<dc:title>A &amp; &lt;B&gt;\u{fffd}</dc:title>"),
            "{text}"
        );
        assert_eq!(read(&text), Ok(pages.pages));
    }

    #[test]
    fn what_is_no_pef_is_refused() {
        assert!(read("E4 E5").is_err());
        assert_eq!(read("<brf/>").expect_err("another root").0, "<brf>");
        let row = "<pef xmlns='http://www.daisy.org/ns/2008/pef'><page><row>e4</row></page></pef>";
        assert!(read(row).expect_err("letters").0.contains("'e'"));
        assert!(is_date("2026-11-21") && !is_date("2026-11") && !is_date("????-??-??"));
    }
}
