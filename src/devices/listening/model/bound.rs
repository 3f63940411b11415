//! A model held to a grammar of the program: a folder of its own with the model's files and that grammar among them.

use std::collections::BTreeSet;
use std::fs::{self, DirBuilder, File};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, process};

use sha2::{Digest as _, Sha256};

use ansage_adaptation::mdl::{Mdl, TALK};
use ansage_core::language::listen::fst;
use ansage_core::language::listen::fst::{FstError, SymbolTable};
use ansage_core::language::listen::{KnownWords, WordGraph};
use ansage_files::model_folder::ModelError;
use ansage_files::model_folder::{DYNAMIC, NET, SETTINGS, STATIC, SUMS, WORDS, hex};
use ansage_os::files::{lay, private_folder, whole_path};
use ansage_os::locks::try_lock;

/// What the folder of a bound model is called, before the number of its program and its own.
const NAME: &str = "ansage-grammar-";
/// A file in it that its program holds locked. The number alone would not do: another container may see the folder and
/// not the program. It is empty until it is locked: between the two another program must not take the folder for one that
/// was left.
const LOCK: &str = "lock";
const GRAMMAR: &str = DYNAMIC[1];
/// More folders than anybody has left behind.
const MOST_NAMES: u32 = 10_000;

/// A pause so long, in seconds, ends a passage that may go on; what may not is ended earlier, by the words. The last of
/// two settings counts.
const PAUSE: &str = "
--endpoint.rule2.min-trailing-silence=0.9
--endpoint.rule3.min-trailing-silence=0.9
--endpoint.rule4.min-trailing-silence=0.9
";

/// How readily sound is taken for words, and not for talk that is none of them.
///
/// People who announce are heard as talk far oftener than synthetic voices, and talk is what must not be heard as a command:
/// so who is listened to decides. Measured: docs/listening.md.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Readiness {
    /// As the model was made: for commands, and for tapes.
    #[default]
    AsMade,
    /// For whoever speaks without a key.
    Open,
    /// For who holds a key and speaks.
    Held,
}

impl Readiness {
    /// Returns how many times as frequent as in the model talk counts; what is frequent is divided away.
    const fn of_talk(self) -> f32 {
        match self {
            Self::AsMade => 1.0,
            Self::Open => 2.0,
            Self::Held => 4.0,
        }
    }
}

/// A model with a grammar of the program. Its folder is removed when it is dropped.
#[derive(Debug)]
pub struct BoundModel {
    folder: PathBuf,
    /// Locked as long as the folder is somebody's; `None` only while it is made.
    lock: Option<File>,
}

/// A model that takes grammars, and the list of its words.
#[derive(Clone, Debug)]
pub struct Bindable {
    model: PathBuf,
    symbols: SymbolTable,
    /// `None` of a model of somebody else, which stays as it is.
    talk: Option<TalkPrior>,
}

/// How frequent talk is in a net that was made for announcements.
///
/// Another readiness changes these four bytes alone: the net itself, of several mebibytes, need not be kept.
#[derive(Clone, Copy, Debug)]
struct TalkPrior {
    /// Its place in the file of the net, in bytes.
    at: u64,
    prior: f32,
}

/// A file in place of one of the model.
enum OwnFile {
    Whole(Vec<u8>),
    /// The model's own, but for these bytes at a place.
    But(u64, [u8; 4]),
}

/// Why a model cannot be held to a grammar.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// The grammar is not made of the words of the model.
    #[error(transparent)]
    Grammar(#[from] FstError),
    /// The folder cannot be made.
    #[error("no folder for the grammar: {0}")]
    Folder(#[from] io::Error),
}

impl Bindable {
    /// Looks at a model that has been [checked](ansage_files::model_folder::check); `None` if it takes no grammar, because its own is one with
    /// its graph or its words are only in there.
    ///
    /// # Errors
    ///
    /// Returns an error if there is a list of words that cannot be used.
    pub fn open(model: &Path) -> Result<Option<Self>, ModelError> {
        let is_file = |name: &str| model.join(name).is_file();
        if is_file(STATIC) || !DYNAMIC.into_iter().chain([WORDS]).all(is_file) {
            return Ok(None);
        }
        let bad_list = || ModelError::Changed(model.join(WORDS));
        let list = ansage_files::read_text(&model.join(WORDS)).map_err(|_no_text| bad_list())?;
        Ok(Some(Self {
            model: model.to_owned(),
            symbols: SymbolTable::read(&list).map_err(|_damaged| bad_list())?,
            talk: talk_of_ours(model),
        }))
    }

    /// Returns the words that the model can hear, for a [`Phrasebook`](ansage_core::language::listen::Phrasebook).
    pub fn known_words(&self) -> KnownWords {
        KnownWords::new(self.symbols.words())
    }

    /// Returns a grammar of these words as the model reads it: the content of its `Gr.fst`.
    ///
    /// # Errors
    ///
    /// Returns the first word that the model does not know.
    pub fn written(&self, grammar: &WordGraph) -> Result<Vec<u8>, FstError> {
        fst::write(grammar, &self.symbols)
    }

    /// Holds the model to a grammar of its words.
    ///
    /// # Errors
    ///
    /// Returns the first word that the model does not know, or what the system says if the folder cannot be made.
    pub fn bind(&self, grammar: &WordGraph, readiness: Readiness) -> Result<BoundModel, BindError> {
        let mut own = vec![(GRAMMAR, OwnFile::Whole(self.written(grammar)?))];
        if let Some(talk) = self.talk.filter(|_| readiness != Readiness::AsMade) {
            let settings = ansage_files::read_text(&self.model.join(SETTINGS))?;
            own.push((SETTINGS, OwnFile::Whole((settings + PAUSE).into_bytes())));
            let prior = talk.prior * readiness.of_talk();
            own.push((NET, OwnFile::But(talk.at, prior.to_le_bytes())));
        }
        Ok(BoundModel::with(&self.model, &own)?)
    }
}

/// Returns how frequent talk is in a model that was made for announcements.
fn talk_of_ours(model: &Path) -> Option<TalkPrior> {
    if !model.join(SUMS).is_file() {
        return None;
    }
    let bytes = ansage_files::read(&model.join(NET), ansage_files::LARGEST_MODEL_BYTES).ok()?;
    let net = Mdl::read(&bytes).ok()?;
    let prior = *net.priors.get(TALK)?;
    // The priors are the end of the file.
    let behind = (net.priors.len() - TALK) * size_of::<f32>();
    let at = bytes.len().checked_sub(behind)? as u64;
    Some(TalkPrior { at, prior })
}

impl OwnFile {
    /// Writes it to a place that is free; `original` is the model's.
    fn write(&self, original: &Path, to: &Path) -> io::Result<()> {
        let mut file = File::create_new(to)?;
        match self {
            Self::Whole(bytes) => file.write_all(bytes),
            Self::But(at, bytes) => {
                io::copy(&mut ansage_files::open(original)?, &mut file)?;
                file.seek(SeekFrom::Start(*at))?;
                file.write_all(bytes)
            }
        }
    }
}

impl BoundModel {
    /// Binds a model that has been [checked](ansage_files::model_folder::check) to a grammar, which is the content of a `Gr.fst`.
    ///
    /// # Errors
    ///
    /// Returns what the system says if the folder cannot be made.
    pub fn new(model: &Path, grammar: &[u8]) -> io::Result<Self> {
        Self::with(model, &[(GRAMMAR, OwnFile::Whole(grammar.to_owned()))])
    }

    /// Lays these files in place of the model's, the grammar among them.
    fn with(model: &Path, files: &[(&'static str, OwnFile)]) -> io::Result<Self> {
        let model = whole_path(model)?;
        // From here on the folder is removed even if it cannot be filled.
        let mut bound = Self {
            folder: new_folder(&env::temp_dir())?,
            lock: None,
        };
        let mut lock = File::create_new(bound.folder.join(LOCK))?;
        try_lock(&lock)?;
        lock.write_all(b"locked\n")?;
        bound.lock = Some(lock);
        let parts: BTreeSet<&str> = files.iter().map(|(name, _)| folder_of(name)).collect();
        let but: Vec<&str> = parts.iter().copied().chain([SUMS]).collect();
        lay_all(&model, &bound.folder, &but)?;
        for part in parts {
            fs::create_dir(bound.folder.join(part))?;
            // What is laid there may be the model's own file under a second name: nobody ever writes into that.
            let own = files
                .iter()
                .filter_map(|(name, _)| name.strip_prefix(part)?.strip_prefix('/'));
            lay_all(&model.join(part), &bound.folder.join(part), &own.collect::<Vec<_>>())?;
        }
        let mut sum = String::new();
        for (name, own) in files {
            own.write(&model.join(name), &bound.folder.join(name))?;
            if let (OwnFile::Whole(grammar), true) = (own, *name == GRAMMAR) {
                sum = sums(grammar);
            }
        }
        fs::write(bound.folder.join(SUMS), sum)?;
        Ok(bound)
    }

    /// Removes the folders of programs that were killed.
    pub fn remove_leftovers() {
        remove_leftovers(&env::temp_dir());
    }

    /// Returns the folder to load.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for BoundModel {
    fn drop(&mut self) {
        // Some systems remove no folder while a file in it is open.
        self.lock = None;
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            tracing::warn!(%error, folder = %self.folder.display(), "the folder of the grammar stays");
        }
    }
}

/// Returns the checksum of the grammar alone. With a list the model counts as made for announcements, and is not held to
/// single words besides; its other files were looked at before it was bound, and are not read again for each grammar.
fn sums(grammar: &[u8]) -> String {
    format!("{}  {GRAMMAR}\n", hex(&Sha256::digest(grammar)))
}

fn remove_leftovers(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let is_ours = entry.file_name().to_string_lossy().starts_with(NAME);
        // One without a lock, or with an empty one, is just being made.
        let is_written = |lock: &File| lock.metadata().is_ok_and(|file| file.len() > 0);
        let lock = || ansage_files::open(&entry.path().join(LOCK)).ok().filter(is_written);
        let is_left =
            is_ours && entry.file_type().is_ok_and(|it| it.is_dir()) && lock().is_some_and(|it| try_lock(&it).is_ok());
        if is_left && let Err(error) = fs::remove_dir_all(entry.path()) {
            tracing::info!(%error, folder = %entry.path().display(), "the folder of a grammar stays");
        }
    }
}

/// Makes a folder that nobody else can write to. One that is there already is somebody's, and no name comes twice: the
/// listener knows a model by its folder, and would go on with the one that was there before.
fn new_folder(parent: &Path) -> io::Result<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let mut taken = None;
    for _attempt in 0..MOST_NAMES {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = parent.join(format!("{NAME}{}-{number}", process::id()));
        match private_folder(&mut DirBuilder::new()).create(&folder) {
            Ok(()) => return Ok(folder),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => taken = Some(error),
            Err(error) => return Err(error),
        }
    }
    Err(taken.unwrap_or_else(|| io::ErrorKind::AlreadyExists.into()))
}

/// Returns the folder of a file of a model.
fn folder_of(name: &'static str) -> &'static str {
    name.split_once('/').map_or("", |(folder, _)| folder)
}

/// Lays everything in a folder there but some names.
fn lay_all(from: &Path, to: &Path, but: &[&str]) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let name = entry?.file_name();
        if but.iter().all(|it| name != *it) {
            lay(&from.join(&name), &to.join(&name))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_folder_is_named_like_one_before() {
        let parent = tempfile::tempdir().unwrap();
        let before = new_folder(parent.path()).unwrap();
        fs::remove_dir(&before).unwrap();
        assert_ne!(new_folder(parent.path()).unwrap(), before);
    }

    #[test]
    fn what_a_program_that_was_killed_left_behind_is_removed_and_nothing_else() {
        let parent = tempfile::tempdir().unwrap();
        let folder = |name: &str| {
            let folder = parent.path().join(name);
            fs::create_dir(&folder).unwrap();
            folder
        };
        let locked = |name| {
            let mut lock = File::create_new(folder(name).join(LOCK)).unwrap();
            lock.lock().unwrap();
            lock.write_all(b"locked").unwrap();
            lock
        };
        let killed = locked("ansage-grammar-1-0");
        let _alive = locked("ansage-grammar-2-0");
        drop(killed);
        drop(locked("somebody-elses-1-0"));
        folder("ansage-grammar-3-0");
        lay(
            &parent.path().join("ansage-grammar-2-0"),
            &parent.path().join("ansage-grammar-4-0"),
        )
        .unwrap();
        File::create_new(folder("ansage-grammar-5-0").join(LOCK)).unwrap();
        remove_leftovers(parent.path());
        let mut left: Vec<_> = fs::read_dir(parent.path())
            .unwrap()
            .map(|it| it.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        let expected = [
            "ansage-grammar-2-0",
            "ansage-grammar-3-0",
            "ansage-grammar-4-0",
            "ansage-grammar-5-0",
            "somebody-elses-1-0",
        ];
        assert_eq!(left, expected);
    }
}
