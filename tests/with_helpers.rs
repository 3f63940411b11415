//! The tests that meet a real sound server, recogniser, speech service or Braille display: they start the helpers, which
//! `cargo build --workspace` builds, and `cargo test` runs them only where they are named.
//!
//! They wait for sound and take it amiss when the machine is busy: `./dev test` runs a few of them at a time, after those of
//! `runner.rs`.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says why it was left out and what it measured"
)]

mod helpers;
#[expect(dead_code, reason = "the tests of the program need more of it")]
mod support;
