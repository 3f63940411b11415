//! A folder in which `./dev` finds nothing but fakes: no package is installed, nothing is built, no network is used.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::support::wine::WINE;

/// What the script may use of a real system, besides what bash has itself.
const TOOLS: [&str; 31] = [
    "awk",
    "bash",
    "cat",
    "cmp",
    "cp",
    "cut",
    "date",
    "dirname",
    "env",
    "grep",
    "head",
    "ln",
    "mkdir",
    "mv",
    "nice",
    "nproc",
    "printf",
    "realpath",
    "rm",
    "script",
    "sed",
    "setsid",
    "sh",
    "sha256sum",
    "sort",
    "tail",
    "tee",
    "touch",
    "tr",
    "true",
    "uname",
];

/// The fakes, see `tests/program/project/dev_script/fake`.
const FAKES: [&str; 10] = [
    "apt-get",
    "cargo",
    "curl",
    "dpkg-deb",
    "dpkg-query",
    "git",
    "id",
    "python3",
    "rustc",
    "unshare",
];

pub(crate) struct Sandbox {
    folder: TempDir,
}

/// How a word of `./dev` ended.
pub(crate) struct Outcome {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    /// What the script itself said; on a terminal it is in `out`.
    pub(crate) said: String,
}

impl Sandbox {
    /// Makes a Debian machine of the script: root, a Rust that suffices, and no package installed.
    pub(crate) fn new() -> Self {
        let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
        let sandbox = Self {
            folder: TempDir::new().expect("the tests may make temporary folders"),
        };
        for folder in [
            "bin",
            "home",
            "elsewhere",
            "tests",
            "vendor/vosk",
            "vendor/scorer",
            "voices/recogniser",
        ] {
            fs::create_dir_all(sandbox.path(folder)).expect("the folder is new");
        }
        // Links, not copies: a file that is still open for writing in another thread cannot be started.
        for name in [
            "dev",
            "packages.txt",
            "Cargo.toml",
            "tests/requirements.txt",
            "voices/recogniser/requirements.txt",
        ] {
            symlink(repository.join(name), sandbox.path(name)).expect("the folder is new");
        }
        for name in FAKES {
            symlink(
                repository.join("tests/program/project/dev_script/fake").join(name),
                sandbox.path("bin").join(name),
            )
            .expect("as above");
        }
        symlink(
            repository.join("tests/program/project/dev_script/fake/program"),
            sandbox.path("program"),
        )
        .expect("as above");
        for name in TOOLS {
            if let Some(real) = find(name) {
                symlink(real, sandbox.path("bin").join(name)).expect("as above");
            }
        }
        sandbox.lay("vendor/vosk/libvosk.so", "");
        sandbox.lay("vendor/scorer/weights.safetensors", "");
        sandbox.lay("user", "0");
        sandbox.lay("rust", "1.99.0");
        sandbox.lay("installed", "");
        sandbox.lay("calls", "");
        sandbox.lay("cargo-fails", "");
        // All of them belong to one package that every system has.
        sandbox.lay("status", "base\tinstalled\tyes\trequired\t\t, \n");
        let owned = TOOLS.iter().chain(&FAKES).filter(|it| **it != "cargo");
        let owned = owned.map(|it| format!("base {}\n", sandbox.path("bin").join(it).display()));
        sandbox.lay("files", &owned.collect::<String>());
        sandbox.lay(
            "results",
            "test result: ok. 7 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out\n",
        );
        sandbox
    }

    /// Says that the packages of some groups are installed.
    pub(crate) fn with_packages_of(self, groups: &[&str]) -> Self {
        let installed: Vec<String> = packages()
            .into_iter()
            .filter(|it| it.group.split('+').any(|group| groups.contains(&group)))
            .map(|it| it.name)
            .collect();
        self.lay("installed", &format!("{}\n", installed.join("\n")));
        self
    }

    /// Lays down what is needed to build for ARM on another machine.
    pub(crate) fn with_what_arm_needs(self) -> Self {
        for name in ["aarch64-linux-gnu-gcc", "qemu-aarch64"] {
            symlink(self.path("program"), self.path("bin").join(name)).expect("no other has that name");
        }
        fs::create_dir(self.path("libraries-of-rust")).expect("the folder is ours");
        self.lay_below("vendor/vosk-aarch64/libvosk.so", "");
        let laid = packages()
            .into_iter()
            .filter(|it| it.group.split('+').any(|it| ["run", "more", "system"].contains(&it)));
        let laid: String = laid.map(|it| it.name + "\n").collect();
        self.lay_below("target/arm/system/packages", &laid);
        self
    }

    /// Lays what programs for Windows are built and run with.
    pub(crate) fn with_what_windows_needs(self) -> Self {
        for name in ["x86_64-w64-mingw32-gcc", "wine"] {
            symlink(self.path("program"), self.path("bin").join(name)).expect("no other has that name");
        }
        fs::create_dir_all(self.path("libraries-of-rust")).expect("the folder is ours");
        for file in [
            "vendor/vosk-windows/libvosk.dll",
            "vendor/windows/espeak-ng/espeak-ng.dll",
            "vendor/windows/nvda/nvdaControllerClient64.dll",
            "target/wine/system.reg",
            "target/wine/drive_c/windows/system32/bcryptprimitives.dll",
        ] {
            self.lay_below(file, "");
        }
        self.lay_below(
            "tests/not_on_windows.txt",
            "# Why.\n\nprogram::cli::a_signal  it is none there\n",
        );
        fs::create_dir(self.path("tests/support")).expect("the folder is ours");
        fs::copy(WINE, self.path("tests/support/wine")).expect("a script of the tests");
        self
    }

    /// Says that a package is installed which has a command of its own name and needs some others.
    pub(crate) fn with_command_of(self, package: &str, needs: &str) -> Self {
        let command = self.path("bin").join(package);
        symlink(self.path("program"), &command).expect("no other has that name");
        self.append("status", &format!("{package}\tinstalled\tno\toptional\t\t, {needs}\n"));
        self.append("files", &format!("{package} {}\n", command.display()));
        self
    }

    /// Says that a command is there which no package brings.
    pub(crate) fn with_program_called(self, name: &str) -> Self {
        symlink(self.path("program"), self.path("bin").join(name)).expect("no other has that name");
        self
    }

    fn append(&self, name: &str, text: &str) {
        let before = fs::read_to_string(self.path(name)).expect("laid at the start");
        self.lay(name, &(before + text));
    }

    /// Lays a file ready for the fakes.
    pub(crate) fn lay(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("the folder is ours");
    }

    /// Lays a file in a folder of its own.
    pub(crate) fn lay_below(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("the folder is ours");
        fs::write(path, text).expect("the folder is ours");
    }

    /// Takes a command away.
    pub(crate) fn without(self, name: &str) -> Self {
        fs::remove_file(self.path("bin").join(name)).expect("the command was there");
        self
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts `./dev` as a script would, with these lines coming in.
    pub(crate) fn dev(&self, arguments: &[&str], input: &str) -> Outcome {
        let mut command = Command::new(self.path("dev"));
        command.args(arguments);
        self.run(command, &[], input)
    }

    /// Does the same where some variables are set, with nothing coming in.
    pub(crate) fn dev_where(&self, variables: &[(&str, &str)], arguments: &[&str]) -> Outcome {
        let mut command = Command::new(self.path("dev"));
        command.args(arguments);
        self.run(command, variables, "")
    }

    /// Starts `./dev` on a terminal, where a person types `typed`.
    pub(crate) fn dev_on_a_terminal(&self, arguments: &str, typed: &str) -> Outcome {
        let mut command = Command::new("script");
        let started = format!("{} {arguments}", self.path("dev").display());
        command.args(["--quiet", "--return", "--command", &started, "/dev/null"]);
        self.run(command, &[], typed)
    }

    /// How the fakes were called, in their order.
    pub(crate) fn calls(&self) -> Vec<String> {
        fs::read_to_string(self.path("calls"))
            .expect("laid at the start")
            .lines()
            .map(String::from)
            .collect()
    }

    /// The names of all commands that cargo found when it was called last.
    pub(crate) fn found(&self) -> BTreeSet<String> {
        let text = fs::read_to_string(self.path("found")).expect("cargo was called");
        text.lines().map(String::from).collect()
    }

    /// The calls that changed the machine.
    pub(crate) fn installations(&self) -> Vec<String> {
        self.calls()
            .into_iter()
            .filter(|it| it.starts_with("apt-get install"))
            .collect()
    }

    fn run(&self, mut command: Command, variables: &[(&str, &str)], input: &str) -> Outcome {
        let mut child = command
            .env_clear()
            .env("PATH", self.path("bin"))
            .env("HOME", self.path("home"))
            .env("SANDBOX", self.folder.path())
            .envs(variables.iter().copied())
            .current_dir(self.path("elsewhere"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("bash is installed");
        let mut stdin = child.stdin.take().expect("it is piped");
        // Whoever stops early does not read to the end; that is no fault of the test.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().expect("it was started");
        Outcome {
            code: output.status.code(),
            out: String::from_utf8_lossy(&output.stdout).replace('\r', ""),
            said: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

/// A line of `packages.txt`.
pub(crate) struct Package {
    pub(crate) group: String,
    pub(crate) name: String,
}

/// Every line of `packages.txt`.
pub(crate) fn packages() -> Vec<Package> {
    let mut packages = Vec::new();
    for line in read("packages.txt").lines().filter(|it| !it.starts_with('#')) {
        let mut words = line.split_whitespace().map(String::from);
        if let (Some(group), Some(name)) = (words.next(), words.next()) {
            packages.push(Package { group, name });
        }
    }
    packages
}

/// Reads a file of the repository.
pub(crate) fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").expect("every shell sets PATH");
    std::env::split_paths(&path)
        .map(|it| it.join(name))
        .find(|it| it.exists())
}
