//! What becomes of commands while two boards that differ are compared (D.2.8).

use crate::game::{ArbiterNote, Command, Comparing, Event, Game, Refusal};

impl Game {
    /// Either side may notice it, and anybody at the keys says so (D.2.8-1); the arbiter at the keys is called by nobody.
    pub(super) fn decide_compare(&self) -> Result<Vec<Event>, Refusal> {
        self.is_written()?;
        let mut events = vec![Event::BoardsDiffer];
        if self.arbiter().is_none() {
            events.extend(self.in_event(ArbiterNote::BoardsDiffer));
        }
        Ok(events)
    }

    pub(super) fn while_comparing(&self, events: Vec<Event>) -> Result<Vec<Event>, Refusal> {
        self.compared()?;
        self.on_the_word_of_the_arbiter(events)
    }

    pub(super) fn decide_strike(&self) -> Result<Vec<Event>, Refusal> {
        let last = self.compared()?.keyed().last().map(|it| it.ply);
        let struck = last.map(|ply| Event::OtherSheetStruck { ply });
        self.on_the_word_of_the_arbiter(struck.into_iter().collect())
    }

    /// Where nothing stands behind the last agreement there is nothing to strike.
    pub(super) fn decide_restore(&self, ply: u16) -> Result<Vec<Event>, Refusal> {
        let strikes = usize::from(ply) < self.plies().len();
        self.while_comparing(vec![if strikes {
            Event::Restored { ply }
        } else {
            Event::ComparisonEnded
        }])
    }

    fn compared(&self) -> Result<&Comparing, Refusal> {
        self.comparing().ok_or(Refusal::NothingCompared)
    }
}

impl Command {
    /// Returns true for everything that waits until the boards are the same again: moves, the clocks that would go on, and
    /// whatever would change a sheet that is being compared. How a game ends, what a clock shows and who is at the keys
    /// are facts that wait for nothing.
    pub(in crate::game) fn waits_for_the_boards(&self) -> bool {
        match self {
            Command::Start
            | Command::Announce { .. }
            | Command::Repeat(_)
            | Command::Correct { .. }
            | Command::WrongRepeat
            | Command::Dash
            | Command::StrikeDash
            | Command::FillDash(_)
            | Command::Make
            | Command::Done
            | Command::Lift(_)
            | Command::Adjust(_)
            | Command::Press
            | Command::OfferDraw { .. }
            | Command::Resume
            | Command::NoteTime(_)
            | Command::RewriteSheet { .. }
            | Command::CompareBoards => true,
            Command::DeclineDraw(_)
            | Command::AcceptDraw(_)
            | Command::Resign(_)
            | Command::EnterResult(_)
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
            | Command::ClaimFlag(_)
            | Command::NoteFlag(_)
            | Command::SetClocks { .. }
            | Command::AddTime { .. }
            | Command::LimitRoom(_)
            | Command::EnterOtherSheet { .. }
            | Command::StrikeOtherSheet
            | Command::EndOtherSheet
            | Command::EnterBoard { .. }
            | Command::TellCorrections
            | Command::EndComparison
            | Command::Restore { .. }
            | Command::ArbiterComes(_)
            | Command::ArbiterLeaves => false,
        }
    }
}
