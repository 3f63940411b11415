//! The wiring: command line, settings, stopwatch, the loop.

pub mod cli;
pub mod logging;
pub mod options;
pub mod paths;
pub mod stopwatch;
