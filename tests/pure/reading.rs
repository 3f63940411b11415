//! Sheets and games of others, whole and damaged.

mod damaged_sheets;
mod pgn;
