//! Games on a disk whose calls fail.

#[expect(dead_code, reason = "the disk in memory uses them")]
mod fault;
