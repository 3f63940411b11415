//! The assembled program in pipes and real terminals.

mod braille_keys;
mod channels;
mod one_hand;
mod sample_game;
mod screen;
mod terminal;
