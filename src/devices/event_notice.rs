//! The notice that a game of an event is played: a locked file in a folder of the person's own, by which every other command
//! of theirs knows of the game, and a list beside it of what was asked for meanwhile, which the game reads.
//!
//! A lock ends with its program, however that ends, so that a notice is never left behind by a game that was killed. Whoever
//! changes the environment, and with it the folder, gets round it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use ansage_core::game::{ArbiterKey, Moment, OtherAnswer, OtherCommand};
use ansage_os::files::{
    FileState, Stamp, Waiting, is_nowhere, open_to_its_owner, state, state_at, state_of_name, waiting, write_all_at,
};
use ansage_os::locks::{try_lock, try_lock_shared};
use serde::{Deserialize, Serialize};

/// How a notice is called, with a number between.
const NAME: (&str, &str) = ("event-", ".notice");
/// How the list beside it is called.
const LIST: &str = "asked";
/// More than a notice ever holds, in bytes.
const LARGEST_NOTICE_BYTES: u64 = 64 * 1024;
/// Of a list no more than this is read at once, in bytes.
const LARGEST_LIST_BYTES: u64 = 64 * 1024;
/// How often the arbiter is told at most: a player must not be able to fill the journal.
const TOLD_EVERY: Duration = Duration::from_secs(60);
/// More different things than a person asks for in that time; of the rest it is told that there were more.
const MOST_ASKED: usize = 12;
/// Longer than the name of any command.
const LONGEST_NAME: usize = 24;

/// How something is called whose name is none.
const UNNAMED: &str = "?";

/// What stands in a notice.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Text {
    #[serde(skip_serializing_if = "Option::is_none")]
    arbiter_key: Option<ArbiterKey>,
}

/// What the game is told of its notice.
#[derive(Debug, Eq, PartialEq)]
pub enum NoticeNews {
    /// Something was asked for beside it.
    Asked(OtherCommand),
    /// The notice was taken away, and is there again.
    Removed,
    /// No notice can be put up, so that no other command knows of the game.
    Missing,
}

/// The notice of the game that this program plays; it is taken down when it is dropped.
#[derive(Debug)]
pub struct EventNotice {
    folders: Vec<PathBuf>,
    /// `None` while it cannot be put up.
    hung: Option<Hung>,
    /// True once it was told that it is not there.
    is_missed: bool,
    key: Option<ArbiterKey>,
    /// Bytes of the list that were read.
    read: u64,
    /// What the game has not been told yet.
    asked: Vec<OtherCommand>,
    told: Option<Moment>,
}

/// Where a notice is, and how it was when it was looked at last.
#[derive(Debug)]
struct Hung {
    place: PathBuf,
    file: File,
    /// When anything of the file was changed last, its name and its folder's entry among it, as the system counts.
    changed: Option<Stamp>,
    folder: FolderSeen,
}

/// What tells that a folder was renamed, or that others may or may not look into it now.
#[derive(Debug, Eq, PartialEq)]
struct FolderSeen {
    mode: u32,
    /// When an entry came or went last.
    entries: Stamp,
    /// When anything of it was changed last.
    changed: Stamp,
}

impl EventNotice {
    /// Puts up the notice in the first folder in which that is possible, with what the arbiters' secret opens. Where it is
    /// possible in none that is tried again at each look.
    pub fn put_up(folders: &[PathBuf], key: Option<ArbiterKey>) -> Self {
        Self {
            folders: folders.to_vec(),
            hung: hung_in_one_of(folders, key.as_ref()),
            is_missed: false,
            key,
            read: 0,
            asked: Vec::new(),
            told: None,
        }
    }

    /// From here on another secret opens the game.
    pub fn set_key(&mut self, key: &ArbiterKey) {
        self.key = Some(key.clone());
        let Some(hung) = &mut self.hung else { return };
        if let Err(error) = written(&hung.file, self.key.as_ref()) {
            tracing::warn!(%error, "the notice of the event is not renewed");
        }
        hung.changed = changed(&hung.file);
    }

    /// Looks whether the notice is still there, and what was asked for since the last time; `is_last` where the game is left.
    pub fn look(&mut self, now: Moment, is_last: bool) -> Vec<NoticeNews> {
        let mut news = Vec::new();
        self.read_the_list();
        let was_up = self.hung.is_some();
        if !is_last && !self.hung.as_mut().is_some_and(Hung::is_untouched) {
            self.put_up_again();
            news.extend(match (was_up, self.hung.is_some()) {
                (true, true) => Some(NoticeNews::Removed),
                (_, false) if !self.is_missed => Some(NoticeNews::Missing),
                _ => None,
            });
            self.is_missed = self.hung.is_none();
        }
        let may_be_told = self.told.is_none_or(|it| it.plus(TOLD_EVERY) <= now);
        if !self.asked.is_empty() && (may_be_told || is_last) {
            self.told = Some(now);
            news.extend(self.asked.drain(..).map(NoticeNews::Asked));
        }
        news
    }

    /// Somebody took it away, renamed it, wrote into it, or laid something in the place of its list.
    fn put_up_again(&mut self) {
        self.take_down();
        self.read = 0;
        self.hung = hung_in_one_of(&self.folders, self.key.as_ref());
    }

    fn take_down(&self) {
        let Some(hung) = &self.hung else { return };
        let list = hung.place.with_extension(LIST);
        let _gone_already = fs::remove_file(&list).or_else(|_error| fs::remove_dir(&list));
        if hung.is_there() {
            let _gone_already = fs::remove_file(&hung.place);
        }
    }

    fn read_the_list(&mut self) {
        let Some(hung) = &self.hung else { return };
        let Ok(mut list) = ansage_files::open(&hung.place.with_extension(LIST)) else {
            return;
        };
        let mut bytes = Vec::new();
        let read = list
            .seek(SeekFrom::Start(self.read))
            .and_then(|_place| list.take(LARGEST_LIST_BYTES).read_to_end(&mut bytes));
        if read.is_err() {
            return;
        }
        // A line that is still being written is read the next time, unless it never ends.
        let whole = bytes.iter().rposition(|it| *it == b'\n').map_or(0, |it| it + 1);
        let is_endless = whole == 0 && bytes.len() as u64 == LARGEST_LIST_BYTES;
        let end = if is_endless { bytes.len() } else { whole };
        self.read += end as u64;
        for line in bytes[..end].split(|it| *it == b'\n').filter(|it| !it.is_empty()) {
            self.note(asked_in(line));
        }
    }

    fn note(&mut self, asked: OtherCommand) {
        let is_full = self.asked.len() >= MOST_ASKED;
        let same = (self.asked.iter_mut()).find(|it| it.command == asked.command && it.answer == asked.answer);
        match same {
            Some(same) => same.times = same.times.saturating_add(asked.times),
            None if !is_full => self.asked.push(asked),
            None => self.note_one_more(asked.times),
        }
    }

    /// What is written there need not come from a command: as many as are asked for in earnest are told.
    fn note_one_more(&mut self, times: u32) {
        let unnamed = OtherCommand::once(UNNAMED, OtherAnswer::Refused);
        match self.asked.last_mut() {
            Some(last) if last.command == UNNAMED => last.times = last.times.saturating_add(times),
            _ => self.asked.push(unnamed),
        }
    }
}

impl Hung {
    /// Returns true if nobody touched it: also what was renamed and renamed back has changed for the system.
    fn is_untouched(&mut self) -> bool {
        let list = self.place.with_extension(LIST);
        let is_list = fs::symlink_metadata(&list).map_or(true, |it| it.is_file());
        let Some(folder) = self.place.parent().and_then(FolderSeen::of) else {
            return false;
        };
        // An entry that came or went changes both; another game may put up its notice there.
        let is_same = folder.mode == self.folder.mode
            && (folder.changed == self.folder.changed || folder.entries != self.folder.entries);
        self.folder = folder;
        self.is_there() && changed(&self.file) == self.changed && is_list && is_same
    }

    fn is_there(&self) -> bool {
        let of = |it: FileState| it.id;
        let ours = state(&self.file).map(of).ok();
        ours.is_some() && state_of_name(&self.place).map(of).ok() == ours
    }
}

impl FolderSeen {
    fn of(folder: &Path) -> Option<Self> {
        let it = state_at(folder).ok()?;
        Some(Self {
            mode: it.mode,
            entries: it.written,
            changed: it.changed,
        })
    }
}

impl Drop for EventNotice {
    fn drop(&mut self) {
        self.take_down();
    }
}

/// Returns when a file was changed last: its content, its name or its mode.
fn changed(file: &File) -> Option<Stamp> {
    state(file).ok().map(|it| it.changed)
}

/// Makes a notice in the first folder in which that is possible.
fn hung_in_one_of(folders: &[PathBuf], key: Option<&ArbiterKey>) -> Option<Hung> {
    folders.iter().find_map(|folder| match hung(folder, key) {
        Ok(hung) => Some(hung),
        Err(error) => {
            tracing::warn!(%error, folder = %folder.display(), "the notice of the event is not put up here");
            None
        }
    })
}

/// Reads a line of the list. Whoever wrote something else asked for something.
fn asked_in(line: &[u8]) -> OtherCommand {
    let read = serde_json::from_slice::<OtherCommand>(line).ok();
    let is_name = |it: &str| {
        (1..=LONGEST_NAME).contains(&it.len())
            && it.bytes().all(|it| it.is_ascii_lowercase() || it == b'-' || it == b' ')
    };
    match read.filter(|it| is_name(&it.command)) {
        Some(read) => OtherCommand::once(&read.command, read.answer),
        None => OtherCommand::once(UNNAMED, OtherAnswer::Refused),
    }
}

/// Makes a notice, locks it and gives it its name only then: nobody finds one that is not locked yet.
fn hung(folder: &Path, key: Option<&ArbiterKey>) -> io::Result<Hung> {
    // The person may have shut it to all commands, their own among them.
    open_to_its_owner(folder)?;
    ansage_files::make_own_folder(folder)?;
    for number in (1..100).map(|it| std::process::id() as usize * 100 + it) {
        let place = folder.join(format!("{}{number}{}", NAME.0, NAME.1));
        if place.symlink_metadata().is_ok() {
            continue;
        }
        let unfinished = place.with_extension("new");
        let file = ansage_files::create_private(&unfinished)?;
        try_lock(&file)?;
        written(&file, key)?;
        fs::rename(&unfinished, &place)?;
        let gone = || io::Error::from(io::ErrorKind::NotFound);
        return Ok(Hung {
            changed: changed(&file),
            folder: FolderSeen::of(folder).ok_or_else(gone)?,
            place,
            file,
        });
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn written(file: &File, key: Option<&ArbiterKey>) -> io::Result<()> {
    let text = serde_json::to_vec(&Text {
        arbiter_key: key.cloned(),
    })?;
    write_all_at(file, &text, 0)?;
    file.set_len(text.len() as u64)
}

/// A game of an event that somebody plays on this machine, under the same name.
#[derive(Debug)]
pub struct RunningEvent {
    /// What the arbiters' secret opens; `None` where none is set.
    pub key: Option<ArbiterKey>,
    place: PathBuf,
}

impl RunningEvent {
    /// Leaves a line for the game. Where that fails nobody can do anything about it.
    pub fn tell(&self, asked: &OtherCommand) {
        let told = serde_json::to_string(asked).map_err(io::Error::from).and_then(|line| {
            // What somebody else laid there is neither followed nor waited for.
            let mut how = ansage_files::private();
            waiting(how.append(true).create(true), Waiting::NeverNorFollows);
            let mut list = how.open(self.place.with_extension(LIST))?;
            list.write_all(format!("{line}\n").as_bytes())
        });
        if let Err(error) = told {
            tracing::warn!(%error, "the game of an event is not told");
        }
    }
}

/// Whether a game of an event is played cannot be known.
#[derive(Debug, thiserror::Error)]
#[error("{}: {source}", path.display())]
pub struct NotKnown {
    /// What cannot be looked at.
    pub path: PathBuf,
    /// What the system said.
    pub source: io::Error,
}

/// Returns the games of events that are played now. A notice whose game has ended is taken away.
///
/// # Errors
///
/// Returns what cannot be looked at: whoever shuts a folder, or leaves a command no room to look, is not told that there is
/// no game.
pub fn running(folders: &[PathBuf]) -> Result<Vec<RunningEvent>, NotKnown> {
    let mut running = Vec::new();
    for folder in folders {
        let not_known = |source| NotKnown {
            path: folder.clone(),
            source,
        };
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) if is_nowhere(&error) => continue,
            Err(error) => return Err(not_known(error)),
        };
        for entry in entries {
            let place = entry.map_err(not_known)?.path();
            let name = place.file_name().and_then(|it| it.to_str()).unwrap_or_default();
            if name.starts_with(NAME.0) && name.ends_with(NAME.1) {
                running.extend(of_notice(&place).map_err(|source| NotKnown { path: place, source })?);
            }
        }
    }
    Ok(running)
}

/// Returns the game of a notice, if it is still played.
fn of_notice(place: &Path) -> io::Result<Option<RunningEvent>> {
    let notice = match ansage_files::open(place) {
        Ok(notice) => notice,
        Err(error) if is_nowhere(&error) => return Ok(None),
        Err(error) => return Err(error),
    };
    match try_lock_shared(&notice) {
        Err(TryLockError::WouldBlock) => {}
        Ok(()) => {
            let _gone_already = fs::remove_file(place.with_extension(LIST));
            let _gone_already = fs::remove_file(place);
            return Ok(None);
        }
        Err(TryLockError::Error(error)) => return Err(error),
    }
    let text = ansage_files::read(place, LARGEST_NOTICE_BYTES)?;
    // A secret that cannot be read opens nothing.
    let text: Text = serde_json::from_slice(&text).unwrap_or_default();
    Ok(Some(RunningEvent {
        key: text.arbiter_key,
        place: place.to_owned(),
    }))
}

/// Looks, for another game or what is read beside one, whether a game of an event has been opened.
#[derive(Debug)]
pub struct EventWatch {
    folders: Vec<PathBuf>,
    command: &'static str,
    has_seen: bool,
}

impl EventWatch {
    /// Begins to look, for a command of this name.
    pub fn over(folders: Vec<PathBuf>, command: &'static str) -> Self {
        Self {
            folders,
            command,
            has_seen: false,
        }
    }

    /// Looks; returns true, and tells that game, once there is one.
    pub fn sees(&mut self) -> bool {
        if self.has_seen {
            return true;
        }
        let events =
            running(&self.folders).inspect_err(|error| tracing::warn!(%error, "there may be a game of an event"));
        for event in events.iter().flatten() {
            event.tell(&OtherCommand::once(self.command, OtherAnswer::Left));
        }
        self.has_seen = events.is_ok_and(|it| !it.is_empty());
        self.has_seen
    }

    /// Returns true if there was one.
    pub fn has_seen(&self) -> bool {
        self.has_seen
    }
}

#[cfg(test)]
mod tests;
