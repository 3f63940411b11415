//! A page of the manual as it lies in the repository.

use std::fs;

/// A language of the manual: its tag, the locale of somebody who speaks it, and what a prompt calls the sides.
pub(super) struct Language {
    pub(super) tag: &'static str,
    pub(super) locale: &'static str,
    pub(super) sides: [&'static str; 2],
}

pub(super) const LANGUAGES: [Language; 2] = [
    Language {
        tag: "en",
        locale: "en_US.UTF-8",
        sides: ["White", "Black"],
    },
    Language {
        tag: "de",
        locale: "de_DE.UTF-8",
        sides: ["Weiß", "Schwarz"],
    },
];

/// A page: its name without the ending, and its text.
pub(super) struct Page {
    pub(super) language: &'static Language,
    pub(super) name: String,
    pub(super) text: String,
}

/// What stands between two fences.
pub(super) enum Fence<'a> {
    /// A game at a terminal.
    Session(Vec<&'a str>),
    /// Commands of a shell.
    Console(Vec<&'a str>),
    /// A file and what is in it.
    File(&'a str, String),
}

impl Page {
    /// Returns the pages of a language by their names.
    pub(super) fn all(language: &'static Language) -> Vec<Self> {
        let files = fs::read_dir(format!("docs/manual/{}", language.tag)).expect("there is a manual");
        let mut pages: Vec<Self> = files
            .map(|it| {
                let path = it.expect("a file").path();
                let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("it is readable");
                Self { language, name, text }
            })
            .collect();
        pages.sort_by(|one, other| one.name.cmp(&other.name));
        pages
    }

    pub(super) fn fences(&self) -> Vec<Fence<'_>> {
        let parts = self.text.split("```").skip(1).step_by(2);
        parts.map(Fence::read).collect()
    }

    /// Returns what stands outside of the fences.
    pub(super) fn prose(&self) -> String {
        self.text.split("```").step_by(2).collect()
    }

    /// Returns what it must have in common with its twin.
    pub(super) fn shape(&self) -> (usize, usize, Vec<usize>) {
        let is_step = |line: &&str| {
            let number = line.split_once(". ").map(|(number, _)| number.parse::<u32>());
            number.is_some_and(|it| it.is_ok())
        };
        let prose = self.prose();
        let lines = self.fences().into_iter().map(|it| match it {
            Fence::Session(lines) | Fence::Console(lines) => lines.len(),
            Fence::File(_, text) => text.lines().count(),
        });
        (
            prose.lines().filter(is_step).count(),
            prose.lines().filter(|it| it.starts_with("## ")).count(),
            lines.collect(),
        )
    }
}

impl<'a> Fence<'a> {
    fn read(text: &'a str) -> Self {
        let (kind, inside) = text.split_once('\n').expect("a fence has lines");
        let lines = || inside.lines().collect();
        match kind.split_once(' ').unwrap_or((kind, "")) {
            ("session", "") => Self::Session(lines()),
            ("console", "") => Self::Console(lines()),
            ("file", name) if !name.is_empty() => Self::File(name, inside.to_owned()),
            _ => panic!("no fence is called {kind:?}"),
        }
    }
}

/// Returns true if a line is as a page has it, where `…` stands for anything.
pub(super) fn is_as_written(line: &str, written: &str) -> bool {
    let mut parts = written.split('…');
    let Some(mut rest) = line.strip_prefix(parts.next().unwrap_or_default()) else {
        return false;
    };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else {
        return rest.is_empty();
    };
    for part in parts {
        let Some((_, behind)) = rest.split_once(part) else {
            return false;
        };
        rest = behind;
    }
    rest.ends_with(last)
}
