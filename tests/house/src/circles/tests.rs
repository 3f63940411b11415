//! Circles of a few files.

use super::Uses;
use crate::scip::{Document, Occurrence};
use crate::source::source_of;

#[test]
fn files_that_call_each_other_are_a_circle_and_those_on_the_way_to_it_are_not() {
    let uses = uses(&[("a", "b"), ("b", "c"), ("c", "a"), ("d", "a"), ("c", "e")]);
    assert_eq!(
        uses.largest_circle("core/desk"),
        ["src/core/desk/a.rs", "src/core/desk/b.rs", "src/core/desk/c.rs"]
    );
    assert_eq!(uses.edges("core/desk"), 5);
    assert_eq!(uses.largest_circle("core/game"), Vec::<String>::new());
}

#[test]
fn two_circles_that_do_not_meet_are_two() {
    let uses = uses(&[("a", "b"), ("b", "a"), ("b", "c"), ("c", "d"), ("d", "e"), ("e", "c")]);
    assert_eq!(uses.largest_circle("core/desk").len(), 3);
}

#[test]
fn types_close_a_circle_beside_it_alone() {
    let mut documents = documents(&[("a", "b")]);
    define(&mut documents[0], "desk/a/A#");
    refer(&mut documents[1], "desk/a/A#", 2);
    let uses = uses_of(&documents);
    assert_eq!(uses.largest_circle("core/desk").len(), 0);
    assert_eq!(uses.largest_with_types("core/desk").len(), 2);
}

#[test]
fn imports_and_tests_call_nothing() {
    for line in [1, 4] {
        let mut documents = documents(&[("a", "b")]);
        refer(&mut documents[1], "desk/a/f().", line);
        assert_eq!(uses_of(&documents).largest_circle("core/desk").len(), 0, "{line}");
    }
    let mut documents = documents(&[("a", "b")]);
    refer(&mut documents[1], "desk/a/f().", 2);
    assert_eq!(uses_of(&documents).largest_circle("core/desk").len(), 2);
}

#[test]
fn a_call_of_the_circle_is_told_by_its_place_and_name() {
    let measure = uses(&[("a", "b"), ("b", "a")]).measure();
    assert_eq!(
        measure.counts["core/desk"].places[0],
        "src/core/desk/a.rs:2 calls f() of src/core/desk/b.rs"
    );
}

const FILES: [&str; 5] = ["a", "b", "c", "d", "e"];

fn uses(calls: &[(&str, &str)]) -> Uses {
    uses_of(&documents(calls))
}

fn uses_of(documents: &[Document]) -> Uses {
    let text = "use crate::f;\nfn f() {}\n#[cfg(test)]\nmod tests { fn g() {} }";
    let sources: Vec<_> = documents.iter().map(|it| source_of(&it.path, text)).collect();
    Uses::of(documents, &sources)
}

/// Makes an index in which each file defines `f` and some call that of another.
fn documents(calls: &[(&str, &str)]) -> Vec<Document> {
    let mut documents = FILES.map(|name| Document {
        path: format!("src/core/desk/{name}.rs"),
        occurrences: Vec::new(),
    });
    for (document, name) in documents.iter_mut().zip(FILES) {
        define(document, &format!("desk/{name}/f()."));
        for (_, used) in calls.iter().filter(|it| it.0 == name) {
            refer(document, &format!("desk/{used}/f()."), 2);
        }
    }
    documents.into()
}

fn define(document: &mut Document, symbol: &str) {
    note(document, symbol, 2, true);
}

fn refer(document: &mut Document, symbol: &str, line: usize) {
    note(document, symbol, line, false);
}

fn note(document: &mut Document, symbol: &str, line: usize, is_definition: bool) {
    document.occurrences.push(Occurrence {
        symbol: format!("rust-analyzer cargo ansage-core 0.1.0 {symbol}"),
        line,
        is_definition,
    });
}
