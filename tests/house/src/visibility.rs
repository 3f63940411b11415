//! Visibilities that say "private, but my pieces are elsewhere": `pub(super)`, `pub(crate)`, `pub(in …)`.

use std::collections::BTreeMap;

use crate::facts::Facts;
use crate::ratchet::{Count, Measure};

/// Measures them in each crate, those of `use` items, fields and macros included.
#[must_use]
pub fn measure(files: &[Facts]) -> Measure {
    let mut counts = BTreeMap::<String, Count>::new();
    for facts in files {
        let places = facts.restricted.iter().map(|line| format!("{}:{line}", facts.path));
        counts.entry(facts.crate_name()).or_default().add(places.collect());
    }
    Measure {
        name: "restricted-visibility",
        counts,
        free: 0,
        advice: "What one file needs is private in it: put the new thing into the file that uses it, or give the module one entry that is `pub`.",
    }
}
