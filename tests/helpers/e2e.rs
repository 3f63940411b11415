//! The assembled program with its helpers, from a key or a spoken word to what is heard or felt.

mod answers_aloud;
mod braille;
mod braille_comparison;
mod braille_questions;
mod doctor;
mod play_file;
mod readme;
mod reconstruct_by_ear;
mod record;
mod record_words;
mod sound;
mod spoken_comparison;
mod spoken_game;
mod tape;
