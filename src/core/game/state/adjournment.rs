//! An adjournment as its events tell it (E).

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::Game;
use crate::game::adjournment::{Adjournment, AdjournmentStep, EnvelopeItem, SealedMove, SealingStep, absent_since};
use crate::game::lateness::{Lateness, TimeDue};
use crate::game::laws::ResumptionDefault;
use crate::game::moment::milliseconds;
use crate::game::standstill::ClockState;
use crate::game::wall_clock::since_agreed_time;
use crate::game::{ClockKind, Moment, MoveAsSaid, Pending, PendingName};

/// What the envelope says of a side's time (E.2.c).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct TimesOfASide {
    /// What was used, with what was charged.
    pub used: Duration,
    /// What its clock shows, by which it is set at the resumption.
    pub left: Duration,
}

impl Game {
    /// Returns the adjournment, from the word of the arbiter on; of a game that is not adjourned an empty one.
    pub fn adjournment(&self) -> &Adjournment {
        &self.adjournment
    }

    /// Returns true while the next move is being sealed.
    pub fn is_sealing(&self) -> bool {
        self.pending.as_ref().map(Pending::name) == Some(PendingName::Sealing)
    }

    /// Returns true while the game is adjourned.
    pub fn is_adjourned(&self) -> bool {
        self.pending.as_ref().map(Pending::name) == Some(PendingName::Adjourned)
    }

    /// Returns true if the next move is sealed, so that it stands on the sheet without its words (D.2.1).
    pub fn has_a_sealed_move(&self) -> bool {
        let adjournment = &self.adjournment;
        let is_sealed = adjournment.sealed.is_some() || adjournment.taken.is_some();
        (self.is_sealing() || self.is_adjourned()) && is_sealed
    }

    /// Returns the name of a side as the envelope has it (E.2.a).
    pub fn name_on_the_envelope(&self, side: Color) -> Option<&str> {
        let header = &self.opening.header;
        let opened_with = side.fold_wb(header.white.trim(), header.black.trim());
        let opened_with = (!opened_with.is_empty()).then_some(opened_with);
        opened_with.or(self.adjournment.names[side].as_deref())
    }

    /// Returns the times used, with what was charged, and the times left, where they are facts (E.2.c): of a clock on the table, if somebody stopped
    /// it and read it; of the program's, if it stands. A reckoning is none.
    pub fn envelope_times(&self, at: Moment) -> Option<ByColor<TimesOfASide>> {
        let clock = self.clock()?;
        let is_known = match self.opening.clock {
            ClockKind::Table => self.standstill().clocks.is_stopped() && !self.is_about(),
            ClockKind::Program => clock.running().is_none(),
            ClockKind::None => false,
        };
        is_known.then(|| {
            ByColor::new_with(|side| TimesOfASide {
                used: clock.used_and_charged(side, at),
                left: clock.left(side, at),
            })
        })
    }

    /// Returns what still has to be written on the envelope, in the order of E.2. A game without a clock has no times.
    pub fn envelope_lacks(&self, at: Moment) -> Vec<EnvelopeItem> {
        let has_names = Color::ALL.into_iter().all(|it| self.name_on_the_envelope(it).is_some());
        let has_times = !self.has_clock() || self.envelope_times(at).is_some();
        [
            (!has_names).then_some(EnvelopeItem::Names),
            (!has_times).then_some(EnvelopeItem::Times),
            self.adjournment.resumes.is_none().then_some(EnvelopeItem::Resumption),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// Returns how late a player may come to an adjourned game (E.10).
    pub fn resumption_default(&self) -> Option<Duration> {
        match self.rules.resumption_default {
            ResumptionDefault::Seconds(seconds) => Some(Duration::from_secs(seconds.into())),
            ResumptionDefault::AsAtTheStart => self.default_time(),
        }
    }

    /// Returns who comes too late to the adjourned game, and from when on, where it was not noted. If no delay is allowed that
    /// is at once.
    pub(in crate::game) fn resumption_default_to_come(&self) -> Option<(Color, Moment)> {
        let (side, _) = self.adjournment.waits_for.filter(|_| !self.adjournment.is_noted)?;
        let since = absent_since(self, side)?;
        let limit = i64::try_from(milliseconds(self.resumption_default()?)).unwrap_or(i64::MAX);
        let left = limit.saturating_sub(self.adjournment.late.agreed_before.unwrap_or_default());
        let left = Duration::from_millis(u64::try_from(left).unwrap_or_default());
        Some((side, since.plus(left).plus(Duration::from_millis(1))))
    }

    pub(super) fn adjourn(&mut self, step: &AdjournmentStep, at: Moment) {
        match step {
            AdjournmentStep::Sealed { sealed } => {
                // Whoever changes the move opens the envelope again.
                self.adjournment.taken = self.adjournment.taken.filter(|it| *it == SealingStep::Written);
                self.announced = None;
                self.adjournment.sealed = Some(SealedMove::Copy(sealed.clone()));
            }
            AdjournmentStep::MadeOnBoard { m, said } => {
                self.announced = None;
                self.adjournment.sealed = Some(SealedMove::OnBoard(MoveAsSaid::new(*m, *said)));
            }
            AdjournmentStep::Taken { what } => self.adjournment.taken = Some(*what),
            AdjournmentStep::Named { side, name } => self.adjournment.names[*side] = Some(name.clone()),
            AdjournmentStep::Resumes(resumes) => self.adjournment.resumes = Some(resumes.clone()),
            AdjournmentStep::Checked { item } => self.adjournment.checked.push(*item),
            AdjournmentStep::Presence { side, present } => self.note_presence(*side, *present, at),
            AdjournmentStep::ClockStarted { side } => self.wait_for(*side, at),
            AdjournmentStep::Opened => self.adjournment.is_opened = true,
            AdjournmentStep::Faulty { fault } => self.adjournment.fault = Some(*fault),
            AdjournmentStep::Lost => self.adjournment.is_lost = true,
        }
    }

    /// A move is sealed from here on. Who did not come to an adjourned game is still awaited (E.9.c).
    pub(super) fn begin_to_seal(&mut self) {
        let presence = self.still_absent();
        // The resumption to which somebody has not come is still the same.
        let is_awaited = presence.white.or(presence.black).is_some();
        self.adjournment = Adjournment {
            presence,
            resumed: self.adjournment.resumed.filter(|_| is_awaited),
            late: Lateness {
                agreed_before: self.adjournment.late.agreed_before.filter(|_| is_awaited),
                is_of_a_reply: is_awaited,
                due: TimeDue::None,
            },
            names: std::mem::take(&mut self.adjournment.names),
            ..Adjournment::default()
        };
    }

    /// The game goes on, and nothing of the adjournment stands but who was not there.
    pub(super) fn end_the_adjournment(&mut self, at: Moment) {
        let with_the_sealed = usize::from(self.adjournment.is_opened || self.adjournment.is_lost);
        let agreed_before = agreed_before(self, at);
        self.adjournment = Adjournment {
            presence: self.still_absent(),
            late: Lateness {
                agreed_before,
                ..Lateness::default()
            },
            is_offered_since: self.adjournment.is_offered_since,
            went_on_at: Some(self.plies.len() + with_the_sealed),
            resumed: Some(at),
            ..Adjournment::default()
        };
    }

    /// Returns true once a player has moved in a game that was adjourned: from then on only the arbiter decides whether times
    /// that were set wrongly are put right (E.13).
    pub fn has_moved_since_the_resumption(&self) -> bool {
        self.adjournment.went_on_at.is_some_and(|it| self.plies.len() > it)
    }

    /// An offer that was made behind the sealed move stays when that is executed (E.4); any other move answers it.
    pub(super) fn answer_by_moving(&mut self, side: Color) {
        if !std::mem::take(&mut self.adjournment.is_offered_since) {
            self.close_offer_to(side);
        }
    }

    /// Whoever moves once the sealed move stands on the sheet is there.
    pub(super) fn come_by_moving(&mut self, side: Color) {
        let is_the_sealed = self.adjournment.is_offered_since;
        if !is_the_sealed && self.adjournment.went_on_at.is_some_and(|it| self.plies.len() >= it) {
            self.adjournment.presence[side] = None;
        }
    }

    /// Returns who was not there when the game was to go on; that others were says nothing of later.
    fn still_absent(&self) -> ByColor<Option<bool>> {
        self.adjournment.presence.map(|it| it.filter(|present| !present))
    }

    fn note_presence(&mut self, side: Color, present: bool, at: Moment) {
        if present && side != self.turn() {
            self.adjournment.late.due = due_at_arrival(self, side, at);
        }
        self.adjournment.presence[side] = Some(present);
        if !present {
            let before = agreed_before(self, at);
            self.adjournment.late.agreed_before = self
                .adjournment
                .resumed
                .map_or(before, |_| self.adjournment.late.agreed_before);
            self.adjournment.resumed.get_or_insert(at);
        }
        if present && self.adjournment.waits_for.is_some_and(|(waited, _)| waited == side) {
            self.adjournment.waits_for = None;
            self.stop(at);
        }
    }

    fn wait_for(&mut self, side: Color, at: Moment) {
        // The clock of who sealed is started after that of who replied, who was there to seal it. Whether who sealed is there is
        // not known until somebody says so (E.9.c).
        match self.is_sealing() {
            true => self.adjournment.presence[!side] = Some(true),
            false => {
                self.adjournment.late.agreed_before = agreed_before(self, at);
                self.adjournment.resumed = Some(at);
            }
        }
        self.pending = Some(Pending::Adjourned);
        self.adjournment.waits_for = Some((side, at));
        self.adjournment.is_noted = false;
        self.adjournment.presence[side] = Some(false);
        self.clocks = ClockState::Running;
        if let Some(clock) = &mut self.clock {
            clock.run(side, at);
        }
    }
}

/// Returns how far the clock of the player who replies is from the time that is due, at the word that this player is there.
fn due_at_arrival(game: &Game, side: Color, at: Moment) -> TimeDue {
    let adjournment = &game.adjournment;
    let ran = adjournment
        .waits_for
        .filter(|(waited, _)| *waited == side)
        .map(|(_, since)| i64::try_from(milliseconds(at.since(since))).unwrap_or(i64::MAX));
    match (adjournment.late.due, ran) {
        (TimeDue::Settled, _) => TimeDue::Settled,
        // Who comes before the agreed time loses none.
        (_, Some(ran)) => adjournment
            .late
            .agreed_before
            .map_or(TimeDue::Unknown, |before| TimeDue::of(before.max(-ran))),
        (_, None) => {
            let late = game.came_at(side).and_then(|came| agreed_before(game, came));
            late.map_or(TimeDue::None, |late| TimeDue::of(late.max(0)))
        }
    }
}

/// Returns by how many milliseconds the game was to go on before a moment, as far as that is known.
fn agreed_before(game: &Game, at: Moment) -> Option<i64> {
    let resumes = game.adjournment.resumes.as_ref()?;
    since_agreed_time(game, game.wall, resumes, at)
}
