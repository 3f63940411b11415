//! What these tests share with those of the program.

#[expect(dead_code, reason = "the tests of the program draw more")]
#[path = "../../../../../tests/support/seed.rs"]
pub(super) mod seed;
#[expect(dead_code, reason = "the tests of the program count what they try")]
#[path = "../../../../../tests/support/size.rs"]
pub(super) mod size;
