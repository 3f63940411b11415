//! The side of Windows.

pub(crate) mod clocks;
pub(crate) mod console;
pub(crate) mod displays;
pub(crate) mod files;
pub(crate) mod inhibitor;
pub(crate) mod language;
pub(crate) mod locks;
pub(crate) mod network;
pub(crate) mod ownership;
pub(crate) mod pipes;
pub(crate) mod power;
pub(crate) mod programs;
pub(crate) mod remedies;
pub(crate) mod requests;
pub(crate) mod voices;
