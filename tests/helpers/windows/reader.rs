//! A game through the person's screen reader on Windows: NVDA and JAWS are fakes that note what they are told, and so is the
//! built-in voice that takes over.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use super::built::Built;
use super::fakes::{self, fake};
use crate::support::wine::WINE;

/// What has to be built for Windows before.
const BUILT: [&str; 3] = ["ansage.exe", "ansage-screenreader.exe", "ansage-systemvoice.exe"];
/// An entry, its confirmation, and twice Enter where there is nothing left to do.
const ENTRIES: &str = "spr f3\n\n\n";
const EARPHONE: &str = "Kein Ohrhörer: Meldungen sind im Saal zu hören.";
const MOVE: &str = "Springer Felix drei";
const NOTHING: &str = "Es ist nichts zu tun.";
const NOBODY: &str = "Weder NVDA noch JAWS antwortet. Die eingebaute Stimme spricht.";
const LOST: &str = "Der Screenreader antwortet nicht. Die eingebaute Stimme spricht.";
/// What is said in the game of [`ENTRIES`], in order.
const SAID: [(&str, &str); 4] = [("ear", EARPHONE), ("room", MOVE), ("ear", NOTHING), ("ear", NOTHING)];

/// A folder with the programs for Windows and the fakes beside them.
struct Stage {
    folder: PathBuf,
    prefix: PathBuf,
}

/// What a program has printed, and its exit status.
struct Played {
    status: Option<i32>,
    out: String,
    err: String,
}

impl Stage {
    /// `None`, with the reason printed, where Wine, a compiler for Windows or what is built for it is missing. Each has a Windows
    /// of its own.
    fn open() -> Option<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let built = built()?;
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let prefix = target().join(format!("tmp/wine-reader-{}-{number}", std::process::id()));
        fs::create_dir_all(&prefix).unwrap();
        let mut stage = Self {
            folder: PathBuf::new(),
            prefix,
        };
        assert_eq!(stage.run_in(&stage.prefix, "wineboot", &["-i"], "").status, Some(0));
        // Or the next program would begin among services that are about to end.
        stage.server("-w");
        // In an event no helper is started that lies where others may write: a person's own folder is the person's.
        stage.folder = stage.home().join("ansage");
        fs::create_dir(&stage.folder).unwrap();
        for file in BUILT {
            fs::hard_link(built.join(file), stage.folder.join(file)).unwrap();
        }
        for name in [fakes::NVDA, fakes::JAWS, fakes::VOICE, fakes::STUB] {
            fs::copy(fake(name), stage.folder.join(name)).unwrap();
        }
        Some(stage)
    }

    /// Waits until this Windows has ended (`-w`), or ends it (`-k`).
    fn server(&self, how: &str) {
        // Debian gives it the first name as one of several, which not every list of commands has.
        let ran = ["wineserver", "wineserver-stable"].into_iter().any(|name| {
            let mut command = Command::new(name);
            command.arg(how).env("WINEPREFIX", &self.prefix);
            command.stderr(Stdio::null()).status().is_ok()
        });
        assert!(ran, "the server of Wine is not there");
    }

    /// Returns the folder of the person who is at this Windows.
    fn home(&self) -> PathBuf {
        let users = fs::read_dir(self.prefix.join("drive_c/users")).unwrap().flatten();
        let mut homes = users.map(|it| it.path()).filter(|it| !it.ends_with("Public"));
        homes.next().expect("somebody is there")
    }

    /// Lets the fake of a name behave like this.
    fn let_be(&self, name: &str, how: &str) -> &Self {
        fs::write(self.folder.join(format!("{name}-is")), how).unwrap();
        self
    }

    /// Returns what a fake was told so far, a call a line.
    fn said(&self, name: &str) -> Vec<String> {
        let text = fs::read_to_string(self.folder.join(format!("{name}-said"))).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    /// Returns what the built-in voice has said.
    fn builtin(&self) -> Vec<String> {
        self.said("ansage-speaker")
    }

    fn wine(&self, folder: &Path, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(WINE);
        command
            .arg(program)
            .args(arguments)
            .current_dir(folder)
            .env("WINEPREFIX", &self.prefix)
            .env("WINEARCH", "win64")
            .env("WINEDEBUG", "-all")
            .env("DISPLAY", "")
            .stdin(Stdio::piped());
        command
    }

    fn run(&self, program: &str, arguments: &[&str], entries: &str) -> Played {
        self.run_in(&self.folder, program, arguments, entries)
    }

    fn run_in(&self, folder: &Path, program: &str, arguments: &[&str], entries: &str) -> Played {
        // Not pipes: whatever this Windows starts holds them, and lives longer than the program.
        let [out, err] = ["out", "err"].map(|it| self.prefix.join(it));
        let mut command = self.wine(folder, program, arguments);
        command.stdout(fs::File::create(&out).unwrap());
        let mut process = command.stderr(fs::File::create(&err).unwrap()).spawn().unwrap();
        let mut input = process.stdin.take().unwrap();
        // A program that refuses its options has ended.
        let _ = input.write_all(entries.as_bytes());
        drop(input);
        let status = process.wait().unwrap();
        let text = |file| String::from_utf8_lossy(&fs::read(file).unwrap()).replace('\r', "");
        Played {
            status: status.code(),
            out: text(out),
            err: text(err),
        }
    }

    /// Plays the game of [`ENTRIES`].
    fn play(&self, options: &[&str]) -> Played {
        fs::write(self.folder.join("none.toml"), "").unwrap();
        let usual = ["--reports", "de", "--settings", "none.toml"];
        // The one before is kept beside it.
        let _ = fs::remove_file(self.folder.join("game.jsonl"));
        let journal = ["--journal", "game.jsonl"];
        self.run("ansage.exe", &[&usual[..], &journal, options].concat(), ENTRIES)
    }

    /// Plays it through the screen reader.
    fn play_through_the_reader(&self) -> Played {
        let played = self.play(&["--voice", "screen-reader"]);
        assert_eq!(played.status, Some(0), "{}", played.err);
        played
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // What hangs in this Windows ends with it.
        self.server("-k");
        let _ = fs::remove_dir_all(&self.prefix);
    }
}

fn target() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target")
}

/// Returns where what was built for Windows lies; as [`Built::with`], of which it needs no more.
fn built() -> Option<PathBuf> {
    let built = Built::with(&["ansage-screenreader", "ansage-systemvoice"])?;
    built.program("ansage.exe").parent().map(Path::to_owned)
}

/// Returns the lines in which the built-in voice notes what was said.
fn noted(said: &[(&str, &str)]) -> Vec<String> {
    said.iter()
        .map(|(channel, text)| format!("{channel}: {text}"))
        .collect()
}

/// Makes sure that everything was said, and once. What is for the Room may come before or behind what is for the Ear.
#[track_caller]
fn assert_alike(mut said: Vec<String>, mut expected: Vec<String>) {
    said.sort();
    expected.sort();
    assert_eq!(said, expected);
}

fn ssml(text: &str) -> String {
    format!("ssml <speak><mark name=\"begun\"/><voice xml:lang=\"de\">{text}</voice><mark name=\"ended\"/></speak>")
}

#[test]
fn nvda_says_and_shows_everything_of_a_game_in_its_language() {
    let Some(stage) = Stage::open() else { return };
    let played = stage.play_through_the_reader();
    assert!(
        !played.out.contains("NVDA") && !played.out.contains(LOST),
        "{}",
        played.out
    );
    let expected = SAID.map(|(_, text)| [format!("braille {text}"), ssml(text)]);
    assert_alike(stage.said("nvda"), expected.concat());
    assert_eq!(stage.builtin(), [""; 0]);

    // Before 2024.1 it takes plain text alone.
    fs::remove_file(stage.folder.join("nvda-said")).unwrap();
    stage.let_be("nvda", "old").play_through_the_reader();
    let expected = SAID.map(|(_, text)| [format!("braille {text}"), format!("text {text}")]);
    assert_alike(stage.said("nvda"), expected.concat());
    assert_eq!(stage.builtin(), [""; 0]);
}

#[test]
fn what_a_key_silences_in_the_ear_is_over_and_what_is_for_the_room_is_said_again() {
    let Some(stage) = Stage::open() else { return };
    let played = stage.let_be("nvda", "silencing").play_through_the_reader();
    assert!(!played.out.contains(LOST), "{}", played.out);
    assert_eq!(stage.builtin(), noted(&[("room", MOVE)]));
}

#[test]
fn where_neither_answers_the_built_in_voice_speaks_and_its_first_sentence_says_so() {
    let Some(stage) = Stage::open() else { return };
    let expected = noted(&[&[("ear", NOBODY)], &SAID[..]].concat());
    let played = stage.let_be("nvda", "gone").play_through_the_reader();
    assert_eq!(stage.builtin().first(), expected.first());
    assert_alike(stage.builtin(), expected.clone());
    assert_eq!(played.out.lines().next(), Some(expected[0].as_str()));
    // Nor does anybody where the library of NVDA is missing.
    for file in ["ansage-speaker-said", fakes::NVDA] {
        fs::remove_file(stage.folder.join(file)).unwrap();
    }
    stage.let_be("nvda", "well").play_through_the_reader();
    assert_alike(stage.builtin(), expected);
}

/// The one of NVDA's makers, and no fake. Wine carries its calls to nobody, and says that all went well.
#[test]
fn the_library_of_nvda_in_the_archive_is_opened_and_asked() {
    let Some(stage) = Stage::open() else { return };
    stage.let_be("nvda", "gone");
    let asked = || stage.run("ansage.exe", &["doctor", "--reports", "en"], "").out;
    let silent = asked();
    assert!(
        silent.contains("Neither NVDA nor JAWS answers. Does one of them run?"),
        "{silent}"
    );
    fs::remove_file(stage.folder.join(fakes::NVDA)).unwrap();
    let missing = asked();
    assert!(missing.contains("NVDA needs nvdaControllerClient.dll"), "{missing}");
    let library = "nvdaControllerClient64.dll";
    fs::copy(
        Path::new("vendor/windows/nvda").join(library),
        stage.folder.join(library),
    )
    .unwrap();
    let opened = asked();
    assert!(opened.contains("The screen reader NVDA speaks"), "{opened}");
}

/// Nothing is lost: the built-in voice says all that the screen reader did not say to its end, and that it has failed.
#[test]
fn a_screen_reader_that_hangs_or_dies_is_told_of_once_and_costs_no_word() {
    let Some(stage) = Stage::open() else { return };
    for how in ["hanging", "deaf", "dying"] {
        let played = stage.let_be("nvda", how).play_through_the_reader();
        assert_eq!(played.out.matches(LOST).count(), 1, "{how}: {}", played.out);
        let mut said = stage.builtin();
        let told = said.iter().position(|it| it.contains(LOST));
        assert!(
            told.is_some_and(|it| said.remove(it).starts_with("ear")),
            "{how}: {said:?}"
        );
        assert_alike(said, noted(&SAID));
        fs::remove_file(stage.folder.join("ansage-speaker-said")).unwrap();
    }
}

#[test]
fn jaws_says_everything_where_nvda_does_not_run() {
    let Some(stage) = Stage::open() else { return };
    let mut registering = stage.wine(&stage.folder, "jaws.exe", &["--register"]);
    let mut registered = registering.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let output = registered.stdout.as_mut().unwrap();
    BufReader::new(output).read_line(&mut line).unwrap();
    assert_eq!(line.trim(), "registered");
    stage.let_be("nvda", "gone").play_through_the_reader();
    // That it runs is seen by letting it say nothing.
    let expected = ["", EARPHONE, MOVE, NOTHING, NOTHING].map(|text| format!("say {text}"));
    assert_alike(stage.said("jaws"), expected.to_vec());
    assert_eq!((stage.builtin(), stage.said("nvda")), (Vec::new(), Vec::new()));

    let gone = stage.let_be("jaws", "gone").play_through_the_reader();
    assert!(gone.out.contains(NOBODY), "{}", gone.out);
    fs::remove_file(stage.folder.join("ansage-speaker-said")).unwrap();

    let hanging = stage.let_be("jaws", "hanging").play_through_the_reader();
    assert_eq!(hanging.out.matches(LOST).count(), 1, "{}", hanging.out);
    let said = stage.builtin();
    assert!(noted(&SAID).iter().all(|it| said.contains(it)), "{said:?}");
    drop(registered.stdin.take());
    assert_eq!(registered.wait().unwrap().code(), Some(0));
}

#[test]
fn in_an_event_it_is_the_ear_by_leave_alone_and_the_room_keeps_its_voice() {
    let Some(stage) = Stage::open() else { return };
    let file = |leave: &str| {
        format!(
            "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"none\"\n\
             [duties]\nannounces = \"program\"\n[allowed]\nannouncing = \"AB\"\nscript = \"AB\"\n{leave}"
        )
    };
    let play = |leave: &str, more: &[&str]| {
        fs::write(stage.folder.join("event.toml"), file(leave)).unwrap();
        let event = ["--event-file", "event.toml", "--voice", "screen-reader"];
        stage.play(&[&event[..], more].concat())
    };
    let earphone = ["--ear-device", "earphone"];
    let leave = "screen-reader = \"AB\"\n";
    for (leave, more, named) in [
        ("", &earphone[..], "screen-reader = \"AB\""),
        (leave, &[], "--ear-device"),
        (
            leave,
            &["--ear-device", "earphone", "--ear-voice", "builtin"],
            "--ear-voice",
        ),
    ] {
        let refused = play(leave, more);
        assert_eq!(refused.status, Some(3), "{}", refused.out);
        assert!(refused.err.contains(named), "{}", refused.err);
        assert!(!stage.folder.join("game.jsonl").exists());
    }
    let played = play(leave, &earphone);
    assert_eq!(played.status, Some(0), "{}", played.err);
    let (by_nvda, by_the_builtin) = (stage.said("nvda"), stage.builtin());
    assert!(
        by_the_builtin.iter().all(|it| it.starts_with("room: ")),
        "{by_the_builtin:?}"
    );
    assert!(!by_nvda.is_empty() && played.out.contains("ear: "), "{by_nvda:?}");
}

#[test]
fn the_voice_of_windows_speaks_where_there_is_no_built_in_one_and_a_sentence_says_so() {
    const INSTEAD: &str = "Die eingebaute Stimme ist nicht da. Die Stimme des Systems spricht.";
    let Some(stage) = Stage::open() else { return };
    // The one of Wine has no voice: that is said, and nothing waits.
    let played = stage.let_be("ansage-speaker", "mute").play(&["--voice", "auto"]);
    assert_eq!(played.status, Some(0), "{}", played.err);
    assert!(played.out.contains("Die Ansagen haben keine Stimme."), "{}", played.out);
    let examined = stage.run("ansage.exe", &["doctor", "--reports", "de"], "");
    assert!(
        examined
            .out
            .contains("Keine Stimme des Systems: Windows has no speech synthesizer"),
        "{}",
        examined.out
    );

    let system = stage.folder.join("ansage-systemvoice.exe");
    fs::remove_file(&system).unwrap();
    fs::copy(stage.folder.join("ansage-speaker.exe"), system).unwrap();
    let played = stage.play(&["--voice", "auto"]);
    assert_eq!(played.out.matches(INSTEAD).count(), 1, "{}", played.out);
    let mut said = stage.said("ansage-systemvoice");
    said.retain(|it| it != &format!("said: {INSTEAD}"));
    assert_alike(said, SAID.map(|(_, text)| format!("said: {text}")).to_vec());
    assert_eq!(stage.builtin(), [""; 0]);

    // Whoever asked for the built-in voice gets no other.
    let played = stage.play(&["--voice", "builtin"]);
    assert!(
        !played.out.contains(INSTEAD) && played.out.contains("keine Stimme"),
        "{}",
        played.out
    );
}
