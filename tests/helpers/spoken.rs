//! What is said is heard with nets while it is played, so these are late where something else takes the processor: a
//! group of their own in `./dev test`.

mod answers;
mod comparison;
mod game;
mod sealed_move;
mod tape_by_ear;
mod voice_input;
