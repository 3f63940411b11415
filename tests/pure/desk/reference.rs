//! Plays the situations of `tests/reference/outcomes.toml` at the desk, in each edition of their rows, and compares what comes
//! of them, and the article that is told with it. The rows were written from the texts of the Laws alone.
//!
//! `REFERENCE=flag-control-met cargo test -p ansage-core --test pure desk::reference -- --nocapture` tells what happens in one.

mod outcome;
mod situation;
mod story;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::support::repository::in_repository;

use self::outcome::{has_article, has_outcome};
use self::situation::{Row, Situation, situations};
use self::story::{Story, told};

/// Names the situation that is told in full.
const TOLD: &str = "REFERENCE";

/// Rows of which something is not yet as it should be, by the reason: `flag-control-met 2014`. The lists can only shrink.
#[derive(Default, serde::Deserialize)]
#[serde(default)]
struct Open {
    /// Another outcome.
    outcome: BTreeMap<String, Vec<String>>,
    /// Another article, or none.
    article: BTreeMap<String, Vec<String>>,
}

impl Open {
    fn read() -> Self {
        let text = std::fs::read_to_string(in_repository("tests/reference/open.toml")).expect("the lists are readable");
        toml::from_str(&text).expect("rows that are open, by the reason")
    }
}

fn lists(open: &BTreeMap<String, Vec<String>>, row: &str) -> bool {
    open.values().flatten().any(|listed| {
        let mut words = listed.split(' ');
        let mut named = row.split(' ');
        words.next() == named.next() && named.next().is_some_and(|edition| words.any(|it| it == edition))
    })
}

#[test]
fn every_row_comes_out_as_the_laws_say() {
    let open = Open::read();
    let mut failures = String::new();
    let mut played: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for situation in situations().iter().filter(|it| is_asked_for(it)) {
        for row in &situation.rows {
            let difference = played_as(situation, row, &open);
            let counts = played.entry(situation.topic.clone()).or_default();
            counts[0] += 1;
            counts[1] += usize::from(difference.is_none());
            if let Some(difference) = difference {
                let _ = writeln!(failures, "{} {}: {difference}", situation.id, row.edition);
            }
        }
    }
    for (topic, [rows, right]) in played {
        println!("{topic}: {rows} rows, {right} as expected");
    }
    assert!(failures.is_empty(), "\n{failures}");
}

/// Returns true unless other situations alone are to be told in full.
fn is_asked_for(situation: &Situation) -> bool {
    std::env::var(TOLD).map_or(true, |it| situation.id.starts_with(&it))
}

/// Plays one row; returns what is not as expected, if anything is.
fn played_as(situation: &Situation, row: &Row, open: &Open) -> Option<String> {
    let name = format!("{} {}", situation.id, row.edition);
    let story = match Story::play(situation, row) {
        Ok(story) => story,
        Err(why) => return Some(why),
    };
    if std::env::var_os(TOLD).is_some() {
        println!("{name}: {} ({})\n{}", row.outcome, row.article, told(&story));
    }
    let outcome = has_outcome(&story, row);
    let article = has_article(&story, row);
    let is_open = [lists(&open.outcome, &name), lists(&open.article, &name)];
    match (is_open, outcome, article) {
        ([false, false], Err(why), _) => Some(format!("{} expected, but {why}", row.outcome)),
        ([false, false], Ok(()), Err(why)) => Some(format!("Article {} expected, but {why}", row.article)),
        ([true, _], Ok(()), Ok(())) | ([_, true], Ok(()), Ok(())) => {
            Some("is right now: strike it from the list".to_owned())
        }
        ([true, _], Ok(()), Err(_)) => Some("the outcome is right now: list it for its article".to_owned()),
        ([false, true], Err(why), _) => Some(format!("listed for its article, but {why}")),
        ([true, _], Err(_), _) | ([false, _], Ok(()), _) => None,
    }
}
