use std::fs::{self, create_dir_all, remove_file, write};
use std::path::Path;

use tempfile::TempDir;

use super::*;
use ansage_adaptation::mdl::{Mdl, TALK};
use ansage_core::language::listen::WordGraph;
use ansage_files::model_folder::{ALWAYS, DYNAMIC, Make, ModelError, NET, STATIC, SUMS, WORDS, check, hex};
use sha2::{Digest as _, Sha256};

const OURS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../voices/de/recogniser");

/// A model of somebody else, with a graph that takes grammars.
fn foreign() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in ALWAYS.into_iter().chain(DYNAMIC).chain([WORDS]) {
        lay(folder.path(), name, b"something");
    }
    folder
}

fn lay(folder: &Path, name: &str, bytes: &[u8]) {
    let path = folder.join(name);
    create_dir_all(path.parent().unwrap()).unwrap();
    write(path, bytes).unwrap();
}

/// The beginning of a graph as OpenFst writes it.
fn header(flags: u32) -> Vec<u8> {
    let mut bytes = 2_125_659_606_u32.to_le_bytes().to_vec();
    for name in ["olabel_lookahead", "standard"] {
        bytes.extend(u32::try_from(name.len()).unwrap().to_le_bytes());
        bytes.extend(name.as_bytes());
    }
    bytes.extend(2_u32.to_le_bytes());
    bytes.extend(flags.to_le_bytes());
    bytes
}

#[test]
fn the_model_that_is_shipped_is_as_it_was_made() {
    assert_eq!(check(Path::new(OURS)), Ok(Make::Ours));
}

#[test]
fn every_file_of_our_model_is_in_its_list() {
    let list = fs::read_to_string(Path::new(OURS).join(SUMS)).unwrap();
    for name in ALWAYS.into_iter().chain(DYNAMIC).chain([WORDS]) {
        assert!(list.lines().any(|it| it.ends_with(&format!("  {name}"))), "{name}");
    }
}

#[test]
fn a_missing_or_empty_file_is_named() {
    let folder = foreign();
    assert_eq!(check(folder.path()), Ok(Make::Foreign));
    for name in ALWAYS.into_iter().chain(DYNAMIC).chain([WORDS]) {
        let path = folder.path().join(name);
        let lacks = Err(ModelError::Lacks(path.clone()));
        write(&path, b"").unwrap();
        assert_eq!(check(folder.path()), lacks, "{name} is empty");
        remove_file(&path).unwrap();
        assert_eq!(check(folder.path()), lacks, "{name} is missing");
        create_dir_all(&path).unwrap();
        assert_eq!(check(folder.path()), lacks, "{name} is a folder");
        fs::remove_dir(&path).unwrap();
        write(&path, b"something").unwrap();
    }
    let nowhere = folder.path().join("nowhere");
    assert_eq!(check(&nowhere), Err(ModelError::NoFolder(nowhere)));
}

#[test]
fn a_graph_without_grammars_is_one_file() {
    let folder = foreign();
    for name in DYNAMIC {
        remove_file(folder.path().join(name)).unwrap();
    }
    lay(folder.path(), STATIC, b"something");
    assert_eq!(check(folder.path()), Ok(Make::Foreign));
}

#[test]
fn words_may_come_with_the_graph() {
    let folder = foreign();
    remove_file(folder.path().join(WORDS)).unwrap();
    lay(folder.path(), "graph/Gr.fst", &header(3));
    assert_eq!(check(folder.path()), Ok(Make::Foreign));
    lay(folder.path(), "graph/Gr.fst", &header(1));
    assert_eq!(check(folder.path()), Err(ModelError::Lacks(folder.path().join(WORDS))));
}

#[test]
fn a_file_that_was_changed_is_named() {
    let folder = foreign();
    let sum = |bytes: &[u8]| hex(&Sha256::digest(bytes));
    let list = format!(
        "{}  am/final.mdl\n{}  conf/mfcc.conf\n",
        sum(b"something"),
        sum(b"something")
    );
    lay(folder.path(), SUMS, list.as_bytes());
    assert_eq!(check(folder.path()), Ok(Make::Ours));
    lay(folder.path(), "conf/mfcc.conf", b"somethinG");
    let changed = folder.path().join("conf/mfcc.conf");
    assert_eq!(check(folder.path()), Err(ModelError::Changed(changed)));
    for list in ["no list".as_bytes(), b"\xff\xfe"] {
        lay(folder.path(), SUMS, list);
        assert!(check(folder.path()).is_err(), "{list:?}");
    }
}

#[test]
fn a_model_takes_a_grammar_and_keeps_its_own() {
    let foreign = foreign();
    for model in [Path::new(OURS), foreign.path()] {
        let own = fs::read(model.join("graph/Gr.fst")).unwrap();
        let bound = BoundModel::new(model, b"another grammar").unwrap();
        let folder = bound.folder().to_owned();
        assert_eq!(check(&folder), Ok(Make::Ours), "{}", model.display());
        assert_eq!(fs::read(folder.join("graph/Gr.fst")).unwrap(), b"another grammar");
        for name in ALWAYS.into_iter().chain([DYNAMIC[0], WORDS]) {
            assert_eq!(
                fs::read(folder.join(name)).unwrap(),
                fs::read(model.join(name)).unwrap()
            );
        }
        let second = BoundModel::new(model, b"a third").unwrap();
        assert_ne!(second.folder(), folder);
        drop((bound, second));
        assert!(!folder.exists());
        assert_eq!(fs::read(model.join("graph/Gr.fst")).unwrap(), own);
    }
}

/// Talk alone counts as more frequent, so that less is taken for talk; all else is as it was made.
#[test]
fn who_is_listened_to_decides_how_readily_words_are_heard() {
    let bindable = Bindable::open(Path::new(OURS)).unwrap().unwrap();
    let net = |folder: &Path| Mdl::read(&fs::read(folder.join(NET)).unwrap()).unwrap();
    let made = net(Path::new(OURS));
    for (readiness, times) in [(Readiness::AsMade, 1.0), (Readiness::Open, 2.0), (Readiness::Held, 4.0)] {
        let bound = bindable.bind(&WordGraph::silence(), readiness).unwrap();
        assert_eq!(check(bound.folder()), Ok(Make::Ours));
        let mut expected = made.clone();
        expected.priors[TALK] *= times;
        assert!(net(bound.folder()) == expected, "{readiness:?}");
    }
    // Of somebody else's nothing is known.
    let foreign = foreign();
    write(foreign.path().join(WORDS), "<eps> 0\nanna 1\n").unwrap();
    let bindable = Bindable::open(foreign.path()).unwrap().unwrap();
    let bound = bindable.bind(&WordGraph::silence(), Readiness::Held).unwrap();
    assert_eq!(fs::read(bound.folder().join(NET)).unwrap(), b"something");
}

#[test]
fn a_model_whose_grammar_or_words_are_in_its_graph_takes_none() {
    let folder = foreign();
    let bindable = || Bindable::open(folder.path()).map(|it| it.is_some());
    let bad_words = || Err(ModelError::Changed(folder.path().join(WORDS)));
    // "something" is a word without a number.
    assert_eq!(bindable(), bad_words());
    write(folder.path().join(WORDS), "<eps> 0\nanna 1\n").unwrap();
    assert_eq!(bindable(), Ok(true));
    lay(folder.path(), STATIC, b"something");
    assert_eq!(bindable(), Ok(false));
    remove_file(folder.path().join(STATIC)).unwrap();
    write(folder.path().join(WORDS), [0xff]).unwrap();
    assert_eq!(bindable(), bad_words());
    remove_file(folder.path().join(WORDS)).unwrap();
    assert_eq!(bindable(), Ok(false));
}
