//! Large print (C.13, 8.7 for who sees little): a page in HTML that any browser shows and prints, without scripts, pictures and
//! fixed widths, so that no line is cut at whatever size.

use super::markup::{self, Markup};

/// The smallest print that is large, in points.
pub const SMALLEST: u8 = 14;
/// The largest that still has a move of both sides on a page of A4.
pub const LARGEST: u8 = 96;

/// What stands on the page, one after the other.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Part {
    /// A heading.
    Heading(String),
    /// A line; one without words is a place to rest.
    Line(String),
}

/// A page in large print.
#[derive(Clone, Copy, Debug)]
pub struct LargePrint<'a> {
    /// Its title.
    pub title: &'a str,
    /// Its language, as BCP 47 names it.
    pub language: &'a str,
    /// The size of its letters, in points.
    pub points: u8,
    /// What stands on it.
    pub parts: &'a [Part],
}

impl LargePrint<'_> {
    /// Returns the page.
    pub fn html(&self) -> String {
        let mut body = Markup::block("h1", &[], self.title);
        for part in self.parts {
            body.push(match part {
                Part::Heading(text) => Markup::block("h2", &[], text.as_str()),
                Part::Line(text) if text.trim().is_empty() => Markup::rest(),
                Part::Line(text) => Markup::block("p", &[], text.as_str()),
            });
        }
        let main = Markup::block("main", &[], body);
        markup::page(self.title, self.language, &style(self.points), &main)
    }
}

/// Black on white, letters without serifs, no line cut, no word hyphenated, no line torn apart between two pages.
fn style(points: u8) -> String {
    format!(
        "@page {{ margin: 15mm }} \
         body {{ margin: 1em; color: #000; background: #fff; font: {points}pt/1.5 \"Atkinson Hyperlegible\", Verdana, \
         \"DejaVu Sans\", sans-serif; overflow-wrap: anywhere; hyphens: none }} \
         h1, h2 {{ font-size: 1em; font-weight: bold; margin: 1em 0 0.5em }} \
         p {{ margin: 0 0 0.4em; break-inside: avoid }}"
    )
}

#[cfg(test)]
mod tests {
    use super::{LargePrint, Part};
    use proptest::prelude::*;

    fn page(title: &str, parts: &[Part]) -> String {
        let (language, points) = ("de", 26);
        LargePrint {
            title,
            language,
            points,
            parts,
        }
        .html()
    }

    #[test]
    fn a_page_has_its_language_its_size_and_no_script() {
        let parts = [Part::Heading("Züge".to_owned()), Part::Line("1. e4 e5".to_owned())];
        let page = page("Partieformular", &parts);
        assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"de\">"), "{page}");
        assert!(page.contains("font: 26pt/1.5") && page.contains("<h2>Züge</h2>\n<p>1. e4 e5</p>"));
        assert!(
            !page.contains("<script") && !page.contains("width: ") && !page.contains("://"),
            "{page}"
        );
    }

    proptest! {
        /// Whatever people are called, it is words and nothing else.
        #[test]
        fn what_stands_on_it_is_never_markup(text in "\\PC{0,30}") {
            let parts = [Part::Line(format!("x{text}"))];
            let page = page(&text, &parts);
            let tags = page.matches('<').count();
            let line = Part::Line("x".to_owned());
            let plain = self::page("x", &[line]);
            prop_assert_eq!(tags, plain.matches('<').count());
        }
    }
}
