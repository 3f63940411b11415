//! The whole net of the scorer, as `./dev setup` fetched it.

use std::env;
use std::path::{Path, PathBuf};

/// Returns the folder of the net; `None`, with the reason printed, where it is not there, as in CI it must be.
pub(crate) fn net() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("vendor/scorer");
    let is_there = folder.join("weights.safetensors").is_file();
    if !is_there {
        assert!(env::var_os("CI").is_none(), "CI needs the net of the scorer");
        println!("skipped: the net of the scorer was not fetched");
    }
    is_there.then_some(folder)
}
