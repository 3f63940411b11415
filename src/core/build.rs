//! Lays out the voices that are compiled in.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The texts of the voices. Whatever else lies there, such as a recogniser, is found when the program runs.
const TEXTS: [&str; 2] = ["toml", "ftl"];
/// How recognisers are made: no language, and nothing of it is compiled in.
const RECIPE: &str = "recogniser";

fn main() -> io::Result<()> {
    let voices = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../voices");
    println!("cargo::rerun-if-changed={}", voices.display());
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("voices");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    lay_out(&voices, &out, true)
}

/// Copies the texts of a folder of voices into one that holds nothing else: all of it is compiled in.
fn lay_out(from: &Path, into: &Path, is_top: bool) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            if !(is_top && name == RECIPE) {
                lay_out(&path, &into.join(name), false)?;
            }
        } else if TEXTS.iter().any(|text| path.extension() == Some(OsStr::new(text))) {
            fs::create_dir_all(into)?;
            fs::write(into.join(name), fs::read(&path)?)?;
        }
    }
    Ok(())
}
