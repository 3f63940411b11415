//! The process in which a target is tried, and its limits.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use std::{env, fs, process, thread};

use rustix::process::{Resource, Rlimit, setrlimit};
use rustix::time::{ClockId, clock_gettime};

use super::mutation::damaged;
use crate::support::seed;
use crate::support::size::{size, tally};

/// What an input may take: memory beyond what was in use before, and time of the processor.
const MOST_MEMORY_BYTES: u64 = 256 * 1024 * 1024;
const MOST_TIME: Duration = Duration::from_secs(10);

/// As much as the first thread of a program has.
const STACK_BYTES: usize = 8 * 1024 * 1024;

/// Says in its environment that a process is the one in which the target is tried.
const INSIDE: &str = "ANSAGE_FUZZ_INSIDE";

/// What is tried.
pub(super) struct Target {
    /// The test, by its full name.
    pub(super) test: &'static str,
    /// The target, as the folder of its kept inputs is called.
    pub(super) name: &'static str,
    pub(super) try_it: fn(&[u8]),
    /// Inputs that are as they should be.
    pub(super) valid: fn() -> Vec<Vec<u8>>,
    /// How many damaged inputs are tried.
    pub(super) sample: usize,
    pub(super) full: usize,
}

/// Tries a target with what is kept, what is valid, and what is damaged.
pub(super) fn withstands(target: &Target) {
    if env::var_os(INSIDE).is_some() {
        return inside(target);
    }
    let (_crate, test) = target.test.split_once("::").expect("a module of this crate");
    let tried = input_file(target);
    let inside = Command::new(env::current_exe().expect("a program"))
        .args([test, "--exact", "--nocapture", "--test-threads=1"])
        .env(INSIDE, "yes")
        .output()
        .expect("this program again");
    let said = format!(
        "{}{}",
        String::from_utf8_lossy(&inside.stdout),
        String::from_utf8_lossy(&inside.stderr)
    );
    print!("{said}");
    assert!(said.contains("running 1 test"), "no test is called {test}: {said}");
    assert!(
        inside.status.success(),
        "{}: {}; the input is {}: keep it in tests/fuzz/{}/",
        target.name,
        inside.status,
        tried.display(),
        target.name
    );
}

/// Where the input lies that is being tried.
fn input_file(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{}", target.name))
}

fn inside(target: &Target) {
    let (done, watched) = channel();
    let name = target.name;
    thread::spawn(move || watch(&watched, name));
    let (try_it, valid, kept) = (target.try_it, (target.valid)(), kept(name));
    assert!(!valid.is_empty(), "nothing valid to begin with");
    let file = input_file(target);
    let count = size(target.sample, target.full);
    let attempts = move || {
        // What is made once is no part of an input.
        try_it(&valid[0]);
        limit_memory();
        let attempt = |input: &[u8]| {
            fs::write(&file, input).expect("the input is laid down");
            try_it(input);
            tally("fuzz", 1, "inputs");
            done.send(()).expect("it is watched");
        };
        kept.iter().chain(&valid).for_each(|it| attempt(it));
        seed::cases(count, |random| attempt(&damaged(&valid, random)));
        fs::remove_file(&file).expect("it was laid down");
    };
    let working = thread::Builder::new().stack_size(STACK_BYTES).spawn(attempts);
    let ended = working.expect("a thread").join();
    assert!(ended.is_ok(), "the input was not withstood");
}

/// Returns what failed once.
fn kept(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz").join(name);
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries
        .map(|it| fs::read(it.expect("an entry").path()).expect("a file"))
        .collect()
}

fn limit_memory() {
    let status = fs::read_to_string("/proc/self/status").expect("Linux");
    let used = status.lines().find_map(|it| it.strip_prefix("VmData:"));
    let used: u64 = used
        .and_then(|it| it.trim().strip_suffix(" kB")?.parse().ok())
        .expect("a number of kB");
    let most = Some(used * 1024 + MOST_MEMORY_BYTES);
    let limit = Rlimit {
        current: most,
        maximum: most,
    };
    setrlimit(Resource::Data, limit).expect("less may always be had");
}

/// Ends the process if an input takes too long. Time is that of the processor: others may use it meanwhile.
fn watch(done: &Receiver<()>, name: &str) {
    let mut since = time_used();
    loop {
        match done.recv_timeout(MOST_TIME) {
            Ok(()) => since = time_used(),
            Err(RecvTimeoutError::Timeout) if time_used().saturating_sub(since) < MOST_TIME => {}
            Err(RecvTimeoutError::Timeout) => {
                println!("{name}: more than {MOST_TIME:?}");
                process::abort();
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn time_used() -> Duration {
    let used = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(
        used.tv_sec.try_into().unwrap_or_default(),
        used.tv_nsec.try_into().unwrap_or_default(),
    )
}
