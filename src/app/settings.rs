//! What a person wants: options, the settings file, the file of an event, and the words they are talked to in.

pub(super) mod braille;
pub mod config;
pub(super) mod display;
pub mod event_file;
pub mod face;
pub(super) mod local_only;
pub mod options;
pub mod paths;
pub(super) mod settings_file;
pub(super) mod start_position;
pub mod surroundings;
pub mod wording;
pub(super) mod words;
