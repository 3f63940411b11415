//! What tests share.

pub(crate) mod adjourned;
pub(crate) mod braille;
pub(crate) mod crates;
#[expect(dead_code, reason = "the tests of the core need more of it")]
pub(crate) mod desk_harness;
pub(crate) mod dynamic;
pub(crate) mod elsewhere;
pub(crate) mod executable;
pub(crate) mod exported;
pub(crate) mod finger;
pub(crate) mod folder;
#[cfg(unix)]
pub(crate) mod game_under_fault;
pub(crate) mod heard;
pub(crate) mod heard_words;
pub(crate) mod journaled;
pub(crate) mod lines;
pub(crate) mod memory;
pub(crate) mod mouth;
#[cfg(unix)]
pub(crate) mod namespace;
pub(crate) mod net;
pub(crate) mod nets;
pub(crate) mod notations;
pub(crate) mod piped;
pub(crate) mod played;
pub(crate) mod program;
pub(crate) mod python;
pub(crate) mod recording;
pub(crate) mod repository;
pub(crate) mod sample_game;
pub(crate) mod screen;
pub(crate) mod seed;
pub(crate) mod shell;
pub(crate) mod signal;
pub(crate) mod size;
pub(crate) mod sound;
pub(crate) mod sound_server;
pub(crate) mod stands;
pub(crate) mod table;
pub(crate) mod wait;
pub(crate) mod wine;
