//! What becomes of faults and penalties, which the arbiter alone imposes (7.5.5, 9.5.3, 12.9).

use crate::game::laws::{CanMate, Costs, Offence, OnIllegalPosition, Remedy};
use crate::game::offences::{OffenceKey, offence_counted, offence_now, was_acted_on};
use crate::game::{Event, Fault, FaultKind, Game, IllegalPosition, Outcome, Penalty, Refusal, laws, unreplaced_pawn};
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
        let mut replaced = Vec::new();
        if let Some(fault) = fault
            && let Some(queen) = unreplaced_pawn::replaced(self, fault)
        {
            replaced = self.decide_rewrite(fault.ply, queen, None)?;
        }
        let fault = fault.map(|fault| Event::Faulted { fault });
        let penalty = penalty.map(|it| Event::Penalised { penalty: Box::new(it) });
        let result = result.map(|outcome| Event::Resulted { outcome });
        self.on_the_word_of_the_arbiter(fault.into_iter().chain(replaced).chain(penalty).chain(result).collect())
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

    /// Returns what the edition provides for a fault: a draw in place of a loss where the opponent cannot mate (7.5.5; not in
    /// 10.3 of 1997, and in games that are not supervised as in B.3.c of 2009).
    pub fn remedy_for(&self, fault: Fault) -> Remedy {
        let may_draw = self.rules().illegal_loss_may_draw || self.is_unsupervised();
        match self.rules().for_illegal_move(&self.offence(fault)) {
            Remedy::Loss if may_draw && self.cannot_mate_before(fault.ply, !fault.side) => Remedy::Draw,
            remedy => remedy,
        }
    }

    /// Returns which fault of that player it is, this one included. Only one that was acted on counts (A.5.2), and two in one
    /// press count once (7.5.4). Of one in the finish those before it do not count, where Article 10 alone has a price (10.3
    /// of 1997).
    pub fn fault_number(&self, fault: Fault) -> u8 {
        let together = self.rules().illegal_kinds_together;
        let of_article_10 =
            |made: Fault| self.rules().illegal_costs == Costs::InTheFinish && laws::made_in_finish(self, made);
        let is_apart = |other: &Fault| of_article_10(fault) && !of_article_10(*other);
        let is_counted =
            |other: &Fault| other.side == fault.side && (together || other.kind == fault.kind) && !is_apart(other);
        let mut counted: Vec<OffenceKey> = (self.faults().counted.iter())
            .filter(|it| is_counted(&it.fault))
            .map(|it| offence_counted(self, it))
            .chain([offence_now(self, fault)])
            .collect();
        counted.sort_unstable();
        counted.dedup();
        u8::try_from(counted.len()).unwrap_or(u8::MAX)
    }

    fn offence(&self, fault: Fault) -> Offence {
        Offence {
            is_answered: is_answered(self, fault),
            is_counted: was_acted_on(self, fault),
            count: self.fault_number(fault),
            class: self.class(),
            is_supervised: !self.is_unsupervised(),
            is_in_the_finish: laws::made_in_finish(self, fault),
        }
    }

    /// Returns true if it is proved that a side cannot mate from the position before a half-move, to which the game goes back.
    fn cannot_mate_before(&self, ply: u16, side: Color) -> bool {
        let index = usize::from(ply).checked_sub(1);
        let before = index.and_then(|it| self.plies().get(it)).map(|it| &it.before);
        laws::can_mate_in(self, before.unwrap_or(self.position()), side) == CanMate::No
    }
}

/// Returns true for a half-move that the opponent has answered. As long as the position itself is
/// illegal and the arbiter intervenes (A4.c of 2009) the answer changes nothing.
fn is_answered(game: &Game, fault: Fault) -> bool {
    let is_last = usize::from(fault.ply) >= game.plies().len();
    let flaw = game.illegal_position(game.position().board());
    let is_of_the_fault = match fault.kind {
        FaultKind::Pawn => flaw.is_some(),
        FaultKind::Move | FaultKind::Press | FaultKind::Hands => flaw == Some(IllegalPosition::BothKings),
    };
    let intervenes = game.rules().illegal_position.get(game.class()) == OnIllegalPosition::Intervenes;
    !(is_last || intervenes && is_of_the_fault)
}
