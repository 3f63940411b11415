//! How far the program may look at a position when it listens or speaks.

/// What decides which move is meant.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Hash)]
pub enum Sight {
    /// The Laws: a move that is not legal is no other reading of one that is. For training and club play.
    Legal,
    /// Only how pieces move on the standing board; check and pins are never looked at. For what an event announces and
    /// keeps, and on a board that the Laws do not allow.
    Movement,
    /// Nothing of the board: what is entered in an event means what its words say, so that no read-back and no question
    /// tells what stands where (P.3).
    Words,
}
