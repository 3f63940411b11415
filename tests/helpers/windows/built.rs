//! The programs as they are built for Windows, and the Wine that runs them.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::iter;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::support::elsewhere::{built_for, why_not};
use crate::support::program::{Answer, Home};
use crate::support::sound_server::SoundServer;
use crate::support::wine::WINE;

/// For which they are built.
const TARGET: &str = "x86_64-pc-windows-gnu";

/// A folder of programs, and the Windows in which they run.
pub(super) struct Built {
    folder: PathBuf,
    windows: PathBuf,
    /// What is gone with it.
    _own: Option<TempDir>,
}

impl Built {
    /// Finds the program with these helpers. `None`, with the reason printed, where one of them is not there or made of what
    /// has changed since, or nothing runs them; where `ANSAGE_WINDOWS` says that it was built just now, that fails.
    pub(super) fn with(helpers: &[&str]) -> Option<Self> {
        let folder = built_for(TARGET);
        let windows = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/wine");
        let mut programs = iter::once(&"ansage").chain(helpers);
        let not_built = programs.find_map(|it| why_not(&folder.join(format!("{it}.exe"))));
        let no_windows = || (!windows.join("system.reg").exists()).then(|| "Wine is not set up".to_owned());
        if let Some(reason) = not_built.or_else(no_windows) {
            assert!(env::var_os("ANSAGE_WINDOWS").is_none(), "{reason}");
            println!("skipped: Windows, since {reason}; ./dev prove windows brings it");
            return None;
        }
        let built = Self {
            folder,
            windows,
            _own: None,
        };
        built.start();
        Some(built)
    }

    /// Lets them run in a Windows whose settings are their own, and can be changed.
    pub(super) fn in_a_windows_of_their_own(self) -> Self {
        let own = tempfile::tempdir().unwrap();
        for file in ["system.reg", "user.reg", "userdef.reg", ".update-timestamp"] {
            // Without them Wine makes its own.
            let _ = fs::copy(self.windows.join(file), own.path().join(file));
        }
        symlink(self.windows.join("drive_c"), own.path().join("drive_c")).unwrap();
        fs::create_dir(own.path().join("dosdevices")).unwrap();
        symlink("../drive_c", own.path().join("dosdevices/c:")).unwrap();
        symlink("/", own.path().join("dosdevices/z:")).unwrap();
        let built = Self {
            folder: self.folder,
            windows: own.path().to_owned(),
            _own: Some(own),
        };
        built.start();
        built
    }

    /// The first program waits until all of a Windows has started, which takes longer than a helper has for its greeting.
    fn start(&self) {
        self.windows(&["cmd", "/c", "exit"]);
    }

    /// Returns the path of a file of their Windows.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.windows.join(name)
    }

    /// Returns the path of a program.
    pub(super) fn program(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Returns the variables with which Wine runs programs that are heard on this server.
    pub(super) fn environment(&self, server: &SoundServer) -> Vec<(OsString, OsString)> {
        let mut variables = server.environment();
        variables.extend(self.variables());
        variables
    }

    /// Returns the variables with which Wine runs programs.
    pub(super) fn variables(&self) -> Vec<(OsString, OsString)> {
        vec![
            ("WINEPREFIX".into(), self.windows.clone().into()),
            ("WINEARCH".into(), "win64".into()),
            ("WINEDEBUG".into(), "-all".into()),
            // Neither a window nor an assistant that asks what to install.
            ("DISPLAY".into(), "".into()),
            ("WINEDLLOVERRIDES".into(), "mscoree,mshtml=".into()),
        ]
    }

    /// Returns `ansage` at home here, not yet started.
    pub(super) fn ansage(&self, home: &Home, arguments: &[&str]) -> Command {
        let mut command = self.wine(home);
        command.arg(self.program("ansage.exe")).args(arguments);
        command
    }

    /// Runs `ansage` at home here with these entries, and waits for its end.
    pub(super) fn run(&self, home: &Home, arguments: &[&str], entries: &str) -> Answer {
        let mut child = self.ansage(home, arguments).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // A program that refuses does not read what is entered.
        let _refused = stdin.write_all(entries.as_bytes());
        drop(stdin);
        Answer::of(child)
    }

    /// Returns what runs a program at home here.
    pub(super) fn wine(&self, home: &Home) -> Command {
        let mut command = home.configured(Command::new(WINE));
        command.envs(self.at_home(home));
        command
    }

    /// Returns the variables with which Wine runs programs at home here.
    pub(super) fn at_home(&self, home: &Home) -> Vec<(OsString, OsString)> {
        let mut variables = self.variables();
        variables.push(("ANSAGE_HOME".into(), home.path("").into()));
        // Wine writes in the encoding of a locale that the machine has.
        variables.push(("LC_ALL".into(), "C.UTF-8".into()));
        variables
    }

    /// Runs a program of Windows itself, and returns what it prints.
    pub(super) fn windows(&self, arguments: &[&str]) -> String {
        let output = Command::new(WINE)
            .args(arguments)
            .envs(self.variables())
            .current_dir(Path::new("/"))
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}
