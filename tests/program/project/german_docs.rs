//! Each page in `docs/de` is the twin of an English one in `docs`: none is missing, and none lacks a part of the other.
//!
//! What the sentences say is not compared, only what can be counted, chapter by chapter.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The pages that stay English, each with the reason. One that gets a twin is to be taken out.
const ENGLISH_ONLY: [(&str, &str); 10] = [
    ("architecture.md", "for those who change the code"),
    ("citations.md", "made from the table in the code"),
    ("contributing.md", "for those who change the code"),
    ("glossary.md", "explains the English terms of the code"),
    ("journal.md", "the format, for those who write programs that read it"),
    ("latency.md", "measurements, for those who change the code"),
    ("laws.md", "names the code and the tests of each rule"),
    ("platforms.md", "names the tests of each system"),
    ("reliability.md", "names the tests of each promise"),
    ("voices.md", "for those who add words and languages"),
];

#[test]
fn each_page_has_its_twin() {
    let (english, german) = (pages("docs"), pages("docs/de"));
    let mut flaws = Vec::new();
    for page in german.difference(&english) {
        flaws.push(format!(
            "docs/de/{page} is the twin of nothing: there is no docs/{page}"
        ));
    }
    let stays_english = |page: &str| ENGLISH_ONLY.iter().any(|(it, _reason)| *it == page);
    for page in english.difference(&german).filter(|it| !stays_english(it)) {
        flaws.push(format!("docs/{page} has no German twin: there is no docs/de/{page}"));
    }
    for (page, _reason) in ENGLISH_ONLY {
        if !english.contains(page) {
            flaws.push(format!("docs/{page} is to stay English, and is not there"));
        }
        if german.contains(page) {
            flaws.push(format!("docs/{page} is to stay English, and there is docs/de/{page}"));
        }
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

#[test]
fn twins_have_the_same_parts() {
    let (english, german) = (pages("docs"), pages("docs/de"));
    let mut flaws = Vec::new();
    let (mut chapters, mut compared) = (0, 0);
    for page in english.intersection(&german) {
        let (original, twin) = (read(&format!("docs/{page}")), read(&format!("docs/de/{page}")));
        chapters += chapters_of(&original).len();
        compared += 1;
        let found = differences(&original, &twin);
        flaws.extend(found.into_iter().map(|it| format!("docs/de/{page}: {it}")));
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
    // A test that looks at nothing passes.
    assert!(compared > 20 && chapters > 150, "{compared} pages, {chapters} chapters");
}

#[test]
fn a_twin_that_lacks_a_part_is_found() {
    let english = "# A\n\n[b](c.md), `[d](e)`\n\n## F\n\n| g |\n|---|\n| h |\n\n```\n# i\n| j | [k](l)\n```\n\n### M\n";
    let german = english
        .replace("# A", "# Ä")
        .replace("## F", "## Ö")
        .replace("| h |", "| ü |");
    assert!(differences(english, &german).is_empty());
    for (part, wrong, expected) in [
        ("## Ö", "### Ö", "\"### Ö\" in place of \"## F\""),
        ("### M\n", "", "no heading for \"### M\""),
        ("### M\n", "### M\n### N\n", "\"### N\" is the translation of nothing"),
        ("[b](c.md)", "b", "\"# Ä\": 0 links in place of 1"),
        ("| ü |\n", "", "\"## Ö\": 2 table rows in place of 3"),
        ("# i\n", "```\n```\n", "\"## Ö\": 2 fenced blocks in place of 1"),
    ] {
        let twin = german.replace(part, wrong);
        assert_ne!(twin, german, "{part} is not there");
        assert_eq!(differences(english, &twin), [expected], "{wrong} in place of {part}");
    }
}

/// What stands below a heading, up to the next.
#[derive(Default)]
struct Chapter {
    /// With its signs; empty above the first.
    heading: String,
    blocks: usize,
    rows: usize,
    links: usize,
}

impl Chapter {
    fn level(&self) -> usize {
        level_of(&self.heading)
    }

    /// Returns what is counted, with its name.
    fn counts(&self) -> [(&'static str, usize); 3] {
        [
            ("fenced blocks", self.blocks),
            ("table rows", self.rows),
            ("links", self.links),
        ]
    }
}

/// Returns what a page has that its twin has not, and the reverse. Behind a heading of another level nothing is compared.
fn differences(english: &str, german: &str) -> Vec<String> {
    let (english, german) = (chapters_of(english), chapters_of(german));
    let mut found = Vec::new();
    for (original, twin) in english.iter().zip(&german) {
        if original.level() != twin.level() {
            found.push(format!("{:?} in place of {:?}", twin.heading, original.heading));
            return found;
        }
        for ((name, expected), (_, count)) in original.counts().into_iter().zip(twin.counts()) {
            if count != expected {
                found.push(format!("{:?}: {count} {name} in place of {expected}", twin.heading));
            }
        }
    }
    let missing = english.iter().skip(german.len());
    found.extend(missing.map(|it| format!("no heading for {:?}", it.heading)));
    let added = german.iter().skip(english.len());
    found.extend(added.map(|it| format!("{:?} is the translation of nothing", it.heading)));
    found
}

/// Returns the chapters of a page, first what stands above all headings. What is in a block is no heading, row or link.
fn chapters_of(page: &str) -> Vec<Chapter> {
    let mut chapters = Vec::new();
    let mut chapter = Chapter::default();
    let mut is_block = false;
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            is_block = !is_block;
            chapter.blocks += usize::from(is_block);
        } else if is_block {
            continue;
        } else if level_of(line) > 0 {
            chapters.push(chapter);
            chapter = Chapter {
                heading: line.to_owned(),
                ..Chapter::default()
            };
        } else {
            chapter.rows += usize::from(line.trim_start().starts_with('|'));
        }
        chapter.links += links_in(line);
    }
    chapters.push(chapter);
    chapters
}

/// Returns the level of a heading, and of any other line none.
fn level_of(line: &str) -> usize {
    let level = line.bytes().take_while(|it| *it == b'#').count();
    if line[level..].starts_with(' ') { level } else { 0 }
}

/// Returns how many links a line has outside of backticks.
fn links_in(line: &str) -> usize {
    line.split('`').step_by(2).map(|it| it.matches("](").count()).sum()
}

/// Returns the names of the pages of a folder, without those of folders in it.
fn pages(folder: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(path(folder)).unwrap_or_else(|why| panic!("{folder}: {why}"));
    let names = entries
        .flatten()
        .map(|it| it.file_name().to_string_lossy().into_owned());
    names.filter(|it| it.ends_with(".md")).collect()
}

fn read(page: &str) -> String {
    fs::read_to_string(path(page)).unwrap_or_else(|why| panic!("{page}: {why}"))
}

fn path(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(of)
}
