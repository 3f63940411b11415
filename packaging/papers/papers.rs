//! The papers of a package: out of the command line that the program itself reads a man page for each command, in every
//! language, and completions for three shells; out of our changelog that of Debian.

mod changelog;
mod completions;
mod pages;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

use ansage::app::cli::CommandLine;
use ansage::app::cli::wording::{Wording, WordingFlaw};
use ansage_core::language::Voices;
use clap::CommandFactory;
use jiff::Timestamp;

/// Why the papers cannot be written.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// What the papers are made of is not as it should be.
    #[error("{file}: {reason}")]
    Source { file: &'static str, reason: String },
    /// The words of a language are not as they should be.
    #[error(transparent)]
    Words(#[from] WordingFlaw),
    /// A file cannot be written.
    #[error("{}: {error}", path.display())]
    Unwritable { path: PathBuf, error: io::Error },
}

/// Writes all of them: `man`, `completions` and `changelog`, with this date.
pub(crate) fn write(folder: &Path, date: &str) -> Result<(), Fault> {
    let voices = Voices::of(ansage_texts::VOICES);
    for language in voices.message_tags() {
        let wording = Wording::read(&voices, language)?;
        let below = match language {
            "en" => "man/man1".to_owned(),
            other => format!("man/{}/man1", language_of_man(other)),
        };
        for (name, page) in pages::pages(CommandLine::command(), &wording, date)? {
            put(&folder.join(&below).join(name), &page)?;
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

/// Returns the folder in which man looks for the pages of a language: Portuguese alone is that of Portugal.
fn language_of_man(tag: &str) -> String {
    match tag {
        "pt-PT" => "pt".to_owned(),
        other => other.replace('-', "_"),
    }
}
