//! Functions that are long, and parameters that are `bool`.

use std::collections::BTreeMap;

use crate::facts::Facts;
use crate::ratchet::{Count, Measure};

/// Lines of code that a function may have without a line in the file. Nine of ten have 22 or less.
const LINES: usize = 60;

/// Measures the functions of all files.
#[must_use]
pub fn measures(files: &[Facts]) -> Vec<Measure> {
    let (mut lengths, mut bools) = (BTreeMap::<String, Count>::new(), BTreeMap::<String, Count>::new());
    for facts in files {
        let of_crate = facts.crate_name();
        for function in &facts.functions {
            let place = format!("{}:{} {}", facts.path, function.line, function.name);
            let named = function.bools.iter().map(|it| format!("{place}({it}: bool)"));
            bools.entry(of_crate.clone()).or_default().add(named.collect());
            if function.is_table {
                continue;
            }
            let count = lengths.entry(function.name.clone()).or_default();
            // Two of one name, for two systems or two traits: the longer one counts.
            if function.length > count.number {
                count.number = function.length;
                count.places = vec![place];
            }
        }
    }
    vec![
        Measure {
            name: "lines-of-a-function",
            counts: lengths,
            free: LINES,
            advice: "Name a step of it and make it a function of its own; a match with one line an arm, alone in a function, may be \
                     longer.",
        },
        Measure {
            name: "bool-parameters",
            counts: bools,
            free: 0,
            advice: "At the call `true` says nothing: take an enum of two names, or two functions.",
        },
    ]
}
