//! A mark is the last one written or none; never a wrong one.

use proptest::prelude::*;
use std::fs::{self, OpenOptions};
use tempfile::TempDir;

use super::*;
use crate::storage::{Journal, read};
use ansage_core::game::{Event, Recorded};

const FIRST: Mark = Mark {
    at: Moment(5_000),
    wall: 1_790_000_005_000,
};
const SECOND: Mark = Mark {
    at: Moment(6_000),
    wall: 1_790_000_006_000,
};

/// A journal and what is written beside it.
struct Stage {
    _folder: TempDir,
    path: PathBuf,
    journal: Journal,
    marks: MarkFile,
}

impl Stage {
    fn named(name: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join(name);
        let mut stage = Self {
            _folder: folder,
            journal: Journal::create(&path).expect("a journal"),
            marks: MarkFile::beside(Arc::new(SystemDisk), &path),
            path,
        };
        stage.record(10);
        stage
    }

    fn record(&mut self, at: u64) {
        let text = "something".to_owned();
        let recorded = Recorded::new(Moment(at), Event::Noted { text });
        self.journal.append(&recorded).expect("a line");
    }

    fn mark(&mut self, mark: Mark) {
        let placed = self.journal.place(mark).expect("nothing waits");
        self.marks.write(&placed);
    }

    fn found(&self) -> Option<Mark> {
        read_mark(&self.path, &read(&self.path).expect("a journal"))
    }

    fn file(&self) -> Vec<u8> {
        fs::read(path_beside(&self.path)).expect("the mark")
    }
}

/// A journal with two marks, a line between them and one behind.
fn marked() -> Stage {
    let mut stage = Stage::named("game.jsonl");
    stage.mark(FIRST);
    stage.record(5_500);
    stage.mark(SECOND);
    stage.record(6_500);
    stage
}

#[test]
fn the_last_mark_is_found_though_lines_were_written_behind_it() {
    let mut stage = marked();
    assert_eq!(stage.found(), Some(SECOND));
    let third = Mark {
        at: Moment(7_000),
        ..SECOND
    };
    stage.mark(third);
    assert_eq!(stage.found(), Some(third));
    assert_eq!(stage.file().len(), 2 * PLACE_BYTES, "it does not grow");
    assert_eq!(stage.path.with_extension("mark"), stage.marks.path);
}

#[test]
fn a_mark_counts_only_behind_lines_that_are_in_its_journal() {
    let mut stage = marked();
    let mut other = Stage::named("other.jsonl");
    other.record(20);
    fs::copy(path_beside(&stage.path), path_beside(&other.path)).expect("a copy");
    assert_eq!(other.found(), Some(FIRST), "until then both are the same");

    stage.marks = MarkFile::beside(Arc::new(SystemDisk), &stage.path);
    fs::rename(&stage.path, stage.path.with_extension("old")).expect("away");
    Journal::create(&stage.path).expect("a new one");
    assert!(!path_beside(&stage.path).exists(), "a new journal begins without");
}

#[test]
fn the_first_mark_of_a_run_leaves_none_of_the_run_before() {
    let mut stage = marked();
    stage.marks = MarkFile::beside(Arc::new(SystemDisk), &stage.path);
    stage.mark(FIRST);
    assert_eq!(stage.file().len(), PLACE_BYTES);
    assert_eq!(stage.found(), Some(FIRST));
}

#[test]
fn a_mark_behind_lines_that_the_disk_has_lost_is_none() {
    let stage = marked();
    let file = OpenOptions::new().write(true).open(&stage.path).expect("the journal");
    let whole = read(&stage.path).expect("a journal");
    let first_lines = fs::read(&stage.path).expect("its text");
    let ends: Vec<_> = (0..whole.length)
        .filter(|it| first_lines[*it as usize] == b'\n')
        .collect();
    for (kept, found) in [(3, Some(SECOND)), (2, Some(FIRST)), (1, None)] {
        // Header, first line, the line between the marks, the line behind.
        file.set_len(ends[kept - 1] + 1).expect("cut");
        assert_eq!(stage.found(), found, "{kept} lines");
    }
}

#[test]
fn a_mark_in_a_line_that_cannot_be_trusted_is_none() {
    let stage = marked();
    let mut text = fs::read_to_string(&stage.path).expect("the journal");
    text = text.replace("\"at\":5500", "\"at\":5501");
    fs::write(&stage.path, text).expect("changed");
    assert_eq!(stage.found(), Some(FIRST), "it stands before the change");
}

#[test]
fn a_file_that_is_no_mark_is_neither_written_nor_removed() {
    let mut stage = Stage::named("game.jsonl");
    let mark = path_beside(&stage.path);
    for text in ["dear friend", "{\"journal\":1}\n"] {
        fs::write(&mark, text).expect("a file");
        stage.mark(FIRST);
        remove(&stage.path);
        assert_eq!(fs::read_to_string(&mark).expect("it is there"), text);
        assert_eq!(stage.found(), None);
    }
    fs::remove_file(&mark).expect("removed");
    stage.mark(FIRST);
    assert_eq!(stage.found(), Some(FIRST), "it is tried again");
    stage.marks = MarkFile::beside(Arc::new(SystemDisk), &stage.path);
    remove(&stage.path);
    assert!(!mark.exists());
}

#[test]
fn a_mark_never_takes_the_name_of_its_journal() {
    let beside = |name: &str| path_beside(Path::new(name));
    assert_eq!(beside("a/game.jsonl"), Path::new("a/game.mark"));
    assert_eq!(beside("game.mark"), Path::new("game.mark.mark"));
    assert_eq!(beside("a.b/round.3"), Path::new("a.b/round.3.mark"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A power cut in the middle of a write leaves some bytes new and the others old.
    #[test]
    fn a_half_written_mark_leaves_the_one_before(part in 0..=PLACE_BYTES) {
        let mut stage = marked();
        let before = stage.file();
        let third = Mark { at: Moment(9_000), ..SECOND };
        stage.mark(third);
        let after = stage.file();
        let mixed: Vec<u8> = after[..part].iter().chain(&before[part..]).copied().collect();
        fs::write(path_beside(&stage.path), mixed).expect("mixed");
        let found = stage.found();
        prop_assert!(found == Some(SECOND) || found == Some(third), "{found:?}");
    }

    #[test]
    fn a_changed_or_shortened_file_has_a_true_mark_or_none(
        place in 0..2 * PLACE_BYTES,
        other in 1_u8..=255,
        length in 0..=2 * PLACE_BYTES,
    ) {
        let stage = marked();
        let mut bytes = stage.file();
        bytes[place] ^= other;
        bytes.truncate(length);
        fs::write(path_beside(&stage.path), bytes).expect("changed");
        let found = stage.found();
        prop_assert!([None, Some(FIRST), Some(SECOND)].contains(&found), "{found:?}");
    }
}
