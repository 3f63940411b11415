//! No test is forgotten: a file that no module names would be built by nobody and fail nothing, nor would a program of tests
//! that is in no group, or an example in documentation.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The first file of each crate of tests, and the folder in which its modules lie.
const ROOTS: [(&str, &str); 5] = [
    ("runner.rs", "."),
    ("with_helpers.rs", "."),
    ("pure/main.rs", "pure"),
    ("house/src/lib.rs", "house/src"),
    ("house/examples/circles.rs", "house/examples"),
];

#[test]
fn every_file_of_tests_is_named_by_a_module() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut reached = BTreeSet::new();
    for (root, below) in ROOTS {
        follow(&folder.join(root), &folder.join(below), &mut reached);
    }
    let there = files_in(&folder, |name| name.ends_with(".rs"));
    assert!(there.len() > 100, "only {} files were found", there.len());
    let forgotten: Vec<_> = there.difference(&reached).collect();
    assert!(forgotten.is_empty(), "no module names {forgotten:#?}");
}

#[test]
fn every_program_of_tests_is_in_a_group() {
    let dev = fs::read_to_string("dev").expect("the script");
    let mut names = BTreeSet::new();
    for (_, manifest) in manifests() {
        let tests = manifest.get("test").and_then(toml::Value::as_array);
        let tests = tests.into_iter().flatten();
        names.extend(tests.filter_map(|test| test.get("name")?.as_str().map(str::to_owned)));
    }
    assert_eq!(Vec::from_iter(&names), ["pure", "runner", "with_helpers"]);
    for name in names {
        assert!(
            dev.contains(&format!("--test {name}")),
            "./dev test has no group with {name}"
        );
    }
}

/// rustdoc looks for them in each library for longer than its tests take.
#[test]
fn no_example_stands_in_documentation() {
    for (path, manifest) in manifests() {
        let folder = path.parent().expect("a folder");
        let has_library = ["lib.rs", "src/lib.rs"].iter().any(|file| folder.join(file).exists());
        let looks = manifest.get("lib").and_then(|lib| lib.get("doctest"));
        assert!(
            !has_library || looks == Some(&toml::Value::Boolean(false)),
            "{} lets examples be looked for",
            path.display()
        );
    }
    for path in files_in(Path::new("src"), |name| name.ends_with(".rs")) {
        let text = fs::read_to_string(&path).expect("a source file");
        let is_fence = |line: &str| line.trim_start().starts_with("//") && line.ends_with("```");
        assert!(
            !text.lines().any(is_fence),
            "{} has an example that nobody runs",
            path.display()
        );
    }
}

/// Returns what cargo is told of each of our packages.
fn manifests() -> Vec<(PathBuf, toml::Table)> {
    let mut paths = BTreeSet::from([PathBuf::from("./Cargo.toml")]);
    for folder in ["src", "tests"] {
        paths.extend(files_in(Path::new(folder), |name| name == "Cargo.toml"));
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a manifest");
        (path, toml::from_str(&text).expect("TOML"))
    };
    paths.into_iter().map(read).collect()
}

/// Goes from a file to those that its modules are in; `folder` is where they lie.
fn follow(file: &Path, folder: &Path, reached: &mut BTreeSet<PathBuf>) {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    reached.insert(file.to_owned());
    // What another folder has is named by its path, and is no test.
    let named_by_path = |before: &str| before.trim_end().ends_with("\"]") && before.contains("#[path");
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        let visibilities = ["pub ", "pub(crate) ", "pub(super) "];
        let declared = visibilities.iter().find_map(|it| line.strip_prefix(it)).unwrap_or(line);
        let Some(name) = declared.strip_prefix("mod ").and_then(|it| it.strip_suffix(';')) else {
            continue;
        };
        let attributes = lines[..index].iter().rev().take_while(|it| it.starts_with("#["));
        if !attributes.into_iter().any(|it| named_by_path(it)) {
            follow(&folder.join(format!("{name}.rs")), &folder.join(name), reached);
        }
    }
}

/// Returns the files in a folder and those below it whose names are wanted.
fn files_in(folder: &Path, is_wanted: fn(&str) -> bool) -> BTreeSet<PathBuf> {
    let mut files = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_in(&path, is_wanted));
        } else if entry.file_name().to_str().is_some_and(is_wanted) {
            files.insert(path);
        }
    }
    files
}
