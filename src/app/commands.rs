//! The commands of the line, one file or folder each.

pub(super) mod answers;
pub(super) mod bank;
pub(super) mod braille;
pub(super) mod check_event;
pub(super) mod doctor;
pub(super) mod export;
pub(super) mod learn_my_voice;
pub(super) mod listen;
mod microphone;
pub(super) mod play;
pub(super) mod play_back;
pub(super) mod practice;
pub(super) mod read;
pub(super) mod reconstruct;
pub(super) mod record;
pub(super) mod resolve;
pub(super) mod screen;
