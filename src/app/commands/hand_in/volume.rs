//! The files that are handed in.

use std::path::Path;

use super::found::Found;
use crate::app::cli::BraillePage;
use crate::app::commands::export::audio::Sound;
use crate::app::commands::export::sheets::{Sheets, write_whole};
use crate::app::failure::{Failure, desk_failure};
use crate::app::printing::Written;
use crate::app::settings::words::Words;
use ansage_core::game::pgn;
use ansage_core::language::sheet_form::is_a_scoresheet;
use ansage_core::language::{Letters, Message, letters};
use ansage_devices::recording::clips::clips_of;

/// What the files are called, before their endings.
const NAME: &str = "games";
/// The folder with the sound of each game.
const SOUND: &str = "sound";
/// Between two sheets of the text.
const BETWEEN: &str = "\n\n";

/// The games as they are written.
pub(super) struct Volume<'a> {
    pub(super) games: &'a [Found],
    pub(super) words: &'a Words,
    /// A page of Braille.
    pub(super) page: &'a BraillePage,
}

impl Volume<'_> {
    /// Writes all of them into a folder, and returns what is said of it.
    ///
    /// # Errors
    ///
    /// Returns what is said where a file cannot be written.
    pub(super) fn write(&self, folder: &Path) -> Result<Vec<Message>, Failure> {
        let reports = &self.words.reports;
        let messages = self.words.voices.messages(reports);
        let messages = messages.ok_or_else(|| desk_failure::unknown_reports(reports, &self.words.voices))?;
        let (mut games, mut text, mut brf) = (String::new(), Vec::new(), String::new());
        for found in self.games {
            let sheet = found.game.scoresheet();
            let sheets = Sheets {
                sheet: &sheet,
                struck: found.game.struck(),
                opening: Some(found.game.opening()),
                words: self.words,
                reports,
                letters: Some(letters_of(found)),
                remarks: Default::default(),
                notes: Vec::new(),
                is_evidence: is_a_scoresheet(found.game.opening()),
                page: self.page,
            };
            games += &pgn::export(&sheet);
            text.push(sheets.text(messages));
            brf += &sheets.brf(messages)?;
        }
        write_whole(&folder.join(NAME).with_extension("pgn"), Written::Lines, &games)?;
        write_whole(
            &folder.join(NAME).with_extension("txt"),
            Written::Lines,
            &text.join(BETWEEN),
        )?;
        write_whole(&folder.join(NAME).with_extension("brf"), Written::Brf, &brf)?;
        let sounds = self.write_sound(&folder.join(SOUND))?;
        let written = Message::HandInWritten {
            count: self.games.len().into(),
            path: folder.display().to_string(),
        };
        let sound = (sounds > 0).then(|| Message::HandInSound { count: sounds.into() });
        Ok([written].into_iter().chain(sound).collect())
    }

    /// Writes the sound of each game that has some into a folder of its own, by its number among the games.
    fn write_sound(&self, folder: &Path) -> Result<usize, Failure> {
        let mut written = 0;
        for (index, found) in self.games.iter().enumerate() {
            if clips_of(&found.journal.records).next().is_none() {
                continue;
            }
            let sound = Sound {
                path: &found.path,
                journal: &found.journal,
                game: &found.game,
                words: self.words,
                reports: &self.words.reports,
                letters: letters_of(found),
            };
            sound.write(&folder.join(format!("{:02}", index + 1)))?;
            written += 1;
        }
        Ok(written)
    }
}

/// Returns the letters that a game was written in.
fn letters_of(found: &Found) -> Letters {
    let names = &found.game.opening().letters;
    let first = names.iter().find_map(|it| Letters::named(it));
    first.unwrap_or(letters::SETS[0])
}
