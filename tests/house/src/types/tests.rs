//! Methods and files of types, and every way to add one that is seen.

use std::collections::BTreeMap;

use super::{OfType, of_types};
use crate::facts::Facts;
use crate::names::Names;
use crate::source::source_of;

const TABLE: (&str, &str) = (
    "src/core/table.rs",
    "pub struct Table;\nimpl Table { fn a(&self) {} const C: u8 = 1; fn b() {} }",
);

#[test]
fn blocks_in_other_files_are_counted_and_those_of_tests_are_not() {
    let elsewhere = "use super::table::Table;\nimpl Table { fn c() {} }\n#[cfg(test)]\nimpl Table { fn d() {} }";
    let types = types(&[TABLE, ("src/core/turn.rs", elsewhere)]);
    assert_eq!(numbers(&types, "core::table::Table"), (3, 2, 1));
}

#[test]
fn a_trait_of_many_adds_a_file_and_one_of_this_type_alone_its_methods_too() {
    let shared = "use super::table::Table;\npub struct Other;\ntrait Told { fn told(&self); }\n\
                  impl Told for Table { fn told(&self) {} }\nimpl Told for Other { fn told(&self) {} }";
    let types = types(&[TABLE, ("src/core/told.rs", shared)]);
    assert_eq!(numbers(&types, "core::table::Table"), (2, 2, 0));
    let alone =
        "use super::table::Table;\ntrait Extended { fn more(&self); }\nimpl Extended for Table { fn more(&self) {} }";
    let types = self::types(&[TABLE, ("src/core/extended.rs", alone)]);
    assert_eq!(numbers(&types, "core::table::Table"), (3, 2, 0));
}

#[test]
fn what_a_type_derefs_to_counts_for_it() {
    let outer = "use super::table::Table;\npub struct Desk(Table);\n\
                 impl std::ops::Deref for Desk { type Target = Table; fn deref(&self) -> &Table { &self.0 } }";
    let types = types(&[TABLE, ("src/core/desk.rs", outer)]);
    assert_eq!(numbers(&types, "core::desk::Desk"), (2, 2, 0));
}

#[test]
fn macros_add_methods_where_they_are_called() {
    let macros =
        "macro_rules! told { ($type:ty) => { impl $type { fn x(&self) {} fn y(&self) -> impl Iterator { z } } }; }";
    let called = "use super::table::Table;\ntold!(Table);";
    let types = types(&[TABLE, ("src/core/told.rs", macros), ("src/core/turn.rs", called)]);
    assert_eq!(numbers(&types, "core::table::Table"), (4, 2, 1));
}

#[test]
fn macros_make_types_of_the_first_name_or_of_each_before_braces() {
    let one = "macro_rules! set { ($s:ident; $($n:ident = $v:literal;)+) => { pub enum $s { $($n,)+ } impl $s { fn id() {} } }; }\n\
               set! { Word; Made = \"made\"; }";
    let many = "macro_rules! all { ($($s:ident { $($n:ident,)+ })+) => { $(pub enum $s { $($n,)+ } impl $s { fn id() {} })+ }; }\n\
                all! { On { A, } Off { B, } }";
    let types = types(&[("src/core/one.rs", one), ("src/core/many.rs", many)]);
    let names: Vec<_> = types.keys().map(String::as_str).collect();
    assert_eq!(names, ["core::many::Off", "core::many::On", "core::one::Word"]);
    assert_eq!(numbers(&types, "core::one::Word"), (1, 1, 0));
}

fn types(files: &[(&str, &str)]) -> BTreeMap<String, OfType> {
    let files: Vec<Facts> = files
        .iter()
        .map(|(path, text)| Facts::of(&source_of(path, text)))
        .collect();
    of_types(&files, &Names::of(&files))
}

/// Returns how many methods, files and blocks away from it a type has.
fn numbers(types: &BTreeMap<String, OfType>, name: &str) -> (usize, usize, usize) {
    let of = &types[name];
    (of.methods.len(), of.files.len(), of.away.len())
}
