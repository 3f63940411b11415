//! `ansage-speaker`: the voice.

fn main() {}
