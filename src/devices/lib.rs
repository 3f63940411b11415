//! What touches the world: helpers, terminal, storage. No device knows another, none decides about chess.

pub mod arbiter_key;
pub mod battery;
pub mod braille;
pub mod event_notice;
pub mod helper;
pub mod listening;
pub mod recording;
pub mod scoring;
pub mod speech;
pub mod storage;
pub mod terminal;
