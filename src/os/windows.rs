//! The side of Windows.

pub(crate) mod clocks;
pub(crate) mod files;
pub(crate) mod locks;
pub(crate) mod ownership;
pub(crate) mod pipes;
