//! What the programs are built from: `ansage about --event` names it, and `deny.toml` says what may be among it. This keeps
//! the same rules as `cargo deny check`, which few have.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::support::crates::{self, Crates, text};

/// What `about` prints.
const LIST: &str = "src/app/commands/about/crates.txt";

#[test]
fn the_list_that_about_prints_is_that_of_cargo() {
    let crates = Crates::ask();
    let named = |it: &serde_json::Value| (text(it, "name").to_owned(), text(it, "version").to_owned());
    let own: BTreeSet<_> = crates.of_the_program().into_iter().map(named).collect();
    let all = crates.of_all_programs().into_iter().map(named);
    let lines = all.map(|it| {
        let place = if own.contains(&it) { "program" } else { "helpers" };
        format!("{} {} {place}\n", it.0, it.1)
    });
    let list: String = lines.collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(LIST);
    if std::env::var_os("ANSAGE_BLESS").is_some() {
        fs::write(&path, &list).expect("it can be written");
    }
    let told = fs::read_to_string(&path).expect("the list");
    assert!(
        told == list,
        "{LIST} is not that of Cargo.lock: run this with ANSAGE_BLESS=1, and build again"
    );
}

fn rules() -> toml::Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml");
    toml::from_str(&fs::read_to_string(path).expect("the rules")).expect("TOML")
}

/// Returns the texts of a list, or those under a key of its tables.
fn texts(list: &toml::Value, key: &str) -> BTreeSet<String> {
    let list = list.as_array().expect("a list").iter();
    let one = |it: &toml::Value| {
        it.as_str()
            .or_else(|| it.get(key)?.as_str())
            .expect("a text")
            .to_owned()
    };
    list.map(one).collect()
}

#[test]
fn nothing_that_is_forbidden_is_built_in_and_nothing_twice_but_what_is_named() {
    let rules = rules();
    let forbidden = texts(&rules["bans"]["deny"], "crate");
    assert!(
        ["reqwest", "rustls", "tokio"].iter().all(|it| forbidden.contains(*it)),
        "{forbidden:?}"
    );
    let crates = Crates::ask();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for one in crates.of_all_programs() {
        let (name, source) = (text(one, "name"), text(one, "source"));
        assert!(!forbidden.contains(name), "{name} is forbidden by deny.toml");
        assert!(source.starts_with("registry+"), "{name} comes from {source}");
        versions.entry(name).or_default().push(text(one, "version"));
    }
    let excepted = texts(&rules["bans"]["skip"], "crate");
    let twice = versions.iter().filter(|(_, of)| of.len() > 1);
    // All but the newest are named, with their version.
    let older = twice.flat_map(|(name, of)| of[..of.len() - 1].iter().map(move |it| format!("{name}@{it}")));
    let older: BTreeSet<String> = older.collect();
    assert_eq!(older, excepted, "what is there twice, and what deny.toml excepts");
}

/// A feature that only tests ask of a library makes it, and all that uses it, another one for the programs: cargo would build
/// both.
#[test]
fn the_programs_and_the_tests_are_built_of_the_same_libraries() {
    let programs = crates::with_features("normal,build");
    let tests = crates::with_features("normal,build,dev");
    let apart: Vec<_> = programs.difference(&tests).collect();
    assert!(!programs.is_empty() && apart.is_empty(), "{apart:?}");
}

#[test]
fn the_licences_are_those_of_the_packages() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/licences/about.toml");
    let about: toml::Table = toml::from_str(&fs::read_to_string(path).expect("the settings")).expect("TOML");
    assert_eq!(texts(&rules()["licenses"]["allow"], ""), texts(&about["accepted"], ""));
}
