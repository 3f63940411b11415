//! What is counted in the sources is held against `ratchet.toml`.

use std::env;

use crate::commands::{self, CommandTable};
use crate::facts::Facts;
use crate::names::Names;
use crate::ratchet::hold;
use crate::source::{all_crates, repository};
use crate::{functions, structs, types, visibility};

/// One test for all, because syntax trees belong to one thread and reading them takes longest.
#[test]
fn nothing_in_the_sources_has_grown() {
    let all: Vec<Facts> = all_crates().iter().map(Facts::of).collect();
    let is_counted = |it: &&Facts| ["core", "app"].contains(&it.crate_name().as_str());
    let mut measures = functions::measures(&all);
    measures.push(structs::measure(&all));
    measures.push(visibility::measure(&all));
    // A type is known by its module, and modules are known in these two crates alone.
    let program: Vec<Facts> = all.iter().filter(is_counted).cloned().collect();
    let names = Names::of(&program);
    measures.append(&mut types::measures(&program, &names));
    let table = CommandTable::read();
    let gaps = table.gaps(&program, &names);
    assert!(gaps.is_empty(), "tests/house/commands.toml:\n{}", gaps.join("\n"));
    measures.append(&mut commands::measures(&table, &program, &names));
    let file = repository().join("tests/house/ratchet.toml");
    if let Err(told) = hold(&file, &measures, env::var_os("ANSAGE_BLESS").is_some()) {
        panic!("{told}");
    }
}
