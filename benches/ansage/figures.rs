//! Samples, what is said of them, and the bounds they are held to.

use std::process::ExitCode;
use std::time::Duration;

/// Samples of one thing, sorted.
#[derive(Clone, Debug)]
pub(crate) struct Figures(Vec<Duration>);

impl Figures {
    pub(crate) fn of(samples: impl IntoIterator<Item = Duration>) -> Self {
        let mut samples: Vec<_> = samples.into_iter().collect();
        samples.sort_unstable();
        Self(samples)
    }

    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn median(&self) -> Duration {
        self.percentile(50)
    }

    /// The smallest sample that `percent` of all do not exceed.
    pub(crate) fn percentile(&self, percent: usize) -> Duration {
        let rank = (self.0.len() * percent).div_ceil(100);
        self.0.get(rank.saturating_sub(1)).copied().unwrap_or_default()
    }

    pub(crate) fn most(&self) -> Duration {
        self.percentile(100)
    }
}

/// Prints the figures and remembers which bounds were missed.
#[derive(Default)]
pub(crate) struct Report {
    missed: Vec<String>,
}

impl Report {
    pub(crate) fn say(&self, line: impl AsRef<str>) {
        println!("{}", line.as_ref());
    }

    /// Prints median, 99th percentile and the most.
    pub(crate) fn figures(&self, what: &str, figures: &Figures) {
        let (median, p99, most) = (figures.median(), figures.percentile(99), figures.most());
        let count = figures.count();
        self.say(format!(
            "{what}: median {}, p99 {}, most {}, of {count}.",
            in_words(median),
            in_words(p99),
            in_words(most)
        ));
    }

    /// Prints how many times as long as something else of this run it took.
    pub(crate) fn ratio(&self, what: &str, measured: Duration, other: &str, reference: Duration) {
        let ratio = measured.as_secs_f64() / reference.as_secs_f64();
        let reference = in_words(reference);
        self.say(format!("{what}: {ratio:.3} times {other}, which took {reference}."));
    }

    /// Holds a time to so many times something else of this run.
    pub(crate) fn hold_ratio(&mut self, what: &str, measured: Duration, other: &str, reference: Duration, bound: f64) {
        let ratio = measured.as_secs_f64() / reference.as_secs_f64();
        let measured = format!("{ratio:.3} times {other}, which took {}", in_words(reference));
        self.judge(what, ratio <= bound, &measured, &format!("{bound}"));
    }

    /// Holds a time to its bound.
    pub(crate) fn hold(&mut self, what: &str, measured: Duration, bound: Duration) {
        self.judge(what, measured <= bound, &in_words(measured), &in_words(bound));
    }

    /// Holds an amount of memory to its bound, both in KiB.
    pub(crate) fn hold_memory(&mut self, what: &str, measured: u64, bound: u64) {
        self.judge(what, measured <= bound, &in_mebibytes(measured), &in_mebibytes(bound));
    }

    /// Notes something that should have been and was not.
    pub(crate) fn missed(&mut self, line: &str) {
        self.say(line);
        self.missed.push(line.to_owned());
    }

    /// Says on what all this was measured.
    pub(crate) fn surroundings(&self) {
        let cores = std::thread::available_parallelism().map_or(0, usize::from);
        self.say(format!("Machine: {cores} cores. {}", load()));
    }

    /// Says whether every bound was kept.
    pub(crate) fn close(self) -> ExitCode {
        self.say(load());
        if self.missed.is_empty() {
            self.say("Every bound was kept.");
            return ExitCode::SUCCESS;
        }
        self.say("Not every bound was kept:");
        for line in &self.missed {
            self.say(line);
        }
        ExitCode::FAILURE
    }

    fn judge(&mut self, what: &str, is_kept: bool, measured: &str, bound: &str) {
        if is_kept {
            self.say(format!("{what}: {measured}, bound {bound}, kept."));
        } else {
            self.missed(&format!("{what}: {measured}, bound {bound}, missed."));
        }
    }
}

pub(crate) fn in_mebibytes(kibibytes: u64) -> String {
    format!("{:.1} mebibytes", kibibytes as f64 / 1024.0)
}

fn in_words(time: Duration) -> String {
    if time < Duration::from_millis(1) {
        format!("{:.1} microseconds", time.as_secs_f64() * 1e6)
    } else {
        format!("{:.1} milliseconds", time.as_secs_f64() * 1e3)
    }
}

/// Other programs on the machine make every figure worse.
fn load() -> String {
    let averages = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let last_minute = averages.split(' ').next().unwrap_or("unknown");
    format!("Load of the last minute: {last_minute}.")
}
