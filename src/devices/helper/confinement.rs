//! A game of an event stays on this machine: the system gives no way into a network, neither to this program nor to whatever
//! it starts, and a helper that somebody else may have written is not started.

use std::collections::BTreeMap;
use std::env;
use std::sync::atomic::{AtomicBool, Ordering};

use seccompiler::{
    BpfProgram, Error, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    TargetArch, apply_filter_all_threads,
};

/// The families of sockets that stay: those of this machine, and the kernel's own answers about itself.
const FAMILIES: [libc::c_int; 2] = [libc::AF_UNIX, libc::AF_NETLINK];

/// True from the opening of a game of an event to the end of the program.
static IS_AN_EVENT: AtomicBool = AtomicBool::new(false);

/// How far what the program starts may reach.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Reach {
    /// The sockets of this machine. The system sees to it.
    Sockets,
    /// The loopback device too, since a person named a server there. The system cannot tell it from a network, so that only
    /// the check of names stands before one.
    Loopback,
}

/// Says that a game of an event is played from here on; nothing takes it back. Where the system gives no such guard it is
/// logged, and the check of names stands alone.
pub fn begin(reach: Reach) {
    IS_AN_EVENT.store(true, Ordering::Release);
    match reach {
        Reach::Loopback => tracing::info!("a server on the loopback device is named: only names are checked"),
        Reach::Sockets => match without_network() {
            Ok(()) => tracing::info!("no socket of a network can be opened"),
            Err(error) => tracing::warn!(%error, "the system does not guard the sockets: only names are checked"),
        },
    }
}

/// Returns true once [`begin`] was called.
pub(crate) fn is_on() -> bool {
    IS_AN_EVENT.load(Ordering::Acquire)
}

/// Has the system answer as one that knows no network: every library can bear that.
fn without_network() -> Result<(), Error> {
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
    apply_filter_all_threads(&BpfProgram::try_from(filter)?)
}
