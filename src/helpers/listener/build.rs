//! Finds libvosk for the listener, and lays it beside it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    link_libvosk(&out)
}

/// What libvosk consists of for the system that is built for, itself first. On Windows it brings what it was made with.
fn files_of_libvosk() -> &'static [&'static str] {
    match env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("windows") => &[
            "libvosk.dll",
            "libstdc++-6.dll",
            "libgcc_s_seh-1.dll",
            "libwinpthread-1.dll",
        ],
        _ => &["libvosk.so"],
    }
}

/// Tells the linker where libvosk is, and the listener to look for it beside itself, as every program of Windows does, or,
/// from where it is installed, in `lib/ansage` below the same prefix; lays it beside the listener, so that a listener just
/// built runs.
fn link_libvosk(out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=VOSK_LIB_DIR");
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../../vendor/vosk");
    let folder = env::var_os("VOSK_LIB_DIR").map_or(own, PathBuf::from);
    let files = files_of_libvosk();
    for library in files.iter().map(|it| folder.join(it)) {
        println!("cargo::rerun-if-changed={}", library.display());
        if !library.is_file() {
            println!(
                "cargo::error=The listener needs {}, which is not there: ./dev setup brings it, or set VOSK_LIB_DIR.",
                library.display()
            );
            return Ok(());
        }
    }
    println!("cargo::rustc-link-search=native={}", folder.display());
    if files.len() == 1 {
        println!("cargo::rustc-link-arg-bin=ansage-listener=-Wl,-rpath,$ORIGIN:$ORIGIN/../../lib/ansage");
    }

    // OUT_DIR is target/PROFILE/build/ansage-listener-HASH/out.
    let programs = out
        .ancestors()
        .nth(3)
        .filter(|it| it.file_name() != Some(OsStr::new("build")));
    let Some(programs) = programs else { return Ok(()) };
    for file in files {
        let copy = programs.join(file);
        println!("cargo::rerun-if-changed={}", copy.display());
        lay_beside(&folder.join(file), &copy)?;
    }
    Ok(())
}

/// Copies a file as a whole or not at all: a listener that runs goes on with the one it has. The copy is as old as what it
/// was made of: one younger than this build would have cargo take it for changed, and build all of it a second time.
fn lay_beside(library: &Path, copy: &Path) -> io::Result<()> {
    let bytes = fs::read(library)?;
    if !fs::read(copy).is_ok_and(|it| it == bytes) {
        let new = copy.with_extension("new");
        fs::write(&new, bytes)?;
        fs::rename(new, copy)?;
    }
    fs::File::options()
        .append(true)
        .open(copy)?
        .set_modified(fs::metadata(library)?.modified()?)
}
