//! Devices that need no foreign library.

mod battery;
mod continued;
mod crash;
mod faults;
mod helper;
mod inhibitor;
mod journal;
mod local_only;
mod private_log;
