//! The program: everything it does is in the library.

/// The file of the crate of that name. Cargo compiles the library of this package again after each change of a crate that
/// the program depends on.
#[path = "texts/lib.rs"]
#[expect(unreachable_pub, reason = "it is public where it is a crate")]
mod texts;

use std::alloc::System;
use std::process::ExitCode;

use zeroizing_alloc::ZeroAlloc;

/// Memory is overwritten when it is given back: nothing of a secret, or of a sealed move, is left to be found in it (E.1.a).
#[global_allocator]
static WIPED: ZeroAlloc<System> = ZeroAlloc(System);

fn main() -> ExitCode {
    ansage::app::run(texts::VOICES)
}
