//! Following a journal that another program writes, without a lock and without writing.
//!
//! The file is looked at again and again: that works on disks of other machines too, which tell nobody of a change,
//! and where the file is not there yet.

use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use super::mark::{Mark, follow_mark};
use super::read::{DamagedLine, LARGEST_MIB, Read, ReadError, read_rest};
use ansage_core::game::Recorded;
use ansage_files::FileError;
use ansage_os::files::{FileId, Stamp, state, state_at};

/// A journal that grows.
#[derive(Debug)]
pub struct Followed {
    path: PathBuf,
    /// The file, once it was there. It stays the same one when it is renamed.
    file: Option<Open>,
}

#[derive(Debug)]
struct Open {
    file: File,
    /// What a name of the file does not change.
    id: FileId,
    /// Length and time of the last change when it was read last.
    state: Option<(u64, Stamp)>,
    read: Read,
    taken: usize,
    /// True if it took the place of another one and nothing of it was taken yet.
    is_another: bool,
}

/// What a look at the file brought.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct News {
    /// True if another journal took the place of the one before; what follows is its beginning.
    pub is_another: bool,
    /// What was recorded since the last look.
    pub records: Vec<Recorded>,
}

impl Followed {
    /// Follows the file of this name, which need not be there.
    pub fn at(path: &Path) -> Self {
        Self {
            path: path.to_owned(),
            file: None,
        }
    }

    /// Returns true if there was a file at some time.
    pub fn was_there(&self) -> bool {
        self.file.is_some()
    }

    /// Returns the line that cannot be trusted, if there is one. What stood before it was taken.
    pub fn damage(&self) -> Option<&DamagedLine> {
        self.file.as_ref()?.read.damage.as_ref()
    }

    /// Returns until when the game was looked after, as far as its program marked it beside what was taken.
    pub fn mark(&self) -> Option<Mark> {
        follow_mark(&self.path, &self.file.as_ref()?.read)
    }

    /// Looks for what is new. A last line without its end is left until it is whole.
    ///
    /// # Errors
    ///
    /// Returns [`ReadError`] if there is a file that cannot be read or is no journal.
    pub fn look(&mut self) -> Result<News, ReadError> {
        let mut news = News::default();
        match state_at(&self.path) {
            Ok(there) => {
                let is_ours = |it: &Open| it.id == there.id && it.read.length <= there.length;
                if !self.file.as_ref().is_some_and(is_ours) {
                    self.file = Some(self.open()?);
                }
            }
            // It is not there yet, or was renamed, and then it still grows.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(source) => return Err(self.unreadable(source)),
        }
        let Some(open) = &mut self.file else {
            return Ok(news);
        };
        read_further(open, &self.path)?;
        if open.taken < open.read.records.len() {
            news.is_another = std::mem::take(&mut open.is_another);
            news.records.extend_from_slice(&open.read.records[open.taken..]);
            open.taken = open.read.records.len();
        }
        Ok(news)
    }

    fn open(&self) -> Result<Open, ReadError> {
        let file = ansage_files::open(&self.path).map_err(|source| self.unreadable(source))?;
        let id = state(&file).map_err(|source| self.unreadable(source))?.id;
        Ok(Open {
            file,
            id,
            state: None,
            read: Read::default(),
            taken: 0,
            is_another: self.file.is_some(),
        })
    }

    fn unreadable(&self, source: io::Error) -> ReadError {
        let path = self.path.clone();
        ReadError::Unreadable { path, source }
    }
}

fn read_further(open: &mut Open, path: &Path) -> Result<(), ReadError> {
    let unreadable = |source| ReadError::Unreadable {
        path: path.to_owned(),
        source,
    };
    let now = state(&open.file).map_err(unreadable)?;
    let state = (now.length, now.written);
    if open.state == Some(state) {
        return Ok(());
    }
    // What cannot be read now is tried again when it has changed.
    open.state = Some(state);
    let limit = LARGEST_MIB * 1024 * 1024;
    if now.length > limit {
        return Err(unreadable(FileError::TooLarge { mib: LARGEST_MIB }.into()));
    }
    let mut bytes = Vec::new();
    open.file.seek(SeekFrom::Start(open.read.length)).map_err(unreadable)?;
    (&open.file).take(limit).read_to_end(&mut bytes).map_err(unreadable)?;
    read_rest(&mut open.read, &bytes, path)
}

#[cfg(test)]
mod tests {
    use std::fs::{self, OpenOptions};
    use std::io::Write as _;

    use super::super::Journal;
    use super::{Followed, News};
    use ansage_core::game::{Event, Moment, Recorded};

    fn noted(at: u64) -> Recorded {
        let text = format!("note {at}");
        Recorded::new(Moment(at), Event::Noted { text })
    }

    fn brings(followed: &mut Followed) -> Vec<Recorded> {
        let News { is_another, records } = followed.look().expect("a journal");
        assert!(!is_another);
        records
    }

    #[test]
    fn what_is_written_is_brought_once_and_the_file_need_not_be_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.jsonl");
        let mut followed = Followed::at(&path);
        assert_eq!(brings(&mut followed), []);
        assert!(!followed.was_there());
        let mut journal = Journal::create(&path).expect("a new journal");
        journal.append(&noted(1)).expect("a write");
        assert_eq!(brings(&mut followed), [noted(1)]);
        assert_eq!(brings(&mut followed), []);
        journal.append(&noted(2)).expect("a write");
        journal.append(&noted(3)).expect("a write");
        assert_eq!(brings(&mut followed), [noted(2), noted(3)]);
    }

    #[test]
    fn a_line_without_its_end_is_left_until_it_is_whole() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.jsonl");
        let mut journal = Journal::create(&path).expect("a new journal");
        journal.append(&noted(1)).expect("a write");
        journal.append(&noted(2)).expect("a write");
        let whole = fs::read(&path).expect("the file");
        let copy = folder.path().join("copy.jsonl");
        let mut followed = Followed::at(&copy);
        let mut brought = Vec::new();
        let mut file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(&copy)
            .expect("a file");
        for bytes in whole.chunks(7) {
            file.write_all(bytes).expect("a write");
            brought.extend(brings(&mut followed));
            assert_eq!(followed.damage(), None);
        }
        assert_eq!(brought, [noted(1), noted(2)]);
    }

    #[test]
    fn damage_is_named_and_what_stood_before_it_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.jsonl");
        let mut journal = Journal::create(&path).expect("a new journal");
        journal.append(&noted(1)).expect("a write");
        let mut followed = Followed::at(&path);
        assert_eq!(brings(&mut followed), [noted(1)]);
        let mut file = OpenOptions::new().append(true).open(&path).expect("the file");
        file.write_all(b"{\"at\":2}\n{\"at\":3}\n").expect("a write");
        assert_eq!(brings(&mut followed), []);
        assert_eq!(followed.damage().expect("damage").line, 3);
    }

    #[test]
    fn a_renamed_file_still_grows_and_another_in_its_place_is_another_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.jsonl");
        let mut journal = Journal::create(&path).expect("a new journal");
        journal.append(&noted(1)).expect("a write");
        let mut followed = Followed::at(&path);
        assert_eq!(brings(&mut followed), [noted(1)]);
        fs::rename(&path, folder.path().join("kept.jsonl")).expect("a new name");
        journal.append(&noted(2)).expect("a write");
        assert_eq!(brings(&mut followed), [noted(2)]);
        let mut other = Journal::create(&path).expect("another journal");
        other.append(&noted(9)).expect("a write");
        let news = followed.look().expect("a journal");
        assert_eq!((news.is_another, news.records), (true, vec![noted(9)]));
    }

    #[test]
    fn something_else_is_not_followed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("letter.txt");
        fs::write(&path, "dear friend\n").expect("a file");
        assert!(Followed::at(&path).look().is_err());
        assert!(Followed::at(folder.path()).look().is_err());
    }
}
