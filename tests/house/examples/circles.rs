//! Holds the largest circles of files against `tests/house/ratchet.toml`: `./dev prove house` starts it with the index that
//! rust-analyzer wrote.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "what it found is what it is started for"
)]

use std::env;
use std::process::ExitCode;

use ansage_house::circles::{PARTS, Uses};
use ansage_house::ratchet::hold;
use ansage_house::scip::documents;
use ansage_house::source::{all_crates, repository};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(told) => {
            eprintln!("{told}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let path = env::args_os()
        .nth(1)
        .ok_or("circles needs an index: rust-analyzer scip . --output INDEX")?;
    let index = std::fs::read(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    let documents = documents(&index).ok_or_else(|| format!("{} is no index, or cut short", path.display()))?;
    let uses = Uses::of(&documents, &all_crates());
    for part in PARTS {
        let circle = uses.largest_circle(part);
        println!(
            "{part}: {} calls from file to file; the largest circle has {} files, {} with types.",
            uses.edges(part),
            circle.len(),
            uses.largest_with_types(part).len()
        );
        for file in circle {
            println!("    {file}");
        }
    }
    let file = repository().join("tests/house/ratchet.toml");
    hold(&file, &[uses.measure()], env::var_os("ANSAGE_BLESS").is_some())
}
