//! Programs that were built for another system than this one.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Returns where cargo builds the programs for a system that tests start.
pub(crate) fn built_for(system: &str) -> PathBuf {
    let program = Path::new(env!("CARGO_BIN_EXE_ansage"));
    let target = program.ancestors().nth(2).expect("it lies in target");
    target.join(system).join("elsewhere")
}

/// Returns why a program that was built cannot be tried, if it cannot.
pub(crate) fn why_not(program: &Path) -> Option<String> {
    let name = program.file_name()?.to_string_lossy().into_owned();
    let Some(built) = modified(program) else {
        return Some(format!("{name} is not built for it"));
    };
    // What cargo made it of: the paths behind the colon, with a backslash before a space that belongs to one.
    let list = fs::read_to_string(program.with_extension("d")).unwrap_or_default();
    let (_, sources) = list.split_once(": ")?;
    let sources = sources.trim_end().replace("\\ ", "\0");
    let mut sources = sources.split(' ').map(|it| PathBuf::from(it.replace('\0', " ")));
    let changed = sources.find(|it| modified(it).is_none_or(|it| it > built))?;
    Some(format!(
        "{} has changed since {name} was built for it",
        changed.display()
    ))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|it| it.modified()).ok()
}
