//! temp
use super::{ArbiterNote, Board, Move};
/// temp
pub fn notes_after(_start: &Board, _moves: &[Move]) -> Vec<ArbiterNote> {
    Vec::new()
}
