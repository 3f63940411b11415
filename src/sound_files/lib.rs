//! Sound in files: what is recorded, what is read, and the banks of recorded words.

pub mod bank;
pub mod chapters;
pub mod clips;
pub mod cue;
pub mod flac;
pub mod loudness;
pub mod recording_file;
pub mod wav;
