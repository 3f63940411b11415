//! The side of Linux.

pub(crate) mod clocks;
pub(crate) mod locks;
