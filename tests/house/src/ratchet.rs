//! Counts that may only fall: each is recorded in a TOML file, and a test holds the measured ones against it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use toml_edit::{DocumentMut, Item, Table, value};

/// Counts of one kind, one for each name.
#[derive(Clone, Debug)]
pub struct Measure {
    /// The section of the file, e.g. `methods-of-a-type`.
    pub name: &'static str,
    /// What is counted for each name, e.g. `core::desk::Table` and its methods.
    pub counts: BTreeMap<String, Count>,
    /// A count up to this is not recorded; a new name may have as much.
    pub free: usize,
    /// Where new things of this kind belong, as a sentence for whoever made a count grow.
    pub advice: &'static str,
}

/// A count, and the places that make it up, `file:line` each; those are named where it has grown.
#[derive(Clone, Debug, Default)]
pub struct Count {
    /// The number that may only fall.
    pub number: usize,
    /// What was counted, as far as a place can be named for it.
    pub places: Vec<String>,
}

/// How many places a failure names of a count that has grown.
const NAMED_PLACES: usize = 12;

/// Holds measured counts against those of a file. With `blesses`, counts that have fallen are written down and no others.
///
/// # Errors
///
/// Returns what to tell the person who ran the test: each count that has grown, then each that fell and is not written down.
pub fn hold(file: &Path, measures: &[Measure], blesses: bool) -> Result<(), String> {
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
            let _ = writeln!(
                fallen,
                "{}: {} fell from {} to {}.",
                measure.name, difference.name, difference.before, difference.now
            );
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
    before: usize,
    now: usize,
    places: Vec<String>,
}

impl Difference {
    fn told(&self, measure: &Measure, file: &Path) -> String {
        let mut told = format!(
            "{}: {} grew from {} to {}.\n",
            measure.name, self.name, self.before, self.now
        );
        for place in self.places.iter().take(NAMED_PLACES) {
            let _ = writeln!(told, "    {place}");
        }
        if self.places.len() > NAMED_PLACES {
            let _ = writeln!(told, "    and {} more", self.places.len() - NAMED_PLACES);
        }
        let _ = writeln!(
            told,
            "  {}\n  If it must grow, change its line in {} by hand, with the reason in a comment beside it.",
            measure.advice,
            file.display()
        );
        told
    }
}

/// Returns every count that is not as recorded; a name that is not recorded stands at what is free.
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
            before: stands.unwrap_or(measure.free),
            now: count.number,
            places: count.places,
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
