//! By its place: below a person's own profile, the programs' folder and that of the system nobody else lays anything, unless
//! somebody allowed it on purpose; everywhere else anybody who works at the machine may.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The variables that name a person's profile and the folders of the system.
const OF_THIS_PERSON: &str = "USERPROFILE";
const OF_THE_SYSTEM: [&str; 3] = ["ProgramFiles", "ProgramW6432", "SystemRoot"];

pub(crate) fn open_to_others(file: &Path) -> io::Result<Option<PathBuf>> {
    let file = dunce::canonicalize(file)?;
    let is_safe = is_of_this_person_by_place(&file) || OF_THE_SYSTEM.iter().any(|it| is_below(&file, it));
    let folder = file.parent().unwrap_or(&file);
    Ok(if is_safe { None } else { Some(folder.to_owned()) })
}

pub(crate) fn is_of_this_person_by_place(path: &Path) -> bool {
    is_below(path, OF_THIS_PERSON)
}

fn is_below(path: &Path, variable: &str) -> bool {
    let root = env::var_os(variable).filter(|it| !it.is_empty()).map(PathBuf::from);
    let root = root.and_then(|it| fs::canonicalize(it).ok());
    let path = fs::canonicalize(path).ok();
    path.zip(root).is_some_and(|(path, root)| path.starts_with(root))
}
