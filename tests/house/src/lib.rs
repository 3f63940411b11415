//! Counts what may not grow in the sources and texts of Ansage, and holds the counts against the recorded ones.
//!
//! `cargo test -p ansage-house` fails where a count has grown or fallen; `ANSAGE_BLESS=1` with it writes fallen counts down.

pub mod changes;
pub mod circles;
pub mod commands;
pub mod facts;
pub mod functions;
pub mod names;
pub mod ratchet;
pub mod scip;
pub mod source;
pub mod structs;
pub mod types;
pub mod visibility;
pub mod wording;

#[cfg(test)]
mod tests;
