//! Owner, group and bits of the file and of each folder on the way to it.

use std::fs::{self, Metadata};
use std::io;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

/// What others may do with a file, and its group.
const OTHERS_WRITE: u32 = 0o002;
const GROUP_WRITES: u32 = 0o020;
/// In a folder with it nobody takes away what is another's.
const STICKY: u32 = 0o1000;
/// The groups of the machine, a line each: name, password, number, members.
const GROUPS: &str = "/etc/group";

pub(crate) fn open_to_others(file: &Path) -> io::Result<Option<PathBuf>> {
    let file = fs::canonicalize(file)?;
    for (depth, place) in file.ancestors().enumerate() {
        let it = fs::metadata(place)?;
        // Beside the file nobody else may lay anything: it may load what it finds there.
        let is_kept = depth > 1 && it.mode() & STICKY != 0;
        if !is_of_this_person(&it) || (is_written_by_others(&it) && !is_kept) {
            return Ok(Some(place.to_owned()));
        }
    }
    Ok(None)
}

fn is_of_this_person(it: &Metadata) -> bool {
    [0, rustix::process::geteuid().as_raw()].contains(&it.uid())
}

fn is_written_by_others(it: &Metadata) -> bool {
    it.mode() & OTHERS_WRITE != 0 || (it.mode() & GROUP_WRITES != 0 && !is_group_of_one(it.gid()))
}

/// Most systems give each person a group of the same number, and whoever builds there lets it write without a thought.
fn is_group_of_one(group: u32) -> bool {
    let own = rustix::process::geteuid().as_raw();
    group == own && fs::read_to_string(GROUPS).is_ok_and(|it| has_no_members(&it, group))
}

fn has_no_members(groups: &str, group: u32) -> bool {
    let number = group.to_string();
    let mut lines = groups.lines().map(|it| it.split(':').collect::<Vec<_>>());
    let members = lines.find_map(|it| match it[..] {
        [_name, _password, of, members] if of == number => Some(members.to_owned()),
        _ => None,
    });
    members.is_none_or(|it| it.is_empty())
}

#[cfg(test)]
mod tests {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    #[test]
    fn what_others_could_have_written_is_named() {
        let root = tempfile::tempdir().expect("a folder");
        let root = root.path().canonicalize().expect("it is there");
        let (folder, file) = (root.join("bin"), root.join("bin/helper"));
        fs::create_dir(&folder).expect("a folder");
        fs::write(&file, "").expect("a file");
        let set = |path: &Path, mode| fs::set_permissions(path, Permissions::from_mode(mode)).expect("it is ours");
        let found = || open_to_others(&file).expect("it is there");
        set(&folder, 0o755);
        set(&file, 0o755);
        assert_eq!(found(), None);
        for (path, usual, mode) in [
            (&file, 0o755, 0o757),
            (&folder, 0o755, 0o757),
            (&folder, 0o755, 0o1777),
            (&root, 0o700, 0o707),
        ] {
            set(path, mode);
            assert_eq!(found().as_ref(), Some(path));
            set(path, usual);
        }
        // As in /tmp: what lies there is its owner's.
        set(&root, 0o1777);
        assert_eq!(found(), None);
        let link = root.join("link");
        std::os::unix::fs::symlink(&file, &link).expect("a link");
        set(&file, 0o757);
        assert_eq!(open_to_others(&link).expect("it is there"), Some(file.clone()));
        assert!(open_to_others(&root.join("none")).is_err());
    }

    #[test]
    fn a_group_is_of_one_where_nobody_else_is_in_it() {
        let groups = "root:x:0:\nusers:x:100:anna,bella\nanna:x:1000:\nbella:x:1001:clara\n";
        assert!(has_no_members(groups, 1000));
        assert!(!has_no_members(groups, 1001));
        assert!(!has_no_members(groups, 100));
    }
}
