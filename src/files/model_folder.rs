//! The folder of a recogniser's model, looked at before libvosk sees it: a half-good one would end the listener.

use std::fs::{self, File};
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// The net.
pub const NET: &str = "am/final.mdl";
/// How the recogniser goes about it.
pub const SETTINGS: &str = "conf/model.conf";
/// What every model of a form that libvosk reads must hold.
pub const ALWAYS: [&str; 4] = [NET, "conf/mfcc.conf", SETTINGS, "graph/phones/word_boundary.int"];
/// A graph that takes grammars comes in two files.
pub const DYNAMIC: [&str; 2] = ["graph/HCLr.fst", "graph/Gr.fst"];
/// A graph in one file, which takes none.
pub const STATIC: &str = "graph/HCLG.fst";
/// The words, unless the graph holds them itself.
pub const WORDS: &str = "graph/words.txt";
/// The checksums of every file of a model of ours, as `sha256sum` writes them.
pub const SUMS: &str = "SHA256SUMS";

/// What is wrong with a model.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum ModelError {
    /// There is no such folder.
    #[error("there is no recogniser in {}", .0.display())]
    NoFolder(PathBuf),
    /// A file is missing, empty or cannot be read.
    #[error("the recogniser lacks {}", .0.display())]
    Lacks(PathBuf),
    /// A file is not the one that the list of checksums names.
    #[error("{} is not the file that belongs to the recogniser", .0.display())]
    Changed(PathBuf),
}

/// A model that may be loaded.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Make {
    /// Made for announcements, every file as it was made.
    Ours,
    /// Of somebody else: the files are there, and more is not known.
    Foreign,
}

/// Looks at the folder of a model.
///
/// # Errors
///
/// Names the first file that is missing or not as it was made.
pub fn check(folder: &Path) -> Result<Make, ModelError> {
    if !folder.is_dir() {
        return Err(ModelError::NoFolder(folder.to_owned()));
    }
    let has = |name: &str| fs::metadata(folder.join(name)).is_ok_and(|it| it.is_file() && it.len() > 0);
    let graph = if has(STATIC) { vec![STATIC] } else { DYNAMIC.to_vec() };
    let words = if holds_words(&folder.join(graph[graph.len() - 1])) {
        None
    } else {
        Some(WORDS)
    };
    match ALWAYS.into_iter().chain(graph).chain(words).find(|it| !has(it)) {
        Some(missing) => Err(ModelError::Lacks(folder.join(missing))),
        None => check_sums(folder),
    }
}

fn check_sums(folder: &Path) -> Result<Make, ModelError> {
    let sums = folder.join(SUMS);
    let list = match crate::read_text(&sums) {
        Ok(list) => list,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Make::Foreign),
        Err(_unreadable) => return Err(ModelError::Lacks(sums)),
    };
    for line in list.lines().filter(|it| !it.trim().is_empty()) {
        let Some((sum, name)) = line.split_once("  ") else {
            return Err(ModelError::Changed(sums));
        };
        let path = folder.join(name);
        match crate::read(&path, crate::LARGEST_MODEL_BYTES) {
            Ok(bytes) if hex(&Sha256::digest(&bytes)) == sum => {}
            Ok(_other) => return Err(ModelError::Changed(path)),
            Err(_unreadable) => return Err(ModelError::Lacks(path)),
        }
    }
    Ok(Make::Ours)
}

/// Returns bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}

/// True if the header of an OpenFst file says that the words come with it.
fn holds_words(graph: &Path) -> bool {
    const MAGIC: u32 = 2_125_659_606;
    const HAS_OUTPUT_WORDS: u32 = 2;
    let flags = || -> io::Result<u32> {
        let mut file = crate::open(graph)?;
        if number(&mut file)? != MAGIC {
            return Ok(0);
        }
        // The kinds of the graph and of its arcs: short names behind their lengths.
        for _kind in 0..2 {
            let length = number(&mut file)?;
            file.seek_relative(length.into())?;
        }
        let _version = number(&mut file)?;
        number(&mut file)
    };
    flags().is_ok_and(|it| it & HAS_OUTPUT_WORDS != 0)
}

fn number(file: &mut File) -> io::Result<u32> {
    let mut bytes = [0; 4];
    file.read_exact(&mut bytes)?;
    Ok(u32::from_le_bytes(bytes))
}
