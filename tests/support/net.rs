//! The net of the scorer, as `./dev setup` fetched it; `ANSAGE_SCORER` names the folder of another one, or `none`.

use std::env;
use std::path::{Path, PathBuf};

/// Returns the folder of the net; `None`, with the reason printed, where it is not there, as in CI it must be.
#[expect(clippy::print_stdout, reason = "a test says why it was skipped")]
pub(crate) fn net() -> Option<PathBuf> {
    let named = env::var_os("ANSAGE_SCORER").map(PathBuf::from);
    let is_needed = named.is_none() && env::var_os("CI").is_some();
    let folder = named.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("vendor/scorer"));
    let is_there = folder.join("weights.safetensors").is_file();
    if !is_there {
        assert!(!is_needed, "CI needs the net of the scorer");
        println!("skipped: the net of the scorer was not fetched");
    }
    is_there.then_some(folder)
}
