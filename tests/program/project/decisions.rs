//! `docs/decisions/README.md` is the index of the decisions by theme, made of the pages themselves.
//!
//! Beneath its title each page says `- Theme: …` and `- In short: …`. A decision that no longer holds keeps its page, and says
//! `- Replaced by: 0031` in a third line.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const FOLDER: &str = "docs/decisions";

/// The themes, in the order of the index, with their headings. Each page names one.
const THEMES: [(&str, &str); 7] = [
    ("game", "The game and the Laws"),
    ("event", "Events, and what may be told"),
    ("record", "The record, and files"),
    ("sound", "Voices and sound"),
    ("listening", "Listening"),
    ("display", "Screen and Braille"),
    ("code", "Crates, systems and packages"),
];

/// The numbers without a page.
const NEVER_GIVEN: [u16; 3] = [18, 19, 20];

/// The command that writes the index.
const REMAKE: &str = "ANSAGE_BLESS=1 cargo test --test runner program::project::decisions";

/// What a page says of itself.
#[derive(Debug, Eq, PartialEq)]
struct Decision {
    number: u16,
    file: String,
    title: String,
    theme: String,
    summary: String,
    replaced_by: Option<u16>,
}

#[test]
fn the_index_is_made_of_the_pages() {
    let decisions = decisions();
    let index = index_of(&decisions);
    let path = path(&format!("{FOLDER}/README.md"));
    if std::env::var_os("ANSAGE_BLESS").is_some() {
        fs::write(&path, &index).expect("it can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == index,
        "{FOLDER}/README.md is not what the pages say: run {REMAKE}"
    );
}

#[test]
fn each_number_has_a_page_or_was_never_given() {
    let decisions = decisions();
    let numbers: Vec<u16> = decisions.iter().map(|it| it.number).collect();
    let last = numbers.last().copied().expect("there are decisions");
    let mut expected: Vec<u16> = (1..=last).collect();
    expected.retain(|it| !NEVER_GIVEN.contains(it));
    assert_eq!(numbers, expected);
    for decision in &decisions {
        if let Some(by) = decision.replaced_by {
            assert!(
                by > decision.number && numbers.contains(&by),
                "{} is replaced by {by:04}",
                decision.file
            );
        }
    }
    for (theme, _heading) in THEMES {
        assert!(
            decisions.iter().any(|it| it.theme == theme),
            "no decision is of {theme}"
        );
    }
}

#[test]
fn a_page_that_lacks_a_line_is_named() {
    let page = "# 0007: A title\n\n- Theme: game\n- In short: It is short.\n\nWhy.\n";
    let read = |page: &str| read("0007-a-title.md", page);
    let expected = Decision {
        number: 7,
        file: "0007-a-title.md".to_owned(),
        title: "A title".to_owned(),
        theme: "game".to_owned(),
        summary: "It is short.".to_owned(),
        replaced_by: None,
    };
    assert_eq!(read(page), Ok(expected));
    let replaced = page.replace("short.\n", "short.\n- Replaced by: 0031\n");
    assert_eq!(read(&replaced).map(|it| it.replaced_by), Ok(Some(31)));
    for (line, wrong, flaw) in [
        ("# 0007:", "# 0008:", "the title does not begin with \"# 0007: \""),
        ("- Theme: game\n", "", "no line \"- Theme: \" beneath the title"),
        ("Theme: game", "Theme: go", "\"go\" is no theme"),
        (
            "- In short: It is short.\n",
            "",
            "no line \"- In short: \" beneath the title",
        ),
        ("is short.", "is. Short.", "\"- In short: \" is to be one sentence"),
        ("is short.", "is short", "\"- In short: \" is to be one sentence"),
    ] {
        let page = page.replace(line, wrong);
        assert_eq!(read(&page), Err(format!("0007-a-title.md: {flaw}")), "{page}");
    }
}

/// Returns the text of the index.
fn index_of(decisions: &[Decision]) -> String {
    let mut text = format!(
        "<!-- Made from the pages of this folder by `{REMAKE}`. Change the pages, then run that. -->\n\n\
         # Decisions\n\n\
         Why things are as they are, where that was not obvious, by theme.\n\
         A decision has its own page, named after the next free number.\n\
         Below its title it names its theme and says in one sentence what was decided; a decision that no longer holds keeps its page and names the \
         one that replaced it.\n"
    );
    for (theme, heading) in THEMES {
        write!(text, "\n## {heading}\n\n").expect("a text takes all");
        for it in decisions.iter().filter(|it| it.theme == theme) {
            let replaced = it
                .replaced_by
                .map(|by| format!(" **Replaced by {by:04}.**"))
                .unwrap_or_default();
            let line = format!(
                "- [{:04}: {}]({}). {}{replaced}",
                it.number, it.title, it.file, it.summary
            );
            writeln!(text, "{line}").expect("a text takes all");
        }
    }
    let numbers = NEVER_GIVEN.map(|it| format!("{it:04}"));
    let [before @ .., last] = &numbers;
    write!(
        text,
        "\n## Numbers without a page\n\n\
         {} and {last} were never given: no commit of this repository has a page with one of these numbers.\n\
         They are not used again.\n",
        before.join(", ")
    )
    .expect("a text takes all");
    text
}

/// Reads all pages, in the order of their numbers.
fn decisions() -> Vec<Decision> {
    let mut found = BTreeMap::new();
    let mut flaws = Vec::new();
    for entry in fs::read_dir(path(FOLDER)).expect("the folder").flatten() {
        let file = entry.file_name().to_string_lossy().into_owned();
        if file == "README.md" {
            continue;
        }
        let page = fs::read_to_string(entry.path()).expect("a page");
        match read(&file, &page) {
            Ok(decision) => {
                let other = found.insert(decision.number, decision);
                flaws.extend(other.map(|it| format!("{file} has the number of {}", it.file)));
            }
            Err(flaw) => flaws.push(flaw),
        }
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
    found.into_values().collect()
}

fn read(file: &str, page: &str) -> Result<Decision, String> {
    let flaw = |what: String| format!("{file}: {what}");
    let number = file.get(..4).and_then(|it| it.parse().ok());
    let number: u16 = number.ok_or_else(|| flaw("the name does not begin with four digits".to_owned()))?;
    let begin = format!("# {number:04}: ");
    let mut lines = page.lines();
    let title = lines.next().and_then(|it| it.strip_prefix(&begin));
    let title = title.ok_or_else(|| flaw(format!("the title does not begin with {begin:?}")))?;
    let said: Vec<&str> = lines.skip(1).take_while(|it| it.starts_with("- ")).collect();
    let line = |name: &str| said.iter().find_map(|it| it.strip_prefix(name));
    let needed = |name: &str| line(name).ok_or_else(|| flaw(format!("no line {name:?} beneath the title")));
    let theme = needed("- Theme: ")?;
    if !THEMES.iter().any(|(it, _heading)| *it == theme) {
        return Err(flaw(format!("{theme:?} is no theme")));
    }
    let name = "- In short: ";
    let summary = needed(name)?;
    if summary.contains(". ") || !summary.ends_with('.') {
        return Err(flaw(format!("{name:?} is to be one sentence")));
    }
    let replaced_by =
        line("- Replaced by: ").map(|it| it.parse().ok().ok_or_else(|| flaw(format!("{it:?} is no number"))));
    Ok(Decision {
        number,
        file: file.to_owned(),
        title: title.to_owned(),
        theme: theme.to_owned(),
        summary: summary.to_owned(),
        replaced_by: replaced_by.transpose()?,
    })
}

fn path(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(of)
}
