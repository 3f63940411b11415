//! `voices record`: a person says the words of the announcements, one after the other.

use std::fs;
use std::path::Path;

use super::build::write_clip;
use super::manifest::{manifest, write_manifest};
use super::word::{BankWord, words_of};
use crate::app::cli::BankRecord;
use crate::app::commands::microphone::{Asking, Microphone, STOP};
use crate::app::failure::{Failure, io_fault};
use crate::app::logging;
use crate::app::settings::paths::Paths;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::language::{Message, MessageId};
use ansage_devices::listening::adapt::Said;
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
    let asking = Asking {
        microphone: options.microphone.as_deref(),
        words: &options.words,
        voice: options.voice.as_deref(),
    };
    let mut person = Microphone::open(&asking, paths, words)?;
    let path = folder.display().to_string();
    person.tell(&Message::new(MessageId::BankRecordBegin).with("count", wanted.len()))?;
    let mut place = 0;
    while let Some(word) = wanted.get(place) {
        let answered = person.ask(&word.phrase, [place + 1, wanted.len()], Said::Word)?;
        match answered.line.as_deref() {
            Some(STOP | "\u{1b}") => break,
            Some("s") => place += 1,
            Some("b") => place = place.saturating_sub(1),
            Some("r") => {}
            Some(_) | None => match keep(folder, word, &answered.samples, manifest.loudness)? {
                None => {
                    person.play_back(folder, &word.phrase);
                    place += 1;
                }
                Some(flaw) => person.tell(
                    &Message::new(MessageId::BankFlaw)
                        .with("take-fault", flaw)
                        .with("saying", word.phrase.written.as_str()),
                )?,
            },
        }
    }
    let missing = wanted.iter().filter(|it| !clip_path(folder, &it.name).exists()).count();
    person.tell(&if missing == 0 {
        Message::new(MessageId::BankRecordDone).with("path", path)
    } else {
        Message::new(MessageId::BankRecordStopped).with("count", missing)
    })
}

/// Keeps a recording and the clip made of it, both before the next word is asked for; says by name what is wrong with one that
/// is not kept.
fn keep(folder: &Path, word: &BankWord, samples: &[i16], loudness: f64) -> Result<Option<&'static str>, Failure> {
    let path = next_recording(folder, &word.name);
    wav::write(&path, samples, RATE).map_err(|source| io_fault::unwritable(&path, &source))?;
    let made = clip::read(&path)
        .map_err(|fault| fault.key())
        .and_then(|recorded| clip::make(&recorded, loudness).map_err(|flaw| flaw.key()));
    match made {
        Ok(clip) => write_clip(folder, &word.name, &clip).map(|()| None),
        Err(flaw) => {
            // What nobody can use would be taken for the newest recording of the word.
            fs::remove_file(&path).map_err(|source| io_fault::unwritable(&path, &source))?;
            Ok(Some(flaw))
        }
    }
}
