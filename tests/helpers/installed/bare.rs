//! Bare systems without a compiler, below a folder of their own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Ubuntu 24.04, and where it comes from.
const UBUNTU: &str = "noble";
const UBUNTU_ARCHIVE: &str = "http://archive.ubuntu.com/ubuntu";

/// The root of a system that has the least of packages, and what is mounted there. All of it goes with the value.
pub(crate) struct Bare {
    root: PathBuf,
    mounted: Vec<PathBuf>,
}

impl Bare {
    /// Makes one of a release, from the archive that debootstrap knows for it.
    ///
    /// # Errors
    ///
    /// Returns what debootstrap said last, such as that the archive cannot be reached.
    pub(crate) fn make(release: &str) -> Result<Self, String> {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bare-{release}"));
        let mut bare = Self {
            root,
            mounted: Vec::new(),
        };
        bare.remove();
        let mut command = Command::new("debootstrap");
        command.arg("--variant=minbase");
        if release == UBUNTU {
            command.arg("--components=main,universe");
        }
        command.arg(release).arg(&bare.root);
        if release == UBUNTU {
            // Every release of Ubuntu is made as this one is, of which each debootstrap has heard.
            command.args([UBUNTU_ARCHIVE, "gutsy"]);
        }
        let output = command.output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(all_of(&output).lines().last().unwrap_or_default().to_owned());
        }
        for (kind, name) in [("proc", "proc"), ("tmpfs", "run")] {
            bare.mount(&["-t", kind, kind], name);
        }
        bare.mount(&["--bind", "/dev"], "dev");
        let _no_names = fs::copy("/etc/resolv.conf", bare.path("etc/resolv.conf"));
        // How packages are fetched on this machine, such as through a proxy.
        let fetched = Command::new("apt-config").args(["dump", "Acquire"]).output();
        let fetched = fetched.map(|it| all_of(&it)).unwrap_or_default();
        fs::write(bare.path("etc/apt/apt.conf.d/90as-here"), fetched).expect("it is ours");
        Ok(bare)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// Lets a folder of this machine be seen there too.
    pub(crate) fn share(&mut self, folder: &Path, name: &str) {
        self.mount(&["--bind", folder.to_str().expect("a plain path")], name);
    }

    /// Runs a line of shell there, and returns whether it did well and what it said.
    pub(crate) fn shell(&self, line: &str) -> (bool, String) {
        let output = Command::new("chroot")
            .args(self.command(&["sh", "-c", line]))
            .output()
            .expect("chroot");
        (output.status.success(), all_of(&output))
    }

    /// Does the same, and expects it to do well.
    #[track_caller]
    pub(crate) fn does(&self, line: &str) -> String {
        let (is_well, said) = self.shell(line);
        assert!(is_well, "{line}: {said}");
        said
    }

    /// Returns the arguments with which chroot runs a command there, in an environment of its own.
    pub(crate) fn command(&self, command: &[&str]) -> Vec<String> {
        let root = self.root.to_str().expect("a plain path");
        let environment = [
            root,
            "env",
            "-i",
            "HOME=/root",
            "LANG=C.UTF-8",
            "TERM=screen",
            "DEBIAN_FRONTEND=noninteractive",
            "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "PULSE_SERVER=unix:/sound/pulse/native",
            "PULSE_COOKIE=/sound/.config/pulse/cookie",
        ];
        environment.iter().chain(command).map(|it| (*it).to_owned()).collect()
    }

    fn mount(&mut self, how: &[&str], name: &str) {
        let place = self.path(name);
        fs::create_dir_all(&place).expect("it is ours");
        let status = Command::new("mount").args(how).arg(&place).status();
        assert!(status.expect("mount").success(), "{}", place.display());
        self.mounted.push(place);
    }

    fn remove(&mut self) {
        for place in self.mounted.drain(..).rev() {
            let _gone = Command::new("umount").args(["--lazy"]).arg(place).status();
        }
        let _gone = Command::new("rm")
            .args(["-rf", "--one-file-system"])
            .arg(&self.root)
            .status();
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        self.remove();
    }
}

/// Returns all that a program said.
pub(crate) fn all_of(output: &Output) -> String {
    let text = [output.stdout.as_slice(), &output.stderr].concat();
    String::from_utf8_lossy(&text).into_owned()
}
