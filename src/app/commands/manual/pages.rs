//! The pages of the manual, in the order in which they are read, compiled in from `docs/manual`.

use super::page::Page;

/// A page: its name, which is that of its file, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The name of its file, without the ending.
    pub name: &'static str,
    markdown: &'static str,
}

impl Entry {
    /// Returns the page. A test reads all, so none is left empty by a flaw.
    pub fn page(&self) -> Page {
        Page::read(self.markdown).unwrap_or_default()
    }
}

/// The manual in one language.
#[derive(Clone, Copy, Debug)]
pub struct Manual {
    /// Its language, as the reports name it.
    pub language: &'static str,
    entries: &'static [Entry],
}

macro_rules! manual {
    ($language:literal: $($name:literal)*) => {
        Manual {
            language: $language,
            entries: &[$(Entry {
                name: $name,
                markdown: include_str!(concat!("../../../../docs/manual/", $language, "/", $name, ".md")),
            }),*],
        }
    };
}

macro_rules! manuals {
    ($($name:literal)*) => {
        /// The manual in each of its languages; the first is for everybody who reads none of them.
        pub const MANUALS: [Manual; 2] = [manual!("en": $($name)*), manual!("de": $($name)*)];
    };
}

manuals! {
    "install-and-start"
    "hear-and-feel"
    "first-game"
    "enter-moves"
    "opponents-move"
    "correct-a-slip"
    "time-and-clock"
    "scoresheet"
    "draws-and-results"
    "boards-differ"
    "speak-moves"
    "braille"
    "tape"
    "after-the-game"
    "read-a-game"
    "event"
    "talking-clock"
    "for-the-assistant"
    "for-the-arbiter"
    "when-something-does-not-work"
    "card"
}

impl Manual {
    /// Returns the manual in the language of the reports, or else in English.
    pub fn of(reports: &str) -> Self {
        let own = MANUALS.iter().find(|it| it.is_in(reports));
        *own.unwrap_or(&MANUALS[0])
    }

    /// Returns true if it is written in the language of the reports.
    pub fn is_in(&self, reports: &str) -> bool {
        reports.split('-').next() == Some(self.language)
    }

    /// Returns the pages in their order.
    pub fn entries(&self) -> &'static [Entry] {
        self.entries
    }

    /// Finds a page by its number, by its name, or by words that stand in one title only.
    pub fn find(&self, asked: &str) -> Option<&'static Entry> {
        if let Ok(number) = asked.trim().parse::<usize>() {
            return self.entries.get(number.checked_sub(1)?);
        }
        let asked = asked.trim().to_lowercase();
        if let Some(entry) = self.entries.iter().find(|it| it.name == asked) {
            return Some(entry);
        }
        let has_it = |it: &&Entry| it.page().title.to_lowercase().contains(&asked);
        let mut found = self.entries.iter().filter(has_it);
        found.next().filter(|_| found.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::{MANUALS, Manual};
    use crate::app::commands::manual::page::Page;

    #[test]
    fn each_page_can_be_read() {
        for entry in MANUALS.iter().flat_map(Manual::entries) {
            let read = Page::read(entry.markdown);
            assert!(read.is_ok(), "{}: {read:?}", entry.name);
        }
    }

    #[test]
    fn each_link_leads_to_a_page() {
        for entry in MANUALS.iter().flat_map(Manual::entries) {
            for target in entry.markdown.split("](").skip(1) {
                let (target, _) = target.split_once(".md)").expect("a page");
                assert!(MANUALS[0].find(target).is_some(), "{}: {target}", entry.name);
            }
        }
    }

    #[test]
    fn a_page_is_found_by_number_name_and_title() {
        let manual = Manual::of("de-AT");
        let names = |asked| manual.find(asked).map(|it| it.name);
        assert_eq!(names("1"), Some(manual.entries()[0].name));
        assert_eq!(names("first-game"), Some("first-game"));
        assert_eq!(names("Erste Partie"), Some("first-game"));
        assert_eq!([names("0"), names("999"), names("nonsense")], [None; 3]);
        assert_eq!(Manual::of("fr").language, "en");
    }
}
