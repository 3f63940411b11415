//! What becomes of what was not as it should be (Article 7).

use crate::game::{ArbiterNote, Clock, ClockKind, Event, Game, IrregularityKind, Refusal};
use shakmaty::Color;

/// The arbiter annuls the game. What was entered before is not entered again, and a position that is lost is not a wrong start.
pub(super) fn annul(game: &Game, kind: IrregularityKind) -> Result<Vec<Event>, Refusal> {
    let is_told = kind == IrregularityKind::Start && !game.adjournment().is_lost;
    let told = is_told.then_some(Event::Irregular { kind, side: None });
    let events = told.into_iter().chain([Event::Annulled { kind }]);
    game.on_the_word_of_the_arbiter(events.collect())
}

impl Game {
    /// Anybody says that pieces were displaced; what is made of the rest is the arbiter's.
    pub(super) fn decide_irregularity(
        &self,
        kind: IrregularityKind,
        side: Option<Color>,
    ) -> Result<Vec<Event>, Refusal> {
        let mut events = vec![Event::Irregular { kind, side }];
        if self.arbiter().is_none() {
            events.extend(self.in_event(ArbiterNote::Irregular { kind, side }));
        }
        if matches!(kind, IrregularityKind::Start | IrregularityKind::Turned) {
            self.may_complain_of_the_set_up()?;
        }
        match kind {
            IrregularityKind::Start => annul(self, kind),
            IrregularityKind::Turned | IrregularityKind::Colours => self.on_the_word_of_the_arbiter(events),
            IrregularityKind::Displaced => Ok(events),
            IrregularityKind::Clock => self.decide_to_give_the_clock_back(events),
        }
    }

    /// 7.3 of 1997: whoever sees that the opponent displaced pieces may start his clock again, without a move.
    fn decide_to_give_the_clock_back(&self, events: Vec<Event>) -> Result<Vec<Event>, Refusal> {
        if !self.rules().clock_given_back {
            return Err(Refusal::NotInThisEdition);
        }
        if !self.has_clock() {
            return Err(Refusal::NoClock);
        }
        match self.opening().clock == ClockKind::Program && self.clock().and_then(Clock::running).is_none() {
            true => Err(Refusal::ClocksStand),
            false => Ok(events),
        }
    }
}
