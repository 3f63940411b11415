use std::fs;
use std::path::{Path, PathBuf};

use super::{EventNotice, EventWatch, NoticeNews, running};
use ansage_core::game::{ArbiterKey, Moment, OtherAnswer, OtherCommand};
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

fn files_in(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

#[test]
fn a_game_is_known_as_long_as_it_is_played() {
    let folder = TempDir::new().expect("a folder");
    let folders = [folder.path().to_owned()];
    assert!(running(&folders).is_empty());
    let mut notice = EventNotice::put_up(&folders, None).expect("a notice");
    assert_eq!(running(&folders).len(), 1);
    assert!(running(&folders)[0].key.is_none());
    notice.set_key(&key("age1one"));
    assert_eq!(running(&folders)[0].key, Some(key("age1one")));
    let other = EventNotice::put_up(&folders, Some(key("age1two"))).expect("a notice");
    assert_eq!(running(&folders).len(), 2, "two blind players, one machine");
    drop(other);
    drop(notice);
    assert!(running(&folders).is_empty());
    assert_eq!(files_in(folder.path()), 0);
}

#[test]
fn the_notice_goes_where_there_is_room() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let folders = [file.join("nowhere"), folder.path().join("made")];
    let _notice = EventNotice::put_up(&folders, None).expect("a notice");
    assert_eq!(running(&folders).len(), 1);
    assert!(EventNotice::put_up(&folders[..1], None).is_err());
}

#[test]
fn a_notice_whose_game_was_killed_is_taken_away() {
    let folder = TempDir::new().expect("a folder");
    let left: PathBuf = folder.path().join("event-12.notice");
    fs::write(&left, "{}").expect("a file");
    fs::write(folder.path().join("event-12.asked"), "").expect("a file");
    assert!(running(&[folder.path().to_owned()]).is_empty());
    assert_eq!(files_in(folder.path()), 0);
}

#[test]
fn what_is_asked_for_is_told_at_once_and_then_once_a_minute() {
    let folder = TempDir::new().expect("a folder");
    let folders = [folder.path().to_owned()];
    let mut notice = EventNotice::put_up(&folders, None).expect("a notice");
    assert_eq!(notice.look(Moment(0), false), []);
    running(&folders)[0].tell(&asked("read"));
    assert_eq!(notice.look(Moment(1_000), false), [NoticeNews::Asked(asked("read"))]);
    for _ in 0..3 {
        running(&folders)[0].tell(&asked("read"));
    }
    running(&folders)[0].tell(&asked("understand"));
    assert_eq!(notice.look(Moment(2_000), false), []);
    let thrice = OtherCommand {
        times: 3,
        ..asked("read")
    };
    let both = [NoticeNews::Asked(thrice), NoticeNews::Asked(asked("understand"))];
    assert_eq!(notice.look(Moment(61_000), false), both);
    running(&folders)[0].tell(&asked("replay"));
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
    let mut notice = EventNotice::put_up(&folders, None).expect("a notice");
    let list = running(&folders)[0].place.with_extension("asked");
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
    let mut notice = EventNotice::put_up(&folders, Some(key("age1"))).expect("a notice");
    fs::remove_file(&running(&folders)[0].place).expect("it was there");
    assert!(running(&folders).is_empty());
    assert_eq!(notice.look(Moment(0), false), [NoticeNews::Removed]);
    assert_eq!(running(&folders)[0].key, Some(key("age1")));
    assert_eq!(notice.look(Moment(1_000), false), []);
}

#[test]
fn whoever_is_beside_it_sees_it_once_and_tells_it() {
    let folder = TempDir::new().expect("a folder");
    let folders = vec![folder.path().to_owned()];
    let mut watch = EventWatch::over(folders.clone(), "play");
    assert!(!watch.sees());
    let mut notice = EventNotice::put_up(&folders, None).expect("a notice");
    assert!(watch.sees());
    assert!(watch.sees());
    let told = OtherCommand::once("play", OtherAnswer::Left);
    assert_eq!(notice.look(Moment(0), false), [NoticeNews::Asked(told)]);
    drop(notice);
    assert!(watch.has_seen());
}

/// What an attacker with a second window did: each is told, and the notice is as it was a second later.
#[test]
fn whatever_is_done_to_the_notice_is_told_and_undone() {
    type Deed = fn(&Path);
    let deeds: [(&str, Deed); 6] = [
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
        ("its list led away", |it| {
            std::os::unix::fs::symlink("/dev/null", it.with_extension("asked")).expect("a link");
        }),
        ("a folder for its list", |it| {
            fs::create_dir(it.with_extension("asked")).expect("a folder");
        }),
        ("its folder swapped", |it| {
            let folder = it.parent().expect("a folder");
            fs::rename(folder, folder.with_extension("away")).expect("a name");
            fs::write(folder, "").expect("a file");
        }),
        ("removed", |it| fs::remove_file(it).expect("it was there")),
    ];
    for (name, deed) in deeds {
        let folder = TempDir::new().expect("a folder");
        let folders = ["session", "data"].map(|it| folder.path().join(it));
        let mut notice = EventNotice::put_up(&folders, Some(key("age1"))).expect("a notice");
        assert_eq!(notice.look(Moment(0), false), [], "{name}");
        deed(&running(&folders)[0].place);
        assert_eq!(notice.look(Moment(1_000), false), [NoticeNews::Removed], "{name}");
        let there = running(&folders);
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
