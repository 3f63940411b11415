//! Devices that need no foreign library.

mod crash;
mod helper;
mod inhibitor;
mod journal;
mod local_only;
mod private_log;
