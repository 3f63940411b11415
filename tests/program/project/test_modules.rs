//! No test is forgotten: a file that no module names would be built by nobody and fail nothing.

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
    let mut there = BTreeSet::new();
    collect(&folder, &mut there);
    assert!(there.len() > 100, "only {} files were found", there.len());
    let forgotten: Vec<_> = there.difference(&reached).collect();
    assert!(forgotten.is_empty(), "no module names {forgotten:#?}");
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

fn collect(folder: &Path, files: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the tests").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|it| it == "rs") {
            files.insert(path);
        }
    }
}
