//! Circles of files: each uses another, which uses it in turn, so that none can be read or tested alone.
//!
//! A file uses another if it calls a function or method that is defined there. What is called is known to the compiler alone
//! (by names nine of ten edges are false), so the edges come from an index of rust-analyzer. `use` and `mod` items call
//! nothing and are left out, and so are tests. Types that are named make edges of their own, which are counted and not held:
//! a type may be handed on by those who know nothing about it.

use std::collections::{BTreeMap, BTreeSet};

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{ImplItem, Item};

use crate::ratchet::{Count, Measure};
use crate::scip::Document;
use crate::source::{Source, is_test_impl_item, is_test_item};

/// The parts in which circles are looked for; between them the order is kept by other tests.
pub const PARTS: [&str; 4] = ["core/desk", "core/game", "core/language", "app"];

/// Which files use which.
#[derive(Debug, Default)]
pub struct Uses {
    /// By user and used, the first call as `file:line calls NAME of FILE`.
    calls: BTreeMap<(String, String), String>,
    /// By user and used, for types that are named.
    types: BTreeSet<(String, String)>,
}

impl Uses {
    /// Collects them out of an index; the sources say what of it counts.
    #[must_use]
    pub fn of(documents: &[Document], sources: &[Source]) -> Self {
        let counted: BTreeMap<&str, BTreeSet<usize>> =
            sources.iter().map(|it| (it.path.as_str(), left_out(it))).collect();
        let documents: Vec<_> = documents
            .iter()
            .filter_map(|it| Some((it, counted.get(it.path.as_str())?)))
            .collect();
        let mut homes: BTreeMap<&str, &str> = BTreeMap::new();
        for (document, left_out) in &documents {
            let defined = document
                .occurrences
                .iter()
                .filter(|it| it.is_definition && is_global(&it.symbol));
            for it in defined.filter(|it| !left_out.contains(&it.line)) {
                homes.insert(&it.symbol, &document.path);
            }
        }
        let mut uses = Self::default();
        for (document, left_out) in &documents {
            let used = document.occurrences.iter().filter(|it| !it.is_definition);
            for it in used.filter(|it| !left_out.contains(&it.line)) {
                let Some(home) = homes.get(it.symbol.as_str()).filter(|it| **it != document.path) else {
                    continue;
                };
                let edge = (document.path.clone(), (*home).to_owned());
                if is_called(&it.symbol) {
                    let called = it.symbol.trim_end_matches('.').rsplit(['/', '#', ']', '.']).next();
                    let call = || format!("{}:{} calls {} of {home}", edge.0, it.line, called.unwrap_or_default());
                    uses.calls.entry(edge.clone()).or_insert_with(call);
                } else if it.symbol.ends_with('#') {
                    uses.types.insert(edge);
                }
            }
        }
        uses
    }

    /// Returns the largest circle of a part, as paths; empty if there is none.
    #[must_use]
    pub fn largest_circle(&self, part: &str) -> Vec<String> {
        largest(self.calls.keys(), part)
    }

    /// Returns the largest circle of a part in which types count too.
    #[must_use]
    pub fn largest_with_types(&self, part: &str) -> Vec<String> {
        largest(self.calls.keys().chain(&self.types), part)
    }

    /// Returns how many files of a part call into how many others of it, as edges.
    #[must_use]
    pub fn edges(&self, part: &str) -> usize {
        self.calls
            .keys()
            .filter(|it| is_of(part, &it.0) && is_of(part, &it.1))
            .count()
    }

    /// Measures the largest circle of each part.
    #[must_use]
    pub fn measure(&self) -> Measure {
        let counts = PARTS.map(|part| {
            let circle = self.largest_circle(part);
            let inside: BTreeSet<&String> = circle.iter().collect();
            let calls = self.calls.iter();
            let calls = calls.filter(|((user, used), _)| inside.contains(user) && inside.contains(used));
            let count = Count {
                number: circle.len(),
                places: calls.map(|(_, call)| call.clone()).collect(),
                instead: None,
            };
            (part.to_owned(), count)
        });
        Measure {
            name: "largest-circle",
            counts: BTreeMap::from(counts),
            free: 1,
            advice: "A call back up closes the circle: hand in what is needed, return what came of it, or move the function to the file that \
                     calls it. See docs/contributing.md, What may not grow.",
        }
    }
}

/// Returns true for a symbol that more than one file may name.
fn is_global(symbol: &str) -> bool {
    !symbol.starts_with("local ")
}

/// Returns true for a function or method: `settle().`, or `settle(+1).` where two have the name.
fn is_called(symbol: &str) -> bool {
    symbol.ends_with(").")
}

fn is_of(part: &str, path: &str) -> bool {
    let inside = path.strip_prefix("src/").and_then(|it| it.strip_prefix(part));
    inside.is_some_and(|it| it == ".rs" || it.starts_with('/'))
}

/// Returns the lines of `use` and `mod` items and of what is for tests alone.
fn left_out(source: &Source) -> BTreeSet<usize> {
    struct LeftOut(BTreeSet<usize>);

    impl LeftOut {
        fn leave_out(&mut self, item: &impl Spanned) {
            self.0.extend(item.span().start().line..=item.span().end().line);
        }
    }

    impl<'ast> Visit<'ast> for LeftOut {
        fn visit_item(&mut self, item: &'ast Item) {
            let is_declaration = matches!(item, Item::Mod(it) if it.content.is_none());
            match is_declaration || matches!(item, Item::Use(_)) || is_test_item(item) {
                true => self.leave_out(item),
                false => visit::visit_item(self, item),
            }
        }

        fn visit_impl_item(&mut self, item: &'ast ImplItem) {
            match is_test_impl_item(item) {
                true => self.leave_out(item),
                false => visit::visit_impl_item(self, item),
            }
        }
    }

    let mut left_out = LeftOut(BTreeSet::new());
    left_out.visit_file(&source.tree);
    left_out.0
}

/// Returns the largest set of files of a part in which each reaches each other, in the order of their paths.
fn largest<'a>(edges: impl Iterator<Item = &'a (String, String)>, part: &str) -> Vec<String> {
    let mut forward: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut back: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (user, used) in edges.filter(|it| is_of(part, &it.0) && is_of(part, &it.1)) {
        forward.entry(user).or_default().push(used);
        back.entry(used).or_default().push(user);
    }
    // Kosaraju: who is left last reaches whom; taken in that order, what reaches one back is its circle.
    let mut left = Vec::new();
    let mut seen = BTreeSet::new();
    for file in forward.keys() {
        walk(file, &forward, &mut seen, &mut left);
    }
    let mut largest: Vec<&str> = Vec::new();
    let mut seen = BTreeSet::new();
    for file in left.iter().rev() {
        let mut circle = Vec::new();
        walk(file, &back, &mut seen, &mut circle);
        if circle.len() > largest.len().max(1) {
            largest = circle;
        }
    }
    largest.sort_unstable();
    largest.into_iter().map(String::from).collect()
}

/// Walks from a file to all that were not seen, and notes each once all beyond it are noted.
fn walk<'a>(
    from: &'a str,
    edges: &BTreeMap<&'a str, Vec<&'a str>>,
    seen: &mut BTreeSet<&'a str>,
    left: &mut Vec<&'a str>,
) {
    if !seen.insert(from) {
        return;
    }
    for to in edges.get(from).into_iter().flatten() {
        walk(to, edges, seen, left);
    }
    left.push(from);
}

#[cfg(test)]
mod tests;
