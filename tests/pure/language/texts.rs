//! The texts that come with the program are those of the folder.

use std::fs;
use std::path::Path;

use ansage_texts::VOICES;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../voices");

/// Names the texts below `folder`, by their paths there. In `recogniser` and under other endings there are none.
fn texts_of(folder: &Path, prefix: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|it| it.to_str()).expect("a name");
        if path.is_dir() && name != "recogniser" {
            texts_of(&path, &format!("{prefix}{name}/"), found);
        } else if name.ends_with(".toml") || name.ends_with(".ftl") {
            found.push(format!("{prefix}{name}"));
        }
    }
}

#[test]
fn every_text_of_the_folder_comes_with_the_program() {
    let mut texts = Vec::new();
    texts_of(Path::new(FOLDER), "", &mut texts);
    texts.sort();
    let listed: Vec<&str> = VOICES.iter().map(|(file, _)| *file).collect();
    assert_eq!(listed, texts, "src/texts/lib.rs lists them");
}
