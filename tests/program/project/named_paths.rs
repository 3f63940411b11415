//! Paths that comments and scripts name exist, and each test that a page tells to run is one. What pages name in backticks
//! is looked up by `docs_names`.

use std::fs;
use std::path::{Path, PathBuf};

/// Where a path of ours may begin.
const BEGINNINGS: [&str; 7] = ["src/", "tests/", "docs/", "voices/", "packaging/", "benches/", "fuzz/"];

/// Here paths are named that do not exist, on purpose.
const APART: [&str; 4] = [
    "tests/house/src",
    "tests/program/project/docs_names.rs",
    "tests/pure/laws_page.rs",
    "tests/program/project/named_paths.rs",
];

#[test]
fn what_comments_and_scripts_name_is_there() {
    let mut files = Vec::new();
    for folder in ["src", "tests", "voices", "packaging", "benches", "fuzz"] {
        collect(Path::new(folder), &["rs", "py", "toml", "ftl", "sh"], &mut files);
    }
    files.extend(["dev", "clippy.toml", "deny.toml", "Cargo.toml", "packages.txt"].map(PathBuf::from));
    let (mut looked_at, mut missing) = (0, Vec::new());
    for file in files {
        if APART.iter().any(|it| file.starts_with(it)) {
            continue;
        }
        for (number, line) in (1..).zip(read(&file).lines()) {
            for path in paths_in(line) {
                looked_at += 1;
                if !is_there(path) {
                    missing.push(format!("{}:{number}: {path}", file.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "is not to be found:\n{}", missing.join("\n"));
    // A test that looks at nothing passes.
    assert!(looked_at > 200, "{looked_at} paths");
}

#[test]
fn each_test_that_a_page_tells_to_run_is_there() {
    let mut pages = vec![PathBuf::from("README.md")];
    collect(Path::new("docs"), &["md"], &mut pages);
    let (mut looked_at, mut flaws) = (0, Vec::new());
    for page in pages {
        for line in read(&page).lines() {
            for command in line.split("cargo test").skip(1) {
                let command = command.split('`').next().unwrap_or_default();
                if let Some(filter) = filter_of(command) {
                    looked_at += 1;
                    let flaw = flaw_of(command, filter);
                    flaws.extend(flaw.map(|it| format!("{}: cargo test{command}: {it}", page.display())));
                }
            }
        }
    }
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
    assert!(looked_at > 3, "{looked_at} filters");
}

#[test]
fn what_is_wrong_is_found() {
    assert_eq!(paths_in("(tests in src/core/language.rs)"), ["src/core/language.rs"]);
    assert_eq!(paths_in("a/src/b, `tests/x.rs`. xsrc/y"), ["tests/x.rs"]);
    assert!(!is_there("src/language/commands"));
    for (command, is_right) in [
        (" -p ansage-core --lib language::", true),
        (" --lib language::", false),
        (" -p ansage-wire --lib language::", false),
        (" -p ansage-core --test pure language::messages", true),
        (" -p ansage-core --test pure langwidge::messages", false),
        (" --test runner program::language::phrases", true),
        (" --test runner program::langwidge::messages", false),
    ] {
        let filter = filter_of(command).expect("there is one");
        assert_eq!(flaw_of(command, filter).is_none(), is_right, "{command}");
    }
}

/// Returns the name of a test, or the beginning of one.
fn filter_of(command: &str) -> Option<&str> {
    command.split_whitespace().find(|it| it.contains("::"))
}

/// Says what is wrong with a filter: it has to lead to a module of the package that is tested.
fn flaw_of(command: &str, filter: &str) -> Option<String> {
    let first = filter.split("::").next().unwrap_or_default();
    let words: Vec<&str> = command.split_whitespace().collect();
    let after = |option| {
        words
            .iter()
            .position(|it| *it == option)
            .and_then(|at| words.get(at + 1))
    };
    if let Some(package) = after("-p") {
        let name = package.trim_start_matches("ansage-").replace('-', "_");
        let is_of_its_source = Path::new(&format!("src/{name}/{first}.rs")).exists();
        let of_tests = |it: &&str| Path::new(&format!("tests/{it}/{first}.rs")).exists();
        let is_of_its_tests = after("--test").is_some_and(of_tests);
        return (!is_of_its_source && !is_of_its_tests).then(|| format!("{package} has no module {first}"));
    }
    if words.contains(&"--lib") {
        return Some("no package is named, so the library of the program alone is tested".to_owned());
    }
    let mut tests = Vec::new();
    collect(Path::new("tests"), &["rs"], &mut tests);
    let modules: Vec<&str> = filter.split("::").collect();
    let mut modules = modules.as_slice();
    // The last part may be a function.
    if let [before @ .., last] = modules
        && !before.is_empty()
        && !tests.iter().any(|it| it.file_stem().is_some_and(|it| it == *last))
    {
        modules = before;
    }
    let path = format!("{}.rs", modules.join("/"));
    (!tests.iter().any(|it| it.ends_with(&path))).then(|| format!("no module {path} below tests"))
}

/// Returns the paths of ours that a line names, from the root on.
fn paths_in(line: &str) -> Vec<&str> {
    let is_part = |it: char| it.is_ascii_alphanumeric() || "_./-".contains(it);
    let words = line.split(|it: char| !is_part(it));
    let words = words.map(|it| it.trim_end_matches(['.', '/', '-']));
    words
        .filter(|word| {
            BEGINNINGS
                .iter()
                .any(|it| word.starts_with(it) && word.len() > it.len())
        })
        .collect()
}

/// Tells whether there is a file or a folder, or a module without its ending.
fn is_there(path: &str) -> bool {
    Path::new(path).exists() || Path::new(&format!("{path}.rs")).exists()
}

fn collect(folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        // What cargo-fuzz builds is not ours.
        if path.is_dir() && !path.ends_with("target") {
            collect(&path, endings, files);
        } else if path
            .extension()
            .is_some_and(|it| endings.iter().any(|ending| it == *ending))
        {
            files.push(path);
        }
    }
}

fn read(path: &Path) -> String {
    let bytes = fs::read(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    String::from_utf8_lossy(&bytes).into_owned()
}
