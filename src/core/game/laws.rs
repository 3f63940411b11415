//! The Laws of Chess: what they say of a position and its history.

mod notes;

pub use notes::{notes_after, notes_on_move, repetitions, same_position};
