//! The changelog in the form of Debian, out of our own.

use jiff::civil::Date;
use toml::Table;
use unicode_width::UnicodeWidthStr;

use super::Fault;

const OURS: &str = include_str!("../../CHANGELOG.md");
const MANIFEST: &str = include_str!("../../Cargo.toml");
/// Of this version, the package made first.
const REVISION: &str = "-1";
/// Debian's tools ask for lines no longer than this.
const WIDTH: usize = 79;

/// Returns the changelog; what is not released yet has this date.
pub(crate) fn for_debian(today: &str) -> Result<String, Fault> {
    of(OURS, &maintainer()?, today)
}

/// Returns who answers for the packages.
fn maintainer() -> Result<String, Fault> {
    let fault = |reason: String| Fault::Source {
        file: "Cargo.toml",
        reason,
    };
    let manifest: Table = MANIFEST.parse().map_err(|error| fault(format!("{error}")))?;
    let packages = manifest.get("package").and_then(|it| it.get("metadata")?.get("deb"));
    let maintainer = packages.and_then(|it| it.get("maintainer")?.as_str());
    let maintainer = maintainer.ok_or_else(|| fault("the packages have no maintainer".to_owned()))?;
    Ok(maintainer.to_owned())
}

fn of(ours: &str, maintainer: &str, today: &str) -> Result<String, Fault> {
    let releases: Result<Vec<_>, _> = ours
        .split("\n## ")
        .skip(1)
        .map(|it| release(it, maintainer, today))
        .collect();
    Ok(releases?.join("\n"))
}

fn release(text: &str, maintainer: &str, today: &str) -> Result<String, Fault> {
    let (heading, changes) = text.split_once('\n').unwrap_or((text, ""));
    let (version, when) = heading.split_once(" (").unwrap_or((heading, "unreleased"));
    let when = when.trim_end_matches(')');
    let date = if when == "unreleased" { today } else { when };
    let date: Date = date.parse().map_err(|_no_date| Fault::Source {
        file: "CHANGELOG.md",
        reason: format!("{heading}: unreleased, or a date such as 2026-12-31"),
    })?;

    let mut lines = vec![
        format!("ansage ({version}{REVISION}) unstable; urgency=medium"),
        String::new(),
    ];
    for line in changes.lines().filter(|it| !it.trim().is_empty()) {
        match line.strip_prefix("- ") {
            Some(change) => lines.extend(wrapped(change, "  * ")),
            None => lines.extend(wrapped(line, "  ")),
        }
    }
    lines.push(String::new());
    lines.push(format!(
        " -- {maintainer}  {} 12:00:00 +0000",
        date.strftime("%a, %d %b %Y")
    ));
    Ok(lines.join("\n") + "\n")
}

/// Returns the lines of a text, the first behind these signs and the others below it.
fn wrapped(text: &str, signs: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = signs.to_owned();
    for word in text.split_whitespace() {
        if line.len() > signs.len() && line.width() + 1 + word.width() > WIDTH {
            lines.push(line);
            line = " ".repeat(signs.len());
        }
        if line.len() > signs.len() {
            line.push(' ');
        }
        line += word;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::{Fault, of};

    #[test]
    fn each_version_is_an_entry_with_its_changes_and_its_date() {
        let ours = "# Changelog\n\n## 0.2.0 (unreleased)\n\nThe second.\n\n- One change, whose words are so many that they \
            do not fit into a line.\n\n## 0.1.0 (2026-02-01)\n\n- The first.\n";
        let debian = "ansage (0.2.0-1) unstable; urgency=medium\n\n  The second.\n  * One change, whose words are so many \
            that they do not fit into a line.\n\n -- All <all@ansage.example>  Tue, 03 Mar 2026 12:00:00 +0000\n\nansage \
            (0.1.0-1) unstable; urgency=medium\n\n  * The first.\n\n -- All <all@ansage.example>  Sun, 01 Feb 2026 12:00:00 \
            +0000\n";
        let made = of(ours, "All <all@ansage.example>", "2026-03-03");
        assert_eq!(made.expect("dates"), debian);
    }

    #[test]
    fn a_version_whose_date_is_none_is_refused() {
        let fault = of("# Changelog\n\n## 0.1.0 (soon)\n", "", "2026-03-03").expect_err("no date");
        assert!(matches!(fault, Fault::Source { reason, .. } if reason.starts_with("0.1.0 (soon)")));
    }
}
