//! Folders that a test spoils a copy of, or looks through.

use std::fs;
use std::path::Path;

/// Copies a folder with all that is in it.
pub(crate) fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let copy = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &copy);
        } else {
            fs::copy(entry.path(), copy).unwrap();
        }
    }
}

/// Returns all that stands in the files of a folder.
pub(crate) fn all_that_stands_in(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder");
    let texts = entries.map(|it| match it.expect("an entry").path() {
        folder if folder.is_dir() => all_that_stands_in(&folder),
        file if file.is_file() => String::from_utf8_lossy(&fs::read(file).expect("a file")).into_owned(),
        _ => String::new(),
    });
    texts.collect()
}
