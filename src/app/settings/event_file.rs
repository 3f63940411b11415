//! The event file: what the arbiter laid down before the round, and what follows from it for the options.

mod check;
mod entry;
mod error;
mod form;
mod people;
pub mod written;

use std::io;
use std::path::Path;

use super::options::PlayOptions;
use super::surroundings::Surroundings;
use super::wording::letter_names;
use crate::app::failure::toml_flaw::{TomlFlawKind, flaw_at, line_at};
use crate::app::failure::{Failure, io_failure};
use ansage_core::game::{ArbiterKey, Opening, Role};
use ansage_core::language::Message;
use ansage_files::whole::{self, Readers};
use entry::EntryFlaw;
use form::Form;

pub use error::{EventFileError, EventFileFlaw};

/// Reads an event file and returns the opening it lays down; `lexicons` are the words there are, `reports` is the language
/// of the reports, whose letters hold where the file names none.
///
/// # Errors
///
/// Says that it cannot be read, or names the line and what is needed.
pub fn read(path: &Path, lexicons: &[String], reports: &str, surroundings: &Surroundings) -> Result<Opening, Failure> {
    let text = ansage_files::read_text(path).map_err(|source| io_failure::unreadable(path, &source))?;
    read_text(&text, path, lexicons, reports, surroundings)
}

/// Returns the opening that a text lays down which is to be written to a file; otherwise as [`read`].
///
/// # Errors
///
/// Names the line and what is needed.
pub fn read_text(
    text: &str,
    path: &Path,
    lexicons: &[String],
    reports: &str,
    surroundings: &Surroundings,
) -> Result<Opening, Failure> {
    let opening = laid_down(text, lexicons).map_err(|(line, why)| {
        let path = path.to_owned();
        EventFileError { path, line, why }
    })?;
    complete(opening, reports, surroundings)
}

/// Refuses an event file without a secret of the arbiters: no arbiter could come to the keys.
///
/// # Errors
///
/// Names the command that draws one.
pub fn with_secret(opening: Opening, path: &Path) -> Result<Opening, Failure> {
    let has_secret = opening
        .event
        .as_deref()
        .is_some_and(|terms| terms.arbiter_key.is_some());
    match has_secret {
        true => Ok(opening),
        false => Err(Failure::settings(secret_missing(path))),
    }
}

/// Returns the sentence that says so.
pub fn secret_missing(path: &Path) -> Message {
    let path = path.display().to_string();
    Message::EventSecretMissing { path }
}

/// Writes into an event file what the arbiters' secret opens, in place of what stood there; everything else stays as it is,
/// what is said beside it too. From then on it is its owner's alone: whoever reads it could try out secrets.
///
/// # Errors
///
/// Says that the file cannot be read or written.
pub fn set_secret(path: &Path, key: &ArbiterKey) -> Result<(), Failure> {
    let text = ansage_files::read_text(path).map_err(|source| io_failure::unreadable(path, &source))?;
    let unwritable = |source| io_failure::unwritable(path, &source);
    let mut document: toml_edit::DocumentMut = text.parse().map_err(|error| unwritable(io::Error::other(error)))?;
    let secret = document.entry("secret").or_insert_with(toml_edit::table);
    let no_table = || unwritable(io::Error::other("the secret is no table"));
    let secret = secret.as_table_like_mut().ok_or_else(no_table)?;
    for (name, half) in [("public", &key.public), ("private", &key.private)] {
        let mut value = toml_edit::Value::from(half);
        match secret.get_mut(name) {
            Some(was) => {
                if let Some(was) = was.as_value() {
                    *value.decor_mut() = was.decor().clone();
                }
                *was = value.into();
            }
            None => drop(secret.insert(name, value.into())),
        }
    }
    whole::write(path, Readers::Owner, document.to_string().as_bytes()).map_err(unwritable)
}

/// Returns true if the start position that a file lays down is drawn anew whenever a game is opened with it.
pub fn draws_the_position(text: &str) -> bool {
    toml::from_str::<Form>(text).is_ok_and(|it| check::draws_the_position(&it.position))
}

fn laid_down(text: &str, lexicons: &[String]) -> Result<Opening, (Option<usize>, EventFileFlaw)> {
    let form: Form = toml::from_str(text).map_err(|error| {
        let flaw = flaw_at(text, &error);
        let why = match flaw.what {
            TomlFlawKind::Key(key) => EventFileFlaw::UnknownKey(key),
            TomlFlawKind::Value(key, why) => EventFileFlaw::Unreadable(key, why),
        };
        (Some(flaw.line), why)
    })?;
    check::opening(form, lexicons).map_err(|EntryFlaw { byte, why }| (byte.map(|it| line_at(text, it)), why))
}

/// Adds what the file may leave open and what only the program knows.
fn complete(mut opening: Opening, reports: &str, surroundings: &Surroundings) -> Result<Opening, Failure> {
    if opening.letters.is_empty() {
        opening.letters = letter_names(None, reports, &opening.words)?;
    }
    if opening.header.date.is_empty() {
        opening.header.date.clone_from(&surroundings.date);
    }
    opening.opened.clone_from(&surroundings.opened);
    env!("CARGO_PKG_VERSION").clone_into(&mut opening.version);
    Ok(opening)
}

/// Lays the options of the command line over the settings. With an event file, what it decides is refused on the command
/// line; settings of one's own give way without a word.
///
/// # Errors
///
/// Names the option that the file decides, or refuses a game taken up again.
pub(in crate::app) fn over(line: PlayOptions, settings: PlayOptions) -> Result<PlayOptions, Failure> {
    if line.event_file.is_none() {
        return Ok(line.over(settings));
    }
    if let Some(option) = decided(&line).next() {
        return Err(decided_already(option));
    }
    let options = line.over(left_to_the_file(settings));
    match options.resume {
        Some(_) => Err(Failure::settings(Message::EventGoesOn)),
        None => Ok(options),
    }
}

fn decided_already(option: &str) -> Failure {
    Failure::settings(Message::EventFileDecides { option: option.into() })
}

/// Names each option that an event file decides, once.
macro_rules! decided_by_the_file {
    ($($field:ident = $name:literal),+ $(,)?) => {
        /// Returns the options that are set and that an event file decides, or the opening of a game taken up again.
        pub(in crate::app) fn decided(options: &PlayOptions) -> impl Iterator<Item = &'static str> {
            [$((options.$field.is_some(), $name)),+]
                .into_iter()
                .filter_map(|(is_set, name)| is_set.then_some(name))
        }

        /// Returns the same without what an event file decides.
        fn left_to_the_file(options: PlayOptions) -> PlayOptions {
            PlayOptions {
                $($field: None,)+
                role: None,
                ..options
            }
        }
    };
}

decided_by_the_file! {
    blind = "--blind",
    white = "--white",
    black = "--black",
    say = "--say",
    say_pawn = "--say-pawn",
    say_takes = "--say-takes",
    say_check = "--say-check",
    diagram = "--diagram",
    words = "--words",
    letters = "--letters",
    announces = "--announces",
    illegal = "--illegal",
    laws = "--laws",
    clock = "--clock",
    time = "--time",
    fen = "--fen",
    chess960 = "--chess960",
    event_name = "--event-name",
    site = "--site",
    date = "--date",
    round = "--round",
    r#match = "--match",
    board = "--board",
}

/// Returns the role of the one at the keys: the assistant, if the file says so, or if it names one and the option says
/// so (8.1.e).
///
/// # Errors
///
/// Refuses any other role asked for.
pub(super) fn role(asked: Option<Role>, opening: &Opening) -> Result<Role, Failure> {
    let has_assistant = opening.event.as_ref().is_some_and(|it| it.assistant.is_some());
    match asked {
        None => Ok(opening.role),
        Some(role) if role == opening.role => Ok(role),
        Some(Role::Assistant) if has_assistant => Ok(Role::Assistant),
        Some(_) => Err(decided_already("--role")),
    }
}
