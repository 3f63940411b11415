//! The time mark beside a journal: until when somebody kept the clocks, and what the clock on the wall showed then.

use std::ffi::OsStr;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::chain::{Head, SEALED_END_BYTES};
use super::disk::{Access, Disk, DiskFile, Link, SystemDisk};
use super::read::Read;
use ansage_core::game::Moment;

/// Bytes of a place. A disk writes at least so many at once, so a place that is half written leaves the other whole.
const PLACE_BYTES: usize = 512;
/// More than it ever holds, in bytes.
const LARGEST_BYTES: u64 = 64 * 1024;
/// How every place begins.
const BEGINNING: &[u8] = b"{\"mark\":";

/// A moment at which the game was still looked after.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Mark {
    /// The moment, in milliseconds since the journal was opened.
    pub at: Moment,
    /// What the clock on the wall showed, in milliseconds since 1970.
    pub wall: u64,
}

/// A mark and the line of the journal it stands behind.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Placed {
    pub(super) mark: Mark,
    /// Bytes of the journal up to that line.
    pub(super) length: u64,
    /// The head of the chain there. The mark is sealed like the line that would follow, so it passes for no other file.
    pub(super) head: Head,
}

/// What stands in the file.
#[derive(Serialize, Deserialize)]
struct Line {
    mark: u32,
    at: Moment,
    wall: u64,
    length: u64,
}

/// The form of the file.
const FORM: u32 = 1;

/// The file: two places, written in turn, so that one of them is always whole.
#[derive(Debug)]
pub(super) struct MarkFile {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    file: Option<Box<dyn DiskFile>>,
    /// Which place is written next.
    turn: u64,
    /// What the system said last; said once.
    trouble: Option<String>,
}

impl MarkFile {
    /// Makes nothing yet: a game without a clock leaves no file.
    pub(super) fn beside(disk: Arc<dyn Disk>, journal: &Path) -> Self {
        Self {
            disk,
            path: path_beside(journal),
            file: None,
            turn: 0,
            trouble: None,
        }
    }

    /// Writes a mark over the one before the last and waits until the disk has it. What goes wrong is logged: the next
    /// mark comes in a second.
    pub(super) fn write(&mut self, placed: &Placed) {
        let trouble = self.try_to_write(placed).err().map(|it| it.to_string());
        if let Some(why) = trouble.as_ref().filter(|it| self.trouble.as_ref() != Some(*it)) {
            tracing::warn!(why, path = %self.path.display(), "the time mark cannot be written");
        }
        self.trouble = trouble;
    }

    fn try_to_write(&mut self, placed: &Placed) -> io::Result<()> {
        let file = match &self.file {
            Some(file) => file,
            None => {
                let file = open(&*self.disk, &self.path)?;
                self.disk.sync_folder_of(&self.path);
                self.file.insert(file)
            }
        };
        let place = sealed(placed)?;
        file.write_at(&place, self.turn * PLACE_BYTES as u64)?;
        file.sync()?;
        self.turn = 1 - self.turn;
        Ok(())
    }
}

/// Removes the mark beside a journal, if there is one: the game was left in order, or is a new one.
pub fn remove(journal: &Path) {
    remove_on(&SystemDisk, journal);
}

/// Removes the mark on this disk, as [`remove`].
pub fn remove_on(disk: &dyn Disk, journal: &Path) {
    let path = path_beside(journal);
    if !is_mark(disk, &path) {
        return;
    }
    if let Err(error) = disk.remove(&path) {
        tracing::info!(%error, path = %path.display(), "an old time mark stays");
    }
}

/// Lets the mark beside a journal lie beside its new name, if there is one: it is of this journal still.
pub fn rename(journal: &Path, to: &Path) {
    let (path, target) = (path_beside(journal), path_beside(to));
    if !is_mark(&SystemDisk, &path) || SystemDisk.state(&target, Link::Itself).is_ok() {
        return;
    }
    if let Err(error) = SystemDisk.rename(&path, &target) {
        tracing::info!(%error, path = %path.display(), "a time mark keeps its old name");
    }
}

/// Returns the last mark of the journal at `path`, of which `read` was read. A mark that was cut short, belongs to
/// another file or stands behind a line that is not there is none; that is logged.
pub fn read_mark(path: &Path, read: &Read) -> Option<Mark> {
    read_mark_on(&SystemDisk, path, read)
}

/// Returns the last mark on this disk, as [`read_mark`].
pub fn read_mark_on(disk: &dyn Disk, path: &Path, read: &Read) -> Option<Mark> {
    let places = places(disk, path, read)?;
    if places.iter().any(Option::is_none) {
        let marks = path_beside(path);
        tracing::warn!(path = %marks.display(), "a time mark that is no mark of this journal is left out");
    }
    last(places)
}

/// Returns the same of a journal that another program writes: what is being written just now is no reason for a word.
pub(super) fn follow_mark(path: &Path, read: &Read) -> Option<Mark> {
    places(&SystemDisk, path, read).and_then(last)
}

fn places(disk: &dyn Disk, path: &Path, read: &Read) -> Option<Vec<Option<Mark>>> {
    let places = disk.read(&path_beside(path), LARGEST_BYTES).ok()?;
    let journal = disk.open(path, Access::Read).ok()?;
    let places = places.chunks(PLACE_BYTES);
    Some(places.map(|place| checked(place, &*journal, read.length)).collect())
}

fn last(places: Vec<Option<Mark>>) -> Option<Mark> {
    places.into_iter().flatten().max_by_key(|it| it.at)
}

/// Returns the mark in a place, if it is whole and one of this journal.
fn checked(place: &[u8], journal: &dyn DiskFile, length: u64) -> Option<Mark> {
    let text = std::str::from_utf8(place).ok()?.trim_end();
    let line: Line = serde_json::from_str(text).ok()?;
    let mut head = head_at(journal, line.length).filter(|_| line.length <= length)?;
    head.check(text).ok().filter(|()| line.mark == FORM)?;
    Some(Mark {
        at: line.at,
        wall: line.wall,
    })
}

/// Returns the head of the chain behind the line of the journal that ends at `length`.
fn head_at(journal: &dyn DiskFile, length: u64) -> Option<Head> {
    let mut end = [0; SEALED_END_BYTES];
    let start = length.checked_sub(end.len() as u64)?;
    journal.read_at(&mut end, start).ok()?;
    Head::at_the_end_of(std::str::from_utf8(&end).ok()?)
}

/// Returns the text of a mark, filled up to the size of a place.
fn sealed(placed: &Placed) -> io::Result<[u8; PLACE_BYTES]> {
    let Mark { at, wall } = placed.mark;
    let line = serde_json::to_string(&Line {
        mark: FORM,
        at,
        wall,
        length: placed.length,
    })?;
    let mut head = placed.head;
    let line = head.seal(&line);
    let text = line.trim_end();
    let mut place = [b' '; PLACE_BYTES];
    place[PLACE_BYTES - 1] = b'\n';
    place[..text.len()].copy_from_slice(text.as_bytes());
    Ok(place)
}

/// `GAME.mark` stands beside `GAME.jsonl`, and beside any other name `NAME.mark`.
fn path_beside(journal: &Path) -> PathBuf {
    match journal.extension() {
        Some(extension) if extension == "jsonl" => journal.with_extension("mark"),
        _ => {
            let mut name = journal.file_name().unwrap_or(OsStr::new("")).to_owned();
            name.push(".mark");
            journal.with_file_name(name)
        }
    }
}

/// Opens the file; one that holds something else is left alone.
fn open(disk: &dyn Disk, path: &Path) -> io::Result<Box<dyn DiskFile>> {
    let there = disk.state(path, Link::Itself);
    let is_there = there.is_ok_and(|it| it.length > 0 || !it.is_file);
    if is_there && !is_mark(disk, path) {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    // What stands there is of an earlier run, whose end the journal tells by now.
    disk.open(path, Access::Overwrite)
}

fn is_mark(disk: &dyn Disk, path: &Path) -> bool {
    let mut beginning = [0; BEGINNING.len()];
    let is_file = disk.state(path, Link::Itself).is_ok_and(|it| it.is_file);
    let file = disk.open(path, Access::Read);
    let read = file.and_then(|it| it.read_at(&mut beginning, 0));
    is_file && read.is_ok() && beginning == *BEGINNING
}

#[cfg(test)]
mod tests;
