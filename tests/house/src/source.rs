//! The Rust sources of the program, as syntax trees.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use syn::{Attribute, ImplItem, Item, ItemMod, Meta, TraitItem};

/// A source file: its path from the top of the repository on, its text and its syntax tree.
pub struct Source {
    /// With `/` between folders on every system.
    pub path: String,
    /// As it is on the disk.
    pub text: String,
    /// Line numbers come from its spans (`span-locations`).
    pub tree: syn::File,
}

impl Source {
    /// Returns the path of its module, e.g. `core::desk::table` for `src/core/desk/table.rs`.
    #[must_use]
    pub fn module(&self) -> String {
        let inside = self.path.strip_prefix("src/").unwrap_or(&self.path);
        let inside = inside.strip_suffix(".rs").unwrap_or(inside);
        let inside = inside.strip_suffix("/lib").unwrap_or(inside);
        inside.replace('/', "::")
    }
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
    let inside = path.strip_prefix(repository()).expect("it was found below");
    source_of(&inside.to_string_lossy().replace('\\', "/"), &text)
}

/// Parses a text as the source of a path.
///
/// # Panics
///
/// Panics if it is no Rust.
#[must_use]
pub fn source_of(path: &str, text: &str) -> Source {
    Source {
        path: path.to_owned(),
        text: text.to_owned(),
        tree: syn::parse_file(text).unwrap_or_else(|why| panic!("{path}: {why}")),
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

/// Reads the sources of all crates, without the files that are compiled into tests alone or run when a crate is built.
#[must_use]
pub fn all_crates() -> Vec<Source> {
    let mut sources = sources_below("src");
    let is_build_script = |it: &Source| {
        let folder = it.path.strip_suffix("build.rs").map(|it| repository().join(it));
        folder.is_some_and(|it| it.join("Cargo.toml").exists())
    };
    sources.retain(|it| !is_build_script(it));
    without_tests(sources)
}

/// Leaves out the files that a parent declares as `#[cfg(test)] mod tests;`, and those below them.
#[must_use]
pub fn without_tests(mut sources: Vec<Source>) -> Vec<Source> {
    let mut for_tests = BTreeSet::new();
    for source in &sources {
        collect_test_modules(&source.module(), &source.tree.items, &mut for_tests);
    }
    sources.retain(|it| {
        let module = it.module();
        let mut above = module.match_indices("::").map(|(end, _)| &module[..end]);
        !for_tests.contains(&module) && !above.any(|it| for_tests.contains(it))
    });
    sources
}

fn collect_test_modules(module: &str, items: &[Item], found: &mut BTreeSet<String>) {
    for item in items {
        let Item::Mod(ItemMod {
            attrs, ident, content, ..
        }) = item
        else {
            continue;
        };
        let name = format!("{module}::{ident}");
        match content {
            None if is_for_tests(attrs) => {
                found.insert(name);
            }
            None => {}
            Some((_, items)) => collect_test_modules(&name, items, found),
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

/// Returns true for an item that is compiled into tests alone.
#[must_use]
pub fn is_test_item(item: &Item) -> bool {
    is_for_tests(match item {
        Item::Const(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::Fn(it) => &it.attrs,
        Item::Impl(it) => &it.attrs,
        Item::Macro(it) => &it.attrs,
        Item::Mod(it) => &it.attrs,
        Item::Static(it) => &it.attrs,
        Item::Struct(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        Item::Type(it) => &it.attrs,
        Item::Use(it) => &it.attrs,
        _ => &[],
    })
}

/// Returns true for an item of an `impl` block that is compiled into tests alone.
#[must_use]
pub fn is_test_impl_item(item: &ImplItem) -> bool {
    is_for_tests(match item {
        ImplItem::Const(it) => &it.attrs,
        ImplItem::Fn(it) => &it.attrs,
        ImplItem::Type(it) => &it.attrs,
        _ => &[],
    })
}

/// Returns true for an item of a trait that is compiled into tests alone.
#[must_use]
pub fn is_test_trait_item(item: &TraitItem) -> bool {
    is_for_tests(match item {
        TraitItem::Const(it) => &it.attrs,
        TraitItem::Fn(it) => &it.attrs,
        _ => &[],
    })
}
