use std::fs;
use std::io::Write as _;

use super::*;

#[test]
fn a_file_is_the_same_under_each_of_its_names_and_another_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let [path, second, other] = ["game.jsonl", "second.jsonl", "other.jsonl"].map(|it| folder.path().join(it));
    fs::write(&path, "1. e4").expect("a file");
    fs::hard_link(&path, &second).expect("a second name");
    fs::write(&other, "1. e4").expect("a file");
    let file = File::open(&path).expect("a file");
    let ours = state(&file).expect("it is open");
    assert_eq!(ours.length, 5);
    assert!(!ours.is_link && !ours.is_gone);
    assert_eq!(state_at(&second).expect("it is there").id, ours.id);
    assert_eq!(state_of_name(&path).expect("it is there").id, ours.id);
    assert_ne!(state_at(&other).expect("it is there").id, ours.id);
    fs::remove_file(&second).expect("it is there");
    assert!(!state(&file).expect("it is open").is_gone);
}

#[test]
fn a_file_that_was_renamed_is_the_same_and_one_that_was_removed_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, renamed) = (folder.path().join("game.jsonl"), folder.path().join("renamed.jsonl"));
    fs::write(&path, "1. e4").expect("a file");
    let file = File::open(&path).expect("a file");
    let before = state(&file).expect("it is open");
    fs::rename(&path, &renamed).expect("a new name");
    assert_eq!(state_at(&renamed).expect("it is there").id, before.id);
    assert_eq!(
        state_at(&path).map_err(|it| it.kind()).map(|it| it.id),
        Err(io::ErrorKind::NotFound)
    );
    fs::remove_file(&renamed).expect("it is there");
    // Some systems, Wine among them, take the name away when the last who has it open lets go.
    let has_name = state_of_name(&renamed).is_ok();
    assert!(has_name || state(&file).expect("it is open").is_gone);
}

#[test]
fn whoever_writes_changes_the_length_and_the_stamp() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let mut how = OpenOptions::new();
    let mut file = how.read(true).append(true).create(true).open(&path).expect("a file");
    let first = state(&file).expect("it is open");
    let mut last = first;
    // A stamp is no finer than the clock of the system ticks.
    while last.changed == first.changed || last.written == first.written {
        file.write_all(b"1").expect("a write");
        last = state(&file).expect("it is open");
    }
    assert!(last.length > first.length);
    assert_eq!(state_at(&path).expect("it is there"), last);
}

#[test]
fn what_is_written_at_a_place_is_read_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.mark");
    let mut how = OpenOptions::new();
    let file = how.read(true).write(true).create_new(true).open(&path).expect("a file");
    write_all_at(&file, b"second", 10).expect("a write");
    write_all_at(&file, b"first", 0).expect("a write");
    let mut read = [0; 6];
    read_exact_at(&file, &mut read, 10).expect("it is there");
    assert_eq!(&read, b"second");
    read_exact_at(&file, &mut read[..5], 0).expect("it is there");
    assert_eq!(&read[..5], b"first");
    let behind = read_exact_at(&file, &mut read, 12);
    assert_eq!(behind.map_err(|it| it.kind()), Err(io::ErrorKind::UnexpectedEof));
}

#[test]
fn a_folder_of_the_person_is_private_and_can_be_written_into() {
    let folder = tempfile::tempdir().expect("a folder");
    let own = folder.path().join("own");
    private_folder(&mut DirBuilder::new()).create(&own).expect("a folder");
    may_be_written_into(&own).expect("it is ours");
    assert!(
        fs::read_dir(&own).expect("it is there").next().is_none(),
        "nothing is left"
    );
    assert!(may_be_written_into(&folder.path().join("none")).is_err());
    assert!(!is_private_folder(&folder.path().join("none")));
    fs::write(own.join("file"), "").expect("a file");
    assert!(!is_private_folder(&own.join("file")));
    sync_folder(&own).expect("it is there");
}

#[test]
fn a_file_of_ours_is_opened_and_made_privately() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("secret");
    let mut how = OpenOptions::new();
    private(how.write(true).create_new(true))
        .open(&path)
        .expect("a new file");
    assert!(
        !narrow(&File::open(&path).expect("a file")).expect("it is ours"),
        "it was private already"
    );
    let mut how = OpenOptions::new();
    for kind in [Waiting::AsUsual, Waiting::Never, Waiting::NeverNorFollows] {
        waiting(how.read(true), kind).open(&path).expect("a file");
    }
    assert_eq!(special(&path), None);
    assert_eq!(special(&folder.path().join("none")), None);
}

#[test]
fn a_file_and_a_folder_are_laid_under_a_second_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let [model, file, second, copy] = ["model", "model/net", "net", "copy"].map(|it| folder.path().join(it));
    fs::create_dir(&model).expect("a folder");
    fs::write(&file, "weights").expect("a file");
    lay(&file, &second).expect("a second name");
    lay(&model, &copy).expect("a second name");
    assert_eq!(fs::read(&second).expect("it is there"), b"weights");
    assert_eq!(fs::read(copy.join("net")).expect("it is there"), b"weights");
    assert!(lay(&file, &second).is_err(), "something is there");
}
