//! Test speech: made by `tests/speech/make.py`, read from its files.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};

/// Something that was said, as make.py lists it.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Item {
    raw: String,
    at: u64,
    pub(crate) samples: u64,
    /// The sample behind the last one in which the voice is heard.
    #[serde(default)]
    pub(crate) voice_end: u64,
    pub(crate) condition: String,
    pub(crate) family: String,
    pub(crate) voice: String,
    pub(crate) number: u64,
    pub(crate) said: String,
    /// `move`, `illegal`, `command` or `answer`, and which.
    pub(crate) means: BTreeMap<String, String>,
    pub(crate) kind: String,
    pub(crate) fen: String,
    pub(crate) asked: String,
}

/// One part of a set, for one ear.
pub(crate) struct Part {
    pub(crate) items: Vec<Item>,
    folder: PathBuf,
}

impl Part {
    /// Reads the parts of a set.
    pub(crate) fn all(folder: &Path) -> Vec<Part> {
        let mut lists: Vec<PathBuf> = (fs::read_dir(folder).unwrap())
            .map(|it| it.unwrap().path())
            .filter(|it| it.extension().is_some_and(|it| it == "jsonl"))
            .collect();
        lists.sort();
        let read = |list: PathBuf| Part {
            items: (fs::read_to_string(&list).unwrap().lines())
                .map(|it| serde_json::from_str(it).unwrap())
                .collect(),
            folder: folder.to_owned(),
        };
        lists.into_iter().map(read).collect()
    }

    /// Returns the samples of an item.
    pub(crate) fn sound(&self, item: &Item) -> Vec<i16> {
        let file = File::open(self.folder.join(&item.raw)).unwrap();
        let mut bytes = vec![0; 2 * usize::try_from(item.samples).unwrap()];
        file.read_exact_at(&mut bytes, 2 * item.at).unwrap();
        let pairs = bytes.as_chunks().0.iter();
        pairs.map(|pair| i16::from_le_bytes(*pair)).collect()
    }
}

/// Makes a set of test speech in a folder; `pico` is where the synthesiser that is not packaged freely is unpacked.
pub(crate) fn make(python: &str, size: &str, folder: &Path, words: &Path, pico: Option<&Path>) {
    if folder.exists() {
        fs::remove_dir_all(folder).unwrap();
    }
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/speech/make.py");
    let mut command = Command::new(python);
    command.arg(program).arg(size).arg(folder).arg("--words").arg(words);
    if let Some(pico) = pico {
        command.arg("--pico").arg(pico);
    }
    // Compiled Python has no place among the sources.
    let made = command.env("PYTHONDONTWRITEBYTECODE", "1").output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}
