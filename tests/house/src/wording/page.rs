//! The tables of the page on wording, which print the list of words not to use.

use std::fmt::Write as _;

use super::words::{Avoided, FILE};

/// The page for those who write here.
pub const PAGE: &str = "docs/contributing/wording.md";

/// Returns the page with its tables made of the list.
///
/// # Errors
///
/// Returns what is missing in the page.
pub fn with_tables(page: &str, list: &[Avoided]) -> Result<String, String> {
    let mut made = page.to_owned();
    for language in ["en", "de"] {
        let (begin, end) = (format!("<!-- {FILE}: {language} -->\n"), "<!-- end -->\n");
        let missing = || format!("{PAGE} has no table that begins with {begin} and ends with {end}");
        let from = made.find(&begin).ok_or_else(missing)? + begin.len();
        let length = made[from..].find(end).ok_or_else(missing)?;
        made.replace_range(from..from + length, &table(language, list));
    }
    Ok(made)
}

fn table(language: &str, list: &[Avoided]) -> String {
    let mut table = "\n| not | but |\n|---|---|\n".to_owned();
    for avoided in list.iter().filter(|it| it.language == language) {
        // All are of the language of the table.
        let suffix = format!("-{language}");
        let areas = avoided.areas().iter().map(|it| it.trim_end_matches(&suffix));
        let only = match areas.collect::<Vec<_>>().join(", ") {
            areas if areas.is_empty() => areas,
            areas => format!(" (in {areas})"),
        };
        let _ = writeln!(table, "| {}{only} | {} |", avoided.name, avoided.say);
    }
    table.push('\n');
    table
}
