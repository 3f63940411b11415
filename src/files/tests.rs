use rustix::fs::{CWD, FileType, Mode, OFlags, mknodat};
use std::fs::Permissions;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _, symlink};

use super::*;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn only_plain_files_are_read_and_nothing_is_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    mknodat(CWD, path("pipe"), FileType::Fifo, Mode::RWXU, 0).unwrap();
    fs::write(path("plain"), "text").unwrap();
    symlink(path("plain"), path("link")).unwrap();
    symlink(path("pipe"), path("link to a pipe")).unwrap();
    for no_file in ["pipe", "link to a pipe", ".", "/dev/zero"] {
        let refused = read(&path(no_file), 10).unwrap_err();
        assert_eq!(FileError::of(&refused), Some(FileError::NotPlain), "{no_file}");
        let refused = open_to_append(&path(no_file)).unwrap_err();
        assert_eq!(FileError::of(&refused), Some(FileError::NotPlain), "{no_file}");
    }
    assert_eq!(read(&path("link"), 10).unwrap(), b"text");
    assert_eq!(read(&path("none"), 10).unwrap_err().kind(), io::ErrorKind::NotFound);
}

#[test]
fn a_file_of_the_largest_size_is_read_and_one_byte_more_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    fs::write(&path, vec![b'x'; MIB as usize]).unwrap();
    assert_eq!(read(&path, MIB).unwrap().len() as u64, MIB);
    fs::write(&path, vec![b'x'; MIB as usize + 1]).unwrap();
    let refused = read(&path, MIB).unwrap_err();
    assert_eq!(FileError::of(&refused), Some(FileError::TooLarge { mib: 1 }));
    let endless = read_text_from(io::repeat(b'x')).unwrap_err();
    assert_eq!(FileError::of(&endless), Some(FileError::TooLarge { mib: 4 }));
}

#[test]
fn what_is_private_is_made_so_and_becomes_so() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("a/b");
    let file = inner.join("file");
    make_private_folder(&inner).unwrap();
    assert_eq!((mode(&folder.path().join("a")), mode(&inner)), (0o700, 0o700));
    create_private(&file).unwrap();
    assert_eq!(mode(&file), 0o600);
    fs::set_permissions(&file, Permissions::from_mode(0o664)).unwrap();
    open_to_append(&file).unwrap();
    assert_eq!(mode(&file), 0o600);
    fs::set_permissions(&inner, Permissions::from_mode(0o755)).unwrap();
    make_private_folder(&inner).unwrap();
    assert_eq!(mode(&inner), 0o755, "a folder of somebody's own");
    make_own_folder(&inner).unwrap();
    assert_eq!(mode(&inner), 0o700);
    create_private(Path::new("/dev/null")).unwrap();
    assert_eq!(mode(Path::new("/dev/null")), 0o666, "a device is everybody's");
}

#[test]
fn nobody_is_waited_for_who_would_read_what_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    mknodat(CWD, path("pipe"), FileType::Fifo, Mode::RWXU, 0).unwrap();
    symlink(path("pipe"), path("link")).unwrap();
    for no_file in ["pipe", "link", ".", "/dev/null"] {
        let refused = append_private(&path(no_file)).unwrap_err();
        assert_eq!(FileError::of(&refused), Some(FileError::NotPlain), "{no_file}");
    }
    for pipe in ["pipe", "link"] {
        let refused = write_into(&path(pipe), b"text").unwrap_err();
        assert_eq!(FileError::of(&refused), Some(FileError::NotPlain), "{pipe}");
        create_private(&path(pipe)).unwrap_err();
    }
    write_into(Path::new("/dev/null"), b"text").unwrap();
    // With a reader at the other end all of it goes there, however slow it is.
    let mut reader = open_plain_or_pipe(&path("pipe"));
    let long = vec![b'x'; 1 << 18];
    let writer = std::thread::spawn({
        let (path, long) = (path("pipe"), long.clone());
        move || write_into(&path, &long)
    });
    let mut read = Vec::new();
    while read.len() < long.len() {
        let mut piece = [0; 1 << 12];
        match reader.read(&mut piece) {
            Ok(length) => read.extend_from_slice(&piece[..length]),
            Err(error) => assert_eq!(error.kind(), io::ErrorKind::WouldBlock),
        }
        std::thread::yield_now();
    }
    writer.join().unwrap().unwrap();
    assert_eq!(read, long);
    for _twice in 0..2 {
        append_private(&path("log")).unwrap().write_all(b"line\n").unwrap();
    }
    assert_eq!(fs::read(path("log")).unwrap(), b"line\nline\n");
    assert_eq!(mode(&path("log")), 0o600);
}

fn open_plain_or_pipe(path: &Path) -> File {
    let mut options = OpenOptions::new();
    let at_once = OFlags::NONBLOCK.bits().cast_signed();
    options.read(true).custom_flags(at_once).open(path).unwrap()
}
