//! The Braille tables a person chooses from, and the Braille display.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::options::PlayOptions;
use super::words::Words;
use crate::app::failure::{Failure, braille_failure, io_failure};
use crate::app::printing::say_on_stderr;
use ansage_core::language::Message;
use ansage_core::language::braille::profile::COMPUTER8;
use ansage_core::language::braille::{Profile, Tables};
use ansage_devices::braille::prose;
use ansage_wire::braille::DisplaySettings;

/// The ending by which a Braille table is a file.
const TABLE_FILE: &str = ".utb";

/// What is said in place of the host of a Braille display by those who want none.
const NO_DISPLAY: &str = "none";
/// And by those who want the one of this machine.
const USUAL_DISPLAY: &str = "yes";

/// Returns the Braille tables there are, and the name of the one in which a display shows moves: one that comes with the
/// program, or a file.
pub(super) fn braille_table(options: &PlayOptions) -> Result<(Tables, String), Failure> {
    let name = options.braille_table.as_deref().unwrap_or(COMPUTER8);
    let tables = Tables::compiled_in();
    if tables.profile(name).is_some() {
        return Ok((tables, name.to_owned()));
    }
    if name.contains('/') || name.ends_with(TABLE_FILE) {
        return table_file(Path::new(name));
    }
    Err(braille_failure::unknown_table(name, &tables))
}

/// Returns which Braille display is looked for, none unless asked for, for the screen reader shows the screen already.
pub(in crate::app) fn braille_settings(
    options: &PlayOptions,
    reports: &str,
) -> Result<Option<DisplaySettings>, Failure> {
    let (tables, name) = braille_table(options)?;
    let host = match options.braille_display.as_deref() {
        None | Some(NO_DISPLAY) => return Ok(None),
        Some(USUAL_DISPLAY) => None,
        Some(host) => Some(host.to_owned()),
    };
    Ok(Some(DisplaySettings {
        host,
        types_dots: tables.profile(&name).is_some_and(|it| !it.profile.is_text()),
        prose: match &options.braille_words {
            Some(name) => Some(words_table(name)?),
            None => prose::table_of(reports).map(str::to_owned),
        },
        prose_is_chosen: options.braille_words.is_some(),
    }))
}

/// Returns the file of the table of liblouis that somebody names for words.
pub(in crate::app) fn words_table(name: &str) -> Result<String, Failure> {
    prose::table_named(name).ok_or_else(|| Failure::settings(Message::BrailleNoLouisTable { name: name.to_owned() }))
}

/// Reads the tables of a folder, if one is named, over those that come with the program.
pub(in crate::app) fn tables(folder: Option<&Path>) -> Result<Tables, Failure> {
    match folder {
        Some(folder) => Ok(Tables::overlaid(files_of(folder)?)),
        None => Ok(Tables::compiled_in()),
    }
}

fn files_of(folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        move |source| io_failure::unreadable(&path, &source)
    };
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).map_err(unreadable(folder))? {
        let path = entry.map_err(unreadable(folder))?.path();
        if path.extension().is_some_and(|it| it == "utb" || it == "uti") {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            files.insert(name, ansage_files::read_text(&path).map_err(unreadable(&path))?);
        }
    }
    Ok(files)
}

/// Reads a table of one's own, with the others of its folder beside it, over those that come with the program. Returns them
/// and its name.
fn table_file(path: &Path) -> Result<(Tables, String), Failure> {
    let text = ansage_files::read_text(path).map_err(|source| io_failure::unreadable(path, &source))?;
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    let mut files = files_of(folder.unwrap_or(Path::new(".")))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    files.insert(format!("{name}.utb"), text);
    Ok((Tables::overlaid(files), name))
}

/// Returns the profile of that name. A table with an error is named with its line, and another takes its place.
pub(in crate::app) fn profile(name: &str, tables: &Tables, words: &Words) -> Result<Profile, Failure> {
    let chosen = tables
        .profile(name)
        .ok_or_else(|| braille_failure::unknown_table(name, tables))?;
    if let Some(error) = chosen.error {
        let message = Message::BrailleTableFault {
            file: error.file.clone(),
            line: error.line.to_string(),
            why: error.wrong.to_string(),
            table: chosen.profile.name().into(),
        };
        say_on_stderr(&words.say(&message));
    }
    Ok(chosen.profile)
}
