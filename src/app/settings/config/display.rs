//! The Braille display and its tables.

use std::path::Path;

use crate::app::commands::braille::{self, BrailleTrouble};
use crate::app::failure::Failure;
use crate::app::settings::options::PlayOptions;
use crate::devices::braille::message::DisplaySettings;
use crate::devices::braille::prose;
use crate::language::braille::Tables;
use crate::language::braille::profile::COMPUTER8;

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
        return braille::table_file(Path::new(name));
    }
    let (name, known) = (name.to_owned(), tables.names());
    Err(BrailleTrouble::UnknownTable { name, known }.into())
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
        prose: prose::table_of(reports).map(str::to_owned),
    }))
}
