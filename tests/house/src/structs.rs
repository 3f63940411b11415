//! Structs with many fields.

use std::collections::BTreeMap;

use crate::facts::Facts;
use crate::ratchet::{Count, Measure};

/// Fields that a struct may have without a line in the file.
const FIELDS: usize = 14;

/// Measures the structs that are written out in the code; those that a macro generates from a table are left out.
#[must_use]
pub fn measure(files: &[Facts]) -> Measure {
    let mut counts = BTreeMap::new();
    for facts in files {
        for it in &facts.types {
            let count = Count {
                number: it.fields,
                places: vec![format!("{}:{}", facts.path, it.line)],
                instead: None,
            };
            counts.insert(format!("{}::{}", it.module, it.name), count);
        }
    }
    Measure {
        name: "fields-of-a-struct",
        counts,
        free: FIELDS,
        advice: "Fields that change together are a struct of their own, in the file of the feature that changes them, and private to it.",
    }
}
