//! Chance that is another with every run, and how a run is repeated.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, thread};

use rand::rngs::StdRng;
use rand::seq::index;
use rand::{Rng as _, SeedableRng as _};

use super::size::size;

/// Names the seed that the first case is drawn from; without it each run draws its own.
const VARIABLE: &str = "ANSAGE_SEED";

/// Tries so many cases, each drawn from a seed of its own. The seeds are printed, and with a case that fails the one that
/// makes it the first case of another run.
pub(crate) fn cases(count: usize, mut check: impl FnMut(&mut StdRng)) {
    let first = first();
    println!("{count} cases from {VARIABLE}={first}");
    for seed in (0..).map(|it: u64| first.wrapping_add(it)).take(count) {
        let _told = Case { seed };
        check(&mut StdRng::seed_from_u64(seed));
    }
}

/// Tries so many cases as [`cases`] does, some of them at once: for those that mostly wait. Each is given its seed too.
pub(crate) fn cases_at_once(count: usize, at_once: usize, check: impl Fn(u64, &mut StdRng) + Sync) {
    let first = first();
    println!("{count} cases from {VARIABLE}={first}");
    let next = AtomicUsize::new(0);
    let test = thread::current();
    thread::scope(|scope| {
        for _ in 0..at_once {
            let name = test.name().unwrap_or_default().to_owned();
            let work = || {
                while let Some(number) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|it| *it < count) {
                    let seed = first.wrapping_add(number as u64);
                    let _told = Case { seed };
                    check(seed, &mut StdRng::seed_from_u64(seed));
                }
            };
            thread::Builder::new()
                .name(name)
                .spawn_scoped(scope, work)
                .expect("a thread");
        }
    });
}

/// Draws so many of all, in their order, and prints the seed; `./dev prove` has all of them.
pub(crate) fn drawn<T: Clone>(all: &[T], count: usize) -> Vec<T> {
    let count = size(count, all.len());
    let seed = first();
    println!("{count} of {} from {VARIABLE}={seed}", all.len());
    let mut places = index::sample(&mut StdRng::seed_from_u64(seed), all.len(), count).into_vec();
    places.sort_unstable();
    places.into_iter().map(|it| all[it].clone()).collect()
}

fn first() -> u64 {
    match env::var(VARIABLE) {
        Ok(named) => named.parse().expect("a seed is a number"),
        // Cases that are drawn from neighboring seeds have nothing in common; runs must not overlap either.
        Err(_) => rand::rng().random(),
    }
}

/// Says how it is repeated if its check panics.
struct Case {
    seed: u64,
}

impl Drop for Case {
    fn drop(&mut self) {
        if thread::panicking() {
            let test = thread::current();
            let test = test.name().unwrap_or_default();
            println!("{test}: this case again with {VARIABLE}={}", self.seed);
        }
    }
}
