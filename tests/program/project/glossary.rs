//! Where `docs/glossary.md` lists what a closed set of the code holds, it lists all of it.

use std::fs;
use std::path::Path;

use ansage_core::game::PendingName;

/// How the pages call a state that something is settled in.
fn words_of(pending: PendingName) -> &'static str {
    match pending {
        PendingName::Stopped => "a stop for a reason",
        PendingName::Claim => "a claim",
        PendingName::Comparing => "a comparison",
        PendingName::Irregularity => "an irregularity",
        PendingName::CatchingUp => "catching up",
        PendingName::Reconstructing => "a reconstruction",
        PendingName::Sealing => "a sealed move",
        PendingName::Adjourned => "an adjournment",
    }
}

/// How the pages call a handler; a new one needs a line here and its words in both pages.
const HANDLERS: [(&str, &str); 4] = [
    ("TalkingClock", "a clock without a game"),
    ("ComparingBoards", "comparing boards"),
    ("FillingDashes", "filling dashes"),
    ("CountingDashes", "counting dashes"),
];

#[test]
fn the_glossary_names_every_state_in_which_something_is_settled() {
    let entry = entry("pending");
    let mut from = 0;
    for pending in PendingName::ALL {
        let words = words_of(pending);
        let at = entry[from..].find(words);
        from += at.unwrap_or_else(|| panic!("{words} is missing, or not in the order of the code: {entry}"));
    }
}

#[test]
fn the_pages_name_every_handler_in_the_order_in_which_they_are_asked() {
    let code = read("src/core/desk/handler.rs");
    let list = code.split_once("const HANDLERS: ").and_then(|it| it.1.split_once(';'));
    // The first semicolon is that of its type, `[&dyn Handler; 4]`.
    let list = list.and_then(|it| it.1.split(';').next()).expect("the list");
    let named: Vec<&str> = list
        .split('&')
        .skip(1)
        .map(|it| it.trim_end_matches([',', ' ', ']', '\n']))
        .collect();
    assert_eq!(named, HANDLERS.map(|(name, _words)| name));
    let words = HANDLERS.map(|(_name, words)| words).join(", ");
    assert!(entry("handler").contains(&words), "docs/glossary.md: {words}");
    let page = read("docs/architecture.md");
    assert!(
        page.contains(&format!("the handlers: {words} |")),
        "docs/architecture.md: {words}"
    );
}

/// Returns the line of a term.
fn entry(term: &str) -> String {
    let page = read("docs/glossary.md");
    let begin = format!("- **{term}**: ");
    let line = page.lines().find(|it| it.starts_with(&begin));
    line.unwrap_or_else(|| panic!("docs/glossary.md lacks {term}"))
        .to_owned()
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect(path)
}
