//! The memory of a process that runs, as whoever has its machine could read it.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom};

/// Returns all that a process may write in its memory; `None`, where the system lets nobody read it.
pub(crate) fn memory_of(process: u32) -> Option<Vec<u8>> {
    let maps = fs::read_to_string(format!("/proc/{process}/maps")).expect("the maps of a process");
    let mut memory = match File::open(format!("/proc/{process}/mem")) {
        Ok(memory) => memory,
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => return None,
        Err(error) => panic!("{error}"),
    };
    let mut found = Vec::new();
    for line in maps.lines().filter(|it| it.contains(" rw")) {
        let (range, _) = line.split_once(' ').expect("a range");
        let (from, to) = range.split_once('-').expect("two ends");
        let end = |text| u64::from_str_radix(text, 16).expect("an address");
        let mut bytes = vec![0; usize::try_from(end(to) - end(from)).expect("it fits")];
        let is_there = memory
            .seek(SeekFrom::Start(end(from)))
            .and_then(|_| memory.read_exact(&mut bytes));
        // Guard pages, and what the kernel keeps for itself, cannot be read.
        if is_there.is_ok() {
            found.append(&mut bytes);
        }
    }
    Some(found)
}

/// Returns true if a text stands there in bytes, or with a byte or three of nothing between its characters.
pub(crate) fn holds(memory: &[u8], text: &str) -> bool {
    let wide = |width: usize| -> Vec<u8> {
        let character = |it: u8| std::iter::once(it).chain(std::iter::repeat_n(0, width - 1));
        text.bytes().flat_map(character).collect()
    };
    [1, 2, 4].map(wide).iter().any(|pattern| {
        let first = pattern[0];
        let mut from = 0;
        while let Some(at) = memory[from..].iter().position(|it| *it == first) {
            if memory[from + at..].starts_with(pattern) {
                return true;
            }
            from += at + 1;
        }
        false
    })
}
