//! The rules of the game as the board knows them.

mod basic_rules;
mod standstill;
