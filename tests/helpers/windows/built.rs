//! The programs as they are built for Windows, and the Wine that runs them.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::support::program::Home;
use crate::support::sound_server::SoundServer;

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
    /// Finds them; `None`, with the reason printed, where they were not built or cannot run.
    pub(super) fn find() -> Option<Self> {
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
        let target = std::path::absolute(target).unwrap();
        let folders = ["debug", "release"].map(|it| target.join(TARGET).join(it));
        // The last is what Rust's own library wants of a Windows that is newer than many a Wine.
        let needed = [
            "ansage.exe",
            "ansage-speaker.exe",
            "ansage-recorder.exe",
            "bcryptprimitives.dll",
        ];
        let has_all = |it: &&PathBuf| needed.iter().all(|name| it.join(name).exists());
        let Some(folder) = folders.iter().find(has_all) else {
            println!(
                "skipped: {needed:?} are not in a folder of {}",
                target.join(TARGET).display()
            );
            return None;
        };
        let voices = [folder.join("espeak-ng"), target.join("../vendor/windows/espeak-ng")];
        if !voices.iter().any(|it| it.exists()) {
            println!("skipped: espeak-ng for Windows is in none of {voices:?}");
            return None;
        }
        if Command::new("wine").arg("--version").output().is_err() {
            println!("skipped: wine is not installed");
            return None;
        }
        Some(Self {
            folder: folder.clone(),
            windows: target.join("wine"),
            _own: None,
        })
    }

    /// Lets them run in a Windows whose settings are their own, and can be changed.
    pub(super) fn in_a_windows_of_their_own(self) -> Self {
        // It is made when it is first used.
        self.windows(&["cmd", "/c", "exit"]);
        let own = tempfile::tempdir().unwrap();
        for file in ["system.reg", "user.reg", "userdef.reg", ".update-timestamp"] {
            // Without them Wine makes its own.
            let _ = fs::copy(self.windows.join(file), own.path().join(file));
        }
        symlink(self.windows.join("drive_c"), own.path().join("drive_c")).unwrap();
        fs::create_dir(own.path().join("dosdevices")).unwrap();
        symlink("../drive_c", own.path().join("dosdevices/c:")).unwrap();
        symlink("/", own.path().join("dosdevices/z:")).unwrap();
        Self {
            folder: self.folder,
            windows: own.path().to_owned(),
            _own: Some(own),
        }
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
        let mut command = home.configured(Command::new("wine"));
        command
            .arg(self.program("ansage.exe"))
            .args(arguments)
            .env("ANSAGE_HOME", home.path(""));
        command
    }

    /// Runs a program of Windows itself, and returns what it prints.
    pub(super) fn windows(&self, arguments: &[&str]) -> String {
        let output = Command::new("wine")
            .args(arguments)
            .envs(self.variables())
            .current_dir(Path::new("/"))
            .output()
            .unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}
