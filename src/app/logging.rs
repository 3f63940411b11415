//! The log: a file, never the terminal.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;

use tracing_subscriber::EnvFilter;

use ansage_wire::plain_text;

/// A log beyond this is set aside as `.old` when the program starts.
const LARGEST_BYTES: u64 = 1024 * 1024;

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
        .with_writer(Mutex::new(Log(open(path)?)))
        .finish();
    tracing::subscriber::set_global_default(subscriber).map_err(io::Error::other)
}

/// Each write is a line, whatever stands in it.
struct Log(File);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let line = String::from_utf8_lossy(bytes);
        let line = plain_text::one_line(line.trim_end_matches('\n')).into_owned() + "\n";
        self.0.write_all(line.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn open(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        ansage_files::make_own_folder(folder)?;
    }
    if fs::metadata(path).is_ok_and(|it| it.len() > LARGEST_BYTES) {
        fs::rename(path, path.with_extension("log.old"))?;
    }
    ansage_files::append_private(path)
}
