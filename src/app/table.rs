//! At the table: the loop of a game and the devices it holds.

pub(super) mod answers;
pub(super) mod awake;
pub(super) mod clips_heard;
pub(super) mod devices;
pub(super) mod display;
pub(super) mod face;
pub(super) mod inbox;
pub(super) mod lines;
pub(super) mod place_file;
pub(super) mod run;
pub(super) mod seat;
pub(super) mod senses;
pub(super) mod signals;
pub mod stopwatch;
pub(super) mod voice;
pub mod voice_input;
