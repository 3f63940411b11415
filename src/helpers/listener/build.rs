//! Finds libvosk for the listener, and lays it beside it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    link_libvosk(&out)
}

/// Tells the linker where libvosk is, and the listener to look for it beside itself or, from where it is installed, in
/// `lib/ansage` below the same prefix; lays it beside the listener, so that a listener just built runs.
fn link_libvosk(out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=VOSK_LIB_DIR");
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../../vendor/vosk");
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

    // OUT_DIR is target/PROFILE/build/ansage-listener-HASH/out.
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
