//! What stands most often among very many.

use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Returns the value that stands there most often, the least of equals, and how often.
pub(super) fn most_often<T: Copy + Ord>(values: &[T]) -> Option<(T, usize)> {
    let mut counts = BTreeMap::new();
    for value in values {
        *counts.entry(*value).or_insert(0) += 1;
    }
    counts
        .into_iter()
        .max_by_key(|(value, count)| (*count, Reverse(*value)))
}

/// Returns the value of more than half of them.
pub(super) fn more_than_half<T: Copy + Ord>(values: &[T]) -> Option<T> {
    let (value, count) = most_often(values)?;
    (2 * count > values.len()).then_some(value)
}
