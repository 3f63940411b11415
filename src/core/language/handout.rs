//! A page that is handed out: a title, and paragraphs under headings. How it looks is left to whoever writes it: as text here,
//! in Braille and in large print elsewhere.

use super::large_print::{LargePrint, Part};
use super::sheet_form::wrapped;

/// A page of text.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Handout {
    /// What it is.
    pub title: String,
    /// What stands in it.
    pub sections: Vec<Section>,
}

/// Paragraphs, and what they are about.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Section {
    /// The heading; none above what needs none.
    pub heading: Option<String>,
    /// The paragraphs.
    pub paragraphs: Vec<String>,
}

impl Handout {
    /// Writes it in large print, in letters of so many points.
    pub fn large_print(&self, language: &str, points: u8) -> String {
        let mut parts = Vec::new();
        for section in &self.sections {
            parts.extend(section.heading.iter().cloned().map(Part::Heading));
            parts.extend(section.paragraphs.iter().cloned().map(Part::Line));
        }
        let page = LargePrint {
            title: &self.title,
            language,
            points,
            parts: &parts,
        };
        page.html()
    }

    /// Prints it, no line wider than 80 columns; a free line stands before each heading.
    pub fn print(&self) -> String {
        let mut lines = wrapped(&self.title);
        for section in &self.sections {
            lines.push(String::new());
            let all = section.heading.iter().chain(&section.paragraphs);
            lines.extend(all.flat_map(|it| wrapped(it)));
        }
        lines.iter().map(|it| format!("{}\n", it.trim_end())).collect()
    }
}
