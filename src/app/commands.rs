//! The commands of the line, one file or folder each, and the journal and the microphone that several of them use.

pub(super) mod about;
pub(super) mod announce;
pub(super) mod bank;
pub(super) mod braille;
pub(super) mod check_event;
pub(super) mod clock;
pub(super) mod doctor;
pub(super) mod export;
mod flaws;
pub(super) mod glossary;
mod journal;
mod journal_secret;
pub mod json;
pub(super) mod learn_my_voice;
pub(super) mod listen;
pub(super) mod play;
pub(super) mod play_back;
mod practice;
pub(super) mod read;
pub(super) mod reconstruct;
pub(super) mod record;
pub(super) mod replay;
pub(super) mod resolve;
pub(super) mod screen;
mod studio;
pub(super) mod understand;
pub(super) mod verify;
