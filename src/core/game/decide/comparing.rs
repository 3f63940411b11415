//! What becomes of commands while two boards that differ are compared (D.2.8), and of a game that goes back for another reason
//! (7.5, 7.6).

use crate::game::half_known::unwritten;
use crate::game::{ArbiterNote, Clock, Comparing, Event, Game, PeriodsHad, Refusal};

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
        // 8.5.c: what is on the board after half-moves that are not written is entered too.
        match events.as_slice() {
            [Event::BoardEntered { .. }] if unwritten(self) > 0 => {}
            _ => self.compared().map(|_| ())?,
        }
        self.on_the_word_of_the_arbiter(events)
    }

    pub(super) fn decide_strike(&self) -> Result<Vec<Event>, Refusal> {
        let last = self.compared()?.keyed().last().map(|it| it.ply);
        let struck = last.map(|ply| Event::OtherSheetStruck { ply });
        self.on_the_word_of_the_arbiter(struck.into_iter().collect())
    }

    /// Where nothing stands behind the last agreement there is nothing to strike.
    pub(super) fn decide_restore(&self, ply: u16) -> Result<Vec<Event>, Refusal> {
        if self.comparing().is_none() {
            return self.decide_to_go_back(ply);
        }
        let strikes = usize::from(ply) < self.plies().len();
        self.while_comparing(vec![if strikes {
            let periods = self.clock().map(PeriodsHad::of);
            Event::Restored { ply, periods }
        } else {
            Event::ComparisonEnded
        }])
    }

    /// 7.5, 7.6: the game goes back to any half-move, on the word of the arbiter; a clock that runs is stopped before.
    fn decide_to_go_back(&self, ply: u16) -> Result<Vec<Event>, Refusal> {
        self.is_written()?;
        if usize::from(ply) >= self.plies().len() {
            return Err(Refusal::BeyondTheGame(self.plies().len()));
        }
        let runs = self.clock().and_then(Clock::running).is_some();
        let paused = runs.then_some(Event::Paused);
        let periods = self.clock().map(PeriodsHad::of);
        let restored = Event::Restored { ply, periods };
        self.on_the_word_of_the_arbiter(paused.into_iter().chain([restored]).collect())
    }

    fn compared(&self) -> Result<&Comparing, Refusal> {
        self.comparing().ok_or(Refusal::NothingCompared)
    }
}
