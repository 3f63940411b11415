//! How the program and its helpers talk: JSON lines in an envelope, bytes in pipes beside them, moments of one clock.
//!
//! * [`envelope`] – what the lines hold.
//! * [`serve`] – the side of the helper: read requests, report.
//! * [`pipe`] – bytes into or out of a helper that needs more than lines.
//! * [`block`] and [`piece`] – sound in such a pipe, with its place, and its time.
//! * [`stamp`] – the clock both sides read.

pub mod block;
pub mod envelope;
pub mod piece;
pub mod pipe;
pub mod serve;
pub mod stamp;

/// Names what this program says and understands; equal for all programs of one build.
pub const BUILD: &str = env!("ANSAGE_BUILD");
