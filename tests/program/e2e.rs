//! The assembled program in pipes and real terminals.

mod braille_keys;
mod channels;
mod next_game;
mod one_hand;
mod sample_game;
mod screen;
mod sealed_move;
mod secret;
mod talking_clock;
mod terminal;

/// A game in German that is played by keys alone: nobody speaks, and nobody is listened to.
const GERMAN: [&str; 8] = [
    "--voice",
    "none",
    "--listen",
    "off",
    "--reports",
    "de",
    "--journal",
    "game.jsonl",
];
