//! What is done with the files of a game: its journal, the mark of its time and the folder of its sound. Nothing else is
//! touched, and nothing that is there is written over.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::found::name;
use crate::app::cli::{BraillePage, EmbosserOptions};
use crate::app::commands::export::sheets::{Sheets, write_whole};
use crate::app::commands::report_file::take_place;
use crate::app::failure::{Failure, desk_failure, io_failure, journal_failure};
use crate::app::printing::Written;
use crate::app::settings::words::Words;
use ansage_core::desk::report::policy;
use ansage_core::desk::{GameFileDone, GameFileOrder};
use ansage_core::game::{Event, Game, Mode, Sight, pgn};
use ansage_core::language::sheet_form::is_a_scoresheet;
use ansage_core::language::{Letters, Message};
use ansage_devices::recording::clips;
use ansage_devices::storage::{Journal, Read, mark, read_at_rest};

/// A file name takes no more, with its ending and a number.
const LONGEST_NAME_BYTES: usize = 200;

/// The journals of the list, each at its place.
pub(super) struct GameFiles<'a> {
    pub(super) files: Vec<PathBuf>,
    pub(super) words: &'a Words,
}

impl GameFiles<'_> {
    /// Does something with the file at a place.
    ///
    /// # Errors
    ///
    /// Says why it is not done; then everything is as it was, as far as a disk lets it be.
    pub(super) fn carry_out(&mut self, place: usize, order: GameFileOrder) -> Result<GameFileDone, Failure> {
        let path = self.files[place].clone();
        match order {
            GameFileOrder::MayBeDeleted => to_be_changed(&path, true).map(|_| GameFileDone::MayBeDeleted),
            GameFileOrder::Delete => delete(&path),
            GameFileOrder::Rename(to) => {
                let renamed = rename(&path, &to)?;
                let called = name(&renamed);
                self.files[place] = renamed;
                Ok(GameFileDone::Renamed(called))
            }
            GameFileOrder::Export => export(&path, self.words).map(GameFileDone::Exported),
            GameFileOrder::MayBeRead => to_be_read(&path).map(|_| GameFileDone::MayBeRead),
        }
    }
}

/// Opens a journal as one that goes on: nobody else has it open meanwhile. One that was continued from another file is not
/// changed, for that one says where it is; nor is one of an event deleted before it is handed in.
fn to_be_changed(path: &Path, is_deleted: bool) -> Result<(Journal, Read), Failure> {
    let (journal, lines) = Journal::resume(path)?;
    if let Some(from) = other_file(path, &lines) {
        let path = from.display().to_string();
        return Err(Failure::refused(Message::GamesInTwoFiles { path }));
    }
    let game = Game::replay(&lines.records).map_err(|_no_opening| journal_failure::no_opening(path, &lines))?;
    if is_deleted && game.mode() == Mode::Event && !game.is_handed_over() {
        return Err(Failure::refused(Message::GamesNotHandedIn));
    }
    Ok((journal, lines))
}

/// Returns the file that a journal was continued from, if it lies beside it.
fn other_file(path: &Path, lines: &Read) -> Option<PathBuf> {
    let before = lines.records.iter().filter_map(|it| match &it.event {
        Event::JournalContinued { from, .. } => Path::new(from).file_name(),
        _ => None,
    });
    let beside = before.map(|it| path.with_file_name(it));
    beside
        .into_iter()
        .find(|it| it != path && it.symlink_metadata().is_ok())
}

fn delete(path: &Path) -> Result<GameFileDone, Failure> {
    let (_journal, lines) = to_be_changed(path, true)?;
    fs::remove_file(path).map_err(|it| io_failure::unwritable(path, &it))?;
    mark::remove(path);
    let sound = clips::folder_of(path);
    for clip in clips::clips_of(&lines.records) {
        // A name that leads elsewhere is none of a clip.
        let is_plain = Path::new(&clip.file)
            .file_name()
            .is_some_and(|it| it == clip.file.as_str());
        if is_plain && let Err(error) = fs::remove_file(sound.join(&clip.file)) {
            tracing::info!(%error, file = clip.file, "a clip is not deleted");
        }
    }
    // A folder in which something lies stays.
    let is_left = match fs::remove_dir(&sound) {
        Ok(()) => false,
        Err(error) => error.kind() != io::ErrorKind::NotFound,
    };
    Ok(GameFileDone::Deleted(is_left.then(|| Message::GamesSoundStays {
        path: sound.display().to_string(),
    })))
}

fn rename(path: &Path, to: &str) -> Result<PathBuf, Failure> {
    let (_journal, _lines) = to_be_changed(path, false)?;
    let to = to.trim();
    let to = to.strip_suffix(".jsonl").unwrap_or(to);
    if !is_a_name(to) {
        let name = to.to_owned();
        return Err(Failure::refused(Message::GamesBadName { name }));
    }
    let target = path.with_file_name(format!("{to}.jsonl"));
    let (sound, target_sound) = (clips::folder_of(path), clips::folder_of(&target));
    for there in [&target, &target_sound] {
        if there.symlink_metadata().is_ok() {
            return Err(io_failure::exists(there));
        }
    }
    let unwritable = |it| io_failure::unwritable(path, &it);
    let has_sound = sound.is_dir();
    if has_sound {
        fs::rename(&sound, &target_sound).map_err(unwritable)?;
    }
    if let Err(error) = fs::rename(path, &target) {
        if has_sound && let Err(error) = fs::rename(&target_sound, &sound) {
            tracing::warn!(%error, "the sound of a game has another name than its journal");
        }
        return Err(unwritable(error));
    }
    mark::rename(path, &target);
    Ok(target)
}

/// Returns true for what a file of the folder may be called, and a person can find again.
fn is_a_name(name: &str) -> bool {
    let is_plain = !name.is_empty() && !name.starts_with('.') && name.len() <= LONGEST_NAME_BYTES;
    is_plain && !name.contains(|it: char| it == '/' || it.is_control())
}

/// Returns the game of a journal whose moves may be seen: not of an event before its result.
///
/// # Errors
///
/// Says why not: also of one that another program has open.
pub(in crate::app::commands) fn to_be_read(path: &Path) -> Result<Game, Failure> {
    let lines = read_at_rest(path)?;
    let game = Game::replay(&lines.records).map_err(|_no_opening| journal_failure::no_opening(path, &lines))?;
    if game.is_a_clock() {
        let path = path.display().to_string();
        return Err(Failure::refused(Message::ClockHasNoSheet { path }));
    }
    match policy::sight_of_export(game.mode(), game.is_over()) {
        Sight::Movement => Err(Failure::refused(Message::EventGameRuns)),
        _ => Ok(game),
    }
}

/// Writes text, PGN and Braille into the folder in which the person stands.
fn export(path: &Path, words: &Words) -> Result<Vec<String>, Failure> {
    let game = to_be_read(path)?;
    let reports = &words.reports;
    let messages = words.voices.messages(reports);
    let messages = messages.ok_or_else(|| desk_failure::unknown_reports(reports, &words.voices))?;
    let page = BraillePage {
        cells: None,
        lines: None,
        braille_table: None,
        braille_tables: None,
        braille_words: None,
        embosser: EmbosserOptions::default(),
    };
    let letters = &game.opening().letters;
    let sheet = game.scoresheet();
    let sheets = Sheets {
        sheet: &sheet,
        struck: game.struck(),
        opening: Some(game.opening()),
        words,
        reports,
        letters: letters.iter().find_map(|it| Letters::named(it)),
        remarks: Default::default(),
        notes: Vec::new(),
        is_evidence: is_a_scoresheet(game.opening()),
        page: &page,
    };
    let forms = [
        ("txt", Written::Lines, sheets.text(messages)),
        ("pgn", Written::Lines, pgn::export(&sheet)),
        ("brf", Written::Brf, sheets.brf(messages)?),
    ];
    let folder = env::current_dir().map_err(|it| io_failure::unwritable(Path::new("."), &it))?;
    let place = |ending: &str| folder.join(format!("{}.{ending}", name(path)));
    // None of them is written where one is there.
    for (ending, ..) in &forms {
        if place(ending).symlink_metadata().is_ok() {
            return Err(io_failure::exists(&place(ending)));
        }
    }
    let mut written = Vec::new();
    for (ending, form, text) in forms {
        let place = place(ending);
        take_place(&place)?;
        write_whole(&place, form, &text)?;
        written.push(place.display().to_string());
    }
    Ok(written)
}
