//! Tests of the pure core alone: `cargo test -p ansage-core` builds the core and these, and needs Rust and a C linker.
//!
//! Scenarios tell stories, properties state laws; whatever needs the program or a device is in `tests/runner.rs`.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says why it was left out and what it measured"
)]

mod citations_page;
mod desk;
mod game;
mod language;
mod laws_page;
mod reading;
mod reconstruction;
mod resolver;
#[expect(dead_code, reason = "the tests of the program need more of it")]
mod support;
