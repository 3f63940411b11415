//! `ansage`: the program.

fn main() {}
