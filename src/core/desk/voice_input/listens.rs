//! What the desk would hear of the voice of the person at the board.
//!
//! The desk says at any time what may be said and whether anybody listens ([`Listens`]); the voice input is held to it after
//! every input, and what it hears comes back as [`Spoken`](crate::desk::Input::Spoken) or
//! [`PartlySpoken`](crate::desk::Input::PartlySpoken). No effect asks for it, so that helpers which died and came back know
//! what to do without being told again.

use crate::game::{Move, Position};
use crate::language::listen::Asked;
use crate::language::{MoveSpec, Sight};

/// What may be said now, and who listens.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Listens {
    /// What may be said. It is held ready also while nobody listens, so that the first word finds its grammar.
    pub may_be_said: MayBeSaid,
    /// Whether it is listened to.
    pub attention: Attention,
}

/// What a grammar is made for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MayBeSaid {
    /// The position in which a move would be meant.
    pub position: Position,
    /// How far hearing may look. With [`Sight::Movement`] nothing depends on the position.
    pub sight: Sight,
    /// The question that stands.
    pub asked: AskedNow,
}

/// The question that stands: [`Asked`] with moves of its own.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum AskedNow {
    /// None.
    #[default]
    Nothing,
    /// One that yes or no answers.
    YesOrNo,
    /// One that ends the game if it is answered with yes, so that yes needs two words.
    OfWeight,
    /// Which of these moves.
    Which(Vec<Move>),
    /// Which of these, by their words; of one it is asked from which square.
    WhichSaid(Vec<MoveSpec>),
    /// What the opponent's sheet says, half-move by half-move.
    Sheet,
    /// What stands on a square of one of two boards.
    Stands,
    /// Which of so many numbered choices, or what there is instead.
    Numbered(usize),
}

impl AskedNow {
    /// Returns the question as the pure part of listening takes it.
    pub fn as_asked(&self) -> Asked<'_> {
        match self {
            AskedNow::Nothing => Asked::Nothing,
            AskedNow::YesOrNo => Asked::YesOrNo,
            AskedNow::OfWeight => Asked::OfWeight,
            AskedNow::Which(moves) => Asked::Which(moves),
            AskedNow::WhichSaid(specs) => Asked::WhichSaid(specs),
            AskedNow::Sheet => Asked::Sheet,
            AskedNow::Stands => Asked::Stands,
            AskedNow::Numbered(count) => Asked::Numbered(*count),
        }
    }
}

/// Whether anybody listens.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Attention {
    /// Nobody: the microphone is muted.
    #[default]
    None,
    /// To one passage, from the press of the talk key on. A pause ends nothing; it has ended as soon as this is no
    /// longer so, and what was said up to there comes as [`Spoken`](crate::desk::Input::Spoken) with this number.
    /// Another
    /// number is another passage.
    Talk(TalkNumber),
    /// To whatever is said, from pause to pause (open listening).
    Open,
    /// Only to the words that stop something: the Ear is speaking while something is pending.
    Veto,
}

/// Numbers passages taken with the talk key.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd, Hash)]
pub struct TalkNumber(pub u64);

/// The talk key moved.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum TalkKey {
    /// It went down; also again and again while it is held, where the terminal repeats keys.
    Down,
    /// It is still down, told by a terminal that will also tell when it goes up.
    StillDown,
    /// It went up. Most terminals never tell.
    Up,
    /// Its moves were not read for a while, up to now: the program was held up. They may still be on their way.
    Unread,
}
