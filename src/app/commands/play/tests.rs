//! Games on a disk whose calls fail.

#[expect(dead_code, reason = "the game on the disk uses them")]
mod fault;
#[expect(dead_code, reason = "the game on the disk uses it")]
mod memory_disk;
