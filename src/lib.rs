//! Ansage: the voice and Braille assistant for visually impaired players in over-the-board chess.
//!
//! Here is what wires it together. What it is made of stands below it, each part a crate that may use those before it and
//! none after it:
//!
//! * `ansage_core` – the game, the language, the conversation. Pure.
//! * `ansage_devices` – terminal, storage, and the helpers that own every foreign library.
//! * [`app`] – the wiring: command line, settings, the loop.

pub mod app;
