//! A filter of system calls.

use std::collections::BTreeMap;
use std::env;
use std::io;

use seccompiler::{
    BpfProgram, Error, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
    TargetArch, apply_filter, apply_filter_all_threads,
};

/// The families of sockets that stay: those of this machine, and the kernel's own answers about itself.
const FAMILIES: [libc::c_int; 2] = [libc::AF_UNIX, libc::AF_NETLINK];

pub(crate) const CAN_BE_SHUT: bool = true;

pub(crate) fn shut_to_the_program() -> io::Result<()> {
    network_filter()
        .and_then(|it| apply_filter_all_threads(&it))
        .map_err(io::Error::other)
}

pub(crate) fn shut_to_this_thread() -> io::Result<()> {
    network_filter()
        .and_then(|it| apply_filter(&it))
        .map_err(io::Error::other)
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
