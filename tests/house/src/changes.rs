//! What was changed of late, as git has it: of thousands of places a failure names those that may have caused it.

use std::collections::BTreeSet;
use std::process::Command;

use crate::source::repository;

/// Returns the files that differ from the last commit, new ones included; where none differ, those of the last commit.
///
/// Where git is not there or knows nothing, the set is empty.
#[must_use]
pub fn changed_files() -> BTreeSet<String> {
    let mut changed = listed(&["diff", "--name-only", "HEAD"]);
    changed.append(&mut listed(&["ls-files", "--others", "--exclude-standard"]));
    if changed.is_empty() {
        changed = listed(&["diff", "--name-only", "HEAD~1", "HEAD"]);
    }
    changed
}

/// Returns the lines that git answers, none if it fails.
fn listed(arguments: &[&str]) -> BTreeSet<String> {
    let answer = Command::new("git").arg("-C").arg(repository()).args(arguments).output();
    let Ok(answer) = answer else { return BTreeSet::new() };
    if !answer.status.success() {
        return BTreeSet::new();
    }
    String::from_utf8_lossy(&answer.stdout)
        .lines()
        .map(String::from)
        .collect()
}
