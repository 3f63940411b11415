//! `docs/laws.md`, rule by rule: each rule of the catalogue stands there once, and what it names is there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use ansage_core::game::Edition;

use crate::desk::scenarios::scenario::editions_of;
use crate::support::repository::in_repository;

/// Where the table of rules begins, behind that of the states.
const BEGINS: &str = "## Rule by rule";

/// Where what is missing is to come.
const ISSUES: [&str; 4] = ["claims", "time", "adjournment", "the frame"];

#[test]
fn each_rule_stands_in_one_row() {
    let catalogue = read("tests/golden/laws_rules.txt");
    let rules: Vec<&str> = catalogue.lines().filter(|it| !it.starts_with('#')).collect();
    assert_eq!(
        rules.iter().collect::<BTreeSet<_>>().len(),
        rules.len(),
        "a rule is listed twice"
    );
    let page = read("docs/laws.md");
    let mut found = BTreeMap::new();
    for row in rows(&page) {
        *found.entry(row.rule).or_insert(0) += 1;
    }
    let missing: Vec<_> = rules.iter().filter(|it| !found.contains_key(*it)).collect();
    assert!(missing.is_empty(), "no row says anything of {missing:?}");
    let twice: Vec<_> = found.iter().filter(|(_, rows)| **rows > 1).collect();
    assert!(twice.is_empty(), "more than one row: {twice:?}");
    let unknown: Vec<_> = found.keys().filter(|it| !rules.contains(it)).collect();
    assert!(unknown.is_empty(), "no such rule: {unknown:?}");
}

#[test]
fn what_a_row_names_is_there() {
    let page = read("docs/laws.md");
    let mut flaws = Vec::new();
    let (mut stories, mut functions) = (0, 0);
    for row in rows(&page) {
        let mut look = |flaw: Option<String>| flaws.extend(flaw.map(|it| format!("{}: {it}", row.rule)));
        let places = names_in(row.place);
        let mut file = None;
        for name in &places {
            if name.ends_with(".rs") {
                file = source(name);
                look(file.is_none().then(|| format!("no module {name}")));
            } else if name.starts_with('/') {
                // A command, which the test of all pages looks up.
            } else if name.contains('/') {
                look((!there(name)).then(|| format!("no file {name}")));
            } else {
                functions += 1;
                let is_there = file.as_ref().is_some_and(|it| defines(it, name));
                look((!is_there).then(|| format!("no {name} in the module before it")));
            }
        }
        for to_come in row.place.split("to come: ").skip(1) {
            let is_known = ISSUES.iter().any(|it| to_come.starts_with(it));
            look((!is_known).then(|| format!("to come with {to_come}")));
        }
        let tests = names_in(row.story);
        for name in &tests {
            stories += 1;
            look(not_there(name));
        }
        let is_done = !places.is_empty() && !row.place.starts_with("no code: ");
        look((is_done && tests.is_empty()).then(|| "no story and no test".to_owned()));
        let says_why = is_done || row.place.starts_with("no code: ") || row.place.starts_with("to come: ");
        look((!says_why).then(|| "neither a place, nor why there is none".to_owned()));
        look((row.subject.is_empty() || row.story.is_empty()).then(|| "an empty cell".to_owned()));
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
    // A test that looks at nothing passes.
    assert!(
        stories > 250 && functions > 150,
        "{stories} stories, {functions} functions"
    );
}

#[test]
fn the_editions_of_a_row_are_those_of_its_stories() {
    let page = read("docs/laws.md");
    let mut flaws = Vec::new();
    for row in rows(&page) {
        let tests = names_in(row.story);
        let stories = tests.iter().map(|it| story(it)).filter(|it| it.exists());
        let told: BTreeSet<&str> = stories
            .flat_map(|it| editions_of(&it).expect("a scenario is understood"))
            .map(Edition::name)
            .collect();
        let expected = match told.len() {
            0 if tests.is_empty() => vec!["-".to_owned()],
            // A test that asks for no edition holds in all; one of a single edition says which.
            0 => vec!["all".to_owned(), "-".to_owned()],
            6 => vec!["all".to_owned()],
            _ => vec![told.into_iter().collect::<Vec<_>>().join(", ")],
        };
        if !expected.iter().any(|it| it == row.editions) {
            flaws.push(format!(
                "{}: {} in place of {}",
                row.rule,
                row.editions,
                expected.join(" or ")
            ));
        }
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

#[test]
fn a_row_that_is_wrong_is_found() {
    assert_eq!(not_there("turn/d_2_3_1_captured_piece"), None);
    assert!(not_there("turn/d_2_3_1_captured_pieces").is_some());
    let basic = "tests/pure/game/basic_rules.rs";
    assert_eq!(not_there(&format!("{basic} ::sliders_do_not_jump")), None);
    assert!(not_there(&format!("{basic} ::sliders_do_not_jump ::sliders_jump")).is_some());
    assert!(not_there(basic).is_some(), "a file without its test");
    assert!(not_there("tests/pure/game/basic_rule.rs ::sliders_do_not_jump").is_some());
    let decide = source("game/decide.rs").expect("a module of the core");
    assert!(defines(&decide, "decide_accept") && !defines(&decide, "decide_accepts"));
    assert!(source("game/decides.rs").is_none());
    let row = "| 1.1-1 | the move | `a.rs` | `b/c` | all |";
    let page = format!(
        "| x | | | | |\n{BEGINS}\n| rule | subject | where | story or test | editions |\n|---|---|---|---|---|\n{row}\n"
    );
    assert_eq!(rows(&page).map(|it| it.rule).collect::<Vec<_>>(), ["1.1-1"]);
}

/// What the page says of a rule.
struct Row<'a> {
    rule: &'a str,
    subject: &'a str,
    place: &'a str,
    story: &'a str,
    editions: &'a str,
}

fn rows(page: &str) -> impl Iterator<Item = Row<'_>> {
    let (_states, rules) = page.split_once(BEGINS).expect("the chapter of rules");
    let cells = rules.lines().filter_map(|it| it.strip_prefix("| ")?.strip_suffix(" |"));
    cells.filter(|it| !it.starts_with("rule |")).map(|line| {
        let cells: Vec<&str> = line.split(" | ").map(str::trim).collect();
        let [rule, subject, place, story, editions] = cells[..] else {
            panic!("five cells: {line}");
        };
        Row {
            rule,
            subject,
            place,
            story,
            editions,
        }
    })
}

/// Returns what stands in backticks.
fn names_in(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns what is not there of a story, or of a file with its tests.
fn not_there(name: &str) -> Option<String> {
    let mut tokens = name.split_whitespace();
    let first = tokens.next()?;
    if !first.starts_with("tests/") && !first.starts_with("src/") {
        return (!story(name).exists()).then(|| format!("no story {name}"));
    }
    let Ok(text) = fs::read_to_string(in_repository(first)) else {
        return Some(format!("no file {first}"));
    };
    let tests: Vec<&str> = tokens.filter_map(|it| it.strip_prefix("::")).collect();
    if tests.is_empty() {
        return Some(format!("no test of {first} is named"));
    }
    let missing = tests.iter().find(|it| !text.contains(&format!("fn {it}(")));
    missing.map(|it| format!("no {it} in {first}"))
}

/// Returns where a story of that name would stand.
fn story(name: &str) -> std::path::PathBuf {
    in_repository(&format!("tests/scenarios/{name}.scenario"))
}

/// Returns the text of a module, named from the core on or from `src`.
fn source(module: &str) -> Option<String> {
    let places = ["src/core", "src"].map(|it| in_repository(&format!("{it}/{module}")));
    places.iter().find_map(|it| fs::read_to_string(it).ok())
}

/// Tells whether a function is defined there, or a type or a variant spoken of.
fn defines(source: &str, name: &str) -> bool {
    let is_part = |it: char| it.is_alphanumeric() || it == '_';
    if name.starts_with(|it: char| it.is_ascii_uppercase()) {
        return source.split(|it| !is_part(it)).any(|it| it == name);
    }
    let declared = format!("fn {name}");
    source.split(&declared).skip(1).any(|it| !it.starts_with(is_part))
}

fn there(file: &str) -> bool {
    in_repository(file).exists()
}

fn read(file: &str) -> String {
    fs::read_to_string(in_repository(file)).unwrap_or_else(|why| panic!("{file}: {why}"))
}
