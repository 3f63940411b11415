//! The program: everything it does is in the library.

use std::alloc::System;
use std::process::ExitCode;

use zeroizing_alloc::ZeroAlloc;

/// Memory is overwritten when it is given back: nothing of a secret, or of a sealed move, is left to be found in it (E.1.a).
#[global_allocator]
static WIPED: ZeroAlloc<System> = ZeroAlloc(System);

fn main() -> ExitCode {
    ansage::app::run()
}
