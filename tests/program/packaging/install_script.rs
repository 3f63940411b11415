//! `packaging/install.sh`: what is installed without root is replaced whole, and removed but for what is a person's.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// An unpacked archive, and a home into which it is installed.
struct Machine {
    folder: TempDir,
}

/// What the script said, and its exit code.
struct Outcome {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Machine {
    fn new() -> Self {
        let machine = Self {
            folder: tempfile::tempdir().expect("a folder"),
        };
        fs::create_dir(machine.path("home")).expect("a folder");
        machine.unpack(&[
            "bin/ansage",
            "libexec/ansage/ansage-speaker",
            "share/man/man1/ansage.1.gz",
        ]);
        let menu = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/packaging/ansage.desktop"));
        machine.lay("archive/share/applications/ansage.desktop", menu);
        machine.sum_up();
        machine
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn lay(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Makes an archive with these files and what every archive has.
    fn unpack(&self, files: &[&str]) {
        let _none_before = fs::remove_dir_all(self.path("archive"));
        for file in files.iter().chain(&["lib/ansage/origin", "lib/ansage/install.sh"]) {
            self.lay(&format!("archive/{file}"), &format!("#!/bin/sh\necho {file}\n"));
        }
        self.lay("archive/lib/ansage/origin", "archive\n");
        let script = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/install.sh"));
        let script = script.expect("the script");
        for place in ["archive/install.sh", "archive/lib/ansage/install.sh"] {
            self.lay(place, &script);
        }
        let program = self.path("archive/bin/ansage");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it is ours");
        self.sum_up();
    }

    fn sum_up(&self) {
        let list = "find . -mindepth 2 -type f ! -name SHA256SUMS | sort | xargs sha256sum | sed 's|  [.]/|  |' >lib/ansage/SHA256SUMS";
        let status = Command::new("sh")
            .args(["-c", list])
            .current_dir(self.path("archive"))
            .status();
        assert!(status.expect("sh").success());
    }

    /// Runs a line of shell in which `$0` is the script of the archive.
    fn shell(&self, line: &str, path: &str) -> Outcome {
        let output = Command::new("sh")
            .args(["-c", line])
            .arg(self.path("archive/install.sh"))
            .current_dir(self.folder.path())
            .env("HOME", self.path("home"))
            .env("PATH", path)
            .env_remove("XDG_DATA_HOME")
            .env_remove("XDG_CONFIG_HOME")
            .stdin(Stdio::null())
            .output()
            .expect("sh");
        Outcome {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).expect("UTF-8"),
            err: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }

    fn install(&self, arguments: &str) -> Outcome {
        let path = std::env::var("PATH").expect("every shell sets PATH");
        self.shell(&format!("sh \"$0\" {arguments}"), &path)
    }

    /// Returns the files and folders below a folder.
    fn below(&self, name: &str) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        let mut open = vec![self.path(name)];
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                let text = path.strip_prefix(self.path(name)).expect("below").display().to_string();
                if path.is_dir() {
                    open.push(path);
                }
                all.insert(text);
            }
        }
        all
    }
}

impl Outcome {
    #[track_caller]
    fn done(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Expects a refusal in one sentence that holds these words.
    #[track_caller]
    fn refused(self, words: &str) {
        assert_eq!((self.code, self.out.as_str()), (Some(1), ""), "{}", self.err);
        assert!(
            self.err.contains(words) && self.err.lines().count() == 1,
            "{words}: {}",
            self.err
        );
    }
}

#[test]
fn what_is_installed_replaces_what_was_and_goes_without_a_trace() {
    let machine = Machine::new();
    // Games and settings lie below the same folder, and somebody else's program beside ours.
    machine.lay("home/.local/share/ansage/game.jsonl", "a game\n");
    machine.lay("home/.config/ansage/settings.toml", "reports = \"de\"\n");
    machine.lay("home/.local/bin/other", "other\n");
    let before = machine.below("home");

    machine.install("").done();
    let first = machine.below("home");
    for file in [
        "bin/ansage",
        "libexec/ansage/ansage-speaker",
        "share/man/man1/ansage.1.gz",
        "lib/ansage/origin",
    ] {
        assert!(first.contains(&format!(".local/{file}")), "{file}: {first:?}");
    }
    let menu = machine.read("home/.local/share/applications/ansage.desktop");
    let place = machine.path("home/.local").display().to_string();
    let started =
        format!("\nExec=\"{place}/libexec/ansage/ansage-window\" \"{place}/bin/ansage\"\nTryExec={place}/bin/ansage\n");
    assert!(menu.contains(&started), "{menu}");
    let program = fs::metadata(machine.path("home/.local/bin/ansage")).expect("it is there");
    assert_eq!(program.permissions().mode() & 0o111, 0o111);

    machine.unpack(&["bin/ansage", "libexec/ansage/ansage-newer"]);
    machine.lay("archive/bin/ansage", "newer\n");
    machine.sum_up();
    machine.install("").done();
    let second = machine.below("home");
    assert!(second.contains(".local/libexec/ansage/ansage-newer"), "{second:?}");
    assert!(!second.contains(".local/libexec/ansage/ansage-speaker"), "{second:?}");
    assert_eq!(machine.read("home/.local/bin/ansage"), "newer\n");

    // The script that was installed knows where.
    let own = machine.path("home/.local/lib/ansage/install.sh");
    let path = std::env::var("PATH").expect("every shell sets PATH");
    let said = machine
        .shell(&format!("sh {} --uninstall", own.display()), &path)
        .done();
    assert!(
        said.contains("Journals are kept in ") && said.lines().count() == 1,
        "{said}"
    );
    assert_eq!(machine.below("home"), before);
    machine.install("--uninstall").refused("There is no Ansage in ");
}

#[test]
fn it_says_how_the_program_is_started_from_now_on() {
    let machine = Machine::new();
    let path = std::env::var("PATH").expect("every shell sets PATH");
    let home = machine.path("home");
    let program = format!("{}/.local/bin/ansage", home.display());
    let started = |machine: &Machine, path: &str| {
        let said = machine.shell("sh \"$0\"", path).done();
        said.lines().last().expect("a line").to_owned()
    };
    let nowhere = started(&machine, &path);
    assert!(
        nowhere.contains(&format!("type {program}, for its folder is not on your PATH")),
        "{nowhere}"
    );
    machine.lay(
        "home/.profile",
        "if [ -d \"$HOME/.local/bin\" ]; then PATH=\"$HOME/.local/bin:$PATH\"; fi\n",
    );
    assert_eq!(
        started(&machine, &path),
        format!("To start it type {program}, and after your next login: ansage")
    );
    let there = format!("{}/.local/bin:{path}", home.display());
    assert_eq!(started(&machine, &there), "To start it type: ansage");
    let other = machine.path("other/bin");
    machine.lay("other/bin/ansage", "#!/bin/sh\n");
    fs::set_permissions(other.join("ansage"), fs::Permissions::from_mode(0o755)).expect("it is ours");
    let first = started(&machine, &format!("{}:{there}", other.display()));
    assert_eq!(
        first,
        format!(
            "To start it type {program}, for ansage alone starts {}/ansage.",
            other.display()
        )
    );
}

#[test]
fn a_full_disk_leaves_everything_as_it_was() {
    let machine = Machine::new();
    machine.install("--prefix there").done();
    let before = machine.below(".");
    machine.lay("archive/libexec/ansage/ansage-listener", &"sound ".repeat(100_000));
    machine.lay("archive/bin/ansage", "newer\n");
    machine.sum_up();
    let path = std::env::var("PATH").expect("every shell sets PATH");
    // Of no file more than 100 KiB can be written, as if there were no more room.
    for prefix in ["there", "new/place"] {
        let line = format!("trap '' XFSZ; ulimit -f 200; sh \"$0\" --prefix {prefix}");
        machine.shell(&line, &path).refused("There is no room for it in ");
    }
    let mut after = machine.below(".");
    after.remove("archive/libexec/ansage/ansage-listener");
    assert_eq!(after, before);
    assert_ne!(machine.read("there/bin/ansage"), "newer\n");
    machine.install("--prefix there").done();
    assert_eq!(machine.read("there/bin/ansage"), "newer\n");
}

#[test]
fn what_cannot_be_is_said_in_one_sentence_and_nothing_is_installed() {
    let machine = Machine::new();
    machine.lay("file", "");
    machine.lay("full/bin/ansage/here", "");
    machine.lay("packages/lib/ansage/origin", "packages\n");
    let before = machine.below(".");
    for (arguments, words) in [
        ("--prefix", "--prefix needs a folder."),
        ("--fast", "knows --prefix DIR and --uninstall, not --fast."),
        ("--prefix file/below", "cannot be made, so nothing was installed."),
        (
            "--prefix full",
            "full/bin/ansage is a folder, so nothing was installed.",
        ),
        ("--prefix packages", "Ansage is installed as packages"),
        ("--prefix archive", "please unpack it elsewhere."),
    ] {
        machine.install(arguments).refused(words);
        assert_eq!(machine.below("."), before, "{arguments}");
    }
    machine.lay("archive/bin/ansage", "cut short");
    machine
        .install("")
        .refused("The archive is not whole, bin/ansage is damaged or missing");
    fs::remove_file(machine.path("archive/lib/ansage/SHA256SUMS")).expect("it is there");
    machine.install("").refused("please unpack the archive again.");
    assert!(machine.below("home").is_empty());
}
