//! Signals to a process that a test started.

use std::process::Command;

/// Sends the signal of that name, as `KILL`. The shell's own `kill` is used: a bare machine has no other.
pub(crate) fn signal(name: &str, pid: u32) {
    let status = Command::new("sh")
        .args(["-c", &format!("kill -s {name} {pid}")])
        .status();
    assert!(status.expect("a shell").success(), "{name} could not be sent");
}
