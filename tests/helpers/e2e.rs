//! The assembled program with its helpers, from a key to what is heard or felt.

mod adjourned;
mod braille;
mod braille_comparison;
mod braille_questions;
mod deaf_blind;
mod doctor;
pub(crate) mod newcomers;
mod of_the_laws;
mod play_file;
mod readme;
mod record;
mod record_words;
mod sound;
mod talking_clock;
mod tape;
mod without_network;
