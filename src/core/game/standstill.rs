//! Why a game stands still: what its clocks stand for, and what is settled first. [`Game::standstill`] is what to ask.

use shakmaty::Color;

use super::{Command, Comparing, Game, Refusal};

/// Why the game stands still, if it does.
///
/// The three causes are independent, and any of them may hold beside the others: boards that differ are compared while
/// both clocks stay stopped, and whoever leaves the program then leaves it so. What cannot be is kept out by the types: a
/// clock that runs was neither stopped nor left, and one thing is settled at a time.
///
/// A game before its start, one that is over and one whose position has ended it do not stand still in this sense.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standstill<'a> {
    /// What both clocks stand for: they were stopped, or left, or both. Neither while one of them runs.
    pub clocks: Halt,
    /// What is settled before the game goes on, whether a clock runs or not.
    pub pending: Option<&'a Pending>,
}

/// On what word both clocks were stopped; they stand until somebody lets them go on.
///
/// What stops them for a reason of its own, such as an irregularity (7.5), the claim of a draw (9.2, 9.3) or an adjournment,
/// is a variant here. It takes the place of [`Stopped::Paused`], so that a game has one such reason.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Stopped {
    /// They were stopped at the keys (6.12), or because two boards differ (D.2.8).
    Paused,
    /// The flag of this side fell, or was claimed (6.8).
    Flag(Color),
}

/// Something at the table that is settled before the game goes on, with what was entered of it so far.
///
/// One such thing is settled at a time. What else takes over the entries for a while, such as the move that is sealed before
/// an adjournment, is a variant here, and the functions below say what waits for it. Whether the clocks stand meanwhile is
/// not said here but by [`Stopped`].
#[derive(Clone, Debug, PartialEq)]
pub enum Pending {
    /// Two boards that differ are compared (D.2.8). Every half-move is written then.
    Comparing(Comparing),
    /// A flag fell while dashes stood: they are filled first (8.5), also while a clock runs again.
    CatchingUp,
}

impl Game {
    /// Says whether a command may be carried out while something is pending.
    pub(super) fn admits(&self, command: &Command) -> Result<(), Refusal> {
        match self.standstill().pending {
            Some(Pending::Comparing(_)) if command.waits_for_the_boards() => Err(Refusal::BoardsCompared),
            // Every other command that needs the moves waits for any dash, also before a flag fell.
            Some(Pending::CatchingUp) if matches!(command, Command::Dash) => self.is_written(),
            Some(Pending::Comparing(_) | Pending::CatchingUp) | None => Ok(()),
        }
    }
}

impl Pending {
    /// Returns what was entered of two boards that differ, while they are compared.
    pub fn comparing(&self) -> Option<&Comparing> {
        match self {
            Pending::Comparing(comparing) => Some(comparing),
            Pending::CatchingUp => None,
        }
    }

    /// Returns true if nobody settles it any more once a result was entered.
    pub(super) fn ends_with_the_game(&self) -> bool {
        match self {
            Pending::Comparing(_) => true,
            // The sheet is completed after the game too (8.5), and a result may be taken back.
            Pending::CatchingUp => false,
        }
    }
}

/// Whether the clocks of a game run, as far as anybody told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum ClockState {
    /// None has run yet; so it stays in a game without a clock.
    NotStarted(Halt),
    /// One of them runs.
    Running,
    /// Both stand, after one of them ran.
    Standing(Halt),
}

/// What both clocks stand for. Both may be at once: whoever leaves a game that was stopped leaves it stopped.
///
/// Neither is there before the start, and after a result or a position that ended the game.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Halt {
    /// On what word they were stopped, if they were.
    pub stopped: Option<Stopped>,
    /// True if they stand on nobody's word: the program was left, the machine slept, or a result was taken back.
    pub left: bool,
}

impl ClockState {
    /// Returns true once one of them ran.
    pub(super) fn is_started(self) -> bool {
        match self {
            ClockState::NotStarted(_) => false,
            ClockState::Running | ClockState::Standing(_) => true,
        }
    }

    /// Returns what both stand for, or `None` while one of them runs.
    pub(super) fn halt(self) -> Option<Halt> {
        match self {
            ClockState::NotStarted(halt) | ClockState::Standing(halt) => Some(halt),
            ClockState::Running => None,
        }
    }

    /// Lets both stand, and returns what they stand for, to be added to.
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
    /// Returns true if somebody stopped both clocks, and they stand since (6.12).
    pub fn is_stopped(self) -> bool {
        self.stopped.is_some()
    }

    /// Returns true if they were left and nobody stopped them.
    pub fn is_only_left(self) -> bool {
        self.left && !self.is_stopped()
    }

    /// Returns whose flag fell or was claimed, if that stopped them.
    pub fn flag(self) -> Option<Color> {
        match self.stopped? {
            Stopped::Flag(side) => Some(side),
            Stopped::Paused => None,
        }
    }
}
