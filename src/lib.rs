//! Ansage: the voice and Braille assistant for visually impaired players in over-the-board chess.
//!
//! The map, from what is true to what the world hears; each layer may use those before it and none after it:
//!
//! * [`game`] – what is true: board, moves, clock, journal events, scoresheet. Pure.
//! * [`language`] – how people say it: lexicon, announcements, understanding, messages. Pure.
//! * [`desk`] – the conversation: one input in, a list of effects out. Pure.
//! * [`devices`] – terminal, storage, and the helpers that own every foreign library.
//! * [`app`] – the wiring: command line, settings, the loop.

pub mod app;
pub mod desk;
pub mod devices;
pub mod game;
pub mod language;
