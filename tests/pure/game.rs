//! The rules of the game as the board knows them.

mod basic_rules;
mod illegal_moves;
mod mating;
mod points;
mod sense;
mod standstill;
mod table_clock;
