//! Gives every program of this package one identity, so that a stale or strange helper can be refused; lays out the
//! voices that are compiled in; finds libvosk for the listener.

use std::collections::hash_map::DefaultHasher;
use std::ffi::OsStr;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The texts of the voices. Whatever else lies there, such as a recogniser, is found when the program runs.
const TEXTS: [&str; 2] = ["toml", "ftl"];
/// How recognisers are made: no language, and nothing of it is compiled in.
const RECIPE: &str = "voices/recogniser";

fn main() -> io::Result<()> {
    let mut files = vec![PathBuf::from("Cargo.lock")];
    collect(Path::new("src"), &mut files)?;
    let voices = texts()?;
    files.extend(voices.iter().cloned());
    collect(Path::new("braille-tables"), &mut files)?;
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
    println!("cargo::rerun-if-changed=braille-tables");
    println!("cargo::rerun-if-changed=Cargo.lock");
    println!("cargo::rerun-if-changed=build.rs");

    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    lay_out(&voices, &out)?;
    if env::var_os("CARGO_FEATURE_LISTENER").is_some() {
        link_libvosk(&out)?;
    }
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

fn texts() -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    collect(Path::new("voices"), &mut files)?;
    let is_text = |path: &PathBuf| path.extension().is_some_and(|it| TEXTS.iter().any(|text| it == *text));
    files.retain(|it| is_text(it) && !it.starts_with(RECIPE));
    Ok(files)
}

/// Copies the texts of the voices into a folder that holds nothing else: all of it is compiled in.
fn lay_out(voices: &[PathBuf], out: &Path) -> io::Result<()> {
    let folder = out.join("voices");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    for file in voices {
        let copy = out.join(file);
        fs::create_dir_all(copy.parent().unwrap_or(out))?;
        fs::write(copy, fs::read(file)?)?;
    }
    Ok(())
}

/// Tells the linker where libvosk is, and the listener to look for it beside itself or, from where it is installed, in
/// `lib/ansage` below the same prefix; lays it beside the listener, so that a listener just built runs.
fn link_libvosk(out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=VOSK_LIB_DIR");
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("vendor/vosk");
    let folder = env::var_os("VOSK_LIB_DIR").map_or(own, PathBuf::from);
    let library = folder.join("libvosk.so");
    println!("cargo::rerun-if-changed={}", library.display());
    if !library.is_file() {
        println!(
            "cargo::error=The listener needs libvosk.so, and {} is not there: ./dev setup brings it, or set VOSK_LIB_DIR.",
            library.display()
        );
        return Ok(());
    }
    println!("cargo::rustc-link-search=native={}", folder.display());
    println!("cargo::rustc-link-arg-bin=ansage-listener=-Wl,-rpath,$ORIGIN:$ORIGIN/../../lib/ansage");

    // OUT_DIR is target/PROFILE/build/ansage-HASH/out.
    let programs = out
        .ancestors()
        .nth(3)
        .filter(|it| it.file_name() != Some(OsStr::new("build")));
    if let Some(programs) = programs {
        let copy = programs.join("libvosk.so");
        println!("cargo::rerun-if-changed={}", copy.display());
        lay_beside(&library, &copy)?;
    }
    Ok(())
}

/// Copies a file as a whole or not at all: a listener that runs goes on with the one it has. The copy is as old as what it
/// was made of: one younger than this build would have cargo take it for changed, and build all of it a second time.
fn lay_beside(library: &Path, copy: &Path) -> io::Result<()> {
    let bytes = fs::read(library)?;
    if !fs::read(copy).is_ok_and(|it| it == bytes) {
        let new = copy.with_extension("so.new");
        fs::write(&new, bytes)?;
        fs::rename(new, copy)?;
    }
    fs::File::open(copy)?.set_modified(fs::metadata(library)?.modified()?)
}
