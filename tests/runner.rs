//! All integration tests, in one program: the library is linked once, and what they share is a module like any other.
//!
//! `program` holds every test of the program itself, which need nothing but a C linker; `helpers` those that meet a real
//! sound server, recogniser, speech service or Braille display, and need the helpers built, which the feature of this
//! name promises. The second wait for sound and take it amiss when the machine is busy: `./dev test` runs a few of them at
//! a time, after the first.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says why it was left out and what it measured"
)]

#[cfg(feature = "helpers")]
mod helpers;
mod program;
#[cfg_attr(
    not(feature = "helpers"),
    expect(dead_code, reason = "the tests of the helpers need more of it")
)]
mod support;
