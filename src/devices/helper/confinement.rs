//! A game of an event stays on this machine: the system gives no way into a network, neither to this program nor to whatever
//! it starts, and a helper that somebody else may have written is not started.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::env;
use std::path::Path;
use std::sync::OnceLock;

use seccompiler::{
    BpfProgram, Error, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    TargetArch, apply_filter, apply_filter_all_threads,
};

/// The families of sockets that stay: those of this machine, and the kernel's own answers about itself.
const FAMILIES: [libc::c_int; 2] = [libc::AF_UNIX, libc::AF_NETLINK];

/// The helpers that speak to a server on the loopback device, from the opening of a game of an event to the end of the
/// program.
static ON_LOOPBACK: OnceLock<Vec<&'static str>> = OnceLock::new();

thread_local! {
    /// True once the system guards this thread, and what it starts.
    static IS_GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// Says that a game of an event is played from here on; nothing takes it back.
///
/// No helper is let into a network but those of `on_loopback`, since a person named a server of theirs there: the system
/// cannot tell that device from a network, so that for them only the check of names stands before one. Where the system
/// gives no such guard it is logged.
pub fn begin(on_loopback: Vec<&'static str>) {
    if on_loopback.is_empty() {
        log_whether(&network_filter().and_then(|it| apply_filter_all_threads(&it)), "ansage");
    } else {
        tracing::info!(helpers = ?on_loopback, "a server on the loopback device is named: of these only names are checked");
    }
    // A second event of the same program is as the first.
    let _ = ON_LOOPBACK.set(on_loopback);
}

/// Returns true once [`begin`] was called.
pub(super) fn is_on() -> bool {
    ON_LOOPBACK.get().is_some()
}

/// Has the system guard the calling thread, and with it the helper that it starts, if all of the program could not be.
pub(super) fn guard_what_starts(helper: &Path) {
    let name = helper.file_name().unwrap_or_default();
    let is_left = |it: &Vec<&str>| !it.is_empty() && !it.iter().any(|it| name == *it);
    if ON_LOOPBACK.get().is_some_and(is_left) && !IS_GUARDED.replace(true) {
        log_whether(
            &network_filter().and_then(|it| apply_filter(&it)),
            &name.to_string_lossy(),
        );
    }
}

fn log_whether(guarded: &Result<(), Error>, name: &str) {
    match guarded {
        Ok(()) => tracing::info!(name, "no socket of a network can be opened"),
        Err(error) => tracing::warn!(name, %error, "the system does not guard the sockets: only names are checked"),
    }
}

/// Has the system answer as one that knows no network: every library can bear that.
fn network_filter() -> Result<BpfProgram, Error> {
    let conditions = FAMILIES.map(|family| {
        let family = u64::from(family.unsigned_abs());
        SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, family)
    });
    let of_a_network = SeccompRule::new(conditions.into_iter().collect::<Result<_, _>>()?)?;
    let rules = BTreeMap::from([
        (libc::SYS_socket, vec![of_a_network]),
        // It opens sockets too, past every filter.
        (libc::SYS_io_uring_setup, Vec::new()),
    ]);
    let unknown = SeccompAction::Errno(libc::EAFNOSUPPORT.unsigned_abs());
    let filter = SeccompFilter::new(
        rules,
        SeccompAction::Allow,
        unknown,
        TargetArch::try_from(env::consts::ARCH)?,
    )?;
    Ok(BpfProgram::try_from(filter)?)
}
