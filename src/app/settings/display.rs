//! The Braille display of somebody who plays no game.

use std::path::Path;

use super::braille::{braille_settings, braille_table};
use super::config::read_settings_for;
use super::options::PlayOptions;
use crate::app::failure::Failure;
use ansage_core::desk::DisplayCells;
use ansage_wire::braille::DisplaySettings;

/// The display that is looked for, and how it is written on.
#[derive(Clone, Debug)]
pub(in crate::app) struct DisplayChoice {
    /// Where it is.
    pub(in crate::app) settings: DisplaySettings,
    /// In which cells it is written.
    pub(in crate::app) cells: DisplayCells,
}

impl DisplayChoice {
    /// Returns the display that is looked for, as the command line says over the settings; `None` if none is.
    ///
    /// # Errors
    ///
    /// Refuses a table that there is not.
    pub(in crate::app) fn of(
        chosen: PlayOptions,
        settings: &PlayOptions,
        reports: &str,
    ) -> Result<Option<Self>, Failure> {
        let options = chosen.over(PlayOptions {
            braille_display: settings.braille_display.clone(),
            braille_words: settings.braille_words.clone(),
            braille_table: settings.braille_table.clone(),
            ..PlayOptions::default()
        });
        let Some(settings) = braille_settings(&options, reports)? else {
            return Ok(None);
        };
        let (tables, table) = braille_table(&options)?;
        let cells = DisplayCells { table, tables };
        Ok(Some(Self { settings, cells }))
    }

    /// Returns the display that is looked for where nothing else of the settings counts: whoever asks for no display is not
    /// told that they cannot be read.
    ///
    /// # Errors
    ///
    /// Refuses a table that there is not, and settings that cannot be read where the command line asks for a display.
    pub(in crate::app) fn alone(chosen: PlayOptions, settings: &Path, reports: &str) -> Result<Option<Self>, Failure> {
        let settings = read_settings_for(chosen.braille_display.is_some(), settings)?;
        Self::of(chosen, &settings, reports)
    }
}
