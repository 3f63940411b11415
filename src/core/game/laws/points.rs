//! The points of what is said of rapid chess and blitz without supervision: each decides something else.

use super::{Class, Subject};

/// What an unsupervised game has a point of its own for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Unsupervised {
    /// Until when players complain of the set-up.
    SetUp,
    /// What an illegal move costs, and until when.
    IllegalMove,
    /// A flag that a player claims.
    Flag,
    /// Who calls a flag.
    FlagCalled,
    /// What both flags come to.
    BothFlags,
    /// An illegal position.
    IllegalPosition,
}

impl Unsupervised {
    /// Returns the subject of the point in a game of a class.
    pub fn subject(self, class: Class) -> Subject {
        match (self, class) {
            (Self::SetUp, Class::Blitz) => Subject::BlitzSetUp,
            (Self::SetUp, Class::Standard | Class::Rapid) => Subject::RapidSetUp,
            (Self::IllegalMove, Class::Blitz) => Subject::BlitzIllegalMove,
            (Self::IllegalMove, Class::Standard | Class::Rapid) => Subject::RapidIllegalMove,
            (Self::Flag, Class::Blitz) => Subject::BlitzFlag,
            (Self::Flag, Class::Standard | Class::Rapid) => Subject::RapidFlag,
            (Self::FlagCalled, Class::Blitz) => Subject::BlitzFlagCalled,
            (Self::FlagCalled, Class::Standard | Class::Rapid) => Subject::RapidFlagCalled,
            (Self::BothFlags, Class::Blitz) => Subject::BlitzBothFlags,
            (Self::BothFlags, Class::Standard | Class::Rapid) => Subject::RapidBothFlags,
            (Self::IllegalPosition, Class::Blitz) => Subject::BlitzIllegalPosition,
            (Self::IllegalPosition, Class::Standard | Class::Rapid) => Subject::RapidIllegalPosition,
        }
    }
}
