//! Counts that may only fall: each is recorded in a TOML file, and a test holds the measured ones against it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use toml_edit::{DocumentMut, Item, Table, value};

use crate::changes::Changes;
use crate::source::repository;

/// Counts of one kind, one for each name.
#[derive(Clone, Debug)]
pub struct Measure {
    /// The section of the file, e.g. `methods-of-a-type`.
    pub name: &'static str,
    /// What is counted for each name, e.g. `core::desk::Table` and its methods.
    pub counts: BTreeMap<String, Count>,
    /// A count up to this is not recorded; a new name may have as much.
    pub free: usize,
    /// Where new things of this kind belong, as a sentence for the person who made a count grow.
    pub advice: &'static str,
}

/// A count, and the places that make it up, `file:line` each; those are named where it has grown.
#[derive(Clone, Debug, Default)]
pub struct Count {
    /// The number that may only fall.
    pub number: usize,
    /// What was counted, as far as a place can be named for it.
    pub places: Vec<String>,
    /// What to write in place of it, where that is known.
    pub instead: Option<String>,
}

impl Count {
    /// Counts places.
    #[must_use]
    pub fn of(places: Vec<String>) -> Self {
        Self {
            number: places.len(),
            places,
            instead: None,
        }
    }

    /// Counts more places to it.
    pub fn add(&mut self, mut places: Vec<String>) {
        self.number += places.len();
        self.places.append(&mut places);
    }
}

/// How many places a failure names of a count that has grown.
const NAMED_PLACES: usize = 12;

/// Tests run at the same time, and several hold their measures against one file.
static WRITING: Mutex<()> = Mutex::new(());

/// Holds measured counts against those of a file. With `blesses`, counts that have fallen are written down and no others.
///
/// # Errors
///
/// Returns what to tell the person who ran the test: each count that has grown, then each that fell and is not written down.
pub fn hold(file: &Path, measures: &[Measure], blesses: bool) -> Result<(), String> {
    // A test that failed meanwhile has left the file whole.
    let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    let text = std::fs::read_to_string(file).map_err(|why| format!("{}: {why}", file.display()))?;
    let mut recorded: DocumentMut = text.parse().map_err(|why| format!("{}: {why}", file.display()))?;
    let (mut grown, mut fallen) = (String::new(), String::new());
    for measure in measures {
        let section = recorded
            .entry(measure.name)
            .or_insert_with(|| Item::Table(Table::new()))
            .as_table_mut()
            .ok_or_else(|| format!("{}: {} is no section", file.display(), measure.name))?;
        for difference in differences(section, measure) {
            if difference.now > difference.before {
                grown.push_str(&difference.told(measure, file));
                continue;
            }
            fallen.push_str(&difference.fallen(measure));
            if difference.now <= measure.free {
                section.remove(&difference.name);
            } else {
                set(section, &difference.name, difference.now);
            }
        }
    }
    if blesses && !fallen.is_empty() {
        std::fs::write(file, recorded.to_string()).map_err(|why| format!("{}: {why}", file.display()))?;
        fallen.clear();
    }
    if !fallen.is_empty() {
        let _ = writeln!(
            fallen,
            "Good. Write it down in the same commit: ANSAGE_BLESS=1 cargo test -p ansage-house"
        );
    }
    match grown + &fallen {
        told if told.is_empty() => Ok(()),
        told => Err(told),
    }
}

/// A count that is not as recorded.
struct Difference {
    name: String,
    /// True if the file has a line for it.
    is_recorded: bool,
    before: usize,
    now: usize,
    places: Vec<String>,
    instead: Option<String>,
}

impl Difference {
    fn fallen(&self, measure: &Measure) -> String {
        let now = match self.now {
            0 => "nothing: it is gone, or has another name".to_owned(),
            now => now.to_string(),
        };
        format!("{}: {} fell from {} to {now}.\n", measure.name, self.name, self.before)
    }

    fn told(&self, measure: &Measure, file: &Path) -> String {
        let before = match (self.is_recorded, measure.free) {
            (true, _) => self.before.to_string(),
            (false, 0) => "nothing".to_owned(),
            (false, free) => format!("{free} at most, which is free,"),
        };
        let mut told = format!("{}: {} grew from {before} to {}.\n", measure.name, self.name, self.now);
        self.name_places(&Changes::ask(), &mut told);
        if let Some(instead) = &self.instead {
            let _ = writeln!(told, "  Say instead: {instead}");
        }
        let _ = writeln!(
            told,
            "  {}\n  If it must grow, write {} = {} into [{}] of {} by hand, with the reason in a comment beside it.",
            measure.advice,
            toml_edit::Key::new(&self.name),
            self.now,
            measure.name,
            file.strip_prefix(repository()).unwrap_or(file).display()
        );
        told
    }

    /// Names the places on changed lines; where there are none, those in changed files, else the first of all.
    fn name_places(&self, changes: &Changes, told: &mut String) {
        let on_lines: Vec<&String> = self.places.iter().filter(|it| changes.has_line(it)).collect();
        let in_files: Vec<&String> = self.places.iter().filter(|it| changes.has_file(it)).collect();
        let (heading, places) = match (on_lines.is_empty(), in_files.is_empty()) {
            (false, _) => ("On changed lines:", on_lines),
            (true, false) => ("In changed files:", in_files),
            (true, true) => ("It is here:", self.places.iter().collect()),
        };
        if !places.is_empty() {
            let _ = writeln!(told, "  {heading}");
        }
        for place in places.iter().take(NAMED_PLACES) {
            let _ = writeln!(told, "    {place}");
        }
        let named = places.len().min(NAMED_PLACES);
        if self.places.len() > named {
            let _ = writeln!(told, "    and {} more", self.places.len() - named);
        }
    }
}

/// Returns every count that is not as recorded; a name that is not recorded has what is free.
fn differences(section: &Table, measure: &Measure) -> Vec<Difference> {
    let before = |name: &str| section.get(name).and_then(Item::as_integer);
    let recorded = section.iter().map(|(name, _)| name);
    let mut names: Vec<&str> = measure.counts.keys().map(String::as_str).chain(recorded).collect();
    names.sort_unstable();
    names.dedup();
    let differences = names.into_iter().filter_map(|name| {
        let count = measure.counts.get(name).cloned().unwrap_or_default();
        let stands = before(name).and_then(|it| usize::try_from(it).ok());
        let is_as_recorded = match stands {
            Some(stands) => count.number == stands,
            None => count.number <= measure.free,
        };
        (!is_as_recorded).then(|| Difference {
            name: name.to_owned(),
            is_recorded: stands.is_some(),
            before: stands.unwrap_or(measure.free),
            now: count.number,
            places: count.places,
            instead: count.instead,
        })
    });
    differences.collect()
}

/// Changes a number and leaves the comment beside it alone.
fn set(section: &mut Table, name: &str, number: usize) {
    let number = i64::try_from(number).unwrap_or(i64::MAX);
    let Some(old) = section.get_mut(name).and_then(Item::as_value_mut) else {
        section.insert(name, value(number));
        return;
    };
    let beside = old.decor().clone();
    *old = number.into();
    *old.decor_mut() = beside;
}

#[cfg(test)]
mod tests;
