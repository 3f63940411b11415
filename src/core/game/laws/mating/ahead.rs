//! The positions a search has still to look into.

use super::seen::Number;

/// Those that promise most first, of equals the latest.
#[derive(Default)]
pub(super) struct Ahead {
    by_cost: Vec<Vec<Number>>,
    /// None costs less.
    least: usize,
}

impl Ahead {
    pub(super) fn push(&mut self, cost: u32, number: Number) {
        let cost = cost as usize;
        if cost >= self.by_cost.len() {
            self.by_cost.resize_with(cost + 1, Vec::new);
        }
        self.by_cost[cost].push(number);
        self.least = self.least.min(cost);
    }

    pub(super) fn pop(&mut self) -> Option<Number> {
        while self.least < self.by_cost.len() {
            if let Some(number) = self.by_cost[self.least].pop() {
                return Some(number);
            }
            self.least += 1;
        }
        None
    }
}
