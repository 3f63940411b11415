//! The folder of the journals: whether it can be written, and how fast a line is safe there.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::app::failure::cause;
use crate::app::table::stopwatch::Stopwatch;
use ansage_core::language::Message;

/// How often a line is written to measure the disk.
const TRIALS: u32 = 5;

/// The folder of the journals.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct JournalsFinding {
    path: PathBuf,
    writable: bool,
    /// How long the slowest of a few lines took to be safe on the disk.
    #[serde(skip_serializing_if = "Option::is_none")]
    sync_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The same for people.
    #[serde(skip)]
    told: Message,
}

impl JournalsFinding {
    /// Writes a few lines there and takes them away again.
    pub(super) fn gather(folder: &Path) -> Self {
        let measured = measure_disk(folder);
        let path = folder.display().to_string();
        Self {
            path: folder.to_owned(),
            writable: measured.is_ok(),
            sync_ms: measured.as_ref().ok().copied(),
            told: match &measured {
                Ok(milliseconds) => Message::DoctorJournals {
                    path,
                    milliseconds: milliseconds.to_string(),
                },
                Err(why) => Message::FileUnwritable {
                    path,
                    why: cause::of_io(why).into(),
                },
            },
            why: measured.err().map(|it| it.to_string()),
        }
    }

    pub(super) fn line(&self) -> Message {
        self.told.clone()
    }
}

/// Returns the milliseconds the slowest of a few lines takes to be safe, in a file that is removed again.
fn measure_disk(folder: &Path) -> io::Result<u64> {
    ansage_files::make_own_folder(folder)?;
    let path = folder.join(format!(".doctor-{}", std::process::id()));
    let mut file = ansage_files::private().append(true).create_new(true).open(&path)?;
    let measured = (0..TRIALS).try_fold(0, |slowest, _trial| {
        let stopwatch = Stopwatch::start();
        file.write_all(b"{\"a line\":\"as long as most of a journal are, so that the measure is a fair one\"}\n")?;
        file.sync_data()?;
        Ok(stopwatch.now().0.max(slowest))
    });
    fs::remove_file(&path)?;
    measured
}
