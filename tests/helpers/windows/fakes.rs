//! What stands in the place of others on a Windows of the tests: screen readers, a voice, the system that ends a program, and
//! a console of another size.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Where their sources are.
const SOURCES: &str = "tests/helpers/windows/fakes";
/// What they need beside what every program of Windows has.
const LIBRARIES: [&str; 5] = ["-lole32", "-loleaut32", "-luuid", "-ladvapi32", "-lshlwapi"];

/// The controller client of NVDA.
pub(super) const NVDA: &str = "nvdaControllerClient.dll";
/// JAWS with its automation object.
pub(super) const JAWS: &str = "jaws.exe";
/// A helper with a voice.
pub(super) const VOICE: &str = "ansage-speaker.exe";
/// The system, which ends a program.
pub(super) const SYSTEM: &str = "system.exe";
/// A console of another size.
pub(super) const CONSOLE: &str = "console.exe";
/// What Wine lacks.
pub(super) const STUB: &str = "bcryptprimitives.dll";

/// Builds all of them, once, and returns where the one of this name lies.
pub(super) fn fake(name: &str) -> PathBuf {
    static BUILT: OnceLock<tempfile::TempDir> = OnceLock::new();
    let build = || {
        let folder = tempfile::tempdir().unwrap();
        for (source, made) in [
            ("nvda.c", NVDA),
            ("jaws.c", JAWS),
            ("voice.c", VOICE),
            ("system.c", SYSTEM),
            ("console.c", CONSOLE),
            ("../bcryptprimitives.c", STUB),
        ] {
            let made = folder.path().join(made);
            let mut compiler = Command::new("x86_64-w64-mingw32-gcc");
            if made.extension().is_some_and(|it| it == "dll") {
                compiler.arg("-shared");
            }
            compiler.arg("-o").arg(made).arg(Path::new(SOURCES).join(source));
            assert!(compiler.args(LIBRARIES).status().unwrap().success(), "{source}");
        }
        folder
    };
    BUILT.get_or_init(build).path().join(name)
}
