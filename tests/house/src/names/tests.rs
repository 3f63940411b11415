//! Names as they are found in modules of a few lines.

use super::Names;
use crate::facts::Facts;
use crate::source::source_of;

#[test]
fn a_type_of_the_module_itself_comes_first() {
    assert_eq!(found("core::desk::table", "Step"), Some("core::desk::table::Step"));
    assert_eq!(found("core::game", "Step"), Some("core::game::Step"));
}

#[test]
fn a_use_is_followed_through_super_crate_renames_and_what_is_handed_on() {
    assert_eq!(found("core::desk::command", "Table"), Some("core::desk::table::Table"));
    assert_eq!(found("core::desk::command", "T"), Some("core::desk::table::Table"));
    assert_eq!(found("core::desk::command", "Step"), Some("core::game::Step"));
    assert_eq!(found("app::table", "Step"), Some("core::game::Step"));
    assert_eq!(found("app::table", "game::Step"), Some("core::game::Step"));
}

#[test]
fn a_glob_brings_what_is_there() {
    assert_eq!(found("core::desk::turn", "Table"), Some("core::desk::table::Table"));
}

#[test]
fn a_name_of_another_crate_is_none_of_ours() {
    assert_eq!(found("app::table", "Command"), None);
    assert_eq!(found("app::table", "String"), None);
}

#[test]
fn a_name_that_nothing_brings_is_the_only_one_of_the_crate() {
    assert_eq!(found("core::game", "Table"), Some("core::desk::table::Table"));
    assert_eq!(found("core::game::clock", "Step"), None);
}

fn found(module: &str, path: &str) -> Option<&'static str> {
    let files = [
        ("src/core/lib.rs", "pub mod game;\npub mod desk;"),
        ("src/core/game.rs", "pub struct Step;\npub struct Command;"),
        ("src/core/game/clock.rs", "fn f() {}"),
        ("src/core/desk.rs", "mod table;\npub use table::Table;"),
        ("src/core/desk/table.rs", "pub struct Table;\npub struct Step;"),
        (
            "src/core/desk/command.rs",
            "use super::Table;\nuse crate::desk::table::Table as T;\nuse crate::game::{self, Step};",
        ),
        ("src/core/desk/turn.rs", "use super::*;"),
        (
            "src/app/table.rs",
            "use ansage_core::game::{self, Step};\nuse std::process::Command;",
        ),
    ];
    let files = files.map(|(path, text)| Facts::of(&source_of(path, text)));
    let path: Vec<String> = path.split("::").map(String::from).collect();
    let key = Names::of(&files).type_of(module, &path)?;
    let known = [
        "core::desk::table::Table",
        "core::desk::table::Step",
        "core::game::Step",
    ];
    Some(known.into_iter().find(|it| *it == key).unwrap_or("another"))
}
