//! The side of Windows.

pub(crate) mod clocks;
pub(crate) mod locks;
