//! Disks that take no more.

use std::fs::{self, File, Permissions};
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use rand::Rng as _;

use crate::support::program::text;

use crate::support::game_under_fault::{Game, lines_in};

/// How many half-moves find room on a disk that is full at most: those in the block that was begun.
const MOST_MOVES: usize = 60;

/// A small disk that only those see who are shown it; it is gone with the value.
struct Card {
    /// Holds it.
    holder: Child,
    folder: PathBuf,
}

impl Card {
    /// `None` where nobody may make one.
    fn put_into(folder: PathBuf) -> Option<Self> {
        fs::create_dir(&folder).unwrap();
        let script = "mount -t tmpfs -o size=64k,mode=700 none \"$0\" && echo ready && exec cat";
        let rights: &[&str] = if rustix::process::geteuid().is_root() {
            &[]
        } else {
            &["--user", "--map-root-user"]
        };
        let mut holder = Command::new("unshare")
            .args(rights)
            .args(["--mount", "--propagation", "private", "sh", "-c", script])
            .arg(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut line = String::new();
        let output = holder.stdout.as_mut().expect("a pipe");
        let is_ready = BufReader::new(output).read_line(&mut line).is_ok() && line == "ready\n";
        let card = Self { holder, folder };
        is_ready.then_some(card)
    }

    /// Returns a command that is shown the disk.
    fn shown_to(&self, command: &Command) -> Command {
        let mut shown = Command::new("nsenter");
        if !rustix::process::geteuid().is_root() {
            shown.args(["--user", "--preserve-credentials"]);
        }
        shown.args(["--mount", "--target", &self.holder.id().to_string()]);
        shown.arg(command.get_program()).args(command.get_args());
        shown
    }

    /// Returns a file on it as everybody sees it.
    fn file(&self, name: &str) -> PathBuf {
        let root = format!("/proc/{}/root", self.holder.id());
        Path::new(&root)
            .join(self.folder.strip_prefix("/").expect("a whole path"))
            .join(name)
    }

    fn fill(&self) {
        let mut filler = File::create(self.file("filler")).unwrap();
        while filler.write(&[0; 4096]).is_ok_and(|it| it > 0) {}
    }

    fn free(&self) {
        fs::remove_file(self.file("filler")).unwrap();
    }
}

impl Drop for Card {
    fn drop(&mut self) {
        let _ended = self.holder.kill();
        let _ended = self.holder.wait();
    }
}

/// Starts a game on a card; `None`, aloud, where there can be none.
fn on_a_card(game: &mut Game<'_>) -> Option<Card> {
    let Some(card) = Card::put_into(game.home.path("card")) else {
        println!("left out: no disk is full, because nobody here may make a small one");
        return None;
    };
    game.journal = game.home.path("card/game.jsonl");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    command.args(game.arguments()).args(["--voice", "none"]);
    let command = game.home.configured(card.shown_to(&command));
    game.open_with(command);
    Some(card)
}

/// Plays until a line is heard.
fn play_until(game: &mut Game<'_>, is_it: impl Fn(&str) -> bool) {
    for _ in 0..MOST_MOVES {
        if game.program().heard.iter().any(|it| is_it(it)) {
            return;
        }
        game.play(1);
    }
    panic!("it was not said: {:#?}", game.program().heard);
}

pub(super) fn full_here(game: &mut Game<'_>) {
    let Some(card) = on_a_card(game) else { return };
    card.fill();
    play_until(game, |it| it.contains("; the game is kept in "));
    game.hear_where_it_is_kept("The disk is full");
    assert!(
        game.journal.starts_with(game.home.path("data/ansage")),
        "{}",
        game.journal.display()
    );
    game.play(1);
    game.end_somehow();
    game.goes_on();
}

pub(super) fn full_for_a_while(game: &mut Game<'_>) {
    // No folder of the person's own takes it meanwhile.
    game.home.file("data/ansage", "in the way");
    let Some(card) = on_a_card(game) else { return };
    card.fill();
    play_until(game, |it| it.contains("cannot be written"));
    game.play(1);
    card.free();
    game.program().wait_for(|it| it.contains("nothing is missing"));
    game.settle();
    // The card is gone with the program that holds it.
    let kept = game.home.path("kept.jsonl");
    game.end_somehow();
    fs::copy(card.file("game.jsonl"), &kept).unwrap();
    game.journal = kept;
    game.forget_the_clock();
    game.goes_on();
}

pub(super) fn full_everywhere(game: &mut Game<'_>) {
    let blocks = game.random.random_range(3..12);
    let script = format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$0\" \"$@\"");
    let mut command = game.home.configured(Command::new("sh"));
    command.args(["-c", &script, env!("CARGO_BIN_EXE_ansage")]);
    command
        .args(game.arguments())
        .args(["--voice", "none", "--white", &"x".repeat(200)]);
    game.open_with(command);
    play_until(game, |it| it.contains("cannot be written"));
    game.play(1);
    match game.random.random_range(0..3) {
        0 => {
            let pid = game.program().pid().to_string();
            let room = Command::new("prlimit")
                .args(["--pid", &pid, "--fsize=unlimited:"])
                .status();
            assert!(room.expect("prlimit").success());
            game.program().wait_for(|it| it.contains("nothing is missing"));
            // Room that comes between a try here and the one elsewhere is found elsewhere.
            game.settle();
            if game
                .program()
                .heard
                .iter()
                .any(|it| it.contains("; the game is kept in "))
            {
                game.hear_where_it_is_kept("The disk is full");
            }
            game.end_somehow();
        }
        1 => {
            game.kill();
            game.nothing_more_is_known();
        }
        _ => {
            let mut program = game.program.take().expect("it is played");
            program.enter("/quit");
            let (code, errors) = program.ended();
            assert_eq!(code, Some(2), "{errors}");
            assert!(errors.contains(text(&game.journal)), "{errors}");
            game.nothing_more_is_known();
        }
    }
    if lines_in(&game.journal).len() > 1 {
        game.goes_on();
    }
}

pub(super) fn folder_read_only(game: &mut Game<'_>) {
    let folder = game.journal.parent().expect("a folder").to_owned();
    game.open();
    fs::set_permissions(&folder, Permissions::from_mode(0o500)).unwrap();
    game.play(2);
    game.end_somehow();
    fs::set_permissions(&folder, Permissions::from_mode(0o700)).unwrap();
    game.goes_on();
}
