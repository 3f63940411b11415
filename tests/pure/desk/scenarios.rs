//! Runs the scenario scripts under `tests/scenarios/`: one law or one story each, readable by a chess player.
//!
//! `ANSAGE_BLESS=1 cargo test -p ansage-core --test pure desk::scenarios` writes what the desk answered into the scripts, to
//! be read before it is believed.

mod ids;
mod names;
pub(crate) mod scenario;
mod sense;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use ansage_core::desk::Channel;
use ansage_core::desk::report::policy::{Information, Policy};
use ansage_core::game::laws::{Row, Rules, Subject};
use ansage_core::game::{Edition, Mode};

use crate::support::repository::in_repository;
use crate::support::seed::drawn;

use self::scenario::Under;

/// The folder of the scripts.
const SCRIPTS: &str = "tests/scenarios";

#[test]
fn every_scenario_is_played_as_written() {
    let scripts = all_scripts();
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
    let scripts = all_scripts();
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
    let editions = scenario::editions_of(script).expect("a scenario is understood");
    let newest = editions.last().copied().unwrap_or_default();
    let under = Under {
        policy: changed,
        ..Under::the_laws_of(newest)
    };
    if cells.is_empty() || scenario::play_under(script, &under).is_ok() {
        return Vec::new();
    }
    if let [cell] = cells {
        return vec![*cell];
    }
    let (some, others) = cells.split_at(cells.len() / 2);
    [watched_by(script, some), watched_by(script, others)].concat()
}

/// A story that is told in some editions of the Laws alone says why in a table; all others are told in every edition.
#[test]
fn what_is_told_in_some_editions_alone_has_a_reason() {
    let table = std::fs::read_to_string(in_repository(SCRIPTS).join("editions.toml")).expect("the table is readable");
    let reasons: BTreeMap<String, Vec<String>> = toml::from_str(&table).expect("reasons, and the stories of each");
    let mut named: Vec<&String> = reasons.values().flatten().collect();
    named.sort();
    let limited: Vec<String> = all_scripts()
        .iter()
        .filter(|it| !scenario::is_without_a_game(it))
        .filter(|it| scenario::editions_of(it).expect("editions").len() < Edition::ALL.len())
        .map(|it| {
            let name = it
                .strip_prefix(in_repository(SCRIPTS))
                .expect("it lies there")
                .with_extension("");
            // As the table writes it, on every system.
            name.display().to_string().replace(MAIN_SEPARATOR, "/")
        })
        .collect();
    assert_eq!(named, limited.iter().collect::<Vec<_>>());
}

/// Of how many editions every value is changed with every run of the tests; `./dev prove` has them all.
const EDITIONS_DRAWN: usize = 2;

/// The table of the Laws says wherever the editions differ; a value that no story would miss is one that nobody watches.
#[test]
fn every_rule_of_every_edition_is_watched_by_a_scenario() {
    let scripts = all_scripts();
    let drawn = drawn(&Edition::ALL, EDITIONS_DRAWN);
    let mut unwatched: Vec<RuleCell> = drawn.iter().copied().flat_map(cells_of).collect();
    for script in &scripts {
        let editions = scenario::editions_of(script).expect("editions");
        for edition in editions.into_iter().filter(|it| drawn.contains(it)) {
            let cells: Vec<RuleCell> = unwatched.iter().filter(|it| it.edition == edition).copied().collect();
            let noticed = noticed_by(script, &cells);
            unwatched.retain(|it| !noticed.contains(it));
        }
    }
    let mut unwatched: Vec<String> = unwatched.iter().map(RuleCell::name).collect();
    unwatched.sort();
    unwatched.dedup();
    let table =
        std::fs::read_to_string(in_repository(SCRIPTS).join("rules_to_come.toml")).expect("the table is readable");
    let to_come: BTreeMap<String, Vec<String>> = toml::from_str(&table).expect("what is to come, and its rules");
    let mut to_come: Vec<String> = to_come.into_values().flatten().collect();
    to_come.sort();
    let list = |names: &[String]| names.join("\n");
    // What one edition does not watch another may.
    if drawn.len() < Edition::ALL.len() {
        to_come.retain(|it| unwatched.contains(it));
    }
    assert_eq!(
        list(&unwatched),
        list(&to_come),
        "rules of which a value is watched by no scenario, and those without any use yet"
    );
}

/// A value of the table of the Laws: a rule, or the number of an article.
#[derive(Clone, Copy, Debug, PartialEq)]
struct RuleCell {
    edition: Edition,
    what: Changed,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Changed {
    Rule(Row),
    Article(Subject),
}

impl RuleCell {
    /// Returns the name of its rule, or of the subject of its article.
    fn name(&self) -> String {
        match self.what {
            Changed::Rule(row) => row.name().to_owned(),
            Changed::Article(subject) => format!("{subject:?}"),
        }
    }

    fn changed(&self, rules: &Rules) -> Rules {
        match self.what {
            Changed::Rule(row) => rules.with_another(row),
            Changed::Article(subject) => rules.with_another_article(subject),
        }
    }
}

/// Returns every value of an edition; where it has no article there is none.
fn cells_of(edition: Edition) -> Vec<RuleCell> {
    let rules = Row::ALL.into_iter().map(Changed::Rule);
    let has_one = |it: &Subject| edition.rules().article(*it).is_some();
    let articles = Subject::ALL.into_iter().filter(has_one).map(Changed::Article);
    rules.chain(articles).map(|what| RuleCell { edition, what }).collect()
}

/// Returns the cells of one edition of which a change, each alone, is noticed by a script.
fn noticed_by(script: &Path, cells: &[RuleCell]) -> Vec<RuleCell> {
    let Some(first) = cells.first() else { return Vec::new() };
    let lawful = first.edition.rules().clone();
    let changed = cells.iter().fold(lawful, |rules, cell| cell.changed(&rules));
    let under = Under {
        rules: Box::leak(Box::new(changed)),
        ..Under::the_laws_of(first.edition)
    };
    if scenario::play_under(script, &under).is_ok() {
        return Vec::new();
    }
    if let [cell] = cells {
        return vec![*cell];
    }
    let (some, others) = cells.split_at(cells.len() / 2);
    [noticed_by(script, some), noticed_by(script, others)].concat()
}

pub(crate) fn all_scripts() -> Vec<PathBuf> {
    let mut scripts = Vec::new();
    collect(&in_repository(SCRIPTS), &mut scripts);
    scripts
}

/// A conversation that tells something around the policy would do so unnoticed, for the desk tells it as well.
#[test]
fn every_conversation_tells_what_the_policy_lets_it() {
    let scripts = all_scripts();
    let aloud = |policy: Policy, (it, mode)| match policy.channel(it, mode) {
        Some(Channel::Ear) => policy.with(it, mode, Some(Channel::Room)),
        _ => policy,
    };
    // Most are as free as a free game; an arbiter learns in one of an event.
    let in_both = |it| [Mode::Free, Mode::Event].map(|mode| (it, mode));
    let cells = Information::ALL.into_iter().flat_map(in_both);
    let aloud = cells.fold(Policy::of_the_laws(), aloud);
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
    let scripts = all_scripts();
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
