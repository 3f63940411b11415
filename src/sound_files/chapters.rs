//! Named places in a file of sound: the chapters of FLAC (Vorbis comments `CHAPTER001`, `CHAPTER001NAME`), the cues of WAV
//! with their labels. What [`flac`](super::flac) and [`cue`](super::cue) write, and other programs too.

use std::collections::BTreeMap;
use std::io::{self, BufReader, Read, Seek as _, SeekFrom};
use std::path::Path;

use flac_codec::metadata::{VorbisComment, block};

use ansage_wire::RATE;

/// A chunk of cues or labels is no longer than this, in bytes: more than a hundred thousand of them.
const LONGEST_CHUNK_BYTES: u32 = 1 << 23;

/// A named place.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Chapter {
    /// Its first sample, at 16 kHz.
    pub from: u64,
    /// What it is called.
    pub title: String,
}

/// Returns the chapters of a file in the order of their places; none where it has none or they cannot be read.
pub fn of(path: &Path) -> Vec<Chapter> {
    let mut chapters = match of_flac(path) {
        Some(chapters) => chapters,
        None => of_wav(path).unwrap_or_default(),
    };
    chapters.sort_by_key(|it| it.from);
    chapters
}

fn of_flac(path: &Path) -> Option<Vec<Chapter>> {
    let comments = block::<_, VorbisComment>(path).ok()??;
    let (mut places, mut names) = (BTreeMap::new(), BTreeMap::new());
    for (name, value) in comments.fields.iter().filter_map(|it| it.split_once('=')) {
        let name = name.to_ascii_uppercase();
        let Some(rest) = name.strip_prefix("CHAPTER") else {
            continue;
        };
        match rest.strip_suffix("NAME") {
            Some(number) => drop(names.insert(number.to_owned(), value.to_owned())),
            None => drop(place_of(value).and_then(|it| places.insert(rest.to_owned(), it))),
        }
    }
    let chapter = |(number, from): (String, u64)| {
        let title = names.remove(&number).unwrap_or(number);
        Chapter { from, title }
    };
    Some(places.into_iter().map(chapter).collect())
}

/// Reads a place, `hh:mm:ss.mmm`.
fn place_of(text: &str) -> Option<u64> {
    let mut parts = text.trim().split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let whole = hours.parse::<u32>().ok()? * 60 + minutes.parse::<u32>().ok().filter(|it| *it < 60)?;
    let seconds = seconds.parse::<f64>().ok().filter(|it| (0.0..60.0).contains(it))?;
    let samples = (f64::from(whole) * 60.0 + seconds) * f64::from(RATE);
    parts.next().is_none().then_some(samples.round() as u64)
}

fn of_wav(path: &Path) -> io::Result<Vec<Chapter>> {
    let mut file = BufReader::new(ansage_files::open(path)?);
    if field(&mut file)? != *b"RIFF" {
        return Ok(Vec::new());
    }
    field(&mut file)?;
    field(&mut file)?;
    let (mut rate, mut cues, mut labels) = (RATE, Vec::new(), BTreeMap::new());
    // A chunk that is not there any more is the end.
    while let (Ok(name), Ok(length)) = (field(&mut file), field(&mut file)) {
        let length = u32::from_le_bytes(length);
        let is_wanted = matches!(&name, b"fmt " | b"cue " | b"LIST") && length <= LONGEST_CHUNK_BYTES;
        if !is_wanted {
            file.seek(SeekFrom::Current(i64::from(length) + i64::from(length % 2)))?;
            continue;
        }
        let mut content = vec![0; length as usize];
        file.read_exact(&mut content)?;
        if length % 2 == 1 {
            file.seek(SeekFrom::Current(1))?;
        }
        match &name {
            b"fmt " => rate = number(&content, 4).unwrap_or(RATE),
            b"cue " => cues = cues_of(&content),
            _ => labels.extend(labels_of(&content)),
        }
    }
    let chapter = |(id, place): (u32, u32)| Chapter {
        from: u64::from(place) * u64::from(RATE) / u64::from(rate.max(1)),
        title: labels.remove(&id).unwrap_or_else(|| id.to_string()),
    };
    Ok(cues.into_iter().map(chapter).collect())
}

/// Returns the numbers of the cues with their places, in samples of the file.
fn cues_of(content: &[u8]) -> Vec<(u32, u32)> {
    const CUE_BYTES: usize = 24;
    let cues = content.get(4..).unwrap_or_default().chunks_exact(CUE_BYTES);
    cues.filter_map(|it| Some((number(it, 0)?, number(it, 20)?))).collect()
}

/// Returns the labels in a list chunk by the numbers of their cues; none in one of another kind.
fn labels_of(content: &[u8]) -> Vec<(u32, String)> {
    let mut labels = Vec::new();
    let Some(mut rest) = content.strip_prefix(b"adtl") else {
        return labels;
    };
    while let (Some(name), Some(length)) = (rest.get(..4), number(rest, 4)) {
        let length = length as usize;
        let Some(chunk) = rest.get(8..).and_then(|it| it.get(..length)) else {
            break;
        };
        if name == b"labl"
            && let (Some(cue), Some(text)) = (number(chunk, 0), chunk.get(4..))
        {
            let end = text.iter().position(|it| *it == 0).unwrap_or(text.len());
            labels.push((cue, String::from_utf8_lossy(&text[..end]).into_owned()));
        }
        rest = rest.get(8 + length.next_multiple_of(2)..).unwrap_or_default();
    }
    labels
}

fn field(file: &mut impl Read) -> io::Result<[u8; 4]> {
    let mut bytes = [0; 4];
    file.read_exact(&mut bytes)?;
    Ok(bytes)
}

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..)?.first_chunk::<4>()?;
    Some(u32::from_le_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flac;
    use crate::flac::Labels;
    use crate::{cue, wav};

    fn chapter(from: u64, title: &str) -> Chapter {
        let title = title.to_owned();
        Chapter { from, title }
    }

    #[test]
    fn the_chapters_of_flac_are_read_in_their_order() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.flac");
        let tags = [
            ("CHAPTER002", "00:00:01.500"),
            ("CHAPTER002NAME", "1... Läufer = Bella fünf"),
            ("TITLE", "Anna - Bella"),
            ("chapter001", "00:00:00.000"),
            ("Chapter001Name", "1. Bauer Eva vier"),
            ("CHAPTER003", "00:00:01.750"),
            ("CHAPTER004", "soon"),
            ("CHAPTER005NAME", "nowhere"),
        ];
        let labels = Labels {
            tags: tags.map(|(name, it)| (name.to_owned(), it.to_owned())).to_vec(),
            tracks: Vec::new(),
        };
        flac::write(&path, &[0; 32_000], &labels).unwrap();
        let expected = [
            chapter(0, "1. Bauer Eva vier"),
            chapter(24_000, "1... Läufer = Bella fünf"),
            chapter(28_000, "003"),
        ];
        assert_eq!(of(&path), expected);
    }

    #[test]
    fn names_in_a_file_of_sound_steer_nothing() {
        const HOSTILE: &str = "Sil\u{1b}[2Jva\u{9b}31m\u{7}\r\n\u{202e}Zeta";
        const CLEAN: &str = "Sil[2Jva31m Zeta";
        let folder = tempfile::tempdir().unwrap();
        let (flac, wav) = (folder.path().join("game.flac"), folder.path().join("game.wav"));
        let tags = [
            ("WHITE", HOSTILE),
            ("CHAPTER001", "00:00:00.000"),
            ("CHAPTER001NAME", HOSTILE),
        ];
        let labels = Labels {
            tags: tags.map(|(name, it)| (name.to_owned(), it.to_owned())).to_vec(),
            tracks: Vec::new(),
        };
        flac::write(&flac, &[0; 1_000], &labels).unwrap();
        cue::write(&wav, &[0; 1_000], &[(0, HOSTILE.to_owned())], HOSTILE).unwrap();
        for path in [flac, wav] {
            assert_eq!(of(&path), [chapter(0, CLEAN)], "{}", path.display());
            let bytes = std::fs::read(&path).unwrap();
            let count = |text: &str| bytes.windows(text.len()).filter(|it| *it == text.as_bytes()).count();
            assert_eq!(count(CLEAN), 2, "its name and its title");
            assert_eq!((count("\u{1b}["), count("\u{202e}")), (0, 0));
        }
    }

    #[test]
    fn the_cues_of_wav_are_read_with_their_labels() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.wav");
        let cues = [(9_000, "1... Läufer".to_owned()), (0, "1. Bauer Eva vier".to_owned())];
        cue::write(&path, &[7; 20_001], &cues, "Anna - Bella").unwrap();
        assert_eq!(
            of(&path),
            [chapter(0, "1. Bauer Eva vier"), chapter(9_000, "1... Läufer")]
        );
        // Broken off anywhere, or with any byte another one, it is read as far as it goes.
        let whole = std::fs::read(&path).unwrap();
        for end in (0..64).chain(whole.len() - 200..whole.len()) {
            std::fs::write(&path, &whole[..end]).unwrap();
            assert!(of(&path).len() <= 2);
        }
        for at in whole.len() - 170..whole.len() {
            let mut other = whole.clone();
            other[at] ^= 0xff;
            std::fs::write(&path, other).unwrap();
            assert!(of(&path).len() <= 2);
        }
    }

    #[test]
    fn a_file_without_chapters_has_none() {
        let folder = tempfile::tempdir().unwrap();
        let (as_wav, as_flac) = (folder.path().join("tape.wav"), folder.path().join("tape.flac"));
        wav::write(&as_wav, &[0; 1_000], RATE).unwrap();
        flac::write(&as_flac, &[0; 1_000], &Labels::default()).unwrap();
        let letter = folder.path().join("letter.mp3");
        std::fs::write(&letter, "Dear Anna").unwrap();
        for path in [as_wav, as_flac, letter, folder.path().join("nowhere.wav")] {
            assert_eq!(of(&path), [], "{}", path.display());
        }
    }
}
