//! What was answered and is not written yet, as a file with which is gone on.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::cli::NewEventOptions;
use crate::app::commands::json;
use crate::app::commands::report_file::take_place;
use crate::app::failure::{Failure, io_failure};
use crate::app::settings::words::Words;
use ansage_core::desk::{EventAnswers, EventGiven, EventQuestion};
use ansage_core::language::Message;
use ansage_files::whole::{self, Readers};

const KIND: &str = "event-draft";
const VERSION: u32 = 1;
/// How many drafts may lie beside one another.
const MOST: u32 = 100;

#[derive(Serialize, Deserialize)]
struct Form {
    version: u32,
    kind: String,
    answers: EventAnswers,
}

/// Returns the draft as it is written.
pub(super) fn document(answers: &EventAnswers) -> Result<String, Failure> {
    let form = Form {
        version: VERSION,
        kind: KIND.to_owned(),
        answers: answers.clone(),
    };
    json::document(&form)
}

/// Writes a draft in place of the one with which was begun, else under a name that is free; returns where.
pub(super) fn keep(document: &str, options: &NewEventOptions) -> Result<PathBuf, Failure> {
    let path = match &options.from {
        Some(from) => from.clone(),
        None => free_name(options)?,
    };
    whole::write(&path, Readers::Owner, document.as_bytes()).map_err(|it| io_failure::unwritable(&path, &it))?;
    Ok(path)
}

/// Takes the first name that nobody has.
fn free_name(options: &NewEventOptions) -> Result<PathBuf, Failure> {
    let file = options.file.clone().unwrap_or_else(|| PathBuf::from("event.toml"));
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let name = |number: u32| match number {
        1 => file.with_file_name(format!("{stem}-draft.json")),
        number => file.with_file_name(format!("{stem}-draft-{number}.json")),
    };
    let mut names = (1..=MOST).map(name).filter(|it| !it.exists());
    let path = names.next();
    let path = path.ok_or_else(|| io_failure::unwritable(&name(MOST), &io::ErrorKind::AlreadyExists.into()))?;
    take_place(&path)?;
    Ok(path)
}

/// Reads what was answered before; what cannot be an answer any more is asked again.
pub(super) fn read(path: &Path, given: &EventGiven, words: &Words) -> Result<EventAnswers, Failure> {
    let text = ansage_files::read_text(path).map_err(|it| io_failure::unreadable(path, &it))?;
    let form = serde_json::from_str::<Form>(&text).ok();
    let form = form.filter(|it| it.kind == KIND && it.version == VERSION);
    let form = form.ok_or_else(|| {
        let path = path.display().to_string();
        Failure::unreadable(Message::NewEventNoDraft { path })
    })?;
    let mut answers = EventAnswers::default();
    for question in EventQuestion::ALL {
        let Some(noted) = form.answers.noted(question) else {
            continue;
        };
        let value = match noted {
            "" if question.must_be_answered() => continue,
            "" => Ok(String::new()),
            noted => question.read(noted, &answers, given, &words.voices),
        };
        if let Ok(value) = value {
            answers.note(question, value);
        }
    }
    Ok(answers)
}
