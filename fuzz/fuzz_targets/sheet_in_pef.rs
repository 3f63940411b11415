#![no_main]

#[path = "../../tests/program/fuzz/targets.rs"]
#[expect(dead_code, reason = "the others have programs of their own")]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::sheet_in_pef(bytes));
