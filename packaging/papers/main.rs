//! Writes the papers of a package into a folder: `cargo run --example papers -- FOLDER`.

#[path = "papers.rs"]
mod papers;

use std::path::PathBuf;

fn main() -> Result<(), String> {
    let folder: PathBuf = std::env::args_os()
        .nth(1)
        .ok_or("name the folder into which the papers are to be written")?
        .into();
    papers::write(&folder, &papers::date()).map_err(|error| error.to_string())
}
