//! Runs the scenario scripts under `tests/scenarios/`: one law or one story each, readable by a chess player.
//!
//! `ANSAGE_BLESS=1 cargo test --test runner program::desk::scenarios` writes what the desk answered into the scripts, to
//! be read before it is believed.

mod scenario;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ansage_core::desk::Channel;
use ansage_core::desk::report::policy::{Information, Policy};
use ansage_core::game::Mode;

#[test]
fn every_scenario_is_played_as_written() {
    let mut scripts = Vec::new();
    collect(Path::new("tests/scenarios"), &mut scripts);
    assert!(scripts.len() >= 60, "only {} scenarios were found", scripts.len());
    let mut failures = String::new();
    for script in &scripts {
        if let Err(difference) = scenario::play(script) {
            let _ = writeln!(failures, "\n{}\n{difference}", script.display());
        }
    }
    assert!(failures.is_empty(), "{failures}");
    println!("{} scenarios played", scripts.len());
}

/// The policy's table decides who may be told what; a cell that no scenario would miss is a cell nobody watches.
#[test]
fn every_cell_of_the_policy_is_watched_by_a_scenario() {
    let mut scripts = Vec::new();
    collect(Path::new("tests/scenarios"), &mut scripts);
    let in_both = |it| [Mode::Free, Mode::Event].map(|mode| (it, mode));
    let mut unwatched: Vec<Cell> = Information::ALL.into_iter().flat_map(in_both).collect();
    for script in &scripts {
        let watched = watched_by(script, &unwatched);
        unwatched.retain(|it| !watched.contains(it));
    }
    // Two changes may hide each other from a scenario: what is left is changed alone.
    unwatched.retain(|it| scripts.iter().all(|script| watched_by(script, &[*it]).is_empty()));
    assert!(unwatched.is_empty(), "no scenario notices a change of {unwatched:?}");
}

/// What the policy decides of a piece of information in a mode.
type Cell = (Information, Mode);

/// Returns the cells of which a change, each alone, is noticed by a script. All are changed at once first, then each half
/// of them: most scripts watch few cells.
fn watched_by(script: &Path, cells: &[Cell]) -> Vec<Cell> {
    let lawful = Policy::of_the_laws();
    let changed = cells.iter().fold(lawful.clone(), |policy, (information, mode)| {
        let channel = match lawful.channel(*information, *mode) {
            Some(Channel::Ear) => Some(Channel::Room),
            Some(_) => None,
            None => Some(Channel::Ear),
        };
        policy.with(*information, *mode, channel)
    });
    if cells.is_empty() || scenario::play_under(script, &changed).is_ok() {
        return Vec::new();
    }
    if let [cell] = cells {
        return vec![*cell];
    }
    let (some, others) = cells.split_at(cells.len() / 2);
    [watched_by(script, some), watched_by(script, others)].concat()
}

/// A conversation that tells something around the policy would do so unnoticed, for the desk tells it as well.
#[test]
fn every_conversation_tells_what_the_policy_lets_it() {
    let mut scripts = Vec::new();
    collect(Path::new("tests/scenarios"), &mut scripts);
    let aloud = |policy: Policy, it| match policy.channel(it, Mode::Free) {
        Some(Channel::Ear) => policy.with(it, Mode::Free, Some(Channel::Room)),
        _ => policy,
    };
    let aloud = Information::ALL.into_iter().fold(Policy::of_the_laws(), aloud);
    let mut played = 0;
    for script in scripts {
        if scenario::is_without_a_game(&script) {
            assert!(scenario::play(&script).is_ok(), "{}", script.display());
            let told = scenario::told_under(&script, &aloud);
            let in_the_ear: Vec<_> = told.iter().filter(|it| it.starts_with("ear ")).collect();
            assert!(in_the_ear.is_empty(), "{}: {in_the_ear:?}", script.display());
            assert!(
                told.iter().any(|it| it.starts_with("room ")),
                "{} tells nothing",
                script.display()
            );
            played += 1;
        }
    }
    assert!(played > 0, "no conversation was played");
}

/// Every scenario names the rule or the story in its first line.
#[test]
fn every_scenario_says_what_it_is_about() {
    let mut scripts = Vec::new();
    collect(Path::new("tests/scenarios"), &mut scripts);
    for script in scripts {
        let text = std::fs::read_to_string(&script).expect("a scenario is readable");
        assert!(
            text.starts_with("# ") && text.contains(": "),
            "{} begins with no '# RULE: story'",
            script.display()
        );
    }
}

fn collect(folder: &Path, scripts: &mut Vec<PathBuf>) {
    let mut entries = std::fs::read_dir(folder)
        .expect("the folder of scenarios")
        .flatten()
        .collect::<Vec<_>>();
    entries.sort_by_key(std::fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, scripts);
        } else if path.extension().is_some_and(|it| it == "scenario") {
            scripts.push(path);
        }
    }
}
