//! Gives program and helpers one identity: that of what they say to each other, so that a stale or strange helper can be
//! refused.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut files = Vec::new();
    for folder in [own.clone(), own.join("../wire")] {
        collect(&folder, &mut files)?;
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    files.sort();

    // Only equality counts, within one build: no need for a cryptographic hash.
    let mut hasher = DefaultHasher::new();
    env::var_os("CARGO_PKG_VERSION").hash(&mut hasher);
    for file in &files {
        file.strip_prefix(&own).unwrap_or(file).hash(&mut hasher);
        fs::read(file)?.hash(&mut hasher);
    }
    println!("cargo::rustc-env=ANSAGE_BUILD={:016x}", hasher.finish());
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
