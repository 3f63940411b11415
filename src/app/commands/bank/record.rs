//! `voices record`: a person says the words of the announcements, one after the other.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::build::write_clip;
use super::manifest::{manifest, write_manifest};
use super::word::{BankWord, words_of};
use crate::app::cli::BankRecord;
use crate::app::commands::studio::{Asking, Studio, Takes};
use crate::app::failure::{Failure, desk_failure, io_failure};
use crate::app::logging;
use crate::app::settings::config;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::{Words, lexicon};
use crate::app::table::lines::Lines;
use ansage_core::desk::{TakeOrder, TakeOutcome, WordRecording, WordRecordingSettings};
use ansage_core::language::Message;
use ansage_sound_files::bank::{clip, clip_path, next_recording};
use ansage_sound_files::wav;
use ansage_wire::RATE;

/// Asks for every word that has no clip yet.
pub(super) fn record(options: &BankRecord, paths: &Paths, words: &Words) -> Result<(), Failure> {
    if let Err(error) = logging::begin(&paths.log) {
        // The program runs as well without a log.
        drop(error);
    }
    let lexicon = lexicon(words, &options.words)?;
    let folder = &options.folder;
    let manifest = manifest(folder, lexicon, options.licence.as_deref())?;
    write_manifest(&manifest, folder)?;
    let wanted: Vec<BankWord> = words_of(lexicon)
        .into_iter()
        .filter(|it| !clip_path(folder, &it.name).exists())
        .collect();
    let phrases = wanted.iter().map(|it| it.phrase.clone()).collect();
    let bank = Bank {
        folder,
        wanted,
        loudness: manifest.loudness,
    };
    let asking = Asking {
        microphone: options.microphone.as_deref(),
        words: &options.words,
        options: &options.asking,
        settings: config::read_settings(None, &paths.settings)?,
    };
    let display = asking.display(words)?;
    let cells = display.as_ref().map(|it| it.cells.clone());
    let mut lines = Lines::open(display);
    let mut studio = Studio::open(bank, Some(folder.clone()), &asking, words, &lines)?;
    let settings = WordRecordingSettings {
        reports: words.reports.clone(),
        ear_voice: studio.is_heard(),
        folder: folder.display().to_string(),
        cells,
    };
    let (mut recording, first) = WordRecording::open(phrases, settings, Arc::clone(&words.voices))
        .map_err(|error| desk_failure::opening(error, None, &words.voices))?;
    let outcome = lines.serve(&mut recording, first, &mut studio);
    studio.close();
    lines.close();
    outcome?;
    match recording.lost() {
        Some(why) => Err(Failure::device(Message::AskingMicrophoneLost).because(why)),
        None => Ok(()),
    }
}

/// The words that are wanted, and where they are kept.
struct Bank<'a> {
    folder: &'a Path,
    wanted: Vec<BankWord>,
    loudness: f64,
}

impl Takes for Bank<'_> {
    fn keep(&mut self, order: TakeOrder, samples: Vec<i16>) -> Result<TakeOutcome, Failure> {
        let kept = keep(self.folder, &self.wanted[order.of], &samples, self.loudness)?;
        Ok(kept.map_or(TakeOutcome::Kept, TakeOutcome::Flawed))
    }
}

/// Keeps a recording and the clip made of it, both before the next word is asked for; says by name what is wrong with one that
/// is not kept.
fn keep(folder: &Path, word: &BankWord, samples: &[i16], loudness: f64) -> Result<Option<&'static str>, Failure> {
    let path = next_recording(folder, &word.name);
    wav::write(&path, samples, RATE).map_err(|source| io_failure::unwritable(&path, &source))?;
    let made = clip::read(&path)
        .map_err(|error| error.key())
        .and_then(|recorded| clip::make(&recorded, loudness).map_err(|flaw| flaw.key()));
    match made {
        Ok(clip) => write_clip(folder, &word.name, &clip).map(|()| None),
        Err(flaw) => {
            // What nobody can use would be taken for the newest recording of the word.
            fs::remove_file(&path).map_err(|source| io_failure::unwritable(&path, &source))?;
            Ok(Some(flaw))
        }
    }
}
