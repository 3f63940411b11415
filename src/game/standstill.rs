//! Whether the clocks of a game run, and what they stand for.

use shakmaty::Color;

/// Whether the clocks of a game run, as far as anybody told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ClockState {
    /// None has run yet; so it stays in a game without a clock.
    NotStarted(Halt),
    /// One of them runs.
    Running,
    /// Both stand, after one of them ran.
    Standing(Halt),
}

/// What lets clocks stand. Both may be at once: whoever leaves a game that was stopped leaves it stopped.
///
/// Neither is there before the start, and after a game that a result or the position ended.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Halt {
    /// On what word both were stopped, if they were.
    pub stopped: Option<Stopped>,
    /// True if they stand on nobody's word: the program was left, the machine slept, or a result was taken back.
    pub left: bool,
}

/// On what word both clocks were stopped; they stand until somebody lets them go on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stopped {
    /// They were stopped at the keys (6.12), or because two boards differ (D.2.8).
    Paused,
    /// The flag of this side fell, or was claimed (6.8).
    Flag(Color),
}

impl ClockState {
    /// Returns true once one of them ran.
    pub fn is_started(self) -> bool {
        match self {
            ClockState::NotStarted(_) => false,
            ClockState::Running | ClockState::Standing(_) => true,
        }
    }

    /// Returns what lets both stand, or `None` while one of them runs.
    pub fn halt(self) -> Option<Halt> {
        match self {
            ClockState::NotStarted(halt) | ClockState::Standing(halt) => Some(halt),
            ClockState::Running => None,
        }
    }

    /// Lets both stand, and returns what lets them, to be added to.
    pub(super) fn stand(&mut self) -> &mut Halt {
        match self {
            ClockState::NotStarted(halt) | ClockState::Standing(halt) => halt,
            ClockState::Running => {
                *self = ClockState::Standing(Halt::default());
                self.stand()
            }
        }
    }
}

impl Halt {
    /// Returns true if they were left and nobody stopped them.
    pub fn is_only_left(self) -> bool {
        self.left && self.stopped.is_none()
    }
}
