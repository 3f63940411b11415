//! The papers of a package: out of the command line that the program itself reads a man page for each command, in English
//! and in German, and completions for three shells; out of our changelog that of Debian.

mod changelog;
mod completions;
mod pages;
mod wording;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use ansage::app::cli::CommandLine;
use clap::CommandFactory;
use jiff::Timestamp;

use wording::Wording;

/// Why the papers cannot be written.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// A file of words is not as it should be.
    #[error("{file}: {reason}")]
    Words { file: &'static str, reason: String },
    /// These have no translation.
    #[error("{file} does not translate: {}", texts.join("; "))]
    Untranslated { file: &'static str, texts: Vec<String> },
    /// These are translated, and the program does not say them.
    #[error("{file} translates what is not said: {}", texts.join("; "))]
    Unused { file: &'static str, texts: Vec<String> },
    /// A file cannot be written.
    #[error("{}: {error}", path.display())]
    Unwritable { path: PathBuf, error: io::Error },
}

/// Writes all of them: `man`, `completions` and `changelog`, with this date.
pub(crate) fn write(folder: &Path, date: &str) -> Result<(), Fault> {
    for (wording, below) in [(Wording::english()?, "man/man1"), (Wording::german()?, "man/de/man1")] {
        for (name, page) in pages::pages(CommandLine::command(), &wording, date)? {
            put(&folder.join(below).join(name), &page)?;
        }
    }
    for (name, script) in completions::scripts(CommandLine::command()) {
        put(&folder.join("completions").join(name), &script)?;
    }
    put(&folder.join("changelog"), &changelog::for_debian(date)?)
}

/// Returns the date for them: today, or that of `SOURCE_DATE_EPOCH`, with which a package is the same when made again.
pub(crate) fn date() -> String {
    let second = env::var("SOURCE_DATE_EPOCH").ok().and_then(|it| it.parse().ok());
    let time = second.and_then(|it| Timestamp::from_second(it).ok());
    time.unwrap_or_else(Timestamp::now).strftime("%Y-%m-%d").to_string()
}

fn put(path: &Path, text: &str) -> Result<(), Fault> {
    let written = path.parent().map_or(Ok(()), fs::create_dir_all);
    written
        .and_then(|()| fs::write(path, text))
        .map_err(|error| Fault::Unwritable {
            path: path.to_owned(),
            error,
        })
}
