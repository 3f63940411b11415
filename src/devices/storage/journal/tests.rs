use std::fs::OpenOptions;

use super::super::{Storage, StorageNews, read};
use super::{Journal, JournalError};
use ansage_core::game::{Event, Moment, Recorded};
use ansage_wire::Health;

fn noted(at: u64) -> Recorded {
    let text = format!("note {at}");
    Recorded::new(Moment(at), Event::Noted { text })
}

#[test]
fn a_journal_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep/game.jsonl");
    let mut journal = Journal::create(&path).expect("a new journal");
    journal.append(&noted(1)).expect("a write");
    journal.append(&noted(2)).expect("a write");
    let read = read(&path).expect("a journal");
    assert_eq!(read.records, [noted(1), noted(2)]);
    assert_eq!((read.torn, read.damage), (false, None));
    assert_eq!(read.head, journal.head());
}

#[test]
fn a_file_that_exists_is_never_touched() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "dear friend").expect("a file");
    assert!(matches!(Journal::create(&path), Err(JournalError::Exists { .. })));
    assert!(matches!(Journal::resume(&path), Err(JournalError::Unreadable(_))));
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), "dear friend");
}

#[test]
fn two_programs_never_write_one_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let journal = Journal::create(&path).expect("a new journal");
    assert!(matches!(Journal::resume(&path), Err(JournalError::InUse { .. })));
    drop(journal);
    Journal::resume(&path).expect("free again");
}

#[test]
fn a_torn_line_is_cut_off_before_the_journal_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut journal = Journal::create(&path).expect("a new journal");
    journal.append(&noted(1)).expect("a write");
    drop(journal);
    let mut text = std::fs::read_to_string(&path).expect("the file");
    text.push_str("{\"at\":7,\"ev");
    std::fs::write(&path, text).expect("a write");

    let (mut journal, before) = Journal::resume(&path).expect("the journal");
    assert!(before.torn);
    journal.append(&noted(9)).expect("a write");
    let after = read(&path).expect("a journal");
    assert_eq!(after.records, [noted(1), noted(9)]);
    assert_eq!((after.torn, after.damage), (false, None));
}

#[test]
fn a_journal_torn_in_its_first_line_can_be_taken_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    std::fs::write(&path, "{\"journal\":1,\"pro").expect("a file");
    let (mut journal, _read) = Journal::resume(&path).expect("the journal");
    journal.append(&noted(1)).expect("a write");
    assert_eq!(read(&path).expect("a journal").records, [noted(1)]);
}

#[test]
fn a_journal_that_is_not_written_on_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    for beginning in ["", "{\"journal\":1,\"pro"] {
        std::fs::write(&path, beginning).expect("a file");
        let (journal, read) = Journal::resume(&path).expect("the journal");
        assert_eq!(read.records, []);
        drop(journal);
        assert_eq!(std::fs::read_to_string(&path).expect("the file"), beginning);
    }
}

#[cfg(unix)]
#[test]
fn a_line_cut_short_is_cut_off_before_the_next_though_that_failed_at_first() {
    use std::fs::File;
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut journal = Journal::create(&path).expect("a new journal");
    journal.append(&noted(1)).expect("a write");

    // A socket that nobody reads takes the beginning of a long line, and cannot be cut.
    let (ours, _theirs) = UnixStream::pair().expect("a pair of sockets");
    ours.set_nonblocking(true).expect("a socket");
    let socket = File::from(OwnedFd::from(ours));
    let writable = std::mem::replace(&mut journal.file, Box::new(socket));
    let text = "x".repeat(4_000_000);
    let long = Recorded::new(Moment(2), Event::Noted { text });
    journal.append(&long).expect_err("the socket is full");
    // The disk has the beginning of the line too.
    let remains = super::first_line(&journal.text, journal.length).expect("it waits")[..100].to_owned();
    writable.write(&remains).expect("a write");
    journal.file = writable;

    journal.append(&noted(3)).expect("a write");
    let read = read(&path).expect("a journal");
    assert_eq!((read.torn, read.damage), (false, None));
    assert_eq!(read.records, [noted(1), long, noted(3)]);
}

#[test]
fn lines_the_disk_refused_are_written_when_it_takes_them_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let journal = Journal::create(&path).expect("a new journal");
    let mut storage = Storage::keep(journal, Vec::new(), |_health| {}).expect("a thread");
    assert_eq!(storage.append(&noted(1)), []);

    // A handle that only reads stands for a disk that is full.
    let read_only = OpenOptions::new().read(true).open(&path).expect("the file");
    let writable = std::mem::replace(&mut storage.journal.file, Box::new(read_only));
    assert!(matches!(
        storage.append(&noted(2))[..],
        [StorageNews::Health(Health::Lost { .. })]
    ));
    assert_eq!(storage.append(&noted(3)), [], "said once");
    assert_eq!(storage.look(), [], "still refused");
    assert_eq!(read(&path).expect("a journal").records, [noted(1)]);

    storage.journal.file = writable;
    assert!(matches!(
        storage.look()[..],
        [StorageNews::Health(Health::Ready { .. })]
    ));
    storage.close().expect("saved");
    let read = read(&path).expect("a journal");
    assert_eq!(read.records, [noted(1), noted(2), noted(3)]);
    assert_eq!((read.torn, read.damage), (false, None));
}

#[test]
fn a_game_left_before_the_disk_took_everything_is_not_said_to_be_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let keep = |journal| {
        let mut storage = Storage::keep(journal, Vec::new(), |_health| {}).expect("a thread");
        let read_only = OpenOptions::new().read(true).open(&path).expect("the file");
        let writable = std::mem::replace(&mut storage.journal.file, Box::new(read_only));
        assert_eq!(storage.append(&noted(1)).len(), 1, "refused");
        (storage, writable)
    };
    let (storage, _writable) = keep(Journal::create(&path).expect("a new journal"));
    storage.close().expect_err("not saved");
    drop(_writable);
    let (mut storage, writable) = keep(Journal::resume(&path).expect("the journal").0);
    storage.journal.file = writable;
    storage.close().expect("there is room at the last moment");
    assert_eq!(read(&path).expect("a journal").records, [noted(1)]);
}

#[test]
fn what_would_make_a_journal_unreadable_is_never_written_and_said_to_be_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut journal = Journal::create(&path).expect("a new journal");
    let text = "x".repeat(1024 * 1024);
    let long = Recorded::new(Moment(1), Event::Noted { text });
    for _ in 0..47 {
        journal.append(&long).expect("a write");
    }
    let others = folder.path().join("others");
    let mut storage = Storage::keep(journal, vec![others], |_health| {}).expect("a thread");
    assert_eq!(storage.append(&noted(2)), [], "there is room for all");
    assert_eq!(storage.append(&long), [StorageNews::NearlyFull]);
    assert_eq!(storage.append(&long), [], "said once");
    for _ in 0..14 {
        storage.append(&long);
    }
    let kept = read(&path).expect("the longest journal that can be read").records.len();
    let lost = storage.append(&long);
    assert!(
        matches!(lost[..], [StorageNews::Health(Health::Lost { .. })]),
        "{lost:?}"
    );
    assert!(storage.is_behind());
    assert_eq!(storage.look(), [], "another file would be too large too");
    storage.close().expect_err("a line is missing");
    let read = read(&path).expect("a journal");
    assert_eq!((read.records.len(), read.torn, read.damage), (kept, false, None));
    assert!(!folder.path().join("others").exists());
}
