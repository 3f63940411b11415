//! The packages for ARM beside those for this machine: the same files, for the other processor, and a game is played from
//! where they lie.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::emulated::Emulated;
use crate::support::program::Home;

/// `EM_AARCH64`.
const ARM: u16 = 183;

/// Expects that in a folder of packages those for ARM are what those for this machine are; where none were made, that is
/// said.
pub(crate) fn are_those_of_this_machine_for_arm(folder: &Path) {
    let arm = folder.join("arm64");
    if !arm.is_dir() {
        println!("skipped: no packages were made for ARM");
        return;
    }
    for sums in [folder, &arm] {
        let mut check = Command::new("sha256sum");
        check
            .args(["--check", "--strict", "--quiet", "SHA256SUMS"])
            .current_dir(sums);
        assert!(check.status().expect("sha256sum").success(), "{}", sums.display());
    }
    let (here, there) = (packages(folder), packages(&arm));
    let names = |of: &BTreeMap<String, PathBuf>| of.keys().cloned().collect::<BTreeSet<_>>();
    assert!(here.len() >= 4 && names(&here) == names(&there), "{here:?} {there:?}");
    for (name, package) in &there {
        assert_eq!(asked(package, &["--field"], &["Architecture"]), "arm64\n");
        assert_eq!(files(package), files(&here[name]), "{name}");
    }
    // What the linker knows of, and what it does not.
    for (name, needed) in [
        ("ansage", &["libasound2 (", "libc6 (", "libespeak-ng1"][..]),
        ("ansage-listener", &["libatomic1", "libstdc++6 ("]),
        ("ansage-braille", &["liblouis20"]),
    ] {
        let needs = asked(&there[name], &["--field"], &["Depends"]);
        assert!(needed.iter().all(|it| needs.contains(it)), "{name}: {needs}");
    }
    let Some(installed) = Emulated::installed(&there.into_values().collect::<Vec<_>>()) else {
        return;
    };
    for folder in ["usr/bin", "usr/libexec/arm", "usr/lib/ansage"] {
        for entry in fs::read_dir(installed.path(folder)).expect("a folder") {
            is_for_arm(&entry.expect("an entry").path());
        }
    }
    let home = Home::new();
    let played = installed.run(&home, &["--voice", "none", "--journal", "game.jsonl"], "spr f3\n");
    assert_eq!(played.expect(0).lines("room"), ["Springer Felix drei"]);
    let examined = installed.run(&home, &["doctor", "--json"], "").expect(0);
    let found: Value = serde_json::from_str(&examined.out).expect("JSON");
    for helper in found["helpers"].as_array().expect("a list") {
        assert_eq!(helper["state"], "answers", "{helper}");
    }
    println!("arm64: unpacked, played and examined.");
}

/// Returns the packages of a folder by their names.
fn packages(folder: &Path) -> BTreeMap<String, PathBuf> {
    let paths = fs::read_dir(folder)
        .expect("a folder")
        .map(|it| it.expect("an entry").path());
    let packages = paths.filter(|it| it.extension().is_some_and(|it| it == "deb"));
    packages
        .map(|it| {
            let file = it.file_name().expect("a name").to_string_lossy();
            let (name, _) = file.split_once('_').expect("name, version and machine");
            (name.to_owned(), it.clone())
        })
        .collect()
}

/// Returns the paths in a package.
fn files(package: &Path) -> Vec<String> {
    let listed = asked(package, &["--contents"], &[]);
    listed
        .lines()
        .filter_map(|it| it.split_whitespace().nth(5).map(str::to_owned))
        .collect()
}

fn asked(package: &Path, before: &[&str], behind: &[&str]) -> String {
    let output = Command::new("dpkg-deb")
        .args(before)
        .arg(package)
        .args(behind)
        .output()
        .expect("dpkg-deb");
    assert!(output.status.success(), "{}: {output:?}", package.display());
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Expects a file that is a program or a library to be one for ARM.
fn is_for_arm(file: &Path) {
    let bytes = if file.is_file() {
        fs::read(file).expect("a file")
    } else {
        Vec::new()
    };
    if bytes.starts_with(b"\x7fELF") {
        assert_eq!(u16::from_le_bytes([bytes[18], bytes[19]]), ARM, "{}", file.display());
    }
}
