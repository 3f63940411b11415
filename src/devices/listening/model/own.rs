//! A recogniser that has learned one person's voice: the shipped one with another net, in a folder of its own.
//!
//! It belongs to the very files from which it was learned: where another version of them is shipped, it is not used.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use sha2::{Digest as _, Sha256};

use ansage_files::model_folder::{Make, check};
use ansage_files::model_folder::{NET, SUMS, hex};
use ansage_files::whole;

/// Holds the checksum of the checksums of the model from which was learned.
const BASE: &str = "LEARNED-FROM";

/// How a learned recogniser stands to the one that is shipped.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Standing {
    /// There is none.
    Absent,
    /// It may take the place of the shipped one.
    Valid,
    /// It was learned from another version, or is damaged: it is to be learned again.
    Stale,
}

/// Returns the folder of the voice of a language, beside the settings.
pub fn place(settings: &Path, language: &str) -> PathBuf {
    settings.with_file_name(format!("voice-{language}"))
}

/// Looks whether a learned recogniser may be used.
pub fn standing(own: &Path, shipped: &Path) -> Standing {
    if !own.exists() {
        return Standing::Absent;
    }
    let base = ansage_files::read_text(&own.join(BASE));
    let belongs = matches!((base, base_of(shipped)), (Ok(it), Ok(base)) if it.trim() == base);
    if belongs && check(own) == Ok(Make::Ours) {
        Standing::Valid
    } else {
        Standing::Stale
    }
}

/// Makes a folder of a model with another net, in place of one that is there. Cut short, it leaves the one before.
///
/// # Errors
///
/// Returns what the system says.
pub fn keep(own: &Path, shipped: &Path, net: &[u8]) -> io::Result<()> {
    let new = own.with_extension("new");
    remove(&new)?;
    let mut sums = String::new();
    for line in ansage_files::read_text(&shipped.join(SUMS))?.lines() {
        let Some((sum, name)) = line.split_once("  ") else {
            continue;
        };
        let to = new.join(name);
        if let Some(parent) = to.parent() {
            ansage_files::make_private_folder(parent)?;
        }
        if name == NET {
            ansage_files::write_private(&to, net)?;
            sums += &format!("{}  {name}\n", hex(&Sha256::digest(net)));
        } else {
            ansage_files::write_private(
                &to,
                &ansage_files::read(&shipped.join(name), ansage_files::LARGEST_MODEL_BYTES)?,
            )?;
            sums += &format!("{sum}  {name}\n");
        }
    }
    ansage_files::write_private(&new.join(SUMS), sums.as_bytes())?;
    ansage_files::write_private(&new.join(BASE), (base_of(shipped)? + "\n").as_bytes())?;
    // A folder takes the place of an empty one alone, so that this is no `ansage_files::whole`: a crash between the two calls
    // leaves none under this name, and the shipped one is used until the voice is learned again.
    remove(own)?;
    fs::rename(&new, own)?;
    whole::sync_folder_of(own);
    Ok(())
}

/// Returns the folder in which what is being learned is tried out, before it takes the place of anything.
pub fn trial(own: &Path) -> PathBuf {
    own.with_extension("trial")
}

/// Removes a learned recogniser; false if there was none.
///
/// # Errors
///
/// Returns what the system says.
pub fn forget(own: &Path) -> io::Result<bool> {
    let was_there = own.exists();
    for left_behind in [own.with_extension("new"), trial(own)] {
        remove(&left_behind)?;
    }
    remove(own)?;
    Ok(was_there)
}

/// Returns the checksum that stands for a model of ours.
fn base_of(model: &Path) -> io::Result<String> {
    Ok(hex(&Sha256::digest(&ansage_files::read(
        &model.join(SUMS),
        ansage_files::LARGEST_TEXT_BYTES,
    )?)))
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    fn assert_private(path: &Path, name: &str) {
        use std::os::unix::fs::PermissionsExt as _;

        let mode = fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name} is a person's voice");
    }

    #[cfg(windows)]
    fn assert_private(path: &Path, name: &str) {
        assert!(path.is_file(), "its folder says whose {name} is");
    }

    /// A folder that counts as a model of ours.
    fn shipped(folder: &Path, grammar: &str) {
        let files = [
            (NET, "net"),
            ("conf/mfcc.conf", "-"),
            ("conf/model.conf", "-"),
            ("graph/HCLr.fst", "-"),
            ("graph/Gr.fst", grammar),
            ("graph/words.txt", "-"),
            ("graph/phones/word_boundary.int", "-"),
        ];
        let mut sums = String::new();
        for (name, text) in files {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
            sums += &format!("{}  {name}\n", hex(&Sha256::digest(text.as_bytes())));
        }
        fs::write(folder.join(SUMS), sums).unwrap();
    }

    #[test]
    fn a_learned_recogniser_is_used_until_another_one_is_shipped_or_it_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let (base, own) = (
            folder.path().join("base"),
            place(&folder.path().join("settings.toml"), "de"),
        );
        shipped(&base, "grammar");
        assert_eq!(own, folder.path().join("voice-de"));
        assert_eq!(standing(&own, &base), Standing::Absent);
        assert!(!forget(&own).unwrap());

        for net in [b"better".as_slice(), b"better still"] {
            keep(&own, &base, net).unwrap();
            assert_eq!(standing(&own, &base), Standing::Valid);
            assert_eq!(fs::read(own.join(NET)).unwrap(), net);
            assert_eq!(fs::read_to_string(own.join("graph/Gr.fst")).unwrap(), "grammar");
        }
        assert_eq!(check(&base), Ok(Make::Ours));

        shipped(&base, "another grammar");
        assert_eq!(standing(&own, &base), Standing::Stale);
        shipped(&base, "grammar");
        for name in [NET, SUMS, BASE] {
            assert_private(&own.join(name), name);
        }
        fs::write(own.join(NET), "damaged").unwrap();
        assert_eq!(standing(&own, &base), Standing::Stale);

        assert!(forget(&own).unwrap());
        assert_eq!(standing(&own, &base), Standing::Absent);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left");
    }
}
