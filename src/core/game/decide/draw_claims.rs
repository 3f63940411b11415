//! What becomes of claims of a draw (9.2 to 9.5; in a quickplay finish 10.2, G.4 to G.6, III.4 to III.6).

use std::time::Duration;

use shakmaty::Color;

use crate::game::clock::account;
use crate::game::half_known::goes_on;
use crate::game::laws::{Act, FinishClaimant, NoFinish};
use crate::game::moment::milliseconds;
use crate::game::{
    ClaimFinding, ClaimGround, ClaimTimes, ClockKind, DrawClaim, Event, Game, Mode, Moment, MoveAsSaid, Outcome,
    PendingName, PerMove, Refusal, TimeControl, table_clock,
};

impl Game {
    /// A draw is claimed by who has the move and did nothing of it yet, but for 10.2 of 1997. Whether the claim holds is nobody's but the arbiter's.
    pub(super) fn decide_draw_claim(
        &self,
        at: Moment,
        mut claim: DrawClaim,
        stops: bool,
    ) -> Result<Vec<Event>, Refusal> {
        if self.draw_claim().is_some() {
            return Err(self.refusal_while(PendingName::Claim));
        }
        self.started()?;
        match claim.ground.is_of_the_finish() {
            true => {
                claim.left = self.times_of_a_claim(at);
                self.may_claim_in_the_finish(&claim)?;
            }
            false => goes_on(self, at)?,
        }
        let is_by_the_record = !claim.ground.is_of_the_finish();
        let is_free = self.rules().finish_claimed_by == FinishClaimant::Either && self.turn() != claim.side;
        if is_by_the_record || !is_free {
            check_mover(self, &claim)?;
        }
        if is_by_the_record && self.rules().claim_lost_by == Act::Touch && self.lifted().is_some() {
            return Err(Refusal::ClaimLost);
        }
        Ok(vec![Event::ClaimedDraw {
            stopped: self.has_clock() && (stops || self.stops_the_clocks(claim.ground)),
            claim: Box::new(claim),
        }])
    }

    /// Returns whether such a claim stops the clocks, whatever the claimant wants; without an arbiter one in the finish ends the
    /// game (G.6).
    pub fn stops_the_clocks(&self, ground: ClaimGround) -> bool {
        match ground.is_of_the_finish() {
            true => self.rules().finish_stops_clocks || self.is_decided_elsewhere(ground),
            false => self.rules().claim_stops_clocks,
        }
    }

    /// Returns true if nobody at the table decides on such a claim: one of the finish, in a game without an arbiter (G.6).
    pub fn is_decided_elsewhere(&self, ground: ClaimGround) -> bool {
        self.mode() == Mode::Free && matches!(ground, ClaimGround::CannotWin | ClaimGround::NoEffort)
    }

    fn times_of_a_claim(&self, at: Moment) -> Option<ClaimTimes> {
        let clock = self.clock().filter(|_| table_clock::lost_times(self, at).is_empty())?;
        let left = |side| milliseconds(clock.left(side, at));
        Some(ClaimTimes {
            white: left(Color::White),
            black: left(Color::Black),
            about: self.is_about() || !account::is_seen(clock),
        })
    }

    /// What holds for the whole game is refused to everybody. Of the time that is left an event's player hears nothing: the
    /// claim goes to the arbiter, with both times.
    fn may_claim_in_the_finish(&self, claim: &DrawClaim) -> Result<(), Refusal> {
        let DrawClaim { side, ground, left, .. } = *claim;
        match self.finish_of(side) {
            // Of a clock on the table nobody may have told the control.
            Err(NoFinish::NoTime) if self.opening().clock == ClockKind::Table => {}
            in_it => in_it.map_err(Refusal::NoFinish)?,
        }
        if ground == ClaimGround::Seconds && !self.rules().finish_delay {
            return Err(Refusal::NotInThisEdition);
        }
        if self.flag() == Some(side) {
            return Err(Refusal::FlagBeforeTheClaim(ground));
        }
        if self.postponed_claims().any(|it| it.side == side) && ground != ClaimGround::Seconds {
            return Err(Refusal::ClaimPostponed);
        }
        if self.mode() == Mode::Event {
            return Ok(());
        }
        match left.filter(|it| !it.about && !it.admits(side)) {
            Some(left) if left.both()[side] > Duration::ZERO => return Err(Refusal::TimeForMoves(ground)),
            Some(_) => return Err(Refusal::FlagBeforeTheClaim(ground)),
            None => {}
        }
        match self.dashes().len() {
            missing if missing > 0 && ground == ClaimGround::NoEffort => Err(Refusal::SheetIncomplete(missing)),
            _ => Ok(()),
        }
    }

    /// G.6: where no arbiter is, the claim has ended the game.
    pub(super) fn decide_leave_claim(&self, checked: bool) -> Result<Vec<Event>, Refusal> {
        match self.draw_claim() {
            Some(claim) if self.is_decided_elsewhere(claim.ground) => Ok(vec![Event::LeftClaim { checked }]),
            _ => Err(Refusal::NoClaim),
        }
    }

    /// 9.5: a claim that is right draws the game at once.
    pub(super) fn decide_on_the_claim(&self, found: ClaimFinding) -> Result<Vec<Event>, Refusal> {
        let claim = self.claim_to_decide().ok_or(Refusal::NoClaim)?;
        if !claim.ground.may_be_found(found) {
            return Err(Refusal::NoSuchFinding);
        }
        let outcome = Outcome::Draw;
        // G.4: the seconds are given once the offer is refused, and it is over then.
        let is_granted = found == ClaimFinding::Right && claim.ground == ClaimGround::Seconds;
        let refused =
            (self.offer() == Some(claim.side) && is_granted).then_some(Event::DeclinedDraw { side: !claim.side });
        let follows = match (found, claim.ground) {
            (ClaimFinding::Right, ClaimGround::Seconds) => self.five_seconds_more(claim),
            (ClaimFinding::Right, _) => vec![Event::Resulted { outcome }],
            (ClaimFinding::Wrong | ClaimFinding::Illegal | ClaimFinding::Postponed, _) => Vec::new(),
        };
        self.on_the_word_of_the_arbiter(
            refused
                .into_iter()
                .chain([Event::DecidedClaim { found }])
                .chain(follows)
                .collect(),
        )
    }

    /// G.4: both have five seconds more for each move, and the opponent two minutes more; of a clock on the table of which
    /// nothing is known nothing is reckoned.
    fn five_seconds_more(&self, claim: &DrawClaim) -> Vec<Event> {
        const MORE: Duration = Duration::from_secs(5);
        const MORE_FOR_THE_OPPONENT_MS: u64 = 120_000;
        let Some(clock) = self.clock() else { return Vec::new() };
        let per_move = PerMove::Increment(MORE);
        let control = TimeControl {
            per_move,
            ..clock.control().clone()
        };
        let article = self.rules().article(claim.ground.subject()).unwrap_or_default();
        vec![
            Event::ControlChanged { control },
            Event::TimeAdded {
                side: !claim.side,
                time: MORE_FOR_THE_OPPONENT_MS,
                reason: article.to_owned(),
            },
        ]
    }

    /// 9.5.b: after a claim that was wrong the intended move is made, and no other without the arbiter.
    pub(super) fn keeps_to_the_claim(&self, m: MoveAsSaid) -> Result<(), Refusal> {
        let is_another = |due: MoveAsSaid| due.m != m.m && !due.is_the_same(m);
        match self.intended_due().is_some_and(is_another) && self.arbiter().is_none() {
            true => Err(Refusal::IntendedMoveDue),
            false => Ok(()),
        }
    }
}

/// Says whether a claimant has the move and did nothing of it yet.
fn check_mover(game: &Game, claim: &DrawClaim) -> Result<(), Refusal> {
    if game.turn() != claim.side {
        return Err(Refusal::ClaimOutOfTurn(claim.ground));
    }
    game.has_the_move()?;
    match game.announced() {
        Some(_) => Err(Refusal::MakeFirst),
        None => Ok(()),
    }
}
