//! Whatever is done to the file of a running game, the next look sees it, and all lines are in another file then.

use std::cell::RefCell;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use ansage_os::files::{FileState, read_exact_at, write_all_at};
use tempfile::TempDir;

use super::*;
use crate::storage::disk::{Access, Lock};
use crate::storage::{Journal, Storage, StorageNews, SystemDisk, read};
use ansage_core::game::{Event, Moment, Recorded};

fn noted(at: u64) -> Recorded {
    let text = format!("note {at}");
    Recorded::new(Moment(at), Event::Noted { text })
}

/// A game with three lines, and a folder of its person's own.
struct Stage {
    folder: TempDir,
    storage: Storage,
}

impl Stage {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games/game.jsonl");
        let journal = Journal::create(&path).expect("a new journal");
        let own = folder.path().join("own");
        let mut storage = Storage::keep(journal, vec![own], |_health| {}).expect("a thread");
        for at in 1..=3 {
            assert_eq!(storage.append(&noted(at)), []);
        }
        Self { folder, storage }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    #[track_caller]
    fn expect_continued(&self, news: &[StorageNews], expected: JournalFault, to: &str) {
        let expected = StorageNews::Continued {
            why: expected,
            from: self.path("games/game.jsonl"),
            to: self.path(to),
        };
        assert_eq!(news, [expected]);
    }
}

type Attack = fn(&Path);

const ATTACKS: [(JournalFault, Attack); 10] = [
    (JournalFault::Removed, |game| fs::remove_file(game).unwrap()),
    (JournalFault::Moved, |game| {
        fs::rename(game, game.with_extension("old")).unwrap()
    }),
    (JournalFault::Replaced, |game| {
        let copy = game.with_extension("copy");
        fs::copy(game, &copy).unwrap();
        fs::rename(copy, game).unwrap();
    }),
    (JournalFault::Replaced, |game| {
        fs::remove_file(game).unwrap();
        fs::create_dir(game).unwrap();
    }),
    (JournalFault::Cut, |game| open(game).set_len(0).unwrap()),
    (JournalFault::Cut, |game| {
        let file = open(game);
        file.set_len(file.metadata().unwrap().len() - 1).unwrap();
    }),
    (JournalFault::Changed, |game| flip(game, 20)),
    (JournalFault::Changed, |game| {
        flip(game, open(game).metadata().unwrap().len() - 3)
    }),
    (JournalFault::Changed, |game| {
        let file = open(game);
        let length = file.metadata().unwrap().len();
        write_all_at(&file, b"{}\n", length).unwrap();
    }),
    (JournalFault::Changed, |game| {
        let length = open(game).metadata().unwrap().len();
        fs::write(game, "x".repeat(usize::try_from(length).unwrap())).unwrap();
    }),
];

/// What takes a system that has links and pipes among its files.
#[cfg(unix)]
fn attacks_of_the_system() -> Vec<(JournalFault, Attack)> {
    use std::os::unix::fs::symlink;

    use rustix::fs::{CWD, Mode, mkfifoat};

    vec![
        (JournalFault::Replaced, |game| {
            fs::rename(game, game.with_extension("old")).unwrap();
            symlink(game.with_extension("old"), game).unwrap();
        }),
        (JournalFault::Replaced, |game| {
            fs::remove_file(game).unwrap();
            mkfifoat(CWD, game, Mode::RUSR | Mode::WUSR).unwrap();
        }),
    ]
}

#[cfg(windows)]
fn attacks_of_the_system() -> Vec<(JournalFault, Attack)> {
    Vec::new()
}

/// Returns true where a file that is removed keeps its name as long as somebody has it open: under Wine, and on shares.
fn keeps_the_name_of_what_is_removed() -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let _open = File::create(&path).expect("a file");
    fs::remove_file(&path).expect("it is there");
    fs::symlink_metadata(&path).is_ok() || File::create_new(&path).is_err()
}

fn open(game: &Path) -> File {
    OpenOptions::new().read(true).write(true).open(game).unwrap()
}

fn flip(game: &Path, at: u64) {
    let file = open(game);
    let mut byte = [0];
    read_exact_at(&file, &mut byte, at).unwrap();
    write_all_at(&file, &[byte[0] ^ 1], at).unwrap();
}

#[test]
fn whatever_is_done_to_the_file_is_seen_before_the_next_line_and_by_the_next_look() {
    let removal_waits = keeps_the_name_of_what_is_removed();
    for (number, (fault, attack)) in ATTACKS.into_iter().chain(attacks_of_the_system()).enumerate() {
        if removal_waits && [0, 2, 3].contains(&number) {
            continue;
        }
        for with_a_line in [true, false] {
            let mut stage = Stage::new();
            attack(&stage.path("games/game.jsonl"));
            let mut expected = vec![noted(1), noted(2), noted(3)];
            // A change far from the last line and in the same moment is left to the look.
            let news = if with_a_line && number != 6 {
                expected.push(noted(4));
                stage.storage.append(&noted(4))
            } else {
                stage.storage.look()
            };
            stage.expect_continued(&news, fault, "games/game-2.jsonl");
            assert_eq!(stage.storage.append(&noted(5)), [], "attack {number}");
            expected.push(noted(5));
            assert_eq!(stage.storage.look(), [], "told once");
            assert_eq!(stage.storage.before(), [stage.path("games/game.jsonl")]);
            let path = stage.path("games/game-2.jsonl");
            stage.storage.close().expect("saved");
            let kept = read(&path).expect("a journal");
            assert_eq!((kept.torn, &kept.damage), (false, &None), "attack {number}");
            assert_eq!(kept.records, expected, "attack {number}");
            assert_private(&path);
        }
    }
}

#[cfg(unix)]
fn assert_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;

    assert_eq!(fs::metadata(path).unwrap().permissions().mode() & 0o777, 0o600);
}

#[cfg(windows)]
fn assert_private(path: &Path) {
    assert!(path.is_file(), "its folder says whose it is");
}

#[test]
fn a_change_that_bears_the_stamp_of_our_own_line_is_seen_by_the_looks_after_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let written = b"header\nfirst\nlast\n";
    fs::write(&path, written).unwrap();
    let file = open(&path);
    let mut guard = Guard::of(Arc::new(SystemDisk), &path);
    flip(&path, 2);
    // As if the clock of the system had not ticked since we wrote.
    guard.note(&file);
    let mut look = |depth| guard.look(&file, &path, written, false, depth);
    assert_eq!(look(Depth::LastLine), Ok(()), "there is no time for more before a line");
    assert_eq!(look(Depth::WhatIsInDoubt), Err(JournalFault::Changed));
    flip(&path, 2);
    assert_eq!(look(Depth::WhatIsInDoubt), Ok(()));
    flip(&path, 16);
    assert_eq!(look(Depth::LastLine), Err(JournalFault::Changed), "it is the last line");
}

#[cfg(unix)]
#[test]
fn another_mode_is_no_change() {
    use std::os::unix::fs::PermissionsExt as _;

    let mut stage = Stage::new();
    let game = stage.path("games/game.jsonl");
    fs::set_permissions(&game, fs::Permissions::from_mode(0o640)).unwrap();
    assert_eq!(stage.storage.look(), []);
}

#[test]
fn what_leaves_every_byte_in_its_place_is_no_change() {
    let mut stage = Stage::new();
    let game = stage.path("games/game.jsonl");
    fs::hard_link(&game, stage.path("backup.jsonl")).unwrap();
    assert_eq!(stage.storage.append(&noted(4)), []);
    File::options().append(true).open(&game).unwrap().sync_all().unwrap();
    assert_eq!(stage.storage.look(), []);
}

// Elsewhere no folder is removed while a file in it is open.
#[cfg(unix)]
#[test]
fn a_folder_that_is_gone_sends_the_journal_to_a_folder_of_ones_own_and_a_second_attack_to_a_third_file() {
    let mut stage = Stage::new();
    fs::remove_dir_all(stage.path("games")).unwrap();
    let news = stage.storage.append(&noted(4));
    stage.expect_continued(&news, JournalFault::Removed, "own/game-2.jsonl");
    fs::remove_file(stage.path("own/game-2.jsonl")).unwrap();
    let news = stage.storage.look();
    let StorageNews::Continued { why, to, .. } = &news[0] else {
        panic!("{news:?}");
    };
    assert_eq!(
        (*why, to),
        (JournalFault::Removed, &stage.path("own/game-2.jsonl")),
        "the name is free again"
    );
    assert_eq!(stage.storage.before().len(), 2);
    assert_eq!(read(to).expect("a journal").records.len(), 4);
}

// Elsewhere no folder is removed while a file in it is open.
#[cfg(unix)]
#[test]
fn where_no_place_takes_it_that_is_said_until_one_does() {
    let mut stage = Stage::new();
    fs::remove_dir_all(stage.path("games")).unwrap();
    fs::write(stage.path("own"), "in the way").unwrap();
    let news = stage.storage.append(&noted(4));
    assert!(matches!(news[..], [StorageNews::Health(_)]), "{news:?}");
    assert!(stage.storage.is_behind());
    assert_eq!(stage.storage.look(), [], "said once");
    fs::remove_file(stage.path("own")).unwrap();
    let news = stage.storage.look();
    assert!(
        matches!(news[..], [StorageNews::Health(_), StorageNews::Continued { .. }]),
        "{news:?}"
    );
    let path = stage.storage.path().to_owned();
    stage.storage.close().expect("saved");
    assert_eq!(read(&path).expect("a journal").records.len(), 4);

    let stage = Stage::new();
    let mut storage = stage.storage;
    fs::remove_dir_all(stage.folder.path()).unwrap();
    fs::write(stage.folder.path(), "in the way").unwrap();
    assert_eq!(storage.look().len(), 1);
    storage.close().expect_err("nothing is saved anywhere");
    fs::remove_file(stage.folder.path()).unwrap();
}

/// A file that somebody removes right behind the first look at it.
#[derive(Debug)]
struct RemovedAfterALook {
    file: Box<dyn DiskFile>,
    path: RefCell<Option<PathBuf>>,
}

impl DiskFile for RemovedAfterALook {
    fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn write_at(&self, bytes: &[u8], place: u64) -> io::Result<()> {
        self.file.write_at(bytes, place)
    }

    fn read_at(&self, bytes: &mut [u8], place: u64) -> io::Result<()> {
        self.file.read_at(bytes, place)
    }

    fn set_length(&self, length: u64) -> io::Result<()> {
        self.file.set_length(length)
    }

    fn state(&self) -> io::Result<FileState> {
        let state = self.file.state();
        self.path.take().map_or(Ok(()), fs::remove_file)?;
        state
    }

    fn sync(&self) -> io::Result<()> {
        self.file.sync()
    }

    fn lock(&self, lock: Lock) -> Result<(), TryLockError> {
        self.file.lock(lock)
    }

    fn another(&self) -> io::Result<Box<dyn DiskFile>> {
        self.file.another()
    }
}

#[test]
fn a_file_that_is_removed_while_it_is_looked_at_was_removed_and_not_moved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    fs::write(&path, "{}\n").expect("a file");
    let disk: Arc<dyn Disk> = Arc::new(SystemDisk);
    let file = RemovedAfterALook {
        file: disk.open(&path, Access::Append).expect("it is there"),
        path: RefCell::new(Some(path.clone())),
    };
    let mut guard = Guard::of(disk, &path);
    let looked = guard.look(&file, &path, b"{}\n", false, Depth::WhatIsInDoubt);
    assert_eq!(looked, Err(JournalFault::Removed));
}
