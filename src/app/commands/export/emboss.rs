//! `--emboss`: a sheet in Braille goes to an embosser.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::app::failure::{Failure, io_failure};
use ansage_core::language::Message;
use ansage_os::files::{Special, special};

/// Sends a printed file to a queue, on every system with CUPS and others.
const LP: &str = "lp";

/// Sends pages to an embosser: a path names its device, anything else its printer queue.
pub(super) fn emboss(embosser: &str, pages: &[u8]) -> Result<(), Failure> {
    match embosser.contains('/') {
        true => into_the_device(Path::new(embosser), pages),
        false => into_the_queue(embosser, pages),
    }
}

/// A file is no device: it would be overwritten, and is asked for with another option.
fn into_the_device(path: &Path, pages: &[u8]) -> Result<(), Failure> {
    // A disk is a device too, and would be overwritten.
    let is_embosser = matches!(special(path), Some(Special::Pipe | Special::Characters));
    if !is_embosser {
        path.metadata()
            .map_err(|source| io_failure::unwritable(path, &source))?;
        let path = path.display().to_string();
        return Err(Failure::refused(Message::EmbosserIsNone { path }));
    }
    ansage_files::write_into(path, pages).map_err(|source| io_failure::unwritable(path, &source))
}

fn into_the_queue(queue: &str, pages: &[u8]) -> Result<(), Failure> {
    let refused = || {
        Failure::refused(Message::EmbosserRefuses {
            queue: queue.to_owned(),
        })
    };
    // The pages are those of the embosser: nothing is to be made of them on the way.
    let mut lp = Command::new(LP);
    lp.args(["-d", queue, "-o", "raw"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null());
    let mut printing = lp.spawn().map_err(|error| {
        tracing::error!(%error, "nothing prints");
        refused()
    })?;
    let sent = printing.stdin.take().map(|mut it| it.write_all(pages));
    let ended = printing.wait();
    match (sent, ended) {
        (Some(Ok(())), Ok(status)) if status.success() => Ok(()),
        _ => Err(refused()),
    }
}
