//! What is built into the programs may be given away with them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::support::crates::Crates;

#[test]
fn every_crate_in_a_program_has_a_licence_that_a_package_may_have() {
    let accepted = accepted();
    let crates = Crates::ask();
    let crates = crates.of_all_programs();
    assert!(crates.len() > 100, "{}", crates.len());
    let refused: Vec<_> = crates
        .iter()
        .filter(|it| !is_accepted(it["license"].as_str().unwrap_or_default(), &accepted))
        .map(|it| format!("{} {}", it["name"], it["license"]))
        .collect();
    assert!(refused.is_empty(), "{refused:?}");
}

#[test]
fn a_licence_counts_as_its_expression_says() {
    let accepted = ["MIT", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned).into();
    for may_be in [
        "MIT",
        "MIT/Apache-2.0",
        "Other OR MIT",
        "(Other OR MIT) AND MIT",
        "Apache-2.0 WITH LLVM-exception",
    ] {
        assert!(is_accepted(may_be, &accepted), "{may_be}");
    }
    for may_not in [
        "",
        "Other",
        "Apache-2.0",
        "MIT AND Other",
        "(MIT AND Other) OR (Other)",
        "MIT AND (Other OR Third)",
    ] {
        assert!(!is_accepted(may_not, &accepted), "{may_not}");
    }
}

#[test]
fn no_crate_has_a_notice_that_a_package_would_have_to_repeat() {
    for one in Crates::ask().of_all_programs() {
        let manifest = one["manifest_path"].as_str().expect("a path");
        let folder = Path::new(manifest).parent().expect("a folder");
        for entry in fs::read_dir(folder).expect("the crates are there when tests are") {
            let name = entry.expect("an entry").file_name().to_string_lossy().to_lowercase();
            assert!(
                !name.starts_with("notice"),
                "{}: its notice belongs into packaging/copyright",
                one["name"]
            );
        }
    }
}

#[test]
fn the_copyright_is_of_the_libvosk_that_is_fetched() {
    let script = read("dev");
    let version = script
        .split("vosk==")
        .nth(1)
        .and_then(|it| it.split_whitespace().next());
    let version = version.expect("the version is named there");
    let copyright = read("packaging/copyright");
    for named in [format!("Vosk {version},"), format!("at the tag v{version}.")] {
        assert!(copyright.contains(&named), "{named}");
    }
}

#[test]
fn the_copyright_holds_the_text_of_each_licence_it_names() {
    let copyright = read("packaging/copyright");
    let mut named = BTreeSet::new();
    let mut told = BTreeSet::new();
    for paragraph in copyright.split("\n\n") {
        let licences = paragraph.lines().filter_map(|it| it.strip_prefix("License: "));
        let which = if paragraph.starts_with("License: ") {
            &mut told
        } else {
            &mut named
        };
        which.extend(licences);
    }
    assert_eq!(named, told);
}

/// Returns the licences that the making of a package accepts.
fn accepted() -> BTreeSet<String> {
    let settings: toml::Table = toml::from_str(&read("packaging/licences/about.toml")).expect("TOML");
    let accepted = settings["accepted"].as_array().expect("a list");
    accepted
        .iter()
        .map(|it| it.as_str().expect("a name").to_owned())
        .collect()
}

/// Tells whether a licence, as crates write it, is met by those accepted.
fn is_accepted(expression: &str, accepted: &BTreeSet<String>) -> bool {
    let expression = expression.replace('/', " OR ");
    let expression = expression.trim();
    let choices = parts(expression, " OR ");
    if choices.len() > 1 {
        return choices.iter().any(|it| is_accepted(it, accepted));
    }
    let all = parts(expression, " AND ");
    if all.len() > 1 {
        return all.iter().all(|it| is_accepted(it, accepted));
    }
    match expression.strip_prefix('(').and_then(|it| it.strip_suffix(')')) {
        Some(inner) => is_accepted(inner, accepted),
        None => accepted.contains(expression),
    }
}

/// Splits an expression at a word that is in no parentheses.
fn parts<'a>(expression: &'a str, at: &str) -> Vec<&'a str> {
    let mut parts = Vec::new();
    let mut begin = 0;
    for (index, _) in expression.match_indices(at) {
        let before = &expression[..index];
        if before.matches('(').count() == before.matches(')').count() {
            parts.push(&expression[begin..index]);
            begin = index + at.len();
        }
    }
    parts.push(&expression[begin..]);
    parts
}

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
