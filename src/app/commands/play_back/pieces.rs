//! The pieces in which a file of sound is walked: its chapters, or what stands between its pauses.

use std::iter;
use std::path::Path;

use crate::app::failure::{Failure, sound_failure};
use crate::app::printing::say_on_stderr;
use crate::app::settings::words::Words;
use ansage_core::desk::{SoundFile, SoundPiece};
use ansage_sound::pauses::Cutter;
use ansage_sound::time;
use ansage_sound_files::chapters;
use ansage_sound_files::chapters::Chapter;
use ansage_sound_files::recording_file::RecordingFile;
use ansage_wire::RATE;

/// No piece is longer, in samples: what is heard at once lies in memory. Five minutes.
const LONGEST_SAMPLES: u64 = 300 * RATE as u64;

/// Returns the pieces of a file. What is wrong with one that can be heard is said.
///
/// # Errors
///
/// Says why it cannot be heard.
pub(super) fn of(path: &Path, words: &Words) -> Result<SoundFile, Failure> {
    let failure = |error| Failure::unreadable(sound_failure::of_file(path, &error));
    let mut file = RecordingFile::open(path).map_err(failure)?;
    let name = path.file_name().and_then(|it| it.to_str());
    let Some(name) = name else {
        let not_text = std::io::Error::other("its name is no text");
        return Err(failure(not_text.into()));
    };
    let chapters = chapters::of(path);
    let pieces = match file.length() {
        Some(length) if !chapters.is_empty() => by_chapters(&chapters, length),
        _ => by_pauses(&mut file),
    };
    if let Some(flaw) = sound_failure::of_flaws(path, file.flaws()) {
        say_on_stderr(&words.say(&flaw));
    }
    if pieces.is_empty() {
        return Err(Failure::unreadable(sound_failure::silent(path)));
    }
    Ok(SoundFile {
        name: name.to_owned(),
        pieces,
    })
}

/// Each chapter goes up to the next, the last to the end; what stands before the first is not left out.
fn by_chapters(chapters: &[Chapter], length: u64) -> Vec<SoundPiece> {
    let before = chapters.first().filter(|it| it.from > 0).map(|_| (0, time(0)));
    let places: Vec<(u64, String)> = (before.into_iter())
        .chain(chapters.iter().map(|it| (it.from, it.title.clone())))
        .collect();
    let ends = places.iter().skip(1).map(|it| it.0).chain([length]);
    let pieces = places.iter().zip(ends).map(|((from, title), to)| SoundPiece {
        title: title.clone(),
        spoken: None,
        from: *from,
        to: to.min(length),
    });
    pieces.filter(|it| it.from < it.to).flat_map(cut_up).collect()
}

/// Cuts a piece that is too long into several of the same name.
fn cut_up(piece: SoundPiece) -> impl Iterator<Item = SoundPiece> {
    let starts = (piece.from..piece.to).step_by(LONGEST_SAMPLES as usize);
    starts.map(move |from| SoundPiece {
        title: piece.title.clone(),
        spoken: piece.spoken.clone(),
        from,
        to: piece.to.min(from + LONGEST_SAMPLES),
    })
}

/// Each voice is a piece, with a little quiet around it. Where nobody speaks, all that there is, is one.
fn by_pauses(file: &mut RecordingFile) -> Vec<SoundPiece> {
    let (mut cutter, mut length) = (Cutter::default(), 0);
    let mut stretches = Vec::new();
    for samples in iter::from_fn(|| file.read()) {
        length += samples.len() as u64;
        let ended = cutter.take(&samples);
        stretches.extend(ended.iter().map(|it| (it.at, it.at + it.samples.len() as u64)));
    }
    stretches.extend(cutter.finish().map(|it| (it.at, it.at + it.samples.len() as u64)));
    if stretches.is_empty() && length > 0 {
        stretches.push((0, length));
    }
    let pieces = stretches.into_iter().zip(1..).map(|((from, to), number)| SoundPiece {
        title: format!("{number}, {}", time(from)),
        // The time is for whoever looks it up.
        spoken: Some(number.to_string()),
        from,
        to,
    });
    pieces.flat_map(cut_up).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chapter(from: u64, title: &str) -> Chapter {
        let title = title.to_owned();
        Chapter { from, title }
    }

    fn places(pieces: &[SoundPiece]) -> Vec<(&str, u64, u64)> {
        pieces.iter().map(|it| (it.title.as_str(), it.from, it.to)).collect()
    }

    #[test]
    fn a_chapter_ends_where_the_next_begins() {
        let chapters = [
            chapter(0, "1. Bauer Eva vier"),
            chapter(500, "1... Bauer"),
            chapter(900, "behind the end"),
        ];
        assert_eq!(
            places(&by_chapters(&chapters, 900)),
            [("1. Bauer Eva vier", 0, 500), ("1... Bauer", 500, 900)]
        );
        assert_eq!(
            places(&by_chapters(&chapters[1..2], 900)),
            [("0:00:00", 0, 500), ("1... Bauer", 500, 900)]
        );
    }

    #[test]
    fn a_chapter_that_is_too_long_is_cut() {
        let pieces = by_chapters(&[chapter(0, "Lecture")], LONGEST_SAMPLES * 2 + 7);
        let expected = [
            ("Lecture", 0, LONGEST_SAMPLES),
            ("Lecture", LONGEST_SAMPLES, 2 * LONGEST_SAMPLES),
            ("Lecture", 2 * LONGEST_SAMPLES, 2 * LONGEST_SAMPLES + 7),
        ];
        assert_eq!(places(&pieces), expected);
    }
}
