//! The voices of Windows: espeak-ng out of the program's own folder or where its installer lays it. There is no voice of one's
//! own yet.

pub mod own;

use std::path::{Path, PathBuf};

/// Where the installer of espeak-ng lays it. No variable is asked: in an event nothing but the program decides what is opened.
const INSTALLED: &str = r"C:\Program Files\eSpeak NG";
/// What the library is called, by its installer and by others who build it.
const LIBRARIES: [&str; 2] = ["libespeak-ng.dll", "espeak-ng.dll"];
/// The name of its folder where the program brings it.
const FOLDER: &str = "espeak-ng";

/// A place where espeak-ng may lie.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct EspeakPlace {
    /// The library.
    pub library: PathBuf,
    /// The folder of its data; `None`: the library knows it.
    pub data: Option<PathBuf>,
}

impl EspeakPlace {
    /// Returns all of them where it is, best first; the speaker is the running program.
    pub fn all(speaker: &Path) -> Vec<Self> {
        let own = speaker.parent().unwrap_or(Path::new("."));
        Self::among(folders_of(own).chain([PathBuf::from(INSTALLED)]))
    }

    fn among(folders: impl Iterator<Item = PathBuf>) -> Vec<Self> {
        let places = folders.flat_map(|folder| {
            LIBRARIES.map(|name| Self {
                library: folder.join(name),
                data: Some(folder.clone()),
            })
        });
        places.filter(|it| it.library.is_file()).collect()
    }
}

/// Returns the folders of ours in which it may lie, for a speaker in `own`: beside it, below the same prefix, and in the
/// checkout whose `target` it was built into.
fn folders_of(own: &Path) -> impl Iterator<Item = PathBuf> {
    let prefixes = own.ancestors().skip(1).take(2);
    let installed = prefixes.map(|it| it.join("lib").join("ansage").join(FOLDER));
    let checkout = own.ancestors().find(|it| it.ends_with("target")).and_then(Path::parent);
    let fetched = checkout.map(|it| it.join("vendor").join("windows").join(FOLDER));
    let folders: Vec<_> = [own.join(FOLDER)].into_iter().chain(installed).chain(fetched).collect();
    folders.into_iter()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn it_is_found_beside_the_speaker_below_its_prefix_and_in_the_checkout() {
        let root = tempfile::tempdir().unwrap();
        let speaker = root.path().join("target/windows/debug/ansage-speaker.exe");
        let found = || {
            EspeakPlace::all(&speaker)
                .into_iter()
                .map(|it| it.library)
                .collect::<Vec<_>>()
        };
        assert_eq!(found(), [] as [PathBuf; 0]);
        let mut laid = Vec::new();
        for folder in [
            "vendor/windows/espeak-ng",
            "target/lib/ansage/espeak-ng",
            "target/windows/lib/ansage/espeak-ng",
            "target/windows/debug/espeak-ng",
        ] {
            let folder = root.path().join(folder);
            fs::create_dir_all(&folder).unwrap();
            let library = folder.join("espeak-ng.dll");
            fs::write(&library, "").unwrap();
            laid.insert(0, library);
            assert_eq!(found(), laid);
        }
        let data = EspeakPlace::all(&speaker).remove(0).data;
        assert_eq!(data.as_deref(), laid[0].parent());
    }
}
