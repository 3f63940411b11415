//! Gives every program of this package one identity, so that a stale or strange helper can be refused.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{fs, io};

fn main() -> io::Result<()> {
    let mut files = vec![PathBuf::from("Cargo.lock")];
    collect(Path::new("src"), &mut files)?;
    collect(Path::new("voices"), &mut files)?;
    files.sort();

    // Only equality counts, within one build: no need for a cryptographic hash.
    let mut hasher = DefaultHasher::new();
    for file in &files {
        file.hash(&mut hasher);
        fs::read(file)?.hash(&mut hasher);
    }
    println!("cargo::rustc-env=ANSAGE_BUILD={:016x}", hasher.finish());
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=voices");
    println!("cargo::rerun-if-changed=Cargo.lock");
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
