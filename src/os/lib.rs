//! What is of a system and not of chess: clocks, files, locks, pipes, programs, and what the system asks for.
//!
//! This is the one door: nothing else of the program asks on which system it runs. Each concept is a module with one
//! interface and the same tests everywhere; how a system does it stands below `linux/` or `windows/`.

pub mod clocks;
pub mod console;
pub mod displays;
pub mod files;
pub mod inhibitor;
pub mod language;
pub mod locks;
pub mod network;
pub mod ownership;
pub mod pipes;
pub mod power;
pub mod programs;
pub mod remedies;
pub mod requests;
mod sides;
pub mod voices;

#[cfg(unix)]
mod linux;
#[cfg(unix)]
use linux as side;

#[cfg(windows)]
mod windows;
#[cfg(windows)]
use windows as side;
