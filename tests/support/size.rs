//! How large a proof is, a sample with every test run and the full size with `./dev prove`, and what it comes to.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{LazyLock, Mutex};
use std::{env, fs};

/// Cases and what was counted in them, by proof.
static TALLIES: LazyLock<Mutex<BTreeMap<&str, (usize, usize)>>> = LazyLock::new(Mutex::default);

/// Returns how many cases are tried; `ANSAGE_FULL` asks for the full size of every proof.
pub(crate) fn size<T>(sample: T, full: T) -> T {
    if env::var_os("ANSAGE_FULL").is_some() {
        full
    } else {
        sample
    }
}

/// Counts a case of a proof and so many `things` in it. The totals are the line `proof` in the folder of
/// `ANSAGE_FIGURES`, if there is one.
pub(crate) fn tally(proof: &'static str, count: usize, things: &str) {
    let Some(folder) = env::var_os("ANSAGE_FIGURES") else {
        return;
    };
    let mut tallies = TALLIES.lock().expect("no other proof panics while it counts");
    let (cases, sum) = tallies.entry(proof).or_default();
    *cases += 1;
    *sum += count;
    let file = Path::new(&folder).join(format!("{proof}.txt"));
    fs::write(file, format!("{proof}: {cases} cases, {sum} {things}\n")).expect("the figures are kept");
}
