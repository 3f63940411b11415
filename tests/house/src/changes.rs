//! What was changed of late, as git has it: of thousands of places a failure names those that may have caused it.

use std::collections::BTreeMap;
use std::iter::once;
use std::ops::Range;
use std::process::Command;

use crate::source::repository;

/// The lines that differ from the last commit, or those of the last commit where none differ.
#[derive(Debug, Default)]
pub struct Changes {
    /// By file; a new one has all lines.
    lines: BTreeMap<String, Vec<Range<usize>>>,
}

impl Changes {
    /// Asks git. Where it is not there or knows nothing, nothing has changed.
    #[must_use]
    pub fn ask() -> Self {
        let mut changes = Self::of(&difference(&["HEAD"]));
        for new in answer(&["ls-files", "--others", "--exclude-standard"]).lines() {
            changes.lines.insert(new.to_owned(), once(0..usize::MAX).collect());
        }
        if changes.lines.is_empty() {
            changes = Self::of(&difference(&["HEAD~1", "HEAD"]));
        }
        changes
    }

    /// Reads a difference without lines around what changed.
    fn of(difference: &str) -> Self {
        let mut changes = Self::default();
        let mut file = None;
        for line in difference.lines() {
            if let Some(path) = line.strip_prefix("+++ ") {
                // A file that was removed is `/dev/null` here.
                file = path.strip_prefix("b/");
                if let Some(path) = file {
                    changes.lines.entry(path.to_owned()).or_default();
                }
            } else if let (Some(path), Some(range)) = (file, range_of(line)) {
                changes.lines.entry(path.to_owned()).or_default().push(range);
            }
        }
        changes
    }

    /// Returns true if a place, `file:line` and perhaps more, is on a changed line.
    #[must_use]
    pub fn has_line(&self, place: &str) -> bool {
        let mut parts = place.splitn(2, ':');
        let ranges = parts.next().and_then(|it| self.lines.get(it));
        let digits = |it: &str| it.chars().take_while(char::is_ascii_digit).collect::<String>();
        let line = parts.next().and_then(|it| digits(it).parse().ok());
        match (ranges, line) {
            (Some(ranges), Some(line)) => ranges.iter().any(|it| it.contains(&line)),
            _ => false,
        }
    }

    /// Returns true if a place is in a file of which anything has changed.
    #[must_use]
    pub fn has_file(&self, place: &str) -> bool {
        place.split(':').next().is_some_and(|it| self.lines.contains_key(it))
    }
}

/// Reads the new lines out of `@@ -12,0 +13,2 @@`.
fn range_of(line: &str) -> Option<Range<usize>> {
    let new = line
        .strip_prefix("@@ ")?
        .split(' ')
        .find_map(|it| it.strip_prefix('+'))?;
    let (start, count) = new.split_once(',').unwrap_or((new, "1"));
    let (start, count): (usize, usize) = (start.parse().ok()?, count.parse().ok()?);
    Some(start..start + count)
}

/// Returns what differs between commits, in the form that is read here whatever form a person has chosen.
fn difference(commits: &[&str]) -> String {
    let form = [
        "diff",
        "--unified=0",
        "--no-color",
        "--no-ext-diff",
        "--src-prefix=a/",
        "--dst-prefix=b/",
    ];
    answer(&[&form, commits].concat())
}

/// Returns what git answers, nothing if it fails.
fn answer(arguments: &[&str]) -> String {
    let answer = Command::new("git").arg("-C").arg(repository()).args(arguments).output();
    match answer {
        Ok(answer) if answer.status.success() => String::from_utf8_lossy(&answer.stdout).into_owned(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests;
