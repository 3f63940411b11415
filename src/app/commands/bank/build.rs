//! `voices build`: clips made from recordings.

use std::path::Path;

use super::manifest::{manifest, write_manifest};
use super::word::words_of;
use crate::app::cli::BankBuild;
use crate::app::failure::{Failure, io_failure};
use crate::app::printing::print;
use crate::app::settings::words::{Words, lexicon};
use ansage_core::language::Message;
use ansage_sound::whole_sample;
use ansage_sound_files::bank;
use ansage_sound_files::bank::{clip, clip_path, recordings};
use ansage_sound_files::wav;

/// Makes the clip of every recording of a word; each that cannot be used is named with its reason.
pub(super) fn build(options: &BankBuild, words: &Words) -> Result<(), Failure> {
    let lexicon = lexicon(words, &options.words)?;
    let (folder, all) = (&options.folder, words_of(lexicon));
    let mut manifest = manifest(folder, lexicon, options.licence.as_deref())?;
    manifest.loudness = options.loudness.unwrap_or(manifest.loudness);
    let from = options.from.clone().unwrap_or_else(|| folder.join(bank::RECORDINGS));
    let recordings = recordings(&from)?;
    write_manifest(&manifest, folder)?;
    let say = |message: &Message| print(&format!("{}\n", words.say(message)));
    let (mut built, mut refused, mut strangers) = (0_usize, 0_usize, 0);
    for (name, path) in &recordings {
        let told_path = path.display().to_string();
        let Some(word) = all.iter().find(|it| it.name == *name) else {
            strangers += 1;
            say(&Message::BankStranger { path: told_path })?;
            continue;
        };
        match made(path, manifest.loudness) {
            Ok(samples) => {
                write_clip(folder, name, &samples)?;
                built += 1;
            }
            Err(flaw) => {
                refused += 1;
                let flaw = Message::BankFlaw {
                    take_fault: flaw.into(),
                    saying: word.phrase.written.clone(),
                };
                say(&Message::BankRefusal {
                    path: told_path,
                    why: words.say(&flaw),
                })?;
            }
        }
    }
    let path = folder.display().to_string();
    let done = Message::BankBuilt {
        count: built.into(),
        path,
    };
    say(&done)?;
    match (refused, strangers) {
        (0, 0) if built > 0 => Ok(()),
        // Each stranger has been named, and so has that nothing was there.
        (0, _) => Err(Failure::refused(done).told_already()),
        _ => Err(Failure::refused(Message::BankRefused {
            path: from.display().to_string(),
            count: refused.into(),
        })),
    }
}

/// Makes a clip, or says by name what is wrong with the recording.
fn made(path: &Path, loudness: f64) -> Result<Vec<f32>, &'static str> {
    let recorded = clip::read(path).map_err(|error| error.key())?;
    clip::make(&recorded, loudness).map_err(|flaw| flaw.key())
}

/// Lays a clip into its bank.
pub(super) fn write_clip(folder: &Path, name: &str, samples: &[f32]) -> Result<(), Failure> {
    let path = clip_path(folder, name);
    let whole: Vec<i16> = samples.iter().map(|it| whole_sample(*it)).collect();
    wav::write(&path, &whole, clip::RATE).map_err(|source| io_failure::unwritable(&path, &source))
}
