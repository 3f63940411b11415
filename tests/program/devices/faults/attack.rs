//! What somebody does to the file of a game that is played.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::os::unix::fs::{FileExt as _, PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};

use rand::Rng as _;
use rand::rngs::StdRng;
use rustix::fs::{CWD, Mode, mkfifoat};

use crate::support::game_under_fault::{Game, lines_in};

/// Attacks the file at a moment at which all that was told is written, and goes on: the next half-move may come before the
/// next second of the program or after it.
fn attacked(game: &mut Game<'_>, name: &str, why: &str, attack: impl FnOnce(&Path, &mut StdRng)) {
    game.open();
    game.settle();
    let file = game.journal.clone();
    attack(&file, game.random);
    continued(game, name, why);
    game.end_somehow();
    game.goes_on();
}

fn continued(game: &mut Game<'_>, name: &str, why: &str) {
    let before = game.journal.clone();
    let left = fs::symlink_metadata(&before)
        .ok()
        .filter(|it| it.is_file())
        .and_then(|_| fs::read(&before).ok());
    if game.random.random_bool(0.5) {
        let moves = game.random.random_range(1..4);
        game.play(moves);
    }
    game.hear_where_it_is_kept(why);
    game.play(1);
    game.settle();
    assert_ne!(game.journal, before);
    assert_eq!(fs::metadata(&game.journal).unwrap().permissions().mode() & 0o777, 0o600);
    if let Some(left) = left {
        assert_eq!(fs::read(&before).unwrap(), left, "what lies there is not written to");
    }
    let lines = lines_in(&game.journal);
    let told = lines
        .iter()
        .rev()
        .find(|it| it["event"]["did"] == "journal-continued")
        .expect("it is recorded");
    assert_eq!(told["event"]["why"], name);
    assert_eq!(Path::new(told["event"]["from"].as_str().expect("a file")), before);
    assert_eq!(Path::new(told["event"]["to"].as_str().expect("a file")), game.journal);
}

fn aside(file: &Path) -> PathBuf {
    file.with_extension("aside")
}

pub(super) fn removed(game: &mut Game<'_>) {
    attacked(game, "removed", "The journal was removed", |file, _| {
        fs::remove_file(file).unwrap()
    });
}

pub(super) fn replaced_twice(game: &mut Game<'_>) {
    game.open();
    for _ in 0..2 {
        game.settle();
        let before = game.journal.clone();
        fs::write(aside(&before), "").unwrap();
        fs::rename(aside(&before), &before).unwrap();
        game.hear_where_it_is_kept("Another file took the place of the journal");
        game.play(1);
        assert_eq!(fs::read(&before).unwrap(), b"");
    }
    game.end_somehow();
    game.goes_on();
}

pub(super) fn truncated(game: &mut Game<'_>) {
    attacked(game, "cut", "The end of the journal was cut off", |file, _| {
        OpenOptions::new().write(true).open(file).unwrap().set_len(0).unwrap();
    });
}

pub(super) fn cut(game: &mut Game<'_>) {
    attacked(game, "cut", "The end of the journal was cut off", |file, random| {
        let file = OpenOptions::new().write(true).open(file).unwrap();
        let length = file.metadata().unwrap().len();
        file.set_len(random.random_range(0..length)).unwrap();
    });
}

pub(super) fn flipped(game: &mut Game<'_>) {
    attacked(game, "changed", "The journal was changed", |file, random| {
        let file = OpenOptions::new().read(true).write(true).open(file).unwrap();
        let at = random.random_range(0..file.metadata().unwrap().len());
        let mut byte = [0];
        file.read_exact_at(&mut byte, at).unwrap();
        byte[0] ^= 1 << random.random_range(0..8);
        file.write_all_at(&byte, at).unwrap();
    });
}

pub(super) fn grown(game: &mut Game<'_>) {
    attacked(game, "changed", "The journal was changed", |file, random| {
        let mut file = OpenOptions::new().append(true).open(file).unwrap();
        let bytes: Vec<u8> = (0..random.random_range(1..200)).map(|_| random.random()).collect();
        file.write_all(&bytes).unwrap();
    });
}

pub(super) fn renamed(game: &mut Game<'_>) {
    attacked(game, "moved", "The journal was moved", |file, _| {
        fs::rename(file, aside(file)).unwrap();
    });
}

pub(super) fn copied_over(game: &mut Game<'_>) {
    let why = "Another file took the place of the journal";
    attacked(game, "replaced", why, |file, _| {
        fs::copy(file, aside(file)).unwrap();
        fs::rename(aside(file), file).unwrap();
    });
}

pub(super) fn linked(game: &mut Game<'_>) {
    let why = "Another file took the place of the journal";
    let target = aside(&game.journal);
    let mut bytes = Vec::new();
    attacked(game, "replaced", why, |file, _| {
        fs::rename(file, aside(file)).unwrap();
        symlink(aside(file), file).unwrap();
        bytes = fs::read(aside(file)).unwrap();
    });
    assert_eq!(fs::read(target).unwrap(), bytes, "nothing is written through the link");
}

pub(super) fn pipe(game: &mut Game<'_>) {
    let why = "Another file took the place of the journal";
    attacked(game, "replaced", why, |file, _| {
        fs::remove_file(file).unwrap();
        mkfifoat(CWD, file, Mode::RUSR | Mode::WUSR).unwrap();
    });
}

pub(super) fn folder(game: &mut Game<'_>) {
    let why = "Another file took the place of the journal";
    attacked(game, "replaced", why, |file, _| {
        fs::remove_file(file).unwrap();
        fs::create_dir(file).unwrap();
    });
}

pub(super) fn folder_removed(game: &mut Game<'_>) {
    attacked(game, "removed", "The journal was removed", |file, _| {
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
    });
    assert!(
        game.journal.starts_with(game.home.path("data/ansage")),
        "{}",
        game.journal.display()
    );
}

pub(super) fn folder_renamed(game: &mut Game<'_>) {
    attacked(game, "moved", "The journal was moved", |file, _| {
        let folder = file.parent().unwrap();
        fs::rename(folder, folder.with_extension("aside")).unwrap();
    });
    assert!(
        game.journal.starts_with(game.home.path("data/ansage")),
        "{}",
        game.journal.display()
    );
}
