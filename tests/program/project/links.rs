//! Each link of a page to a file of this repository leads to one, and each anchor to a heading there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

#[test]
fn each_link_of_a_page_leads_somewhere() {
    let mut pages = vec![PathBuf::from("README.md")];
    for folder in ["docs", "tests", "voices"] {
        collect(Path::new(folder), &mut pages);
    }
    let (mut looked_at, mut flaws) = (0, Vec::new());
    for page in &pages {
        for (number, line) in lines_of(&read(page)) {
            for link in links_in(line) {
                looked_at += 1;
                let flaw = flaw_of(page, link);
                flaws.extend(flaw.map(|it| format!("{}:{number}: {link}: {it}", page.display())));
            }
        }
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
    // A test that looks at nothing passes.
    assert!(looked_at > 500, "{looked_at} links");
}

#[test]
fn the_index_leads_to_each_page_once() {
    let name = |it: &Path| it.file_name().expect("a page").to_string_lossy().into_owned();
    let mut pages = Vec::new();
    collect(Path::new("docs"), &mut pages);
    pages.retain(|it| it.parent() == Some(Path::new("docs")));
    let mut pages: Vec<String> = pages.iter().map(|it| name(it)).collect();
    pages.retain(|it| it != "README.md");
    pages.sort();
    for index in ["docs/README.md", "docs/de/README.md"] {
        let text = read(Path::new(index));
        let entries = text.lines().filter(|it| it.starts_with("- "));
        let links = entries
            .flat_map(links_in)
            .filter(|it| it.ends_with(".md") && !it.contains("decisions/"));
        let mut listed: Vec<String> = links.map(|it| name(Path::new(it))).collect();
        listed.sort();
        assert_eq!(listed, pages, "{index}");
    }
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let page = Path::new("docs/keys.md");
    for right in [
        "clock.md",
        "clock.md#the-keys",
        "#the-line",
        "decisions/",
        "../README.md",
    ] {
        assert_eq!(flaw_of(page, right), None, "{right}");
    }
    assert_eq!(flaw_of(page, "watch.md"), Some("no such file"));
    assert_eq!(flaw_of(page, "clock.md#the-hands"), Some("no such heading"));
    assert_eq!(links_in("[a](b.md), `[c](d)` and [e](https://f)"), ["b.md"]);
    assert_eq!(anchor("## What `ansage` *does*, and how"), "what-ansage-does-and-how");
}

/// Says what is wrong with a link of a page.
fn flaw_of(page: &Path, link: &str) -> Option<&'static str> {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = match file {
        "" => page.to_owned(),
        file => plain(&page.parent().unwrap_or(Path::new("")).join(file)),
    };
    if !target.exists() {
        return Some("no such file");
    }
    let is_there = heading.is_empty() || anchors(&read(&target)).contains(heading);
    (!is_there).then_some("no such heading")
}

/// Returns the links of a line to files, outside of backticks.
fn links_in(line: &str) -> Vec<&str> {
    let texts = line.split('`').step_by(2);
    let targets = texts.flat_map(|it| it.split("](").skip(1).filter_map(|it| it.split(')').next()));
    targets.filter(|it| !it.contains("://")).collect()
}

/// Returns the anchors of a page; a heading that is there twice has a number the second time.
fn anchors(page: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    for (_, line) in lines_of(page) {
        if !line.starts_with('#') {
            continue;
        }
        let name = anchor(line);
        let numbered = (1..).map(|it| format!("{name}-{it}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        anchors.extend(names.find(|it| !anchors.contains(it)));
    }
    anchors
}

fn anchor(heading: &str) -> String {
    let text = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = text
        .chars()
        .filter(|it| it.is_alphanumeric() || [' ', '-', '_'].contains(it));
    kept.map(|it| if it == ' ' { '-' } else { it }).collect()
}

/// Returns the lines of a page that are in no block of code, with their numbers.
fn lines_of(page: &str) -> Vec<(usize, &str)> {
    let mut is_block = false;
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(page.lines()) {
        if line.trim_start().starts_with("```") {
            is_block = !is_block;
        } else if !is_block {
            lines.push((number, line));
        }
    }
    lines
}

/// Returns a path without `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        if part == Component::ParentDir {
            plain.pop();
        } else {
            plain.push(part);
        }
    }
    plain
}

fn collect(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, pages);
        } else if path.extension().is_some_and(|it| it == "md") {
            pages.push(path);
        }
    }
}

fn read(page: &Path) -> String {
    fs::read_to_string(page).unwrap_or_else(|why| panic!("{}: {why}", page.display()))
}
