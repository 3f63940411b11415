//! The built programs, laid out in a folder as the packages of `Cargo.toml` lay them out below `/`.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use toml::Table;

/// Packages of which each brings what the one before does not.
pub(crate) const EVERYTHING: [&str; 4] = ["ansage", "braille", "listener", "systemvoice"];

/// What cargo built, by the name under which a package has it.
const BUILT: [(&str, &str); 7] = [
    ("ansage", env!("CARGO_BIN_EXE_ansage")),
    ("ansage-speaker", concat!(env!("CARGO_BIN_EXE_ansage"), "-speaker")),
    ("ansage-recorder", concat!(env!("CARGO_BIN_EXE_ansage"), "-recorder")),
    ("ansage-listener", concat!(env!("CARGO_BIN_EXE_ansage"), "-listener")),
    ("ansage-scorer", concat!(env!("CARGO_BIN_EXE_ansage"), "-scorer")),
    ("ansage-braille", concat!(env!("CARGO_BIN_EXE_ansage"), "-braille")),
    (
        "ansage-systemvoice",
        concat!(env!("CARGO_BIN_EXE_ansage"), "-systemvoice"),
    ),
];

/// A root in which some packages are installed.
pub(crate) struct Installed {
    root: TempDir,
}

impl Installed {
    /// Lays out these packages. What `./dev package` writes itself, such as the manual pages, is left out.
    pub(crate) fn with(packages: &[&str]) -> Self {
        let root = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        for package in packages {
            for asset in variant(package)["assets"].as_array().expect("a list") {
                let part = |number: usize| asset[number].as_str().expect("text");
                lay(&root.path().join(part(1)), part(0), part(2));
            }
        }
        Self { root }
    }

    /// Returns a path below the root.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.root.path().join(name)
    }

    /// Returns the program.
    pub(crate) fn program(&self) -> PathBuf {
        self.path("usr/bin/ansage")
    }

    /// Takes a file or a folder away.
    pub(crate) fn without(self, name: &str) -> Self {
        let path = self.path(name);
        let removed = if path.is_dir() {
            fs::remove_dir_all(&path)
        } else {
            fs::remove_file(&path)
        };
        removed.unwrap_or_else(|error| panic!("{name}: {error}"));
        self
    }
}

/// Returns what `Cargo.toml` says of a package.
pub(crate) fn variant(package: &str) -> Table {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).expect("Cargo.toml");
    let manifest: Table = text.parse().expect("TOML");
    let variants = &manifest["package"]["metadata"]["deb"]["variants"];
    variants[package].as_table().expect("a table").clone()
}

fn lay(folder: &Path, source: &str, mode: &str) {
    if source.starts_with("target/packaging/") {
        return;
    }
    fs::create_dir_all(folder).expect("a folder");
    for file in named(source) {
        let copy = folder.join(file.file_name().expect("a name"));
        // Not a link that stays one: the program looks for its helpers where it really lies.
        fs::hard_link(&file, &copy).unwrap_or_else(|_other_disk| {
            fs::copy(&file, &copy).expect("a copy");
        });
        let wanted = u32::from_str_radix(mode, 8).expect("octal") & 0o111 != 0;
        let is_run = fs::metadata(&copy).expect("a file").permissions().mode() & 0o111 != 0;
        assert!(is_run || !wanted, "{} can be run", copy.display());
    }
}

/// Returns the files of this name, of which the last part may hold a star.
fn named(source: &str) -> Vec<PathBuf> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    if let Some(name) = source.strip_prefix("target/release/") {
        let built = BUILT.iter().find(|(known, _)| *known == name);
        let listener = Path::new(concat!(env!("CARGO_BIN_EXE_ansage"), "-listener"));
        return vec![built.map_or_else(|| listener.with_file_name(name), |(_, path)| PathBuf::from(path))];
    }
    let path = repository.join(source);
    let pattern = path.file_name().expect("a name").to_str().expect("UTF-8").to_owned();
    let Some((before, behind)) = pattern.split_once('*') else {
        return vec![path];
    };
    let entries = fs::read_dir(path.parent().expect("a folder")).expect("a folder");
    let files = entries.map(|it| it.expect("an entry").path()).filter(|it| {
        let name = it.file_name().expect("a name").to_string_lossy();
        it.is_file() && name.starts_with(before) && name.ends_with(behind.trim_start_matches('*'))
    });
    let files: Vec<_> = files.collect();
    assert!(!files.is_empty(), "{source} names something");
    files
}
