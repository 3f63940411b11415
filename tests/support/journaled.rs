//! What a program wrote into its journal, and for how long its clock ran by that.

use std::path::Path;

use ansage_core::game::{Event, Recorded};
use ansage_devices::storage::read;

/// Returns the lines of a journal, which is whole.
#[track_caller]
pub(crate) fn records(journal: &Path) -> Vec<Recorded> {
    let read = read(journal).expect("a journal");
    assert_eq!((read.torn, &read.damage), (false, &None));
    read.records
}

/// Returns for how long a clock ran, in milliseconds, from the lines that start and stop it.
pub(crate) fn time_run(records: &[Recorded]) -> u64 {
    let mut since = None;
    let mut total = 0;
    for Recorded { at, event, .. } in records {
        match event {
            Event::Started | Event::Resumed => since = Some(at.0),
            Event::Closed | Event::Reopened { .. } | Event::Paused => total += since.take().map_or(0, |it| at.0 - it),
            _ => {}
        }
    }
    total
}
