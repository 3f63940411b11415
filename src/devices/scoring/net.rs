//! Where the scorer's net lies.

use std::path::PathBuf;

use crate::devices::files::installed::Installation;

/// What a package that brings the net is called.
pub const PACKAGE: &str = "ansage-scorer-model";
/// The file without which a folder is no net.
pub const WEIGHTS: &str = "weights.safetensors";

/// Returns the folder of the net that comes with the program, or where it should lie.
pub fn shipped() -> PathBuf {
    let places = Installation::of_this_program().scorers();
    let found = places.iter().find(|it| it.join(WEIGHTS).is_file()).or(places.first());
    found.cloned().unwrap_or_default()
}
