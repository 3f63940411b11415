use std::fs;
use std::path::{Path, PathBuf};

use super::{EventNotice, EventWatch, MOST_ASKED, NoticeNews, RunningEvent, UNNAMED, running};
use ansage_core::game::{ArbiterKey, Moment, OtherAnswer, OtherCommand};
use ansage_os::files::state_at;
use tempfile::TempDir;

fn key(public: &str) -> ArbiterKey {
    ArbiterKey {
        public: public.to_owned(),
        private: "00".to_owned(),
    }
}

fn asked(command: &str) -> OtherCommand {
    OtherCommand::once(command, OtherAnswer::Refused)
}

fn known(folders: &[PathBuf]) -> Vec<RunningEvent> {
    running(folders).expect("they can be looked at")
}

fn files_in(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

#[test]
fn a_game_is_known_as_long_as_it_is_played() {
    let folder = TempDir::new().expect("a folder");
    let folders = [folder.path().to_owned()];
    assert!(known(&folders).is_empty());
    let mut notice = EventNotice::put_up(&folders, None);
    assert_eq!(known(&folders).len(), 1);
    assert!(known(&folders)[0].key.is_none());
    notice.set_key(&key("age1one"));
    assert_eq!(known(&folders)[0].key, Some(key("age1one")));
    let other = EventNotice::put_up(&folders, Some(key("age1two")));
    assert_eq!(known(&folders).len(), 2, "two blind players, one machine");
    drop(other);
    drop(notice);
    assert!(known(&folders).is_empty());
    assert_eq!(files_in(folder.path()), 0);
}

#[test]
fn the_notice_goes_where_there_is_room() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let folders = [file.join("nowhere"), folder.path().join("made")];
    let _notice = EventNotice::put_up(&folders, None);
    assert_eq!(known(&folders).len(), 1);
    let mut nowhere = EventNotice::put_up(&folders[..1], None);
    assert_eq!(nowhere.look(Moment(0), false), [NoticeNews::Missing]);
    assert_eq!(nowhere.look(Moment(1_000), false), [], "it is told once");
    fs::remove_file(&file).expect("it was there");
    assert_eq!(nowhere.look(Moment(2_000), false), []);
    assert_eq!(known(&folders).len(), 2, "there is room now");
}

/// Whoever leaves a command no room to look is not told that there is no game.
#[test]
fn what_cannot_be_looked_at_is_not_taken_for_nothing() {
    let folder = TempDir::new().expect("a folder");
    let place = folder.path().join("event-12.notice");
    fs::create_dir(&place).expect("a folder");
    let folders = [folder.path().to_owned()];
    assert_eq!(running(&folders).expect_err("it is no file").path, place);
}

/// A player writes whatever into the list; the journal must not be filled by it.
#[test]
fn of_very_many_things_asked_for_some_are_told_and_how_many_more() {
    let folder = TempDir::new().expect("a folder");
    let folders = [folder.path().to_owned()];
    let mut notice = EventNotice::put_up(&folders, None);
    for number in 0..100 {
        let name: String = (0..number % 10 + 1)
            .map(|_| 'a')
            .chain([char::from(b'a' + number / 10)])
            .collect();
        known(&folders)[0].tell(&asked(&name));
    }
    let told = notice.look(Moment(0), false);
    assert_eq!(told.len(), MOST_ASKED + 1);
    let rest = told.last().expect("the rest");
    assert!(
        matches!(rest, NoticeNews::Asked(it) if it.command == UNNAMED && it.times > 50),
        "{rest:?}"
    );
}

#[test]
fn a_notice_whose_game_was_killed_is_taken_away() {
    let folder = TempDir::new().expect("a folder");
    let left: PathBuf = folder.path().join("event-12.notice");
    fs::write(&left, "{}").expect("a file");
    fs::write(folder.path().join("event-12.asked"), "").expect("a file");
    assert!(known(&[folder.path().to_owned()]).is_empty());
    assert_eq!(files_in(folder.path()), 0);
}

#[test]
fn what_is_asked_for_is_told_at_once_and_then_once_a_minute() {
    let folder = TempDir::new().expect("a folder");
    let folders = [folder.path().to_owned()];
    let mut notice = EventNotice::put_up(&folders, None);
    assert_eq!(notice.look(Moment(0), false), []);
    known(&folders)[0].tell(&asked("read"));
    assert_eq!(notice.look(Moment(1_000), false), [NoticeNews::Asked(asked("read"))]);
    for _ in 0..3 {
        known(&folders)[0].tell(&asked("read"));
    }
    known(&folders)[0].tell(&asked("understand"));
    assert_eq!(notice.look(Moment(2_000), false), []);
    let thrice = OtherCommand {
        times: 3,
        ..asked("read")
    };
    let both = [NoticeNews::Asked(thrice), NoticeNews::Asked(asked("understand"))];
    assert_eq!(notice.look(Moment(61_000), false), both);
    known(&folders)[0].tell(&asked("replay"));
    assert_eq!(notice.look(Moment(62_000), false), []);
    assert_eq!(
        notice.look(Moment(63_000), true),
        [NoticeNews::Asked(asked("replay"))],
        "the game is left"
    );
}

#[test]
fn what_somebody_else_writes_into_the_list_is_nothing_but_something_asked_for() {
    let folder = TempDir::new().expect("a folder");
    let folders = [folder.path().to_owned()];
    let mut notice = EventNotice::put_up(&folders, None);
    let list = known(&folders)[0].place.with_extension("asked");
    let long = format!("{{\"command\":\"{}\",\"answer\":\"refused\"}}", "a".repeat(99));
    let lines = ["\u{1b}[2J", "{\"command\":\"Nf3\",\"answer\":\"opened\"}", &long].join("\n");
    fs::write(&list, format!("{lines}\n{{\"command\":\"re")).expect("a file");
    let told = OtherCommand { times: 3, ..asked("?") };
    assert_eq!(notice.look(Moment(0), false), [NoticeNews::Asked(told)]);
    fs::write(
        &list,
        format!("{lines}\n{{\"command\":\"read\",\"answer\":\"opened\"}}\n"),
    )
    .expect("a file");
    let whole = OtherCommand::once("read", OtherAnswer::Opened);
    assert_eq!(
        notice.look(Moment(60_000), false),
        [NoticeNews::Asked(whole)],
        "written in two pieces"
    );
    fs::write(&list, "a".repeat(200_000)).expect("a file");
    assert_eq!(notice.look(Moment(120_000), false).len(), 1, "a line without end");
}

#[test]
fn a_notice_that_is_taken_away_is_put_up_again_and_told() {
    let folder = TempDir::new().expect("a folder");
    let folders = [folder.path().to_owned()];
    let mut notice = EventNotice::put_up(&folders, Some(key("age1")));
    let place = known(&folders)[0].place.clone();
    fs::rename(&place, place.with_extension("away")).expect("it was there");
    assert!(known(&folders).is_empty());
    assert_eq!(notice.look(Moment(0), false), [NoticeNews::Removed]);
    assert_eq!(known(&folders)[0].key, Some(key("age1")));
    assert_eq!(notice.look(Moment(1_000), false), []);
}

#[test]
fn whoever_is_beside_it_sees_it_once_and_tells_it() {
    let folder = TempDir::new().expect("a folder");
    let folders = vec![folder.path().to_owned()];
    let mut watch = EventWatch::over(folders.clone(), "play");
    assert!(!watch.sees());
    let mut notice = EventNotice::put_up(&folders, None);
    assert!(watch.sees());
    assert!(watch.sees());
    let told = OtherCommand::once("play", OtherAnswer::Left);
    assert_eq!(notice.look(Moment(0), false), [NoticeNews::Asked(told)]);
    drop(notice);
    assert!(watch.has_seen());
}

/// Waits until what is changed now has another time than a file: the system counts in steps of some milliseconds.
fn let_the_clock_of_files_go_on(folder: &Path, file: &Path) {
    let changed = |it: &Path| state_at(it).expect("it is there").changed;
    let (probe, before) = (folder.join("probe"), changed(file));
    let first = {
        fs::write(&probe, "").expect("a file");
        changed(&probe)
    };
    while {
        fs::write(&probe, "more").expect("a file");
        changed(&probe) == before || changed(&probe) == first
    } {}
}

type Deed = fn(&Path);

/// What takes a system with links, in which what is open can be renamed and removed, its folder with it.
#[cfg(unix)]
fn deeds_of_the_system() -> Vec<(&'static str, Deed)> {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    vec![
        ("its list led away", |it| {
            symlink("/dev/null", it.with_extension("asked")).expect("a link");
        }),
        ("its folder swapped", |it| {
            let folder = it.parent().expect("a folder");
            fs::rename(folder, folder.with_extension("away")).expect("a name");
            fs::write(folder, "").expect("a file");
        }),
        ("its folder renamed and back", |it| {
            let folder = it.parent().expect("a folder");
            let away = folder.with_extension("away");
            fs::rename(folder, &away)
                .and_then(|()| fs::rename(&away, folder))
                .expect("a name");
        }),
        ("removed", |it| fs::remove_file(it).expect("it was there")),
        ("its folder shut", |it| {
            let folder = it.parent().expect("a folder");
            fs::set_permissions(folder, fs::Permissions::from_mode(0o300)).expect("it is ours");
        }),
    ]
}

#[cfg(windows)]
fn deeds_of_the_system() -> Vec<(&'static str, Deed)> {
    Vec::new()
}

/// What an attacker with a second window did: each is told, and the notice is as it was a second later.
#[test]
fn whatever_is_done_to_the_notice_is_told_and_undone() {
    let deeds: [(&str, Deed); 5] = [
        ("renamed and back", |it| {
            let away = it.with_extension("away");
            fs::rename(it, &away)
                .and_then(|()| fs::rename(&away, it))
                .expect("a name");
        }),
        ("written into", |it| {
            let mine = "{\"arbiter_key\":{\"public\":\"age1mine\",\"private\":\"00\"}}";
            fs::OpenOptions::new()
                .write(true)
                .open(it)
                .and_then(|mut it| std::io::Write::write_all(&mut it, mine.as_bytes()))
                .expect("a file");
        }),
        ("a folder for its list", |it| {
            fs::create_dir(it.with_extension("asked")).expect("a folder");
        }),
        ("renamed", |it| {
            fs::rename(it, it.with_extension("away")).expect("a name");
        }),
        ("another in its place", |it| {
            fs::rename(it, it.with_extension("away")).expect("a name");
            fs::write(it, "{}").expect("a file");
        }),
    ];
    for (name, deed) in deeds.into_iter().chain(deeds_of_the_system()) {
        let folder = TempDir::new().expect("a folder");
        let folders = ["session", "data"].map(|it| folder.path().join(it));
        let mut notice = EventNotice::put_up(&folders, Some(key("age1")));
        assert_eq!(notice.look(Moment(0), false), [], "{name}");
        let place = known(&folders)[0].place.clone();
        let_the_clock_of_files_go_on(folder.path(), &place);
        deed(&place);
        assert_eq!(notice.look(Moment(1_000), false), [NoticeNews::Removed], "{name}");
        let there = known(&folders);
        assert_eq!(there.len(), 1, "{name}");
        assert_eq!(there[0].key, Some(key("age1")), "{name}");
        there[0].tell(&asked("read"));
        assert_eq!(
            notice.look(Moment(2_000), false),
            [NoticeNews::Asked(asked("read"))],
            "{name}"
        );
    }
}
