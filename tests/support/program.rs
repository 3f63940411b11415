//! The built program, run in folders of its own: no test sees another's settings, journals or log.

use super::executable::{copy_program, lay_script};
use super::wine;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;

use tempfile::TempDir;

/// A game of an event without a voice, in the journal `game.jsonl`.
pub(crate) const OF_AN_EVENT: [&str; 6] = [
    "--event-file",
    "event.toml",
    "--voice",
    "none",
    "--journal",
    "game.jsonl",
];

/// The secret of the arbiters that opens [`SECRET_TABLE`].
pub(crate) const SECRET: &str = "kiti tufa gapu guba";

/// What stands in an event file for [`SECRET`].
pub(crate) const SECRET_TABLE: &str = "[secret]\npublic = \"age1xwp9nv3sgs5ae62y9gvu3dapdk7knxjcecr67ww5qz32g6lcnycs7vrpt4\"\n\
     private = \"\
     6167652d656e6372797074696f6e2e6f72672f76310a2d3e2073637279707420574650743971322b574b702f6f69414f\
     4664527547772031340a494e67653337677648443533577632776b7a792b4f466e7875635a64577236416c7851776245\
     367a3469590a2d2d2d2061743445534e70384f677257506e596a65386b656d4f48554671454a7352333866674d4c376e\
     532b4672510ac156bb8021072341ce249ee71a85ee6b13ae9eb65b4e0389773b2553c6261953870a623793e897bb21ff\
     6f7284dfb38af55cd66d1e848cb5ac39f3441b879477560fbea5bda264790be31e1e1c497cfb080576885a42d4cf06e9\
     b9d848ce674399679d69e94737296ff6\"\n";

/// A home for one test; it is gone when the last of its values is.
#[derive(Clone)]
pub(crate) struct Home {
    folder: Arc<TempDir>,
}

impl Home {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder").into();
        Self { folder }
    }

    /// Makes a home in memory, where the machine has that: no other test keeps its disk waiting.
    pub(crate) fn in_memory() -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_no_memory| tempfile::tempdir());
        Self {
            folder: folder.expect("a folder").into(),
        }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes a file of this home and returns its path; an event file that has no secret of the arbiters is given [`SECRET`].
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let is_of_an_event = name.ends_with(".toml") && text.contains("authorised = ") && !text.contains("[secret]");
        match is_of_an_event {
            true => self.file_as_it_is(name, &format!("{}\n{SECRET_TABLE}", text.trim_end())),
            false => self.file_as_it_is(name, text),
        }
    }

    /// Writes a file of this home and returns its path.
    pub(crate) fn file_as_it_is(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, text).expect("a file");
        path
    }

    /// Writes into an event file what a new secret of the arbiters opens, and returns the secret.
    pub(crate) fn draw_secret(&self, file: &str) -> String {
        let line = ["check-event", "--secret", "--replace-secret", file];
        let drawn = self.run(&line, "").expect(0).out;
        let (_, words) = drawn.trim().trim_end_matches('.').split_once(": ").expect("words");
        words.to_owned()
    }

    /// Returns the journals in the data folder.
    pub(crate) fn journals(&self) -> Vec<PathBuf> {
        let folder = self.path("data/ansage");
        let entries = std::fs::read_dir(folder).into_iter().flatten();
        entries.map(|it| it.expect("an entry").path()).collect()
    }

    /// Returns the program with English reports and without a voice, not yet started.
    pub(crate) fn ansage(&self, arguments: &[&str]) -> Command {
        let program = wine::command().unwrap_or_else(|| Command::new(env!("CARGO_BIN_EXE_ansage")));
        let mut command = self.configured(program);
        command.args(arguments);
        command
    }

    /// Returns the path of a copy of the program, beside which this script lies as its speaker.
    pub(crate) fn program_with_speaker(&self, script: &str) -> PathBuf {
        std::fs::create_dir_all(self.path("bin")).expect("a folder");
        lay_script(self.path("bin/ansage-speaker"), script);
        let program = self.path("bin/ansage");
        copy_program(env!("CARGO_BIN_EXE_ansage"), &program);
        program
    }

    /// Returns a command that finds this home, in English.
    pub(crate) fn configured(&self, mut command: Command) -> Command {
        command
            .current_dir(self.folder.path())
            .env("XDG_CONFIG_HOME", self.path("config"))
            .env("XDG_DATA_HOME", self.path("data"))
            .env("XDG_STATE_HOME", self.path("state"))
            // That of the person who runs the tests would be the same for all of them.
            .env_remove("XDG_RUNTIME_DIR")
            .env("LC_ALL", "en_US.UTF-8")
            // The battery of the machine that runs the tests is none of theirs.
            .env("ANSAGE_POWER_SUPPLY", self.path("power"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        if wine::program().is_some() {
            command.env("ANSAGE_HOME", self.folder.path());
            // Wine writes in the encoding of a locale that the machine has, and not every machine has the other one.
            command.env("LC_ALL", "C.UTF-8");
        }
        command
    }

    /// Runs the program to its end with these entries.
    pub(crate) fn run(&self, arguments: &[&str], entries: impl AsRef<[u8]>) -> Answer {
        let mut child = self.ansage(arguments).spawn().expect("the program");
        let mut stdin = child.stdin.take().expect("a pipe");
        // A program that refuses does not read what is entered.
        let _refused = stdin.write_all(entries.as_ref());
        drop(stdin);
        Answer::of(child)
    }
}

/// What the program printed, and its exit code.
pub(crate) struct Answer {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Answer {
    pub(crate) fn of(child: Child) -> Self {
        let Output { status, stdout, stderr } = child.wait_with_output().expect("an end");
        Self {
            code: status.code(),
            out: String::from_utf8(stdout).expect("UTF-8"),
            err: String::from_utf8(stderr).expect("UTF-8"),
        }
    }

    /// Returns the lines of one channel, without its name.
    pub(crate) fn lines(&self, channel: &str) -> Vec<&str> {
        let prefix = format!("{channel}: ");
        self.out.lines().filter_map(|it| it.strip_prefix(&prefix)).collect()
    }

    #[track_caller]
    pub(crate) fn expect(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "out: {}\nerr: {}", self.out, self.err);
        self
    }

    /// Expects a refusal: nothing printed for scripts, one sentence for people that holds `words`.
    #[track_caller]
    pub(crate) fn refused(self, code: i32, words: &[&str]) {
        let answer = self.expect(code);
        assert_eq!(answer.out, "");
        assert_eq!(answer.err.lines().count(), 1, "{}", answer.err);
        for word in words {
            assert!(answer.err.contains(word), "{word}: {}", answer.err);
        }
    }
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// Returns an event file in which everything is laid down that an edition asks for before the clock is started.
pub(crate) fn laid_down(file: &str) -> String {
    let file = match file.split_once("[clock]\n") {
        Some((before, after)) => format!("{before}[clock]\nside = \"left\"\n{after}"),
        None => format!("{file}[clock]\nside = \"left\"\n"),
    };
    let file = match file.split_once("[position]\n") {
        Some((before, after)) => format!("{before}[position]\nset-up = true\n{after}"),
        None => format!("{file}[position]\nset-up = true\n"),
    };
    format!("{file}[device]\nname = \"Laptop 7\"\n[laws]\nsupervised = true\nfinish = false\ndefault-time = 0\n")
}

/// Returns an event file with the leave without which no script plays.
pub(crate) fn with_leave_for_a_script(file: &str) -> String {
    const LEAVE: &str = "script = \"AB\"\n";
    match file.split_once("[allowed]\n") {
        _ if file.contains(LEAVE.trim_end()) => file.to_owned(),
        Some((before, after)) => {
            // Behind what is allowed already, so that no line has another number.
            let next = after.find("\n[").map_or(after.len(), |it| it + 1);
            let (leaves, rest) = after.split_at(next);
            format!("{before}[allowed]\n{leaves}{LEAVE}{rest}")
        }
        None => format!("{file}[allowed]\n{LEAVE}"),
    }
}
