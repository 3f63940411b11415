//! The log: a file, never the terminal.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;
use std::sync::Mutex;

use tracing_subscriber::EnvFilter;

/// A log beyond this is set aside as `.old` when the program starts.
const LARGEST: u64 = 1024 * 1024;

/// Sends everything that is logged from here on to the file; `ANSAGE_LOG` says how much (`warn`, `debug`, …).
///
/// # Errors
///
/// Returns the error of the system if the file cannot be written; the program runs as well without it.
pub fn begin(path: &Path) -> io::Result<()> {
    let filter = EnvFilter::try_from_env("ANSAGE_LOG").unwrap_or_else(|_unset| EnvFilter::new("info"));
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(false)
        .with_writer(Mutex::new(open(path)?))
        .finish();
    tracing::subscriber::set_global_default(subscriber).map_err(io::Error::other)
}

fn open(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    if fs::metadata(path).is_ok_and(|it| it.len() > LARGEST) {
        fs::rename(path, path.with_extension("log.old"))?;
    }
    OpenOptions::new().append(true).create(true).open(path)
}
