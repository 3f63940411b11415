//! Test speech: made by `tests/speech/make.py`, read from its files.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use rand::Rng as _;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
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
    /// Leads, floors or costs were chosen on voices of this family, so it proves less.
    #[serde(default)]
    pub(crate) is_chosen_on: bool,
    pub(crate) number: u64,
    pub(crate) said: String,
    /// `move`, `illegal`, `command` or `answer`, and which; nothing, where nothing of ours is said.
    pub(crate) means: BTreeMap<String, String>,
    pub(crate) kind: String,
    pub(crate) fen: String,
    pub(crate) asked: String,
}

/// One part of a set, for one listener.
pub(crate) struct Part {
    pub(crate) items: Vec<Item>,
    folder: PathBuf,
}

impl Part {
    /// Reads the parts of a set, as far as is wanted of it.
    pub(crate) fn all(folder: &Path) -> Vec<Part> {
        let wanted = Wanted::of_environment();
        let mut lists: Vec<PathBuf> = (fs::read_dir(folder).unwrap())
            .map(|it| it.unwrap().path())
            .filter(|it| it.extension().is_some_and(|it| it == "jsonl"))
            .collect();
        lists.sort();
        let read = |list: PathBuf| Part {
            items: wanted.of((fs::read_to_string(&list).unwrap().lines()).map(|it| serde_json::from_str(it).unwrap())),
            folder: folder.to_owned(),
        };
        let parts: Vec<Part> = lists.into_iter().map(read).filter(|it| !it.items.is_empty()).collect();
        assert!(!parts.is_empty(), "nothing of {} is wanted", folder.display());
        parts
    }

    /// Draws an eighth of the positions in which moves are announced, with everything that is said in them, and of the junk;
    /// of the positions with commands and illegal moves one or none. All pairs stay: there are few, and one of a pair is judged
    /// by the other. Without an announcement in quiet nothing could be judged.
    pub(crate) fn drawn(&self, random: &mut StdRng) -> Part {
        let (mut announced, mut said, mut pairs, mut junk) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let is_clear = |item: &Item| item.kind == "announcement" && item.condition == "clean";
        for of_one_position in self.items.chunk_by(|one, other| one.fen == other.fen) {
            match of_one_position[0].kind.as_str() {
                "junk" => junk.push(of_one_position),
                kind if kind.starts_with("pair") => pairs.push(of_one_position),
                _ if of_one_position.iter().any(is_clear) => announced.push(of_one_position),
                _ => said.push(of_one_position),
            }
        }
        let count = announced.len().div_ceil(8);
        let mut kept: Vec<&[Item]> = announced.choose_multiple(random, count).copied().collect();
        kept.extend(said.choose(random).filter(|_| random.random()));
        kept.extend(pairs);
        kept.extend(junk.choose_multiple(random, junk.len().div_ceil(8)));
        Part {
            items: kept.concat(),
            folder: self.folder.clone(),
        }
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

/// What of a set is heard: `ANSAGE_FAMILIES` and `ANSAGE_CONDITIONS` name parts of names, with semicolons between, and
/// `ANSAGE_FIRST` is how many of each family and kind under each condition.
struct Wanted {
    families: Option<String>,
    conditions: Option<String>,
    first: usize,
}

impl Wanted {
    fn of_environment() -> Self {
        let first = env::var("ANSAGE_FIRST").ok();
        Self {
            families: env::var("ANSAGE_FAMILIES").ok(),
            conditions: env::var("ANSAGE_CONDITIONS").ok(),
            first: first.map_or(usize::MAX, |it| it.parse().expect("ANSAGE_FIRST is a number")),
        }
    }

    fn of(&self, items: impl Iterator<Item = Item>) -> Vec<Item> {
        let names = |names: &Option<String>, name: &str| {
            names
                .as_ref()
                .is_none_or(|it| it.split(';').any(|part| name.contains(part)))
        };
        let mut counts: BTreeMap<(String, String, String), usize> = BTreeMap::new();
        items
            .filter(|it| names(&self.families, &it.family) && names(&self.conditions, &it.condition))
            .filter(|it| {
                let of = (it.family.clone(), it.condition.clone(), it.kind.clone());
                let count = counts.entry(of).or_default();
                *count += 1;
                *count <= self.first
            })
            .collect()
    }
}

/// Returns true if all of a set is heard that was made here, so that bounds mean something.
pub(crate) fn is_whole() -> bool {
    let is_set = |name| env::var_os(name).is_some();
    let is_made_before = env::var("ANSAGE_SPEECH").is_ok_and(|it| it.contains('/'));
    !is_made_before
        && !["ANSAGE_FAMILIES", "ANSAGE_CONDITIONS", "ANSAGE_FIRST"]
            .into_iter()
            .any(is_set)
}

/// Makes a set of test speech in a folder; `fetched` is where the synthesisers are unpacked that no list of packages has.
pub(crate) fn make(python: &str, size: &str, folder: &Path, words: &Path, fetched: Option<&Path>) {
    let fetched = fetched.map(|it| ["--fetched".into(), it.as_os_str().to_owned()]);
    let options = ["--words".into(), words.as_os_str().to_owned()].into_iter();
    make_with(python, size, folder, options.chain(fetched.into_iter().flatten()));
}

/// Makes a set in a language that only the scorer hears: a few words by espeak-ng for every run, or a proof.
pub(crate) fn make_in(python: &str, language: &str, is_full: bool, folder: &Path, fetched: Option<&Path>) {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/de/recogniser/graph/words.txt");
    let (size, each) = if is_full { ("full", "60") } else { ("fixed", "2") };
    let conditions = if is_full { "clean;noise 10 dB" } else { "clean" };
    let options = [
        "--language",
        language,
        "--each",
        each,
        "--conditions",
        conditions,
        "--parts",
        "1",
    ];
    let options = options.into_iter().map(OsString::from);
    let words = ["--words".into(), words.into_os_string()];
    let fetched = fetched.map(|it| ["--fetched".into(), it.as_os_str().to_owned()]);
    make_with(
        python,
        size,
        folder,
        options.chain(words).chain(fetched.into_iter().flatten()),
    );
}

fn make_with(python: &str, size: &str, folder: &Path, options: impl Iterator<Item = OsString>) {
    if folder.exists() {
        fs::remove_dir_all(folder).unwrap();
    }
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/speech/make.py");
    let mut command = Command::new(python);
    command.arg(program).arg(size).arg(folder).args(options);
    // Compiled Python has no place among the sources.
    let made = command.env("PYTHONDONTWRITEBYTECODE", "1").output().unwrap();
    let told = String::from_utf8_lossy(&made.stderr);
    assert!(made.status.success(), "{told}");
    for left_out in told.lines().filter(|it| it.starts_with("Left out: ")) {
        println!("{left_out}");
    }
}
