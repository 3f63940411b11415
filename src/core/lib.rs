//! The pure part of Ansage: inputs in, effects out, and no file, thread or clock.
//!
//! The map, from what is true to what is said; each layer may use those before it and none after it:
//!
//! * [`game`] – what is true: board, moves, clock, journal events, scoresheet.
//! * [`language`] – how people say it: lexicon, announcements, understanding, messages.
//! * [`desk`] – the conversation: one input in, a list of effects out.

pub mod desk;
pub mod game;
pub mod language;
