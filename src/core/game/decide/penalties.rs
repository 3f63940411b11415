//! What becomes of faults and penalties, which the arbiter alone imposes (7.5.5, 9.5.3, 12.9).

use crate::game::laws::Offence;
use crate::game::{Condition, Event, Fault, FaultKind, Game, Outcome, Penalty, Refusal};
use shakmaty::Color;

impl Game {
    /// A fault, what it costs, and the result that follows from that, as far as each is there.
    pub(super) fn decide_penalty(
        &self,
        fault: Option<Fault>,
        penalty: Option<Penalty>,
        result: Option<Outcome>,
    ) -> Result<Vec<Event>, Refusal> {
        if let Some(fault) = fault {
            self.counts_as_illegal(fault.kind)?;
        }
        let fault = fault.map(|fault| Event::Faulted { fault });
        let penalty = penalty.map(|it| Event::Penalised { penalty: Box::new(it) });
        let result = result.map(|outcome| Event::Resulted { outcome });
        self.on_the_word_of_the_arbiter(fault.into_iter().chain(penalty).chain(result).collect())
    }

    /// Says whether the edition counts such a fault as an illegal move.
    ///
    /// # Errors
    ///
    /// Returns [`Refusal::NoSuchFault`].
    pub fn counts_as_illegal(&self, kind: FaultKind) -> Result<(), Refusal> {
        match self.rules().counts(kind) {
            true => Ok(()),
            false => Err(Refusal::NoSuchFault),
        }
    }

    /// Returns the last half-move that is illegal, completed and not acted on yet, counted from 1, with who made it; of a
    /// side, if one is given.
    pub fn last_illegal(&self, side: Option<Color>) -> Option<(u16, Color)> {
        let numbered = (1u16..).zip(self.plies());
        let illegal = numbered.filter(|(number, ply)| {
            side.is_none_or(|it| it == ply.side())
                && ply.completion.is_completed()
                && ply.before.is_legal(ply.m) == Some(false)
                && !self.faults().iter().any(|it| it.ply == *number)
        });
        illegal.last().map(|(number, ply)| (number, ply.side()))
    }

    /// Returns what the edition is asked about a fault: which of that player it is, and in what game. Only one that was acted
    /// on counts (A.5.2), and two in one half-move count once (7.5.4).
    pub fn offence(&self, fault: Fault) -> Offence {
        let rules = self.rules();
        let mut counted: Vec<u16> = (self.faults().iter())
            .filter(|it| it.side == fault.side && (rules.illegal_kinds_together || it.kind == fault.kind))
            .map(|it| it.ply)
            .chain([fault.ply])
            .collect();
        counted.sort_unstable();
        counted.dedup();
        let conditions = self.opening().event.as_ref().map(|it| &it.conditions);
        let periods = |side| self.clock().map(|it| (it.periods(side), it.control().periods.len()));
        Offence {
            is_counted: (self.faults().iter()).any(|it| (it.side, it.ply) == (fault.side, fault.ply)),
            count: u8::try_from(counted.len()).unwrap_or(u8::MAX),
            class: rules.class(self.opening().time.as_ref()),
            is_supervised: conditions.is_none_or(|it| it.get(Condition::Supervised) != Some("no")),
            is_in_the_last_period: periods(fault.side).is_some_and(|(had, all)| had >= all),
        }
    }
}
