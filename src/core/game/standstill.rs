//! Why a game stands still: what its clocks stand for, and what is settled first. [`Game::standstill`] is what to ask.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use super::half_known::unwritten;
use super::{Command, Comparing, DrawClaim, Game, Refusal};

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
/// For which reason of its own, such as an irregularity or a claim, is said by [`Pending`].
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ClocksStopped {
    /// They were stopped at the keys (6.12), or because two boards differ (D.2.8).
    Paused,
    /// The flag of this side fell, or was claimed (6.8).
    Flag(Color),
}

/// Something at the table that is settled before the game goes on, with what was entered of it so far.
///
/// One such thing is settled at a time, and [`waits`] says what waits for it. Whether the clocks stand meanwhile is not said
/// here but by [`ClocksStopped`].
#[derive(Clone, Debug, PartialEq)]
pub enum Pending {
    /// The clocks were stopped for a reason, and the arbiter is called (6.12.b).
    Stopped(StopReason),
    /// A draw is claimed (9.2, 9.3): the claim, once it was said which.
    Claim(Option<Box<DrawClaim>>),
    /// Two boards that differ are compared (D.2.8). Every half-move is written then.
    Comparing(Comparing),
    /// Something irregular was found (Article 7).
    Irregularity,
    /// A flag fell while dashes stood: they are filled first (8.5), also while a clock runs again.
    CatchingUp,
    /// Sheets that nobody can complete are reconstructed (8.5.c).
    Reconstructing,
    /// The next move is sealed (E.1).
    Sealing,
    /// The game is adjourned (E).
    Adjourned,
}

/// The name of a [`Pending`], without what was entered of it.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum PendingName {
    /// Stopped for a reason.
    Stopped,
    /// A claim.
    Claim,
    /// Two boards compared.
    Comparing,
    /// An irregularity.
    Irregularity,
    /// Dashes filled after a flag.
    CatchingUp,
    /// Sheets reconstructed.
    Reconstructing,
    /// A move sealed.
    Sealing,
    /// An adjourned game.
    Adjourned,
}

impl PendingName {
    /// All names.
    pub const ALL: [Self; 8] = [
        Self::Stopped,
        Self::Claim,
        Self::Comparing,
        Self::Irregularity,
        Self::CatchingUp,
        Self::Reconstructing,
        Self::Sealing,
        Self::Adjourned,
    ];

    /// Returns it as the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Stopped => "stopped",
            Self::Claim => "claim",
            Self::Comparing => "comparing",
            Self::Irregularity => "irregularity",
            Self::CatchingUp => "catching-up",
            Self::Reconstructing => "reconstructing",
            Self::Sealing => "sealing",
            Self::Adjourned => "adjourned",
        }
    }

    /// Returns true for what the word that the game goes on settles; boards are compared to the end, and dashes filled.
    pub fn ends_with_a_word(self) -> bool {
        !matches!(self, Self::Comparing | Self::CatchingUp)
    }
}

/// Why a game is stopped.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopReason {
    /// A piece is missing, such as a second queen.
    PieceMissing,
    /// A clock is set wrongly (6.10.b).
    WrongSetting,
    /// A move was illegal (7.5).
    IllegalMove,
    /// Pieces, colours or the start were not as they should be (7.2 to 7.4).
    Irregularity,
    /// A draw, or something else, is claimed (9.2, 9.3).
    Claim,
    /// Somebody or something disturbs (11.5).
    Disturbance,
    /// Whatever else; the arbiter says whether it was a reason (6.12.d).
    Other,
    /// Sheets that nobody can complete are reconstructed (8.5.c).
    Reconstruction,
    /// The next move is sealed (E.1).
    Sealing,
    /// The game is adjourned (E).
    Adjournment,
}

impl StopReason {
    /// All reasons, in the order in which they are offered.
    pub const ALL: [Self; 10] = [
        Self::PieceMissing,
        Self::WrongSetting,
        Self::IllegalMove,
        Self::Irregularity,
        Self::Claim,
        Self::Disturbance,
        Self::Other,
        Self::Reconstruction,
        Self::Sealing,
        Self::Adjournment,
    ];

    /// Returns it as the journal and the messages have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::PieceMissing => "piece-missing",
            Self::WrongSetting => "wrong-setting",
            Self::IllegalMove => "illegal-move",
            Self::Irregularity => "irregularity",
            Self::Claim => "claim",
            Self::Disturbance => "disturbance",
            Self::Other => "other",
            Self::Reconstruction => "reconstruction",
            Self::Sealing => "sealing",
            Self::Adjournment => "adjournment",
        }
    }

    /// Returns true for what is the arbiter's to order.
    pub fn is_the_arbiters(self) -> bool {
        matches!(self, Self::Reconstruction | Self::Sealing | Self::Adjournment)
    }

    /// Returns what is settled then.
    pub(super) fn pending(self) -> Pending {
        match self {
            Self::PieceMissing | Self::WrongSetting | Self::Disturbance | Self::Other => Pending::Stopped(self),
            Self::IllegalMove | Self::Irregularity => Pending::Irregularity,
            Self::Claim => Pending::Claim(None),
            Self::Reconstruction => Pending::Reconstructing,
            Self::Sealing => Pending::Sealing,
            Self::Adjournment => Pending::Adjourned,
        }
    }
}

impl Game {
    /// Says whether a command may be carried out while something is pending.
    pub(super) fn admits(&self, command: &Command) -> Result<(), Refusal> {
        let Some(pending) = self.standstill().pending else {
            return Ok(());
        };
        match waits(command, pending.name()) {
            false => Ok(()),
            true => Err(self.refusal_while(pending.name())),
        }
    }

    /// Says whether moves may be entered: not while something is settled that ends with a word.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::Waits`], or what whoever may let the game go on does first; [`Refusal::ClaimWritten`] of a game that a
    /// claim ended, and [`Refusal::Annulled`] of one that is cancelled.
    pub fn takes_moves(&self) -> Result<(), Refusal> {
        if self.is_left_to_an_arbiter() {
            return Err(Refusal::ClaimWritten);
        }
        if self.is_annulled() {
            return Err(Refusal::Annulled);
        }
        let pending = self.standstill().pending.map(Pending::name);
        match pending.filter(|it| it.ends_with_a_word()) {
            Some(pending) => Err(self.refusal_while(pending)),
            None => Ok(()),
        }
    }

    /// Returns what is said to whoever asks for something that waits.
    pub fn refusal_while(&self, pending: PendingName) -> Refusal {
        match pending {
            // Without an arbiter such a claim has ended the game.
            PendingName::Claim if self.draw_claim().is_some_and(|it| self.is_decided_elsewhere(it.ground)) => {
                Refusal::ClaimUnchecked
            }
            // A word alone does not let the game go on: the claim is decided.
            PendingName::Claim if self.draw_claim().is_some() && self.has_an_arbiter() => Refusal::ClaimUndecided,
            PendingName::CatchingUp => Refusal::CompleteFirst(unwritten(self)),
            PendingName::Comparing => Refusal::BoardsCompared,
            pending => Refusal::Waits(pending),
        }
    }
}

/// Says whether a command waits until something is settled.
///
/// Moves, the clocks that would go on, and whatever would change a sheet that is being looked at, wait; how a game ends, what
/// a clock shows and who is at the keys are facts that wait for nothing. While a sheet is completed only what needs the moves
/// waits for them.
pub fn waits(command: &Command, pending: PendingName) -> bool {
    use PendingName as P;
    match command {
        // What is sealed or adjourned is that.
        Command::Adjourn(_) | Command::PlaySealed { .. } => !matches!(pending, P::Sealing | P::Adjourned),
        Command::Announce { .. } | Command::Repeat(_) | Command::WrongRepeat | Command::Correct { .. } => true,
        Command::AskToTakeBack | Command::TakeBack => true,
        // The envelope is sealed, and then the game is adjourned.
        Command::StopFor {
            reason: StopReason::Adjournment,
            ..
        } => pending != P::Sealing,
        // 8.5.c, 8.6: so it goes on where the sheets cannot be completed.
        Command::StopFor {
            reason: StopReason::Reconstruction,
            ..
        } => pending != P::CatchingUp,
        Command::Dash | Command::StopFor { .. } => true,
        // Clocks may have been stopped for it.
        Command::ClaimDraw { .. } => pending != P::Claim,
        // A move that was announced before is sealed by making it (E.1.a).
        Command::Make => !matches!(pending, P::CatchingUp | P::Sealing),
        Command::Done => pending != P::CatchingUp,
        Command::Lift(_) | Command::Secure(_) | Command::Adjust(_) => pending != P::CatchingUp,
        Command::OpponentTouches(_) | Command::OpponentReleases(_) => pending != P::CatchingUp,
        Command::Press | Command::Start => pending != P::CatchingUp,
        Command::StrikeDash => !matches!(pending, P::CatchingUp | P::Reconstructing),
        // The next move, or an adjourned game, may bring an offer (E.2.g).
        Command::OfferDraw { .. } => !matches!(pending, P::CatchingUp | P::Sealing | P::Adjourned),
        Command::FillDash(_) | Command::RewriteSheet { .. } | Command::Resume => pending == P::Comparing,
        // What is claimed or sealed is settled first.
        Command::Restore { .. } => matches!(pending, P::Claim | P::CatchingUp | P::Sealing),
        Command::NoteTime(_) => matches!(pending, P::Comparing | P::CatchingUp),
        // Whoever looks into a reason, or into something irregular, may find that the boards differ.
        Command::CompareBoards => !matches!(pending, P::Stopped | P::Irregularity | P::Reconstructing),
        Command::DeclineDraw(_)
        | Command::AcceptDraw(_)
        | Command::DecideClaim(_)
        | Command::LeaveClaim { .. }
        | Command::JudgeStop { .. }
        | Command::Resign(_)
        | Command::EnterResult(_)
        | Command::Sign(_)
        | Command::TakeBackResult
        | Command::Pause
        | Command::Close
        | Command::Reopen(_)
        | Command::CallArbiter
        | Command::SetSecret(_)
        | Command::NoteForTheArbiter(_)
        | Command::Note(_)
        | Command::NoteSealed { .. }
        | Command::Sleep { .. }
        | Command::ContinueJournal { .. }
        | Command::Sync { .. }
        | Command::NoteZero
        | Command::NumberOn(_)
        | Command::ClaimFlag(_)
        | Command::NoteFlag(_)
        | Command::SetClocks { .. }
        | Command::ChangeControl(_)
        | Command::SetReminders(_)
        | Command::Arrive(_)
        | Command::NoteDefaultTime
        | Command::BorrowSheet(_)
        | Command::ReturnSheet
        | Command::ReplaceSheet
        | Command::HandOver
        | Command::EnterIrregularity { .. }
        | Command::Annul { .. }
        | Command::Penalise { .. }
        | Command::AddTime { .. }
        | Command::LimitRoom(_)
        | Command::LayDown { .. }
        | Command::GiveLeave(_)
        | Command::EnterOtherSheet { .. }
        | Command::StrikeOtherSheet
        | Command::EndOtherSheet
        | Command::EnterBoard { .. }
        | Command::TellCorrections
        | Command::EndComparison
        | Command::ArbiterComes(_)
        | Command::ArbiterLeaves => false,
    }
}

impl Pending {
    /// Returns its name.
    pub fn name(&self) -> PendingName {
        match self {
            Pending::Stopped(_) => PendingName::Stopped,
            Pending::Claim(_) => PendingName::Claim,
            Pending::Comparing(_) => PendingName::Comparing,
            Pending::Irregularity => PendingName::Irregularity,
            Pending::CatchingUp => PendingName::CatchingUp,
            Pending::Reconstructing => PendingName::Reconstructing,
            Pending::Sealing => PendingName::Sealing,
            Pending::Adjourned => PendingName::Adjourned,
        }
    }

    /// Returns what was entered of two boards that differ, while they are compared.
    pub fn comparing(&self) -> Option<&Comparing> {
        match self {
            Pending::Comparing(comparing) => Some(comparing),
            _ => None,
        }
    }

    /// Returns true if nobody settles it any more once a result was entered. The sheet is completed after the game too (8.5),
    /// and a result may be taken back.
    pub(super) fn ends_with_the_game(&self) -> bool {
        self.name() != PendingName::CatchingUp
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
    pub stopped: Option<ClocksStopped>,
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
            ClocksStopped::Flag(side) => Some(side),
            ClocksStopped::Paused => None,
        }
    }
}
