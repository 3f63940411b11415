//! Tests of the helper programs, with what is real behind them.

mod arm;
mod braille_display;
mod e2e;
mod faults;
mod installed;
mod linked;
mod listener;
mod listening_proof;
mod reconstruction;
mod recorder;
mod same_game;
mod scorer;
mod slow;
mod speaker;
mod spoken;
mod system_voice;
mod tape;
mod windows;
