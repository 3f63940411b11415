//! What is read out of a file, and what is left out.

use super::Facts;
use crate::source::source_of;

#[test]
fn the_length_of_a_function_is_its_code_between_the_braces() {
    let facts = facts("fn short() { one() }\nfn long() {\n    one();\n\n    // Why.\n    two();\n}");
    assert_eq!(lengths(&facts), [("core::desk::short", 0), ("core::desk::long", 2)]);
}

#[test]
fn a_match_with_one_line_an_arm_is_a_table_if_nothing_else_is_there() {
    let table = "fn f(it: u8) -> u8 {\n    match it {\n        0 => 1,\n        1\n        | 2 => 3,\n        _ => 4,\n    }\n}";
    assert!(facts(table).functions[0].is_table);
    let with_a_block = table.replace("=> 3,", "=> {\n            3\n        }");
    assert!(!facts(&with_a_block).functions[0].is_table);
    let with_a_step = table.replace("match it", "let it = it + 1;\n    match it");
    assert!(!facts(&with_a_step).functions[0].is_table);
}

#[test]
fn parameters_that_are_bool_are_named_and_other_uses_of_it_are_not() {
    let facts = facts("trait T { fn f(&self, piped: bool, is_it: Option<bool>) -> bool; }");
    assert_eq!(facts.functions[0].bools, ["piped"]);
}

#[test]
fn restricted_visibilities_are_found_on_items_fields_uses_and_in_macros() {
    let facts = facts(
        "pub(super) struct S { pub(in crate::desk) a: u8 }\npub(crate) use a::b;\npub fn open() {}\n\
         macro_rules! m { ($x:ident) => { pub(super) fn $x() {} }; }\nstruct Tuple(pub (A, B));",
    );
    assert_eq!(facts.restricted, [1, 1, 2, 4]);
}

#[test]
fn what_is_for_tests_alone_is_left_out() {
    let facts =
        facts("#[cfg(test)]\nmod inside {\n    pub(super) fn f(it: bool) {}\n}\n#[cfg(test)]\nimpl S { fn g() {} }");
    assert!(facts.functions.is_empty() && facts.impls.is_empty() && facts.restricted.is_empty());
}

#[test]
fn paths_are_found_in_code_and_macros_with_self_replaced() {
    let facts = facts(
        "impl Event { fn f(&self) -> bool { matches!(self, Self::Made | Event::Done) && a::Command::Press == b } }",
    );
    let mut paths: Vec<String> = facts.named.iter().map(|it| it.path.join("::")).collect();
    paths.sort();
    assert_eq!(paths, ["Event::Done", "Event::Made", "a::Command::Press"]);
}

fn facts(text: &str) -> Facts {
    Facts::of(&source_of("src/core/desk.rs", text))
}

fn lengths(facts: &Facts) -> Vec<(&str, usize)> {
    facts.functions.iter().map(|it| (it.name.as_str(), it.length)).collect()
}
