//! The log: a file, never the terminal.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;

use ansage_wire::plain_text;

/// A log beyond this is set aside as `.old` when the program starts.
const LARGEST_BYTES: u64 = 1024 * 1024;

/// Sends everything that is logged from here on to the file; `ANSAGE_LOG` says how much (`warn`, `debug`, …).
///
/// # Errors
///
/// Returns the error of the system if the file cannot be written; the program runs as well without it.
pub fn begin(path: &Path) -> io::Result<()> {
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(false)
        .with_writer(Mutex::new(Log(open(path)?)));
    let amount = amount(std::env::var("ANSAGE_LOG").ok().as_deref());
    let subscriber = tracing_subscriber::registry().with(lines).with(amount);
    tracing::subscriber::set_global_default(subscriber).map_err(io::Error::other)
}

/// Reads how much the log keeps, of everything or of parts: `debug`, or `warn,ansage_devices=debug`.
fn amount(text: Option<&str>) -> Targets {
    let read = text.and_then(|text| text.parse().ok());
    read.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO))
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

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::amount;

    #[test]
    fn how_much_is_logged_is_said_for_everything_or_for_parts() {
        let logs = |text, target, level| amount(text).would_enable(target, &level);
        for unset in [None, Some("a little=much")] {
            assert!(logs(unset, "ansage", Level::INFO) && !logs(unset, "ansage", Level::DEBUG));
        }
        assert!(logs(Some("debug"), "ansage_devices", Level::DEBUG));
        let parts = Some("warn,ansage_devices=debug");
        assert!(logs(parts, "ansage_devices", Level::DEBUG));
        assert!(logs(parts, "ansage", Level::WARN) && !logs(parts, "ansage", Level::INFO));
    }
}
