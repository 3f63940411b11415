//! Which places a failure names first: those on lines that were just changed.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use std::process::Command;

/// A place that makes up a count.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Place {
    /// From the top of the repository on.
    pub path: String,
    /// The number of the line.
    pub line: usize,
    /// What is found there.
    pub told: String,
}

/// The lines that the last commit and whatever is not committed yet have changed; none where there is no git.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    lines: BTreeMap<String, Vec<Range<usize>>>,
}

impl Changes {
    /// Asks git.
    #[must_use]
    pub fn read(repository: &Path) -> Self {
        let git = |arguments: &[&str]| -> Option<String> {
            let output = Command::new("git")
                .arg("-C")
                .arg(repository)
                .args(arguments)
                .output()
                .ok()?;
            output
                .status
                .success()
                .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
        };
        let diff = |since: &str| {
            git(&[
                "diff",
                "--unified=0",
                "--no-color",
                "--no-ext-diff",
                "--relative",
                since,
                "--",
            ])
        };
        let mut changes = Self::default();
        // A clone without history has no commit before its only one.
        if let Some(diff) = diff("HEAD~1").or_else(|| diff("HEAD")) {
            changes.add_diff(&diff);
        }
        for path in git(&["ls-files", "--others", "--exclude-standard"])
            .unwrap_or_default()
            .lines()
        {
            changes.lines.entry(path.to_owned()).or_default().push(0..usize::MAX);
        }
        changes
    }

    fn add_diff(&mut self, diff: &str) {
        let mut path = None;
        for line in diff.lines() {
            if let Some(to) = line.strip_prefix("+++ ") {
                path = to.strip_prefix("b/").map(str::to_owned);
            } else if let (Some(path), Some(lines)) = (&path, changed_lines(line)) {
                self.lines.entry(path.clone()).or_default().push(lines);
            }
        }
    }

    /// Lists places as `file:line: what`, those on changed lines first, then those in files with any.
    ///
    /// The first also says what to write instead: once is enough, above all for a person who has it read out.
    #[must_use]
    pub fn list(&self, mut places: Vec<Place>, instead: &str) -> Vec<String> {
        places.sort_by_cached_key(|place| (self.rank(place), place.path.clone(), place.line));
        let listed = places.into_iter().enumerate().map(|(at, place)| {
            let after = if at == 0 { instead } else { "" };
            format!("{}:{}: {}{after}", place.path, place.line, place.told)
        });
        listed.collect()
    }

    fn rank(&self, place: &Place) -> u8 {
        match self.lines.get(&place.path) {
            Some(changed) if changed.iter().any(|it| it.contains(&place.line)) => 0,
            Some(_) => 1,
            None => 2,
        }
    }
}

/// Reads `@@ -1,2 +3,4 @@`: lines 3 to 6 are new.
fn changed_lines(line: &str) -> Option<Range<usize>> {
    let new = line.strip_prefix("@@ -")?.split('+').nth(1)?.split(' ').next()?;
    let (first, number) = new.split_once(',').unwrap_or((new, "1"));
    let first: usize = first.parse().ok()?;
    let number: usize = number.parse().ok()?;
    Some(first..first + number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_on_changed_lines_come_first() {
        let diff = "diff --git a/b.md b/b.md\n--- a/b.md\n+++ b/b.md\n@@ -3,0 +4,2 @@ # Title\n+one\n+two\n@@ -9 +11 @@\n-a\n+b\n\
                    diff --git a/gone b/gone\n--- a/gone\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n";
        let mut changes = Changes::default();
        changes.add_diff(diff);
        let place = |path: &str, line: usize| Place {
            path: path.to_owned(),
            line,
            told: "x".to_owned(),
        };
        let places = vec![
            place("a.md", 4),
            place("b.md", 1),
            place("b.md", 6),
            place("b.md", 5),
            place("b.md", 11),
        ];
        let expected = ["b.md:5: x; say y", "b.md:11: x", "b.md:1: x", "b.md:6: x", "a.md:4: x"];
        assert_eq!(changes.list(places, "; say y"), expected);
    }
}
