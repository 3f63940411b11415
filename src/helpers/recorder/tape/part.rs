//! The files of a folder of sound: the one that is being written, and those that are finished.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;

use ansage_files::whole::{AtomicWrite, Readers, sync_folder_of};
use ansage_sound_files::clips;
use ansage_sound_files::flac;
use ansage_sound_files::flac::Labels;
use ansage_sound_files::wav::Wav;
use ansage_wire::KeptSound;
use ansage_wire::RATE;
use hound::{SampleFormat, WavSpec, WavWriter};

use super::take::Taken;
use super::voice::VoiceFinder;

/// The ending of a file that is being written.
const PART: &str = "part.wav";

/// A file that is being written: whole at each flush, whatever happens behind it.
///
/// In place of another it begins as every file does (`ansage_files::whole`), there only once its first sound is on the disk.
/// It grows half a second at a time, since what has been said must survive a crash long before the clip is finished; a
/// slow disk keeps none of it in memory.
pub(super) struct Part {
    path: PathBuf,
    writer: WavWriter<BufWriter<File>>,
    syncing: Syncing,
}

/// A file that is brought to the disk as fast as that takes it, on a thread of its own.
struct Syncing {
    wanted: SyncSender<()>,
    failed: Receiver<io::Error>,
}

impl Part {
    /// Begins a file with samples, in place of one of that name.
    pub(super) fn create(folder: &Path, number: u32, samples: &[i16]) -> io::Result<Self> {
        ansage_files::make_private_folder(folder)?;
        let path = folder.join(format!("{number:04}.{PART}"));
        if !path.exists() {
            return Self::write(ansage_files::create_private(&path)?, path, samples);
        }
        // Until the new one has all its sound the old one stays.
        let new = AtomicWrite::create(&path, Readers::Owner)?;
        let part = Self::write(new.file().try_clone()?, path, samples)?;
        new.finish()?;
        Ok(part)
    }

    fn write(file: File, path: PathBuf, samples: &[i16]) -> io::Result<Self> {
        let spec = WavSpec {
            channels: 1,
            sample_rate: RATE,
            bits_per_sample: 16,
            sample_format: SampleFormat::Int,
        };
        let syncing = Syncing::start(file.try_clone()?, path.clone())?;
        let writer = WavWriter::new(BufWriter::new(file), spec).map_err(io_error)?;
        let mut part = Self { path, writer, syncing };
        part.append(samples)?;
        Ok(part)
    }

    /// Writes samples behind those before; they outlast the recorder then, and are on the disk as soon as it takes them.
    ///
    /// # Errors
    ///
    /// Returns that they are not written, or that some before did not come to the disk.
    pub(super) fn append(&mut self, samples: &[i16]) -> io::Result<()> {
        for sample in samples {
            self.writer.write_sample(*sample).map_err(io_error)?;
        }
        self.writer.flush().map_err(io_error)?;
        self.syncing.want()
    }

    /// Takes the file away: its sound is kept elsewhere, or nobody wants it.
    pub(super) fn remove(self) {
        drop(self.writer);
        // What cannot be removed is found at the next start.
        let _ = fs::remove_file(&self.path);
    }
}

impl Syncing {
    fn start(file: File, path: PathBuf) -> io::Result<Self> {
        let (wanted, orders) = mpsc::sync_channel(1);
        let (failing, failed) = mpsc::channel();
        thread::Builder::new().name("sync".to_owned()).spawn(move || {
            let mut is_new = true;
            for () in orders {
                if let Err(error) = file.sync_data() {
                    // The part may be gone.
                    let _ = failing.send(error);
                } else if std::mem::take(&mut is_new) {
                    sync_folder_of(&path);
                }
            }
        })?;
        Ok(Self { wanted, failed })
    }

    /// Has all that is written brought to the disk; one that is still busy does so afterwards.
    fn want(&self) -> io::Result<()> {
        // What waits already is for all that is written by then.
        let _ = self.wanted.try_send(());
        self.failed.try_recv().map_or(Ok(()), Err)
    }
}

/// Writes a clip to the end: whoever finds the file finds all of it.
pub(super) fn finish(folder: &Path, number: u32, taken: &Taken) -> io::Result<KeptSound> {
    ansage_files::make_private_folder(folder)?;
    let file = format!("{number:04}.flac");
    let path = folder.join(&file);
    flac::write(&path, &taken.samples, &Labels::default())?;
    Ok(KeptSound {
        file,
        sha256: clips::sha256_of(&fs::read(&path)?),
        length: taken.samples.len() as u64,
        voice_from: taken.voice.start,
        voice_to: taken.voice.end,
    })
}

/// Returns the number of the next clip: behind all that lie there, and all that are known, wherever they are.
pub(super) fn next_number(folder: &Path, known: &[String]) -> u32 {
    names(folder)
        .iter()
        .chain(known)
        .filter_map(|it| number_of(it))
        .max()
        .map_or(1, |it| it + 1)
}

/// Finishes what a crash left in a folder, and returns it with whatever else nobody knows of.
pub(super) fn find(folder: &Path, known: &[String]) -> Vec<KeptSound> {
    let mut found = Vec::new();
    for name in names(folder) {
        let path = folder.join(&name);
        let Some(number) = number_of(&name) else { continue };
        // A pipe of such a name would be waited for without end.
        if !fs::metadata(&path).is_ok_and(|it| it.is_file()) {
            continue;
        }
        if name.ends_with(".part") || name.ends_with(".new") {
            // Its sound stands in the file it was to replace.
            let _ = fs::remove_file(&path);
        } else if name.ends_with(PART) {
            match finish_part(folder, number, &path) {
                Ok(kept) => found.extend(kept),
                Err(error) => tracing::warn!(%error, name, "what a crash left cannot be finished"),
            }
        } else if name.ends_with(".flac") && !known.contains(&name) {
            match look_at(&path, name.clone()) {
                Ok(kept) => found.push(kept),
                Err(error) => tracing::warn!(%error, name, "a clip cannot be read"),
            }
        }
    }
    found.sort_by(|a, b| a.file.cmp(&b.file));
    found.dedup_by(|a, b| a.file == b.file);
    found
}

fn finish_part(folder: &Path, number: u32, path: &Path) -> io::Result<Option<KeptSound>> {
    let is_finished = folder.join(format!("{number:04}.flac")).exists();
    let mut samples = Vec::new();
    if !is_finished && let Ok(mut wav) = Wav::open(path) {
        samples.extend(std::iter::from_fn(|| wav.read()).flatten());
    }
    let kept = if samples.is_empty() {
        None
    } else {
        let voice = voice_in(&samples);
        Some(finish(
            folder,
            number,
            &Taken {
                id: None,
                samples,
                voice,
            },
        )?)
    };
    fs::remove_file(path)?;
    Ok(kept)
}

fn look_at(path: &Path, file: String) -> io::Result<KeptSound> {
    let sha256 = clips::sha256_of(&fs::read(path)?);
    let samples = flac::read(path).map_err(io::Error::other)?;
    let voice = voice_in(&samples);
    Ok(KeptSound {
        file,
        sha256,
        length: samples.len() as u64,
        voice_from: voice.start,
        voice_to: voice.end,
    })
}

/// Returns where the first voice begins and the last one ends; nothing at the beginning without one.
fn voice_in(samples: &[i16]) -> std::ops::Range<u64> {
    let mut finder = VoiceFinder::new();
    let mut voices = finder.take(samples);
    voices.extend(finder.end());
    match (voices.first(), voices.last()) {
        (Some(first), Some(last)) => first.start..last.end,
        _ => 0..0,
    }
}

/// Returns true if a folder takes sound again: half a minute of it.
pub(super) fn has_room(folder: &Path) -> bool {
    let probe = folder.join("0000.new");
    let sound = vec![0; 60 * RATE as usize];
    let written = ansage_files::make_private_folder(folder)
        .and_then(|()| ansage_files::write_private(&probe, &sound))
        .and_then(|()| File::open(&probe)?.sync_all());
    // What cannot be removed is at the next start.
    let _ = fs::remove_file(&probe);
    written.is_ok()
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<_> = files.filter_map(|it| it.file_name().into_string().ok()).collect();
    names.sort();
    names
}

/// Returns the number of a file of ours: `0002.flac`, `0002.part.wav`.
fn number_of(name: &str) -> Option<u32> {
    let (number, _ending) = name.split_once('.')?;
    (number.len() >= 4).then(|| number.parse().ok()).flatten()
}

fn io_error(error: hound::Error) -> io::Error {
    match error {
        hound::Error::IoError(error) => error,
        other => io::Error::other(other),
    }
}
