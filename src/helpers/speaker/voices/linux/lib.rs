//! The voices of Linux: espeak-ng where the dynamic linker finds it, and the person's own out of a Speech Dispatcher.

pub mod own;

use std::path::{Path, PathBuf};

/// A place where espeak-ng may lie.
#[derive(Clone, Debug)]
pub struct EspeakPlace {
    /// The library.
    pub library: PathBuf,
    /// The folder of its data; `None`: the library knows it.
    pub data: Option<PathBuf>,
}

impl EspeakPlace {
    /// Returns all of them, best first; the speaker is the running program.
    pub fn all(_speaker: &Path) -> Vec<Self> {
        vec![Self {
            library: PathBuf::from("libespeak-ng.so.1"),
            data: None,
        }]
    }
}
