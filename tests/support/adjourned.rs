//! A game that is adjourned and taken up again, by a program that is killed behind each step.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Write as _;

use super::program::{Home, laid_down};
use super::wait::comes_to;

/// The terms of the event, before what it may leave open.
pub(crate) const EVENT: &str = "[arbiter]\ninitials = \"AB\"\nauthorised = \"2026-11-21 14:30\"\n[clock]\nkind = \"program\"\n\
                     time = \"G/90m\"\n[players]\nwhite = \"Anna\"\nblack = \"Bella\"\nblind = \"black\"\n\
                     [duties]\nannounces = \"program\"\n[allowed]\nscript = \"AB\"\nannouncing = \"AB\"\n";

/// What an arbiter enters at each step, and what stands in the journal behind it.
pub(crate) const STEPS: [(&str, &str); 18] = [
    ("/start\n/player\ne4\n/arbiter AB\nSECRET\n", "\"did\":\"repeated\""),
    ("/resume\n/adjourn\n\n", "\"reason\":\"sealing\""),
    ("/seal\nNg8f6\nNg8f6\n", "\"step\":\"sealed\""),
    ("/adjourn\n\n", "\"what\":\"written\""),
    ("/adjourn\n\n", "\"what\":\"sheets-inside\""),
    ("/adjourn\n\n", "\"what\":\"closed\""),
    ("/adjourn\n\n", "\"reason\":\"adjournment\""),
    ("/adjourn\n28.11.2026, 10:00, hall 2\n", "\"step\":\"resumes\""),
    ("/adjourn\n\n", "\"item\":\"names\""),
    ("/adjourn\n\n", "\"item\":\"position\""),
    ("/adjourn\n\n", "\"item\":\"times\""),
    ("/adjourn\n\n", "\"item\":\"sealer\""),
    ("/adjourn\n\n\n\n", "\"item\":\"resumption\""),
    ("/adjourn\ny\n", "\"side\":\"white\",\"present\":true"),
    ("/adjourn\ny\n", "\"side\":\"black\",\"present\":true"),
    ("/adjourn\n\n", "\"step\":\"opened\""),
    // Announced and made are two lines: a program killed between them has the move announced, to be made.
    ("/adjourn\nNf6\n", "\"did\":\"made\",\"move\":\"g8f6\""),
    // Four digits of a seal may look like a move.
    ("/player\nd4\n", "\"move\":\"d2d4\""),
];
/// The step at which the move is sealed, and the one at which it is read out of the envelope.
pub(crate) const SEALED: usize = 2;
pub(crate) const READ_OUT: usize = 16;

/// The game, where it is played, and on which devices.
pub(crate) struct Adjourned {
    pub(crate) home: Home,
    secret: String,
    devices: Vec<String>,
    environment: Vec<(OsString, OsString)>,
}

impl Adjourned {
    /// Lays the event down, played on these devices.
    pub(crate) fn on(home: Home, event: &str, devices: &[&str]) -> Self {
        home.file("event.toml", &laid_down(event));
        let secret = home.draw_secret("event.toml");
        Self {
            home,
            secret,
            devices: devices.iter().map(|it| (*it).to_owned()).collect(),
            environment: Vec::new(),
        }
    }

    /// Plays it where these variables say.
    pub(crate) fn within(self, environment: Vec<(OsString, OsString)>) -> Self {
        Self { environment, ..self }
    }

    /// Lets the arbiter come and enter a step, and kills the program once it is on record and `and_then` has seen it.
    #[track_caller]
    pub(crate) fn take(&self, index: usize, and_then: impl FnOnce()) {
        let (entries, recorded) = STEPS[index];
        let game: &[&str] = match index {
            0 => &["--event-file", "event.toml", "--journal", "game.jsonl"],
            _ => &["--resume", "game.jsonl"],
        };
        let devices: Vec<&str> = self.devices.iter().map(String::as_str).collect();
        let told = File::create(self.home.path("told.txt")).expect("a file");
        let mut program = self
            .home
            .ansage(&[game, &devices].concat())
            .envs(self.environment.iter().cloned())
            .env_remove("WINDOWPATH")
            .stdout(told.try_clone().expect("a file"))
            .stderr(told)
            .spawn()
            .expect("the program");
        let mut keys = program.stdin.take().expect("a pipe");
        let entries = format!("/arbiter AB\nSECRET\n{entries}").replace("SECRET", &self.secret);
        keys.write_all(entries.as_bytes()).expect("it reads");
        if !comes_to(|| self.journal().contains(recorded)) {
            let told = fs::read_to_string(self.home.path("told.txt")).unwrap_or_default();
            panic!("no {recorded} behind {entries:?}: {told}\n{}", self.journal());
        }
        and_then();
        program.kill().expect("killed");
        program.wait().expect("an end");
    }

    /// Returns the secret of the arbiters.
    pub(crate) fn secret(&self) -> &str {
        &self.secret
    }

    /// Returns what stands in the journal.
    pub(crate) fn journal(&self) -> String {
        fs::read_to_string(self.home.path("game.jsonl")).unwrap_or_default()
    }
}
