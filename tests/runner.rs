//! The tests of the program, in one program: the library is linked once, and what they share is a module like any other. They
//! need nothing but a C linker; those that start the helpers are in `with_helpers.rs`.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says why it was left out and what it measured"
)]

mod program;
#[expect(dead_code, reason = "the tests of the helpers need more of it")]
mod support;
