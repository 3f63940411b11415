//! The programs for ARM as cargo built them, the libraries of a system for it, and qemu.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::support::elsewhere::{built_for, why_not};
use crate::support::executable::{copy_program, lay_script};
use crate::support::program::{Answer, Home, text};

/// Every helper.
pub(super) const HELPERS: [&str; 6] = [
    "ansage-speaker",
    "ansage-systemvoice",
    "ansage-recorder",
    "ansage-listener",
    "ansage-scorer",
    "ansage-braille",
];

const QEMU: &str = "qemu-aarch64";

/// A folder with the program, the recogniser and, in the place of each helper, a script of this machine that starts it: no
/// kernel starts a program for another processor by itself.
pub(super) struct Emulated {
    folder: TempDir,
    program: PathBuf,
    system: PathBuf,
}

impl Emulated {
    /// Lays out the program with these helpers. `None`, with the reason printed, where one of them is not there or made of
    /// what has changed since; where `ANSAGE_ARM` says that it was built just now, that fails.
    pub(super) fn with(helpers: &[&str]) -> Option<Self> {
        let built = built_for("aarch64-unknown-linux-gnu");
        let outdated = std::iter::once(&"ansage").chain(helpers);
        let reason = outdated.filter_map(|it| why_not(&built.join(it))).next();
        if let Some(reason) = reason.or_else(why_no_system) {
            assert!(env::var_os("ANSAGE_ARM").is_none(), "{reason}");
            println!("skipped: ARM, since {reason}; ./dev prove brings it");
            return None;
        }
        let arm = Self::below("ansage");
        copy_program(built.join("ansage"), &arm.program);
        for helper in helpers {
            arm.lay_starter(helper, &built.join(helper));
        }
        let voices = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
        symlink(voices, arm.path("voices")).expect("nothing of that name");
        Some(arm)
    }

    /// Unpacks the packages for ARM of a folder. `None`, with the reason printed, where no system for it is there.
    pub(super) fn installed(packages: &[PathBuf]) -> Option<Self> {
        if let Some(reason) = why_no_system() {
            println!("skipped: ARM, since {reason}");
            return None;
        }
        let arm = Self::below("usr/bin/ansage");
        for package in packages {
            let mut unpack = Command::new("dpkg-deb");
            unpack.arg("-x").arg(package).arg(arm.folder.path());
            assert!(unpack.status().expect("dpkg-deb").success(), "{}", package.display());
        }
        // The helpers find what they need from a folder as deep.
        fs::rename(arm.path("usr/libexec/ansage"), arm.path("usr/libexec/arm")).expect("the helpers");
        fs::create_dir(arm.path("usr/libexec/ansage")).expect("it was moved");
        for helper in HELPERS {
            arm.lay_starter(
                &format!("usr/libexec/ansage/{helper}"),
                &arm.path("usr/libexec/arm").join(helper),
            );
        }
        Some(arm)
    }

    fn below(program: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self {
            program: folder.path().join(program),
            system: system(),
            folder,
        }
    }

    /// Returns a path in the folder.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn lay_starter(&self, name: &str, helper: &Path) {
        let (system, helper) = (text(&self.system), text(helper));
        let script = format!("#!/bin/sh\nexec {QEMU} -L '{system}' '{helper}' \"$@\"\n");
        lay_script(self.path(name), &script);
    }

    /// Returns the program in a home, not yet started.
    pub(super) fn ansage(&self, home: &Home, arguments: &[&str], environment: &[(OsString, OsString)]) -> Command {
        let mut command = home.configured(Command::new(QEMU));
        command.arg("-L").arg(&self.system).arg(&self.program).args(arguments);
        command.envs(environment.iter().cloned());
        command
    }

    /// Runs the program to its end with these entries.
    pub(super) fn run(&self, home: &Home, arguments: &[&str], entries: &str) -> Answer {
        let mut child = self.ansage(home, arguments, &[]).spawn().expect("qemu");
        let mut stdin = child.stdin.take().expect("a pipe");
        // A program that refuses does not read what is entered.
        let _refused = stdin.write_all(entries.as_bytes());
        drop(stdin);
        Answer::of(child)
    }
}

/// Returns where `./dev` lays the libraries.
fn system() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/arm/system")
}

/// Returns why nothing can be started, if it cannot.
fn why_no_system() -> Option<String> {
    let is_there = system().join("packages").is_file() && Command::new(QEMU).arg("--version").output().is_ok();
    (!is_there).then(|| "qemu or the libraries for it are not there".to_owned())
}
