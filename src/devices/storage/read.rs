//! Reading a journal: all that can be trusted, and the place from which on nothing can.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::chain::Head;
use super::disk::{Disk, SystemDisk};
use super::journal::FORM;
use ansage_core::game::Recorded;

/// A game of a thousand moves takes about one; a file beyond this is something else.
pub(super) const LARGEST_MIB: u64 = 64;
/// What a disk takes at once, at least, in bytes.
const SECTOR_BYTES: u64 = 512;
/// How every journal begins.
const BEGINNING: &[u8] = b"{\"journal\":";

/// What a journal holds.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Read {
    /// The lines that can be trusted, in order.
    pub records: Vec<Recorded>,
    /// True if the last line was cut short, or has a hole, by a loss of power; it was dropped.
    pub torn: bool,
    /// The first line that cannot be trusted. Nothing behind it was taken.
    pub damage: Option<DamagedLine>,
    /// The head of the chain after the last line taken.
    pub head: Head,
    /// Bytes of the lines taken, header included.
    pub length: u64,
}

/// A damaged line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DamagedLine {
    /// Its number, counted from 1; the header is line 1.
    pub line: usize,
    /// What is wrong with it.
    pub flaw: JournalFlaw,
}

/// What is wrong with a line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum JournalFlaw {
    /// It is not JSON.
    NotJson,
    /// Its text, or that of a line before, is not the one that was sealed.
    NotAsWritten,
    /// It was written as it stands, by a program that knows more; with what could not be read.
    NotKnown(String),
}

impl fmt::Display for JournalFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalFlaw::NotJson => f.write_str("it is not JSON"),
            JournalFlaw::NotAsWritten => f.write_str("it is not as it was written"),
            JournalFlaw::NotKnown(what) => write!(f, "this version does not know it ({what})"),
        }
    }
}

/// Why nothing can be had from a file.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The system refused.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// It is something else.
    #[error("{} is not a journal", path.display())]
    NotAJournal {
        /// The file.
        path: PathBuf,
    },
    /// A newer program wrote it.
    #[error("{} is a journal of form {form}; this version reads form {FORM}", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its form.
        form: u32,
    },
}

/// Reads a journal from a file.
///
/// # Errors
///
/// Returns [`ReadError`] if the file cannot be read or is no journal; damage is no error, see [`Read::damage`].
pub fn read(path: &Path) -> Result<Read, ReadError> {
    read_on(&SystemDisk, path)
}

/// Reads a journal of this disk, as [`read`].
///
/// # Errors
///
/// As [`read`].
pub fn read_on(disk: &dyn Disk, path: &Path) -> Result<Read, ReadError> {
    read_text(&read_bytes(disk, path)?, path)
}

/// Reads a journal with the head of its chain behind each line that was taken, that of the header first.
///
/// # Errors
///
/// As [`read`].
pub fn read_with_heads(path: &Path) -> Result<(Read, Vec<Head>), ReadError> {
    let bytes = read_bytes(&SystemDisk, path)?;
    let read = read_text(&bytes, path)?;
    let taken = usize::try_from(read.length).unwrap_or(usize::MAX);
    let lines = bytes[..taken].split_inclusive(|it| *it == b'\n');
    let ends = lines.filter_map(|it| std::str::from_utf8(it).ok());
    let heads = ends.filter_map(Head::at_the_end_of).collect();
    Ok((read, heads))
}

/// Reads the bytes of a journal.
pub(super) fn read_bytes(disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, ReadError> {
    let bytes = disk.read(path, LARGEST_MIB * 1024 * 1024);
    bytes.map_err(|source| ReadError::Unreadable {
        path: path.to_owned(),
        source,
    })
}

/// Reads a journal from the bytes of its file; `path` is only for the error.
///
/// # Errors
///
/// Returns [`ReadError::NotAJournal`] or [`ReadError::Newer`].
pub fn read_text(bytes: &[u8], path: &Path) -> Result<Read, ReadError> {
    let mut read = Read::default();
    read_rest(&mut read, bytes, path)?;
    Ok(read)
}

/// Reads what follows the first `read.length` bytes of the file, and judges it anew.
pub(super) fn read_rest(read: &mut Read, rest: &[u8], path: &Path) -> Result<(), ReadError> {
    read.torn = false;
    read.damage = None;
    let mut rest = rest;
    let mut number = if read.length == 0 { 0 } else { 1 + read.records.len() };
    while !rest.is_empty() {
        number += 1;
        let Some(end) = rest.iter().position(|byte| *byte == b'\n') else {
            if number == 1 && !could_begin_a_journal(rest) {
                return Err(ReadError::NotAJournal { path: path.to_owned() });
            }
            if has_hole(rest, read.length) || !goes_on_behind_its_end(rest) {
                read.torn = true;
            } else {
                let flaw = JournalFlaw::NotAsWritten;
                read.damage = Some(DamagedLine { line: number, flaw });
            }
            break;
        };
        let (line, behind) = (&rest[..end], &rest[end + 1..]);
        if number == 1 {
            check_form(line, path)?;
        }
        match check(line, number, &mut read.head) {
            Ok(recorded) => read.records.extend(recorded),
            Err(_) if behind.is_empty() && number > 1 && has_hole(line, read.length) => {
                read.torn = true;
                break;
            }
            Err(flaw) => {
                read.damage = Some(DamagedLine { line: number, flaw });
                break;
            }
        }
        read.length += end as u64 + 1;
        rest = behind;
    }
    Ok(())
}

fn check_form(line: &[u8], path: &Path) -> Result<(), ReadError> {
    #[derive(Deserialize)]
    struct Header {
        journal: u32,
    }
    if !line.starts_with(BEGINNING) {
        return Err(ReadError::NotAJournal { path: path.to_owned() });
    }
    match serde_json::from_slice(line) {
        Ok(Header { journal }) if journal > FORM => Err(ReadError::Newer {
            path: path.to_owned(),
            form: journal,
        }),
        // A header of form 0, or one that is not JSON, was changed; the chain says so.
        _ => Ok(()),
    }
}

fn could_begin_a_journal(line: &[u8]) -> bool {
    let compared = BEGINNING.len().min(line.len());
    line[..compared] == BEGINNING[..compared]
}

/// Returns true if a line without a newline has more behind its closing brace: whoever cuts a file short leaves no such line,
/// so the newline was changed.
fn goes_on_behind_its_end(line: &[u8]) -> bool {
    let mut values = serde_json::Deserializer::from_slice(line).into_iter::<IgnoredAny>();
    matches!(values.next(), Some(Ok(_))) && values.byte_offset() < line.len()
}

/// Returns true if a line that begins at `start` of its file has a hole of a power cut: zeros for what the disk did not take
/// though it took the length. The disk takes whole sectors, so a hole begins where the line or a sector does, and ends where
/// the line or a sector does; a single byte is none, but a change.
fn has_hole(line: &[u8], start: u64) -> bool {
    let is_edge = |at: usize| (start + at as u64).is_multiple_of(SECTOR_BYTES);
    let mut from = 0;
    while let Some(zero) = line[from..].iter().position(|it| *it == 0).map(|it| it + from) {
        let length = line[zero..].iter().take_while(|it| **it == 0).count();
        let end = zero + length;
        if length > 1 && (zero == 0 || is_edge(zero)) && (end == line.len() || is_edge(end)) {
            return true;
        }
        from = end;
    }
    false
}

/// Returns what a line records; the header records nothing.
fn check(line: &[u8], number: usize, head: &mut Head) -> Result<Option<Recorded>, JournalFlaw> {
    let line = std::str::from_utf8(line).map_err(|_not_text| JournalFlaw::NotJson)?;
    let mut next = *head;
    if next.check(line).is_err() {
        let is_json = serde_json::from_str::<IgnoredAny>(line).is_ok();
        return Err(if is_json {
            JournalFlaw::NotAsWritten
        } else {
            JournalFlaw::NotJson
        });
    }
    let recorded = if number == 1 {
        None
    } else {
        Some(serde_json::from_str(line).map_err(|error| JournalFlaw::NotKnown(error.to_string()))?)
    };
    *head = next;
    Ok(recorded)
}
