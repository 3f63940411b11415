//! A corner of this machine of its own: another file in the place of one of the system's, or no network at all.

use std::path::Path;
use std::process::Command;

/// Returns true in a chroot that is no mount: there the system lays nothing over anything that all others would not see too.
fn is_below_another_root() -> bool {
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").unwrap_or_default();
    !mounts.lines().any(|it| it.split(' ').nth(4) == Some("/"))
}

/// A namespace that a program can be started in.
pub(crate) enum Namespace<'a> {
    /// One file or folder lies in the place of another, and only there.
    Laid { over: &'a Path, this: &'a Path },
    /// There is no network, not even the loopback device.
    WithoutNetwork,
}

impl Namespace<'_> {
    /// Returns what starts the program named behind it there, under its own process id. `None`, with the reason printed,
    /// where the machine gives no namespaces, or has no such file; there CI fails, but for a chroot.
    pub(crate) fn entered(&self) -> Option<Command> {
        let mut command = Command::new("unshare");
        // Root needs no namespace of users, and below another root gets none.
        if !rustix::process::geteuid().is_root() {
            command.arg("--map-root-user");
        }
        match self {
            Namespace::Laid { over, this } => {
                let lay = "mount --bind \"$1\" \"$2\" && shift 2 && exec \"$@\"";
                command
                    .args(["--mount", "--propagation", "private", "sh", "-c", lay, "sh"])
                    .arg(this)
                    .arg(over);
            }
            Namespace::WithoutNetwork => {
                command.arg("--net");
            }
        }
        let mut attempt = Command::new(command.get_program());
        let is_given = attempt
            .args(command.get_args())
            .args([env!("CARGO_BIN_EXE_ansage"), "--version"])
            .output();
        let is_given = is_given.is_ok_and(|it| it.status.success());
        assert!(
            is_given || std::env::var_os("CI").is_none() || is_below_another_root(),
            "CI needs namespaces: {command:?}"
        );
        if !is_given {
            println!("skipped: this machine gives no namespaces, or has no such file: {command:?}");
            return None;
        }
        Some(command)
    }
}
