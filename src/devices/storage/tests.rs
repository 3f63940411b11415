use std::fs;
use std::path::Path;

use super::*;
use ansage_core::game::{Event, Moment};

fn line() -> Recorded {
    Recorded::new(Moment(0), Event::Started)
}

fn kept_in(folder: &Path) -> Storage {
    let journal = Journal::create(&folder.join("game.jsonl")).expect("a journal");
    Storage::keep(journal, Vec::new(), |_health| {}).expect("a thread")
}

#[test]
fn a_journal_that_is_taken_away_again_and_again_stops_moving_and_says_so_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut storage = kept_in(folder.path());
    let (mut moves, mut losses) = (0, 0);
    for _ in 0..3 * MOST_MOVES {
        fs::remove_file(storage.path()).unwrap_or_default();
        for news in storage.append(&line()) {
            match news {
                StorageNews::Continued { .. } => moves += 1,
                StorageNews::Health(Health::Lost { .. }) => losses += 1,
                other => panic!("{other:?}"),
            }
        }
    }
    assert_eq!((moves, losses), (MOST_MOVES, 1));
    assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 0);
}

#[test]
fn a_journal_that_may_not_move_any_more_is_written_where_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut storage = kept_in(folder.path());
    for _ in 0..MOST_MOVES {
        fs::remove_file(storage.path()).expect("it was there");
        storage.append(&line());
    }
    let (path, aside) = (storage.path().to_owned(), folder.path().join("aside"));
    fs::rename(&path, &aside).expect("it is moved");
    storage.append(&line());
    assert!(storage.is_behind(), "it is not where it should be");
    fs::rename(&aside, &path).expect("it is put back");
    assert_eq!(storage.look(), [StorageNews::Health(ready(&path))]);
    assert_eq!(read(&path).expect("a journal").records.len(), MOST_MOVES + 1);
}
