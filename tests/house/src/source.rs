//! The Rust sources of the program, as syntax trees.

use std::path::{Path, PathBuf};

use syn::{Attribute, Meta};

/// A source file: its path from the top of the repository on, its text and its syntax tree.
pub struct Source {
    /// With `/` between folders on every system.
    pub path: String,
    /// As it is on the disk.
    pub text: String,
    /// Line numbers come from its spans (`span-locations`).
    pub tree: syn::File,
}

/// Returns the top of the repository.
#[must_use]
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads every source file below a folder of the repository, in the order of their paths.
///
/// # Panics
///
/// Panics if one cannot be read or is no Rust: then there is nothing to count.
#[must_use]
pub fn sources_below(folder: &str) -> Vec<Source> {
    let mut paths = Vec::new();
    collect(&repository().join(folder), &mut paths);
    paths.sort();
    paths.iter().map(|it| read(it)).collect()
}

fn read(path: &Path) -> Source {
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let tree = syn::parse_file(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let inside = path.strip_prefix(repository()).expect("it was found below");
    Source {
        path: inside.to_string_lossy().replace('\\', "/"),
        text,
        tree,
    }
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|it| it == "rs") {
            paths.push(path);
        }
    }
}

/// Returns true for what is compiled into tests alone.
#[must_use]
pub fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| {
        let is_test = it.path().is_ident("test");
        let is_cfg_test =
            it.path().is_ident("cfg") && matches!(&it.meta, Meta::List(list) if list.tokens.to_string() == "test");
        is_test || is_cfg_test
    })
}
